"""The deal of the day and the ten deals of the week: they follow from the calendar and the game alone.

Deck and dealer are the same on every machine, in every version from the first one on: the deck is shuffled
from the text `belot deal of the day 1 GAME 2026-11-28`, or `belot deal of the week 1 GAME 2026-W48 NUMBER`,
and is dealt without a cut. The rules are the base of the game, which no version changes. The dealer goes
on by one seat each day, and with each deal of a week.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.cards.card import DECK
from game.cards.shuffle import shuffled
from game.records.shared_deal import SharedDeal
from game.variants.catalogue import game_named

if TYPE_CHECKING:
    from datetime import date

A_WEEK: Final = 10
"""So many deals has a week."""


def deal_of_day(game: str, day: date) -> SharedDeal:
    """The deal of that day; raise UnknownGameError for a game that there is not."""
    return _dealt("day", game, day.isoformat(), day.toordinal())


def deals_of_week(game: str, day: date) -> tuple[SharedDeal, ...]:
    """The ten deals of the week by ISO 8601 in which the day lies, in their order."""
    year, week, _ = day.isocalendar()
    return tuple(
        _dealt("week", game, f"{year:04}-W{week:02} {number}", number - 1) for number in range(1, A_WEEK + 1)
    )


def _dealt(period: str, game: str, when: str, turn: int) -> SharedDeal:
    variant = game_named(game)
    return SharedDeal(
        game=variant.name,
        rules=variant.base,
        dealer=turn % variant.rules.players,
        deck=shuffled(DECK, f"belot deal of the {period} 1 {variant.name} {when}".encode()),
    )
