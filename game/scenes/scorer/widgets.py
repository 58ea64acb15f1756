"""What a deal is told with: choices without a first choice, and trumps by their signs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

import pygame

from game.cards.suit import Suit
from game.rules.contract import Trumps
from game.scenes.cards.colours import coloured_or_plain
from game.scenes.cards.deck import Deck
from game.scenes.page_desk import PageDesk
from game.scenes.table.picture.people import pip_name, pip_size
from game.text.calls import capitalised
from game.text.cards import trumps_name
from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.plaques import brass_plaque, pill, plaque
from game.ui.theme import BRASS, BRASS_LIGHT, CREAM, INK, Colour
from game.ui.widgets import Brush, Choice, Signal
from game.ui.writing import Style

WORDY = 1.75
"""How much wider than a sign the cell of a game without one is."""


class OpenChoice(Choice):
    """Before anything is chosen, the arrows choose the first or the last."""

    def _step(self, step: int, *, wraps: bool) -> Signal | None:
        values = [value for value, _ in self.options]
        if self.value not in values:
            return self._set(values[0] if step > 0 else values[-1])
        return super()._step(step, wraps=wraps)


class TrumpsChoice(OpenChoice):
    """The suits by their signs, no trumps and all trumps by their names; perhaps that it does not matter."""

    def __init__(
        self,
        name: str,
        desk: PageDesk,
        deck: Deck,
        trumps: Sequence[Trumps],
        value: str,
        *,
        may_be_any: bool = False,
    ) -> None:
        """The signs are those of the deck; `may_be_any` adds the answer, "", that it does not matter."""
        options = [(one.value, capitalised(trumps_name(desk.say, one, deck))) for one in trumps]
        if may_be_any:
            options.append(("", desk.say("scorer.trumps.any")))
        super().__init__(name, options, value)
        self._deck = deck
        self._sprites = desk.assets / "sprites"
        self._has_four_colours = desk.preferences.has_four_colours

    def cells(self) -> list[Rect]:
        """Words take more room than signs."""
        return self.box.columns([1.0 if _suit(value) is not None else WORDY for value, _ in self.options])

    def draw(self, brush: Brush) -> None:
        """Signs stand on paper, so that black ones are seen."""
        unit = brush.page.scale
        brush.blit(plaque(self.box.ints[2:], unit), self.box.ints[:2])
        for index, (cell, (value, label)) in enumerate(zip(self.cells(), self.options, strict=True)):
            is_chosen, suit = value == self.value, _suit(value)
            inner = cell.inset(brush.px(4))
            if is_chosen:
                brush.blit(brass_plaque(inner.ints[2:], unit * 0.8), inner.ints[:2])
            if suit is None:
                ink: Colour = INK if is_chosen else (BRASS_LIGHT if index == self._hover else CREAM)
                face = Typeface.MEDIUM if is_chosen else Typeface.TEXT
                style = Style(face, brush.px(15), ink, across=0.5, wraps=True)
                brush.pen.write(brush.screen, label, inner.inset(brush.px(9), 0), style)
                continue
            side = round(inner.h * 0.8)
            tile = inner.place(min(inner.w * 0.8, side * 1.3), inner.h * 0.86).ints
            if not is_chosen:
                brush.blit(pill(tile[2:], unit, CREAM, BRASS), tile[:2])
            size = pip_size(side * 0.86)
            sign = _sign(self._sprites, pip_name(self._deck, suit), size, self._has_four_colours)
            spot = inner.place(*size)
            brush.blit(sign, (spot.x, spot.y))


def _suit(value: str) -> Suit | None:
    """The suit that is called with that answer, if it is one."""
    return Trumps(value).suit if value else None


@lru_cache(maxsize=24)
def _sign(sprites: Path, name: str, size: tuple[int, int], has_four: bool) -> pygame.Surface:  # noqa: FBT001 - a key
    return coloured_or_plain(sprites, name, size, has_four_colours=has_four)
