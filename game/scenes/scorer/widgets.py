"""What a deal is told with: choices without a first choice, trumps by their signs, cells of figures."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

import pygame

from game.rules.contract import Trumps
from game.scenes.cards.colours import coloured_or_plain
from game.scenes.cards.deck import Deck
from game.scenes.desk import Desk
from game.scenes.table.people import pip_name, pip_size
from game.text.calls import capitalised
from game.text.cards import trumps_name
from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.plaques import brass_plaque, pill, plaque
from game.ui.theme import BRASS, BRASS_LIGHT, CREAM, CREAM_DIM, INK, WOOD_NIGHT, Colour
from game.ui.widgets import Brush, Choice, Signal, Widget
from game.ui.writing import Style

WORDY = 1.55
"""How much wider than a sign the cell of a game without one is."""


class OpenChoice(Choice):
    """Before anything is chosen, the arrows choose the first or the last."""

    def _step(self, step: int, *, wraps: bool) -> Signal | None:
        values = [value for value, _ in self.options]
        if self.value not in values:
            return self._set(values[0] if step > 0 else values[-1])
        return super()._step(step, wraps=wraps)


class TrumpsChoice(OpenChoice):
    """The suits by their signs, no trumps and all trumps by their names."""

    def __init__(self, name: str, desk: Desk, deck: Deck, trumps: Sequence[Trumps], value: str) -> None:
        """The signs are those of the deck."""
        options = [(one.value, capitalised(trumps_name(desk.say, one, deck))) for one in trumps]
        super().__init__(name, options, value)
        self._deck = deck
        self._sprites = desk.assets / "sprites"
        self._has_four_colours = desk.preferences.has_four_colours

    def cells(self) -> list[Rect]:
        """Words take more room than signs."""
        return self.box.columns(
            [1.0 if Trumps(value).suit is not None else WORDY for value, _ in self.options]
        )

    def draw(self, brush: Brush) -> None:
        """Signs stand on paper, so that black ones are seen."""
        unit = brush.page.scale
        brush.blit(plaque(self.box.ints[2:], unit), self.box.ints[:2])
        for index, (cell, (value, label)) in enumerate(zip(self.cells(), self.options, strict=True)):
            is_chosen, suit = value == self.value, Trumps(value).suit
            inner = cell.inset(brush.px(4))
            if is_chosen:
                brush.blit(brass_plaque(inner.ints[2:], unit * 0.8), inner.ints[:2])
            if suit is None:
                ink: Colour = INK if is_chosen else (BRASS_LIGHT if index == self._hover else CREAM)
                face = Typeface.MEDIUM if is_chosen else Typeface.TEXT
                style = Style(face, brush.px(15), ink, across=0.5, wraps=True)
                brush.pen.write(brush.screen, label, inner.inset(brush.px(2), 0), style)
                continue
            side = round(inner.h * 0.8)
            tile = inner.place(min(inner.w * 0.8, side * 1.3), inner.h * 0.86).ints
            if not is_chosen:
                brush.blit(pill(tile[2:], unit, CREAM, BRASS), tile[:2])
            size = pip_size(side * 0.86)
            sign = _sign(self._sprites, pip_name(self._deck, suit), size, self._has_four_colours)
            spot = inner.place(*size)
            brush.blit(sign, (spot.x, spot.y))


@lru_cache(maxsize=24)
def _sign(sprites: Path, name: str, size: tuple[int, int], has_four: bool) -> pygame.Surface:  # noqa: FBT001 - a key
    return coloured_or_plain(sprites, name, size, has_four_colours=has_four)


class Cell(Widget):
    """A figure that is typed, or what was declared; `is_active` while the keys go into it."""

    def __init__(self, name: str, text: str, *, hint: str = "", is_derived: bool = False) -> None:
        """`hint` shows while it is empty; a derived figure follows from others and is written thinner."""
        super().__init__(name)
        self.text = text
        self.is_active = False
        self._hint = hint
        self._is_derived = is_derived

    def draw(self, brush: Brush) -> None:
        """The groove, and what stands in it."""
        edge = BRASS_LIGHT if self.is_active or self.warmth > 0.5 else BRASS
        brush.blit(pill(self.box.ints[2:], brush.page.scale, WOOD_NIGHT, edge), self.box.ints[:2])
        room = self.box.inset(brush.px(12), 0)
        if not self.is_enabled:
            return
        if not self.text:
            style = Style(Typeface.TEXT, brush.px(15), CREAM_DIM, across=0.5)
            brush.pen.write(brush.screen, self._hint, room, style)
        face, ink = (Typeface.TEXT, CREAM_DIM) if self._is_derived else (Typeface.MEDIUM, CREAM)
        inked = (
            brush.pen.write(brush.screen, self.text, room, Style(face, brush.px(20), ink, across=0.5))
            if self.text
            else self.box.place(0, 0)
        )
        if self.is_active:
            x = round(min(inked.right + brush.px(3), self.box.right - brush.px(8)))
            if not self.text:
                x = round(self.box.x + brush.px(14))
            top, bottom = self.box.y + self.box.h * 0.24, self.box.y + self.box.h * 0.76
            pygame.draw.line(brush.screen, BRASS_LIGHT, (x, top), (x, bottom), max(1, brush.px(2)))
