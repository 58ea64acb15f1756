"""Motions end where they should, and finishing them loses no effect."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.tween import (
    Ease,
    Moment,
    Pause,
    Timeline,
    Together,
    Tween,
    ease_in,
    ease_in_out,
    ease_out,
    linear,
    overshoot,
)


@pytest.mark.parametrize("ease", [linear, ease_in, ease_out, ease_in_out, overshoot])
def test_every_ease_begins_at_nothing_and_ends_at_all(ease: Ease) -> None:
    assert ease(0) == pytest.approx(0)
    assert ease(1) == pytest.approx(1)


def test_overshoot_goes_eight_per_cent_beyond() -> None:
    assert max(overshoot(step / 100) for step in range(101)) == pytest.approx(1.08, abs=0.01)


@given(st.lists(st.floats(0.001, 0.05), min_size=1, max_size=60))
def test_a_tween_stays_between_its_ends_and_stops(steps: list[float]) -> None:
    tween = Tween(10, 20, 0.5, delay=0.1)
    for step in steps:
        tween.advance(step)
        assert 10 <= tween.value <= 20
    assert tween.is_over == (sum(steps) >= 0.6) or sum(steps) == pytest.approx(0.6)
    tween.finish()
    assert (tween.value, tween.progress, tween.is_over) == (20, 1, True)


def test_no_seconds_is_a_jump() -> None:
    assert Tween(1, 5, 0).value == 5


def test_a_delay_holds_the_start() -> None:
    tween = Tween(1, 5, 1, ease=linear, delay=1)
    tween.advance(1)
    assert tween.value == 1
    tween.advance(0.5)
    assert tween.value == 3


def test_a_moment_happens_once() -> None:
    seen: list[str] = []
    moment = Moment(lambda: seen.append("now"), delay=0.1)
    moment.advance(0.05)
    assert not seen
    moment.advance(0.05)
    moment.advance(1)
    moment.finish()
    assert seen == ["now"]


def test_a_timeline_plays_in_order_and_finishes_in_order() -> None:
    seen: list[int] = []

    def line() -> Timeline:
        return Timeline(Pause(0.1), Moment(lambda: seen.append(1)), Pause(0.1)).then(
            Moment(lambda: seen.append(2))
        )

    played = line()
    for _ in range(8):
        played.advance(0.03)
    assert (seen, played.is_over) == ([1, 2], True)
    line().finish()
    assert seen == [1, 2, 1, 2]


def test_finishing_together_also_finishes_what_an_effect_adds() -> None:
    seen: list[int] = []
    group = Together(Pause(9))
    group.add(Moment(lambda: group.add(Moment(lambda: seen.append(2), delay=5)), delay=1))
    group.finish()
    assert (seen, group.is_over) == ([2], True)


def test_together_is_over_with_the_last() -> None:
    group = Together(Pause(0.1), Pause(0.3))
    group.advance(0.2)
    assert not group.is_over
    group.advance(0.2)
    assert group.is_over
