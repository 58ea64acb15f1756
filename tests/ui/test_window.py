"""A window is always where it can be seen, and says plainly when there is no screen."""

from __future__ import annotations

import os
import subprocess
import sys

import pygame
import pytest

from game.ui import window as windows
from game.ui.layout import SMALLEST
from game.ui.monitors import monitors, side_by_side
from game.ui.window import Geometry, Window, clamped, screens

ONE = side_by_side([(1920, 1080)])
TWO = side_by_side([(1920, 1080), (1920, 1080)])
SMALL = side_by_side([(1366, 768)])
STACKED = [*ONE, pygame.Rect(0, 1080, 1920, 1080)]


@pytest.mark.parametrize(
    ("saved", "desktops", "shown"),
    [
        (Geometry(100, 80, 1280, 720), ONE, Geometry(100, 80, 1280, 720)),
        (Geometry(2500, 80, 1280, 720), ONE, Geometry(None, None, 1280, 720)),
        (Geometry(2500, 80, 1280, 720), TWO, Geometry(2500, 80, 1280, 720)),
        (Geometry(1192, 80, 1280, 720), side_by_side([(1280, 800)]), Geometry(None, None, 1280, 720)),
        (Geometry(-600, 80, 1280, 720), ONE, Geometry(-600, 80, 1280, 720)),
        (Geometry(10, 1070, 1280, 720), ONE, Geometry(None, None, 1280, 720)),
        (Geometry(10, 1300, 1280, 720), ONE, Geometry(None, None, 1280, 720)),
        (Geometry(10, 1300, 1280, 720), STACKED, Geometry(10, 1300, 1280, 720)),
        (Geometry(1500, 80, 1280, 720), TWO, Geometry(1500, 80, 1280, 720)),
        (Geometry(0, 0, 9000, 9000), ONE, Geometry(0, 0, 1920, 1040)),
        (Geometry(0, 27, 1366, 741), SMALL, Geometry(0, 0, 1366, 728)),
        (Geometry(40, 20, 1280, 700), SMALL, Geometry(40, 20, 1280, 700)),
        (Geometry(0, 0, 1366, 768, is_maximised=True), SMALL, Geometry(0, 0, 1366, 728, is_maximised=True)),
        (
            Geometry(9000, 0, 900, 650, is_maximised=True),
            ONE,
            Geometry(None, None, 900, 650, is_maximised=True),
        ),
        (Geometry(0, 0, 10, 10), ONE, Geometry(0, 0, *SMALLEST)),
        (Geometry(None, None, 1000, 700), [], Geometry(None, None, 1000, 700)),
    ],
)
def test_at_least_half_of_a_restored_window_is_seen(
    saved: Geometry, desktops: list[pygame.Rect], shown: Geometry
) -> None:
    assert clamped(saved, desktops) == shown


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere SDL knows what is fast")
@pytest.mark.parametrize(
    ("driver", "said", "told"), [("x11", None, "0"), ("wayland", None, None), ("x11", "1", "1")]
)
def test_only_where_sdl_can_it_shows_pictures_without_opengl(
    driver: str, said: str | None, told: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pygame.display, "get_driver", lambda: driver)
    monkeypatch.setenv("SDL_FRAMEBUFFER_ACCELERATION", said or "")  # and it is put back afterwards
    if said is None:
        monkeypatch.delenv("SDL_FRAMEBUFFER_ACCELERATION")
    Window("Bela", Geometry(None, None, 900, 650)).close()
    assert os.environ.get("SDL_FRAMEBUFFER_ACCELERATION") == told


@pytest.fixture
def desktops(monkeypatch: pytest.MonkeyPatch) -> list[pygame.Rect]:
    """What the system says of its screens; a test takes them away."""
    there = side_by_side([(1280, 800), (1280, 800)])
    monkeypatch.setattr(windows, "monitors", lambda: list(there))
    return there


def test_a_window_comes_back_when_its_screen_goes(desktops: list[pygame.Rect]) -> None:
    window = Window("Bela", Geometry(1500, 60, 900, 650))
    window.stay_in_sight()
    assert window.geometry == Geometry(1500, 60, 900, 650)
    desktops.pop()
    window.stay_in_sight()
    assert window.geometry == Geometry(190, 75, 900, 650), "in the middle of the screen that is left"
    window.close()


def test_a_window_that_is_too_large_for_what_is_left_becomes_smaller(desktops: list[pygame.Rect]) -> None:
    desktops[0].size = (1024, 768)
    window = Window("Bela", Geometry(1300, 0, 1280, 800))
    window.stay_in_sight()
    desktops.pop()
    window.stay_in_sight()
    assert window.geometry == Geometry(0, 0, 1024, 728)
    window.close()


def test_who_pulls_a_window_over_the_edge_may_do_so(desktops: list[pygame.Rect]) -> None:
    window = Window("Bela", Geometry(2400, 60, 900, 650))
    window.stay_in_sight()
    assert window.geometry.x == 2400, "no screen has gone"
    desktops.append(pygame.Rect(2560, 0, 1280, 800))
    window.stay_in_sight()
    assert window.geometry.x == 2400, "there is more room than before"
    window.close()


def test_sdl_tells_of_screens_where_x11_does_not() -> None:
    pygame.display.init()
    assert monitors() == side_by_side(pygame.display.get_desktop_sizes())


def test_only_where_several_screens_stand_is_the_server_asked_for_them(
    desktops: list[pygame.Rect], monkeypatch: pytest.MonkeyPatch
) -> None:
    desktops[:] = [pygame.Rect(1920, 0, 1920, 1080), pygame.Rect(0, 0, 1920, 1080)]
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1920, 1080)] * 2)
    assert screens() == desktops
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1024, 768)])
    assert screens() == [pygame.Rect(0, 0, 1024, 768)]


def test_a_maximised_window_keeps_the_size_to_which_it_is_restored() -> None:
    window = Window("Bela", Geometry(40, 30, 1000, 640))
    assert window.geometry == Geometry(40, 30, 1000, 640)
    window.note_maximised(is_maximised=True)
    window.resize(1366, 741)
    assert window.geometry == Geometry(40, 30, 1000, 640, is_maximised=True)
    window.note_maximised(is_maximised=False)
    window.resize(1000, 640)
    assert not window.geometry.is_maximised
    window.close()


def test_fullscreen_does_not_count_as_maximised() -> None:
    window = Window("Bela", Geometry(40, 30, 1000, 640))
    window.toggle_fullscreen()
    window.note_maximised(is_maximised=True)
    assert not window.geometry.is_maximised
    window.toggle_fullscreen()
    window.close()


def test_a_window_left_maximised_opens_maximised(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    class Watched(pygame.Window):
        def maximize(self) -> None:
            asked.append("maximise")

    monkeypatch.setattr(pygame, "Window", Watched)
    window = Window("Bela", Geometry(40, 30, 1000, 640, is_maximised=True))
    assert asked == ["maximise"]
    assert window.geometry == Geometry(40, 30, 1000, 640, is_maximised=True)
    window.close()
    Window("Bela", Geometry(40, 30, 1000, 640)).close()
    assert asked == ["maximise"]


def test_of_a_window_that_is_far_too_small_a_corner_of_the_smallest_is_seen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    window = Window("Bela", Geometry(None, None, 900, 640))
    monkeypatch.setattr(windows, "SMALLEST", (2000, 1400))
    assert window.page.size == (2000, 1400)
    window.surface.fill("red")
    window.flip()
    window.resize(1010, 720)
    assert window.page.size == (1010, 720)
    window.flip()
    window.close()


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


@pytest.mark.parametrize(
    ("desktops", "place"),
    [(ONE, Geometry(240, 135, 1440, 810)), (side_by_side([(800, 600)]), Geometry(0, 0, 800, 600))],
)
def test_a_first_window_asks_for_the_middle_so_that_its_frame_is_known(
    desktops: list[pygame.Rect], place: Geometry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(windows, "screens", lambda: desktops)
    window = Window("A table")
    try:
        assert window.geometry == place
    finally:
        window.close()
