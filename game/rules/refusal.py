"""Why an action cannot be done now."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.rules.actions import Action
    from game.rules.illegality import Illegality


class Refusal(Enum):
    """The table's answer to an action that is out of place; duties of play are in Illegality."""

    NOT_NOW = "notNow"
    """The table is at another stage."""
    NOT_YOUR_TURN = "notYourTurn"
    NOT_A_SEAT = "notASeat"
    """There is no such seat."""
    NOT_A_DECK = "notADeck"
    """The 32 cards, each once, were expected, or those gathered where the deck is never shuffled."""
    NOT_A_DRAW = "notADraw"
    """One card for each seat, the dealer's being the only lowest one, was expected."""
    NOT_A_PLACE = "notAPlace"
    """A cut lifts 1 to 31 cards."""
    CALL_NOT_OPEN = "callNotOpen"
    """This may not be called now."""
    NOT_HELD = "notHeld"
    """A declaration that the hand does not hold, that counts nothing, or two of cards that serve once."""
    NOTHING_COVERED = "nothingCovered"
    """There is nothing to look at that lies face down."""
    NO_FAULTS_HERE = "noFaultsHere"
    """These rules know no such fault."""
    OWN_SIDE = "ownSide"
    """A fault is called against an opponent."""
    ALREADY_ACCUSED = "alreadyAccused"
    """This seat accused the same one in vain in this trick."""
    NO_SEVEN = "noSeven"
    """The seven of trumps is not in the hand, or not among the cards that count for it."""
    NOT_A_DISCARD = "notADiscard"
    """So many different cards of the own hand as there are too many, and such as may go, were expected."""
    NO_CLAIM = "noClaim"
    """A claim needs a trick with a counting card in this deal and more than one trick to come ([004])."""
    NOT_ENOUGH = "notEnough"
    """The side has not enough to stop, or not the right to."""

    __hash__ = object.__hash__


class IllegalActionError(ValueError):
    """An action that cannot be done; the state is unchanged."""

    def __init__(self, action: Action, reason: Refusal | Illegality) -> None:
        """Keep both, so that a sentence can be made of them."""
        super().__init__(f"{action}: {reason.value}")
        self.action = action
        self.reason = reason
