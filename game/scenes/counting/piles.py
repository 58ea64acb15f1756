"""Where the cards of the counted tricks lie: pure functions of how many tricks were turned over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.scenes.cards.faces import card_width
from game.scenes.setpiece.dance import Place

if TYPE_CHECKING:
    from game.ui.layout import Rect

HIGH, WIDE = 0.68, 0.21
"""The height of an open card, as shares of the stage's height and width at most."""
PACKET: Final = 0.62
"""The size of a packet beside the open trick."""
ASIDE: Final = 0.13
"""The middle of a pile lies so far from its end of the stage, in widths of the stage."""
APART, LEAN, SAG = 0.86, 4.0, 0.02
"""Between two open cards: the distance in widths, the degrees, and how far the outer ones lie lower."""
RISE: Final = 0.022
"""A packet lies so much higher than the one below it, in heights of a card."""
OPEN: Final = 100
"""The depth of an open trick."""


def open_height(stage: Rect) -> int:
    """Return the height in pixels of an open card."""
    return round(min(stage.h * HIGH, stage.w * WIDE))


def lying(stage: Rect, trick: tuple[int, int], card: tuple[int, int], turned: int) -> Place:
    """Return where a card lies after `turned` tricks were turned over.

    `trick` is the place of its trick among how many, `card` its own place among those of the trick. The trick
    turned over last lies open in the middle, those before it at the right, those to come at the left.
    """
    place, count = trick
    height = open_height(stage)
    if place == turned - 1:
        return _opened(stage, card, height)
    is_counted = place < turned
    level = place if is_counted else count - 1 - place
    return _packed(stage, level, card[0], height, is_counted=is_counted)


def _opened(stage: Rect, card: tuple[int, int], height: int) -> Place:
    step = card[0] - (card[1] - 1) / 2
    x = stage.centre[0] + step * card_width(height) * APART
    y = stage.centre[1] + step * step * SAG * height
    return Place(x, y, height, -step * LEAN, depth=OPEN + card[0], keeps_still=True)


def _packed(stage: Rect, level: int, card: int, height: int, *, is_counted: bool) -> Place:
    """Return the place of a card in a packet; each packet lies across the one below it, as at the table."""
    across = 1 - ASIDE if is_counted else ASIDE
    step = RISE * height * PACKET
    return Place(
        stage.x + stage.w * across + card * step * 0.4,
        stage.centre[1] + (4 - level - card * 0.3) * step,
        height * PACKET,
        (level % 2) * 90 + card * 1.5,
        width=-1.0,
        depth=level + card / 8,
        keeps_still=True,
    )
