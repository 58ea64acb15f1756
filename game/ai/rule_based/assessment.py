"""What a seat concludes from its view before it plays a card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from game.ai.coding import packed
from game.ai.knowledge import Knowledge, knowledge_of
from game.ai.rule_based.card_odds import CardOdds, odds_of
from game.ai.rule_based.forecast import TrickForecast
from game.ai.rule_based.keeping_value import KeepingValue
from game.cards.card import DECK
from game.rules.scoring import PLAIN_KING
from game.rules.seats import side_of, sides
from game.rules.strength import POINTS, points_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.ai.rule_based.card_weights import CardWeights
    from game.rules.contract import Contract
    from game.rules.trick import Trick
    from game.rules.view import View

SIDES_OF_PAIRS: Final = 2


@dataclass(frozen=True, slots=True)
class Assessment:
    """What a seat concludes from its view."""

    view: View
    contract: Contract
    know: Knowledge
    odds: CardOdds
    weights: CardWeights
    forecast: TrickForecast
    alone: TrickForecast | None
    """The forecast without the ally, where each of two allies writes his own points; None elsewhere."""
    worth: KeepingValue
    trick: Trick
    on_table: int
    """Points of the cards in the trick."""
    points: tuple[int, ...]
    """Points by card number."""
    is_takers: bool
    """Whether the seat or its partner took the contract."""
    others_share: float
    """What an opponent's point costs in own points: less where two opponents play each for himself."""


def assess(
    view: View, weights: CardWeights, tricks: Sequence[Trick] | None = None, believed: int = 0
) -> Assessment:
    """Return the assessment; `tricks` are the complete tricks that the seat remembers, by default all.

    `believed` is the mask of further cards that it takes for played.
    Raises ValueError before the play.
    """
    if view.contract is None or view.trick is None:
        raise ValueError("there is no trick on the table to think about")
    trumps, players, play = view.contract.trumps, view.rules.players, view.rules.play
    know = knowledge_of(view, tricks, believed)
    odds = odds_of(view, know, weights)
    cards, king = view.trick.cards, view.rules.score.scale(trumps)
    trick = (packed(cards), len(cards))
    is_loose = know.partner is not None and sides(players) > SIDES_OF_PAIRS
    points = POINTS[trumps] if king == PLAIN_KING else tuple(points_of(card, trumps, king) for card in DECK)
    return Assessment(
        view=view,
        contract=view.contract,
        know=know,
        odds=odds,
        weights=weights,
        forecast=TrickForecast(know, odds, trick, points, play),
        alone=TrickForecast(know, odds, trick, points, play, alone=True) if is_loose else None,
        worth=KeepingValue(know, odds, points, view.rules, weights),
        trick=view.trick,
        on_table=sum(points[card] for card in cards),
        points=points,
        is_takers=side_of(view.contract.taker, players) == side_of(view.seat, players),
        others_share=weights.rival if _are_rivals(know, view) else 1.0,
    )


def _are_rivals(know: Knowledge, view: View) -> bool:
    """Whether the opponents are also each other's: three play, each for himself."""
    return len(know.opponents) > 1 and know.partner is None and not view.rules.score.can_fall
