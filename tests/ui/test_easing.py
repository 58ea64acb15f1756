"""Curves begin and end where they should; springs come to rest without swinging."""

from __future__ import annotations

import pytest

from game.ui.easing import Spring, damped, ease_in_out, hop, knock, slammed, swelling, thrown


@pytest.mark.parametrize("ease", [ease_in_out, thrown, slammed])
def test_an_ease_goes_from_0_to_1_and_never_back(ease: object) -> None:
    assert callable(ease)
    values = [ease(step / 100) for step in range(101)]
    assert (values[0], values[-1]) == (0, 1)
    assert values == sorted(values)


def test_what_is_thrown_is_fast_first_and_what_is_slammed_last() -> None:
    assert thrown(0.5) > 0.6
    assert slammed(0.5) < 0.4
    assert ease_in_out(0.5) == 0.5


def test_a_hop_is_highest_in_the_middle() -> None:
    assert [hop(0), hop(0.5), hop(1)] == [0, 1, 0]
    assert hop(0.25) == hop(0.75) == pytest.approx(0.75)


def test_a_size_swells_on_its_way_and_ends_as_it_is() -> None:
    assert swelling(0, 0.9, 1.04) == pytest.approx(0.9)
    assert swelling(0.5, 0.9, 1.04) == pytest.approx(1.04)
    assert swelling(1, 0.9, 1.04) == pytest.approx(1)


def test_a_critically_damped_spring_comes_to_rest_without_swinging() -> None:
    rate = 30.0
    ways = [damped(1, 0, rate, step / 200) for step in range(200)]
    assert ways[0] == 1
    assert ways == sorted(ways, reverse=True)
    assert min(ways) >= 0
    assert damped(1, 0, rate, 5.8 / rate) == pytest.approx(0.02, abs=0.002)


def test_a_blow_is_felt_most_after_a_moment_and_then_forgotten() -> None:
    assert (knock(0), knock(1)) == (0, 1)
    assert max(knock(step / 50) for step in range(400)) == 1
    assert knock(8) < 0.01


@pytest.mark.parametrize("frame", [0.005, 1 / 60, 0.05])
def test_a_spring_follows_its_goal_the_same_at_every_frame_rate(frame: float) -> None:
    spring = Spring(30.0, goal=1.0)
    for _ in range(round(0.1 / frame)):
        spring.advance(frame)
    assert spring.value == pytest.approx(1 - damped(1, 0, 30.0, 0.1), abs=1e-6)
    for _ in range(round(0.5 / frame)):
        spring.advance(frame)
    assert spring.is_still
    assert spring.value == 1
