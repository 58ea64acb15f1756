"""What must hold in every match, whatever is played: secrets, sums, and replay."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.cards.card import Card, card_of
from game.cards.rank import Rank
from game.rules.apply import apply
from game.rules.asking import choices_for, seat_to_act
from game.rules.phase import Phase
from game.rules.play import why_illegal
from game.rules.result import Outcome
from game.rules.state import MatchState
from game.rules.viewing import seen_by, view_for
from game.table.soundness import every_card_once, is_sound, unsound, unsound_result
from tests.depth import often
from tests.table.wild import ALL_TABLES, wild_match

MATCHES = st.tuples(st.sampled_from(ALL_TABLES), st.integers(0, 2))


def reachable(thing: object) -> Iterator[Card]:
    """Every card that can be got at through attributes and containers."""
    if isinstance(thing, Card):
        yield thing
    elif is_dataclass(thing):
        for field in fields(thing):
            yield from reachable(getattr(thing, field.name))
    elif isinstance(thing, tuple | list | set | frozenset):
        for inner in thing:
            yield from reachable(inner)
    else:
        assert thing is None or isinstance(thing, int | float | str | bool | Enum), f"what is {thing!r}?"


def hidden_from(state: MatchState, seat: int) -> set[Card]:
    """Cards that the seat can have no knowledge of."""
    deal = state.deal
    if deal is None or state.phase in {Phase.SHUFFLING, Phase.OVER}:
        return set()
    playing = deal.playing
    hands = playing.hands if playing else deal.hands
    covered = state.rules.deal.strict_table and state.phase is Phase.CALLING and seat_to_act(state) != seat
    hidden = {card for place, hand in enumerate(hands) if place != seat or covered for card in hand}
    hidden |= {card for talon in deal.talons for card in talon} | set(deal.extra)
    hidden |= set() if state.rules.pack.pack_face_up else set(deal.stock)
    hidden |= set(deal.discarded) if deal.contract is None or deal.contract.taker != seat else set()
    if not hands:
        hidden = set(deal.deck)
    return hidden - known_to_all(state)


def known_to_all(state: MatchState) -> set[Card]:
    """Cards that were seen by everybody before they came into a hand."""
    deal = state.the_deal
    shown = {card for one in deal.said.counted for card in one.declaration.cards}
    if deal.proposed is not None:
        shown.add(deal.proposed)
        if deal.exchanged is not None:
            shown.add(card_of(deal.proposed.suit, Rank.SEVEN))
    return shown


@given(MATCHES)
@settings(max_examples=often(8, 25))
def test_no_hidden_card_can_be_reached_from_a_view(match: tuple[str, int]) -> None:
    _, states = wild_match(*match)
    for state in states[::4]:
        for seat in range(state.rules.players):
            view = replace(view_for(state, seat), results=(), past=(), match_result=None)
            assert not hidden_from(state, seat) & set(reachable(view))


@given(MATCHES)
@settings(max_examples=12)
def test_no_hidden_card_can_be_reached_from_an_event(match: tuple[str, int]) -> None:
    record, states = wild_match(*match)
    for action, (before, after) in zip(record.actions, pairwise(states), strict=True):
        events = apply(before, action).events
        for seat in range(record.rules.players):
            known = {card for event in events for card in reachable(seen_by(event, seat))}
            own = set(after.deal.hands[seat]) if after.deal and after.deal.hands else set()
            if state_goes_on(after):
                assert not (hidden_from(after, seat) - own) & known


def state_goes_on(state: MatchState) -> bool:
    return state.phase not in {Phase.SHUFFLING, Phase.OVER}


@given(MATCHES, st.data())
@settings(max_examples=25)
def test_a_view_does_not_change_when_hidden_cards_change_places(
    match: tuple[str, int], data: st.DataObject
) -> None:
    _, states = wild_match(*match)
    state = data.draw(st.sampled_from([one for one in states if one.deal and one.deal.hands]))
    seat = data.draw(st.sampled_from(range(state.rules.players)))
    hidden = sorted(hidden_from(state, seat))
    if len(hidden) < 2:
        return
    one, two = data.draw(st.lists(st.sampled_from(hidden), min_size=2, max_size=2, unique=True))

    assert view_for(swapped(state, one, two), seat) == view_for(state, seat)


def swapped(state: MatchState, one: Card, two: Card) -> MatchState:
    """The same state with two cards changed wherever they lie."""
    place = {one: two, two: one}

    def pile(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(place.get(card, card) for card in cards)

    deal = state.the_deal
    playing = deal.playing
    if playing is not None:
        playing = replace(playing, hands=tuple(map(pile, playing.hands)))
    swapped_deal = replace(
        deal,
        deck=pile(deal.deck),
        hands=tuple(map(pile, deal.hands)),
        first_hands=tuple(map(pile, deal.first_hands)),
        talons=tuple(map(pile, deal.talons)),
        extra=pile(deal.extra),
        stock=pile(deal.stock),
        discarded=pile(deal.discarded),
        playing=playing,
    )
    return replace(state, deal=swapped_deal)


@pytest.mark.sampled(4, 1)
@pytest.mark.parametrize("table", ALL_TABLES)
def test_every_deal_adds_up(table: str) -> None:
    deals = 0
    for number in range(6):
        _, states = wild_match(table, number)
        for before, after in pairwise(states):
            if len(after.results) == len(before.results):
                continue
            result = after.results[-1]
            assert unsound(after) is None
            assert is_sound(result, after.the_deal, after.rules)
            assert after.scores == tuple(
                one + two for one, two in zip(before.scores, result.written, strict=True)
            )
            deals += 1
    assert deals >= 6


def written_deal(table: str, outcome: Outcome) -> MatchState:
    states = (state for number in range(8) for state in wild_match(table, number)[1])
    return next(
        state
        for state in states
        if state.results and state.results[-1].outcome is outcome
        if state.results[-1].number == state.deal_number and state.phase in {Phase.SHUFFLING, Phase.OVER}
    )


@pytest.mark.parametrize("table", ["plain", "bela3", "bela2", "bulgarian", "coinche", "french", "belote3"])
def test_what_does_not_add_up_is_noticed(table: str) -> None:
    state = written_deal(table, Outcome.MADE)
    result, deal = state.results[-1], state.the_deal
    assert unsound(state) is None
    one_more = (result.written[0] + 1, *result.written[1:])
    wrong = {
        "the sheet is not": replace(state, scores=(state.scores[0] + 1, *state.scores[1:])),
        "the cards at the table": replace(
            state, deal=replace(deal, discarded=(*deal.discarded, deal.deck[0]))
        ),
    }
    lines = {
        "the card points are not those": replace(result, card_points=result.card_points[::-1]),
        "the totals are not": replace(result, totals=(result.totals[0] + 1, *result.totals[1:])),
        "a side with a dash": replace(result, dashes=frozenset({result.written.index(max(result.written))})),
    }
    if result.contract is not None and result.contract.multiplier == 1:
        assert not is_sound(replace(result, written=one_more), deal, state.rules)
    for sentence, line in lines.items():
        assert str(unsound_result(line, deal, state.rules)).startswith(sentence)
    for sentence, other in wrong.items():
        assert str(unsound(other)).startswith(sentence)


@given(MATCHES)
@settings(max_examples=15)
def test_all_cards_are_always_somewhere_once(match: tuple[str, int]) -> None:
    for state in wild_match(*match)[1]:
        deal = state.deal
        if deal is None or not deal.hands or state.phase is Phase.SHUFFLING:
            continue
        assert every_card_once(deal)


@given(MATCHES)
@settings(max_examples=15)
def test_somebody_can_always_go_on(match: tuple[str, int]) -> None:
    for state in wild_match(*match)[1]:
        seat = seat_to_act(state)
        if seat is None:
            assert state.phase in {Phase.SEATING, Phase.SHUFFLING, Phase.OVER}
            continue
        choices = choices_for(state, seat)
        assert choices.is_asked
        if state.phase is Phase.PLAYING:
            playing, deal = state.the_deal.the_play, state.the_deal
            assert choices.cards
            for card in playing.hands[seat]:
                duty = why_illegal(
                    card,
                    playing.hands[seat],
                    playing.trick,
                    deal.the_contract.trumps,
                    state.rules.play,
                    state.rules.players,
                )
                assert (duty is None) == (card in choices.cards)
