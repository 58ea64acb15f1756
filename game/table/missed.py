"""The one moment of a deal worth another look: where another card was better, by what could be known."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from game.ai.decision import error_between
from game.records.record import as_recorded
from game.rules.actions import Play, Shuffle
from game.table.hindsight import hindsight

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.records.record import Record
    from game.rules.seats import Seat
    from game.table.hindsight import Hindsight

WORTH_A_LOOK: Final = 8.0
"""Points of the sheet that the better card promised more; less is a matter of taste."""
ERRORS: Final = 2.5
"""The difference must be so many times as large as its standard error."""


@dataclass(frozen=True, slots=True)
class Missed:
    """A card of a person, and by how much the strongest player's promised more."""

    place: int
    """How many actions of the record came before it."""
    loss: float
    """Points of the sheet, judged by deals that could have been."""
    past: Hindsight
    """What the seat knew, did, and should have done."""


def most_missed(record: Record, seat: Seat, is_wanted: Callable[[], bool] = lambda: True) -> Missed | None:
    """The card of that seat in the record's last deal that cost most; None if none cost much.

    Takes about a second; gives up as soon as `is_wanted` answers no.
    """
    begins = max((at for at, action in enumerate(record.actions) if isinstance(action, Shuffle)), default=0)
    found: Missed | None = None
    for place, action in enumerate(record.actions[begins:], begins):
        if not is_wanted():
            return None
        if isinstance(action, Play) and action.seat == seat:
            past = hindsight(record, place)
            loss = _loss(record, past)
            if past is not None and loss > (found.loss if found is not None else 0.0):
                found = Missed(place, loss, past)
    return found


def _loss(record: Record, past: Hindsight | None) -> float:
    """What the card cost, 0 if that is not certain."""
    if past is None or past.is_same or not past.is_person:
        return 0.0
    weighed = past.decision.candidates
    done = next((one for one in weighed if as_recorded(one.action, record.rules) == past.done), None)
    best = next((one for one in weighed if one.action == past.decision.action), None)
    if done is None or best is None:
        return 0.0
    loss = best.value - done.value
    is_certain = loss > ERRORS * error_between(best, done)
    return loss if loss >= WORTH_A_LOOK and is_certain else 0.0
