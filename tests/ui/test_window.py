"""A window is always where it can be seen, and says plainly when there is no screen."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from game.ui.layout import SMALLEST
from game.ui.window import Geometry, Window, clamped

ONE = [(1920, 1080)]


@pytest.mark.parametrize(
    ("saved", "desktops", "shown"),
    [
        (Geometry(100, 80, 1280, 720), ONE, Geometry(100, 80, 1280, 720)),
        (Geometry(2500, 80, 1280, 720), ONE, Geometry(None, None, 1280, 720)),
        (Geometry(2500, 80, 1280, 720), [*ONE, (1920, 1080)], Geometry(2500, 80, 1280, 720)),
        (Geometry(1192, 80, 1280, 720), [(1280, 800)], Geometry(None, None, 1280, 720)),
        (Geometry(-600, 80, 1280, 720), ONE, Geometry(-600, 80, 1280, 720)),
        (Geometry(10, 1070, 1280, 720), ONE, Geometry(None, None, 1280, 720)),
        (Geometry(0, 0, 9000, 9000), ONE, Geometry(0, 0, 1920, 1080)),
        (Geometry(0, 0, 10, 10), ONE, Geometry(0, 0, *SMALLEST)),
        (Geometry(None, None, 1000, 700), [], Geometry(None, None, 1000, 700)),
    ],
)
def test_at_least_half_of_a_restored_window_is_seen(
    saved: Geometry, desktops: list[tuple[int, int]], shown: Geometry
) -> None:
    assert clamped(saved, desktops) == shown


def test_fullscreen_and_back_keeps_the_size() -> None:
    window = Window("Bela", Geometry(None, None, 1000, 640))
    window.toggle_fullscreen()
    assert window.is_fullscreen
    assert (window.geometry.width, window.geometry.height) == (1000, 640)
    window.toggle_fullscreen()
    assert window.page.size == (1000, 640)
    window.close()


@pytest.mark.parametrize("named", [{}, {"DISPLAY": ":4095"}, {"SDL_VIDEODRIVER": "x11"}])
def test_without_a_screen_there_is_a_sentence(named: dict[str, str]) -> None:
    """SDL itself would go on in memory, where nobody sees the window."""
    code = (
        "from game.ui.window import NoDisplayError, Window\n"
        "try:\n    Window('Bela')\nexcept NoDisplayError as error:\n    print(error)\n"
    )
    variables = {"DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"}
    env = {key: value for key, value in os.environ.items() if key not in variables}
    env |= {**named, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    said = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    assert said.stdout.startswith("There is no display to open a window on")
    assert "DISPLAY" in said.stdout
