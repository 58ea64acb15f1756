"""One of many values, of which only the chosen one is shown, between two arrows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import pygame

from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.plaques import plaque
from game.ui.render.shadow import faded
from game.ui.theme import BRASS, BRASS_LIGHT, CREAM, mix
from game.ui.vector import drawing, path
from game.ui.widgets import Brush, Signal, Widget
from game.ui.writing import Style


class Picker(Widget):
    """Steps through its values, round and round."""

    def __init__(self, name: str, options: Sequence[tuple[str, str]], value: str) -> None:
        """Options are (value, label)."""
        super().__init__(name)
        self.options = tuple(options)
        self.value = value

    def ends(self) -> tuple[Rect, Rect]:
        """The boxes of the two arrows."""
        side = min(self.box.h * 1.2, self.box.w / 3)
        return self.box.place(side, self.box.h, 0, 0), self.box.place(side, self.box.h, 1, 0)

    def draw(self, brush: Brush) -> None:
        """Draw the plaque, the arrows and the chosen value."""
        whole, unit = self.box.ints, brush.page.scale
        brush.blit(plaque(whole[2:], unit), whole[:2])
        if self.warmth > 0:
            brush.blit(faded(plaque(whole[2:], unit, is_hot=True), self.warmth), whole[:2])
        side = round(self.box.h * 0.44)
        for end, turn in zip(self.ends(), (-1, 1), strict=True):
            spot = end.place(side, side)
            brush.blit(arrow(side, turn, is_hot=self.warmth > 0.5), (spot.x, spot.y))
        label = dict(self.options)[self.value]
        style = Style(
            Typeface.MEDIUM, brush.px(17), mix(CREAM, BRASS_LIGHT, self.warmth), across=0.5, wraps=True
        )
        left, right = self.ends()
        room = Rect(left.right, self.box.y, right.x - left.right, self.box.h).inset(0, brush.px(3))
        brush.pen.write(brush.screen, label, room, style)

    def release(self, point: tuple[float, float]) -> Signal | None:
        """The left arrow goes back, everything else forward."""
        self.is_pressed = False
        if not self.box.contains(point):
            return None
        return self._step(-1 if self.ends()[0].contains(point) else 1)

    def use(self) -> Signal | None:
        """Enter: the next value."""
        return self._step(1)

    def nudge(self, step: int) -> Signal | None:
        """Left and right: back and forward."""
        return self._step(step)

    def _step(self, step: int) -> Signal:
        values = [value for value, _ in self.options]
        self.value = values[(values.index(self.value) + step) % len(values)]
        return Signal(self.name, self.value)


@lru_cache(maxsize=8)
def arrow(side: int, turn: int, *, is_hot: bool) -> pygame.Surface:
    """A brass arrowhead that points to the left (-1) or to the right (1)."""
    tip, back = (4, 16) if turn < 0 else (16, 4)
    return drawing(
        (side, side),
        path(f"M{back} 2L{tip} 10L{back} 18Z", fill=BRASS_LIGHT if is_hot else BRASS),
        view=(20, 20),
    )
