"""Controllers come and go while the program runs, and every button comes out by its place."""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.ui.pad_buttons import PadButton, PadKind, kind_of, printed
from game.ui.pad_devices import Device, SdlDevices
from game.ui.pads import FIRST_REPEAT, FULL, NEXT_REPEAT, PadPress, Pads


class Shelf:
    """Controllers that a test plugs in; `shaken` notes which of them were."""

    def __init__(self) -> None:
        self.devices: dict[int, Device] = {}
        self.shaken: list[int] = []

    def start(self) -> None:
        return

    def open(self, place: int) -> Device | None:
        return self.devices.get(place)

    def rumble(self, device: Device) -> None:
        self.shaken.append(device.number)

    def light(self, device: Device, colour: tuple[int, ...]) -> None:
        self.shaken.append(-device.number)


def plugged(*devices: Device) -> Pads:
    shelf = Shelf()
    pads = Pads(shelf)
    for place, device in enumerate(devices):
        shelf.devices[place] = device
        pads.take(pygame.Event(pygame.JOYDEVICEADDED, device_index=place))
    return pads


ONE = Device(7, "Xbox 360 Controller", "a")
OTHER = Device(9, "Sony DualSense", "b")
STICK = Device(11, "Old joystick", "c", is_mapped=False)


def press(pads: Pads, button: int, number: int = 7, *, up: bool = False) -> list[PadPress]:
    kind = pygame.CONTROLLERBUTTONUP if up else pygame.CONTROLLERBUTTONDOWN
    return pads.take(pygame.Event(kind, instance_id=number, button=button)) or []


def test_two_come_and_one_goes() -> None:
    pads = plugged(ONE, OTHER)
    assert [(news.pad, news.is_there) for news in pads.news()] == [(7, True), (9, True)]
    assert pads.numbers == (7, 9)
    assert (pads.kind(7), pads.kind(9)) == (PadKind.XBOX, PadKind.PLAYSTATION)
    press(pads, pygame.CONTROLLER_BUTTON_A)
    gone = pads.take(pygame.Event(pygame.JOYDEVICEREMOVED, instance_id=7))
    assert gone == [PadPress(7, PadButton.SOUTH, is_down=False)], "what was held is let go"
    assert [(news.pad, news.is_there) for news in pads.news()] == [(7, False)]
    assert pads.numbers == (9,)
    assert pads.take(pygame.Event(pygame.JOYDEVICEREMOVED, instance_id=7)) == []
    assert pads.news() == []


def test_a_device_that_cannot_be_opened_is_none() -> None:
    pads = Pads(Shelf())
    assert pads.take(pygame.Event(pygame.JOYDEVICEADDED, device_index=3)) == []
    assert (pads.numbers, pads.news()) == ((), [])


def test_a_button_counts_once_and_a_direction_again_as_long_as_it_is_held() -> None:
    pads = plugged(ONE)
    assert press(pads, pygame.CONTROLLER_BUTTON_Y) == [PadPress(7, PadButton.NORTH)]
    assert press(pads, pygame.CONTROLLER_BUTTON_Y) == [], "SDL may say it twice"
    assert press(pads, pygame.CONTROLLER_BUTTON_DPAD_LEFT) == [PadPress(7, PadButton.LEFT)]
    assert pads.pass_time(FIRST_REPEAT * 0.9) == []
    assert pads.pass_time(FIRST_REPEAT * 0.2) == [PadPress(7, PadButton.LEFT)]
    assert pads.pass_time(NEXT_REPEAT) == [PadPress(7, PadButton.LEFT)]
    press(pads, pygame.CONTROLLER_BUTTON_DPAD_LEFT, up=True)
    assert pads.pass_time(2.0) == []


def tilt(pads: Pads, axis: int, share: float) -> list[PadPress]:
    value = round(share * FULL)
    event = pygame.Event(pygame.CONTROLLERAXISMOTION, instance_id=7, axis=axis, value=value)
    return pads.take(event) or []


def test_a_stick_is_four_directions_and_does_not_flicker() -> None:
    pads = plugged(ONE)
    axis = pygame.CONTROLLER_AXIS_LEFTX
    assert tilt(pads, axis, 0.5) == []
    assert tilt(pads, axis, 0.7) == [PadPress(7, PadButton.RIGHT)]
    assert [one for share in (0.5, 0.7, 0.45) for one in tilt(pads, axis, share)] == []
    assert tilt(pads, axis, 0.1) == [PadPress(7, PadButton.RIGHT, is_down=False)]
    assert tilt(pads, axis, -1.0) == [PadPress(7, PadButton.LEFT)]
    both = [PadPress(7, PadButton.LEFT, is_down=False), PadPress(7, PadButton.RIGHT)]
    assert tilt(pads, axis, 1.0) == both, "from one end to the other"
    assert tilt(pads, pygame.CONTROLLER_AXIS_LEFTY, -0.8) == [PadPress(7, PadButton.UP)]
    assert tilt(pads, pygame.CONTROLLER_AXIS_TRIGGERLEFT, 0.9) == [PadPress(7, PadButton.LEFT_TRIGGER)]
    assert tilt(pads, pygame.CONTROLLER_AXIS_RIGHTX, 1.0) == []


def test_a_joystick_without_a_description_has_its_hat_and_its_buttons() -> None:
    pads = plugged(STICK, ONE)
    hat = pygame.Event(pygame.JOYHATMOTION, instance_id=11, hat=0, value=(-1, 0))
    assert pads.take(hat) == [PadPress(11, PadButton.LEFT)]
    button = pygame.Event(pygame.JOYBUTTONDOWN, instance_id=11, button=1)
    assert pads.take(button) == [PadPress(11, PadButton.EAST)]
    assert pads.take(pygame.Event(pygame.JOYBUTTONDOWN, instance_id=11, button=40)) == []
    axis = pygame.Event(pygame.JOYAXISMOTION, instance_id=11, axis=1, value=0.9)
    assert pads.take(axis) == [PadPress(11, PadButton.DOWN)]
    twice = pygame.Event(pygame.JOYBUTTONDOWN, instance_id=7, button=0)
    assert pads.take(twice) == [], "a controller with a description speaks for itself"


def test_only_events_of_controllers_are_taken() -> None:
    assert Pads(Shelf()).take(pygame.Event(pygame.KEYDOWN, key=pygame.K_a)) is None


@pytest.mark.parametrize("kind", PadKind)
def test_every_button_has_something_printed_on_it(kind: PadKind) -> None:
    signs = [printed(button, kind) for button in PadButton]
    assert all(signs)
    assert len(set(signs)) == len(signs)


@pytest.mark.parametrize(
    ("name", "kind", "south"),
    [
        ("Xbox Series X Controller", PadKind.XBOX, "A"),
        ("PS4 Controller", PadKind.PLAYSTATION, "×"),
        ("Nintendo Switch Pro Controller", PadKind.NINTENDO, "B"),
        ("Arcade", PadKind.OTHER, "S"),
    ],
)
def test_what_is_printed_goes_by_the_maker(name: str, kind: PadKind, south: str) -> None:
    assert kind_of(name) is kind
    assert printed(PadButton.SOUTH, kind) == south


# --- SDL itself: a controller that exists only in its memory is plugged in and out -----------------------


ALONE = "BELOT_TABLE_TEST_ALONE"


@pytest.fixture
def sdl(monkeypatch: pytest.MonkeyPatch) -> Iterator[ctypes.CDLL]:
    """The library that pygame itself has loaded; it listens without the focus, too."""
    monkeypatch.setenv("SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS", "1")
    pygame.joystick.quit()
    pygame.display.init()
    window = pygame.Window("pads", (320, 200))
    maps = Path("/proc/self/maps")
    found = [line.split()[-1] for line in maps.read_text("utf-8").splitlines() if "libSDL2-2" in line]
    if not found:
        pytest.skip("pygame's own SDL was not found")
    library = ctypes.CDLL(found[0])
    library.SDL_JoystickFromInstanceID.restype = ctypes.c_void_p
    yield library
    pygame.joystick.quit()
    window.destroy()
    pygame.display.quit()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="finds the library as Linux lists it")
def test_a_controller_of_sdl_is_heard() -> None:
    """In a process of its own: what other tests opened before in this one can silence SDL."""
    name = f"{__file__}::test_a_controller_of_sdl_comes_is_pressed_and_goes"
    clean = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST")}
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", name],
        env={**clean, ALONE: "1"},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
    )
    assert "1 passed" in run.stdout, run.stdout


@pytest.mark.skipif(ALONE not in os.environ, reason="the test above starts it in a process of its own")
def test_a_controller_of_sdl_comes_is_pressed_and_goes(sdl: ctypes.CDLL) -> None:
    pads = Pads(SdlDevices())
    pads.start()

    def pressed() -> list[PadPress]:
        return [press for event in pygame.event.get() for press in pads.take(event) or []]

    place = sdl.SDL_JoystickAttachVirtual(1, 6, 15, 0)
    other = sdl.SDL_JoystickAttachVirtual(1, 6, 15, 0)
    assert pressed() == []
    first, second = pads.numbers
    handle = ctypes.c_void_p(sdl.SDL_JoystickFromInstanceID(second))
    sdl.SDL_JoystickSetVirtualButton(handle, 1, 1)
    assert pressed() == [PadPress(second, PadButton.EAST)]
    pads.rumble(second)
    pads.light(second, (200, 30, 30))
    sdl.SDL_JoystickDetachVirtual(place)
    pressed()
    assert pads.numbers == (second,), "what is left keeps its number, though not its place"
    sdl.SDL_JoystickSetVirtualButton(handle, 1, 0)
    assert pressed() == [PadPress(second, PadButton.EAST, is_down=False)]
    assert other != place
    sdl.SDL_JoystickDetachVirtual(0)
    pressed()
    assert [(news.pad, news.is_there) for news in pads.news()] == [
        (first, True),
        (second, True),
        (first, False),
        (second, False),
    ]
