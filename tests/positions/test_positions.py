"""The rule player finds what any sensible player would, in positions each of which says why."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.ai.rule_player import RulePlayer
from game.rules.actions import Discard, MakeCall, Play
from game.rules.call import call_text
from tests.positions.position import Position, position, positions

POSITIONS = [one for path in sorted(Path(__file__).parent.glob("*.yaml")) for one in positions(path)]


@pytest.mark.parametrize("one", POSITIONS, ids=lambda one: one.title)
def test_the_rule_player_finds_it(one: Position) -> None:
    decision = RulePlayer().decide(one.view, seed=1)
    action = decision.action
    if isinstance(action, MakeCall):
        assert call_text(action.call) in one.calls
    elif isinstance(action, Discard):
        assert not set(action.cards) & set(one.avoids)
        assert not one.plays or set(action.cards) == set(one.plays)
    elif isinstance(action, Play):
        assert not one.does
        assert action.card in one.view.choices.cards
        assert action.card not in one.avoids
        assert not one.plays or action.card in one.plays
    else:
        assert type(action).__name__.lower() == one.does
    assert one.reason in {"", decision.reason.value}


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


def test_there_are_many() -> None:
    assert len(POSITIONS) >= 50
    assert len({one.title for one in POSITIONS}) == len(POSITIONS)


def test_a_key_that_is_not_known_is_refused() -> None:
    with pytest.raises(ValueError, match="surprise"):
        position({"title": "t", "why": "w", "plays": "AS", "surprise": 1})
