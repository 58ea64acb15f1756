"""Hands on controllers and a finger on the screen, for tests of whole scenes."""

from __future__ import annotations

import pygame

from game.ui.pad_buttons import PadButton
from game.ui.pad_devices import Device
from game.ui.pads import Pads
from tests.scenes.driver import Driver

NUMBERS = {
    PadButton.SOUTH: pygame.CONTROLLER_BUTTON_A,
    PadButton.EAST: pygame.CONTROLLER_BUTTON_B,
    PadButton.WEST: pygame.CONTROLLER_BUTTON_X,
    PadButton.NORTH: pygame.CONTROLLER_BUTTON_Y,
    PadButton.BACK: pygame.CONTROLLER_BUTTON_BACK,
    PadButton.START: pygame.CONTROLLER_BUTTON_START,
    PadButton.LEFT_SHOULDER: pygame.CONTROLLER_BUTTON_LEFTSHOULDER,
    PadButton.RIGHT_SHOULDER: pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
    PadButton.LEFT_STICK: pygame.CONTROLLER_BUTTON_LEFTSTICK,
    PadButton.RIGHT_STICK: pygame.CONTROLLER_BUTTON_RIGHTSTICK,
    PadButton.UP: pygame.CONTROLLER_BUTTON_DPAD_UP,
    PadButton.DOWN: pygame.CONTROLLER_BUTTON_DPAD_DOWN,
    PadButton.LEFT: pygame.CONTROLLER_BUTTON_DPAD_LEFT,
    PadButton.RIGHT: pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
}


class Shelf:
    """Controllers that are there because a test says so."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.shaken: list[int] = []
        """The numbers of those that shook, in order."""
        self.lamps: dict[int, tuple[int, ...]] = {}
        """The colour of each, by its number."""

    def start(self) -> None:
        return

    def open(self, place: int) -> Device | None:
        return Device(100 + place, self.name, f"make of {place}")

    def rumble(self, device: Device) -> None:
        self.shaken.append(device.number)

    def light(self, device: Device, colour: tuple[int, ...]) -> None:
        self.lamps[device.number] = colour


class Pad:
    """A hand on one controller."""

    def __init__(self, driver: Driver, number: int, shelf: Shelf) -> None:
        self.driver = driver
        self.number = number
        self.shelf = shelf

    def press(self, button: PadButton, times: int = 1) -> None:
        """Press and let go."""
        for _ in range(times):
            self.hold(button)
            self.let_go(button)

    def hold(self, button: PadButton) -> None:
        self._post(pygame.CONTROLLERBUTTONDOWN, button)

    def let_go(self, button: PadButton) -> None:
        self._post(pygame.CONTROLLERBUTTONUP, button)

    def pull_out(self) -> None:
        self.driver.post(pygame.JOYDEVICEREMOVED, instance_id=self.number)

    @property
    def has_shaken(self) -> bool:
        return self.number in self.shelf.shaken

    def _post(self, kind: int, button: PadButton) -> None:
        self.driver.post(kind, instance_id=self.number, button=NUMBERS[button])


def plug_in(driver: Driver, count: int = 1, name: str = "Xbox 360 Controller") -> list[Pad]:
    """So many controllers, plugged in one after the other."""
    shelf = Shelf(name)
    driver.desk.devices.pads = Pads(shelf)
    for place in range(count):
        driver.post(pygame.JOYDEVICEADDED, device_index=place)
    return [Pad(driver, number, shelf) for number in driver.desk.devices.pads.numbers]


class Finger:
    """One finger on the screen; SDL tells of a mouse besides, as it does on real screens."""

    def __init__(self, driver: Driver, finger: int = 5) -> None:
        self.driver = driver
        self.finger = finger

    def tap(self, point: tuple[float, float]) -> None:
        """Touch and lift."""
        self.put(point)
        self.lift(point)

    def put(self, point: tuple[float, float]) -> None:
        self._post(pygame.FINGERDOWN, point)

    def move(self, point: tuple[float, float]) -> None:
        self._post(pygame.FINGERMOTION, point)

    def lift(self, point: tuple[float, float]) -> None:
        self._post(pygame.FINGERUP, point)

    def _post(self, kind: int, point: tuple[float, float]) -> None:
        width, height = self.driver.loop.window.size
        x, y = point[0] / width, point[1] / height
        where = (round(point[0]), round(point[1]))
        pygame.event.post(
            pygame.Event(kind, touch_id=1, finger_id=self.finger, x=x, y=y, dx=0.0, dy=0.0, pressure=1.0)
        )
        match kind:
            case pygame.FINGERDOWN:
                mouse = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=where, button=1, touch=True)
            case pygame.FINGERUP:
                mouse = pygame.Event(pygame.MOUSEBUTTONUP, pos=where, button=1, touch=True)
            case _:
                mouse = pygame.Event(pygame.MOUSEMOTION, pos=where, rel=(1, 1), buttons=(1, 0, 0), touch=True)
        pygame.event.post(mouse)
        self.driver.frames()
