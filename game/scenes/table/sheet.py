"""The written score of a match, and the counting of its last deal, in words and figures."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.declaration import Kind
from game.rules.result import DealResult
from game.rules.seats import Side, side_of, sides
from game.rules.view import View
from game.scenes.score_paper import Sheet, SheetRow
from game.scenes.table.panels import Count, CountLine
from game.text.catalogue import Words
from game.text.results import result_notes


def side_names(view: View, say: Words, names: Sequence[str]) -> tuple[str, ...]:
    """Us and them with two sides, the players' names with more; by side."""
    if sides(view.rules.players) > 2:
        return tuple(names)
    own = side_of(view.seat, view.rules.players)
    return tuple(say("table.us") if side == own else say("table.them") for side in range(2))


def sheet_of(view: View, say: Words, names: Sequence[str], *, is_fresh: bool) -> Sheet:
    """The score sheet as the seat's side sees it: its own column first."""
    players = view.rules.players
    us = side_of(view.seat, players)
    them = 1 - us
    last = view.results[-1] if view.results else None
    return Sheet(
        us=say("table.us"),
        them=say("table.them"),
        us_names=_pair(us, players, names),
        them_names=_pair(them, players, names),
        rows=tuple(_row(result, us, players, say) for result in view.results),
        us_total=view.scores[us],
        them_total=view.scores[them],
        target=view.rules.match.target,
        verdict=_verdict(last, view, say, names) if last is not None and is_fresh else "",
        is_fresh=is_fresh,
    )


def count_of(result: DealResult, view: View, say: Words, names: Sequence[str]) -> Count:
    """The points of a deal, the seat's own side first."""
    players = view.rules.players
    us = side_of(view.seat, players)
    order = [us, *[side for side in range(sides(players)) if side != us]]
    lines = [CountLine(say("table.count.cards"), tuple(str(result.card_points[side]) for side in order))]
    if any(result.declaration_points):
        figures = tuple(str(result.declaration_points[side]) for side in order)
        lines.append(CountLine(say("table.count.declarations"), figures))
    if result.capot is not None:
        premium = tuple(str(view.rules.score.capot) if side == result.capot else "0" for side in order)
        lines.append(CountLine(say("table.count.capot"), premium))
    by_side = side_names(view, say, names)
    return Count(
        heading=_verdict(result, view, say, names),
        names=tuple(by_side[side] for side in order),
        lines=tuple(lines),
        totals=tuple(result.totals[side] for side in order),
    )


def _pair(side: Side, players: int, names: Sequence[str]) -> str:
    return " · ".join(name for seat, name in enumerate(names) if side_of(seat, players) == side)


def _row(result: DealResult, us: Side, players: int, say: Words) -> SheetRow:
    caller = None
    if result.contract is not None:
        caller = 0 if side_of(result.contract.taker, players) == us else 1
    return SheetRow(
        us=_cell(result, us),
        them=_cell(result, 1 - us),
        us_note=_note(result, us, players, say),
        them_note=_note(result, 1 - us, players, say),
        caller=caller,
    )


def _cell(result: DealResult, side: Side) -> str:
    return "–" if side in result.dashes else str(result.written[side])


def _note(result: DealResult, side: Side, players: int, say: Words) -> str:
    """What the figure is made of besides cards: declarations, bela, štiglja."""
    own = [one.declaration for one in result.declared if side_of(one.seat, players) == side]
    called = sum(one.value for one in own if one.kind is not Kind.BELOTE)
    notes = [say("table.note.declared", points=called)] if called else []
    if any(one.kind is Kind.BELOTE for one in own):
        notes.append(say("table.note.bela"))
    if result.capot == side:
        notes.append(say("table.note.capot"))
    return ", ".join(notes)


def _verdict(result: DealResult, view: View, say: Words, names: Sequence[str]) -> str:
    by_side = side_names(view, say, names)
    own = side_of(view.seat, view.rules.players)
    return result_notes(say, result, view.rules.players, by_side, own)[0]
