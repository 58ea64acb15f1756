"""What computers have learned about each course of the auction.

A course without an entry gets `UNKNOWN`: every level then bids as the rule player does, no auction is
simulated, and worlds are not weighed by the calls of others.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.ai.bidding import call_code
from game.rules.call import Word
from game.rules.options.auction import AuctionKind
from game.rules.options.rules import Rules

DOUBLES: Final = (Word.CONTRA, Word.RECONTRA)
"""The doubles that simulated bidders know."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CourseSkill:
    """What is known about one course."""

    code: int | None = None
    """The course in the compiled bidders; None: they do not know the course."""
    hears_passes: bool = False
    """The self-play policy has learned what a pass says of a hand."""
    knows_rising: bool = False
    """Calls above another's game were measured, a network calls, and suits have a policy of their own."""


UNKNOWN: Final = CourseSkill()
SKILLS: Final = {
    AuctionKind.ONE_ROUND: CourseSkill(code=call_code.ONE_ROUND, hears_passes=True),
    AuctionKind.TURNED_CARD: CourseSkill(code=call_code.TURNED_CARD),
    AuctionKind.RISING: CourseSkill(code=call_code.RISING, knows_rising=True),
    AuctionKind.NUMBERS: CourseSkill(code=call_code.NUMBERS),
}


def skill_of(rules: Rules) -> CourseSkill:
    """Return what computers know about the course of these rules."""
    return SKILLS.get(rules.auction_kind, UNKNOWN)


def can_simulate(rules: Rules) -> bool:
    """Whether the compiled bidders know the course, and every double that may be said."""
    words = tuple(step.word for step in rules.auction.doubles)
    return skill_of(rules).code is not None and words == DOUBLES[: len(words)]
