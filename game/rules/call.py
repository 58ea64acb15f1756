"""A call is anything said in the auction."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final, TypeAlias

from game.rules.contract import Trumps


class Word(Enum):
    """A call that names no trumps; the value is the word of records and case files."""

    PASS = "pass"  # noqa: S105 - a word of the game, no secret
    TAKE = "take"
    """The turned card's suit is taken as trumps."""
    CONTRA = "contra"
    RECONTRA = "recontra"

    __hash__ = object.__hash__

    @property
    def doubles(self) -> bool:
        """Whether it is a word of a ladder of doubling."""
        return self not in {Word.PASS, Word.TAKE}


@dataclass(frozen=True, slots=True)
class Bid:
    """A call that names the trumps."""

    trumps: Trumps
    goal: int = 0
    """The points bid where numbers are bid (one of `GOALS`), otherwise 0."""


Call: TypeAlias = Word | Bid

BIDS = {trumps: Bid(trumps) for trumps in Trumps}

CAPOT_GOAL: Final = 250
"""The number that stands for a bid of all tricks."""
GENERALE_GOAL: Final = 500
"""The number that stands for a bid of all tricks by the bidder alone (coinche, "générale")."""
GOALS: Final = (80, 82, *range(90, CAPOT_GOAL, 10), CAPOT_GOAL, GENERALE_GOAL)
"""Every number that can be bid under some rules; `AuctionRules.goals` has those of a game."""
NAMED_GOALS: Final = {CAPOT_GOAL: "capot", GENERALE_GOAL: "generale"}
"""The words of records for what is bid by a name."""


def call_text(call: Call) -> str:
    """The call as records write it: pass, take, contra, recontra, C, NT, AT, 80H, capotNT, generaleH."""
    if isinstance(call, Word):
        return call.value
    number = NAMED_GOALS.get(call.goal, str(call.goal or ""))
    return f"{number}{call.trumps.value}"


def call_of(text: str) -> Call:
    """The call of such a text; raise ValueError for anything else."""
    try:
        return Word(text)
    except ValueError:
        number = text.rstrip("CDHSNAT")
        trumps = Trumps(text[len(number) :])
    named = {name: goal for goal, name in NAMED_GOALS.items()}
    goal = named[number] if number in named else int(number or 0)
    if number and goal not in GOALS:
        raise ValueError(text)
    return Bid(trumps, goal) if goal else BIDS[trumps]
