"""What one finger does comes out as what a mouse does; a tap with two fingers is a gesture of its own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

LONG: Final = 0.5
"""Seconds after which a finger that rests is a press of the right button."""

TAP: Final = 0.4
"""Seconds in which two fingers come and go that tap."""

FAR: Final = 0.018
"""The share of the window's width that a finger may tremble."""

TWO_FINGER_TAP: Final = pygame.event.custom_type()
"""Both fingers were lifted again: a tap with two of them; `at` is where, 0 to 1 across and down."""

NOWHERE: Final = (-1.0, -1.0)
"""A place outside of the window."""

NOTCH: Final = 0.05
"""The share of the window's height that turns the wheel by one notch."""

FINGER: Final = (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP)
MOUSE: Final = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


@dataclass(slots=True)
class _Touch:
    """The finger that points."""

    finger: int
    start: tuple[float, float]
    """Shares of the window from 0 to 1, from the left and from the top."""
    place: tuple[float, float]
    age: float = 0.0
    is_pulled: bool = False
    """It has moved: the left button is held."""
    is_long: bool = False
    """It rested: the right button was pressed."""
    is_turning: bool = False
    """It turns the wheel."""
    turned: int = 0
    """By so many notches so far."""


class Fingers:
    """One finger points; a second one ends that, and whatever a third does is nothing."""

    def __init__(self) -> None:
        """Nobody touches anything."""
        self._touch: _Touch | None = None
        self._down: set[int] = set()
        self._is_pair = False
        """Two fingers came down, quickly and without pulling."""
        self._age = 0.0

    def take(
        self, event: pygame.Event, size: tuple[int, int], *, scrolls: bool = False
    ) -> list[pygame.Event] | None:
        """What it means as events of a mouse, with places in a window of that size.

        With `scrolls` a finger that is pulled up or down turns the wheel. None if no finger made the event.
        The mouse that SDL itself makes of a finger means nothing.
        """
        if event.type in MOUSE and getattr(event, "touch", False):
            return []
        if event.type not in FINGER:
            return None
        told = event.dict
        finger, place = told.get("finger_id", 0), (told.get("x", 0.0), told.get("y", 0.0))
        if event.type == pygame.FINGERDOWN:
            return self._put(finger, place, size)
        if event.type == pygame.FINGERMOTION:
            return self._move(finger, place, size, scrolls=scrolls)
        return self._lift(finger, place, size)

    def pass_time(self, seconds: float, size: tuple[int, int]) -> list[pygame.Event]:
        """A finger that rests long enough is the right button."""
        self._age += seconds
        touch = self._touch
        if touch is None or touch.is_pulled or touch.is_long or touch.is_turning:
            return []
        touch.age += seconds
        if touch.age < LONG:
            return []
        touch.is_long = True
        return [_button(pygame.MOUSEBUTTONDOWN, touch.start, size, 3)]

    def _put(self, finger: int, place: tuple[float, float], size: tuple[int, int]) -> list[pygame.Event]:
        if not self._down:
            self._age, self._is_pair = 0.0, False
        self._down.add(finger)
        if len(self._down) == 1:
            self._touch = _Touch(finger, place, place)
            return [_motion(place, size, is_held=False)]
        touch, self._touch = self._touch, None
        self._is_pair = len(self._down) == 2 and touch is not None and not _is_busy(touch)
        return [] if touch is None else _let_go(touch, size)

    def _move(
        self, finger: int, place: tuple[float, float], size: tuple[int, int], *, scrolls: bool
    ) -> list[pygame.Event]:
        touch = self._touch
        if touch is None or touch.finger != finger:
            return []
        touch.place = place
        if touch.is_pulled or touch.is_long:
            return [_motion(place, size, is_held=True)]
        if touch.is_turning:
            return self._turn(touch)
        if _distance(touch.start, place, size) < FAR * size[0]:
            return []
        across, down = (abs(after - before) for before, after in zip(touch.start, place, strict=True))
        if scrolls and down * size[1] > across * size[0]:
            touch.is_turning = True
            return self._turn(touch)
        touch.is_pulled = True
        begun = _button(pygame.MOUSEBUTTONDOWN, touch.start, size, 1, is_pulled=True)
        return [begun, _motion(place, size, is_held=True)]

    def _turn(self, touch: _Touch) -> list[pygame.Event]:
        """What lies under the finger goes with it, a notch of the wheel at a time."""
        notches = int((touch.place[1] - touch.start[1]) / NOTCH) - touch.turned
        touch.turned += notches
        return [pygame.Event(pygame.MOUSEWHEEL, x=0, y=notches, by_finger=True)] if notches else []

    def _lift(self, finger: int, place: tuple[float, float], size: tuple[int, int]) -> list[pygame.Event]:
        self._down.discard(finger)
        touch = self._touch
        if touch is None or touch.finger != finger:
            is_tap = self._is_pair and not self._down and self._age <= TAP
            self._is_pair = self._is_pair and bool(self._down)
            return [pygame.Event(TWO_FINGER_TAP, at=place)] if is_tap else []
        self._touch = None
        touch.place = place
        if touch.is_turning:
            return [_gone()]
        if touch.is_pulled or touch.is_long:
            return _let_go(touch, size)
        kinds = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
        return [*(_button(kind, touch.start, size, 1) for kind in kinds), _gone()]


def _is_busy(touch: _Touch) -> bool:
    """Whether it has done something already."""
    return touch.is_pulled or touch.is_long or touch.is_turning


def _let_go(touch: _Touch, size: tuple[int, int]) -> list[pygame.Event]:
    """Whatever button it held is up again."""
    if not (touch.is_pulled or touch.is_long):
        return []
    return [_button(pygame.MOUSEBUTTONUP, touch.place, size, 1 if touch.is_pulled else 3), _gone()]


def _gone() -> pygame.Event:
    """Nothing is pointed at any more: what a finger has lit does not stay lit."""
    return pygame.Event(
        pygame.MOUSEMOTION, pos=NOWHERE, rel=(0, 0), buttons=(0, 0, 0), touch=True, by_finger=True
    )


def _distance(start: tuple[float, float], place: tuple[float, float], size: tuple[int, int]) -> float:
    across, down = ((after - before) * side for before, after, side in zip(start, place, size, strict=True))
    return float((across**2 + down**2) ** 0.5)


def _spot(place: tuple[float, float], size: tuple[int, int]) -> tuple[float, float]:
    return (place[0] * size[0], place[1] * size[1])


def _motion(place: tuple[float, float], size: tuple[int, int], *, is_held: bool) -> pygame.Event:
    held = (int(is_held), 0, 0)
    return pygame.Event(
        pygame.MOUSEMOTION, pos=_spot(place, size), rel=(0, 0), buttons=held, touch=True, by_finger=True
    )


def _button(
    kind: int, place: tuple[float, float], size: tuple[int, int], button: int, *, is_pulled: bool = False
) -> pygame.Event:
    """`is_pulled` tells a finger that went down to pull something from one that came to tap."""
    spot = _spot(place, size)
    return pygame.Event(kind, pos=spot, button=button, touch=True, by_finger=True, is_pulled=is_pulled)
