"""Events become motion one after another; whoever is in a hurry may finish what is going on."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from game.rules.events import Event
from game.scenes.table.beats import Beat


class Director:
    """Holds the events that have happened but have not been shown."""

    def __init__(self) -> None:
        """Begin with nothing to show."""
        self._waiting: deque[tuple[Event, Beat]] = deque()
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
        return (
            bool(self._waiting)
            and self._wait <= 0
            and self._has_rested
            and self._waiting[0][1].waits_for_press
        )

    def feed(self, events: Iterable[tuple[Event, Beat]]) -> None:
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

    def next(self, *, are_cards_at_rest: bool) -> tuple[Event, Beat] | None:
        """The event to show now, None while the table has to wait or has nothing to show."""
        if not self._waiting or self._wait > 0:
            return None
        event, beat = self._waiting[0]
        if not beat.overlaps and not are_cards_at_rest:
            return None
        if not self._has_rested:
            self._has_rested = True
            self._wait += beat.before
            if self._wait > 0:
                return None
        if beat.waits_for_press and not self._was_pressed:
            return None
        self._waiting.popleft()
        self._has_rested = self._was_pressed = False
        # what is left of the last frame counts for the next beat, but a long stall does not
        self._wait = max(-0.05, self._wait) + beat.after
        return event, beat

    def press(self) -> None:
        """Finish the beat that is going on: its rest, or the time after the event."""
        self._wait = min(0.0, self._wait)
        self._was_pressed = self._has_rested

    def skip(self) -> list[Event]:
        """Everything that is still to be shown, to be applied at once."""
        events = [event for event, _ in self._waiting]
        self._waiting.clear()
        self._wait = 0.0
        self._has_rested = self._was_pressed = False
        return events
