"""The public acts of a deal: its calls and its cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.rules.actions import MakeCall, Play
from game.rules.trick import Trick

if TYPE_CHECKING:
    from game.records.record import Record
    from game.rules.seats import Seat
    from game.rules.view import View


@dataclass(frozen=True, slots=True)
class PublicAct:
    """A call or a card of this deal."""

    done: Play | MakeCall
    number: int = 0
    """How many tricks had been taken before it."""
    before: Trick | None = None
    """What lay in the trick before a card."""

    @property
    def seat(self) -> Seat:
        """The seat that acted."""
        return self.done.seat


def public_acts_of(view: View) -> tuple[PublicAct, ...]:
    """Return the calls and cards of the deal in order."""
    found = [PublicAct(MakeCall(seat, call)) for seat, call in view.calls]
    for number, trick in enumerate((*view.tricks, *(() if view.trick is None else (view.trick,)))):
        found += [
            PublicAct(Play(seat, card), number, Trick(trick.leader, trick.cards[:place]))
            for place, (seat, card) in enumerate(trick.played(view.rules.players))
        ]
    return tuple(found)


def place_of(record: Record, done: Play | MakeCall, later: int = 0) -> int | None:
    """Return how many actions precede the act, None if it is not found; `later` equal acts follow it."""
    places = [place for place, action in enumerate(record.actions) if _is_same(action, done)]
    return places[-1 - later] if len(places) > later else None


def _is_same(action: object, done: Play | MakeCall) -> bool:
    if isinstance(action, Play) and isinstance(done, Play):
        return (action.seat, action.card) == (done.seat, done.card)
    return action == done
