"""The faults that cost something, beyond cards that break a duty."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from game.rules.illegality import Illegality

if TYPE_CHECKING:
    from game.cards.card import Card
    from game.rules.seats import Seat


class Fault(Enum):
    """What was done wrong."""

    CARDS_LIFTED_EARLY = "liftedEarly"
    """Own cards looked at out of turn at a strict table ([000] "smiju podići jedino kad …")."""
    TALON_LIFTED_EARLY = "talonLifted"
    """The talon looked at before it may be ([000])."""
    RENEGE = "renege"
    """A card played against a duty ([000] "ne odgovara na boju, ne daje ibera")."""

    MISDEAL = "misdeal"
    """Cards dealt wrongly ([004], as all that follow: ten points each)."""
    EXPOSED = "exposedMoreThanOne"
    """More than one card of the pack laid open."""
    BOTTOM_FORGOTTEN = "bottomCardForgotten"
    """The bottom card not laid open after the rest was dealt."""
    OUT_OF_TURN = "outOfTurn"
    """Played or declared when it was another's turn."""
    TRICK_STACKED = "trickStacked"
    """The cards of tricks laid together in one heap."""
    NOT_SHOWN = "combinationNotShown"
    """A declaration that was accepted, but not shown after the first trick."""

    __hash__ = object.__hash__


BLUNDERS = (Fault.MISDEAL, Fault.EXPOSED, Fault.BOTTOM_FORGOTTEN, Fault.OUT_OF_TURN, Fault.TRICK_STACKED)
"""Faults that everybody sees at once: nobody has to call them (Blunder)."""


@dataclass(frozen=True, slots=True)
class Offence:
    """A card that was played against a duty; secret until it is called."""

    seat: Seat
    card: Card
    trick: int
    """0 for the first trick."""
    duty: Illegality
