"""People with a controller each in a real window: `python -m tests.window.padded GAME SEATS FOLDER`.

The controllers exist only in SDL's memory, but are plugged in, opened and read as any other. Every picture of
a covered table is kept in the folder. Prints what was seen as JSON; `test_pads.py` runs it without a screen.
"""

from __future__ import annotations

import ctypes
import json
import sys
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.scenes.score import ScoreSheet
from game.scenes.table.curtain import Curtain
from game.ui.pad_buttons import PadButton
from tests.scenes.conftest import play
from tests.scenes.driver import Driver
from tests.scenes.hands import NUMBERS, Pad, Shelf
from tests.scenes.table.eyes import eyes
from tests.scenes.table.shared import seat_people
from tests.scenes.table.test_curtain import cards_at_screen, hidden
from tests.scenes.table.test_pad_seats import step, watched


class Plugged(Pad):
    """A hand on a controller of SDL's."""

    def __init__(self, driver: Driver, number: int, sdl: ctypes.CDLL) -> None:
        super().__init__(driver, number, Shelf(""))
        self._sdl = sdl
        self._handle = ctypes.c_void_p(sdl.SDL_JoystickFromInstanceID(number))

    def _post(self, kind: int, button: PadButton) -> None:
        is_down = kind == pygame.CONTROLLERBUTTONDOWN
        self._sdl.SDL_JoystickSetVirtualButton(self._handle, NUMBERS[button], int(is_down))
        self.driver.frames()


def own_sdl() -> ctypes.CDLL:
    """The library that pygame has loaded."""
    maps = Path("/proc/self/maps").read_text("utf-8")
    library = ctypes.CDLL(next(line.split()[-1] for line in maps.splitlines() if "libSDL2-2" in line))
    library.SDL_JoystickFromInstanceID.restype = ctypes.c_void_p
    return library


def main(game: str, seats: str, folder: Path) -> dict[str, Any]:
    """Play a deal; what was seen in it."""
    people = {int(seat) for seat in seats}
    at = seat_people(next(opening()), people, game=game, size=(1000, 700))
    driver, sdl = at.driver, own_sdl()
    driver.frames(30)  # the window manager gives the focus: without it no controller is heard
    driver.desk.devices.pads.start()
    for _ in people:
        sdl.SDL_JoystickAttachVirtual(1, 6, 15, 0)
    driver.frames(5)
    pads = [Plugged(driver, number, sdl) for number in driver.desk.devices.pads.numbers]
    for pad in pads:
        driver.desk.devices.pad_seats.pass_on(pad.number, people)
    by_seat: dict[int, Pad] = dict(zip(sorted(people), pads, strict=True))
    painted = watched(pytest.MonkeyPatch())
    acted: set[int] = set()
    frames = faces = known = refused = 0
    while not isinstance(driver.top, ScoreSheet):
        at.wait()
        if eyes(at.scene).is_covered:
            painted.clear()
            driver.top.is_stale = True  # type: ignore[misc]
            driver.frames(2)
            frames += 1
            driver.save(folder / f"{frames:03d}.png")
            faces += len(set(painted) & hidden(at))
            known += len(cards_at_screen(at) & hidden(at))
        seat = driver.top.seat if isinstance(driver.top, Curtain) else eyes(at.scene).asked_by_pad
        if seat is not None:
            before = at.session.length
            by_seat[next(other for other in by_seat if other != seat)].press(PadButton.SOUTH)
            refused += at.session.length == before
            acted.add(seat)
        if not isinstance(driver.top, ScoreSheet):
            step(at, by_seat)
    return {
        "driver": pygame.display.get_driver(),
        "controllers": len(pads),
        "acted": sorted(acted),
        "covered": frames,
        "faces": faces,
        "known": known,
        "refused": refused,
    }


def opening() -> Any:  # noqa: ANN401 - the fixture as it stands, outside of a test
    """The fixture that opens windows."""
    made = getattr(play, "__wrapped__", None) or play.__pytest_wrapped__.obj  # type: ignore[attr-defined]
    return made()


if __name__ == "__main__":
    sys.stdout.write(json.dumps(main(sys.argv[1], sys.argv[2], Path(sys.argv[3]))) + "\n")
