"""The lines of a deal beside each other, worded: contract, tricks, the count, and where the lines part."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import zip_longest
from typing import TYPE_CHECKING

from game.records.replay import state_after
from game.rules.actions import Play
from game.rules.seats import side_of
from game.rules.trick import trick_points
from game.rules.viewing import view_for
from game.scenes.company import is_of_one_side, people_of
from game.scenes.seated import company_at
from game.scenes.sheet import TallyLine
from game.scenes.table.sheet import columns_of, head_of, side_names
from game.scenes.table.tally import tally_of
from game.text.calls import contract_phrase
from game.text.results import result_notes

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.records.record import Record
    from game.rules.result import DealResult
    from game.rules.seats import Seat
    from game.rules.view import View
    from game.scenes.cards.deck import Deck
    from game.text.catalogue import Words


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """A row of the comparison."""

    label: str
    lines: tuple[tuple[str, ...], ...]
    """For every line a figure for each side, the own side first; a single text takes the room of all."""
    is_sum: bool = False
    is_parting: bool = False
    """Whether the lines part here."""

    @property
    def is_of_all(self) -> bool:
        """Whether every line has a single text, which belongs to no side."""
        return all(len(line) == 1 for line in self.lines)


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """All that is compared, in words."""

    heads: tuple[str, ...]
    """The names of the lines."""
    names: tuple[str, ...]
    """The names of the sides, the own side first."""
    rows: tuple[Row, ...]
    sentences: tuple[str, ...]
    """How the new line ended, and where the lines part."""


def report_of(
    then: Record | None, now: Record, seat: Seat, say: Words, names: Sequence[str], deck: Deck
) -> Report:
    """Compare two lines of the same deal for that seat; without an old line only the new one is shown.

    Where people of both sides play, each side has the names of its players.
    """
    records = [now] if then is None else [then, now]
    views = [view_for(state_after(record), seat) for record in records]
    us = is_of_one_side(people_of(company_at(now)), now.rules.players)
    by_side = side_names(views[-1], say, names, speaks_of_us=us)
    trick = None if then is None else parting_trick(then, now)
    played = [view.contract for view in views]
    contracts = tuple((contract_phrase(say, one, deck) if one else "–",) for one in played)
    takers = tuple((names[one.taker] if one else "–",) for one in played)
    rows = [
        Row(label=say("once.contract"), lines=contracts, is_parting=trick == 0),
        Row(label=say("once.taker"), lines=takers, is_parting=trick == 0),
        *_tricks(views, say, trick),
        *_counts(views, say, by_side),
    ]
    heads = (say("once.now"),) if then is None else (say("once.then"), say("once.now"))
    sentences = [_ending(views[-1], say, by_side, us=us)]
    if then is not None:
        sentences.append(_parting(say, trick))
    return Report(
        heads=heads,
        names=tuple(head_of(side, views[-1], say, names, us=us) for side in columns_of(views[-1])),
        rows=tuple(rows),
        sentences=tuple(sentences),
    )


def parting_trick(then: Record, now: Record) -> int | None:
    """The trick in which two lines of a deal part, from 1; 0: before the first card; None: they do not."""
    plays = 0
    for one, other in zip_longest(then.actions, now.actions):
        if one != other:
            has_begun = plays > 0 or (isinstance(one, Play) and isinstance(other, Play))
            return plays // now.rules.players + 1 if has_begun else 0
        plays += isinstance(one, Play)
    return None


def _tricks(views: Sequence[View], say: Words, parting: int | None) -> list[Row]:
    count = max(len(view.tricks) for view in views)
    return [
        Row(
            label=say("once.trick", trick=place + 1),
            lines=tuple(_trick(view, place) for view in views),
            is_parting=parting == place + 1,
        )
        for place in range(count)
    ]


def _trick(view: View, place: int) -> tuple[str, ...]:
    """The points of a trick below the side that took it."""
    order = columns_of(view)
    if place >= len(view.tricks) or view.contract is None:
        return ("",) * len(order)
    taker = side_of(view.takers[place], view.rules.players)
    points = trick_points(
        view.tricks[place].cards, view.contract.trumps, view.rules.score.scale(view.contract.trumps)
    )
    return tuple(str(points) if side == taker else "·" for side in order)


def _counts(views: Sequence[View], say: Words, by_side: Sequence[str]) -> list[Row]:
    """The lines of the count, each once, in the order in which a deal is counted."""
    counted = [_count(view, say, by_side) for view in views]
    labels: list[str] = []
    for lines in counted:
        for place, line in enumerate(lines):
            if line.label not in labels:
                before = [labels.index(one.label) for one in lines[:place] if one.label in labels]
                labels.insert(max(before, default=-1) + 1, line.label)
    found = [{line.label: line for line in lines} for lines in counted]
    nothing = ("",) * len(columns_of(views[0]))
    return [
        Row(
            label=label,
            lines=tuple(lines[label].figures if label in lines else nothing for lines in found),
            is_sum=any(label in lines and lines[label].is_sum for lines in found),
        )
        for label in labels
    ]


def _count(view: View, say: Words, by_side: Sequence[str]) -> tuple[TallyLine, ...]:
    result = _result(view)
    return () if result is None else tally_of(result, view, say, by_side, "").lines


def _result(view: View) -> DealResult | None:
    return next((result for result in view.results if result.number == 1), None)


def _ending(view: View, say: Words, by_side: Sequence[str], *, us: bool) -> str:
    result = _result(view)
    if result is None:
        return say("once.thrown")
    own = side_of(view.seat, view.rules.players) if us else None
    can_fall = view.rules.score.can_fall
    return " ".join(
        result_notes(
            say,
            result,
            view.rules.players,
            by_side,
            own,
            can_fall=can_fall,
            bid_is_enough=view.rules.score.bid_is_enough,
        )
    )


def _parting(say: Words, trick: int | None) -> str:
    if trick is None:
        return say("once.same")
    return say("once.parted", trick=trick) if trick else say("once.parted.calls")
