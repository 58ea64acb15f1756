"""How a deal was counted, line by line: every figure comes from the result, nothing is counted twice."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.declaration import Kind
from game.rules.options.score import BidRounding, DoubledPart, FallenBid, Writing
from game.rules.result import DealResult, Outcome
from game.rules.seats import Side, side_of, sides
from game.rules.trick import trick_points
from game.rules.view import View
from game.rules.writing.bid import FALLEN, cards_of_doubled
from game.scenes.sheet import Tally, TallyLine
from game.text.catalogue import Words

Points = tuple[int, ...]


def tally_of(result: DealResult, view: View, say: Words, by_side: Sequence[str], heading: str) -> Tally:
    """The count of the deal that was just written; the seat's own side first."""
    own, count = side_of(view.seat, view.rules.players), sides(view.rules.players)
    order = [(own + step) % count for step in range(count)]

    def line(key: str, points: Points, *, is_sum: bool = False) -> TallyLine:
        figures = tuple(_figure(points[side], is_sum=is_sum) for side in order)
        return TallyLine(say(f"score.tally.{key}"), figures, is_sum=is_sum)

    lines = [line(key, points) for key, points in _parts(result, view) if any(points)]
    if len(lines) > 1 or _differs(result):
        lines.append(line("total", result.totals, is_sum=True))
    contract = result.contract
    takers = side_of(contract.taker, view.rules.players) if contract is not None else -1
    if contract is not None and contract.goal:
        has_fallen = result.outcome is Outcome.FELL
        if has_fallen:
            lines.append(line("fallen", _only(1 - takers, _for_a_fall(result, view), count)))
        elif result.multiplier > 1 and view.rules.score.doubled_part is DoubledPart.ROUND:
            lines.append(line("forCards", _only(takers, cards_of_doubled(result.capot), count)))
        bid = view.rules.score.bid_points(contract.goal, contract.trumps)
        times = result.multiplier if _doubles_bid(view) else 1
        lines.append(line("bid", _only(1 - takers if has_fallen else takers, bid * times, count)))
    lines += contra_line(result, view, say)
    if contract is not None and contract.goal and view.rules.score.bid_rounding is not BidRounding.OFF:
        lines.append(TallyLine(say("score.tally.rounded"), ("",) * count))
    gainer = gains_hung(result, view.rules.players)
    if gainer is not None:
        lines.append(line("hungBefore", _only(gainer, result.hung_before, count)))
    if any(result.lost):
        lines.append(line("faults", result.lost))
    if result.hung_after:
        lines.append(line("hangs", _only(takers, result.hung_after, count)))
    key = "tens" if view.rules.score.writing is Writing.TENS else "written"
    written = tuple("–" if side in result.dashes else str(result.written[side]) for side in order)
    lines.append(TallyLine(say(f"score.tally.{key}"), written, is_sum=True))
    return Tally(heading=heading, names=tuple(by_side[side] for side in order), lines=tuple(lines))


def gains_hung(result: DealResult, players: int) -> Side | None:
    """The side that writes the points that hung before this deal; None if none did, or they still hang."""
    if not result.hung_before or result.hung_after or result.contract is None:
        return None
    taker = side_of(result.contract.taker, players)
    others = [side for side in range(len(result.written)) if side != taker]
    if result.outcome is Outcome.MADE:
        return taker
    return max(others, key=lambda side: result.written[side])


def _parts(result: DealResult, view: View) -> list[tuple[str, Points]]:
    """What the totals are the sum of, in the order in which it is counted at a table."""
    tricks, laid_away, last = _cards(result, view)
    belote = _belote(result, view.rules.players)
    declared = tuple(points - bela for points, bela in zip(result.declaration_points, belote, strict=True))
    return [
        ("cards", tricks),
        ("laidAway", laid_away),
        ("last", last),
        ("twice", counted_twice(result)),
        ("declared", declared),
        ("belote", belote),
        ("capot", result.bonus or (0,) * len(result.totals)),
    ]


def counted_twice(result: DealResult) -> Points:
    """What the totals hold besides cards, declarations and capot: cards that count once more at no trumps."""
    nothing = (0,) * len(result.totals)
    if result.outcome in (Outcome.PENALTY, Outcome.BELOT):
        return nothing
    parts = zip(
        result.totals, result.card_points, result.declaration_points, result.bonus or nothing, strict=True
    )
    return tuple(total - cards - declared - bonus for total, cards, declared, bonus in parts)


def contra_line(result: DealResult, view: View, say: Words) -> list[TallyLine]:
    """How many times the deal counts, its bid alone, or all but a bela that is not doubled."""
    if result.multiplier == 1:
        return []
    score = view.rules.score
    doubles_bela = score.writing is not Writing.BID or score.doubled_part is DoubledPart.ROUND
    has_single = not doubles_bela and any(_belote(result, view.rules.players))
    key = "contraBid" if _doubles_bid(view) else "contraBela" if has_single else "contra"
    return [TallyLine(say(f"score.tally.{key}", times=result.multiplier), ("",) * len(result.totals))]


def _doubles_bid(view: View) -> bool:
    """Whether contra multiplies the number that was bid and nothing else."""
    score = view.rules.score
    return score.writing is Writing.BID and score.doubled_part is DoubledPart.BID


def _for_a_fall(result: DealResult, view: View) -> int:
    """What the cards count for the defenders of a number that was not made."""
    if view.rules.score.fallen_bid is FallenBid.ROUND:
        return FALLEN
    return sum(result.totals) - sum(result.declaration_points)


def _cards(result: DealResult, view: View) -> tuple[Points, Points, Points]:
    """Card points of the tricks, of what the taker laid away, and of the last trick, where they are known."""
    players, contract = view.rules.players, result.contract
    nothing = (0,) * len(result.card_points)
    if contract is None or view.deal_number != result.number or len(view.tricks) != view.rules.pack.hand:
        return result.card_points, nothing, nothing
    tricks, last = [0] * len(nothing), [0] * len(nothing)
    for trick, taker in zip(view.tricks, view.takers, strict=True):
        points = trick_points(trick.cards, contract.trumps, view.rules.score.scale(contract.trumps))
        tricks[side_of(taker, players)] += points
    last[side_of(view.takers[-1], players)] = view.rules.score.last_trick
    rest = tuple(
        points - won - ten for points, won, ten in zip(result.card_points, tricks, last, strict=True)
    )
    return tuple(tricks), rest, tuple(last)


def _belote(result: DealResult, players: int) -> Points:
    """What belote counted for each side; nothing where it was lost for want of a trick."""
    points = [0] * len(result.declaration_points)
    for one in result.declared:
        if one.declaration.kind is Kind.BELOTE:
            points[side_of(one.seat, players)] += one.declaration.value
    return tuple(min(bela, counted) for bela, counted in zip(points, result.declaration_points, strict=True))


def _differs(result: DealResult) -> bool:
    """Whether something else is written than was made."""
    return result.totals != result.written


def _only(side: Side, points: int, count: int) -> Points:
    return tuple(points * (place == side) for place in range(count))


def _figure(points: int, *, is_sum: bool) -> str:
    return str(points) if points or is_sum else "·"
