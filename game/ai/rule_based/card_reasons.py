"""Why a card was given to a trick that somebody else led."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.ai.coding import packed
from game.ai.decision import Reason
from game.ai.masks import best_place

if TYPE_CHECKING:
    from game.ai.rule_based.assessment import Assessment
    from game.ai.rule_based.forecast import Forecast

LIKELY: Final = 0.5


def follow_reason(sight: Assessment, card: int, forecast: Forecast, choices: tuple[int, ...]) -> Reason:
    """The reason that fits the card best, given what else could have been played."""
    know, is_trump = sight.know, sight.know.is_trump(card)
    led = sight.trick.cards[0].suit
    if wins_so_far(sight, card):
        return Reason.RUFFS if is_trump and card >> 3 != led else Reason.TAKES_TRICK
    points, others = sight.points, [other for other in choices if other != card]
    if forecast.ours > LIKELY and points[card] > min(points[other] for other in choices):
        return Reason.FEEDS_PARTNER
    if not know.is_master(card) and any(know.is_master(other) and points[other] for other in others):
        return Reason.KEEPS_MASTER
    if not is_trump and any(know.is_trump(other) for other in others):
        return Reason.KEEPS_TRUMP
    if not sight.worth.guards_ten(card) and any(sight.worth.guards_ten(other) for other in others):
        return Reason.KEEPS_GUARD
    return Reason.GIVES_LEAST


def wins_so_far(sight: Assessment, card: int) -> bool:
    """Whether the card beats all that lies on the table."""
    cards = sight.trick.cards
    now = packed(cards) | card << 8 * len(cards)
    return best_place(now, len(cards) + 1, sight.know.trumps) == len(cards)
