"""Rectangles add up, and the scale keeps everything legible."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.layout import SMALLEST, Page, Rect

sides = st.floats(0, 5000, allow_nan=False)


@pytest.mark.parametrize(
    ("size", "scale"),
    [((1280, 720), 1.0), ((2560, 1440), 2.0), ((2560, 1080), 1.5), (SMALLEST, 0.75), ((1024, 768), 0.8)],
)
def test_scale_follows_the_tighter_side_down_to_the_floor(size: tuple[int, int], scale: float) -> None:
    assert Page(*size).scale == pytest.approx(scale)


def test_a_hairline_never_vanishes() -> None:
    page = Page(*SMALLEST)
    assert [page.px(0), page.px(0.2), page.px(-0.2), page.px(16)] == [0, 1, -1, 12]


@given(sides, sides, sides, sides, st.lists(st.floats(0.1, 9), min_size=1, max_size=7))
def test_columns_touch_and_fill(x: float, y: float, w: float, h: float, parts: list[float]) -> None:
    cells = Rect(x, y, w, h).columns(parts)
    assert cells[0].x == x
    assert cells[-1].right == pytest.approx(x + w)
    assert all(one.right == pytest.approx(other.x) for one, other in pairwise(cells))


def test_rows_leave_the_gap() -> None:
    upper, lower = Rect(0, 0, 10, 110).rows([1, 1], gap=10)
    assert (upper.h, lower.y, lower.bottom) == (50, 60, 110)


def test_place_anchors_inside() -> None:
    box = Rect(100, 100, 200, 100)
    assert box.place(50, 20) == Rect(175, 140, 50, 20)
    assert box.place(50, 20, 1, 0) == Rect(250, 100, 50, 20)
    assert box.encloses(box.place(50, 20, 1, 1))


def test_inset_never_turns_inside_out() -> None:
    assert Rect(0, 0, 10, 10).inset(8) == Rect(5, 5, 0, 0)


def test_touching_is_not_overlapping() -> None:
    assert not Rect(0, 0, 10, 10).overlaps(Rect(10, 0, 5, 5))
    assert Rect(0, 0, 10, 10).overlaps(Rect(9, 9, 5, 5))


def test_take_top_leaves_the_rest() -> None:
    head, body = Rect(0, 0, 100, 100).take_top(30, gap=5)
    assert (head, body) == (Rect(0, 0, 100, 30), Rect(0, 35, 100, 65))
