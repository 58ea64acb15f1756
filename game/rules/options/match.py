"""How long a match lasts."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.rules.options.option import option


class Finish(Enum):
    """When a match can end."""

    PROLAZ = "prolaz"
    """Only after a scored deal ([000] "igra na prolaz")."""
    DOSTA = "dosta"
    """Also within a deal: an opponent of the taker who has just won a trick and has enough may stop (HRW)."""
    CLAIM = "claim"
    """Also within a deal: who thinks that he has enough may claim the match; wrongly, he loses it ([004])."""


class MatchTie(Enum):
    """What equal scores over the target mean."""

    DRAW_HALF = "drawHalf"
    """A draw, half a point each ([000], 1032 to 1032)."""
    CALLER_WINS = "callerWins"
    """The side that took the last contract wins (HRB)."""
    EXTRA_DEAL = "extraDeal"
    """One more deal."""


class CapotLock(Enum):
    """Who does not win the match with a deal in which somebody took all tricks (capot)."""

    OFF = "false"
    """Nobody is held up."""
    WHO_MADE_IT = "true"
    """The side that took them."""
    EITHER = "either"
    """Either side; the next deal decides, unless it is a capot as well (OFF "само още едно раздаване")."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchRules:
    """How long a match lasts."""

    target: int = option("target", 1001)
    finish: Finish = option("finish", Finish.PROLAZ)
    tie: MatchTie = option("matchTie", MatchTie.DRAW_HALF)
    capot_lock: CapotLock = option("capotLock", CapotLock.OFF)
    """OFF "С капо не се излиза"."""
    hang_lock: bool = option("hangLock", default=False)
    """True: nobody wins the match with a deal after which points hang (BGS)."""
    belote_lock: bool = option("beloteLock", default=False)
    """True: who falls or takes no trick does not win by a belote that is kept (FFB coinche 10.3)."""
    claim_counts_held: bool = option("claimCountsHeldJ9", default=False)
    """True: a claim also counts jack and nine of trumps still in hand ([004] by the letter, E-06)."""
