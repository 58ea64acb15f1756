"""Computer players say a line now and then, after what it is about; nothing waits for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.records.replay import replay
from game.rules.covering import NOBODY
from game.rules.events import DealBegun, Event
from game.rules.viewing import seen_by
from game.scenes.preferences import Chatter, Speed
from game.scenes.table.show import Aside
from game.text.chatter import TONES, Line, Tone, line_of_deal

if TYPE_CHECKING:
    from game.rules.seats import Seat
    from game.scenes.table.scene import TableScene

LONGER = 1.6
"""A line stays so many times as long as a call: nobody waits for it."""


class Chatting:
    """Serves one scene; the match, its record and its tempo know nothing of it."""

    def __init__(self, scene: TableScene) -> None:
        """Nothing was said at this screen yet."""
        self._scene = scene
        self.is_silent = False
        """Whether there is something more important to read, as in the first deal."""
        self._said: set[str] | None = None
        """The lines of the deals before; those before this screen was opened are found out when needed."""
        self._last: tuple[int, Line] | None = None
        self._shown: set[str] = set()
        self._due: Line | None = None

    @property
    def is_wished(self) -> bool:
        """Whether anything may be said now."""
        likes = self._scene.desk.preferences
        return likes.chatter is Chatter.LITTLE and likes.speed is not Speed.INSTANT and not self.is_silent

    def happened(self, event: Event) -> None:
        """An event is being shown, and is among the events of the deal: perhaps somebody speaks of it."""
        if isinstance(event, DealBegun):
            self._said = self._before()
            if self._last is not None:
                self._said.add(self._last[1].key)
            self._last = self._due = None
        events = self._scene.telling.events
        self._last = self._found()
        if self._last is None or self._last[0] != len(events) - 1:
            return
        line = self._last[1]
        if self.is_wished and line.key not in self._shown:
            self._shown.add(line.key)
            self._due = line

    def look(self) -> None:
        """Let the line be seen as soon as its speaker has nothing else to say; once a frame."""
        line, scene = self._due, self._scene
        if line is None or line.seat in scene.show.bubbles:
            return
        self._due = None
        scene.show.say(line.seat, Aside(scene.desk.say(line.key)), scene.desk.pace.bubble * LONGER)
        scene.is_stale = True

    def took_back(self) -> None:
        """What was taken back is not spoken of; what was said is not said again."""
        self._due, self._last = None, self._found()

    def told(self) -> dict[int, str]:
        """What the log says of it, by the place of the event that it follows."""
        if self._last is None or self._last[1].key not in self._shown:
            return {}
        (place, line), say = self._last, self._scene.desk.say
        return {place: say("people.asked", name=self._scene.names[line.seat], question=say(line.key))}

    def _speakers(self) -> dict[Seat, Tone]:
        scene = self._scene
        return {
            seat: TONES[portrait] for seat, portrait in enumerate(scene.portraits) if seat not in scene.people
        }

    def _found(self) -> tuple[int, Line] | None:
        scene, speakers = self._scene, self._speakers()
        if not speakers:
            return None
        won = scene.match.view(scene.viewer).match_result if scene.match.is_over else None
        return line_of_deal(
            scene.telling.events,
            speakers,
            scene.match.rules.players,
            said=self._before(),
            winners=() if won is None else won.winners,
        )

    def _before(self) -> set[str]:
        """The lines of the deals before this one, also of those played before the program was started."""
        if self._said is None:
            self._said, record = set(), self._scene.match.record()
            deals: list[list[Event]] = []
            for _, step in replay(record) if record is not None else ():
                for event in step.events:
                    if isinstance(event, DealBegun):
                        deals.append([])
                    if deals:
                        deals[-1].append(seen_by(event, NOBODY))
            for events in deals[:-1]:
                found = line_of_deal(
                    events, self._speakers(), self._scene.match.rules.players, said=self._said
                )
                if found is not None:
                    self._said.add(found[1].key)
        return self._said
