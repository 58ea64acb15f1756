"""The written score of a match, as the country of the game writes it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from game.rules.call import NAMED_GOALS
from game.rules.declaration import Kind
from game.rules.line import gain_of
from game.rules.match import delay
from game.rules.options.rules import Rules
from game.rules.result import DealResult, Outcome
from game.rules.seats import Side, seats_of, side_of, sides
from game.rules.view import View
from game.scenes.sheet import BETWEEN, Sheet, SheetCell, SheetColumn, SheetRow
from game.scenes.table.picture.panels import Count, CountLine
from game.scenes.table.tally import contra_line, counted_twice, gains_hung, tally_of
from game.text.catalogue import Words
from game.text.results import delay_sentence, result_notes
from game.variants.catalogue import GAMES


def side_names(view: View, say: Words, names: Sequence[str], *, speaks_of_us: bool = True) -> tuple[str, ...]:
    """Us and them for pairs, the players' names where everybody plays for himself; by side.

    Without `speaks_of_us`, where people of both sides look, a pair has the names of its two.
    """
    players = view.rules.players
    if sides(players) == players:
        return tuple(names)
    if not speaks_of_us:
        return tuple(" + ".join(names[seat] for seat in seats_of(side, players)) for side in range(2))
    own = side_of(view.seat, players)
    return tuple(say("table.us") if side == own else say("table.them") for side in range(2))


def sheet_of(
    view: View,
    say: Words,
    names: Sequence[str],
    *,
    is_fresh: bool,
    game: str | None = None,
    speaks_of_us: bool = True,
    take_backs: int = 0,
    aloud: Words | None = None,
) -> Sheet:
    """The score sheet as the seat's side sees it, its own column first, and how often was taken back.

    `game` tells whether the sheet runs totals, as in France; a fresh sheet has the count of the deal beside.
    Without `speaks_of_us` people of all sides look, and every player is named. `aloud` are the words in
    which the deals are noted (bela, capot), where they are of another language.
    """
    order, us = columns_of(view), speaks_of_us
    is_running = game in GAMES and GAMES[game].runs_totals
    fresh = view.results[-1] if view.results and is_fresh else None
    return Sheet(
        columns=tuple(
            SheetColumn(
                head=head_of(side, view, say, names, us=us),
                names=_names(side, view, names),
                total=view.scores[side],
            )
            for side in order
        ),
        rows=_rows(view, order, aloud or say, is_running=is_running),
        target=view.rules.match.target,
        verdict=_verdict(view.results[-1], view, say, names, us=us)
        if view.match_result is not None and view.results and not is_fresh
        else "",
        is_fresh=is_fresh,
        goes_on=view.match_result is None,
        remark=say.count("match.taken_back", take_backs) if take_backs else "",
        tally=None
        if fresh is None
        else tally_of(
            fresh,
            view,
            say,
            side_names(view, say, names, speaks_of_us=us),
            _heading(fresh, view, say, names, us=us),
        ),
    )


def columns_of(view: View) -> tuple[Side, ...]:
    """The sides as the columns show them: the seat's own one, then the others in order of play."""
    own, count = side_of(view.seat, view.rules.players), sides(view.rules.players)
    return tuple((own + step) % count for step in range(count))


def count_of(
    result: DealResult, view: View, say: Words, names: Sequence[str], *, speaks_of_us: bool = True
) -> Count:
    """The points of a deal in short, the seat's own side first; every figure stands on its slip as well."""
    order = columns_of(view)
    parts = [
        ("table.count.cards", result.card_points),
        ("score.tally.twice", counted_twice(result)),
        ("table.count.declarations", result.declaration_points),
        ("table.count.capot", result.bonus),
    ]
    lines = [
        CountLine(say(key), tuple(str(points[side]) for side in order))
        for key, points in parts
        if any(points) or key == "table.count.cards"
    ]
    lines += [CountLine(one.label, one.figures) for one in contra_line(result, view, say)]
    by_side = side_names(view, say, names, speaks_of_us=speaks_of_us)
    return Count(
        heading=_verdict(result, view, say, names, us=speaks_of_us),
        names=tuple(by_side[side] for side in order),
        lines=tuple(lines),
        totals=tuple(result.totals[side] for side in order),
    )


def head_of(side: Side, view: View, say: Words, names: Sequence[str], *, us: bool) -> str:
    """What stands over a column: us and them for pairs, or their initials; else the name as at the table."""
    players = view.rules.players
    if us or sides(players) == players:
        return side_names(view, say, names)[side]
    return " + ".join(names[seat][:1] for seat in seats_of(side, players))


def _names(side: Side, view: View, names: Sequence[str]) -> str:
    """Return the names of a pair, which stand below its head; of one player the head is the name."""
    seats = seats_of(side, view.rules.players)
    return BETWEEN.join(names[seat] for seat in seats) if len(seats) > 1 else ""


def _rows(view: View, order: tuple[Side, ...], say: Words, *, is_running: bool) -> tuple[SheetRow, ...]:
    totals = {side: list(accumulate(result.written[side] for result in view.results)) for side in order}
    rows = []
    for place, result in enumerate(view.results):
        caller = None
        if result.contract is not None:
            caller = order.index(side_of(result.contract.taker, view.rules.players))
        cells = tuple(
            _cell(result, side, view, say, total=totals[side][place] if is_running else None)
            for side in order
        )
        rows.append(SheetRow(cells=cells, caller=caller))
    return tuple(rows)


def _cell(result: DealResult, side: Side, view: View, say: Words, *, total: int | None) -> SheetCell:
    """What the side writes: a dash for a fall, a box for points that hang, `total` where totals run."""
    own = "–" if side in result.dashes else str(result.written[side])
    notes = _notes(result, side, view, say, is_brief=total is not None)
    is_takers = result.contract is not None and side_of(result.contract.taker, view.rules.players) == side
    if result.outcome is Outcome.HUNG and is_takers:
        return SheetCell(figure=str(result.hung_after), note=", ".join(notes), is_boxed=True)
    if total is None:
        return SheetCell(figure=own, note=", ".join(notes))
    gained = say("score.note.fell") if side in result.dashes else f"{result.written[side]:+d}"
    return SheetCell(figure=str(total), note=" ".join([gained, *notes]))


def _bid(result: DealResult, side: Side, rules: Rules) -> list[str]:
    """What was bid, in brackets, and how often the deal was doubled; only beside the taker's figure.

    A bid that has a name, such as a capot, stands there with what it counts.
    """
    contract = result.contract
    if contract is None or side_of(contract.taker, rules.players) != side:
        return []
    goal = contract.goal
    points = rules.score.bid_points(goal, contract.trumps) if goal in NAMED_GOALS else goal
    bid = [f"({points})"] if goal else []
    return bid + ([f"×{contract.multiplier}"] if contract.multiplier > 1 else [])


def _notes(result: DealResult, side: Side, view: View, say: Words, *, is_brief: bool) -> list[str]:
    """What the figure is made of besides cards: the bid, declarations, bela, capot, hung points, penalties.

    Where `is_brief` what was declared is in the figure already: there is no room for everything.
    """
    players = view.rules.players
    own = [one.declaration for one in result.declared if side_of(one.seat, players) == side]
    called = sum(one.value for one in own if one.kind is not Kind.BELOTE)
    notes = _bid(result, side, view.rules)
    has_belote = any(one.kind is Kind.BELOTE for one in own)
    if called and not is_brief:
        is_bare = has_belote or players == 3
        notes.append(str(called) if is_bare else say("table.note.declared", points=called))
    if has_belote and not is_brief:
        notes.append(say("table.note.bela"))
    notes += [say("table.note.capot")] if result.capot == side else []
    if gains_hung(result, players) == side:
        notes.append(say("score.note.hung", points=result.hung_before))
    if result.lost and result.lost[side]:
        notes.append(say("score.note.fault", points=f"{result.lost[side]:+d}"))
    return notes


def _verdict(result: DealResult, view: View, say: Words, names: Sequence[str], *, us: bool) -> str:
    return _sentences(result, view, say, names, us=us)[0]


def _heading(result: DealResult, view: View, say: Words, names: Sequence[str], *, us: bool) -> str:
    """All that is to be said about the deal, and why the match goes on although the target is reached."""
    sentences = _sentences(result, view, say, names, us=us)
    gain = gain_of(result, view.rules)
    why = delay(view.scores, view.rules.match, capot=result.capot, hung=result.hung_after, gain=gain)
    if why is not None and view.match_result is None:
        sentences.append(delay_sentence(say, why))
    return " ".join(sentences)


def _sentences(result: DealResult, view: View, say: Words, names: Sequence[str], *, us: bool) -> list[str]:
    """Return what became of the contract; without one to make, that each side writes its own points."""
    own = side_of(view.seat, view.rules.players) if us else None
    by_side = side_names(view, say, names, speaks_of_us=us)
    notes = list(
        result_notes(
            say, result, view.rules.players, by_side, own, bid_is_enough=view.rules.score.bid_is_enough
        )
    )
    is_contest = view.rules.score.can_fall or result.multiplier > 1
    if result.outcome is Outcome.MADE and not is_contest:
        notes[0] = say("score.everybody")
    return notes
