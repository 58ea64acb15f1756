"""Everything that chance or a seat can do; a match is its rules and a list of these."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from game.cards.card import Card
    from game.rules.call import Call
    from game.rules.declaration import Declaration
    from game.rules.fault import Fault
    from game.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class ChooseDealer:
    """Chance settles who deals first."""

    dealer: Seat
    drawn: tuple[Card, ...] = ()
    """With firstDealer=draw the card that each seat drew: the lowest deals; otherwise empty."""


@dataclass(frozen=True, slots=True)
class Shuffle:
    """Chance puts the deck into an order; the first card is the top one."""

    deck: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Cut:
    """The cutter lifts `place` cards (1 to 31) off the top and puts the rest on them."""

    seat: Seat
    place: int


@dataclass(frozen=True, slots=True)
class Knock:
    """The cutter knocks on the deck: he does not want to cut."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class MakeCall:
    """A seat says something in the auction."""

    seat: Seat
    call: Call


@dataclass(frozen=True, slots=True)
class Peek:
    """A seat looks at its own covered cards (a fault out of turn at a strict table)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class LiftTalon:
    """A seat looks at its talon before trumps are called (a fault at a strict table unless it may)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Exchange:
    """A seat lays down the seven of trumps and takes the turned card (sevenExchange)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Keep:
    """A seat does not exchange: it has no seven of trumps, or likes it."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Discard:
    """The taker lays cards away; their points are his (Bela in three)."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Declare:
    """A seat says its declarations, the one named first leading the contest; none of them: an empty tuple."""

    seat: Seat
    declarations: tuple[Declaration, ...] = ()


@dataclass(frozen=True, slots=True)
class Play:
    """A seat plays a card."""

    seat: Seat
    card: Card
    says_belote: bool = False
    """Only read with announce=manual; otherwise the program says it whenever it counts."""


@dataclass(frozen=True, slots=True)
class Show:
    """A seat shows its accepted declarations (announce=manual where not showing them costs ten points)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Blunder:
    """A seat commits a fault that everybody sees: a misdeal, an exposed card ... (renege=tenPoints)."""

    seat: Seat
    fault: Fault


@dataclass(frozen=True, slots=True)
class CallFault:
    """A seat says that an opponent broke a duty in this deal."""

    seat: Seat
    offender: Seat


@dataclass(frozen=True, slots=True)
class Stop:
    """A seat says that its side has enough (finish=dosta)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Claim:
    """A seat says that its side has reached the target (finish=claim)."""

    seat: Seat
    as_first_counted: bool = False
    """True: jack and nine in hand count as in the first version 1.0, in points and by the usual scale.

    Only records of that time say so.
    """


@dataclass(frozen=True, slots=True)
class Agree:
    """After the last card a seat has no fault to call (only where faults are possible)."""

    seat: Seat


SeatAction: TypeAlias = (
    Cut
    | Knock
    | MakeCall
    | Peek
    | LiftTalon
    | Exchange
    | Keep
    | Discard
    | Declare
    | Play
    | Show
    | Blunder
    | CallFault
    | Stop
    | Claim
    | Agree
)
"""What a seat does."""

Action: TypeAlias = ChooseDealer | Shuffle | SeatAction
"""What chance or a seat does."""
