"""No turn of the loop takes long while a great moment passes, in the largest window."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from game.scenes.desk import Desk
from game.scenes.scene import Scene
from game.scenes.setpiece.keepsake import Kind
from game.ui.render import patience
from tests.scenes.driver import PlainDoors, Play
from tests.scenes.setpiece.pieces import end_of, page_of
from tests.scenes.test_screens import SHEET
from tests.scenes.test_turns import MOST, TRIES, slowness


def made(kind: Kind) -> Callable[[Desk], Scene]:
    """The page on which that moment passes."""
    return end_of(kind, SHEET) if kind in (Kind.WON, Kind.LOST) else page_of(kind)


def longest(play: Play, kind: Kind) -> float:
    """The seconds of the longest turn from the begin of the moment to its last picture."""
    driver = play(PlainDoors().saved_match, size=(3840, 2160), is_patient=True)
    driver.frames(3)
    driver.loop.stack.push(made(kind)(driver.desk))
    spent, turns = 0.0, 0
    while driver.top.is_moving or driver.loop.is_waiting:
        began = time.thread_time()
        driver.loop.turn()
        spent = max(spent, time.thread_time() - began)
        turns += 1
        assert turns < 900
        if driver.loop.is_waiting:
            patience.finish()
    return spent


@pytest.mark.sampled(6, 2)
@pytest.mark.slow
@pytest.mark.parametrize("kind", Kind)
def test_no_turn_of_a_moment_is_long(play: Play, kind: Kind) -> None:
    best = 9.0
    for _ in range(TRIES):
        before = slowness()
        spent = longest(play, kind)
        best = min(best, spent / ((before + slowness()) / 2))
        if best < MOST:
            return
    raise AssertionError(f"{best * 1000:.0f} ms")
