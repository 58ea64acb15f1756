"""What can happen in a match and has to happen in some golden match of every game that knows it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from game.records.record import Record
from game.records.replay import replay
from game.rules.actions import Action
from game.rules.apply import Step
from game.rules.auction import course_of
from game.rules.contract import Trumps
from game.rules.events import (
    BeloteCalled,
    CardsDiscarded,
    Claimed,
    ContractMade,
    DealBegun,
    DealScored,
    DeclarationAnnounced,
    DeclarationShown,
    Event,
    FaultCalled,
    Redeal,
    SevenExchanged,
    TurnedTaken,
)
from game.rules.fault import Fault
from game.rules.match import Delay, delay
from game.rules.options.declarations import RunOfEight
from game.rules.options.match import CapotLock, Finish
from game.rules.options.pack import SevenExchange, TurnedTo
from game.rules.options.rules import Rules
from game.rules.options.score import Tie, Writing
from game.rules.result import DealResult, Outcome
from game.rules.seats import side_of
from game.variants.applicable import undealt


@dataclass(frozen=True)
class History:
    """A match as it was written, and as it is replayed."""

    record: Record

    @cached_property
    def steps(self) -> tuple[tuple[Action, Step], ...]:
        """Every action with what it led to."""
        return tuple(replay(self.record))

    @cached_property
    def events(self) -> tuple[Event, ...]:
        """Everything that happened, in order."""
        return tuple(event for _, step in self.steps for event in step.events)

    @cached_property
    def results(self) -> tuple[DealResult, ...]:
        """The lines of the sheet."""
        return tuple(event.result for event in self.events if isinstance(event, DealScored))

    def deals(self) -> Iterator[tuple[Event, ...]]:
        """The events of each deal, thrown-in ones included."""
        starts = [place for place, event in enumerate(self.events) if isinstance(event, DealBegun)]
        for start, end in zip(starts, [*starts[1:], len(self.events)], strict=True):
            yield self.events[start:end]


@dataclass(frozen=True)
class Phenomenon:
    """Something that is worth a golden match: which games know it, and whether it happened in a match."""

    belongs: Callable[[Rules], bool]
    happened: Callable[[History], bool]


def known(_rules: Rules) -> bool:
    return True


def ended(outcome: Outcome) -> Callable[[History], bool]:
    return lambda history: any(result.outcome is outcome for result in history.results)


def told(kind: type) -> Callable[[History], bool]:
    return lambda history: any(isinstance(event, kind) for event in history.events)


def played(trumps: Trumps) -> Callable[[History], bool]:
    return lambda history: any(
        result.contract is not None and result.contract.trumps is trumps for result in history.results
    )


def claimed(*, is_right: bool) -> Callable[[History], bool]:
    return lambda history: any(
        isinstance(event, Claimed) and event.is_right is is_right for event in history.events
    )


def belote(*, is_second: bool) -> Callable[[History], bool]:
    return lambda history: any(
        isinstance(event, BeloteCalled) and event.is_second is is_second for event in history.events
    )


def fault(one: Fault) -> Callable[[History], bool]:
    return lambda history: any(
        isinstance(event, FaultCalled) and event.fault is one for event in history.events
    )


def doubled(times: int, outcome: Outcome) -> Callable[[History], bool]:
    return lambda history: any(
        result.outcome is outcome and result.contract is not None and result.contract.multiplier == times
        for result in history.results
    )


def contested(history: History) -> bool:
    """Two sides said that they have something, and one of them showed it."""
    for events in history.deals():
        sides = {
            side_of(event.seat, history.record.rules.players)
            for event in events
            if isinstance(event, DeclarationAnnounced) and event.value
        }
        if len(sides) > 1 and any(isinstance(event, DeclarationShown) for event in events):
            return True
    return False


def locked(history: History) -> bool:
    """A side stood over the target and had not won, because it had made all tricks."""
    rules = history.record.rules.match
    return any(
        delay(event.scores, rules, capot=event.result.capot, hung=event.result.hung_after) is Delay.CAPOT
        for event in history.events
        if isinstance(event, DealScored)
    )


def another_suit(history: History) -> bool:
    """Nobody wanted the turned suit, somebody another one."""
    return any(
        isinstance(event, ContractMade)
        and (proposed := step.state.the_deal.proposed) is not None
        and event.contract.trumps.suit is not proposed.suit
        for _, step in history.steps
        for event in step.events
    )


def all_bid(history: History) -> bool:
    return any(result.contract is not None and result.contract.goal == 250 for result in history.results)


def can_hang(rules: Rules) -> bool:
    return rules.score.can_fall and rules.score.tie is Tie.HANG and rules.score.writing is not Writing.BID


def is_lifted(rules: Rules) -> bool:
    return rules.pack.talon > 0


def costs_ten(rules: Rules) -> bool:
    """Of the games in this house only those of one sheet count faults at ten points, and end with claims."""
    return rules.match.finish is Finish.CLAIM


def names(trumps: Trumps) -> Callable[[Rules], bool]:
    return lambda rules: trumps in course_of(rules).trumps


PHENOMENA: Final[dict[str, Phenomenon]] = {
    "made": Phenomenon(known, ended(Outcome.MADE)),
    "fell": Phenomenon(lambda rules: rules.score.can_fall, ended(Outcome.FELL)),
    "hung": Phenomenon(can_hang, ended(Outcome.HUNG)),
    "hung points won": Phenomenon(
        can_hang, lambda history: any(one.hung_before and not one.hung_after for one in history.results)
    ),
    "capot": Phenomenon(known, lambda history: any(any(one.bonus) for one in history.results)),
    "capot lock": Phenomenon(lambda rules: rules.match.capot_lock is not CapotLock.OFF, locked),
    "contra made": Phenomenon(lambda rules: rules.auction.contra, doubled(2, Outcome.MADE)),
    "recontra failed": Phenomenon(lambda rules: rules.auction.recontra, doubled(4, Outcome.FELL)),
    "no trumps": Phenomenon(names(Trumps.NONE), played(Trumps.NONE)),
    "all trumps": Phenomenon(names(Trumps.ALL), played(Trumps.ALL)),
    "all tricks bid": Phenomenon(lambda rules: bool(course_of(rules).goals), all_bid),
    "another suit": Phenomenon(lambda rules: course_of(rules).turns_card, another_suit),
    "redeal": Phenomenon(lambda rules: not rules.auction.mus, told(Redeal)),
    "turned card taken": Phenomenon(lambda rules: rules.pack.turned_to is TurnedTo.TAKER, told(TurnedTaken)),
    "exchange": Phenomenon(
        lambda rules: rules.pack.seven_exchange is not SevenExchange.OFF, told(SevenExchanged)
    ),
    "discards": Phenomenon(lambda rules: rules.pack.extra > 0, told(CardsDiscarded)),
    "contest": Phenomenon(lambda rules: rules.declarations.allowed, contested),
    "belote": Phenomenon(lambda rules: rules.declarations.belote, belote(is_second=False)),
    "rebelote": Phenomenon(lambda rules: rules.declarations.belote_twice, belote(is_second=True)),
    "belot of eight": Phenomenon(
        lambda rules: rules.declarations.run_of_eight is RunOfEight.INSTANT_WIN, ended(Outcome.BELOT)
    ),
    "stopped": Phenomenon(lambda rules: rules.match.finish is Finish.DOSTA, ended(Outcome.STOPPED)),
    "right claim": Phenomenon(costs_ten, claimed(is_right=True)),
    "wrong claim": Phenomenon(costs_ten, claimed(is_right=False)),
    "wrong accusation": Phenomenon(
        known,
        lambda history: any(isinstance(one, FaultCalled) and one.fault is None for one in history.events),
    ),
    Fault.RENEGE.value: Phenomenon(known, fault(Fault.RENEGE)),
    Fault.CARDS_LIFTED_EARLY.value: Phenomenon(is_lifted, fault(Fault.CARDS_LIFTED_EARLY)),
    Fault.TALON_LIFTED_EARLY.value: Phenomenon(is_lifted, fault(Fault.TALON_LIFTED_EARLY)),
    Fault.MISDEAL.value: Phenomenon(costs_ten, fault(Fault.MISDEAL)),
    Fault.EXPOSED.value: Phenomenon(
        lambda rules: costs_ten(rules) and undealt(rules) > 0, fault(Fault.EXPOSED)
    ),
    Fault.BOTTOM_FORGOTTEN.value: Phenomenon(
        lambda rules: costs_ten(rules) and rules.pack.shows_bottom, fault(Fault.BOTTOM_FORGOTTEN)
    ),
    Fault.OUT_OF_TURN.value: Phenomenon(costs_ten, fault(Fault.OUT_OF_TURN)),
    Fault.TRICK_STACKED.value: Phenomenon(costs_ten, fault(Fault.TRICK_STACKED)),
    Fault.NOT_SHOWN.value: Phenomenon(costs_ten, fault(Fault.NOT_SHOWN)),
}


def wanted(rules: Rules) -> set[str]:
    """What a game with these rules can show."""
    return {name for name, one in PHENOMENA.items() if one.belongs(rules)}


def found(history: History) -> set[str]:
    """What happened in the match."""
    return {name for name, one in PHENOMENA.items() if one.happened(history)}
