"""Where the parts of a set piece's last picture lie: title, caption, exhibit, the sides and their points."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from game.scenes.setpiece.keepsake import Kind
from game.ui.layout import Rect

if TYPE_CHECKING:
    from collections.abc import Sequence

CARDS: Final = (Kind.CAPOT, Kind.BELOT)
"""What shows cards in its middle."""
WIDE: Final = 1.2
"""From this ratio of width to height on a picture is a wide one."""
WIDEST: Final = 2.0
"""A wider stage leaves its sides empty."""
WIDE_ROWS: Final = (0.18, 0.06, 0.40, 0.36)
HIGH_ROWS: Final = (0.16, 0.05, 0.42, 0.37)
"""The shares of title, caption, exhibit and players."""
FLANKS: Final = (1, 2.6, 1)
"""The shares of one side, of the exhibit with the points below it, and of the other side."""
BELOW_CARDS: Final = (1, 1.05, 1)
"""The shares of one side, of the points and of the other side below cards."""
BAY: Final = 0.12
"""Below the middle of an arc of cards this share of their height is free, too."""
POINTS: Final = 0.22
"""The share of the points below an exhibit, or below the portraits of a side."""
BELOW: Final = 0.18
"""The share of the points below portraits that stand above each other."""
LETTERS: Final = 0.8
"""The height of those points in their box: a line needs a fifth more than its letters."""
COLON: Final = 0.14
"""The colon between two sides' points takes this share of what each of them takes."""
LOW: Final = 0.38
"""Points beside portraits stand a little higher than the middle: names are below the portraits."""


@dataclass(frozen=True, slots=True)
class Stand:
    """Where a party is drawn, and where its points are written."""

    party: Rect
    points: Rect
    across: float = 0.5
    """Where the points stand in their box, from 0 (left) to 1 (right)."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The boxes of one picture, in pixels."""

    title: Rect
    caption: Rect
    exhibit: Rect
    stands: tuple[Stand, ...]
    """One for each party, in their order."""
    px: float
    """The height in which points are written where they have room."""
    down: float = 0.5
    """Where the points stand in their boxes, from 0 (top) to 1 (foot)."""
    colon: Rect | None = None
    """Between the points of two sides that face each other."""
    is_high: bool = False
    """Whether the points stand below the portraits of their side, with nothing beside them."""


def plan_of(kind: Kind, told: Sequence[str], box: Rect) -> Plan:
    """Return the plan of a picture of that kind in the box; `told` are the points of each party as text.

    In a high picture each party has a column with its points below it. In a wide one two parties face each
    other: below cards, which need the whole width, and else left and right of the exhibit. Where the exhibit
    tells points, those of the other party stand below its portraits.
    """
    parties = len(told)
    box = box.place(min(box.w, box.h * WIDEST), box.h)
    is_wide = box.w > box.h * WIDE
    edge = min(box.w, box.h) * 0.025
    box = box.inset(edge)
    title, caption, exhibit, people = box.rows(WIDE_ROWS if is_wide else HIGH_ROWS)
    row = people.inset(0, people.h * 0.04)
    if kind in CARDS:  # their corners rise, and leave the caption free
        exhibit = exhibit.take_top(edge * 0.6)[1]
    if not is_wide:
        share = POINTS if any(told) else 0.0
        columns = [cell.rows([1 - share, share]) for cell in row.columns([1] * parties, edge)]
        stands = tuple(Stand(party, points) for party, points in columns)
        return Plan(title, caption, exhibit, stands, row.h * POINTS * 0.9, is_high=True)
    if parties > 2:
        pairs = [cell.columns([1, 1]) for cell in row.columns([1] * parties)]
        stands = tuple(Stand(party, points, 0.0) for party, points in pairs)
        return Plan(title, caption, exhibit, stands, row.h * 0.4, LOW)
    if kind in CARDS:
        left, middle, right = row.columns(BELOW_CARDS)
        bay = exhibit.h * BAY
        middle = Rect(middle.x, middle.y - bay, middle.w, middle.h + bay)
        return _facing(Plan(title, caption, exhibit, (), row.h * 0.5, LOW), left, middle, right)
    whole = Rect(box.x, exhibit.y, box.w, row.bottom - exhibit.y)
    left, middle, right = whole.columns(FLANKS, edge)
    if kind is Kind.BIG:
        share = BELOW if any(told) else 0.0
        sides = [side.rows([1 - share, share]) for side in (left, right)]
        stands = tuple(Stand(party, points) for party, points in sides)
        return Plan(title, caption, middle.inset(0, whole.h * POINTS / 2), stands, whole.h * BELOW * LETTERS)
    exhibit, points = middle.rows([1 - POINTS, POINTS], edge)
    return _facing(Plan(title, caption, exhibit, (), points.h * 0.9), left, points, right)


def _facing(plan: Plan, left: Rect, points: Rect, right: Rect) -> Plan:
    """Return the plan with two parties, and between them their points."""
    first, colon, last = points.columns([1, COLON, 1])
    stands = (Stand(left, first, 1.0), Stand(right, last, 0.0))
    return replace(plan, stands=stands, colon=colon)
