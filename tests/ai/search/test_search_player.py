"""The searching players find what counting and guessing find, and say in how many deals they looked."""

from __future__ import annotations

import time
from dataclasses import replace
from random import Random

import pytest

from game.ai.belief.sampler import NoWorldError
from game.ai.decision import Decision
from game.ai.levels import make_mind
from game.ai.rule_based.discard import discard
from game.ai.rule_based.players import RulePlayer
from game.ai.search import search_player
from game.ai.search.search_player import Level, SearchPlayer
from game.ai.trick_rules import COMPILED
from game.cards.card import DECK, cards
from game.rules.actions import Discard, Play
from game.rules.apply import apply
from game.rules.asking import seat_to_act
from game.rules.contract import Contract, Trumps
from game.rules.declarations import are_allowed
from game.rules.options.declarations import Announce
from game.rules.phase import Phase
from game.rules.state import new_match
from game.rules.view import Choices, View
from game.rules.viewing import view_for
from game.variants.catalogue import GAMES
from tests.ai.profiles import changed, hard, master, searching
from tests.depth import often
from tests.lab.arena.boards import begun, duel


def views(game: str, deals: int) -> list[View]:
    """What seats see that have several cards to choose from."""
    random, mind, found = Random(2), make_mind("medium"), []
    for number in range(deals):
        rules = GAMES[game].rules
        state = begun(rules, tuple(random.sample(DECK, 32)), number % rules.players)
        while not state.results and state.phase is not Phase.SHUFFLING:
            seat = seat_to_act(state)
            assert seat is not None
            view = view_for(state, seat)
            if len(view.choices.cards) > 1:
                found.append(view)
            state = apply(state, mind.decide(view, number).action).state
    return found


@pytest.mark.sampled(2, 1)
@pytest.mark.parametrize("game", GAMES)
def test_candidates_are_all_lawful_cards_the_best_first(game: str) -> None:
    for view in views(game, 2)[:: often(16, 1)]:
        decision = make_mind("master").decide(view, 3)
        played = [one.action for one in decision.candidates]
        told = [action.card for action in played if isinstance(action, Play)]
        assert sorted(told) == sorted(view.choices.cards)
        values = [one.value for one in decision.candidates]
        assert values == sorted(values, reverse=True)
        assert decision.action == played[0]
        assert decision.worlds > 0
        assert sum(one.best_in for one in decision.candidates) >= decision.worlds
        assert all(0 <= one.best_in <= decision.worlds for one in decision.candidates)
        assert all(one.error >= 0 for one in decision.candidates)


def test_the_seed_draws_the_deals() -> None:
    one, other = SearchPlayer(hard), SearchPlayer(hard)
    seen = views("bela4", 2)
    first = [one.decide(view, 1) for view in seen]
    assert first == [other.decide(view, 1) for view in reversed(seen)][::-1]
    assert first != [one.decide(view, 2) for view in seen]


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.skipif(not COMPILED, reason="plain Python imagines too few deals")
@pytest.mark.parametrize("game", ["bela4", "bela3"])
def test_a_search_in_eighty_deals_beats_the_rule_player(game: str) -> None:
    found = duel(lambda: searching(hard, worlds=80), RulePlayer, 60, 7, GAMES[game].rules)
    assert found.mean > 2 * found.error


@pytest.mark.skipif(not COMPILED, reason="plain Python is slow")
def test_a_masters_lead_takes_no_second() -> None:
    first = next(view for view in views("bela4", 1) if len(view.choices.cards) == 8)
    mind = make_mind("master")
    mind.decide(first, 1)
    start = time.process_time()
    mind.decide(first, 2)
    assert time.process_time() - start < 1.0


@pytest.mark.skipif(not COMPILED, reason="plain Python has a budget of its own")
@pytest.mark.parametrize(
    ("game", "is_solved"),
    [("belot_bg", True), ("bela4", True), ("belote4_fr", True), ("bela2", False), ("bela3", False)],
)
def test_deals_are_solved_from_five_cards_on_where_pairs_play(game: str, *, is_solved: bool) -> None:
    played, solved = searching(master, solve_from_cards=0), SearchPlayer(master)
    seen = [view for view in views(game, 1) if len(view.hand) > 5][:: often(3, 1)]
    before = [played.decide(view, 1).candidates for view in seen]
    assert seen
    assert (before != [solved.decide(view, 1).candidates for view in seen]) == is_solved


def test_the_number_of_deals_can_be_chosen() -> None:
    view = views("bela4", 1)[-1]
    asked = {make_mind(level, 7).decide(view, 1).worlds for level in ("hard", "master")}
    assert asked == {7}
    assert make_mind("medium", 7).decide(view, 1).worlds == 0


def test_a_master_weighs_what_it_lays_away() -> None:
    state = begun(GAMES["bela3"].rules, DECK, 2)
    state = apply(state, make_mind("medium").decide(view_for(state, 0), 1).action).state
    assert state.phase is Phase.DISCARDING
    decision = make_mind("master").decide(view_for(state, 0), 1)
    assert isinstance(decision.action, Discard)
    assert decision.candidates[0].action == decision.action
    assert len({one.action for one in decision.candidates}) > 5
    apply(state, decision.action)


@pytest.mark.parametrize("game", ["belot_bg", "belote4_fr"])
def test_a_lead_is_valued_with_what_others_will_declare(game: str) -> None:
    """Where everybody says what he holds, most leads are worth something else than where he may not."""
    rules = GAMES[game].rules
    manual = replace(rules, declarations=replace(rules.declarations, announce=Announce.MANUAL))
    differences = []
    for view in views(game, often(3, 30)):
        if view.tricks or not are_allowed(view.contract.trumps, rules.declarations):
            continue
        counted, silent = (
            max(one.value for one in searching(master, worlds=50).decide(seen, 1).candidates)
            for seen in (view, replace(view, rules=manual))
        )
        differences.append(abs(counted - silent))
    assert sum(one > 0 for one in differences) > len(differences) / 2


@pytest.mark.skipif(not COMPILED, reason="plain Python is slow")
@pytest.mark.parametrize(
    ("game", "level"),
    [("bela4", changed(hard, worlds=8)), ("bela2", changed(master, worlds=30, draws_per_world=2))],
)
def test_without_a_closer_look_so_many_deals_are_imagined_as_the_budget_says(game: str, level: Level) -> None:
    """In Bela in two there is none for anybody."""
    for view in views(game, 1)[:3]:
        decision = SearchPlayer(level).decide(view, 1)
        assert decision.worlds in {0, level(view.rules).budget.worlds}
        assert decision.candidates


def test_where_no_deal_is_left_the_taker_lays_away_as_a_rule_player_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hand, rules = cards("JH 9H AH TH KH 8H AS TS AC 7D 8D KC"), GAMES["bela3"].rules
    choices, contract = Choices(discards=2, discardable=hand), Contract(trumps=Trumps.HEARTS, taker=0)
    blank = view_for(new_match(rules), 0)
    view = replace(blank, phase=Phase.DISCARDING, turn=0, hand=hand, contract=contract, choices=choices)

    def nothing(*_: object) -> Decision:
        raise NoWorldError(view)

    monkeypatch.setattr(search_player, "searched_discard", nothing)
    assert SearchPlayer(master).decide(view, 1) == discard(view)
