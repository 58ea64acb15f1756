"""The rule player finds what any sensible player would, in positions each of which says why."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.ai.rule_player import RulePlayer
from game.rules.actions import MakeCall, Play
from game.rules.call import call_text
from tests.positions.position import Position, position, positions

POSITIONS = [one for path in sorted(Path(__file__).parent.glob("*.yaml")) for one in positions(path)]


@pytest.mark.parametrize("one", POSITIONS, ids=lambda one: one.title)
def test_the_rule_player_finds_it(one: Position) -> None:
    decision = RulePlayer().decide(one.view, seed=1)
    action = decision.action
    if isinstance(action, MakeCall):
        assert call_text(action.call) in one.calls
    else:
        assert isinstance(action, Play)
        assert action.card in one.view.choices.cards
        assert action.card not in one.avoids
        assert not one.plays or action.card in one.plays
    assert one.reason in {"", decision.reason.value}


@pytest.mark.parametrize("one", POSITIONS, ids=lambda one: one.title)
def test_there_is_something_to_find(one: Position) -> None:
    """A position with one lawful answer, or where every answer is right, proves nothing."""
    if one.calls:
        assert len(one.view.choices.calls) > len(one.calls)
    else:
        lawful = set(one.view.choices.cards)
        assert set(one.plays) | set(one.avoids) <= lawful
        assert lawful - set(one.plays) if one.plays else lawful - set(one.avoids)


def test_there_are_many() -> None:
    assert len(POSITIONS) >= 25
    assert len({one.title for one in POSITIONS}) == len(POSITIONS)


def test_a_key_that_is_not_known_is_refused() -> None:
    with pytest.raises(ValueError, match="surprise"):
        position({"title": "t", "why": "w", "plays": "AS", "surprise": 1})
