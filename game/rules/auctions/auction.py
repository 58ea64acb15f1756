"""An auction at one moment: somebody is to speak, or it ended with a contract or without one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from game.rules.call import BIDS, Word
from game.rules.contract import TRUMPS_OF_SUIT

if TYPE_CHECKING:
    from game.rules.call import Call
    from game.rules.contract import Contract
    from game.rules.seats import Seat

Calls = tuple[tuple["Seat", "Call"], ...]
"""What was said, from the first call on."""

SUIT_BIDS: Final = tuple(BIDS[trumps] for trumps in TRUMPS_OF_SUIT)


@dataclass(frozen=True, slots=True)
class Auction:
    """What follows from the calls so far."""

    turn: Seat | None = None
    open: tuple[Call, ...] = ()
    """What the seat on turn may say: bids from the lowest, take, contra, recontra, pass."""
    contract: Contract | None = None
    """Set when the auction is over and somebody plays."""
    standing: Contract | None = None
    """What would be played if nobody spoke any more; None before the first bid."""

    out_of_turn: tuple[tuple[Seat, Call], ...] = ()
    """What other seats may say meanwhile."""

    @property
    def is_forced(self) -> bool:
        """Whether the seat on turn must name trumps (mus)."""
        return bool(self.open) and Word.PASS not in self.open


NO_AUCTION: Final = Auction()
"""Before the cards are dealt nobody is to speak."""


def over(contract: Contract | None) -> Auction:
    """An auction that ended with this contract; without one the cards are thrown in."""
    return Auction(contract=contract, standing=contract)
