"""A picture that would hold up a turn of the loop is made over several turns.

Large parts are made in the background, small ones in slices. Whoever draws may be broken off with
NotReadyError, and draws again in a later turn: by then what was made is found again. Outside `in_slices`,
and in other threads, everything is made at once.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from functools import partial, update_wrapper
from time import perf_counter
from typing import Any, Final, Generic, ParamSpec, TypeVar

import pygame

from game.ui.render.raster_queue import RasterQueue

Asked = ParamSpec("Asked")
Result = TypeVar("Result")
Key = tuple[Hashable, ...]

SLICE: Final = 0.03
"""Seconds that one turn spends on making small parts."""

LARGE: Final = 250_000
"""Parts of more pixels are made in the background: drawings take ten milliseconds and more for them."""


class NotReadyError(Exception):
    """A part of the picture is still being made: draw it again in a later turn."""


@dataclass
class Slice:
    """How much of a turn has gone into making parts."""

    left: float
    is_first: bool
    """Whether this turn is the first that tries this picture."""
    begun: float | None = None
    """When the part was begun that is being made; parts of parts are not counted twice."""
    has_kept: bool = False
    """Whether a part was made that the next turn will find: else that turn would only begin anew."""

    @property
    def is_spent(self) -> bool:
        """Whether the next part is for another turn."""
        if not self.has_kept:
            return False
        return self.left <= 0 or (self.begun is not None and perf_counter() - self.begun > self.left)


_slice: ContextVar[Slice | None] = ContextVar("slice", default=None)


@contextmanager
def in_slices(seconds: float = SLICE, *, is_first: bool = True) -> Iterator[Slice]:
    """In here no more time than about that goes into new parts, then NotReadyError is raised.

    What is yielded tells how much time is left.
    `is_first` is False when the picture was broken off in the turn before.
    """
    turn = Slice(seconds, is_first)
    token = _slice.set(turn)
    try:
        yield turn
    finally:
        _slice.reset(token)


def is_late() -> bool:
    """Whether the picture was broken off before, so that only what it cannot do without should be made."""
    turn = _slice.get()
    return turn is not None and not turn.is_first


def making(make: Callable[[], Result], *, keeps: bool = True) -> Result:
    """Make a part now, unless this turn has made enough.

    `keeps` says whether the caller keeps the part for the next turn. Each turn that is broken off has kept
    one at least, so the picture comes to an end.
    """
    turn = _slice.get()
    if turn is None:
        return make()
    if turn.is_spent:
        raise NotReadyError
    made = make() if turn.begun is not None else _measured(turn, make)
    turn.has_kept = turn.has_kept or keeps
    return made


def _measured(turn: Slice, make: Callable[[], Result]) -> Result:
    """Make a part that is no part of another, and take its time off the turn's."""
    turn.begun = perf_counter()
    try:
        return make()
    finally:
        turn.left -= perf_counter() - turn.begun
        turn.begun = None


class Unhurried(Generic[Asked]):
    """A function from a size, and more, to a surface; its last results are kept."""

    def __init__(self, make: Callable[Asked, pygame.Surface], most: int) -> None:
        """Keep so many results, and of those none that belongs to a window of another size."""
        update_wrapper(self, make)
        self._make = make
        self._most = most
        self._kept: OrderedDict[Key, pygame.Surface] = OrderedDict()
        self._used: set[Key] = set()
        """What was asked for since the window has its size."""
        _functions.append(self)

    def __call__(self, *given: Asked.args, **named: Asked.kwargs) -> pygame.Surface:
        """The result, if this turn has it or can make it; else NotReadyError."""
        key: Key = (*given, *sorted(named.items()))
        self._used.add(key)
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        make = partial(self._make, *given, **named)
        if _slice.get() is not None and any(_is_large(one) for one in given):
            _beside.ask((self, key), make)
            raise NotReadyError
        made = making(make)
        self.take(key, made)
        return made

    def take(self, key: Key, made: pygame.Surface) -> None:
        """Keep what was made."""
        self._kept[key] = made
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)

    def begin_size(self) -> None:
        """The window has another size: from now on it is noted what is used."""
        self._used.clear()

    def drop_unused(self) -> None:
        """Keep only what was asked for since then."""
        for key in [key for key in self._kept if key not in self._used]:
            del self._kept[key]


_functions: Final[list[Unhurried[Any]]] = []
_beside: Final[RasterQueue[tuple[Unhurried[Any], Key]]] = RasterQueue()


def unhurried(most: int) -> Callable[[Callable[Asked, pygame.Surface]], Unhurried[Asked]]:
    """Make a function of hashable arguments one that keeps so many results, and makes large ones beside."""

    def wrap(make: Callable[Asked, pygame.Surface]) -> Unhurried[Asked]:
        return Unhurried(make, most)

    return wrap


def is_busy() -> bool:
    """Whether large parts are being made; takes over those that are there, and raises what broke one."""
    for (function, key), made in _beside.collect():
        function.take(key, made)
    return _beside.is_busy


def finish() -> None:
    """Wait for the large parts."""
    for (function, key), made in _beside.finish():
        function.take(key, made)


def begin_size() -> None:
    """The window has another size: nobody waits for what has not been begun."""
    _beside.forget()
    for function in _functions:
        function.begin_size()


def drop_unused() -> None:
    """The picture of the new size is whole: let go of all parts that are not in it."""
    for function in _functions:
        function.drop_unused()


def close() -> None:
    """End the background thread; the next large part starts another."""
    _beside.close()


def _is_large(given: object) -> bool:
    """Whether that is a size of many pixels, or a picture that has one."""
    size = given.get_size() if isinstance(given, pygame.Surface) else given
    match size:
        case (int(width), int(height)):
            return width * height > LARGE
    return False
