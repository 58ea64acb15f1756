"""All controllers that are plugged in: what SDL says of them comes out as buttons by their places."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import pygame

from game.ui.pad_buttons import DIRECTIONS, PadButton, PadKind, kind_of
from game.ui.pad_devices import Device, Devices
from game.ui.theme import Colour

FIRST_REPEAT: Final = 0.45
"""Seconds after which a direction that is held counts once more."""

NEXT_REPEAT: Final = 0.13
"""Seconds between the counts after that."""

PUSHED: Final = 0.6
"""The share of its way from which a stick or a trigger counts as pushed."""

RELEASED: Final = 0.4
"""The share below which it counts as let go; between the two nothing changes, so no stick flickers."""

LOOKS: Final = 1.0
"""Seconds between two looks for the first controller."""

FULL: Final = 32767
NOBODY: Final = -1
"""Where an event does not tell a number."""

_BUTTONS: Final = {
    pygame.CONTROLLER_BUTTON_A: PadButton.SOUTH,
    pygame.CONTROLLER_BUTTON_B: PadButton.EAST,
    pygame.CONTROLLER_BUTTON_X: PadButton.WEST,
    pygame.CONTROLLER_BUTTON_Y: PadButton.NORTH,
    pygame.CONTROLLER_BUTTON_BACK: PadButton.BACK,
    pygame.CONTROLLER_BUTTON_START: PadButton.START,
    pygame.CONTROLLER_BUTTON_LEFTSTICK: PadButton.LEFT_STICK,
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: PadButton.RIGHT_STICK,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: PadButton.LEFT_SHOULDER,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: PadButton.RIGHT_SHOULDER,
    pygame.CONTROLLER_BUTTON_DPAD_UP: PadButton.UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: PadButton.DOWN,
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: PadButton.LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: PadButton.RIGHT,
}

_UNMAPPED: Final = (
    PadButton.SOUTH,
    PadButton.EAST,
    PadButton.WEST,
    PadButton.NORTH,
    PadButton.LEFT_SHOULDER,
    PadButton.RIGHT_SHOULDER,
    PadButton.BACK,
    PadButton.START,
)
"""The buttons of a joystick that nobody has described, in the order in which most of them have them."""

_AXES: Final = {
    pygame.CONTROLLER_AXIS_LEFTX: (PadButton.LEFT, PadButton.RIGHT),
    pygame.CONTROLLER_AXIS_LEFTY: (PadButton.UP, PadButton.DOWN),
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: (None, PadButton.LEFT_TRIGGER),
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: (None, PadButton.RIGHT_TRIGGER),
}
"""What an axis counts as when it is pushed to its lower and to its upper end."""

_OF_PADS: Final = frozenset(
    {
        pygame.CONTROLLERBUTTONDOWN,
        pygame.CONTROLLERBUTTONUP,
        pygame.CONTROLLERAXISMOTION,
        pygame.JOYBUTTONDOWN,
        pygame.JOYBUTTONUP,
        pygame.JOYAXISMOTION,
        pygame.JOYHATMOTION,
        pygame.JOYDEVICEADDED,
        pygame.JOYDEVICEREMOVED,
        pygame.CONTROLLERDEVICEADDED,
        pygame.CONTROLLERDEVICEREMOVED,
    }
)


@dataclass(frozen=True, slots=True)
class PadPress:
    """A button of the controller with that number went down or up; a held direction goes down again."""

    pad: int
    button: PadButton
    is_down: bool = True


@dataclass(frozen=True, slots=True)
class PadNews:
    """A controller has come or gone."""

    pad: int
    name: str
    make: str
    is_there: bool


class Pads:
    """Takes every event of controllers; `news` holds who came and went since somebody last looked."""

    def __init__(self, devices: Devices) -> None:
        """Nothing is plugged in yet."""
        self._devices = devices
        self._open: dict[int, Device] = {}
        self._held: dict[tuple[int, PadButton], float] = {}
        """The buttons that are down, each with the seconds until it counts again."""
        self._news: list[PadNews] = []
        self._is_any_there: Callable[[], bool] | None = None
        self._until_look = 0.0

    def start(self) -> None:
        """Look for controllers from now on."""
        self._is_any_there = None
        self._devices.start()

    def start_with_the_first(self, is_any_there: Callable[[], bool]) -> None:
        """Look for controllers from the moment on when that says yes; it is asked as time passes."""
        self._is_any_there = is_any_there
        self._until_look = 0.0

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers of all that are plugged in, in the order in which they came."""
        return tuple(self._open)

    def name(self, pad: int) -> str:
        """What its driver calls it; nothing if it is not there."""
        return self._open[pad].name if pad in self._open else ""

    def kind(self, pad: int) -> PadKind:
        """Who made it."""
        return kind_of(self.name(pad))

    def held(self, pad: int) -> frozenset[PadButton]:
        """The buttons of that controller that are down."""
        return frozenset(button for number, button in self._held if number == pad)

    def rumble(self, pad: int) -> None:
        """Shake it for a moment."""
        if pad in self._open:
            self._devices.rumble(self._open[pad])

    def light(self, pad: int, colour: Colour) -> None:
        """Let its lamp shine in that colour."""
        if pad in self._open:
            self._devices.light(self._open[pad], colour)

    def news(self) -> list[PadNews]:
        """Who came and went since the last call."""
        told, self._news = self._news, []
        return told

    def take(self, event: pygame.Event) -> list[PadPress] | None:
        """What the event means, in order; None if it does not come from a controller."""
        if event.type not in _OF_PADS:
            return None
        told = event.dict
        pad, number = told.get("instance_id", NOBODY), told.get("button", NOBODY)
        match event.type:
            case pygame.JOYDEVICEADDED:
                self._add(told.get("device_index", NOBODY))
            case pygame.JOYDEVICEREMOVED:
                return self._remove(pad)
            case pygame.CONTROLLERBUTTONDOWN | pygame.CONTROLLERBUTTONUP:
                is_down = event.type == pygame.CONTROLLERBUTTONDOWN
                return self._press(pad, _BUTTONS.get(number), is_down=is_down)
            case pygame.CONTROLLERAXISMOTION:
                return self._tilt(pad, told.get("axis", NOBODY), told.get("value", 0) / FULL)
            case pygame.JOYBUTTONDOWN | pygame.JOYBUTTONUP if self._is_plain(pad):
                button = _UNMAPPED[number] if 0 <= number < len(_UNMAPPED) else None
                return self._press(pad, button, is_down=event.type == pygame.JOYBUTTONDOWN)
            case pygame.JOYAXISMOTION if self._is_plain(pad) and event.axis < 2:
                return self._tilt(pad, event.axis, event.value)
            case pygame.JOYHATMOTION if self._is_plain(pad):
                across, up = event.value
                sides = zip(DIRECTIONS, (up > 0, up < 0, across < 0, across > 0), strict=True)
                return [one for side, on in sides for one in self._press(pad, side, is_down=on)]
            case _:
                pass
        return []

    def pass_time(self, seconds: float) -> list[PadPress]:
        """The directions that are held and count again."""
        self._wait_for_the_first(seconds)
        counted = []
        for (pad, button), left in self._held.items():
            if button in DIRECTIONS:
                self._held[pad, button] = left - seconds
                if left <= seconds:
                    self._held[pad, button] = NEXT_REPEAT
                    counted.append(PadPress(pad, button))
        return counted

    def _wait_for_the_first(self, seconds: float) -> None:
        if self._is_any_there is None:
            return
        self._until_look -= seconds
        if self._until_look <= 0.0:
            self._until_look = LOOKS
            if self._is_any_there():
                self.start()

    def _add(self, place: int) -> None:
        device = self._devices.open(place)
        if device is not None and device.number not in self._open:
            self._open[device.number] = device
            self._news.append(PadNews(device.number, device.name, device.make, is_there=True))

    def _remove(self, pad: int) -> list[PadPress]:
        """It is gone, and with it every button that was held."""
        device = self._open.pop(pad, None)
        if device is not None:
            self._news.append(PadNews(pad, device.name, device.make, is_there=False))
        gone = [button for number, button in self._held if number == pad]
        return [one for button in gone for one in self._press(pad, button, is_down=False)]

    def _is_plain(self, pad: int) -> bool:
        """Whether it is a joystick without a description; of all others SDL tells twice."""
        device = self._open.get(pad)
        return device is not None and not device.is_mapped

    def _press(self, pad: int, button: PadButton | None, *, is_down: bool) -> list[PadPress]:
        if button is None or is_down == ((pad, button) in self._held):
            return []
        if is_down:
            self._held[pad, button] = FIRST_REPEAT
        else:
            del self._held[pad, button]
        return [PadPress(pad, button, is_down)]

    def _tilt(self, pad: int, axis: int, share: float) -> list[PadPress]:
        presses = []
        for end, button in zip((-share, share), _AXES.get(axis, (None, None)), strict=True):
            if end >= PUSHED:
                presses += self._press(pad, button, is_down=True)
            elif end < RELEASED:
                presses += self._press(pad, button, is_down=False)
        return presses
