"""A note stands where it hides nobody; where there is no gap it hides a person, never what is chosen from."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import ceil, inf
from typing import Final

from game.ui.layout import Rect

Size = tuple[float, float]
"""Width and height in pixels."""

Anchor = tuple[float, float]
"""Which point of a note is to be where that of its home is: (0, 0) the corner at the upper left."""

CORNER: Final[Anchor] = (0.0, 0.0)
FOOT: Final[Anchor] = (0.5, 1.0)

Harm = tuple[float, float, float, int]
"""What a note at some place hides, the worst first: pixels of what is chosen from, of small buttons, of cards
and panels that are to be seen, and fifths of people."""

NONE: Final[Harm] = (0.0, 0.0, 0.0, 0)

FIFTHS: Final = 5
"""A person of whom a little is hidden counts for one fifth: places that hardly differ are equally good."""
CUT: Final = 2
"""A name of which half is left counts for so many fifths more: it is worse than none."""


@dataclass(frozen=True, slots=True)
class Ground:
    """What lies where, in pixels; from what must be seen to what may be hidden."""

    chosen_from: tuple[Rect, ...]
    """The own hand, the buttons that answer and the lamp that takes a hint away."""
    pressed: tuple[Rect, ...]
    """The other small buttons in the corner."""
    kept: tuple[Rect, ...]
    """The trick, the pack, cards laid open, the score, the question round its buttons, other panels."""
    people: tuple[tuple[Rect, ...], ...]
    """Of each player the portrait with its name plate, then what he says."""
    names: tuple[Rect, ...]
    """The name plates, which lie among the people."""
    backs: tuple[Rect, ...]
    """The others' hands, talons and piles, which nobody reads, and what is kept free for the own hand."""
    spared: tuple[Rect, ...] = ()
    """The closed pack and the rail: they are hidden rather than a person."""

    def seen_from(self, seat: int) -> list[Rect]:
        """What somebody's words leave free: all but his own place, beside which they stand."""
        people = [box for other, boxes in enumerate(self.people) if other != seat for box in boxes]
        return [*self.chosen_from, *self.pressed, *self.kept, *self.spared, *people, *self.backs]


@dataclass(frozen=True, slots=True)
class Growth:
    """That a note grows or shrinks while it says the same: its upper left corner stays where it can."""

    subject: Hashable = None
    """What the note is about; None: it does not grow."""
    large: Sequence[Sequence[Size]] = ()
    """Its sizes when it has grown, in the same widths as now, the best first."""
    is_grown: bool = False


STEADY: Final = Growth()
"""A note that does not grow."""


class NoteStand:
    """Finds the place of a note, and keeps it there as long as it does no more harm than when it came."""

    def __init__(self, anchor: Anchor = CORNER) -> None:
        """No note has been laid yet; notes come as near to their home as that point of them tells."""
        self._anchor = anchor
        self._key: Hashable = None
        self._subject: Hashable = None
        self._box: Rect | None = None
        self._harm = NONE

    @property
    def box(self) -> Rect | None:
        """Where the last note was laid."""
        return self._box

    def place(
        self,
        key: Hashable,
        area: Rect,
        sizes: Sequence[Sequence[Size]],
        ground: Ground,
        home: Rect,
        gap: float,
        *,
        last: int = 1,
        grows: Growth = STEADY,
    ) -> Rect:
        """The box of the note; see `best_place`. A new `key` is a new note, which may lie elsewhere.

        A note of the same subject stays where it is if there is room; a new one is laid where it can grow.
        """
        if self._box is None or key != self._key or harm(self._box, ground) > self._harm:
            is_same = grows.subject is not None and grows.subject == self._subject
            corner = (self._box.x, self._box.y) if self._box is not None and is_same else None
            tried = grows.large if grows.is_grown else sizes
            found = corner and _at(corner, area, tried, ground, NONE)
            if not found and not grows.is_grown:
                found = _roomy_place(area, sizes[0], grows.large, ground, home, gap)
            if not found:
                found = best_place(area, sizes, ground, home, gap, self._anchor, last=last)
                # a place that is no better is not worth a jump
                found = (corner and _at(corner, area, tried, ground, harm(found, ground))) or found
            self._box = found
            self._key, self._subject, self._harm = key, grows.subject, harm(self._box, ground)
        return self._box


@dataclass(frozen=True, slots=True)
class NoteStands:
    """Where each kind of note lies on one table."""

    note: NoteStand = field(default_factory=partial(NoteStand, FOOT))
    hint: NoteStand = field(default_factory=NoteStand)
    old_trick: NoteStand = field(default_factory=NoteStand)


def _at(
    corner: tuple[float, float], area: Rect, sizes: Sequence[Sequence[Size]], ground: Ground, most: Harm
) -> Rect | None:
    """The note at that corner, in the first of its sizes that does no more harm there; None if each does."""
    boxes = (Rect(*corner, *size) for same in sizes for size in same)
    free = (box for box in boxes if area.encloses(box) and harm(box, ground) <= most)
    return next(free, None)


def _roomy_place(
    area: Rect, now: Sequence[Size], large: Sequence[Sequence[Size]], ground: Ground, home: Rect, gap: float
) -> Rect | None:
    """The place of a note of the sizes `now` where a `large` one hides nothing; None if there is none."""
    for barred, same in ((_barred(ground), large[:1]), (_taken(ground), large)):
        apart = [box.inset(-gap) for box in barred]
        for size, then in (pair for sizes in same for pair in zip(now, sizes, strict=True)):
            free = _free(area, then, apart, apart, home)
            if free:
                return Rect(free[0].x, free[0].y, *size)
    return None


def _barred(ground: Ground) -> list[Rect]:
    """What a note does not hide before words are left out."""
    return [*_taken(ground), *ground.backs]


def _taken(ground: Ground) -> list[Rect]:
    """What a note hides only where there is no other place."""
    return [*_needed(ground), *ground.spared]


def _needed(ground: Ground) -> list[Rect]:
    """The same but for what is spared where there is room for it only."""
    people = [box for person in ground.people for box in person]
    return [*ground.chosen_from, *ground.pressed, *ground.kept, *people]


def best_place(
    area: Rect,
    sizes: Sequence[Sequence[Size]],
    ground: Ground,
    home: Rect,
    gap: float,
    anchor: Anchor = CORNER,
    *,
    last: int = 1,
) -> Rect:
    """The place inside `area`, nearest to that of its size in `home`, `gap` pixels from what is there.

    `sizes` go from the whole note to the shortest one, each in several widths, the best first. A whole note
    covers backs before words are left out, the pack and the rail before a person; where nothing is free one
    of the `last` sizes hides as little as can be.
    """
    taken, needed = _taken(ground), _needed(ground)
    tries = [(same, barred) for barred in (taken, needed) for same in sizes]
    for same, barred in ((sizes[0], _barred(ground)), *tries):
        apart = [box.inset(-gap) for box in barred]
        for size in same:
            free = _free(area, size, apart, apart, home.place(*size, *anchor))
            if free:
                return free[0]
    apart = [box.inset(-gap) for box in (*taken, *ground.names)]
    apart += ground.names
    shortest = [size for same in sizes[-last:] for size in same]
    for barred in ([*ground.chosen_from, *ground.pressed, *ground.kept], [*ground.chosen_from], []):
        places = [
            box for size in shortest for box in _free(area, size, apart, barred, home.place(*size, *anchor))
        ]
        if places:
            return min(places, key=lambda box: harm(box, ground))
    return _within(area, sizes[-1][0], home)


def harm(box: Rect, ground: Ground) -> Harm:
    """What a note there hides."""
    return (
        _shared(box, ground.chosen_from),
        _shared(box, ground.pressed),
        _shared(box, ground.kept),
        sum(_fifths(box, person) for person in ground.people)
        + CUT * sum(box.overlaps(name) and not box.encloses(name) for name in ground.names),
    )


def _free(area: Rect, size: Size, apart: Sequence[Rect], barred: Sequence[Rect], home: Rect) -> list[Rect]:
    """The boxes of that size, nearest first, that overlap nothing that is barred.

    Each box has its left side and its top at that of `home`, at an edge of `area`, or against an edge of a
    box of `apart`; nearest means nearest to `home`.
    """
    width, height = size
    last_x, last_y = area.right - width, area.bottom - height
    across = {home.x, area.x, last_x, *(x for box in apart for x in (box.x - width, box.right))}
    down = {home.y, area.y, last_y, *(y for box in apart for y in (box.y - height, box.bottom))}
    rows = sorted(y for y in down if area.y <= y <= last_y)
    closed = sorted((box.y - height, box.bottom, box.x - width, box.right) for box in barred)
    spots = []
    for x in across:
        if area.x <= x <= last_x:
            above = [(top, bottom) for top, bottom, left, right in closed if left < x < right]
            spots += [(x, y) for y in _outside(rows, above)]
    spots.sort(key=lambda spot: (abs(spot[0] - home.x) + abs(spot[1] - home.y), spot))
    return [Rect(x, y, width, height) for x, y in spots]


def _outside(values: Sequence[float], closed: Iterable[tuple[float, float]]) -> Iterator[float]:
    """Those of the rising values that lie in none of the rising stretches, whose ends are open."""
    reach = -inf
    for begin, end in (*closed, (inf, inf)):
        if reach <= begin:
            yield from values[bisect_left(values, reach) : bisect_right(values, begin)]
        reach = max(reach, end)


def _within(area: Rect, size: Size, home: Rect) -> Rect:
    """The home, cut to what the area holds."""
    width, height = min(size[0], area.w), min(size[1], area.h)
    return Rect(min(home.x, area.right - width), min(home.y, area.bottom - height), width, height)


def _fifths(box: Rect, person: Sequence[Rect]) -> int:
    """How much of a person and of what he says is hidden, in fifths, rounded up."""
    whole = sum(one.w * one.h for one in person)
    return ceil(FIFTHS * _shared(box, person) / whole) if whole else 0


def _shared(box: Rect, others: Iterable[Rect]) -> float:
    """The pixels that the box shares with the others."""
    return sum(box.shared(other) for other in others)
