"""Thinking waits for a picture that is being drawn, but never for long, and not for its own."""

from __future__ import annotations

import threading
from time import monotonic

import pytest

from game.ai.pausing import PAUSING
from game.table import right_of_way
from game.table.right_of_way import RIGHT_OF_WAY, RightOfWay
from game.table.thinker import Thinker


def test_another_thread_waits_until_the_picture_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(right_of_way, "LONGEST", 60.0)
    manners, order = RightOfWay(), list[str]()

    def think() -> None:
        manners.wait()
        order.append("thought")

    thread = threading.Thread(target=think)
    with manners.drawing():
        thread.start()
        thread.join(0.05)
        order.append("drawn")
    thread.join()
    assert order == ["drawn", "thought"]


def test_nobody_waits_long_for_a_window_that_is_held_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(right_of_way, "LONGEST", 0.001)
    manners = RightOfWay()
    with manners.drawing():
        thread = threading.Thread(target=manners.wait)
        thread.start()
        thread.join()


def test_who_draws_and_thinks_does_not_wait_for_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(right_of_way, "LONGEST", 60.0)
    manners, began = RightOfWay(), monotonic()
    with manners.drawing():
        manners.wait()
    manners.wait()
    assert monotonic() - began < 30


def test_a_drawing_that_breaks_sets_the_others_free(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(right_of_way, "LONGEST", 60.0)
    manners = RightOfWay()
    with pytest.raises(ZeroDivisionError), manners.drawing():
        _ = 1 / 0
    thread = threading.Thread(target=manners.wait)
    thread.start()
    thread.join(30)
    assert not thread.is_alive()


def test_whoever_thinks_beside_a_window_gives_way_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(right_of_way, "LONGEST", 60.0)
    thinker, order = Thinker(), list[str]()
    begun = threading.Event()

    def think() -> None:
        begun.set()
        PAUSING.wait()
        order.append("thought")

    with RIGHT_OF_WAY.drawing():
        thinker.think(think)
        begun.wait()
        threading.Event().wait(0.05)
        order.append("drawn")
    thinker.close()
    assert order == ["drawn", "thought"]
