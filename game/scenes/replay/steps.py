"""A match cut into deals, and each deal into the moments at which one would look up from the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from game.records.replay import replay
from game.rules.actions import SeatAction
from game.rules.events import (
    CallMade,
    CardPlayed,
    CardsDiscarded,
    Claimed,
    DealBegun,
    DealScored,
    DeclarationAnnounced,
    DeclarationShown,
    Event,
    FaultCalled,
    HandDealt,
    Redeal,
    SevenExchanged,
    TrickTaken,
)
from game.rules.state import new_match

if TYPE_CHECKING:
    from game.records.record import Record
    from game.rules.result import DealResult
    from game.rules.seats import Seat
    from game.rules.state import MatchState

MOMENTS: Final = (
    CallMade,
    CardPlayed,
    CardsDiscarded,
    Claimed,
    DealScored,
    DeclarationShown,
    FaultCalled,
    Redeal,
    SevenExchanged,
)
"""What is worth stopping for; everything else comes along with the next of these."""

DECLARING: Final = (DeclarationAnnounced, DeclarationShown)


@dataclass(frozen=True, slots=True, kw_only=True)
class Moment:
    """One step: what happened since the one before."""

    events: tuple[Event, ...]
    """With all secrets."""
    place: int
    """How many actions of the record have been done then."""
    actor: Seat | None
    """Whose action the last of them was."""
    state: MatchState
    """The table after that action."""
    trick: int
    """The number of the trick that goes on or was just played, from 1; 0 before the first card."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PastDeal:
    """One deal of a match, written or thrown in."""

    number: int
    before: MatchState
    """The table before the cards were shuffled."""
    moments: tuple[Moment, ...]
    """At least one; the first shows the cards as they were dealt."""
    result: DealResult | None
    """None: thrown in, or left in the middle."""

    @property
    def leads(self) -> tuple[int, ...]:
        """The steps with which a trick begins."""
        tricks = [moment.trick for moment in self.moments]
        return tuple(
            step for step, trick in enumerate(tricks) if trick and trick != (tricks[step - 1] if step else 0)
        )

    @property
    def is_closed(self) -> bool:
        """Whether its cards are nobody's secret any more: written, or thrown in because everybody passed."""
        return self.result is not None or any(isinstance(one, Redeal) for one in self.moments[-1].events)


@dataclass(frozen=True, slots=True)
class _Done:
    events: tuple[Event, ...]
    place: int
    actor: Seat | None
    state: MatchState


def deals_of(record: Record) -> tuple[PastDeal, ...]:
    """All deals of the match in which cards were dealt; raises IllegalActionError for a broken record."""
    deals: list[tuple[MatchState, list[_Done]]] = []
    state = new_match(record.rules)
    for place, (action, step) in enumerate(replay(record), 1):
        if any(isinstance(event, DealBegun) for event in step.events):
            deals.append((state, []))
        state = step.state
        if deals:
            actor = action.seat if isinstance(action, SeatAction) else None
            deals[-1][1].append(_Done(step.events, place, actor, state))
    found = (_deal(before, done) for before, done in deals)
    return tuple(deal for deal in found if deal.moments)


def place_of_line(deals: Sequence[PastDeal], line: int | None) -> int:
    """Return the place of the deal in that line of the sheet, from 0; None: of the last deal."""
    written = [place for place, deal in enumerate(deals) if deal.result is not None]
    return len(deals) - 1 if line is None or not written else written[min(line, len(written) - 1)]


def _deal(before: MatchState, done: list[_Done]) -> PastDeal:
    results = [event.result for one in done for event in one.events if isinstance(event, DealScored)]
    return PastDeal(
        number=done[-1].state.deal_number,
        before=before,
        moments=tuple(_moments(done)),
        result=results[0] if results else None,
    )


def _moments(done: Iterable[_Done]) -> Iterator[Moment]:
    carried: tuple[Event, ...] = ()
    before: _Done | None = None
    trick = taken = 0
    is_dealt = False
    for one in done:
        if before is not None and not is_dealt and _has_moment(one.events):
            # the cards as they were dealt, before anybody speaks
            yield Moment(events=carried, place=before.place, actor=None, state=before.state, trick=0)
            carried, is_dealt = (), True
        for part in _parts(one.events):
            carried += part
            if any(isinstance(event, CardPlayed) for event in part):
                trick = taken + 1
            taken += any(isinstance(event, TrickTaken) for event in part)
            if _has_moment(part):
                yield Moment(events=carried, place=one.place, actor=one.actor, state=one.state, trick=trick)
                carried = ()
        before = one
    if before is not None and any(isinstance(event, HandDealt | TrickTaken) for event in carried):
        yield Moment(events=carried, place=before.place, actor=before.actor, state=before.state, trick=trick)


def _has_moment(events: Iterable[Event]) -> bool:
    return any(
        isinstance(event, MOMENTS) or (isinstance(event, DeclarationAnnounced) and event.value > 0)
        for event in events
    )


def _parts(events: Iterable[Event]) -> Iterator[tuple[Event, ...]]:
    """An action's events cut before a trick is taken, before declarations and before the count.

    A declaration that is said with a card stays with that card.
    """
    part: list[Event] = []
    for event in events:
        is_new = isinstance(event, TrickTaken | DealScored | Redeal) or (
            isinstance(event, DECLARING) and bool(part) and not isinstance(part[-1], DECLARING)
        )
        if is_new and part:
            yield tuple(part)
            part = []
        part.append(event)
    if part:
        yield tuple(part)
