"""Plays the program as a person does: only events go in, only pictures and what is written come out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pygame
import pytest

from game.app.loop import Loop
from game.app.paths import assets
from game.app.stacked import stack_at
from game.scenes.desk import Desk
from game.scenes.preferences import Language, Preferences, Speed
from game.scenes.scene import Scene
from game.ui.audio import Sounds
from game.ui.window import Geometry, Window
from tests.depth import often
from tests.scenes.drawn_before import draw_less, share_texts
from tests.scenes.drawn_late import draw_late
from tests.scenes.driver import Driver, PlainDoors, Play, StillClock


@pytest.fixture
def play() -> Iterator[Play]:
    """Open a window with the scene that `first(desk)` makes; closed when the test ends.

    A patient loop is there to show how long drawing takes: it draws everything itself.
    """
    opened: list[Loop] = []
    patch = pytest.MonkeyPatch()

    def begin(
        first: Callable[[Desk], Scene],
        *,
        size: tuple[int, int] = (1280, 720),
        language: str = "hr",
        speed: str = "normal",
        doors: PlainDoors | None = None,
        likes: Preferences | None = None,
        is_patient: bool = False,
    ) -> Driver:
        pygame.font.init()
        if not is_patient:
            draw_less(patch)
            if not often(few=False, many=True):
                draw_late(patch)
        window = Window("Bela", Geometry(None, None, *size))
        pygame.event.clear()
        likes = replace(
            likes or Preferences(asks_for_cut=True), language=Language(language), speed=Speed(speed)
        )
        doors = doors or PlainDoors()
        kept: list[Preferences] = []
        desk = Desk(
            page=window.page,
            assets=assets(),
            preferences=likes,
            sounds=Sounds(assets() / "sounds"),
            doors=doors,
            keep=kept.append,
        )
        share_texts(desk.fonts)
        loop = Loop(window, desk, stack_at(desk, first(desk)), StillClock(), is_patient=is_patient)
        opened.append(loop)
        return Driver(loop, doors, kept)

    yield begin
    patch.undo()
    for loop in opened:
        loop.close()
        loop.desk.fonts.close()
        loop.window.close()
    pygame.display.quit()
