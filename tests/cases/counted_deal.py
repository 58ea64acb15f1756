"""A real match at the moment when all tricks of a deal are taken, with the figures that a case gives."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from game.cards.card import card_of, cards
from game.cards.rank import Rank
from game.rules.contract import Contract, Trumps
from game.rules.declaration import Declaration, Kind
from game.rules.ending import end_by_counting, end_with_penalty
from game.rules.events import DealScored, Event
from game.rules.fault import Fault
from game.rules.options.play import Renege
from game.rules.playing import LOST_BY_A_FAULT
from game.rules.result import Counted, DealResult
from game.rules.seats import seats_of, side_of, sides
from game.rules.state import MatchState
from game.rules.trick import Trick
from tests.cases.shape import Part, by_side, side_number, trumps_of
from tests.cases.stage import Stage

if TYPE_CHECKING:
    from game.rules.options.rules import Rules
    from game.rules.seats import Side

BELOTE = 20


@dataclass(frozen=True)
class Figures:
    """What a case says of a deal; tuples are by side."""

    taker: Side
    tricks: tuple[int, ...]
    declarations: tuple[int, ...]
    belote: tuple[int, ...]
    capot: Side | None
    multiplier: int
    trumps: Trumps


def figures_of(part: Part, rules: Rules) -> Figures:
    """Take everything that describes the end of a deal."""
    nothing = [0] * sides(rules.players)
    if "declarer" in part:
        taker = side_of(part.take("declarer"), rules.players)
    else:
        taker = side_number(part.take("declarerSide", 0))
    belote = part.take("bela", None) if "bela" in part else part.take("belote", None)
    capot = part.take("allTricks", None)
    called = part.take("declarationsCalled", None) if "declarationsCalled" in part else None
    return Figures(
        taker=taker,
        tricks=by_side(part.take("tricks", nothing), rules),
        declarations=by_side(called or part.take("declarations", nothing), rules),
        belote=by_side(belote or nothing, rules),
        capot=None if capot is None else side_number(capot),
        multiplier=part.take("multiplier", 1),
        trumps=trumps_of(part.take("contract", "H")),
    )


def counting(stage: Stage, figures: Figures) -> MatchState:
    """The state with all tricks taken and counted as the case says."""
    rules, state = stage.rules, stage.state
    players = rules.players
    empty = replace(state.the_deal, hands=((),) * players, talons=((),) * players)
    stage.state = replace(state, deal=empty)
    stage.contract(figures.trumps, figures.taker)
    deal = stage.state.the_deal
    counted = tuple(
        Counted(side, Declaration(Kind.SEQUENCE, cards("7C 8C 9C"), value))
        for side, value in enumerate(figures.declarations)
        if value
    )
    owners = [figures.capot] if figures.capot is not None else list(range(sides(players)))
    playing = replace(
        deal.the_play,
        card_points=figures.tricks,
        tricks=tuple(Trick(0) for _ in range(8)),
        takers=tuple(seats_of(owners[place % len(owners)], players)[0] for place in range(8)),
        belotes=_belotes(figures),
    )
    contract = Contract(
        trumps=figures.trumps, taker=seats_of(figures.taker, players)[0], multiplier=figures.multiplier
    )
    said = replace(deal.said, counted=counted)
    stage.state = replace(stage.state, deal=replace(deal, playing=playing, contract=contract, said=said))
    return stage.state


def _belotes(figures: Figures) -> tuple[tuple[int, object], ...]:
    suit = figures.trumps.suit
    if not any(figures.belote):
        return ()
    assert suit is not None, "belote needs a trump suit"
    assert all(value in {0, BELOTE} for value in figures.belote), "a belote counts 20"
    king = card_of(suit, Rank.KING)
    return tuple((side, king) for side, value in enumerate(figures.belote) if value)


def written(stage: Stage, figures: Figures) -> DealResult:
    """Have the real rules write the deal; the stage is where the match then stands."""
    events: list[Event] = []
    stage.state = end_by_counting(counting(stage, figures), events)
    stage.events += events
    return next(event.result for event in events if isinstance(event, DealScored))


def fined(stage: Stage, figures: Figures, offender: Side) -> DealResult:
    """Have the real rules write a deal in which a side broke a rule and was caught."""
    state = counting(stage, figures)
    events: list[Event] = []
    if stage.rules.play.renege is Renege.TEN_POINTS:
        playing = state.the_deal.the_play
        lost = tuple(-LOST_BY_A_FAULT * (side == offender) for side in range(len(playing.lost)))
        deal = replace(state.the_deal, playing=replace(playing, lost=lost))
        stage.state = end_by_counting(replace(state, deal=deal), events)
    else:
        seat = seats_of(offender, stage.rules.players)[0]
        stage.state = end_with_penalty(state, seat, Fault.RENEGE, events)
    stage.events += events
    return next(event.result for event in events if isinstance(event, DealScored))
