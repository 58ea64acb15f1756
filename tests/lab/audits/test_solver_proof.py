"""Endings by lot are worth what trying everything says, and the comparison would see a difference."""

from __future__ import annotations

from random import Random

import pytest

from game.rules.options.play import Ruff
from tests.lab.audits import solver_proof
from tests.lab.audits.solver_proof import differences, drawn, tried

SOME = 80


def test_some_endings_of_every_kind_are_equal() -> None:
    kinds, found = differences(SOME, 7)
    assert not found
    assert sum(kinds.values()) == SOME


def test_the_lot_draws_every_player_count_trumps_duty_and_place() -> None:
    random = Random(3)
    some = [drawn(random) for _ in range(600)]
    assert {one.rules.players for one in some} == {2, 3, 4}
    assert len({one.trumps for one in some}) == 6
    assert {one.rules.play.ruff for one in some} == set(Ruff)
    assert {(one.rules.players, len(one.trick.cards)) for one in some} == {
        (players, place) for players in (2, 3, 4) for place in range(players)
    }
    assert {len(one.ours) for one in some if one.rules.players == 3} == {1, 2}


def test_a_wrong_value_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        solver_proof, "solved", lambda ending, _: {one: value + 1 for one, value in tried(ending).items()}
    )
    assert len(differences(5, 7)[1]) == 5
