"""Everything a seat makes of its view before it plays a card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.ai.chances import Odds, odds_of
from game.ai.coding import packed
from game.ai.forecast import TrickForecast
from game.ai.knowledge import Knowledge, knowledge_of
from game.ai.worth import Worth
from game.cards.card import DECK
from game.rules.scoring import PLAIN_KING
from game.rules.seats import side_of
from game.rules.strength import POINTS, points_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.ai.weights import Weights
    from game.rules.contract import Contract
    from game.rules.trick import Trick
    from game.rules.view import View


@dataclass(frozen=True, slots=True)
class Sight:
    """A seat's view, thought through."""

    view: View
    contract: Contract
    know: Knowledge
    odds: Odds
    weights: Weights
    forecast: TrickForecast
    worth: Worth
    trick: Trick
    on_table: int
    """Points of the cards in the trick."""
    points: tuple[int, ...]
    """Points by card number."""
    is_takers: bool
    """Whether the seat or its partner took the contract."""


def sight_of(view: View, weights: Weights, tricks: Sequence[Trick] | None = None) -> Sight:
    """Think the view through; `tricks` are the complete tricks that the seat remembers, by default all.

    Raises ValueError before the play.
    """
    if view.contract is None or view.trick is None:
        raise ValueError("there is no trick on the table to think about")
    trumps, players, play = view.contract.trumps, view.rules.players, view.rules.play
    know = knowledge_of(view, tricks)
    odds = odds_of(view, know, weights)
    cards, king = view.trick.cards, view.rules.score.king
    points = POINTS[trumps] if king == PLAIN_KING else tuple(points_of(card, trumps, king) for card in DECK)
    return Sight(
        view=view,
        contract=view.contract,
        know=know,
        odds=odds,
        weights=weights,
        forecast=TrickForecast(know, odds, packed(cards), len(cards), points, play),
        worth=Worth(know, odds, points, view.rules, weights),
        trick=view.trick,
        on_table=sum(points[card] for card in cards),
        points=points,
        is_takers=side_of(view.contract.taker, players) == side_of(view.seat, players),
    )
