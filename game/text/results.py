"""How a deal ended and what went wrong in it, in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.call import CAPOT_GOAL, GENERALE_GOAL
from game.rules.declaration import Kind
from game.rules.result import Outcome
from game.rules.seats import FOUR, side_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.rules.fault import Fault
    from game.rules.match import Delay
    from game.rules.result import DealResult
    from game.rules.seats import Side
    from game.text.catalogue import Words


def result_notes(
    say: Words,
    result: DealResult,
    players: int,
    names: Sequence[str],
    own: Side | None = None,
    *,
    can_fall: bool = True,
    bid_is_enough: bool = False,
) -> tuple[str, ...]:
    """Sentences about a deal, the contract first; `names` are those of the sides.

    With `own`, the side of the reader, a pair speaks of "us" and "them" instead of names. Without `can_fall`
    nobody made anything: it is only said what the taker has. With `bid_is_enough` a number needs no lead.
    """
    if result.outcome is Outcome.CLAIMED:
        return (say("result.claimed"),)
    side = _subject(result, players)
    own = own if players == FOUR else None
    slots = {
        "name": names[side],
        "taken": result.totals[side],
        "total": sum(result.totals),
        "needed": points_needed(result, bid_is_enough=bid_is_enough),
        "points": say.count("count.points", max(result.written)),
        "hung": say.count("count.points", result.hung_after),
    }
    is_contested = can_fall or result.multiplier > 1 or result.outcome is not Outcome.MADE
    verdict = result.outcome.value if is_contested else "counted"
    if _is_helped_generale(result, side):
        verdict = "helped"
    notes = [say(f"result.{verdict}.{_voice(side, own)}", **slots)]
    if result.capot is not None:
        notes.append(say(f"result.capot.{_voice(result.capot, own)}", name=names[result.capot]))
    return tuple(notes)


def _is_helped_generale(result: DealResult, taker: Side) -> bool:
    """Whether a générale has failed because the partner took one of the tricks."""
    goal = 0 if result.contract is None else result.contract.goal
    return goal == GENERALE_GOAL and result.outcome is Outcome.FELL and result.capot == taker


def points_needed(result: DealResult, *, bid_is_enough: bool) -> int:
    """How many of the points of the deal the taker needed: what was bid, and mostly more than half."""
    goal, whole = 0 if result.contract is None else result.contract.goal, sum(result.totals)
    if goal >= CAPOT_GOAL:
        return whole
    return goal if goal and bid_is_enough else max(goal, whole // 2 + 1)


def _subject(result: DealResult, players: int) -> Side:
    """The side that the sentence speaks of: who took, who erred, who won the match at once."""
    if result.outcome is Outcome.PENALTY:
        return next(iter(sorted(result.dashes)), result.written.index(min(result.written)))
    if result.outcome in (Outcome.BELOT, Outcome.STOPPED) or result.contract is None:
        return result.written.index(max(result.written))
    return side_of(result.contract.taker, players)


def _voice(side: Side, own: Side | None) -> str:
    if own is None:
        return "name"
    return "us" if side == own else "them"


def fault_sentence(say: Words, fault: Fault | None, offender: str, accuser: str | None) -> str:
    """What the table says of a fault; without an accuser everybody saw it, without a fault there was none."""
    if fault is None:
        return say("fault.none", offender=offender, accuser=accuser or "")
    return say(f"fault.{fault.value}", offender=offender)


def delay_sentence(say: Words, delay: Delay) -> str:
    """Why nobody has won although the target is reached."""
    return say(f"delay.{delay.value}")


def match_sentence(say: Words, results: Sequence[DealResult], own: Side | None, players: int) -> str:
    """What a match held: so many deals and, for one side, its belotes and capots."""
    told = [say.count("over.deals", len(results))]
    if own is not None:
        belotes = sum(
            counted.declaration.kind is Kind.BELOTE and side_of(counted.seat, players) == own
            for result in results
            for counted in result.declared
        )
        capots = sum(result.capot == own for result in results)
        told += [say.count("over.belotes", belotes)] if belotes else []
        told += [say.count("over.capots", capots)] if capots else []
    return " · ".join(told)
