"""The medal at the end of a match: a laurel of brass around a star, and a plain seal for who has lost."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

import pygame

from game.ui.theme import BRASS, BRASS_DARK, BRASS_LIGHT, OUTLINE, WOOD_DARK
from game.ui.vector import circle, drawing, path

LEAVES = 8
"""Leaves on each side of the laurel."""

LOZENGE = "M50 33L63 50L50 67L37 50Z"


@lru_cache(maxsize=4)
def medal(side: int, *, is_won: bool) -> pygame.Surface:
    """A laurel around a star for the winners; a dull seal with a lozenge for the others: next time."""
    ring = (
        circle(50, 50, 30, fill=BRASS_DARK if is_won else WOOD_DARK, stroke=OUTLINE, stroke_width=2),
        circle(50, 50, 27, fill="none", stroke=BRASS if is_won else BRASS_DARK, stroke_width=1.6),
    )
    if not is_won:
        lozenge = path(LOZENGE, fill=BRASS_DARK, stroke=OUTLINE, stroke_width=1.6, stroke_linejoin="round")
        return drawing((side, side), *ring, lozenge, view=(100, 100))
    return drawing(
        (side, side),
        *ring,
        *_leaves(),
        path(_star(), fill=BRASS_LIGHT, stroke=OUTLINE, stroke_width=1.6, stroke_linejoin="round"),
        view=(100, 100),
    )


@lru_cache(maxsize=4)
def laurel(side: int) -> pygame.Surface:
    """The wreath alone, to be laid round something else."""
    return drawing((side, side), *_leaves(), view=(100, 100))


def _leaves() -> list[str]:
    leaves = (_leaf(index, mirror) for index in range(LEAVES) for mirror in (1, -1))
    return [path(leaf, fill=BRASS_LIGHT, stroke=OUTLINE, stroke_width=0.9) for leaf in leaves]


def _leaf(index: int, mirror: int) -> str:
    """One leaf of the wreath, counted from the bottom; mirror is 1 for the left side, -1 for the right."""
    angle = pi / 2 + mirror * (0.3 + index * 0.31)
    x, y = 50 + 37 * cos(angle), 50 + 37 * sin(angle)
    lean = angle + mirror * (pi / 2 - 0.45)
    end_x, end_y = x + 15 * cos(lean), y + 15 * sin(lean)
    wide_x, wide_y = 7 * cos(lean + pi / 2), 7 * sin(lean + pi / 2)
    half_x, half_y = (x + end_x) / 2, (y + end_y) / 2
    there = f"Q{half_x + wide_x:.1f} {half_y + wide_y:.1f} {end_x:.1f} {end_y:.1f}"
    back = f"Q{half_x - wide_x:.1f} {half_y - wide_y:.1f} {x:.1f} {y:.1f}"
    return f"M{x:.1f} {y:.1f}{there}{back}Z"


def _star() -> str:
    points = []
    for index in range(10):
        radius, angle = (21 if index % 2 == 0 else 9), -pi / 2 + index * pi / 5
        points.append(f"{50 + radius * cos(angle):.2f} {50 + radius * sin(angle):.2f}")
    return f"M{'L'.join(points)}Z"
