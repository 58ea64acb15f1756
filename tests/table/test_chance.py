"""Chance at the table: fair, repeatable from its seed, and bound by the rules of the first dealer."""

from __future__ import annotations

from collections import Counter

import pytest

from game.cards.card import DECK
from game.rules.actions import ChooseDealer, Shuffle
from game.rules.apply import apply
from game.rules.match import won_by
from game.rules.phase import Phase
from game.rules.state import new_match
from game.table.chance import chance_action, decision_seed, deck_of, first_dealer
from game.variants.catalogue import GAMES
from game.variants.option_ids import options_from
from tests.table.wild import BELA, wild_match

SEEDS = [f"seed {number}" for number in range(400)]


def test_a_deck_is_all_cards_and_its_own() -> None:
    decks = {deck_of(seed, number) for seed in SEEDS[:20] for number in range(1, 11)}

    assert len(decks) == 200
    assert all(sorted(deck) == list(DECK) for deck in decks)
    assert deck_of("x", 1) == deck_of("x", 1)


def test_no_seat_deals_first_more_often() -> None:
    for options in ({}, {"firstDealer": "draw"}):
        rules = options_from(options, BELA)
        found = Counter(first_dealer(rules, seed).dealer for seed in SEEDS)
        assert set(found) == {0, 1, 2, 3}
        assert min(found.values()) > 60


@pytest.mark.parametrize(("habit", "side"), [("lastLoser", 1), ("lastWinner", 0)])
def test_the_match_before_may_settle_who_deals(habit: str, side: int) -> None:
    rules = options_from({"firstDealer": habit}, BELA)
    before = won_by((0,), (1010, 400))
    drawn = won_by((0, 1), (1032, 1032))

    assert {first_dealer(rules, seed, before).dealer % 2 for seed in SEEDS} == {side}
    assert {first_dealer(rules, seed, drawn).dealer for seed in SEEDS} == {0, 1, 2, 3}
    assert {first_dealer(rules, seed).dealer for seed in SEEDS} == {0, 1, 2, 3}
    three = won_by((2,), (100, 300, 701))
    assert {first_dealer(rules, seed, three).dealer for seed in SEEDS} == {0, 1, 2, 3}


def test_drawn_cards_settle_it_as_the_rules_want() -> None:
    rules = options_from({"firstDealer": "draw"}, BELA)
    suits = set()
    for seed in SEEDS[:50]:
        action = first_dealer(rules, seed)
        assert len(set(action.drawn)) == 4
        assert apply(new_match(rules), action).state.dealer == action.dealer
        suits.add(len({card.suit for card in action.drawn}))
    assert len(suits) > 1, "from the whole deck, where nobody sits down by what he draws"


@pytest.mark.parametrize("game", ["belote2_es", "belote3_es", "belote4_es"])
def test_cards_are_drawn_in_every_game(game: str) -> None:
    """Four draw consecutive cards of one suit, the highest at eldest hand, the lowest at the dealer."""
    rules = GAMES[game].rules
    suits = set()
    for seed in SEEDS[:100]:
        action = first_dealer(rules, seed)
        assert apply(new_match(rules), action).state.dealer == action.dealer
        assert min(card.rank for card in action.drawn) == action.drawn[action.dealer].rank
        if rules.players == 4:
            falling = [action.drawn[(action.dealer + step) % 4] for step in range(1, 5)]
            assert [falling[0] - card for card in falling] == [0, 1, 2, 3]
            assert len({card.suit for card in falling}) == 1
            suits.add(falling[0].suit)
    assert len(suits) == (4 if rules.players == 4 else 0)


def test_chance_acts_only_when_it_is_asked() -> None:
    _, states = wild_match("drawn", 1)
    kinds = {Phase.SEATING: ChooseDealer, Phase.SHUFFLING: Shuffle}
    for state in states:
        action = chance_action(state, "x")
        assert isinstance(action, kinds.get(state.phase, type(None)))
        if action is not None:
            apply(state, action)


def test_decisions_have_seeds_of_their_own() -> None:
    assert len({decision_seed(seed, place) for seed in SEEDS for place in range(50)}) == 400 * 50
