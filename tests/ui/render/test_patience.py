"""A picture is broken off when a turn has made enough, and comes to an end all the same."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pygame
import pytest

from game.ui.render import patience
from game.ui.render.patience import LARGE, NotReadyError, in_slices, making, unhurried
from game.ui.render.svg import STAND_IN, rasterised_text

SMALL = (40, 30)
HUGE = (LARGE, 2)


@pytest.fixture(autouse=True)
def ended() -> Iterator[None]:
    yield
    patience.finish()
    patience.close()


def test_outside_of_slices_everything_is_made_at_once() -> None:
    made: list[int] = []
    for one in range(5):
        making(lambda one=one: made.append(one))
    assert made == [0, 1, 2, 3, 4]


def test_a_turn_that_has_made_enough_is_broken_off_but_each_makes_something() -> None:
    kept = unhurried(9)(lambda size: time.sleep(0.002) or pygame.Surface(size))
    turns = 0
    for _ in range(20):
        turns += 1
        try:
            with in_slices(0.001):
                for width in range(1, 6):
                    kept((width, 1))
            break
        except NotReadyError:
            continue
    assert turns == 5


def test_parts_of_parts_count_once() -> None:
    def outer() -> None:
        for _ in range(3):
            making(lambda: time.sleep(0.001))

    with in_slices(10.0) as turn:
        making(outer)
        assert turn.begun is None
        assert 0.003 <= 10.0 - turn.left < 5


def test_a_part_of_a_part_may_be_left_for_another_turn() -> None:
    def outer() -> None:
        for _ in range(3):
            making(lambda: time.sleep(0.002))

    with in_slices(0.001), pytest.raises(NotReadyError):
        making(outer)


def test_a_part_is_not_left_where_the_next_turn_would_begin_it_anew() -> None:
    drawn: list[int] = []

    def outer() -> None:
        for one in range(3):
            making(lambda one=one: drawn.append(one) or time.sleep(0.002), keeps=False)

    with in_slices(0.001):
        making(outer)
    assert drawn == [0, 1, 2]


def test_a_drawing_that_nobody_keeps_breaks_nothing_off() -> None:
    kept = unhurried(9)(lambda size: time.sleep(0.002) or pygame.Surface(size))
    with in_slices(0.001):
        for _ in range(3):
            rasterised_text(STAND_IN, SMALL)
            time.sleep(0.002)
        kept(SMALL)
        with pytest.raises(NotReadyError):
            rasterised_text(STAND_IN, SMALL)


def test_a_large_part_is_made_beside_the_turns() -> None:
    made: list[tuple[int, int]] = []
    board = unhurried(2)(lambda size: made.append(size) or pygame.Surface(size))
    with in_slices(), pytest.raises(NotReadyError):
        board(HUGE)
    patience.finish()
    assert not patience.is_busy()
    with in_slices():
        assert board(HUGE).get_size() == HUGE
    assert made == [HUGE]


def test_what_breaks_beside_the_turns_is_raised_in_one() -> None:
    def breaks(_size: tuple[int, int]) -> pygame.Surface:
        raise ZeroDivisionError

    with in_slices(), pytest.raises(NotReadyError):
        unhurried(2)(breaks)(HUGE)
    with pytest.raises(ZeroDivisionError):
        patience.finish()


def test_the_last_results_are_kept_and_other_arguments_are_another_result() -> None:
    @unhurried(2)
    def box(size: tuple[int, int], *, is_hot: bool = False) -> pygame.Surface:
        return pygame.Surface(size, 0, 32 if is_hot else 24)

    first = box(SMALL)
    assert box(SMALL) is first
    assert box(SMALL, is_hot=True) is not first
    box((1, 1))
    assert box(SMALL) is not first


def test_a_picture_that_was_broken_off_is_late() -> None:
    assert not patience.is_late()
    with in_slices():
        assert not patience.is_late()
    with in_slices(is_first=False):
        assert patience.is_late()
    assert not patience.is_late()


def test_of_another_size_of_the_window_nothing_is_left() -> None:
    @unhurried(9)
    def box(size: tuple[int, int]) -> pygame.Surface:
        return pygame.Surface(size)

    old, both = box(SMALL), box((1, 1))
    patience.begin_size()
    assert box((1, 1)) is both
    patience.drop_unused()
    assert box((1, 1)) is both
    assert box(SMALL) is not old
