"""The rule player's choice of a card: the value of each."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.ai.coding import WHOLE_SUIT, plays_of
from game.ai.rule_based.assessment import Assessment
from game.ai.rule_based.card_odds import chance_of_any
from game.ai.rule_based.forecast import Forecast, forecast, keeping_value
from game.cards.card import Card
from game.rules.belote import can_be_lost, is_discard
from game.rules.contract import Trumps
from game.rules.declarations import belote_partner
from game.rules.seats import side_of
from game.rules.view import View

CARDS_TO_RUN: Final = 3
"""With fewer cards beside it, drawing trumps protects less; its value shrinks in proportion."""


class Option(NamedTuple):
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
    found = forecast(position, card)
    at_stake = position.on_table + position.points[card] + found.added + _capot_bonus(position)
    if sum(position.know.counts) <= position.know.players + len(position.trick.cards):
        at_stake += position.view.rules.score.last_trick
    ours = found.ours
    if position.is_loose:
        own = forecast(position, card, alone=True).ours
        ours = own + (ours - own) * (1 + position.weights.ally) / 2
    value = (ours - position.others_share * (1 - ours)) * at_stake - keeping_value(position, card)
    value += _belote_bonus(position, card)
    if not position.trick.cards:
        value += _lead_bonus(position, card)
    return Option(card, value, found)


def _capot_bonus(position: Assessment) -> float:
    """Return what the trick is worth besides its points while one side has taken all tricks so far."""
    takers, players = position.view.takers, position.view.rules.players
    late = len(takers) - position.view.rules.pack.hand // 2
    if late <= 0 or len({side_of(seat, players) for seat in takers}) > 1:
        return 0.0
    return position.weights.capot * late


def _lead_bonus(position: Assessment, card: Card) -> float:
    """Return what a lead is worth besides its own trick: drawn trumps, or wasted ones."""
    know, weights = position.know, position.weights
    if know.trumps.suit is None:
        return weights.long_suit * (know.hand >> (card & ~7) & WHOLE_SUIT).bit_count()
    if not know.is_trump(card):
        runs_now = know.trumps_against and not position.is_takers and know.is_master(card)
        return weights.cash if runs_now else 0.0
    if not know.trumps_against:
        return -weights.trick * _chance_of_trumps(position, know.partner)
    if not position.is_takers:
        return -weights.defend
    drawn = sum(_chance_of_trumps(position, seat) for seat in know.opponents)
    sure = know.masters(know.hand & know.all_trumps)
    draws_all = know.is_master(card) and sure.bit_count() > know.trumps_against.bit_count()
    worth = weights.draw + (weights.draw_out if draws_all else 0.0)
    return worth * drawn * min(know.hand.bit_count() - 1, CARDS_TO_RUN) / CARDS_TO_RUN


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
    if other is None or (view.seat, other) in view.belotes:
        return False
    return other in view.hand or (view.seat, other) in plays_of(view)


def is_thrown(view: View, card: Card) -> bool:
    """Whether the card would neither lead nor follow suit now."""
    return view.trick is not None and is_discard(card, view.trick, Trumps.ALL)


def _other_half(view: View, card: Card) -> Card | None:
    """Return the other card of the belote where discarding can lose it, or None."""
    trumps = None if view.contract is None else view.contract.trumps
    if trumps is None or not can_be_lost(trumps, view.rules.declarations):
        return None
    return belote_partner(card, trumps)
