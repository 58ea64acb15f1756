"""A recipe in words makes the mind that it describes, and a wrong one gets a sentence."""

from __future__ import annotations

import sys
from array import array
from dataclasses import replace

import pytest

from game.ai.end_code import POINT_BITS
from game.ai.rule_based.players import RulePlayer
from game.ai.search.end_values import MOST_POINTS, EndValues
from game.ai.search.search_player import Level, SearchPlayer
from game.ai.trick_rules import COMPILED
from game.rules.actions import Play
from game.rules.asking import seat_to_act
from game.rules.call import GENERALE_GOAL
from game.rules.contract import Trumps
from game.rules.phase import Phase
from game.rules.viewing import view_for
from game.variants.catalogue import GAMES
from game.variants.option_ids import options_from
from tests.ai.profiles import changed, hard, master
from tests.ai.search.test_search_player import views
from tests.lab.arena.all_seeing import AllSeeing
from tests.lab.arena.boards import duel
from tests.lab.arena.engine_player import EngineError
from tests.lab.arena.exact_player import ExactPlayer
from tests.lab.arena.recipes import RecipeError, maker
from tests.rules.played import steps

searches = pytest.mark.skipif(not COMPILED, reason="plain Python has a budget of its own")


@searches
@pytest.mark.parametrize(
    ("recipe", "level"),
    [
        ("master", master),
        ("master:worlds=7", changed(master, worlds=7)),
        ("master:plays=no,solve_each_card_from=0", changed(master, plays=False, solve_each_card_from=0)),
        (
            "hard:listens=yes,draws_per_world=3",
            changed(hard, calls=True, declared=True, plays=True, draws_per_world=3),
        ),
        ("master:exact=0,drawn=1", changed(master, solve_from_cards=0, draws_per_world=1)),
        ("master:rollouts=yes", master),
        ("master:prior=0", changed(master, prior=0.0)),
    ],
)
def test_a_profile_is_changed(recipe: str, level: Level) -> None:
    make = maker(recipe)
    mind = make()
    assert isinstance(mind, SearchPlayer)
    assert [mind.level(game.rules) for game in GAMES.values()] == [
        level(game.rules) for game in GAMES.values()
    ]
    assert make() is not mind


def test_other_minds_have_names() -> None:
    assert isinstance(maker("medium")(), RulePlayer)
    assert isinstance(maker("all-seeing")(), AllSeeing)
    assert isinstance(maker("master:rollouts=no")(), ExactPlayer)
    assert isinstance(maker("tests.lab.arena.all_seeing:AllSeeing")(), AllSeeing)


@pytest.mark.parametrize(
    ("recipe", "why"),
    [
        ("sage", "there is no level 'sage'"),
        ("medium:worlds=3", "medium does not search"),
        ("master:depth=3", "no 'depth' is in a profile; there is worlds"),
        ("master:worlds=many", "worlds= a number, yes or no was expected, not 'many'"),
        ("master:worlds=no", "worlds is a whole number"),
        ("master:worlds=2.5", "worlds is a whole number"),
        ("master:plays=3", "plays is yes or no"),
        ("checkout:master@nowhere", "a checkout with its own .venv was expected"),
        ("checkout:master:plays=no@nowhere", "of another checkout a level or"),
        ("checkout:master:worlds=many@nowhere", "master:worlds=NUMBER was expected"),
        ("checkout:master:worlds=@nowhere", "master:worlds=NUMBER was expected"),
        ("checkout:master:worlds=20001@nowhere", "master:worlds=NUMBER was expected"),
        ("checkout:medium:worlds=4@nowhere", "of another checkout a level or"),
        ("checkout:sage@nowhere", "of another checkout a level or"),
        ("tests.lab.nowhere:Mind", "nowhere"),
        ("tests.lab.arena.all_seeing:Mind", "no attribute 'Mind'"),
    ],
)
def test_a_wrong_recipe_gets_a_sentence(recipe: str, why: str) -> None:
    with pytest.raises(RecipeError, match=why):
        maker(recipe)


def test_exact_values_choose_a_lawful_card() -> None:
    for game in ("belote4_fr", "bela2"):
        mind = maker("master:rollouts=no,worlds=6")()
        for view in views(game, 1)[-9:]:
            action = mind.decide(view, 1).action
            assert isinstance(action, Play)
            assert action.card in view.choices.cards


def test_exact_values_count_cards_by_the_scale_of_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """At all trumps and at no trumps all ends of a deal come to 162, as in a suit."""
    rules = options_from({"taSa": True, "cardScale": "162"}, GAMES["coinche_fr"].rules)
    sums: dict[Trumps, set[int]] = {}

    def noted(self: EndValues, ends: array[int]) -> array[float]:
        points = {(end & MOST_POINTS) + (end >> POINT_BITS & MOST_POINTS) for end in ends}
        sums.setdefault(self.contract.trumps, set()).update(points)
        return array("d", [0.0]) * len(ends)

    monkeypatch.setattr(EndValues, "values", noted)
    mind = maker("master:rollouts=no,worlds=2")()
    for state, _ in steps(rules, "scale 0", 3):
        seat = seat_to_act(state)
        if seat is None or state.phase is not Phase.PLAYING or len(state.the_deal.the_play.tricks) < 5:
            continue
        mind.decide(view_for(state, seat), 1)
    assert {Trumps.ALL, Trumps.NONE, Trumps.HEARTS} <= set(sums)
    assert set(map(frozenset, sums.values())) == {frozenset({162})}


def test_exact_values_do_not_say_who_takes_a_trick_of_a_generale() -> None:
    rules = options_from({"generale": True}, GAMES["coinche_fr"].rules)
    view = views("coinche_fr", 1)[-9]
    assert view.contract is not None
    view = replace(view, rules=rules, contract=replace(view.contract, goal=GENERALE_GOAL))
    assert maker("master:rollouts=no,worlds=4")().decide(view, 1) == maker("master:worlds=4")().decide(
        view, 1
    )


def test_exact_values_are_for_two_sides() -> None:
    view = next(view for view in views("bela3", 1) if len(view.choices.cards) > 1)
    with pytest.raises(ValueError, match="two other sides"):
        maker("master:rollouts=no,worlds=2")().decide(view, 1)


@pytest.mark.sampled(2)
@pytest.mark.slow
@pytest.mark.parametrize("game", ["bela4", "bela3", "belot_bg", "coinche_fr", "belote2_es"])
def test_another_program_is_asked_by_the_protocol(game: str) -> None:
    """Our own engine decides as the mind does: what a seat knows comes through."""
    other = maker(f"engine:medium@{sys.executable} -m game engine")
    found = duel(maker("medium"), other, 6, 3, GAMES[game].rules)
    assert found.differences == [0.0] * 6
    assert found.second.count > 50


def test_a_program_that_ends_is_told() -> None:
    with pytest.raises(EngineError, match="ended"):
        duel(maker("medium"), maker(f"engine:medium@{sys.executable} -c pass"), 1, 3)
