"""A course of the auction: what may be said after which calls, and plain facts that other rooms ask for."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from game.rules.contract import Trumps

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from game.cards.card import Card
    from game.rules.auctions.auction import Auction, Calls
    from game.rules.options.auction import AuctionKind
    from game.rules.options.rules import Rules
    from game.rules.seats import Seat

SUITS_OFFERED: Final = (Trumps.HEARTS, Trumps.DIAMONDS, Trumps.SPADES, Trumps.CLUBS)
"""The order in which a table offers suits of which none is higher: srce, bundeva, list, žir."""


def _nobody(_: Rules) -> bool:
    return False


@dataclass(frozen=True, slots=True, kw_only=True)
class Course:
    """One way to find trumps. `courses.course_of` has the course of some rules."""

    kind: AuctionKind
    """The name of the course in the rules of a game."""
    auction: Callable[[Calls, Seat, Rules, Card | None], Auction]
    """From the calls, the dealer, the rules and the turned card follows who speaks, what the seat may say,
    and whether the auction is over. Raises LookupError if a turned card is needed and missing."""
    trumps: tuple[Trumps, ...]
    """All trumps that can be named, the lowest first."""
    offered: tuple[Trumps, ...]
    """The same trumps in the order in which a table offers them."""
    goals: tuple[int, ...] = ()
    """The numbers that can be bid, the lowest first; empty where a call has no number."""
    rounds: int = 1
    """How often every seat is asked before the cards are thrown in."""
    turns_card: bool = False
    """True: the auction is about a turned card."""
    outbid_by: Mapping[Trumps, tuple[Trumps, ...]] = field(default_factory=dict)
    """What may be named above each trumps, the lowest first; nothing above trumps that are missing here."""
    is_bare: bool = False
    """True: a player says only the name of the game ("hearts", not "I call hearts")."""
    first_must_call: Callable[[Rules], bool] = _nobody
    """Whether the first seat to speak may not pass under these rules."""

    @property
    def outbids(self) -> bool:
        """Whether a higher name may replace the one before; otherwise the first name stands."""
        return bool(self.outbid_by)

    def is_last_round(self, said: int, players: int) -> bool:
        """Whether no other round follows the one in which the next call falls, after so many calls."""
        return said >= (self.rounds - 1) * players
