"""A real match at the moment when all tricks of a deal are taken, with the figures that a case gives."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from game.cards.card import Card, card_of, cards
from game.cards.rank import Rank
from game.rules.actions import CallFault
from game.rules.contract import Contract, Trumps
from game.rules.declaration import Declaration, Kind
from game.rules.ending import end_by_counting, end_with_penalty
from game.rules.events import DealScored, Event
from game.rules.fault import Fault, Offence
from game.rules.illegality import Illegality
from game.rules.options.play import Renege
from game.rules.phase import Phase
from game.rules.result import Counted, DealResult
from game.rules.scoring import factors_of
from game.rules.seats import after, seats_of
from game.rules.state import MatchState, Playing
from game.rules.trick import Trick
from game.rules.writing.premium import premiums
from tests.cases.figures import Figures, less, plus, zeros
from tests.cases.shape import NotUnderstoodError
from tests.cases.stage import Stage

if TYPE_CHECKING:
    from game.rules.options.rules import Rules
    from game.rules.seats import Side


@dataclass(frozen=True)
class Scored:
    """What the rules wrote, and what a case may ask besides the line itself."""

    result: DealResult
    prizes: tuple[int, ...]
    """Last trick, capot and what the fault of another brought, by side."""


def counting(stage: Stage, figures: Figures) -> MatchState:
    """The state with all tricks taken and counted as the case says."""
    rules, state = stage.rules, stage.state
    players, deal = rules.players, state.the_deal
    counted = tuple(
        Counted(seats_of(side, players)[0], Declaration(Kind.SEQUENCE, cards("7C 8C 9C"), value))
        for side, value in enumerate(figures.declarations)
        if value
    )
    takers = tuple(
        seats_of(side, players)[0] for side, won in enumerate(figures.tricks_won) for _ in range(won)
    )
    takers = (*takers, seats_of(figures.last, players)[0])
    belotes = _belotes(figures, rules)
    playing = Playing(
        hands=((),) * players,
        trick=Trick(takers[-1]),
        tricks=tuple(Trick(0) for _ in takers),
        takers=takers,
        card_points=card_points(figures, rules),
        belotes=belotes,
        rebelotes=belotes,
        lost=less(figures.awards, figures.penalties),
    )
    contract = Contract(
        trumps=figures.trumps,
        taker=seats_of(figures.taker, players)[0],
        multiplier=figures.multiplier,
        goal=figures.goal,
    )
    deal = replace(
        deal,
        hands=((),) * players,
        talons=((),) * players,
        said=replace(deal.said, counted=counted, is_resolved=True),
        discarded=figures.discarded,
        playing=playing,
        contract=contract,
    )
    stage.state = replace(state, deal=deal, phase=Phase.PLAYING)
    return stage.state


def card_points(figures: Figures, rules: Rules) -> tuple[int, ...]:
    """The points of the cards that were taken, with the last trick and without discards."""
    if figures.cards is not None:
        return figures.cards
    bonus = premiums(figures.count(zeros(rules)), rules.score)
    factor = factors_of(figures.trumps, rules.score).cards
    called = plus(figures.declarations, figures.belote)
    left = less(less(figures.raw or zeros(rules), bonus), called)
    if any(points < 0 or points % factor for points in left):
        raise NotUnderstoodError(f"raw points {figures.raw} cannot come from cards")
    return tuple(points // factor for points in left)


def _belotes(figures: Figures, rules: Rules) -> tuple[tuple[int, Card], ...]:
    """Twenty for each king with his queen; at all trumps there may be several."""
    suits = [figures.trumps.suit] if figures.trumps.suit is not None else []
    if figures.trumps is Trumps.ALL:
        suits = [card.suit for card in cards("KC KD KH KS")]
    found: list[tuple[int, Card]] = []
    for side, value in enumerate(figures.belote):
        if value % 20:
            raise NotUnderstoodError(f"a belote counts 20, not {value}")
        for _ in range(value // 20):
            if not suits:
                raise NotUnderstoodError("there are not so many belotes with these trumps")
            found.append((seats_of(side, rules.players)[0], card_of(suits.pop(0), Rank.KING)))
    return tuple(found)


def written(stage: Stage, figures: Figures) -> Scored:
    """Have the real rules write the deal; the stage is where the match then stands."""
    return _write(stage, counting(stage, figures), figures)


def _write(stage: Stage, state: MatchState, figures: Figures) -> Scored:
    events: list[Event] = []
    stage.state = end_by_counting(state, events)
    stage.events += events
    result = next(event.result for event in events if isinstance(event, DealScored))
    last = tuple(stage.rules.score.last_trick * (side == figures.last) for side in range(len(result.written)))
    bonus = result.bonus or zeros(stage.rules)
    awards = tuple(max(0, points) for points in result.lost or zeros(stage.rules))
    return Scored(result, plus(plus(last, bonus), awards))


def fined(stage: Stage, figures: Figures, offender: Side) -> Scored:
    """Have the real rules write a deal in which a side broke a rule and was caught."""
    rules = stage.rules
    players = rules.players
    seat = seats_of(offender, players)[0]
    if rules.play.renege is Renege.TEN_POINTS:
        none = zeros(rules)
        others = tuple(points - 10 * (side == offender) for side, points in enumerate(figures.penalties))
        before = replace(figures, awards=none, penalties=others if any(figures.penalties) else none)
        state = counting(stage, before)
        offence = Offence(seat, cards("7C")[0], 0, Illegality.MUST_FOLLOW)
        playing = replace(state.the_deal.the_play, offences=(offence,))
        stage.state = replace(state, deal=replace(state.the_deal, playing=playing), phase=Phase.AGREEING)
        stage.do(CallFault(after(seat, players), seat))
        return _write(stage, stage.state, figures)
    state = counting(stage, figures)
    events: list[Event] = []
    stage.state = end_with_penalty(state, seat, Fault.RENEGE, events)
    stage.events += events
    result = next(event.result for event in events if isinstance(event, DealScored))
    return Scored(result, zeros(rules))
