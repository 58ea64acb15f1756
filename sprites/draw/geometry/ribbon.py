"""A free stroke is a ribbon: a spline with a width that swells and tapers like a pen."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from shapely.geometry import LineString, Point
from shapely.ops import unary_union

from sprites.draw.geometry.outline import traced
from sprites.draw.geometry.path import Path
from sprites.draw.geometry.spline import Points, parsed, spline

Width = float | Sequence[float] | Callable[[float], float]


def sampled(
    curve: Points | Path, count: int | None = None, k: float = 0.36
) -> list[tuple[float, float, float, float]]:
    """Return evenly spaced (x, y, normal x, normal y) along an open curve, one every 9 units or so."""
    drawn = curve if isinstance(curve, Path) else spline(curve, closed=False, k=k)
    string = LineString(drawn.flattened(0.05)[0][0])
    length = string.length
    count = count or max(6, int(length / 9))
    samples = []
    for i in range(count + 1):
        along = length * i / count
        here = string.interpolate(along)
        ahead, behind = string.interpolate(min(length, along + 0.5)), string.interpolate(max(0, along - 0.5))
        dx, dy = ahead.x - behind.x, ahead.y - behind.y
        norm = math.hypot(dx, dy) or 1
        samples.append((here.x, here.y, -dy / norm, dx / norm))
    return samples


def curve_length(curve: Points | Path) -> float:
    """Return the length of an open curve."""
    drawn = curve if isinstance(curve, Path) else spline(curve, closed=False)
    return float(LineString(drawn.flattened(0.3)[0][0]).length)


def ribbon(points: Points, width: Width, count: int | None = None, k: float = 0.36) -> Path:
    """Return a tapered stroke. Width: the middle of a lens, a list along the way, or a function of 0..1."""
    samples = sampled(points, count, k)
    last = len(samples) - 1
    width_at = _profile(width)
    left, right = [], []
    for i, (x, y, nx, ny) in enumerate(samples):
        half = width_at(i / last) / 2
        left.append((x + nx * half, y + ny * half, i in {0, last}))
        right.append((x - nx * half, y - ny * half, i in {0, last}))
    if width_at(0) < 0.3:
        right = right[1:]
    if width_at(1) < 0.3:
        right = right[:-1]
    return spline(left + right[::-1], k=0.34)


def limb(points: Points, widths: Sequence[float], count: int = 18) -> Path:
    """Return a ribbon with round ends: an arm, a branch, a horse's leg."""
    body = ribbon(points, widths, count).area()
    ends = parsed(points) if isinstance(points, str) else points
    first, last = ends[0], ends[-1]
    joined = unary_union(
        [
            body.buffer(0.01),
            Point(first[0], first[1]).buffer(widths[0] / 2, 24),
            Point(last[0], last[1]).buffer(widths[-1] / 2, 24),
        ]
    )
    return traced(joined.buffer(2).buffer(-2), tolerance=0.05)


def _profile(width: Width) -> Callable[[float], float]:
    if callable(width):
        return width
    if isinstance(width, Sequence):
        widths = list(width)

        def stepped(t: float) -> float:
            x = t * (len(widths) - 1)
            i = min(int(x), len(widths) - 2)
            u = x - i
            u = u * u * (3 - 2 * u)
            return widths[i] * (1 - u) + widths[i + 1] * u

        return stepped
    middle = width
    return lambda t: middle * math.sin(math.pi * min(1, max(0, t))) ** 0.75
