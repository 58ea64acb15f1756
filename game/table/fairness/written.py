"""How deals fell, as a text that the index of matches keeps, so that no record is replayed for it twice."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from game.cards.card import card
from game.table.fairness.course import Count, Fallen, Party
from game.table.fairness.features import Feature

if TYPE_CHECKING:
    from collections.abc import Iterable

COUNTED: Final = 1
"""It grows when other things are counted, or the same things otherwise; older texts are then left alone."""


def text_of_deals(deals: Iterable[Fallen]) -> str:
    """The deals as JSON: of each the deck, and the counts that chance had a say in."""
    return json.dumps(
        [
            [
                "".join(card.code for card in deal.deck),
                [
                    [feature.value, party.value, count.had, count.mean, count.variance]
                    for (feature, party), count in deal.counts.items()
                    if count != Count()
                ],
            ]
            for deal in deals
        ],
        separators=(",", ":"),
    )


def deals_of_text(text: str) -> tuple[Fallen, ...]:
    """The deals of such a text; raises ValueError or TypeError for any other."""
    return tuple(
        Fallen(
            tuple(card(deck[place : place + 2]) for place in range(0, len(deck), 2)),
            {
                (Feature(feature), Party(party)): Count(had, mean, variance)
                for feature, party, had, mean, variance in counts
            },
        )
        for deck, counts in json.loads(text)
    )
