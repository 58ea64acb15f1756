"""No turn of the loop takes long, also after a resize: 40 ms on a quiet machine, and never more than 100."""

from __future__ import annotations

import time
from collections.abc import Callable

import pygame
import pytest

from game.rules.options.rules import Rules
from game.scenes.desk import Desk
from game.scenes.scene import Scene
from game.scenes.table.rehearsal import Rehearsal
from game.scenes.title import Title
from game.ui.render import patience
from tests.scenes.driver import Driver, Play
from tests.scenes.table.eyes import table_at
from tests.scenes.test_screens import SCREENS

SIZES = ((1280, 720), (1920, 1080), (2560, 1440), (3840, 2160))
DEAREST = ("rule book", "people at this table", "options", "table")
"""Drawn in all these sizes; the others in the last but one."""
MOST = 0.1
"""Seconds of the main thread's CPU time on a quiet machine."""
SUM, QUIET = 300_000, 0.0125
"""So many squares are added in these seconds by the machine on which the turns were measured."""
TRIES = 3
"""A turn may be unlucky on a busy machine; it is not so three times."""


def table(desk: Desk) -> Scene:
    match = Rehearsal(Rules(), "turns")
    return table_at(desk, match, ("Mara", "Ana", "Zlata", "Joža"), people=frozenset())


ALL: dict[str, Callable[[Desk], Scene]] = {**SCREENS, "table": table}


def slowness() -> float:
    """How many times slower this machine is now than the quiet one; 1 when it is quicker."""
    began = time.thread_time()
    sum(number * number for number in range(SUM))
    return max(1.0, (time.thread_time() - began) / QUIET)


def longest_turn(driver: Driver, most: int = 400) -> tuple[float, int]:
    """The seconds of the longest turn until three pictures have been there, and the turns that took."""
    longest, settled, turns = 0.0, 0, 0
    while settled < 3:
        began = time.thread_time()
        driver.frames()
        longest = max(longest, time.thread_time() - began)
        settled += not driver.loop.is_waiting
        turns += 1
        assert turns < most
        if driver.loop.is_waiting:
            patience.finish()
    return longest, turns


def longest_of(play: Play, name: str) -> dict[tuple[int, int], float]:
    """For each size the longest turn after the window has got it."""
    driver = play(ALL[name], size=(800, 600), language="de", is_patient=True)
    longest_turn(driver)
    found = {}
    for size in SIZES if name in DEAREST else SIZES[2:3]:
        driver.loop.window.resize(*size)
        found[size], turns = longest_turn(driver)
        assert turns > 4, "nothing was spread over turns: is the loop patient at all?"
        assert driver.loop.window.surface.get_size() == size
    return found


@pytest.mark.slow
@pytest.mark.sampled(19)
@pytest.mark.parametrize("name", ALL)
def test_no_turn_after_a_resize_is_long(play: Play, name: str) -> None:
    best = dict.fromkeys(SIZES, 9.0)
    for _ in range(TRIES):
        before = slowness()
        found = longest_of(play, name)
        slow = (before + slowness()) / 2
        best = {size: min(best[size], found[size] / slow) for size in found}
        if max(best.values()) < MOST:
            return
    raise AssertionError({size: f"{seconds * 1000:.0f} ms" for size, seconds in best.items()})


@pytest.mark.parametrize("name", ["title", "options"])
def test_a_patient_loop_shows_the_same_in_the_end(play: Play, name: str) -> None:
    whole, spread = play(ALL[name]), play(ALL[name], is_patient=True)
    for driver in (whole, spread):
        driver.loop.window.resize(1000, 700)
        for _ in range(40):
            longest_turn(driver)
        if isinstance(driver.top, Title):
            driver.top.finish()  # its cards come when they are drawn
            longest_turn(driver)
    one, other = whole.picture(), spread.picture()
    assert one.get_size() == other.get_size() == (1000, 700)
    assert one.get_buffer().raw == other.get_buffer().raw


def test_while_the_window_is_pulled_nothing_is_inner_table(play: Play) -> None:
    driver = play(ALL["options"], is_patient=True)
    driver.frames(5)
    sizes: list[tuple[int, int]] = []
    laid = driver.loop.stack.resized
    driver.loop.stack.resized = lambda: (sizes.append(driver.desk.page.size), laid())  # type: ignore[method-assign]
    for width in range(1000, 1100, 10):
        driver.loop.window.resize(width, 700)
        driver.frames(2)
    assert sizes == []
    assert driver.loop.is_waiting
    while driver.loop.is_waiting:
        driver.frames()
    assert sizes == [(1090, 700)]


def test_what_the_player_does_waits_for_the_picture(play: Play) -> None:
    driver = play(ALL["options"], is_patient=True)
    driver.frames(5)
    driver.loop.window.resize(1000, 700)
    driver.frames()
    drawn = driver.loop.drawn
    assert driver.loop.is_waiting
    driver.key(pygame.K_ESCAPE)
    while driver.loop.is_waiting:
        assert not driver.is_over
        driver.frames()
    assert driver.loop.drawn == drawn + 1
    driver.frames(5)
    assert driver.is_over


def test_a_window_that_nobody_sees_waits_for_no_picture(play: Play) -> None:
    driver = play(ALL["options"], is_patient=True)
    driver.frames(5)
    driver.loop.window.resize(1000, 700)
    driver.frames()
    assert driver.loop.is_waiting
    driver.post(pygame.WINDOWMINIMIZED)
    driver.frames()
    assert not driver.loop.is_waiting
    driver.loop.finish_picture()
    drawn = driver.loop.drawn
    driver.post(pygame.WINDOWRESTORED)
    driver.frames()
    driver.loop.finish_picture()
    assert driver.loop.drawn == drawn + 1
    assert driver.picture().get_size() == (1000, 700)
