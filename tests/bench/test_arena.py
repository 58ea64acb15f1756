"""The arena measures fairly: swapping the levels turns the sign, equals are level."""

from __future__ import annotations

from game.ai.levels import make_mind
from tests.bench.arena import duel
from tests.bench.findings import Findings


def test_equals_are_level() -> None:
    found = duel(lambda: make_mind("medium"), lambda: make_mind("medium"), deals=4, seed=2)
    assert found.differences == [0.0] * 4
    assert sum(found.taken.values()) == 8


def test_swapping_the_levels_turns_the_sign() -> None:
    one = duel(lambda: make_mind("medium"), lambda: make_mind("easy"), deals=6, seed=3)
    other = duel(lambda: make_mind("easy"), lambda: make_mind("medium"), deals=6, seed=3)
    assert one.mean == -other.mean


def test_the_levels_are_in_order() -> None:
    """Wide margins on few deals; the real figures come from thousands."""
    found = duel(lambda: make_mind("medium"), lambda: make_mind("random"), deals=60, seed=5)
    assert found.mean > 3 * found.error > 0
    found = duel(lambda: make_mind("easy"), lambda: make_mind("random"), deals=60, seed=5)
    assert found.mean > 3 * found.error > 0


def test_the_standard_error() -> None:
    assert Findings(differences=[1.0, 3.0, 5.0, 7.0]).error == (20 / 3 / 4) ** 0.5
