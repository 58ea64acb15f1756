"""Why was that done? In a deal that is over everything is said: what the seat knew, and what it weighed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.scenes.table.hint_view import WIDTH, WIDTHS, HintLines, note_box, note_sizes
from game.scenes.table.places import Place
from game.scenes.table.told import told
from game.table.hindsight import EXPLAINED, Hindsight, hindsight
from game.table.thinker import Thinker
from game.text.explanation import weighed_name
from game.ui.layout import Rect

if TYPE_CHECKING:
    from game.scenes.replay.scene import Replay
    from game.table.thinker import Thought

PATIENCE: Final = 0.3
"""Seconds after which it is said that it is still being thought out."""


class PastWhy:
    """Switched on and off; each step of the deal is then thought out again in the background."""

    def __init__(self, scene: Replay) -> None:
        """Nothing is asked yet."""
        self._scene = scene
        self._thinker = Thinker()
        self._thought: Thought[Hindsight | None] | None = None
        self._place = -1
        self._waited = 0.0
        self._found: dict[int, Hindsight | None] = {}
        """What was thought out, by the number of actions before it."""
        self.is_on = False

    def toggle(self) -> None:
        """Ask, or be done with it."""
        self.is_on = not self.is_on
        self._scene.is_stale = True
        if not self.is_on:
            self._drop()

    def pass_time(self, seconds: float) -> None:
        """Ask about what is shown, and look whether the answer is there."""
        if not self.is_on:
            return
        place = self._scene.place - 1
        if place != self._place:
            self._drop()
            self._ask(place)
        if self._thought is None:
            return
        before, self._waited = self._waited, self._waited + seconds
        try:
            found = self._thought.outcome()
        except Exception:  # noqa: BLE001 - a mind that fails leaves one thing unexplained, no more
            self._thought, self._found[place], self._scene.is_stale = None, None, True
            return
        if found is not None:
            self._thought, self._found[place] = None, found
        if found is not None or before <= PATIENCE < self._waited:
            self._scene.is_stale = True

    @property
    def is_thinking(self) -> bool:
        """Whether an answer is still to come."""
        return self.is_on and (self._thought is not None or self._place != self._scene.place - 1)

    def close(self) -> None:
        """Let go of the thread."""
        self._drop()
        self._thinker.close()

    def lines(self) -> HintLines | None:
        """What is written in the note; None when it is off, or nobody decided what is shown."""
        record, place = self._scene.record, self._scene.place - 1
        if not self.is_on or place < 0 or not isinstance(record.actions[place], EXPLAINED):
            return None
        if place in self._found:
            scene = self._scene
            return told(scene.desk.say, scene.deck, scene.names, self._headline(place), self._found[place])
        say = self._scene.desk.say
        is_long = self._place == place and self._waited > PATIENCE
        waiting = say("table.hint.thinking") if is_long else ""
        return HintLines(say("why.title"), self._headline(place), waiting)

    def _ask(self, place: int) -> None:
        self._place, self._waited = place, 0.0
        self._scene.is_stale = True
        record = self._scene.record
        if place in self._found or place < 0 or not isinstance(record.actions[place], EXPLAINED):
            return
        self._thought = self._thinker.think(lambda: hindsight(record, place))

    def _drop(self) -> None:
        if self._thought is not None:
            self._thought.drop()
        self._thought, self._place = None, -1

    def _headline(self, place: int) -> str:
        scene = self._scene
        done = scene.record.actions[place]
        assert isinstance(done, EXPLAINED)  # noqa: S101 - asked before
        name, say = scene.names[done.seat], scene.desk.say
        words = weighed_name(say, done, scene.deck)
        return say("why.did", name=name, done=words) if words else name


def note_room(scene: Replay, lines: HintLines) -> Rect:
    """At the right, from the top down to the own hand; who sits there and acts is not covered by it.

    It is wider where its words would not find room otherwise.
    """
    layout, px = scene.layout, scene.layout.page.px
    is_left = (
        scene.actor is not None and scene.painter.place(scene.actor, scene.shown.show.board) is Place.RIGHT
    )
    top = note_box(layout).y if is_left else layout.score.y
    high = layout.hand_zone.y - top - px(8)
    sizes = note_sizes(scene.painter.easel, layout, lines)[0]
    wide = next((width for width, needed in sizes if width >= px(WIDTH) and needed <= high), px(max(WIDTHS)))
    x = layout.score.x if is_left else layout.page.width - layout.score.x - wide
    return Rect(x, top, wide, high)
