"""What imagined hands will declare is what the rules would count."""

from __future__ import annotations

from array import array
from dataclasses import replace
from random import Random

import pytest

from game.ai.belief.sampler import Sampler
from game.ai.coding import mask_of
from game.ai.rollout.setup import are_to_come, set_up
from game.ai.rule_based.players import RulePlayer
from game.cards.card import DECK
from game.rules.apply import apply
from game.rules.asking import seat_to_act
from game.rules.contest import camps_of, contest
from game.rules.declarations import held
from game.rules.options.declarations import (
    Announce,
    DeclarationShowing,
    DeclarationTie,
    DeclarationTiming,
)
from game.rules.options.rules import Rules
from game.rules.seats import after, side_of, sides
from game.rules.state import MatchState
from game.rules.viewing import view_for
from game.variants.catalogue import game_named
from tests.ai.profiles import master
from tests.lab.arena.boards import called

GAMES = ("belot_bg", "belot_bg_official", "belote4_fr", "coinche_fr", "belote3_es", "belote2_es")
RICH = tuple(card for card in DECK if card.rank >= 2)
"""Of so few cards hands have many combinations."""


def counted(state: MatchState, hands: list[tuple[int, ...]]) -> tuple[int, ...]:
    """By the rules, points by side."""
    rules, contract = state.rules, state.the_deal.the_contract
    order, camps = (
        after(state.the_deal.dealer, rules.players),
        camps_of(rules.players, contract.taker, rules.declarations),
    )
    said = tuple(held(tuple(DECK[card] for card in hand), rules.declarations) for hand in hands)
    found = [0] * sides(rules.players)
    for one in contest(said, order, camps, contract.trumps, rules.declarations).counted:
        found[side_of(one.seat, rules.players)] += one.declaration.value
    return tuple(found)


def first_turns(game: str, tie: DeclarationTie | None, deals: int) -> list[MatchState]:
    """Deals before their first card."""
    rules: Rules = game_named(game).rules
    if tie:
        rules = replace(rules, declarations=replace(rules.declarations, tie=tie))
    return [called(rules, Random(f"{game}/{number}"), number % rules.players) for number in range(deals)]


@pytest.mark.sampled(3)
@pytest.mark.parametrize("tie", [None, *DeclarationTie])
@pytest.mark.parametrize("game", GAMES)
def test_imagined_hands_declare_by_the_rules(game: str, tie: DeclarationTie | None) -> None:
    sampler, random = Sampler(), Random(game)
    for state in first_turns(game, tie, 4):
        rules, contract = state.rules, state.the_deal.the_contract
        if not are_to_come(view_for(state, 0), contract):
            continue
        set_up(sampler.rollout, rules, master(rules).policies, contract, ())
        deals = [sorted(random.sample(RICH, 24)) for _ in range(200)]
        hands = [[tuple(deal[place::4]) for place in range(rules.players)] for deal in deals]
        shuffled = [random.sample(RICH, 24) for _ in range(200)]
        hands += [
            [tuple(deal[6 * place : 6 * place + 6]) for place in range(rules.players)] for deal in shuffled
        ]
        worlds = array("I", [0] * 4 * len(hands))
        for number, deal in enumerate(hands):
            for seat, hand in enumerate(deal):
                worlds[4 * number + seat] = sampler.deal.inside(mask_of(hand))
        found = sampler.declared(view_for(state, 0), contract, worlds)
        assert found == [counted(state, deal) for deal in hands]
        assert len(set(found)) > 3


def test_cards_on_the_table_count_with_those_in_hand() -> None:
    sampler = Sampler()
    state = first_turns("belote4_fr", None, 1)[0]
    rules, contract = state.rules, state.the_deal.the_contract
    hands = [view_for(state, seat).hand for seat in range(4)]
    first = seat_to_act(state)
    assert first is not None
    state = apply(state, RulePlayer().decide(view_for(state, first), 0).action).state
    set_up(sampler.rollout, rules, master(rules).policies, contract, ())
    now = array("I", [sampler.deal.inside(mask_of(view_for(state, seat).hand)) for seat in range(4)])
    found = sampler.declared(view_for(state, after(first, 4)), contract, now)
    assert found == [counted(state, hands)]


@pytest.mark.parametrize("played", [5, 12, 27])
def test_what_is_shown_after_the_last_trick_is_counted_until_then(played: int) -> None:
    sampler = Sampler()
    for begun in first_turns("belot_bg_official", None, 12):
        state = begun
        rules, contract = state.rules, state.the_deal.the_contract
        view = view_for(state, 0)
        if not are_to_come(view, contract):
            continue
        hands = [view_for(state, seat).hand for seat in range(4)]
        for _ in range(played):
            turn = seat_to_act(state)
            assert turn is not None
            state = apply(state, RulePlayer().decide(view_for(state, turn), 0).action).state
        view = view_for(state, 0)
        assert view.shown == ()
        assert are_to_come(view, contract)
        set_up(sampler.rollout, rules, master(rules).policies, contract, ())
        now = array("I", [sampler.deal.inside(mask_of(view_for(state, seat).hand)) for seat in range(4)])
        assert sampler.declared(view, contract, now) == [counted(state, hands)]


def test_nothing_is_to_come_where_it_lies_open_or_may_be_kept_back() -> None:
    state = first_turns("belote4_fr", None, 1)[0]
    view, contract = view_for(state, 0), state.the_deal.the_contract
    assert are_to_come(view, contract)
    for change in (
        {"timing": DeclarationTiming.BEFORE_LEAD},
        {"announce": Announce.MANUAL},
        {"allowed": False},
    ):
        rules = replace(view.rules, declarations=replace(view.rules.declarations, **change))
        assert not are_to_come(replace(view, rules=rules), contract)
    late = replace(view.rules.declarations, showing=DeclarationShowing.AFTER_FIRST_TRICK)
    late = replace(late, timing=DeclarationTiming.BEFORE_LEAD)
    assert are_to_come(replace(view, rules=replace(view.rules, declarations=late)), contract)
