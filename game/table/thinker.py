"""Computers think in one background thread a table, so that the window never waits for them."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, Final, Generic, TypeVar
from weakref import ReferenceType, ref

from game.ai.pausing import PAUSING
from game.table.right_of_way import RIGHT_OF_WAY

Found = TypeVar("Found")


HANDS_OVER: Final = 0.00005
"""Seconds after which the thinking thread gives way to the window, which asks for its turn often in a frame.

With Python's own 0.005 every such turn took up to five milliseconds to come. A frame that asks fifty times
waited 7.8 ms in all with 0.0005 (99th percentile), 4.4 with this; the thinking is no slower.
"""


class Thought(Generic[Found]):
    """An action on its way, or whatever else is thought out."""

    def __init__(self, decide: Callable[[], Found]) -> None:
        """Not begun yet."""
        self._decide: Callable[[], Found] | None = decide
        self._done = threading.Event()
        self._found: Found | None = None
        self._error: Exception | None = None
        self._is_dropped = False

    def outcome(self) -> Found | None:
        """What was found, None while it is not there; raise what the thinking raised."""
        if not self._done.is_set():
            return None
        if self._error is not None:
            raise self._error
        return self._found

    def drop(self) -> None:
        """Nobody wants to know any more: if it has not begun, it never does; nothing is remembered of it."""
        self._is_dropped = True
        self._decide = self._found = None

    def work(self) -> None:
        """Think; called once, by the thread."""
        decide, self._decide = self._decide, None
        if decide is not None:
            try:
                found = decide()
                self._found = None if self._is_dropped else found
            except Exception as error:  # noqa: BLE001 - whatever a mind does wrong is the table's to report
                self._error = error
        self._done.set()


class Thinker:
    """The thread; it starts with the first question and never keeps the program from ending."""

    def __init__(self) -> None:
        """Nothing to do yet."""
        self._questions: SimpleQueue[Thought[Any] | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._latest: ReferenceType[Thought[Any]] | None = None
        """A weak reference: what was thought about somebody's cards is forgotten with whoever asked."""

    def think(self, decide: Callable[[], Found]) -> Thought[Found]:
        """Begin with this question; one before it that has not begun is dropped."""
        self._drop_latest()
        thought = Thought(decide)
        self._latest = ref(thought)
        self._questions.put(thought)
        if self._thread is None:
            PAUSING.wait = RIGHT_OF_WAY.wait
            sys.setswitchinterval(min(HANDS_OVER, sys.getswitchinterval()))
            self._thread = threading.Thread(target=self._work, name="thinker", daemon=True)
            self._thread.start()
        return thought

    def close(self) -> None:
        """End the thread after the thought it is busy with."""
        self._drop_latest()
        if self._thread is not None:
            self._questions.put(None)
            self._thread.join(timeout=5)
            self._thread = None

    def _drop_latest(self) -> None:
        latest = None if self._latest is None else self._latest()
        if latest is not None:
            latest.drop()

    def _work(self) -> None:
        while True:
            question = self._questions.get()
            if question is None:
                return
            question.work()
            del question  # whoever asked may have gone
