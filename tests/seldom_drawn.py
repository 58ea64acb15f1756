"""In the short run few of the pictures are drawn that nobody looks at."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count

import pygame

from game.app.loop import Loop
from tests.depth import often

EVERY = often(40, 1)
"""Of so many pictures one is drawn."""


@contextmanager
def undrawn(loop: Loop) -> Iterator[None]:
    """In here nothing is drawn in the short run; the turn after it draws what there is then."""
    if EVERY == 1 or "paint" in vars(loop):
        yield
        return
    drawn = loop.drawn
    loop.paint = lambda _: None  # type: ignore[method-assign]
    try:
        yield
    finally:
        del loop.paint
    loop.must_draw = loop.must_draw or loop.drawn > drawn
    loop.drawn = drawn


@contextmanager
def seldom_drawn(loop: Loop, every: int = EVERY) -> Iterator[None]:
    """In here every so many-th picture of the loop is drawn, and the last one when it ends.

    A picture that takes several turns is drawn to its end. While photographs are taken, all are drawn.
    """
    paint, numbers, is_behind = loop.paint, count(1), False
    if every == 1 or "paint" in vars(loop) or loop.desk.photographs.are_wanted:
        yield
        return

    def some(surface: pygame.Surface) -> None:
        nonlocal is_behind
        is_behind = not loop.is_waiting and next(numbers) % every > 0
        if is_behind:
            loop.drawn -= 1
        else:
            paint(surface)

    loop.paint = some  # type: ignore[method-assign]
    try:
        yield
    finally:
        del loop.paint
    if is_behind and not loop.stack.is_empty:
        loop.must_draw = True
        loop.draw()
        loop.finish_picture()
