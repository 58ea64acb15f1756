"""The reasons for calls and cards, as a rule player understands them."""

from __future__ import annotations

from typing import Final

from game.ai.decision import Reason
from game.ai.knowledge import is_own, standing_of
from game.ai.rule_based.assessment import Assessment
from game.ai.rule_based.card_choice import Option, options
from game.ai.rule_based.forecast import guards_ten
from game.ai.weights.rule_player import STANDARD
from game.cards.card import Card
from game.rules.actions import MakeCall, Play, SeatAction
from game.rules.call import Call, Word
from game.rules.view import View

LIKELY: Final = 0.5
"""A side that takes the trick with at least this chance is expected to take it."""


def reason_of(view: View, action: SeatAction, otherwise: Reason) -> Reason:
    """Return the reason for a call or a card that may be made now; `otherwise` for any other action."""
    if isinstance(action, MakeCall):
        return reason_for_call(view, action.call)
    if not isinstance(action, Play):
        return otherwise
    position, cards = Assessment(view, STANDARD), view.choices.cards
    chosen = next(one for one in options(position, cards) if one.card == action.card)
    return reason_for_card(position, chosen, cards)


def reason_for_call(view: View, call: Call) -> Reason:
    """Return why a call may be right that a rule player would not make."""
    if call is Word.PASS:
        return Reason.TOO_WEAK
    return Reason.DOUBTS_CONTRACT if doubts(view, call) else Reason.STRONG_ENOUGH


def is_double(call: Call) -> bool:
    """Whether the call is contra, or an answer to it."""
    return isinstance(call, Word) and call.doubles


def doubts(view: View, call: Call) -> bool:
    """Whether the call would double a contract of the other side."""
    standing = standing_of(view) if is_double(call) else None
    return standing is not None and not is_own(view, standing.taker)


def reason_for_card(position: Assessment, chosen: Option, cards: tuple[Card, ...]) -> Reason:
    """Return the reason that fits the chosen one of the legal cards best."""
    return _follow_reason(position, chosen, cards) if position.trick.cards else _lead_reason(position, chosen)


def _lead_reason(position: Assessment, chosen: Option) -> Reason:
    know = position.know
    if know.is_trump(chosen.card) and know.trumps_against and position.is_takers:
        return Reason.DRAWS_TRUMPS
    if chosen.forecast.ours < LIKELY:
        return Reason.LEADS_LOW
    return Reason.CASHES_MASTER if know.is_master(chosen.card) else Reason.LEADS_TO_PARTNER


def _follow_reason(position: Assessment, chosen: Option, cards: tuple[Card, ...]) -> Reason:
    card, know, points = chosen.card, position.know, position.points
    is_trump, others = know.is_trump(card), [other for other in cards if other != card]
    if position.wins_so_far(card):
        return Reason.RUFFS if is_trump and card.suit != position.trick.cards[0].suit else Reason.TAKES_TRICK
    if chosen.forecast.ours > LIKELY and points[card] > min(points[other] for other in cards):
        return Reason.FEEDS_PARTNER
    if not know.is_master(card) and any(know.is_master(other) and points[other] for other in others):
        return Reason.KEEPS_MASTER
    if not is_trump and any(know.is_trump(other) for other in others):
        return Reason.KEEPS_TRUMP
    if not guards_ten(know, card) and any(guards_ten(know, other) for other in others):
        return Reason.KEEPS_GUARD
    return Reason.GIVES_LEAST
