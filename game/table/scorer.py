"""A match with real cards: what people tell of its deals becomes its sheet by the rules of the game."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from game.rules.auction import course_of
from game.rules.contract import Contract, Trumps
from game.rules.costing import LOST_BY_A_FAULT
from game.rules.declaration import Declaration, Kind
from game.rules.fault import Fault
from game.rules.line import (
    DealFacts,
    belot_points,
    claim_winners,
    dealer_after,
    gain_of,
    line_at_once,
    often_declared,
    penalty_line,
    played_line,
    sheet_unit,
    so_far,
)
from game.rules.match import verdict, won_by
from game.rules.result import Counted, DealResult, MatchResult, Outcome
from game.rules.seats import seats_of, sides
from game.rules.writing.count import Count, Points, plus

if TYPE_CHECKING:
    from game.rules.options.rules import Rules
    from game.rules.seats import Seat, Side


class Ending(Enum):
    """How a deal ended."""

    PLAYED = "played"
    FAULT = "fault"
    """A broken rule ended it: the others write the whole game (A15)."""
    BELOT = "belot"
    """Eight in a row won the match."""
    STOPPED = "stopped"
    """A side had enough and stopped (finish=dosta)."""
    CLAIMED = "claimed"
    """A side said that it had enough, rightly or wrongly (finish=claim)."""
    PASSED = "passed"
    """Nobody called: nothing is written, the next one deals."""

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """One deal, as those tell it who played it; tuples are by side."""

    ending: Ending = Ending.PLAYED
    who: Side = 0
    """Who erred, had eight in a row, stopped or claimed; without meaning in a deal that was played."""
    taker: Side | None = None
    """None only where a fault or eight in a row came before the call."""
    trumps: Trumps | None = None
    """None before the call, and where nobody has told which suit it was."""
    multiplier: int = 1
    goal: int = 0
    """As in `Contract`."""
    cards: Points = ()
    """Card points, the last trick's included, what the taker laid away too; counted once, without a capot."""
    declared: tuple[tuple[int, ...], ...] = ()
    """The value of each declaration that counts, belotes apart; () is none by anybody."""
    belotes: Points = ()
    """How many; () is none by anybody."""
    tricks: Points = ()
    """0: no trick. 1: some. 2: more than others with some, where that matters. () is 1 for all."""
    last: Side | None = None
    """Who took the last trick, where that matters."""
    has_helped: bool = False
    """Whether the taker's partner took a trick, where that matters."""
    faults: Points = ()
    """How many ten-point faults each side paid for; () is none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """Where a match with real cards stands."""

    results: tuple[DealResult, ...] = ()
    """The lines of the sheet."""
    places: tuple[int, ...] = ()
    """By line, the place of its deal among those that were told: thrown in ones have no line."""
    scores: Points
    hung: int = 0
    dealer: Seat = 0
    """Who deals next, or dealt last if the match is over."""
    over: MatchResult | None = None
    left_out: int = 0
    """Deals told after the end, which a correction has moved forward."""


def standing_after(told: tuple[Told, ...], rules: Rules, dealer: Seat) -> Standing:
    """The sheet after these deals; `dealer` dealt the first one."""
    results: list[DealResult] = []
    places: list[int] = []
    scores: Points = (0,) * sides(rules.players)
    hung, over = 0, None
    for place, deal in enumerate(told):
        if over is not None:
            break
        if deal.ending is Ending.PASSED:
            dealer = dealer_after(dealer, rules, None)
            continue
        line = line_of(deal, rules, number=len(results) + 1, hung=hung)
        results.append(line)
        places.append(place)
        scores = _sum(scores, line.written)
        hung = line.hung_after
        over = _end(deal, line, scores, rules)
        if over is None:
            dealer = dealer_after(dealer, rules, line.written)
    counted = places[-1] + 1 if over is not None else len(told)
    return Standing(
        results=tuple(results),
        places=tuple(places),
        scores=scores,
        hung=hung,
        dealer=dealer,
        over=over,
        left_out=len(told) - counted,
    )


def line_of(deal: Told, rules: Rules, *, number: int, hung: int) -> DealResult:
    """The line that a deal leaves; not for one that was thrown in."""
    facts = DealFacts(
        number=number,
        contract=_contract(deal, rules),
        declared=_counted(deal, rules),
        hung=hung,
        lost=_lost(deal, rules),
    )
    cards = deal.cards or _zeros(rules)
    match deal.ending:
        case Ending.FAULT:
            return penalty_line(deal.who, Fault.RENEGE, cards, facts, rules)
        case Ending.BELOT:
            written = belot_points(deal.who, rules)
            return line_at_once(Outcome.BELOT, written, _zeros(rules), facts, rules)
        case Ending.STOPPED:
            written = plus(_zeros(rules), deal.who, _so_far(deal, rules)[deal.who])
            return line_at_once(Outcome.STOPPED, written, cards, facts, rules)
        case Ending.CLAIMED:
            return line_at_once(Outcome.CLAIMED, _so_far(deal, rules), cards, facts, rules)
        case _:
            return played_line(count_of(deal, rules), facts, rules)


def count_of(deal: Told, rules: Rules) -> Count:
    """What a played deal came to; ValueError without a call."""
    if deal.taker is None:
        raise ValueError("a deal that was played has a call")
    tricks = deal.tricks or (1,) * sides(rules.players)
    owners = [side for side, won in enumerate(tricks) if won]
    return Count(
        taker=deal.taker,
        cards=deal.cards,
        declared=tuple(map(sum, deal.declared)) or _zeros(rules),
        belote=_belote_points(deal, rules),
        tricks=tricks,
        last=owners[0] if deal.last not in owners else deal.last,
        trumps=counted_trumps(deal.trumps, rules),
        multiplier=deal.multiplier,
        stake=rules.stake(deal.multiplier),
        goal=deal.goal,
        has_helped=deal.has_helped,
    )


def counted_trumps(trumps: Trumps | None, rules: Rules) -> Trumps:
    """By which trumps a deal counts: any suit stands for one that was not told, as all suits count alike."""
    return trumps or next(one for one in course_of(rules).trumps if one.suit is not None)


def has_only_suits(rules: Rules) -> bool:
    """Whether nothing but suits can be called, so that the points are known before anything is told."""
    return all(one.suit is not None for one in course_of(rules).trumps)


def _end(deal: Told, line: DealResult, scores: Points, rules: Rules) -> MatchResult | None:
    if deal.ending in (Ending.BELOT, Ending.STOPPED):
        return won_by((deal.who,), scores)
    if deal.ending is Ending.CLAIMED:
        return won_by(claim_winners(deal.who, scores, rules.match.target), scores)
    return verdict(
        scores,
        deal.taker,
        rules.match,
        capot=line.capot,
        hung=line.hung_after,
        gain=gain_of(line, rules),
        winner=line.match_winner,
    )


def _contract(deal: Told, rules: Rules) -> Contract | None:
    if deal.taker is None:
        return None
    taker, trumps = seats_of(deal.taker, rules.players)[0], counted_trumps(deal.trumps, rules)
    return Contract(trumps=trumps, taker=taker, multiplier=deal.multiplier, goal=deal.goal)


def _counted(deal: Told, rules: Rules) -> tuple[Counted, ...]:
    """Declarations whose cards nobody has told, sides in order, belotes last."""
    found = [
        Counted(seats_of(side, rules.players)[0], Declaration(Kind.SEQUENCE, (), value))
        for side, values in enumerate(deal.declared)
        for value in values
    ]
    belote = Declaration(Kind.BELOTE, (), rules.declarations.belote_value)
    for side, count in enumerate(deal.belotes):
        found += [Counted(seats_of(side, rules.players)[0], belote)] * count
    return tuple(found)


def _belote_points(deal: Told, rules: Rules) -> Points:
    return tuple(rules.declarations.belote_value * count for count in deal.belotes) or _zeros(rules)


def _lost(deal: Told, rules: Rules) -> Points:
    """What ten-point faults cost, and bring the others where they are paid for it."""
    award = LOST_BY_A_FAULT * rules.play.renege_award
    unit = sheet_unit(rules.score)
    faults = deal.faults or _zeros(rules)
    return tuple((award * (sum(faults) - own) - LOST_BY_A_FAULT * own) // unit for own in faults)


def _so_far(deal: Told, rules: Rules) -> Points:
    often = often_declared(_contract(deal, rules), rules.score)
    declared = tuple(often * sum(values) for values in deal.declared) or _zeros(rules)
    called = _sum(declared, _belote_points(deal, rules))
    cards = deal.cards or _zeros(rules)
    return so_far(cards, called, _lost(deal, rules), deal.trumps or Trumps.CLUBS, rules.score)


def _zeros(rules: Rules) -> Points:
    return (0,) * sides(rules.players)


def _sum(one: Points, two: Points) -> Points:
    return tuple(left + right for left, right in zip(one, two, strict=True))
