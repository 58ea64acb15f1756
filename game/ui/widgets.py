"""What can be pressed, switched and slid; each knows its box, its value and how it looks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Self

import pygame

from game.ui.fonts import Typeface
from game.ui.layout import Page, Rect
from game.ui.plaques import brass_plaque, knob, pill, plaque, ring
from game.ui.render.shadow import faded
from game.ui.theme import BRASS, BRASS_LIGHT, CREAM, CREAM_DIM, INK, WOOD_NIGHT, Colour, mix
from game.ui.writing import LEGIBLE, Pen, Style

Value = str | float | bool | None

HOVER_SECONDS = 0.08
"""The time in which a widget answers the mouse or the focus."""


@dataclass(frozen=True, slots=True)
class Signal:
    """A widget was used: its name and its new value (None for a button)."""

    name: str
    value: Value = None


@dataclass(frozen=True, slots=True)
class Brush:
    """What a widget draws with."""

    screen: pygame.Surface
    pen: Pen
    page: Page

    def px(self, units: float) -> int:
        """Design units as pixels."""
        return self.page.px(units)

    def blit(self, surface: pygame.Surface, spot: tuple[float, float]) -> None:
        """Lay a premultiplied surface on the screen."""
        where = (round(spot[0]), round(spot[1]))
        self.screen.blit(surface, where, special_flags=pygame.BLEND_PREMULTIPLIED)


class Widget:
    """The part that all share: a name, a box, and how warm the mouse or the focus has made it."""

    def __init__(self, name: str) -> None:
        """Give it a name; its place comes later."""
        self.name = name
        self.box = Rect(0, 0, 0, 0)
        self.is_enabled = True
        self.is_pressed = False
        self.warmth = 0.0

    def at(self, box: Rect) -> Self:
        """The widget itself, placed there."""
        self.box = box
        return self

    def warm(self, seconds: float, *, is_hot: bool) -> bool:
        """Go towards hot or cold; answer whether anything changed."""
        goal = 1.0 if is_hot else 0.0
        if self.warmth == goal:
            return False
        step = seconds / HOVER_SECONDS
        self.warmth = min(1.0, self.warmth + step) if is_hot else max(0.0, self.warmth - step)
        return True

    def draw(self, brush: Brush) -> None:
        """Draw it in its box."""

    def draw_focus(self, brush: Brush) -> None:
        """Draw the ring that shows where the keyboard is."""
        around = self.box.inset(-brush.px(5)).ints
        brush.blit(ring(around[2:], brush.page.scale), around[:2])

    def press(self, point: tuple[float, float]) -> Signal | None:
        """The mouse button went down inside."""
        self.is_pressed = True
        return None

    def drag(self, point: tuple[float, float]) -> Signal | None:
        """The mouse moved with the button held."""
        return None

    def release(self, point: tuple[float, float]) -> Signal | None:
        """The mouse button went up; pressed and released inside means used."""
        self.is_pressed = False
        return self.use() if self.box.contains(point) else None

    def use(self) -> Signal | None:
        """Enter or Space, or a click."""
        return Signal(self.name)

    def nudge(self, step: int) -> Signal | None:
        """Left (-1) or right (+1): a changed value, or None if that is no business of this widget."""
        return None


class Button(Widget):
    """A plaque with a word on it."""

    def __init__(
        self, name: str, label: str, *, is_main: bool = False, px: int = 20, wraps: bool = False
    ) -> None:
        """`is_main` makes it brass; px is the height of the word in design units.

        `wraps` lets a long label take several lines.
        """
        super().__init__(name)
        self.label = label
        self.is_main = is_main
        self.px = px
        self.wraps = wraps

    def draw(self, brush: Brush) -> None:
        """Draw the plaque and the word."""
        size, unit = self.box.ints[2:], brush.page.scale
        drop = brush.px(2) if self.is_pressed else 0
        spot = (self.box.x, self.box.y + drop)
        if self.is_main and self.is_enabled:
            cold, hot = brass_plaque(size, unit), brass_plaque(size, unit, is_hot=True)
            ink = INK
        else:
            cold, hot = plaque(size, unit, is_off=not self.is_enabled), plaque(size, unit, is_hot=True)
            ink = mix(CREAM, BRASS_LIGHT, self.warmth) if self.is_enabled else mix(CREAM_DIM, WOOD_NIGHT, 0.5)
        brush.blit(cold, spot)
        if self.warmth > 0 and self.is_enabled:
            brush.blit(hot if self.warmth >= 1 else faded(hot, self.warmth), spot)
        style = Style(Typeface.MEDIUM, brush.px(self.px), ink, across=0.5, wraps=self.wraps)
        self.write(brush, self.box.inset(brush.px(14), 0).moved(0, drop), style)

    def write(self, brush: Brush, room: Rect, style: Style) -> None:
        """Write the word."""
        brush.pen.write(brush.screen, self.label, room, style)


class Choice(Widget):
    """One of a few values, side by side."""

    def __init__(self, name: str, options: Sequence[tuple[str, str]], value: str) -> None:
        """Options are (value, label)."""
        super().__init__(name)
        self.options = tuple(options)
        self.value = value
        self._hover = -1

    def cells(self) -> list[Rect]:
        """The boxes of the options, left to right."""
        return self.box.columns([1.0] * len(self.options))

    def draw(self, brush: Brush) -> None:
        """Draw the groove, the brass plate under the chosen one, and the words, all in one size."""
        unit = brush.page.scale
        brush.blit(plaque(self.box.ints[2:], unit), self.box.ints[:2])
        inset = brush.px(4)
        room = min(cell.w for cell in self.cells()) - 2 * brush.px(9)
        fitted, largest = brush.pen.fonts.fitted, brush.px(16)
        size = min(fitted(label, Typeface.MEDIUM, largest, room, LEGIBLE) for _, label in self.options)
        for index, (cell, (value, label)) in enumerate(zip(self.cells(), self.options, strict=True)):
            is_chosen = value == self.value
            if is_chosen:
                inner = cell.inset(inset).ints
                brush.blit(brass_plaque(inner[2:], unit * 0.8), inner[:2])
            ink: Colour = INK if is_chosen else (BRASS_LIGHT if index == self._hover else CREAM)
            face = Typeface.MEDIUM if is_chosen else Typeface.TEXT
            style = Style(face, size, ink, across=0.5)
            brush.pen.write(brush.screen, label, cell.inset(brush.px(9), 0), style)

    def warm(self, seconds: float, *, is_hot: bool) -> bool:
        """Also forget which option the mouse was on."""
        if not is_hot:
            self._hover = -1
        return super().warm(seconds, is_hot=is_hot)

    def hover(self, point: tuple[float, float]) -> None:
        """Note which option the mouse is on."""
        self._hover = next((i for i, cell in enumerate(self.cells()) if cell.contains(point)), -1)

    def release(self, point: tuple[float, float]) -> Signal | None:
        """Choose the option under the mouse."""
        self.is_pressed = False
        for cell, (value, _) in zip(self.cells(), self.options, strict=True):
            if cell.contains(point):
                return self._set(value)
        return None

    def use(self) -> Signal | None:
        """Enter: the next option, round and round."""
        return self._step(1, wraps=True)

    def nudge(self, step: int) -> Signal | None:
        """Left and right: the neighbour; at the end nothing happens."""
        return self._step(step, wraps=False) or Signal(self.name, self.value)

    def _step(self, step: int, *, wraps: bool) -> Signal | None:
        values = [value for value, _ in self.options]
        place = values.index(self.value) + step
        if not wraps and not 0 <= place < len(values):
            return None
        return self._set(values[place % len(values)])

    def _set(self, value: str) -> Signal:
        self.value = value
        return Signal(self.name, value)


class Toggle(Widget):
    """On or off: a brass knob in a groove."""

    def __init__(self, name: str, *, is_on: bool) -> None:
        """Start on or off."""
        super().__init__(name)
        self.is_on = is_on

    def draw(self, brush: Brush) -> None:
        """Draw the groove and the knob; the place of the knob tells, not only the colour."""
        groove = self.box.place(brush.px(62), brush.px(32), 0, 0.5)
        fill = mix(WOOD_NIGHT, BRASS, 0.75) if self.is_on else WOOD_NIGHT
        brush.blit(pill(groove.ints[2:], brush.page.scale, fill, BRASS), groove.ints[:2])
        side = round(groove.h * 0.86)
        at = groove.inset(groove.h * 0.07).place(side, side, 1.0 if self.is_on else 0.0, 0.5)
        brush.blit(knob(side, is_hot=self.warmth > 0.5), (at.x, at.y))

    def use(self) -> Signal | None:
        """Turn it over."""
        self.is_on = not self.is_on
        return Signal(self.name, self.is_on)

    def nudge(self, step: int) -> Signal | None:
        """Right is on, left is off."""
        self.is_on = step > 0
        return Signal(self.name, self.is_on)


class Slider(Widget):
    """A number from 0 to 1 in twenty steps by key, any by mouse."""

    STEP = 0.05

    def __init__(self, name: str, value: float) -> None:
        """Start at a value."""
        super().__init__(name)
        self.value = value

    def draw(self, brush: Brush) -> None:
        """Draw the groove, the filled part and the knob."""
        groove = self._groove(brush.page)
        unit = brush.page.scale
        brush.blit(pill(groove.ints[2:], unit, WOOD_NIGHT, BRASS), groove.ints[:2])
        filled = replace(groove, w=max(groove.h, groove.w * self.value))
        brush.blit(pill(filled.ints[2:], unit, BRASS, BRASS), filled.ints[:2])
        side = brush.px(28)
        at = groove.x + (groove.w - side) * self.value
        brush.blit(knob(side, is_hot=self.warmth > 0.5), (at, groove.centre[1] - side / 2))

    def press(self, point: tuple[float, float]) -> Signal | None:
        """Jump to where the mouse is."""
        self.is_pressed = True
        return self._slide(point)

    def drag(self, point: tuple[float, float]) -> Signal | None:
        """Follow the mouse."""
        return self._slide(point)

    def release(self, point: tuple[float, float]) -> Signal | None:
        """Stay there."""
        self.is_pressed = False
        return None

    def use(self) -> Signal | None:
        """Enter does nothing to a slider."""
        return None

    def nudge(self, step: int) -> Signal | None:
        """One twentieth down or up."""
        return self._set(self.value + step * self.STEP)

    def _groove(self, page: Page) -> Rect:
        return self.box.place(self.box.w, page.px(12))

    def _slide(self, point: tuple[float, float]) -> Signal:
        return self._set((point[0] - self.box.x) / max(1.0, self.box.w))

    def _set(self, value: float) -> Signal:
        self.value = round(min(1.0, max(0.0, value)), 2)
        return Signal(self.name, self.value)
