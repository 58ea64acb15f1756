"""In every game nobody can learn a card that he does not see: in no pack, talon or discard, by no word."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from random import Random
from typing import Any, get_args

import pytest

from game.cards.card import Card
from game.rules.events import (
    BeloteCalled,
    CardPlayed,
    CardsDiscarded,
    CardTurned,
    DealBegun,
    DealScored,
    DeclarationShown,
    Event,
    HandDealt,
    HandSeen,
    MatchBegun,
    SevenExchanged,
    TalonTaken,
    TrickTaken,
    TurnedTaken,
)
from game.rules.state import MatchState
from game.rules.view import View
from game.rules.viewing import seen_by, view_for
from game.variants.catalogue import GAMES
from tests.depth import often
from tests.rules.played import steps
from tests.rules.wild import house_rules, wild_match

MATCHES = often(4, 14)

OPEN = (
    BeloteCalled,
    CardPlayed,
    CardTurned,
    DealScored,
    DeclarationShown,
    MatchBegun,
    SevenExchanged,
    TrickTaken,
    TurnedTaken,
)
"""Events whose cards lie open on the table."""
OWN = (CardsDiscarded, HandDealt, HandSeen, TalonTaken)
"""Events whose cards one seat sees."""


def cards_in(thing: object) -> set[Card]:
    """Every card that can be reached from it."""
    if isinstance(thing, Card):
        return {thing}
    if isinstance(thing, tuple | list | frozenset):
        return set().union(*map(cards_in, thing))
    if is_dataclass(thing) and not isinstance(thing, Enum):
        return set().union(*(cards_in(getattr(thing, field.name)) for field in fields(thing)))
    return set()


def mapped(thing: Any, other: Callable[[Card], Card]) -> Any:  # noqa: ANN401
    """The same with other cards in all places."""
    if isinstance(thing, Card):
        return other(thing)
    if isinstance(thing, tuple):
        return tuple(mapped(one, other) for one in thing)
    if isinstance(thing, frozenset):
        return frozenset(mapped(one, other) for one in thing)
    if is_dataclass(thing) and not isinstance(thing, Enum | type):
        return replace(
            thing, **{field.name: mapped(getattr(thing, field.name), other) for field in fields(thing)}
        )
    return thing


def exchanged(state: MatchState, view: View, luck: Random) -> MatchState:
    """The same state with all cards that the seat does not see dealt round among their places."""
    deal = state.the_deal
    known = cards_in(replace(view, results=(), past=()))
    hidden = [one for one in deal.deck if one not in known]
    moved = dict(zip(hidden, luck.sample(hidden, len(hidden)), strict=True))
    return replace(state, deal=mapped(deal, lambda one: moved.get(one, one)))


@pytest.mark.parametrize("game", GAMES)
def test_a_view_does_not_depend_on_what_the_seat_cannot_see(game: str) -> None:
    compared = 0
    for number in range(MATCHES):
        luck = Random(f"secret {game} {number}")
        for state, _ in wild_match(house_rules(luck, GAMES[game].rules), luck, 2):
            if state.deal is None or not state.deal.hands or luck.random() < 0.75:
                continue
            for seat in range(state.rules.players):
                view = view_for(state, seat)
                assert view_for(exchanged(state, view, luck), seat) == view
                compared += 1
    assert compared > often(50, 200)


@pytest.mark.parametrize("game", GAMES)
def test_an_event_tells_a_seat_its_own_cards_and_open_ones(game: str) -> None:
    told_of: Counter[type] = Counter()
    for number in range(MATCHES):
        luck = Random(f"events {game} {number}")
        for _, step in wild_match(house_rules(luck, GAMES[game].rules), luck, 2):
            for event in step.events:
                for seat in range(step.state.rules.players):
                    told = seen_by(event, seat)
                    told_of[type(event)] += 1
                    assert type(told) is type(event)
                    assert seen_by(told, seat) == told
                    if isinstance(event, OPEN) or (isinstance(event, OWN) and event.seat == seat):
                        continue
                    assert not cards_in(told)
    assert told_of[DealBegun]
    assert told_of[CardPlayed]


def test_what_every_event_shows_has_been_decided() -> None:
    """Whoever adds an event with cards puts it into one of the two lists above, or nobody sees them."""
    with_cards = {
        event
        for event in get_args(Event)
        for field in fields(event)
        if "Card" in str(field.type).replace("CardsDiscarded", "")
    }
    assert with_cards - {DealBegun} <= {*OPEN, *OWN}
    assert {BeloteCalled, CardTurned, CardsDiscarded, SevenExchanged, TurnedTaken} <= with_cards


def test_only_the_taker_knows_what_was_laid_away() -> None:
    met = 0
    for _, step in steps(GAMES["bela3"].rules, "laid away", 6):
        deal = step.state.deal
        if deal is None or not deal.discarded:
            continue
        met += 1
        for seat in range(3):
            is_takers = deal.the_contract.taker == seat
            assert view_for(step.state, seat).discarded == (deal.discarded if is_takers else ())
    assert met > 20
