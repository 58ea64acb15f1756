"""Pictures that take milliseconds are made beside the frames, one after another."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Final, Generic, TypeVar

import pygame

Key = TypeVar("Key", bound=Hashable)


LONGEST: Final = 5.0
"""Seconds that the end of the program waits for a job in hand."""

_ending: Final[list[Thread]] = []


def wait_for_ends() -> None:
    """Wait for closed workers: one that still draws when pygame is gone takes the process down."""
    while _ending:
        _ending.pop().join(LONGEST)


class RasterQueue(Generic[Key]):
    """One background worker; the frame loop collects what is ready.

    A key asked for again before it was made is made once, by the latest job.
    """

    def __init__(self) -> None:
        """Start with nothing to do; the thread is started by the first job."""
        self._waiting: dict[Key, Callable[[], pygame.Surface]] = {}
        self._lock = Lock()
        """Held by whoever reads or changes the jobs that wait: two threads do."""
        self._wake: SimpleQueue[bool] = SimpleQueue()
        self._ready: SimpleQueue[tuple[Key, pygame.Surface | Exception]] = SimpleQueue()
        self._thread: Thread | None = None
        self._pending = 0

    @property
    def is_busy(self) -> bool:
        """Whether something asked for has not been collected yet."""
        return self._pending > 0

    def ask(self, key: Key, job: Callable[[], pygame.Surface]) -> None:
        """Have `job` done in the background; it must not touch the screen."""
        with self._lock:
            if key not in self._waiting:
                self._pending += 1
            self._waiting[key] = job
        self._wake.put(True)
        if self._thread is None:
            self._thread = Thread(target=self._work, name="raster", daemon=True)
            self._thread.start()

    def forget(self) -> None:
        """Drop every job that has not begun."""
        with self._lock:
            self._pending -= len(self._waiting)
            self._waiting.clear()

    def collect(self) -> list[tuple[Key, pygame.Surface]]:
        """The pictures made since the last call, oldest first; never waits. Raises what a job raised."""
        made: list[tuple[Key, pygame.Surface]] = []
        while True:
            try:
                key, surface = self._ready.get_nowait()
            except Empty:
                return made
            self._pending -= 1
            made.append((key, _checked(surface)))

    def finish(self) -> list[tuple[Key, pygame.Surface]]:
        """Wait for everything that was asked for, and collect it."""
        made = self.collect()
        while self._pending:
            key, surface = self._ready.get()
            self._pending -= 1
            made.append((key, _checked(surface)))
        return made

    def close(self) -> None:
        """End the worker after the job in hand, without waiting; `wait_for_ends` does."""
        self.forget()
        if self._thread is not None:
            self._wake.put(False)
            _ending[:] = [thread for thread in _ending if thread.is_alive()] + [self._thread]
            self._thread = None

    def _work(self) -> None:
        while self._wake.get():
            with self._lock:
                if not self._waiting:  # forgotten meanwhile
                    continue
                key = next(iter(self._waiting))
                job = self._waiting.pop(key)
            try:
                self._ready.put((key, job()))
            except Exception as error:  # noqa: BLE001 - handed to whoever collects
                self._ready.put((key, error))


def _checked(surface: pygame.Surface | Exception) -> pygame.Surface:
    if isinstance(surface, Exception):
        raise surface
    return surface
