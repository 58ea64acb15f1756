"""What the table is waiting for."""

from __future__ import annotations

from enum import Enum


class Phase(Enum):
    """The stage of a match."""

    SEATING = "seating"
    """The first dealer is not known yet."""
    SHUFFLING = "shuffling"
    """A deal is to begin: chance puts the deck in order."""
    CUTTING = "cutting"
    """The cutter cuts or knocks."""
    CALLING = "calling"
    EXCHANGING = "exchanging"
    """Each seat may lay down the seven of trumps for the turned card, or keep what it has."""
    DISCARDING = "discarding"
    """The taker lays away as many cards as he has too many."""
    DECLARING = "declaring"
    """Declarations are said (only with announce=manual; otherwise the program says them)."""
    PLAYING = "playing"
    AGREEING = "agreeing"
    """The last card has fallen; the seats may call a fault before the deal is written."""
    OVER = "over"
    """The match has ended."""

    __hash__ = object.__hash__
