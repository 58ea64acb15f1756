"""Why a card was given to a trick that somebody else led."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.ai.coding import packed
from game.ai.decision import Reason
from game.ai.masks import best_place

if TYPE_CHECKING:
    from game.ai.forecast import Forecast
    from game.ai.sight import Sight

LIKELY: Final = 0.5
MANY_POINTS: Final = 10


def follow_reason(sight: Sight, card: int, forecast: Forecast, choices: tuple[int, ...]) -> Reason:
    """The reason that fits the card best, given what else could have been played."""
    know, trick = sight.know, sight.trick
    now = packed(trick.cards) | card << 8 * len(trick.cards)
    wins = best_place(now, len(trick.cards) + 1, know.trumps) == len(trick.cards)
    is_trump = know.is_trump(card)
    led = trick.cards[0].suit
    if wins:
        return Reason.RUFFS if is_trump and card >> 3 != led else Reason.TAKES_TRICK
    points = sight.points
    if forecast.ours > LIKELY and points[card] >= max(points[other] for other in choices) and points[card]:
        return Reason.FEEDS_PARTNER
    others = [other for other in choices if other != card]
    if any(points[other] < points[card] for other in others) and forecast.ours > LIKELY:
        return Reason.FEEDS_PARTNER
    if any(
        know.is_master(other) and sight.points[other] >= MANY_POINTS for other in others
    ) and not know.is_master(card):
        return Reason.KEEPS_MASTER
    if not is_trump and any(know.is_trump(other) for other in others):
        return Reason.KEEPS_TRUMP
    return Reason.GIVES_LEAST
