"""Portraits to choose from: between two arrows, alone or beside a name."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from game.scenes.choosing.places import face
from game.scenes.company import FACES
from game.ui.layout import Rect
from game.ui.picker import Picker, arrow
from game.ui.widgets import Brush, Signal, Widget


class FaceButton(Widget):
    """A press shows the next face that nobody at the table has; its value is the way: 1 or -1."""

    def __init__(self, name: str, assets: Path, shown: str) -> None:
        """Show that face."""
        super().__init__(name)
        self._assets = assets
        self.shown = shown

    def ends(self) -> tuple[Rect, Rect]:
        """The boxes of the two arrows."""
        wide = self.box.w * 0.2
        return self.box.place(wide, self.box.h, 0, 0), self.box.place(wide, self.box.h, 1, 0)

    def draw(self, brush: Brush) -> None:
        """Draw the portrait and the arrows."""
        side = round(min(self.box.h, self.box.w * 0.66))
        spot = self.box.place(side, side)
        brush.blit(face(self._assets, self.shown, side), (spot.x, spot.y))
        high = round(self.box.h * 0.26)
        for end, turn in zip(self.ends(), (-1, 1), strict=True):
            place = end.place(high, high)
            brush.blit(arrow(high, turn, is_hot=self.warmth > 0.5), (place.x, place.y))

    def release(self, point: tuple[float, float]) -> Signal | None:
        """The left arrow goes back, everything else forward."""
        self.is_pressed = False
        if not self.box.contains(point):
            return None
        return Signal(self.name, -1 if self.ends()[0].contains(point) else 1)

    def use(self) -> Signal | None:
        """Enter: the next face."""
        return Signal(self.name, 1)

    def nudge(self, step: int) -> Signal | None:
        """Left and right: back and forward."""
        return Signal(self.name, step)


class FacePicker(Picker):
    """One of many names, each with the portrait of that name; a name without one stands alone."""

    def __init__(self, name: str, assets: Path, options: Sequence[tuple[str, str]], value: str) -> None:
        """Options are (portrait, name)."""
        super().__init__(name, options, value)
        self._assets = assets

    def draw(self, brush: Brush) -> None:
        """Draw the name between the arrows, and the portrait at its left."""
        super().draw(brush)
        if self.value in FACES:
            side = round(self.box.h * 0.92)
            spot = self.ends()[0].moved(self.ends()[0].w, 0).place(side, side, 0)
            brush.blit(face(self._assets, self.value, side), (spot.x, spot.y))
