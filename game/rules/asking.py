"""Whom the table waits for, and what a seat may do."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from game.rules.belote import word_with
from game.rules.blundering import blunders_of
from game.rules.calling import sees_own_cards
from game.rules.changing import changed
from game.rules.claiming import may_claim
from game.rules.declaring import declarations_of, may_declare, seat_to_declare
from game.rules.discarding import discardable
from game.rules.exchanging import has_seven, seat_to_exchange
from game.rules.neighbours import left_of
from game.rules.options.declarations import Announce
from game.rules.options.match import Finish
from game.rules.phase import Phase
from game.rules.play import legal_cards, seat_to_move
from game.rules.playing import may_stop, seat_to_agree, why_no_accusation
from game.rules.showing import may_show
from game.rules.view import NOTHING, Choices

if TYPE_CHECKING:
    from game.rules.seats import Seat
    from game.rules.state import MatchState


def seat_to_act(state: MatchState) -> Seat | None:
    """The seat that the table waits for; None when it waits for chance, or for nothing any more."""
    match state.phase:
        case Phase.PLAYING:  # asked by far the most often
            return seat_to_move(state.the_deal.the_play.trick, state.rules.players)
        case Phase.CUTTING:
            return left_of(state.dealer, state.rules)
        case Phase.CALLING:
            return state.the_deal.auction.turn
        case Phase.EXCHANGING:
            return seat_to_exchange(state)
        case Phase.DISCARDING:
            return state.the_deal.the_contract.taker
        case Phase.DECLARING:
            return seat_to_declare(state)
        case Phase.AGREEING:
            return seat_to_agree(state)
        case Phase.SEATING | Phase.SHUFFLING | Phase.OVER:
            return None
        case _:
            assert_never(state.phase)


def choices_for(state: MatchState, seat: Seat) -> Choices:
    """What the seat may do now, on its turn and out of it."""
    is_on_turn = seat_to_act(state) == seat
    match state.phase:
        case Phase.PLAYING:
            return _playing(state, seat, is_on_turn=is_on_turn)
        case Phase.CUTTING:
            return Choices(may_cut=is_on_turn)
        case Phase.CALLING:
            return _calling(state, seat, is_on_turn=is_on_turn)
        case Phase.EXCHANGING:
            return Choices(may_exchange=has_seven(state, seat), may_keep=True) if is_on_turn else NOTHING
        case Phase.DISCARDING:
            return _discarding(state) if is_on_turn else NOTHING
        case Phase.DECLARING:
            return _declaring(state, seat) if is_on_turn else Choices(blunders=blunders_of(state, seat))
        case Phase.AGREEING:
            return Choices(may_agree=is_on_turn, offenders=_offenders(state, seat))
        case Phase.SEATING | Phase.SHUFFLING | Phase.OVER:
            return NOTHING
        case _:
            assert_never(state.phase)


def _calling(state: MatchState, seat: Seat, *, is_on_turn: bool) -> Choices:
    deal, strict = state.the_deal, state.rules.deal.strict_table
    return Choices(
        calls=deal.auction.open if is_on_turn else (),
        out_of_turn=tuple(call for other, call in deal.auction.out_of_turn if other == seat),
        may_peek=strict and not sees_own_cards(state, seat),
        may_lift_talon=strict and bool(deal.talons[seat]),
    )


def _discarding(state: MatchState) -> Choices:
    return Choices(discards=state.rules.pack.extra, discardable=discardable(state))


def _declaring(state: MatchState, seat: Seat) -> Choices:
    return Choices(
        declarations=declarations_of(state, seat),
        may_declare=True,
        must_declare=True,
        blunders=blunders_of(state, seat),
    )


def _playing(state: MatchState, seat: Seat, *, is_on_turn: bool) -> Choices:
    rules = state.rules
    found = _cards(state, seat) if is_on_turn else NOTHING
    if is_on_turn and rules.declarations.announce is Announce.MANUAL:
        found = _words(state, seat, found)
    if has_seven(state, seat):
        found = changed(found, may_exchange=True)
    if not rules.play.allows_faults and rules.match.finish is Finish.PROLAZ:
        return found
    return changed(
        found,
        may_show=may_show(state, seat),
        offenders=_offenders(state, seat),
        may_stop=may_stop(state, seat),
        may_claim=may_claim(state, seat),
        blunders=blunders_of(state, seat),
    )


def _cards(state: MatchState, seat: Seat) -> Choices:
    deal, rules = state.the_deal, state.rules
    playing = deal.the_play
    hand = playing.hands[seat]
    lawful = legal_cards(hand, playing.trick, deal.the_contract.trumps, rules.play, rules.players)
    return changed(NOTHING, cards=lawful, playable=hand if rules.play.allows_faults else lawful)


def _words(state: MatchState, seat: Seat, found: Choices) -> Choices:
    """What the seat may say itself."""
    declares = may_declare(state, seat)
    return changed(
        found,
        declarations=declarations_of(state, seat) if declares else (),
        may_declare=declares,
        belote_cards=tuple(
            card for card in state.the_deal.the_play.hands[seat] if word_with(state, seat, card)
        ),
    )


def _offenders(state: MatchState, seat: Seat) -> tuple[Seat, ...]:
    return tuple(
        other for other in range(state.rules.players) if why_no_accusation(state, seat, other) is None
    )
