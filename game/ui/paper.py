"""A paper block: cream sheets, blue lines, a red margin, a gummed edge on top."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.ui.render.patience import unhurried
from game.ui.render.rotation import padded, well_turned
from game.ui.theme import (
    BRASS,
    BRASS_DARK,
    MARGIN,
    OUTLINE,
    PAPER,
    PAPER_DARK,
    PENCIL,
    RED,
    RULING,
    WHITE,
    WOOD_DARK,
    mix,
)
from game.ui.vector import Attribute, drawing, linear, path, rounded

BINDING = 26
"""Design units of the gummed edge on top of the block."""


@unhurried(4)
def sheet_of_paper(
    size: tuple[int, int], unit: float, lines: tuple[float, ...], margins: tuple[float, ...]
) -> pygame.Surface:
    """A sheet with ruled lines at those heights and red margin lines at those distances from the left."""
    width, height = size
    edge = mix(PAPER_DARK, OUTLINE, 0.35)
    turn, right = 4 * unit, width - 0.5
    round_top = f"M0.5 {turn}Q0.5 0.5 {turn} 0.5H{width - turn}Q{right} 0.5 {right} {turn}"
    ruling: dict[str, Attribute] = {"stroke": RULING, "stroke_opacity": 0.75, "stroke_width": 1.1 * unit}
    bounds: dict[str, Attribute] = {"stroke": MARGIN, "stroke_opacity": 0.9, "stroke_width": 1.4 * unit}
    blue = [path(f"M{5 * unit} {y}H{width - 5 * unit}", **ruling) for y in lines]
    red = [path(f"M{x} {BINDING * unit}V{height - 5 * unit}", **bounds) for x in margins]
    return drawing(
        size,
        linear("p", (width * 0.3, height), (0, mix(PAPER, WHITE, 0.3)), (0.6, PAPER), (1, PAPER_DARK)),
        rounded(0.5, size, turn, fill="url(#p)", stroke=edge, stroke_width=unit),
        *blue,
        *red,
        linear("b", (0, BINDING * unit), (0, mix(RED, WHITE, 0.12)), (0.8, RED), (1, mix(RED, OUTLINE, 0.5))),
        path(f"{round_top}V{BINDING * unit}H0.5Z", fill="url(#b)"),
        path(
            f"M4 {(BINDING - 5) * unit}H{width - 4}",
            stroke=mix(RED, WHITE, 0.55),
            stroke_opacity=0.8,
            stroke_width=1.2 * unit,
            stroke_dasharray=f"{5 * unit:.2f} {4 * unit:.2f}",
        ),
    )


@unhurried(4)
def blank_paper(size: tuple[int, int], unit: float) -> pygame.Surface:
    """A sheet from lower down in the block, a little darker."""
    edge = mix(PAPER_DARK, OUTLINE, 0.45)
    return drawing(
        size, rounded(0.5, size, 4 * unit, fill=mix(PAPER, PAPER_DARK, 0.6), stroke=edge, stroke_width=unit)
    )


@lru_cache(maxsize=4)
def pencil(length: int, angle: float) -> tuple[pygame.Surface, pygame.Surface]:
    """A yellow pencil and its shadow, of the same size, turned counter-clockwise from pointing left."""
    lying = _pencil(length)
    shade = lying.copy()
    shade.fill((0, 0, 0, 90), special_flags=pygame.BLEND_RGBA_MULT)
    return well_turned(padded(lying, 4), angle), well_turned(padded(shade, 4), angle)


@lru_cache(maxsize=2)
def lying_pencil(length: int) -> pygame.Surface:
    """The pencil as it lies across, pointing left."""
    large = _pencil(length)
    return pygame.transform.smoothscale(large, (length, max(2, large.height // 2)))


def _pencil(length: int) -> pygame.Surface:
    """Twice as long as it will be seen, lying across."""
    length *= 2
    return drawing(
        (length, max(4, length // 12)),
        path("M0 10L26 2V18Z", fill=(0xE9, 0xC9, 0x98)),
        path("M0 10L9 7.2V12.8Z", fill=PENCIL),
        path("M26 2H206V7.2H26Z", fill=mix(BRASS, WHITE, 0.35)),
        path("M26 7.2H206V13H26Z", fill=BRASS),
        path("M26 13H206V18H26Z", fill=BRASS_DARK),
        path("M206 2H222V18H206Z", fill=(0xB9, 0xBE, 0xC2)),
        path("M210 2V18M216 2V18", stroke=(0x86, 0x8C, 0x92), stroke_width=1.6),
        path("M222 2H234Q240 4 240 10Q240 16 234 18H222Z", fill=(0xC9, 0x6A, 0x60)),
        path(
            "M0 10L26 2H234Q240 4 240 10Q240 16 234 18H26Z", fill="none", stroke=WOOD_DARK, stroke_width=1.2
        ),
        view=(240, 20),
    )
