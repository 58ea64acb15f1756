"""The controllers that SDL knows: opened by their place in its list, known by their own number afterwards."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import Any, Protocol

import pygame

from game.ui.theme import Colour

RUMBLE: tuple[float, float, int] = (0.35, 0.6, 180)
"""The slow and the fast motor from 0 to 1, and milliseconds."""

FEWEST = 4
"""Buttons of a joystick without a description that is taken for a controller."""


@dataclass(frozen=True, slots=True)
class Device:
    """One open controller."""

    number: int
    """What SDL calls it in every event; never given twice."""
    name: str
    make: str
    """The same for all controllers of that make and model."""
    handle: Any = None
    """What must not be let go of while it is used."""
    is_mapped: bool = True
    """Whether SDL knows which of its buttons lies where."""


class Devices(Protocol):
    """Where controllers come from."""

    def start(self) -> None:
        """Look for controllers from now on."""
        ...

    def open(self, place: int) -> Device | None:
        """Open the one at that place in the list of all; None if it cannot be used."""
        ...

    def rumble(self, device: Device) -> None:
        """Shake it for a moment, if it can."""
        ...

    def light(self, device: Device, colour: Colour) -> None:
        """Let its lamp shine in that colour, if it has one."""
        ...


class SdlDevices:
    """Those of this computer. pygame calls its controllers experimental, so joysticks do without."""

    def start(self) -> None:
        """Ask for buttons by where they lie, not by what is printed; without the modules there are none."""
        os.environ.setdefault("SDL_GAMECONTROLLER_USE_BUTTON_LABELS", "0")
        try:
            pygame.joystick.init()
            from pygame._sdl2 import controller

            controller.init()
        except (ImportError, pygame.error):
            return

    def open(self, place: int) -> Device | None:
        """As a controller whose buttons are known, else as a joystick."""
        try:
            stick = pygame.joystick.Joystick(place)
            number, name, make = stick.get_instance_id(), stick.get_name(), stick.get_guid()
        except pygame.error:
            return None
        try:
            from pygame._sdl2 import controller

            if controller.is_controller(place):
                # both handles must stay: letting go of either closes the device
                return Device(number, name, make, (controller.Controller(place), stick))
        except (ImportError, pygame.error):
            pass
        # some keyboards, mice and sensors call themselves joysticks
        is_pad = stick.get_numbuttons() >= FEWEST
        return Device(number, name, make, (None, stick), is_mapped=False) if is_pad else None

    def rumble(self, device: Device) -> None:
        """Many controllers have no motors, and some lose them; that is no matter."""
        try:
            device.handle[1].rumble(*RUMBLE)
        except pygame.error:
            return

    def light(self, device: Device, colour: Colour) -> None:
        """Few have a lamp."""
        try:
            device.handle[1].set_led(colour)
        except pygame.error:
            return
