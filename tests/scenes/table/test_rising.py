"""Points rise from a trick, fly to a side and are counted, a tone higher for every ten."""

from __future__ import annotations

import pytest

from game.scenes.table.motion.meter import LONGEST, RATE, Meter
from game.scenes.table.motion.rising import RISE, Rising
from game.scenes.table.motion.score import LAID_IN, LIGHTING, ScoreMotion
from game.scenes.table.motion.tones import STEPS, tone

TRICK = ((1, 20), (2, 0), (3, 11), (0, 4))


def test_points_wait_for_the_card_rise_and_lie_there() -> None:
    rising = Rising()
    rising.lift(TRICK, 0.2)
    assert rising.coins == (), "the last card is still in the air"
    rising.advance(0.2 + RISE / 2)
    assert [(coin.seat, coin.points) for coin in rising.coins] == [(1, 20), (3, 11), (0, 4)]
    assert all(0 < coin.share < 1 and coin.side is None for coin in rising.coins)
    rising.advance(RISE)
    assert all(coin.share == 1 for coin in rising.coins)
    assert rising.is_still
    assert not rising.is_flying
    assert rising.on_the_way(0) == rising.on_the_way(1) == 0


def test_they_fly_one_after_the_other_with_those_of_the_last_trick() -> None:
    rising = Rising()
    rising.lift(TRICK, 0.0)
    rising.send(1, 0.3, last=10)
    assert rising.is_flying
    assert rising.on_the_way(1) == 45
    assert rising.on_the_way(0) == 0
    rising.advance(0.31)
    assert [coin.points for coin in rising.coins] == [11, 4, 10]
    assert [coin.seat for coin in rising.coins][-1] is None
    assert rising.on_the_way(1) == 25
    shares = [coin.share for coin in rising.coins]
    assert shares == sorted(shares, reverse=True)
    rising.advance(0.3)
    assert rising.coins == ()
    assert rising.is_still
    assert rising.on_the_way(1) == 0


@pytest.mark.parametrize("ends", ["at once", "in a hurry"])
def test_without_time_they_are_there_at_once(ends: str) -> None:
    rising = Rising()
    rising.lift(TRICK, 0.0)
    rising.send(0, 0.0 if ends == "at once" else 0.3)
    if ends == "in a hurry":
        rising.finish()
    assert rising.is_still
    assert rising.coins == ()


def test_a_trick_without_points_lets_nothing_rise() -> None:
    rising = Rising()
    rising.lift(((0, 0), (1, 0)), 0.0)
    assert rising.is_still
    rising.send(0, 0.3)
    assert not rising.is_flying


def counted(meter: Meter, goal: tuple[int, ...], seconds: float) -> list[int]:
    """The tens that are heard within so much time."""
    frame = 1 / 60
    return [ten for _ in range(round(seconds / frame)) if (ten := meter.follow(goal, frame))]


def test_the_meter_shows_the_first_goal_and_runs_after_the_next() -> None:
    meter = Meter()
    assert meter.follow((0, 38), 1 / 60) == 0
    assert meter.points == (0, 38)
    assert counted(meter, (45, 38), 46 / RATE) == [1, 2, 3, 4]
    assert meter.points == (45, 38)
    assert meter.is_over
    assert counted(meter, (45, 52), 0.3) == [4, 5], "each side has tones of its own"


def test_a_hundred_is_counted_quickly_and_a_new_deal_at_once() -> None:
    meter = Meter()
    meter.settle((0, 10))
    assert counted(meter, (200, 10), LONGEST + 0.05)[-1] == 20
    assert meter.points == (200, 10)
    assert meter.follow((0, 0), 1 / 60) == 0
    assert meter.points == (0, 0)
    assert counted(meter, (12, 0), 0.3) == [1], "the tones start anew"


def test_with_little_motion_the_sum_is_there_at_once_with_one_tone() -> None:
    meter = Meter()
    meter.settle((0, 0))
    assert meter.follow((35, 0), 1 / 60, is_still=True) == 3
    assert meter.points == (35, 0)


def test_the_tone_climbs_as_far_as_there_are_steps() -> None:
    assert [tone(step).name for step in (1, 2, 8, 9, 16)] == [STEPS[0], STEPS[1], *[STEPS[-1]] * 3]
    assert all(0 < tone(step).volume <= 1 for step in range(1, 17))


def test_nothing_moves_once_all_has_come_to_rest() -> None:
    motion = ScoreMotion()
    motion.meter.settle((0, 0))
    assert motion.is_still
    motion.named, motion.lit = 0.0, 0.0
    assert not motion.is_still
    before = motion.version
    motion.advance(max(LAID_IN, LIGHTING))
    assert motion.is_still
    assert motion.version > before
    before = motion.version
    motion.advance(1.0)
    assert motion.version == before
    motion.named, motion.lit = 0.0, 0.1
    motion.finish()
    assert motion.is_still
