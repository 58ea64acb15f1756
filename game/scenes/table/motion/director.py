"""Events become motion one after another; whoever is in a hurry may finish what is going on."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import NamedTuple

from game.rules.events import Event
from game.scenes.table.account import Account
from game.scenes.table.motion.beats import Beat


class Queued(NamedTuple):
    """An event that has happened and waits to be shown."""

    event: Event
    beat: Beat
    after: Account
    """What the View told after the action that caused the event."""


class Director:
    """Holds the events that have happened but have not been shown."""

    def __init__(self) -> None:
        """Begin with nothing to show."""
        self._waiting: deque[Queued] = deque()
        self._wait = 0.0
        self._has_rested = False
        self._was_pressed = False

    @property
    def is_idle(self) -> bool:
        """Whether everything has been shown and its time is over."""
        return not self._waiting and self._wait <= 0

    @property
    def waits_for_press(self) -> bool:
        """Whether only a key or a click leads on."""
        is_due = bool(self._waiting) and self._wait <= 0 and self._has_rested
        return is_due and self._waiting[0].beat.waits_for_press

    def feed(self, events: Iterable[Queued]) -> None:
        """Add what has happened, each event with its rhythm."""
        self._waiting.extend(events)

    def pass_time(self, seconds: float) -> None:
        """Let time pass."""
        self._wait -= seconds
        if not self._waiting:
            self._wait = max(0.0, self._wait)

    def hold(self, seconds: float) -> None:
        """Wait longer before the next event."""
        self._wait = max(0.0, self._wait) + seconds

    def next(self, *, are_cards_at_rest: bool) -> Queued | None:
        """The event to show now, None while the table has to wait or has nothing to show."""
        if not self._waiting or self._wait > 0:
            return None
        beat = self._waiting[0].beat
        if not beat.overlaps and not are_cards_at_rest:
            return None
        if not self._has_rested:
            self._has_rested = True
            self._wait += beat.before
            if self._wait > 0:
                return None
        if beat.waits_for_press and not self._was_pressed:
            return None
        self._has_rested = self._was_pressed = False
        # what is left of the last frame counts for the next beat, but a long stall does not
        self._wait = max(-0.05, self._wait) + beat.after
        return self._waiting.popleft()

    def press(self) -> None:
        """Finish the beat that is going on: its rest, or the time after the event."""
        self._wait = min(0.0, self._wait)
        self._was_pressed = self._has_rested

    def skip(self) -> list[Event]:
        """Everything that is still to be shown, to be applied at once."""
        events = [one.event for one in self._waiting]
        self._waiting.clear()
        self._wait = 0.0
        self._has_rested = self._was_pressed = False
        return events
