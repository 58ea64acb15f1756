"""What a computer thought, while the deal still goes on: only for who has wished to see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.actions import MakeCall, Play
from game.scenes.table.told import told
from game.table.hindsight import Hindsight, hindsight

if TYPE_CHECKING:
    from game.records.record import Record
    from game.scenes.table.picture.hint_view import HintLines
    from game.scenes.table.scene import TableScene
    from game.table.thinker import Thinker, Thought


def place_of(record: Record, done: Play | MakeCall, later: int = 0) -> int | None:
    """How many actions came before it; `later` is how often the same was done after it in the deal."""
    places = [place for place, action in enumerate(record.actions) if _is_same(action, done)]
    return places[-1 - later] if len(places) > later else None


def _is_same(action: object, done: Play | MakeCall) -> bool:
    if isinstance(action, Play) and isinstance(done, Play):
        return (action.seat, action.card) == (done.seat, done.card)
    return action == done


class Thoughts:
    """Thought out again in the background, one at a time."""

    def __init__(self, scene: TableScene) -> None:
        """Nothing is asked yet."""
        self._scene = scene
        self._thought: Thought[tuple[Hindsight | None]] | None = None
        self._found: tuple[Hindsight | None] | None = None

    @property
    def is_thinking(self) -> bool:
        """Whether an answer is still to come."""
        return self._thought is not None

    def ask(self, thinker: Thinker, done: Play | MakeCall, later: int) -> None:
        """Begin, if thoughts may be seen before the deal is over and the match is written down."""
        self.forget()
        record = self._scene.match.record()
        if self._scene.desk.preferences.thoughts_after_deal or record is None:
            return
        place = place_of(record, done, later)
        if place is not None:
            self._thought = thinker.think(lambda: (hindsight(record, place),))

    def forget(self) -> None:
        """Nobody wants to know any more."""
        if self._thought is not None:
            self._thought.drop()
        self._thought = self._found = None

    def collect(self) -> bool:
        """Look whether it is there; whether the note looks different."""
        if self._thought is None:
            return False
        try:
            self._found = self._thought.outcome()
        except Exception:  # noqa: BLE001 - a mind that fails leaves one thing unexplained, no more
            self._found = (None,)
        if self._found is None:
            return False
        self._thought = None
        return True

    def lines(self, plain: HintLines) -> HintLines:
        """The note with the thought in it as soon as it is there; until then as it was."""
        if self._found is None:
            return plain
        scene = self._scene
        return told(scene.desk.say, scene.deck, scene.names, plain.headline, self._found[0])
