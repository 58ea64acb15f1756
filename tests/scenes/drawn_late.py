"""In the short run a table is drawn only when somebody looks at its picture: most tests look at the model."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count

import pygame
import pytest

from game.app.loop import Loop
from game.scenes.cards.pictures import CardPictures, Face
from game.scenes.scene import Scene
from game.scenes.table.picture import card_painter
from game.scenes.table.picture.painter import Painter
from game.scenes.table.queries import Seen
from game.scenes.table.studio import Studio
from game.ui.window import Window
from game.ui.writing import Pen
from tests.seldom_drawn import EVERY

SHOWS_THE_PICTURE: tuple[tuple[type, str], ...] = ((Pen, "written"), (Studio, "stage"), (Studio, "painter"))
"""Classes, and the attribute of each by which a test sees what is drawn; `Window.surface` is another one."""

CARDS = 100
"""More than lie on any table."""

draw, paint = Studio.draw, Loop.paint
surface_of, is_polished = Window.surface, Painter.is_polished


class Late:
    """Knows the table that is still to be drawn; there is at most one."""

    is_off = False
    """Whether everything is drawn at once: somebody watches how it is drawn."""

    def __init__(self) -> None:
        self._turns = False
        """Whether the program itself is at work, so that nobody looks."""
        self._loop: Loop | None = None
        self._top: Scene | None = None
        self._screen: pygame.Surface | None = None
        """The loop that painted last, its top scene then, and on what it painted."""
        self._draw: Callable[[], None] | None = None
        """What is still to be done."""
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
        """Paint what lies on the screen now; what was to be drawn before is not seen any more."""
        self._loop, self._top, self._screen, self._draw = loop, loop.stack.top, screen, None
        paint(loop, screen)

    def draw(
        self, studio: Studio, screen: pygame.Surface, seen: Seen, *, is_alone: bool, is_slight: bool
    ) -> None:
        """Draw a table now or later; one of so many pictures is drawn in any case."""
        loop = self._loop
        is_kept = loop is None or not loop.window.is_shown or loop.desk.photographs.are_wanted
        is_plain = is_alone and screen is self._screen and not is_kept and not loop.is_saying
        if self.is_off or not is_plain or next(self._numbers) % EVERY == 0:
            draw(studio, screen, seen, is_alone=is_alone, is_slight=is_slight)
        else:
            self._draw = lambda: draw(studio, screen, seen, is_alone=False)

    def look(self) -> None:
        """Draw what is still to be drawn, as it is now."""
        if self._turns or self._draw is None:
            return
        later, self._draw = self._draw, None
        if self._loop is not None and self._top in self._loop.stack.scenes:
            with all_polished():
                later()

    def is_polished(self, painter: Painter) -> bool:
        """Whether every card that lies still has its careful picture, or gets it when somebody looks."""
        return self._draw is not None or bool(is_polished.__get__(painter))

    def surface(self, window: Window) -> pygame.Surface:
        """The surface of the window, on which the picture is now."""
        self.look()
        return surface_of.__get__(window)

    def seen(self, name: str) -> property:
        """The attribute of that name; whoever asks for it sees what there is now."""

        def look(it: object) -> object:
            self.look()
            return vars(it)[name]

        def change(it: object, value: object) -> None:
            vars(it)[name] = value

        return property(look, change)


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

    def draw_table(
        studio: Studio, screen: pygame.Surface, seen: Seen, *, is_alone: bool, is_slight: bool = False
    ) -> None:
        late.draw(studio, screen, seen, is_alone=is_alone, is_slight=is_slight)

    patch.setattr(Loop, "turn", unseen(Loop.turn))
    patch.setattr(Loop, "draw", unseen(Loop.draw))
    patch.setattr(Loop, "paint", paint_late)
    patch.setattr(Studio, "draw", draw_table)
    patch.setattr(Painter, "is_polished", property(late.is_polished))
    patch.setattr(Window, "surface", property(late.surface))
    for owner, name in SHOWS_THE_PICTURE:
        patch.setattr(owner, name, late.seen(name), raising=False)
