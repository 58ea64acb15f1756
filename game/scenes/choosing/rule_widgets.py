"""The parts of the house rules page: an option with its value, and one of its choices with its meaning."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import Final

import pygame

from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.plaques import plaque
from game.ui.theme import BRASS, BRASS_DARK, BRASS_LIGHT, CREAM, CREAM_DIM, WOOD_NIGHT, mix
from game.ui.vector import circle, drawing
from game.ui.widgets import Brush, Choice, Signal, Widget
from game.ui.writing import Pen, Style

LEAST: Final = 44
"""Design units of the height of whatever is pressed."""


class RuleTabs(Choice):
    """The groups of options, side by side; a dot where the player has changed one of a group."""

    changed: Collection[str] = ()
    """The groups with a dot."""

    def draw(self, brush: Brush) -> None:
        """Draw the tabs, and the dots at the left of their words."""
        super().draw(brush)
        dot = brush.px(9)
        for cell, (value, _) in zip(self.cells(), self.options, strict=True):
            if value in self.changed and value != self.value:
                brush.blit(_dot(dot), (cell.x + brush.px(18), cell.y + (cell.h - dot) / 2))


class RuleRow(Widget):
    """An option: its name on the left, what holds on the right; a dot where the player has changed it."""

    def __init__(self, name: str, title: str, value: str, *, is_changed: bool, is_selected: bool) -> None:
        """`name` is the option's id."""
        super().__init__(name)
        self.title = title
        self.value = value
        self.is_changed = is_changed
        self.is_selected = is_selected

    def draw(self, brush: Brush) -> None:
        """Draw the line; the selected one on a plaque."""
        if self.is_selected:
            brush.blit(plaque(self.box.ints[2:], brush.page.scale, is_hot=True), self.box.ints[:2])
        inner = self.box.inset(brush.px(14), 0)
        dot = brush.px(9)
        if self.is_changed:
            brush.blit(_dot(dot), (inner.x, inner.y + (inner.h - dot) / 2))
        words = Rect(inner.x + dot + brush.px(8), inner.y, inner.w - dot - brush.px(8), inner.h)
        title, value = words.columns([0.58, 0.42], brush.px(10))
        ink = mix(CREAM, BRASS_LIGHT, 1.0 if self.is_selected else self.warmth)
        brush.pen.write(brush.screen, self.title, title, Style(Typeface.MEDIUM, brush.px(17), ink))
        tone = BRASS_LIGHT if self.is_changed else CREAM_DIM
        brush.pen.write(brush.screen, self.value, value, Style(Typeface.TEXT, brush.px(16), tone, across=1))

    def draw_focus(self, brush: Brush) -> None:
        """The plaque is enough where it lies."""
        if not self.is_selected:
            super().draw_focus(brush)

    def release(self, point: tuple[float, float]) -> Signal | None:
        """A click only looks at the option."""
        self.is_pressed = False
        return Signal(self.name) if self.box.contains(point) else None

    def use(self) -> Signal | None:
        """Enter: the next choice."""
        return Signal(self.name, 1.0)

    def nudge(self, step: int) -> Signal | None:
        """Left and right: another choice."""
        return Signal(self.name, float(step))


class RuleChoice(Widget):
    """One choice of an option, with the sentence that says what it means, or why it cannot be had."""

    def __init__(self, name: str, title: str, text: str, *, is_chosen: bool, tag: str = "") -> None:
        """`tag` is a word behind the title, for the game's own choice."""
        super().__init__(name)
        self.title = title
        self.text = text
        self.is_chosen = is_chosen
        self.tag = tag

    def height(self, pen: Pen, brush_px: int, width: float, unit: float) -> float:
        """How high it is when it is that wide; `brush_px` are the pixels of its sentence."""
        text = Style(Typeface.TEXT, brush_px, wraps=True)
        lines = pen.height(self.text, width - 46 * unit, text) if self.text else 0
        return max(LEAST * unit, 32 * unit + lines + (10 if self.text else 4) * unit)

    def draw(self, brush: Brush) -> None:
        """Draw the ring, the title and the sentence."""
        unit = brush.page.scale
        if self.warmth > 0.5:
            brush.blit(plaque(self.box.ints[2:], unit), self.box.ints[:2])
        side = brush.px(20)
        drop = 0.0 if self.text else (self.box.h - 36 * unit) / 2
        at = (self.box.x + brush.px(10), self.box.y + drop + brush.px(8))
        brush.blit(_ring(side, is_on=self.is_chosen, is_off=not self.is_enabled), at)
        left = self.box.x + brush.px(40)
        width = self.box.right - brush.px(6) - left
        ink = CREAM if self.is_enabled else mix(CREAM_DIM, WOOD_NIGHT, 0.45)
        if self.is_chosen:
            ink = BRASS_LIGHT
        head = Rect(left, self.box.y + drop + brush.px(3), width, brush.px(29))
        if self.tag:
            tag = Style(Typeface.TEXT, brush.px(15), mix(BRASS, CREAM_DIM, 0.4), across=1)
            inked = brush.pen.write(brush.screen, self.tag, head.columns([0.6, 0.4])[1], tag)
            head = Rect(head.x, head.y, inked.x - brush.px(8) - head.x, head.h)
        brush.pen.write(brush.screen, self.title, head, Style(Typeface.MEDIUM, brush.px(17), ink))
        if self.text:
            rest = Rect(left, self.box.y + brush.px(31), width, self.box.h - brush.px(33))
            tone = CREAM_DIM if self.is_enabled else mix(BRASS, CREAM_DIM, 0.3)
            style = Style(Typeface.TEXT, brush.px(15), tone, down=0, wraps=True)
            brush.pen.write(brush.screen, self.text, rest, style)


@lru_cache(maxsize=4)
def _dot(side: int) -> pygame.Surface:
    return drawing((side, side), circle(10, 10, 9, fill=BRASS_LIGHT), view=(20, 20))


@lru_cache(maxsize=8)
def _ring(side: int, *, is_on: bool, is_off: bool) -> pygame.Surface:
    edge = mix(BRASS_DARK, WOOD_NIGHT, 0.5) if is_off else BRASS
    parts = [circle(10, 10, 8, fill=WOOD_NIGHT, stroke=edge, stroke_width=2)]
    if is_on:
        parts.append(circle(10, 10, 4.4, fill=BRASS_LIGHT))
    return drawing((side, side), *parts, view=(20, 20))
