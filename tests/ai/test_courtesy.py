"""Thinking waits for a picture that is being drawn, but never for long, and not for its own."""

from __future__ import annotations

import threading
from time import monotonic

import pytest

from game.ai import courtesy
from game.ai.courtesy import Courtesy


def test_another_thread_waits_until_the_picture_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(courtesy, "LONGEST", 60.0)
    manners, order = Courtesy(), list[str]()

    def think() -> None:
        manners.give_way()
        order.append("thought")

    thread = threading.Thread(target=think)
    with manners.drawing():
        thread.start()
        thread.join(0.05)
        order.append("drawn")
    thread.join()
    assert order == ["drawn", "thought"]


def test_nobody_waits_long_for_a_window_that_is_held_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(courtesy, "LONGEST", 0.001)
    manners = Courtesy()
    with manners.drawing():
        thread = threading.Thread(target=manners.give_way)
        thread.start()
        thread.join()


def test_who_draws_and_thinks_does_not_wait_for_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(courtesy, "LONGEST", 60.0)
    manners, began = Courtesy(), monotonic()
    with manners.drawing():
        manners.give_way()
    manners.give_way()
    assert monotonic() - began < 30


def test_a_drawing_that_breaks_sets_the_others_free(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(courtesy, "LONGEST", 60.0)
    manners = Courtesy()
    with pytest.raises(ZeroDivisionError), manners.drawing():
        _ = 1 / 0
    thread = threading.Thread(target=manners.give_way)
    thread.start()
    thread.join(30)
    assert not thread.is_alive()
