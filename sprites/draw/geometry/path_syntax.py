"""SVG path data, every command of it, is read into cubic curves."""

from __future__ import annotations

import math
import re
from typing import TYPE_CHECKING

from sprites.draw.geometry.path import Path, Segment, Subpath

if TYPE_CHECKING:
    from collections.abc import Callable

    from sprites.draw.geometry.matrix import Point

TOKEN = re.compile(r"[MmLlHhVvCcSsQqTtAaZz]|[-+]?(?:\d+\.\d*|\.\d+|\d+)(?:[eE][-+]?\d+)?")


def path(text: str) -> Path:
    """Return the path that `d="text"` would draw."""
    reader = _Reader(TOKEN.findall(text))
    while reader.has_more():
        reader.read_command()
    return Path(reader.subpaths)


class _Reader:
    """Follows the pen: where it is, where the subpath began, and the last control point for S and T."""

    def __init__(self, tokens: list[str]) -> None:
        self.tokens = tokens
        self.next = 0
        self.subpaths: list[Subpath] = []
        self.pen: Point = (0, 0)
        self.begin: Point = (0, 0)
        self.segments: list[Segment] = []
        self.is_open = False
        self.command = ""
        self.cubic: Point | None = None
        self.quadratic: Point | None = None

    def has_more(self) -> bool:
        return self.next < len(self.tokens)

    def number(self) -> float:
        self.next += 1
        return float(self.tokens[self.next - 1])

    def point(self) -> Point:
        x, y = self.pen if self.command.islower() else (0, 0)
        return (self.number() + x, self.number() + y)

    def read_command(self) -> None:
        if self.tokens[self.next].isalpha():
            self.command = self.tokens[self.next]
            self.next += 1
        name = self.command.upper()
        if name == "Z":
            self.subpaths[-1].is_closed = True
            self.pen, self.is_open = self.begin, False
        elif name == "M":
            self.pen = self.begin = self.point()
            self.open_subpath()
            self.command = "l" if self.command.islower() else "L"
        else:
            if not self.is_open:
                self.begin = self.pen
                self.open_subpath()
            curves: dict[str, Callable[[], None]] = {
                "C": self.read_cubic,
                "S": self.read_cubic,
                "Q": self.read_quadratic,
                "T": self.read_quadratic,
                "A": self.read_arc,
            }
            curves.get(name, self.read_line)()
        self.cubic = self.cubic if name in "CS" else None
        self.quadratic = self.quadratic if name in "QT" else None

    def open_subpath(self) -> None:
        self.segments, self.is_open = [], True
        self.subpaths.append(Subpath(self.pen, self.segments))

    def add(self, control: Point, other: Point, end: Point) -> None:
        self.segments.append((control, other, end))
        self.pen = end

    def read_line(self) -> None:
        name, is_relative = self.command.upper(), self.command.islower()
        if name == "H":
            end = (self.number() + (self.pen[0] if is_relative else 0), self.pen[1])
        elif name == "V":
            end = (self.pen[0], self.number() + (self.pen[1] if is_relative else 0))
        else:
            end = self.point()
        self.add(self.pen, end, end)

    def read_cubic(self) -> None:
        control = self.point() if self.command.upper() == "C" else _reflected(self.pen, self.cubic)
        other, end = self.point(), self.point()
        self.add(control, other, end)
        self.cubic = other

    def read_quadratic(self) -> None:
        x, y = self.pen
        middle = self.point() if self.command.upper() == "Q" else _reflected(self.pen, self.quadratic)
        end = self.point()
        control = (x + 2 / 3 * (middle[0] - x), y + 2 / 3 * (middle[1] - y))
        other = (end[0] + 2 / 3 * (middle[0] - end[0]), end[1] + 2 / 3 * (middle[1] - end[1]))
        self.add(control, other, end)
        self.quadratic = middle

    def read_arc(self) -> None:
        radii = (self.number(), self.number())
        angle, is_large, is_clockwise = self.number(), bool(self.number()), bool(self.number())
        for segment in _arc(
            self.pen, radii, angle, is_large=is_large, is_clockwise=is_clockwise, end=self.point()
        ):
            self.add(*segment)


def _reflected(pen: Point, control: Point | None) -> Point:
    return (2 * pen[0] - control[0], 2 * pen[1] - control[1]) if control else pen


def _arc(
    start: Point, radii: Point, angle: float, *, is_large: bool, is_clockwise: bool, end: Point
) -> list[Segment]:
    """Return an elliptic arc as cubics (SVG 1.1, appendix F.6.5: from endpoints to centre)."""
    if start == end:
        return []
    rx, ry = radii
    cosine, sine = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    dx, dy = (start[0] - end[0]) / 2, (start[1] - end[1]) / 2
    x1, y1 = cosine * dx + sine * dy, -sine * dx + cosine * dy
    excess = x1 * x1 / rx / rx + y1 * y1 / ry / ry
    if excess > 1:
        rx *= math.sqrt(excess)
        ry *= math.sqrt(excess)
    k = max(
        0,
        (rx * rx * ry * ry - rx * rx * y1 * y1 - ry * ry * x1 * x1) / (rx * rx * y1 * y1 + ry * ry * x1 * x1),
    )
    k = math.sqrt(k) * (-1 if is_large == is_clockwise else 1)
    cx, cy = k * rx * y1 / ry, -k * ry * x1 / rx
    ox, oy = (
        cosine * cx - sine * cy + (start[0] + end[0]) / 2,
        sine * cx + cosine * cy + (start[1] + end[1]) / 2,
    )
    first = math.atan2((y1 - cy) / ry, (x1 - cx) / rx)
    sweep = math.atan2((-y1 - cy) / ry, (-x1 - cx) / rx) - first
    if is_clockwise and sweep < 0:
        sweep += 2 * math.pi
    if not is_clockwise and sweep > 0:
        sweep -= 2 * math.pi
    count = max(1, math.ceil(abs(sweep) / (math.pi / 2) - 1e-9))
    step = sweep / count
    handle = 4 / 3 * math.tan(step / 4)

    def at(t: float, along: float) -> Point:
        x = rx * (math.cos(t) - along * math.sin(t))
        y = ry * (math.sin(t) + along * math.cos(t))
        return (cosine * x - sine * y + ox, sine * x + cosine * y + oy)

    segments = [
        (at(t, handle), at(t + step, -handle), at(t + step, 0))
        for t in (first + i * step for i in range(count))
    ]
    segments[-1] = (segments[-1][0], segments[-1][1], end)
    return segments
