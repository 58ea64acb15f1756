"""In the short run a table is drawn only when somebody looks at its picture: most tests look at the model."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count

import pygame
import pytest

from game.app.loop import Loop
from game.scenes.cards.pictures import CardPictures, Face
from game.scenes.table.picture import card_painter
from game.scenes.table.scene import TableScene
from game.scenes.table.studio import Studio
from game.ui.window import Window
from game.ui.writing import Pen
from tests.seldom_drawn import EVERY

SHOWS_THE_PICTURE: tuple[tuple[type, str], ...] = ((Pen, "written"), (Studio, "stage"), (Studio, "painter"))
"""Classes, and the attribute of each by which a test sees what is drawn; `Window.surface` is another one."""

CARDS = 100
"""More than lie on any table."""

paint, surface_of = Loop.paint, Window.surface


class Late:
    """Knows the loop whose picture of a table is still to be drawn; there is at most one."""

    is_off = False
    """Whether everything is drawn at once: somebody watches how it is drawn."""

    def __init__(self) -> None:
        self._loop: Loop | None = None
        self._turns = False
        """Whether the program itself is at work, so that nobody looks."""
        self._numbers = count(1)

    @contextmanager
    def unseen(self) -> Iterator[None]:
        """In here the program itself is at work."""
        turns, self._turns = self._turns, True
        try:
            yield
        finally:
            self._turns = turns

    def paint(self, loop: Loop, screen: pygame.Surface) -> None:
        """Draw everything now, or take the table for drawn; one of so many pictures is drawn all the same."""
        table = loop.stack.top
        must_draw = self.is_off or loop.is_saying or loop.desk.photographs.are_wanted
        if must_draw or not isinstance(table, TableScene) or next(self._numbers) % EVERY == 0:
            self._loop = None
            paint(loop, screen)
        else:
            self._loop = loop
            table.is_stale = table.is_slightly_stale = loop.stack._redraws = False
            table.studio.painter._painted.is_polished |= table.motion.is_still

    def look(self) -> None:
        """Draw the table as it is now, if that is still to be done."""
        if self._loop is None or self._turns:
            return
        loop, self._loop = self._loop, None
        if loop.stack.is_empty:
            return
        top, redraws = loop.stack.top, loop.stack._redraws
        states = top.is_stale, top.is_slightly_stale
        top.is_stale = True
        with all_polished():
            paint(loop, loop.window.surface)
        (top.is_stale, top.is_slightly_stale), loop.stack._redraws = states, redraws

    def seen(self, name: str) -> property:
        """The attribute of that name; whoever asks for it sees what there is now."""

        def look(it: object) -> object:
            self.look()
            return vars(it)[name]

        def change(it: object, value: object) -> None:
            vars(it)[name] = value

        return property(look, change)

    def surface(self, window: Window) -> pygame.Surface:
        """The surface of the window, on which the picture is now."""
        self.look()
        return surface_of.__get__(window)


@contextmanager
def all_polished() -> Iterator[None]:
    """In here all cards that lie still get their careful pictures in one frame, not one in each."""
    unpack = CardPictures.unpack

    def unpacked(cards: CardPictures, face: Face, height: int, angle: float | None = None) -> bool:
        unpack(cards, face, height, angle)
        return False

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(card_painter, "POLISHED_EACH_FRAME", CARDS)
        patch.setattr(CardPictures, "unpack", unpacked)
        yield


@contextmanager
def drawn_at_once() -> Iterator[None]:
    """In here every picture is drawn: for whoever watches how that is done."""
    before, Late.is_off = Late.is_off, True
    try:
        yield
    finally:
        Late.is_off = before


def draw_late(patch: pytest.MonkeyPatch) -> None:
    """Until the patch is undone, draw tables when somebody looks."""
    late = Late()

    def unseen(act: Callable[[Loop], None]) -> Callable[[Loop], None]:
        def done(loop: Loop) -> None:
            with late.unseen():
                act(loop)

        return done

    def paint_late(loop: Loop, screen: pygame.Surface) -> None:
        late.paint(loop, screen)

    patch.setattr(Loop, "turn", unseen(Loop.turn))
    patch.setattr(Loop, "draw", unseen(Loop.draw))
    patch.setattr(Loop, "paint", paint_late)
    patch.setattr(Window, "surface", property(late.surface))
    for owner, name in SHOWS_THE_PICTURE:
        patch.setattr(owner, name, late.seen(name), raising=False)
