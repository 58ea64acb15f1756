"""How a deal and a match ended, with every figure that a score sheet may want to show."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.rules.contract import Contract
    from game.rules.declaration import Declaration
    from game.rules.fault import Fault
    from game.rules.seats import Seat, Side


class Outcome(Enum):
    """What became of the contract."""

    MADE = "made"
    FELL = "fell"
    HUNG = "hung"
    """Exactly half under tie=hang: the taker's half waits for the next deal."""
    PENALTY = "penalty"
    """A fault ended the deal."""
    BELOT = "belot"
    """Eight in a row ended the match."""
    STOPPED = "stopped"
    """A side had enough and stopped (finish=dosta)."""
    CLAIMED = "claimed"
    """A side said that it had enough, rightly or wrongly (finish=claim)."""

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Counted:
    """A declaration or belote that was called in the deal, and whose."""

    seat: Seat
    declaration: Declaration


@dataclass(frozen=True, slots=True, kw_only=True)
class DealResult:
    """One line of the score sheet; tuples are by side.

    Of a deal that was played to its end: totals = card_points (as often as they count in the contract)
    + declaration_points + bonus, side by side.
    """

    number: int
    outcome: Outcome
    contract: Contract | None
    """None when a fault came before the call."""
    card_points: tuple[int, ...]
    """Cards taken and laid away, the last trick included, a capot not; nothing doubled."""
    declared: tuple[Counted, ...]
    """What was called and counts: declarations of the side that won the contest, and belotes."""
    declaration_points: tuple[int, ...]
    capot: Side | None
    """The side with all tricks."""
    totals: tuple[int, ...]
    """Cards, declarations and capot before the contract is looked at, never in tens."""
    written: tuple[int, ...]
    """What the sheet gains, in its own unit; `hung_before` of the winner and `lost` are included."""
    dashes: frozenset[Side]
    """The sides that write a dash, not a nought ([000] "Pad se bilježi crticom")."""
    hung_before: int = 0
    hung_after: int = 0
    fault: Fault | None = None
    lost: tuple[int, ...] = ()
    """Points gained or lost in the sheet by ten-point faults, by side; included in `written`. () is none."""
    multiplier: int = 1
    """By how much the deal was multiplied; points that hung before never are."""
    bonus: tuple[int, ...] = ()
    """What a capot added, less the last trick where it replaces that; included in `totals`. () is none."""
    match_winner: Side | None = None
    """The side that wins the match with this deal, where a double said so; it writes the whole target."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchResult:
    """The end of a match."""

    scores: tuple[int, ...]
    winners: tuple[Side, ...]
    """One side, or all that share a draw."""
    match_points: tuple[float, ...]
    """1 for a win, a share of it for a draw (½ and ½ between two)."""
