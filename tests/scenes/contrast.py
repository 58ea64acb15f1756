"""How well every text can be read: its colour against the pixels that were there before it was written."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import pygame

from game.ui.layout import Rect
from game.ui.theme import FELT, Colour, contrast
from game.ui.writing import Pen, Style
from tests.scenes.drawn_late import drawn_at_once

WORST: float = 0.1
"""The contrast is that of the tenth of the pixels that stand off least."""

INKED: int = 40
"""A pixel has changed when its three parts together differ by more than this."""


@dataclass(frozen=True, slots=True)
class Read:
    """A text that was written, its style, and its contrast to what lies behind it."""

    text: str
    style: Style
    px: int
    ratio: float


@contextmanager
def every_text() -> Iterator[list[Read]]:
    """Everything that any pen writes meanwhile."""
    found: list[Read] = []
    plain = Pen.write

    def write(pen: Pen, screen: pygame.Surface, text: str, box: Rect, style: Style) -> Rect:
        before = screen.copy()
        inked = plain(pen, screen, text, box, style)
        area = pygame.Rect(inked.ints).clip(screen.get_rect())
        if text.strip() and area.w and area.h:
            behind, now = before.subsurface(area), screen.subsurface(area)
            found.append(Read(text, style, pen.written[-1].px, _ratio(behind, now, style.colour)))
        return inked

    Pen.write = write  # type: ignore[method-assign]
    try:
        with drawn_at_once():
            yield found
    finally:
        Pen.write = plain  # type: ignore[method-assign]


def _ratio(behind: pygame.Surface, now: pygame.Surface, ink: Colour) -> float:
    """The contrast of the ink with the worst tenth of the pixels that it took."""
    ratios = []
    for x in range(0, behind.width, max(1, behind.width // 60)):
        for y in range(0, behind.height, max(1, behind.height // 24)):
            old, new = _seen(behind, x, y), _seen(now, x, y)
            if sum(abs(a - b) for a, b in zip(old, new, strict=True)) > INKED:
                ratios.append(contrast(old, ink))
    if not ratios:
        return 1.0
    return sorted(ratios)[int(len(ratios) * WORST)]


def _seen(surface: pygame.Surface, x: int, y: int) -> Colour:
    """A pixel on the felt, which shines through where a panel does not cover it."""
    red, green, blue, alpha = surface.get_at((x, y))
    share = 1 - alpha / 255 if surface.get_flags() & pygame.SRCALPHA else 0.0
    parts = [min(255, round(a + b * share)) for a, b in zip((red, green, blue), FELT, strict=True)]
    return parts[0], parts[1], parts[2]
