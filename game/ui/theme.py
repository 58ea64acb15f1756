"""The colours of the room: felt, wood, brass, paper and ink."""

from __future__ import annotations

Colour = tuple[int, int, int]
"""Red, green, blue, each 0..255."""

FELT: Colour = (0x27, 0x69, 0x4A)
NIGHT: Colour = (0x0C, 0x1F, 0x17)

WOOD: Colour = (0x6E, 0x41, 0x22)
WOOD_DARK: Colour = (0x4A, 0x29, 0x14)
WOOD_NIGHT: Colour = (0x2B, 0x19, 0x0F)

PLAQUE: Colour = (0x3A, 0x24, 0x16)
"""The ground of name plates and buttons."""
OUTLINE: Colour = (0x1A, 0x0E, 0x08)
"""The dark contour around everything made of wood."""

BRASS: Colour = (0xC9, 0x96, 0x3A)
BRASS_LIGHT: Colour = (0xF7, 0xD6, 0x7A)
BRASS_DARK: Colour = (0x8A, 0x62, 0x1E)
GLOW: Colour = (0xFF, 0xD6, 0x6E)

WHITE: Colour = (0xFF, 0xFF, 0xFF)
BLACK: Colour = (0x00, 0x00, 0x00)
CREAM: Colour = (0xFB, 0xF4, 0xE2)
CREAM_DIM: Colour = (0xD9, 0xCB, 0xA8)
PAPER: Colour = (0xFA, 0xF3, 0xDF)
PAPER_DARK: Colour = (0xE4, 0xD6, 0xB4)
RULING: Colour = (0x9F, 0xB8, 0xC4)
MARGIN: Colour = (0xD2, 0x8A, 0x7E)

INK: Colour = (0x2A, 0x17, 0x10)
INK_DIM: Colour = (0x6B, 0x55, 0x42)
PENCIL: Colour = (0x36, 0x3A, 0x46)
RED: Colour = (0xB3, 0x2C, 0x1C)


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """The colour `share` (0..1) of the way from one to the other."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def contrast(one: Colour, other: Colour) -> float:
    """The contrast ratio of two colours, 1..21 (WCAG 2.1, relative luminance)."""
    brighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (brighter + 0.05) / (darker + 0.05)


def _luminance(colour: Colour) -> float:
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (v / 255 for v in colour)]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
