"""Who has enough may say so in the middle of a deal: rightly, and he has won; wrongly, and he has lost."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.cards.rank import Rank
from game.rules.ending import called_belotes, cards_taken, end_at_once, lost_in_the_sheet, written_so_far
from game.rules.events import Claimed, Event
from game.rules.line import claim_winners
from game.rules.options.match import Finish
from game.rules.options.score import CardScale
from game.rules.phase import Phase
from game.rules.play import seat_to_move
from game.rules.refusal import IllegalActionError, Refusal
from game.rules.result import Outcome
from game.rules.seats import side_of
from game.rules.strength import points_of
from game.rules.trick import trick_points
from game.rules.writing.count import plus

if TYPE_CHECKING:
    from collections.abc import Iterable

    from game.cards.card import Card
    from game.rules.actions import Claim
    from game.rules.contract import Trumps
    from game.rules.options.rules import Rules
    from game.rules.seats import Seat
    from game.rules.state import MatchState

HELD_CARDS_THAT_COUNT = frozenset({Rank.JACK, Rank.NINE})


def claim(state: MatchState, action: Claim, events: list[Event]) -> MatchState:
    """A seat says that its side has reached the target; the match is over.

    Rightly: it has won, even if another has more. Wrongly: the others have, "nawet jeśli ma niższy wynik";
    of two others the better one, and equals share. Every side writes what it has so far.
    """
    if state.phase is not Phase.PLAYING or state.rules.match.finish is not Finish.CLAIM:
        raise IllegalActionError(action, Refusal.NOT_NOW)
    if not may_claim(state, action.seat):
        raise IllegalActionError(action, Refusal.NO_CLAIM)
    side = side_of(action.seat, state.rules.players)
    deal = state.the_deal
    hand, trumps, rules = deal.the_play.hands[action.seat], deal.the_contract.trumps, state.rules
    if action.as_first_counted:
        usual = replace(rules, score=replace(rules.score, card_scale=CardScale.USUAL))
        held = held_points(hand, trumps, usual)
        written = plus(written_so_far(state), side, held)
    else:
        held = held_points(hand, trumps, rules)
        written = written_so_far(state, plus(cards_taken(state), side, held))
    cards = plus(cards_taken(state), side, held)
    reached = tuple(one + two for one, two in zip(state.scores, written, strict=True))
    is_right = reached[side] >= state.rules.match.target
    events.append(Claimed(action.seat, reached[side], is_right))
    winners = claim_winners(side, reached, state.rules.match.target)
    called = (*state.the_deal.said.counted, *called_belotes(state))
    lost = lost_in_the_sheet(state)
    return end_at_once(state, Outcome.CLAIMED, winners, written, called, events, cards=cards, lost=lost)


def may_claim(state: MatchState, seat: Seat) -> bool:
    """Whether the seat may claim, rightly or wrongly (E-06).

    Its side has taken a trick with a card that counts in this deal, and more than one trick is to come
    ([004] "gdy do rozegrania pozostał tylko jeden trik"). It speaks between two tricks, or when it is to
    play; at another's turn it would have to wait anyway.
    """
    if state.phase is not Phase.PLAYING or state.rules.match.finish is not Finish.CLAIM:
        return False
    playing, rules = state.the_deal.the_play, state.rules
    if seat not in range(rules.players):
        return False
    to_come = rules.pack.hand - len(playing.tricks)
    if to_come <= 1 or (playing.trick.cards and seat != seat_to_move(playing.trick, rules.players)):
        return False
    side, trumps = side_of(seat, rules.players), state.the_deal.the_contract.trumps
    scale = rules.score.scale(trumps)
    return any(
        side_of(taker, rules.players) == side and trick_points(trick.cards, trumps, scale)
        for trick, taker in zip(playing.tricks, playing.takers, strict=True)
    )


def held_points(hand: Iterable[Card], trumps: Trumps, rules: Rules) -> int:
    """Jack and nine of trumps in the hand of who claims, where they count ([004] by the letter, E-06)."""
    if not rules.match.claim_counts_held:
        return 0
    scale = rules.score.scale(trumps)
    return sum(
        points_of(card, trumps, scale)
        for card in hand
        if trumps.is_trump(card.suit) and card.rank in HELD_CARDS_THAT_COUNT
    )
