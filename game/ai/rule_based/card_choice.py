"""The rule player's choice of a card: what the seat concludes from its view, and the value of each card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from game.ai.coding import WHOLE_SUIT, packed
from game.ai.knowledge import SUIT_CONTRACTS, Knowledge, knowledge_of
from game.ai.masks import masters
from game.ai.rule_based.card_odds import CardOdds, chance_of_any, odds_of
from game.ai.rule_based.forecast import KeepingValue, TrickForecast
from game.cards.card import DECK
from game.rules.belote import can_be_lost, is_discard
from game.rules.contract import Trumps
from game.rules.declarations import belote_partner
from game.rules.scoring import PLAIN_KING
from game.rules.seats import side_of, sides
from game.rules.strength import POINTS, points_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.ai.rule_based.card_odds import CardWeights
    from game.ai.rule_based.forecast import Forecast
    from game.cards.card import Card
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


CARDS_TO_RUN: Final = 3
"""With fewer cards beside it, drawing trumps protects less; its value shrinks in proportion."""


@dataclass(frozen=True, slots=True)
class Option:
    """A card that may be played."""

    card: Card
    value: float
    """Points gained by playing it now instead of keeping it."""
    forecast: Forecast


def options(position: Assessment, cards: tuple[Card, ...]) -> list[Option]:
    """Return the cards with their values, the best first.

    Of equal cards the one with more points comes first on lead, the one with fewer points otherwise.
    """
    valued = [_option(position, card) for card in cards]
    sign = 1 if position.trick.cards else -1
    return sorted(valued, key=lambda one: (-round(one.value, 6), sign * position.points[one.card], one.card))


def _option(position: Assessment, card: Card) -> Option:
    forecast = position.forecast.after(card)
    points = position.points[card]
    at_stake = position.on_table + points + forecast.added + _capot_bonus(position)
    if sum(position.know.counts) <= position.know.players + len(position.trick.cards):
        at_stake += position.view.rules.score.last_trick
    ours = forecast.ours
    if position.alone is not None:
        own = position.alone.after(card).ours
        ours = own + (ours - own) * (1 + position.weights.ally) / 2
    value = (ours - position.others_share * (1 - ours)) * at_stake - position.worth.of(card)
    value += _belote_bonus(position, card)
    if not position.trick.cards:
        value += _lead_bonus(position, card)
    return Option(card, value, forecast)


def _capot_bonus(position: Assessment) -> float:
    """Return what the trick is worth besides its points while one side has taken all tricks so far."""
    takers, players = position.view.takers, position.view.rules.players
    late = len(takers) - position.view.rules.pack.hand // 2
    if late <= 0 or len({side_of(seat, players) for seat in takers}) > 1:
        return 0.0
    return position.weights.capot * late


def _lead_bonus(position: Assessment, card: int) -> float:
    """Return what a lead is worth besides its own trick: drawn trumps, or wasted ones."""
    know, weights = position.know, position.weights
    if know.trumps >= SUIT_CONTRACTS:
        return weights.long_suit * (know.hand >> (card & ~7) & WHOLE_SUIT).bit_count()
    if not know.is_trump(card):
        runs_now = know.trumps_against and not position.is_takers and know.is_master(card)
        return weights.cash if runs_now else 0.0
    if not know.trumps_against:
        return -weights.trick * _chance_of_trumps(position, know.partner)
    if not position.is_takers:
        return -weights.defend
    drawn = sum(_chance_of_trumps(position, seat) for seat in know.opponents)
    can_draw_all = know.is_master(card) and _has_trumps_to_draw_all(position)
    worth = weights.draw + (weights.draw_out if can_draw_all else 0.0)
    return worth * drawn * min(know.hand.bit_count() - 1, CARDS_TO_RUN) / CARDS_TO_RUN


def _has_trumps_to_draw_all(position: Assessment) -> bool:
    """Whether the hand has more master trumps than the opponents may have trumps."""
    know = position.know
    sure = masters(know.hand & know.all_trumps, know.against, know.trumps)
    return sure.bit_count() > know.trumps_against.bit_count()


def _chance_of_trumps(position: Assessment, seat: int | None) -> float:
    """Return the chance that the seat holds a trump; 0 for nobody."""
    know = position.know
    return 0.0 if seat is None else chance_of_any(position.odds[seat], know.may_hold[seat] & know.all_trumps)


def _belote_bonus(position: Assessment, card: Card) -> float:
    """Return what the card gains or costs for a belote that discarding can lose ([001])."""
    view, weights = position.view, position.weights
    if not is_half(view, card):
        return 0.0
    if is_thrown(view, card):
        return -weights.belote_risk
    return weights.belote_said if _other_half(view, card) in view.hand else weights.belote_saved


def is_half(view: View, card: Card) -> bool:
    """Whether belote can still be announced with the card, and discarding could lose it."""
    other = _other_half(view, card)
    if other is None:
        return False
    players = view.rules.players
    is_pair = other in view.hand or any((view.seat, other) in trick.played(players) for trick in view.tricks)
    return is_pair and (view.seat, other) not in view.belotes


def is_thrown(view: View, card: Card) -> bool:
    """Whether the card would neither lead nor follow suit now."""
    return view.trick is not None and is_discard(card, view.trick, Trumps.ALL)


def _other_half(view: View, card: Card) -> Card | None:
    """Return the other card of the belote where discarding can lose it, or None."""
    trumps = None if view.contract is None else view.contract.trumps
    if trumps is None or not can_be_lost(trumps, view.rules.declarations):
        return None
    return belote_partner(card, trumps)
