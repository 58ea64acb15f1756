"""Decisions that every level makes alike: to cut, declare, exchange, accuse and claim."""

from __future__ import annotations

from typing import Final

from game.ai.coding import tricks_of
from game.ai.decision import Decision, NothingToDecideError, Reason
from game.ai.knowledge import is_own, shown_by_plays
from game.ai.random_stream import random_bytes
from game.ai.rule_based.discard import discard
from game.cards.card import DECK, Card, card_of
from game.cards.rank import Rank
from game.cards.shuffle import pick
from game.rules.actions import Agree, CallFault, Claim, Cut, Declare, Exchange, Keep, Knock, Play, Show, Stop
from game.rules.claiming import held_points
from game.rules.contract import Trumps
from game.rules.declarations import belote_partner, held
from game.rules.line import often_declared, sheet_unit, so_far
from game.rules.seats import Seat, partner_of, side_of
from game.rules.view import View

KNOCKS: Final = 8
"""One cut in this many is a knock instead."""
LEAST: Final = 4
"""A cut lifts and leaves at least this many cards."""


def routine_decision(view: View, seed: int) -> Decision | None:
    """Return the decision, or None if there are calls or cards to choose from; `seed` decides where to cut.

    Raises NothingToDecideError if the table does not wait for the seat.
    """
    choices = view.choices
    if view.turn != view.seat or not choices.is_asked:
        raise NothingToDecideError(f"seat {view.seat} was asked to decide, but it is not its turn")
    if choices.may_cut:
        return _cut(view, seed)
    if choices.may_stop:
        return Decision(Stop(view.seat), Reason.HAS_ENOUGH)
    claimed = claim(view)
    if claimed is not None:
        return claimed
    offender = proven_offender(view)
    if offender is not None:
        return Decision(CallFault(view.seat, offender), Reason.PROVEN_FAULT)
    if choices.may_keep:
        return _exchange(view)
    if choices.discards:
        return discard(view)
    if choices.may_show:
        return Decision(Show(view.seat), Reason.SHOWS)
    if choices.may_agree:
        return Decision(Agree(view.seat), Reason.NO_FAULT)
    announced = declaration(view)
    if announced is None and not choices.calls and len(choices.cards) == 1:
        return Decision(play_of(view, choices.cards[0]), Reason.ONLY_CHOICE)
    return announced


def play_of(view: View, card: Card) -> Play:
    """Return the play of the card; the seat says belote with it wherever it may."""
    return Play(view.seat, card, says_belote=card in view.choices.belote_cards)


def _cut(view: View, seed: int) -> Decision:
    numbers = random_bytes(view, seed)
    if not pick(numbers, KNOCKS):
        return Decision(Knock(view.seat), Reason.BY_CHANCE)
    return Decision(Cut(view.seat, LEAST + pick(numbers, len(DECK) - 2 * LEAST + 1)), Reason.BY_CHANCE)


def declaration(view: View) -> Decision | None:
    """Return the announcement of all declarations held; None if there is none and the seat need not speak."""
    choices = view.choices
    if choices.must_declare or (choices.may_declare and choices.declarations):
        return Decision(Declare(view.seat, choices.declarations), Reason.DECLARES_ALL)
    return None


def _exchange(view: View) -> Decision:
    """Exchange the seven unless declarations would lose value or the partner gets the turned card."""
    keep = Decision(Keep(view.seat), Reason.KEEPS_SEVEN)
    if not view.choices.may_exchange or view.proposed is None:
        return keep
    taker = None if view.contract is None else view.contract.taker
    if view.turned is None and taker == partner_of(view.seat, view.rules.players):
        return keep
    rules = view.rules.declarations
    if view.contract is not None:
        rules = rules.under(view.contract.trumps)
    seven = card_of(view.proposed.suit, Rank.SEVEN)
    after = tuple(sorted((view.proposed, *(card for card in view.hand if card is not seven))))
    lost = sum(one.value for one in held(view.hand, rules)) - sum(one.value for one in held(after, rules))
    return keep if lost > 0 else Decision(Exchange(view.seat), Reason.BETTER_TRUMP)


def claim(view: View) -> Decision | None:
    """Return the claim of the match if the seat's own count reaches the target beyond doubt, else None."""
    if not view.choices.may_claim or sure_points(view) < view.rules.match.target:
        return None
    return Decision(Claim(view.seat), Reason.HAS_ENOUGH)


def sure_points(view: View) -> int:
    """Return the points that the seat's side has beyond doubt if it claims the match now.

    They are the sheet, tricks, valid declarations, whole belotes, and what counts of the seat's own hand.
    """
    rules, contract = view.rules, view.contract
    side = side_of(view.seat, rules.players)
    shown = [one.declaration.value for one in view.shown if is_own(view, one.seat)]
    called = sum(shown) * often_declared(contract, rules.score) + _belotes(view)
    lost = min(view.lost[side] if view.lost else 0, 0) // sheet_unit(rules.score)
    trumps = Trumps.CLUBS if contract is None else contract.trumps
    cards = view.card_points[side] + (0 if contract is None else held_points(view.hand, trumps, rules))
    return view.scores[side] + so_far((cards,), (called,), (lost,), trumps, rules.score)[0]


def _belotes(view: View) -> int:
    """Return the side's points for belotes; where both cards must be announced, only for those that were."""
    if view.contract is None:
        return 0
    said = {card for seat, card in view.belotes if is_own(view, seat)}
    trumps, rules = view.contract.trumps, view.rules.declarations
    pairs = {frozenset({card, belote_partner(card, trumps) or card}) for card in said}
    return sum(rules.belote_value for pair in pairs if not rules.belote_twice or pair <= said)


def proven_offender(view: View) -> Seat | None:
    """Return an opponent who may be accused and whose later cards prove a revoke; None if there is none.

    A lawful card excludes others from its player's hand; whoever plays an excluded card later did not play
    lawfully. Cards still in hands prove nothing.
    """
    if view.contract is None or not view.choices.offenders:
        return None
    _, guilty = shown_by_plays(view, tricks_of(view), view.contract.trumps)
    return next((seat for seat in view.choices.offenders if seat in guilty), None)
