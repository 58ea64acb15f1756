"""Nobody can learn a card that he does not see, neither from his view nor from what he is told."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from random import Random

from game.cards.card import Card
from game.rules.events import (
    BeloteCalled,
    CardPlayed,
    DealBegun,
    DealScored,
    DeclarationShown,
    Event,
    HandDealt,
    HandSeen,
    MatchBegun,
    TalonTaken,
    TrickTaken,
)
from game.rules.phase import Phase
from game.rules.state import MatchState
from game.rules.view import View
from game.rules.viewing import seen_by, view_for
from tests.depth import often
from tests.rules.wild import house_rules, wild_match

MATCHES = often(28, 100)

OPEN = (BeloteCalled, CardPlayed, DeclarationShown, TrickTaken, MatchBegun)
"""Events whose cards lie open on the table."""


def cards_in(thing: object) -> Iterator[Card]:
    """Every card that can be reached from it."""
    if isinstance(thing, Card):
        yield thing
    elif isinstance(thing, tuple | list | frozenset):
        for one in thing:
            yield from cards_in(one)
    elif is_dataclass(thing) and not isinstance(thing, Enum):
        for field in fields(thing):
            yield from cards_in(getattr(thing, field.name))


def exchanged(state: MatchState, view: View, luck: Random) -> MatchState:
    """The same state with all cards that the seat does not see dealt round among their places."""
    deal = state.the_deal
    played = deal.playing
    known = set(view.hand) | {one for trick in (*view.tricks, view.trick) if trick for one in trick.cards}
    hidden = [one for one in deal.deck if one not in known]
    other = dict(zip(hidden, luck.sample(hidden, len(hidden)), strict=True))

    def moved(piles: tuple[tuple[Card, ...], ...]) -> tuple[tuple[Card, ...], ...]:
        return tuple(tuple(sorted(other.get(one, one) for one in pile)) for pile in piles)

    deck = tuple(other.get(one, one) for one in deal.deck)
    if played:
        played = replace(played, hands=moved(played.hands))
    changed = replace(deal, deck=deck, hands=moved(deal.hands), talons=moved(deal.talons), playing=played)
    return replace(state, deal=changed)


def test_a_view_does_not_depend_on_what_the_seat_cannot_see() -> None:
    compared = 0
    for number in range(MATCHES):
        luck = Random(f"secret {number}")
        for state, _ in wild_match(house_rules(luck), luck, 2):
            if state.deal is None or not state.deal.hands or luck.random() < 0.7:
                continue
            for seat in range(4):
                view = view_for(state, seat)
                assert view_for(exchanged(state, view, luck), seat) == view
                compared += 1
    assert compared > often(560, 2_000)


def test_no_card_of_another_hand_is_in_a_view() -> None:
    for number in range(MATCHES // 2):
        luck = Random(f"reach {number}")
        rules = house_rules(luck)
        opened: set[Card] = set()
        for state, step in wild_match(rules, luck, 2):
            deal = state.deal
            if deal is not None and deal.hands and state.phase is not Phase.SHUFFLING:
                hands = deal.playing.hands if deal.playing else deal.hands
                for seat in range(4):
                    view = replace(view_for(state, seat), results=(), past=())
                    others = {one for other in range(4) if other != seat for one in hands[other]}
                    others |= {one for pile in deal.talons for one in pile}
                    assert not (set(cards_in(view)) & others) - opened
                    assert set(view.hand) <= set(hands[seat])
            for event in step.events:
                if isinstance(event, DealBegun):
                    opened = set()
                if isinstance(event, OPEN):
                    opened |= set(cards_in(event))


def own_only(event: Event, seat: int) -> bool:
    """Whether the event tells this seat nothing but its own cards or those that lie open."""
    told = seen_by(event, seat)
    match told:
        case HandDealt() | HandSeen() | TalonTaken():
            return told.cards is None or told.seat == seat
        case DealBegun():
            return told.deck is None
        case _:
            return not set(cards_in(told)) or isinstance(told, (*OPEN, DealScored))


def test_no_event_tells_a_seat_another_ones_cards() -> None:
    for number in range(MATCHES):
        luck = Random(f"events {number}")
        for _, step in wild_match(house_rules(luck), luck, 2):
            for event in step.events:
                for seat in range(4):
                    told = seen_by(event, seat)
                    assert own_only(event, seat)
                    assert type(told) is type(event)
                    assert seen_by(told, seat) == told


def test_the_sheet_names_only_cards_that_were_shown_or_said() -> None:
    for number in range(MATCHES):
        luck = Random(f"sheet {number}")
        shown: set[Card] = set()
        for _, step in wild_match(house_rules(luck), luck, 2):
            for event in step.events:
                if isinstance(event, DealBegun):
                    shown = set()
                if isinstance(event, DeclarationShown | BeloteCalled):
                    shown |= set(cards_in(event))
                    if isinstance(event, BeloteCalled):
                        shown |= {one for one in cards_in(step.state) if one.code[0] in "KQ"}
                if isinstance(event, DealScored):
                    assert set(cards_in(event)) <= shown
