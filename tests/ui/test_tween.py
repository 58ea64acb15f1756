"""Numbers on their way end where they should."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.tween import Ease, Tween, ease_out, linear, overshoot


@pytest.mark.parametrize("ease", [linear, ease_out, overshoot])
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
