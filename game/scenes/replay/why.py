"""Why was that done? In a deal that is over everything is said: what the seat knew, and what it weighed."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from game.scenes.table.picture.hint_view import WIDTH, HintLines, note_sizes
from game.scenes.table.picture.note_places import NONE, Ground, best_place, harm
from game.scenes.table.picture.pose import joined
from game.scenes.table.picture.poses import poses_of
from game.scenes.table.told import told
from game.table.hindsight import EXPLAINED, Hindsight, hindsight
from game.table.thinker import Thinker
from game.text.explanation import done_name
from game.ui.layout import Rect

if TYPE_CHECKING:
    from game.scenes.replay.scene import Replay
    from game.table.thinker import Thought
    from game.ui.layout import Page

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
        self.room: tuple[tuple[HintLines, Page, Ground], Rect] | None = None
        """Where the note lies, and what that was found for."""

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
        return say("why.did", name=name, done=done_name(say, done, scene.deck))


def note_room(scene: Replay, lines: HintLines) -> Rect:
    """As near to the upper right corner as no card has to be covered by it, nor whoever acted.

    It is laid for the cards at rest, where it hides nobody and the whole trick has room, if there is such a
    place; then anybody else may be hidden before words are left out, and words before cards are covered.
    """
    ground = _ground(scene)
    key = (lines, scene.layout.page, ground)
    if scene.why.room is None or scene.why.room[0] != key:
        scene.why.room = key, _found(scene, lines, ground)
    return scene.why.room[1]


def _found(scene: Replay, lines: HintLines, ground: Ground) -> Rect:
    layout, px, gap = scene.layout, scene.layout.page.px, scene.layout.page.px(3)
    area = layout.field.inset(px(6))
    home = Rect(area.right - px(WIDTH), layout.score.y, px(WIDTH), area.h)
    sizes = note_sizes(scene.painter.easel, layout, lines)
    trick = joined([layout.trick_card(place).bounds for place in layout.places])
    roomy = replace(ground, kept=(*ground.kept, trick))
    box = best_place(area, sizes[:1], roomy, home, gap)
    if harm(box, roomy) == NONE:
        return box
    box = best_place(area, sizes[:1], ground, home, gap)
    if not any(harm(box, ground)[:3]):
        return box
    return best_place(area, sizes, ground, home, gap, last=len(sizes))


def _ground(scene: Replay) -> Ground:
    """What is taken on the table; all cards that are open are to be seen."""
    layout, show = scene.layout, scene.shown.show
    board, painter = show.board, scene.painter
    bounds = {token: pose.bounds for token, pose in poses_of(board, layout).items()}
    hands = [hand for seat, hand in enumerate(board.hands) if seat != board.viewer]
    others = [*hands, *board.piles]
    is_open = [any(token.face is not None for token in group) for group in others]
    seen = [group for group, shows in zip(others, is_open, strict=True) if shows]
    # a talon lies face down, also where it is known
    unseen = [*(group for group, shows in zip(others, is_open, strict=True) if not shows), *board.talons]
    turned = [one for one in (board.turned, board.bottom) if one is not None]
    seen += [[token] for _, token in board.trick] + [list(one.tokens) for one in board.laid]
    kept = [joined([bounds[token] for token in group]) for group in (*seen, [*board.pack, *turned]) if group]
    places = {seat: painter.place(seat, board) for seat in range(len(scene.names))}
    people = {seat: [layout.person(place)] for seat, place in places.items()}
    for one in painter.said(show, scene.desk.say, scene.names):
        people[one.seat].append(one.box)
    actor = people.pop(scene.actor, []) if scene.actor is not None else []
    return Ground(
        chosen_from=(layout.hand_zone,),
        pressed=(),
        kept=(layout.score, *kept, *actor),
        people=tuple(map(tuple, people.values())),
        names=tuple(layout.plate(place) for seat, place in places.items() if seat in people),
        backs=tuple(joined([bounds[token] for token in group]) for group in unseen if group),
    )
