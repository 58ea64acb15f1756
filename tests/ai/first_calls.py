"""Auctions in which one seat holds a hand that was chosen for it."""

from __future__ import annotations

from random import Random

from game.cards.card import DECK, Card
from game.rules.actions import MakeCall
from game.rules.apply import apply
from game.rules.asking import seat_to_act
from game.rules.call import Call
from game.rules.options.rules import Rules
from game.rules.state import MatchState
from game.rules.view import View
from game.rules.viewing import view_for
from game.variants.catalogue import GAMES
from tests.lab.arena.boards import begun


def dealt(game: str | Rules, turn: int, hand: tuple[Card, ...], seed: int) -> MatchState:
    """A deal before its first call; whoever calls `turn` seats after the first holds this hand."""
    rest = [card for card in DECK if card not in hand]
    Random(seed).shuffle(rest)
    rules = game if isinstance(game, Rules) else GAMES[game].rules
    plain = begun(rules, DECK, 0)
    first = seat_to_act(plain)
    assert first is not None
    places = [DECK.index(card) for card in view_for(plain, (first + turn) % rules.players).hand]
    deck = [None if place in places else rest.pop() for place in range(len(DECK))]
    for place, card in zip(places, hand, strict=True):
        deck[place] = card
    return begun(rules, tuple(card for card in deck if card is not None), 0)


def first_to_call(game: str | Rules, hand: tuple[Card, ...], seed: int) -> View:
    """What the first to call sees, with this hand."""
    return answers(dealt(game, 0, hand, seed))


def answers(state: MatchState, *calls: Call) -> View:
    """What the next to call sees after these calls."""
    for call in calls:
        seat = seat_to_act(state)
        assert seat is not None
        state = apply(state, MakeCall(seat, call)).state
    seat = seat_to_act(state)
    assert seat is not None
    return view_for(state, seat)
