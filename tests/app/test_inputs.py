"""What comes in is noted, and a window is looked for when it has moved, and now and then."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pygame
import pytest

from game.app.inputs import LOOKS, SETTLED, Inputs


class Watched:
    """A window that counts how often it was looked for."""

    size = (800, 600)

    def __init__(self) -> None:
        self.looks = 0

    def stay_in_sight(self) -> None:
        self.looks += 1


def made() -> tuple[Inputs, Watched]:
    pads = SimpleNamespace(take=lambda _: None, pass_time=lambda _: [])
    keymap = SimpleNamespace(event=lambda event: event)
    window = Watched()
    desk: Any = SimpleNamespace(devices=SimpleNamespace(pads=pads, keymap=keymap, pad=None))
    return Inputs(desk, cast("Any", window)), window


def test_a_window_is_looked_for_now_and_then() -> None:
    inputs, window = made()
    for _ in range(21):
        inputs.pass_time(LOOKS / 10)
    assert window.looks == 2


@pytest.mark.parametrize("kind", [pygame.WINDOWMOVED, pygame.WINDOWFOCUSLOST])
def test_a_window_that_is_pulled_is_looked_for_when_it_has_come_to_rest(kind: int) -> None:
    inputs, window = made()
    for _ in range(8):
        inputs.take(pygame.Event(kind, x=1, y=1))
        inputs.pass_time(SETTLED * 0.9)
    assert window.looks == 0
    inputs.pass_time(SETTLED * 0.2)
    assert window.looks == 1
