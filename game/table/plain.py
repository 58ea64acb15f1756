"""The plainest lawful thing to do, for a seat that gives no sensible answer."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from game.rules.actions import (
    Agree,
    Cut,
    Declare,
    Discard,
    Exchange,
    Keep,
    Knock,
    MakeCall,
    Play,
    SeatAction,
    Show,
)

if TYPE_CHECKING:
    from game.rules.seats import Seat
    from game.rules.view import Choices


def plain_action(seat: Seat, choices: Choices) -> SeatAction:
    """Knock, pass or the first suit, declare everything, the first lawful card; the seat is on turn."""
    if choices.may_show:
        return Show(seat)
    return lawful_actions(seat, choices)[0]


def formal_answer(seat: Seat, choices: Choices) -> SeatAction | None:
    """The one thing there is to say, where the seat is asked and has no choice; None for a card to play.

    Who holds no seven keeps what he has, who holds no declaration says so, who can accuse nobody agrees.
    """
    if choices.may_keep and not choices.may_exchange:
        return Keep(seat)
    if choices.must_declare and not choices.declarations:
        return Declare(seat)
    if choices.may_agree and not choices.offenders:
        return Agree(seat)
    return None


def lawful_actions(seat: Seat, choices: Choices) -> tuple[SeatAction, ...]:
    """What the seat can do on its turn without breaking a rule, the plainest first."""
    if choices.may_cut:
        return (Knock(seat), *(Cut(seat, place) for place in range(1, 32)))
    if choices.calls:
        return tuple(MakeCall(seat, call) for call in reversed(choices.calls))
    if choices.may_keep:
        return (Keep(seat), Exchange(seat)) if choices.may_exchange else (Keep(seat),)
    if choices.discards:
        chosen = combinations(choices.discardable, choices.discards)
        return tuple(Discard(seat, cards) for cards in chosen)
    if choices.may_agree:
        return (Agree(seat),)
    if choices.may_declare:
        return (Declare(seat, choices.declarations),)
    return tuple(
        Play(seat, card, says_belote=card in choices.belote_cards)
        for card in (choices.cards or choices.playable)
    )
