"""Why was that done? In a deal that is over everything is said: what the seat knew, and what it weighed."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.records.record import Record
from game.scenes.replay.sight import PastSight
from game.scenes.table.geometry.pose import joined
from game.scenes.table.geometry.poses import poses_of
from game.scenes.table.picture.hint_view import WIDTH, HintLines, note_sizes
from game.scenes.table.picture.note_places import NONE, Ground, best_place, harm
from game.scenes.table.told import told
from game.table.hindsight import EXPLAINED, Hindsight, hindsight
from game.table.thinker import Thinker, Thought
from game.text.explanation import done_name
from game.ui.layout import Page, Rect

PATIENCE: Final = 0.3
"""Seconds after which it is said that it is still being thought out."""


class PastWhy:
    """Switched on and off; each step of the deal is then thought out again in the background."""

    def __init__(self, record: Record) -> None:
        """Nothing is asked yet."""
        self._record = record
        self._thinker = Thinker()
        self._thought: Thought[Hindsight | None] | None = None
        self._place = 0
        """So many actions of the record have been done; the last of them was asked about."""
        self._waited = 0.0
        self._found: dict[int, Hindsight | None] = {}
        """What was thought out, by the number of actions after it."""
        self.is_on = False
        self._room: tuple[tuple[HintLines, Page, Ground], Rect] | None = None
        """Where the note lies, and what that was found for."""

    def toggle(self) -> None:
        """Ask, or be done with it."""
        self.is_on = not self.is_on
        if not self.is_on:
            self._drop()

    def pass_time(self, seconds: float, place: int) -> bool:
        """Ask about the last of so many actions, and look for the answer; whether the note has changed."""
        if not self.is_on:
            return False
        is_new = place != self._place
        if is_new:
            self._drop()
            self._ask(place)
        if self._thought is None:
            return is_new
        before, self._waited = self._waited, self._waited + seconds
        is_late = before <= PATIENCE < self._waited
        try:
            found = self._thought.outcome()
        except Exception:  # noqa: BLE001 - a mind that fails leaves one thing unexplained, no more
            self._thought, self._found[place] = None, None
            return True
        if found is not None:
            self._thought, self._found[place] = None, found
        return is_new or is_late or found is not None

    def is_thinking(self, place: int) -> bool:
        """Whether an answer about the last of so many actions is still to come."""
        return self.is_on and (self._thought is not None or self._place != place)

    def close(self) -> None:
        """Let go of the thread."""
        self._drop()
        self._thinker.close()

    def lines(self, sight: PastSight) -> HintLines | None:
        """What is written in the note; None when it is off, or nobody decided what is shown."""
        say, place = sight.say, sight.place
        done = self._record.actions[place - 1] if place else None
        if not self.is_on or not isinstance(done, EXPLAINED):
            return None
        headline = say("why.did", name=sight.names[done.seat], done=done_name(say, done, sight.deck))
        if place in self._found:
            return told(say, sight.deck, sight.names, headline, self._found[place])
        is_long = self._place == place and self._waited > PATIENCE
        return HintLines(say("why.title"), headline, say("table.hint.thinking") if is_long else "")

    def room(self, sight: PastSight, lines: HintLines) -> Rect:
        """Where the note lies; found anew when something on the table has changed."""
        ground = _ground(sight)
        key = (lines, sight.layout.page, ground)
        if self._room is None or self._room[0] != key:
            self._room = key, _found(sight, lines, ground)
        return self._room[1]

    def _ask(self, place: int) -> None:
        self._place, self._waited = place, 0.0
        if place and place not in self._found and isinstance(self._record.actions[place - 1], EXPLAINED):
            self._thought = self._thinker.think(lambda: hindsight(self._record, place - 1))

    def _drop(self) -> None:
        if self._thought is not None:
            self._thought.drop()
        self._thought, self._place = None, 0


def _found(sight: PastSight, lines: HintLines, ground: Ground) -> Rect:
    """As near to the upper right corner as no card has to be covered by it, nor whoever acted.

    It is laid for the cards at rest, where it hides nobody and the whole trick has room, if there is such a
    place; then anybody else may be hidden before words are left out, and words before cards are covered.
    """
    layout, px, gap = sight.layout, sight.layout.page.px, sight.layout.page.px(3)
    area = layout.field.inset(px(6))
    home = Rect(area.right - px(WIDTH), layout.score.y, px(WIDTH), area.h)
    sizes = note_sizes(sight.painter.easel, layout, lines)
    trick = joined([layout.trick_card(place).bounds for place in layout.places])
    roomy = replace(ground, kept=(*ground.kept, trick))
    box = best_place(area, sizes[:1], roomy, home, gap)
    if harm(box, roomy) == NONE:
        return box
    box = best_place(area, sizes[:1], ground, home, gap)
    if not any(harm(box, ground)[:3]):
        return box
    return best_place(area, sizes, ground, home, gap, last=len(sizes))


def _ground(sight: PastSight) -> Ground:
    """What is taken on the table; all cards that are open are to be seen."""
    layout, show = sight.layout, sight.shown.show
    board, painter = show.board, sight.painter
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
    places = {seat: painter.place(seat, board) for seat in range(len(sight.names))}
    people = {seat: [layout.person(place)] for seat, place in places.items()}
    for one in painter.said(show, sight.say, sight.names):
        people[one.seat].append(one.box)
    actor = people.pop(sight.actor, []) if sight.actor is not None else []
    return Ground(
        chosen_from=(layout.hand_zone,),
        pressed=(),
        kept=(layout.score, *kept, *actor),
        people=tuple(map(tuple, people.values())),
        names=tuple(layout.plate(place) for seat, place in places.items() if seat in people),
        backs=tuple(joined([bounds[token] for token in group]) for group in unseen if group),
    )
