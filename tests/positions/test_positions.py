"""Every level from medium on finds what any good player would, in positions each of which says why."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from game.ai.decision import Decision, Mind
from game.ai.levels import LEVELS, make_mind
from game.ai.trick_rules import COMPILED
from game.rules.actions import Discard, MakeCall, Play
from game.rules.call import call_text
from game.rules.contract import Trumps
from game.variants.catalogue import GAMES
from tests.depth import often
from tests.positions.position import Position, position, positions

POSITIONS = [one for path in sorted(Path(__file__).parent.glob("*.yaml")) for one in positions(path)]
GOOD = LEVELS[1:]
SEEDS = {"medium": (1,)}
"""Who imagines deals is asked three times, for few deals may mislead; a rule player's answer has no lot.

In the short run the other two are asked for only when the first answer is wrong.
"""


@cache
def mind(level: str) -> Mind:
    return make_mind(level)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("level", GOOD)
@pytest.mark.parametrize("one", POSITIONS, ids=lambda one: one.title)
def test_it_is_found(one: Position, level: str) -> None:
    if level in one.unsure:
        pytest.skip("not a level that knows it")
    if level != "medium" and not COMPILED:
        pytest.skip("uncompiled, it imagines too few deals")
    seeds = SEEDS.get(level, (1, 2, 3))
    found: list[Decision] = []
    right: list[Decision] = []
    for seed in seeds:
        found.append(mind(level).decide(one.view, seed))
        right += [found[-1]] if is_right(one, found[-1]) else []
        if often(right == found, many=False):
            break
    assert 2 * len(right) > len(found), [decision.action for decision in found]
    assert all(one.reason in {"", decision.reason.value} for decision in right)


def is_right(one: Position, decision: Decision) -> bool:
    """Whether the position calls it right."""
    action = decision.action
    if isinstance(action, MakeCall):
        return call_text(action.call) in one.calls
    if isinstance(action, Discard):
        return not set(action.cards) & set(one.avoids) and set(action.cards) >= set(one.plays)
    if isinstance(action, Play):
        is_card = action.card not in one.avoids and (not one.plays or action.card in one.plays)
        return is_card and not one.does
    return type(action).__name__.lower() == one.does


@pytest.mark.parametrize("one", POSITIONS, ids=lambda one: one.title)
def test_it_can_have_come_about(one: Position) -> None:
    """A searching mind imagines deals that agree with all that was played, or there are none."""
    if not COMPILED:
        pytest.skip("the compiled search tells, and faster")
    if len(one.view.choices.cards) > 1 and not one.does:
        decision = mind("hard").decide(one.view, 1)
        assert {
            candidate.action.card for candidate in decision.candidates if isinstance(candidate.action, Play)
        } == set(one.view.choices.cards)


@pytest.mark.parametrize("one", POSITIONS, ids=lambda one: one.title)
def test_there_is_something_to_find(one: Position) -> None:
    """A position with one lawful answer, or where every answer is right, proves nothing."""
    choices = one.view.choices
    if one.calls:
        assert len(choices.calls) > len(one.calls)
    elif one.does:
        assert choices.may_exchange or choices.may_claim
    else:
        lawful = set(choices.cards or choices.discardable)
        assert set(one.plays) | set(one.avoids) <= lawful
        assert lawful - set(one.plays) if one.plays else lawful - set(one.avoids)


def test_there_are_many_of_every_kind() -> None:
    assert len(POSITIONS) >= 120
    assert len({one.title for one in POSITIONS}) == len(POSITIONS)
    plays = [one for one in POSITIONS if one.view.contract is not None]
    assert len(plays) >= 70
    assert {one.view.rules.players for one in plays} == {2, 3, 4}
    assert {one.view.contract.trumps for one in plays if one.view.contract} >= {Trumps.NONE, Trumps.ALL}
    met = {one.view.rules for one in POSITIONS}
    missing = {name for name, game in GAMES.items() if game.rules not in met}
    assert missing == set(), "a game without a position in tests/positions"


def test_only_the_strongest_has_no_excuse() -> None:
    for one in POSITIONS:
        assert one.unsure <= set(GOOD[:-1]), one.title


def test_a_key_that_is_not_known_is_refused() -> None:
    with pytest.raises(ValueError, match="surprise"):
        position({"title": "t", "why": "w", "plays": "AS", "surprise": 1})
