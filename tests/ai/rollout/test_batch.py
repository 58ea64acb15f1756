"""Many worlds are counted, marked and averaged as one by one."""

from __future__ import annotations

import math
from array import array
from random import Random
from statistics import mean, stdev

import pytest

from game.ai.end_code import BELOTE_BITS, BELOTES_AT, POINT_BITS
from game.ai.rollout.batch import distinct, ends_of, mark, mark_belotes, sum_up


def test_repeated_worlds_are_counted_instead_of_kept() -> None:
    random = Random(6)
    rows = [tuple(random.randrange(2) << 31 * random.randrange(2) for _ in range(4)) for _ in range(900)]
    once, times = distinct(array("I", [mask for row in rows for mask in row]))
    number = len(times)
    found = [tuple(once[4 * place : 4 * place + 4]) for place in range(number)]
    assert found == list(dict.fromkeys(rows))
    assert list(times) == [rows.count(row) for row in found]
    assert 40 < number < 100


def test_sums_over_counted_worlds_are_those_over_all_of_them() -> None:
    random = Random(7)
    rows = [[random.randrange(-9, 9) / 2 for _ in range(3)] for _ in range(50)]
    times = array("i", [random.randrange(1, 5) for _ in rows])
    every = [row for row, often in zip(rows, times, strict=True) for _ in range(often)]
    sums = sum_up(array("d", [one for row in rows for one in row]), times)
    for choice, (value, error, best_in) in enumerate(sums):
        column = [row[choice] for row in every]
        assert value == pytest.approx(mean(column))
        assert error == pytest.approx(stdev(column) / math.sqrt(len(column)))
        assert best_in == sum(row[choice] == max(row) for row in every)


def test_a_belote_is_the_side_s_that_holds_or_held_both_cards() -> None:
    king, queen = 1 << 3, 1 << 2
    worlds = array("I", [queen, king, 0, 0, 0, 0, queen | king, 0, 0, king, 0, 0])
    for players, side_of_two in ((4, 0), (3, 2)):
        ends = array("Q", [1, 2, 1, 2, 1, 2])
        mark_belotes(worlds, players, array("I", [0, queen, 0, 0]), array("I", [king | queen]), ends)
        marks = [0 if at is None else 1 << BELOTES_AT + BELOTE_BITS * at for at in (1, side_of_two, 1)]
        assert list(ends) == [end | mark for mark in marks for end in (1, 2)]


def test_a_belote_counts_but_for_ends_that_say_it_was_discarded() -> None:
    pairs = array("I", [0b11 << 8 * suit for suit in range(4)])
    worlds, was = array("I", [0b11 << 24, 0, 0b11 << 16, 0b1]), array("I", [0, 0b11 << 8, 0, 0b10])
    ends = array("Q", [5, 0b1000 << BELOTES_AT | 6, 0b1110 << BELOTES_AT | 7])
    mark_belotes(worlds, 4, was, pairs, ends)
    code = [[one >> BELOTES_AT + BELOTE_BITS * side & 7 for side in (0, 1)] for one in ends]
    assert code == [[2, 2], [1, 2], [0, 1]]
    assert [one & (1 << BELOTES_AT) - 1 for one in ends] == [5, 6, 7]


def test_what_one_side_does_not_take_the_other_takes() -> None:
    worlds = array("I", [0b11, 0, 0b100, 0, 0b1, 0b1000, 0, 0])
    taken = array("i", [5, 0, 7, 30])
    ends = ends_of(worlds, array("i", [1, 10, 100, 20] + [0] * 28), taken, 1, (1 << 36) + 30)
    wholes = (141, 141, 51, 51)
    assert [end & 511 for end in ends] == [whole - mine for whole, mine in zip(wholes, taken, strict=True)]
    assert [end >> POINT_BITS & 511 for end in ends] == list(taken)


def test_a_code_is_written_into_all_ends_of_its_world() -> None:
    ends = array("Q", [1, 2, 3, 4])
    mark(ends, array("Q", [5, 0]), 54)
    assert list(ends) == [5 << 54 | 1, 5 << 54 | 2, 3, 4]
