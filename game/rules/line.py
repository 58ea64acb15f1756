"""The line that a deal leaves in the sheet, from the figures alone: a table with real cards has no state."""

from __future__ import annotations

from dataclasses import dataclass
from operator import add
from typing import TYPE_CHECKING

from game.rules.declaration import Kind
from game.rules.match import Gain
from game.rules.options.deal import NextDealer
from game.rules.options.play import BulgarianRenege
from game.rules.options.score import Writing
from game.rules.result import Counted, DealResult, Outcome
from game.rules.scoring import factors_of, penalty, settle
from game.rules.seats import after, in_order, side_of, sides
from game.rules.writing.count import plus

if TYPE_CHECKING:
    from game.rules.contract import Contract, Trumps
    from game.rules.fault import Fault
    from game.rules.options.rules import Rules
    from game.rules.options.score import ScoreRules
    from game.rules.seats import Seat, Side
    from game.rules.writing.count import Count, Points


@dataclass(frozen=True, slots=True, kw_only=True)
class DealFacts:
    """What was said in a deal, and where it stands in its match."""

    number: int
    contract: Contract | None
    """None if the deal ended before the call."""
    declared: tuple[Counted, ...]
    """What was called and counts, belotes last."""
    hung: int
    """Points of the deals before that wait."""
    lost: Points
    """What ten-point faults have cost and gained in the sheet, by side; () in a deal that a fault ends."""


def played_line(count: Count, facts: DealFacts, rules: Rules) -> DealResult:
    """The line of a deal that was played to its end."""
    hung, lost = facts.hung, facts.lost
    settlement = settle(count, rules.score, hung)
    written = tuple(map(add, settlement.written, lost))
    return DealResult(
        number=facts.number,
        outcome=settlement.outcome,
        contract=facts.contract,
        card_points=count.cards,
        declared=facts.declared,
        declaration_points=settlement.declared,
        capot=count.capot,
        totals=settlement.totals,
        written=written,
        dashes=frozenset(side for side in settlement.dashes if written[side] == 0),
        hung_before=hung,
        hung_after=settlement.hung,
        lost=lost if any(lost) else (),
        multiplier=settlement.multiplier,
        bonus=settlement.bonus if any(settlement.bonus) else (),
        match_winner=settlement.match_winner,
    )


def penalty_line(side: Side, fault: Fault, cards: Points, facts: DealFacts, rules: Rules) -> DealResult:
    """A fault ended the deal: the others write the whole game, the side of the offender a dash (A15).

    Everything called is written with it ([000]), but not under the Bulgarian house rule (D-22). Points that
    hang go to the side after the offender.
    """
    hung, contract = facts.hung, facts.contract
    called = () if rules.play.bulgarian_renege is BulgarianRenege.WHOLE_GAME else facts.declared
    points = points_by_side(called, rules.players, often_declared(contract, rules.score))
    whole = penalty(side, points, rules.score, contract.trumps if contract else None)
    written = plus(whole, (side + 1) % len(whole), hung)
    return DealResult(
        number=facts.number,
        outcome=Outcome.PENALTY,
        contract=facts.contract,
        card_points=cards,
        declared=called,
        declaration_points=points,
        capot=None,
        totals=written,
        written=written,
        dashes=frozenset({side}),
        hung_before=hung,
        fault=fault,
    )


def line_at_once(
    outcome: Outcome, written: Points, cards: Points, facts: DealFacts, rules: Rules
) -> DealResult:
    """The match ends in the middle of a deal; `written` enters the sheet and includes what was lost."""
    declared, hung, lost = facts.declared, facts.hung, facts.lost
    return DealResult(
        number=facts.number,
        outcome=outcome,
        contract=facts.contract,
        card_points=cards,
        declared=declared,
        declaration_points=points_by_side(
            declared, rules.players, often_declared(facts.contract, rules.score)
        ),
        capot=None,
        totals=written,
        written=written,
        dashes=frozenset(),
        hung_before=hung,
        hung_after=hung,
        lost=lost if any(lost) else (),
    )


def gain_of(line: DealResult, rules: Rules) -> Gain:
    """What the line brought, as the end of the match asks for it."""
    belotes = tuple(one for one in line.declared if one.declaration.kind is Kind.BELOTE)
    points, unit = points_by_side(belotes, rules.players), sheet_unit(rules.score)
    taker = line.contract.taker if line.contract and line.outcome is Outcome.FELL else None
    fallen = None if taker is None else side_of(taker, rules.players)
    return Gain(line.written, tuple(one // unit for one in points), fallen)


def belot_points(side: Side, rules: Rules) -> Points:
    """Eight in a row: as if the side had won the whole target at once ([000])."""
    return tuple(rules.match.target * (one == side) for one in range(sides(rules.players)))


def so_far(cards: Points, called: Points, lost: Points, trumps: Trumps, score: ScoreRules) -> Points:
    """What each side has in the middle of a deal, in points of the sheet, as if nobody could fall.

    Cards taken, what `called` counts in the contract, ten-point faults; full tens only where deals are
    written in tens.
    """
    twice = factors_of(trumps, score).cards
    points = (one * twice + more for one, more in zip(cards, called, strict=True))
    return tuple(map(add, (one // sheet_unit(score) for one in points), lost))


def claim_winners(side: Side, reached: Points, target: int) -> tuple[Side, ...]:
    """Who has won when a side has claimed the match: it, or the best of the others if not ([004])."""
    if reached[side] >= target:
        return (side,)
    others = [one for one in range(len(reached)) if one != side]
    best = max(reached[one] for one in others)
    return tuple(one for one in others if reached[one] == best)


def dealer_after(dealer: Seat, rules: Rules, written: Points | None) -> Seat:
    """Who deals next; `written` is what the deal brought, None if it was thrown in."""
    players = rules.players
    following = after(dealer, players)
    if written is None or rules.deal.next_dealer is NextDealer.ROTATE:
        return following
    most = max(written)
    if written.count(most) > 1:
        return following
    side = written.index(most)
    return next(seat for seat in in_order(following, players) if side_of(seat, players) == side)


def points_by_side(counted: tuple[Counted, ...], players: int, often: int = 1) -> Points:
    """What each side said is worth, where declarations count so often and a belote once."""
    points = [0] * sides(players)
    for one in counted:
        times = 1 if one.declaration.kind is Kind.BELOTE else often
        points[side_of(one.seat, players)] += times * one.declaration.value
    return tuple(points)


def often_declared(contract: Contract | None, score: ScoreRules) -> int:
    """How often declarations count; once where the deal ended before the call."""
    return 1 if contract is None else factors_of(contract.trumps, score).declared


def sheet_unit(score: ScoreRules) -> int:
    """How many points are one in the sheet."""
    return 10 if score.writing is Writing.TENS else 1
