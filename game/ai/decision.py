"""The protocol of a mind, and its decisions with reasons and candidates."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from math import hypot
from typing import Protocol

from game.rules.actions import SeatAction
from game.rules.view import View


class Reason(Enum):
    """Why a computer did what it did, as a rule player would say it."""

    ONLY_CHOICE = "onlyChoice"
    BY_CHANCE = "byChance"
    """Drawn at random: the random player's actions, and the place of a cut."""
    OVERSIGHT = "oversight"
    """The easy player overlooked a better card."""

    STRONG_ENOUGH = "strongEnough"
    TOO_WEAK = "tooWeak"
    """The hand should not make a contract, or passing is worth more."""
    SPARES_PARTNER = "sparesPartner"
    """Called so that the partner does not have to."""
    LEAST_EVIL = "leastEvil"
    """Somebody has to call; this suit loses least."""
    DOUBTS_CONTRACT = "doubtsContract"
    """Contra: the taker should fall."""

    DRAWS_TRUMPS = "drawsTrumps"
    CASHES_MASTER = "cashesMaster"
    """Leads a card that nobody can beat in its suit."""
    LEADS_TO_PARTNER = "leadsToPartner"
    """Leads a suit that the partner probably wins."""
    LEADS_LOW = "leadsLow"
    """Nothing better to lead: the card that loses least."""
    FEEDS_PARTNER = "feedsPartner"
    TAKES_TRICK = "takesTrick"
    RUFFS = "ruffs"
    GIVES_LEAST = "givesLeast"
    """The trick seems lost: as few points as possible."""
    KEEPS_MASTER = "keepsMaster"
    KEEPS_TRUMP = "keepsTrump"
    KEEPS_GUARD = "keepsGuard"
    """Gives another card so that a ten stays guarded."""

    RAISES_PARTNER = "raisesPartner"
    """The partner's suit is good, and the hand makes it better."""
    BETTER_GAME = "betterGame"
    """Another game than the one that was called promises more."""
    MATCH_SCORE = "matchScore"
    """At the first score of a match it would have called otherwise."""

    BETTER_TRUMP = "betterTrump"
    """The seven of trumps for a higher one."""
    KEEPS_SEVEN = "keepsSeven"
    """It has no seven to exchange, or it is worth more where it is."""
    LAYS_AWAY = "laysAway"
    """What it needs least, points that would be lost, and a suit to be ruffed."""
    SHOWS = "shows"
    """What was accepted has to be shown."""

    DECLARES_ALL = "declaresAll"
    PROVEN_FAULT = "provenFault"
    """An opponent has shown a card that he must have played before."""
    NO_FAULT = "noFault"
    HAS_ENOUGH = "hasEnough"
    """The side has reached the target and stops."""

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Candidate:
    """One of the actions that were compared."""

    action: SeatAction
    value: float
    """The expected gain over the other sides, in points of the sheet or what is worth as many."""
    error: float
    """The standard error of the mean over the samples; that of the value is no larger."""
    best_in: int = 0
    """In how many of the sampled worlds no other action still compared brings more."""
    stands: int = 0
    """A call: in how many of them its side plays the game that it names; contra: the others do."""
    reached: int = 0
    """And its side makes the contract; contra: the others fall."""
    difference_error: float | None = None
    """The standard error of the difference to what was decided, in the same deals; None: not known."""


def error_between(best: Candidate, other: Candidate) -> float:
    """Return the standard error of how far the other is behind; not known: that of the less certain one."""
    if other.difference_error is None:
        return max(best.error, other.error)
    return hypot(best.difference_error or 0.0, other.difference_error)


@dataclass(frozen=True, slots=True)
class Decision:
    """What a mind wants to do, and why."""

    action: SeatAction
    reason: Reason
    candidates: tuple[Candidate, ...] = ()
    """What a searching mind compared, the best first."""
    worlds: int = 0
    """The number of sampled worlds."""


class NothingToDecideError(ValueError):
    """A mind was asked although the table does not wait for its seat."""


class Mind(Protocol):
    """Decides for a seat from its view alone, and keeps nothing between decisions."""

    def decide(self, view: View, seed: int) -> Decision:
        """Return what the seat of the view does now; the same view and seed give the same decision.

        Raises NothingToDecideError if the table does not wait for the seat.
        """
