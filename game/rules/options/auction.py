"""How trumps are found."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import Final, NamedTuple

from game.rules.call import Word
from game.rules.options.option import option


class Step(NamedTuple):
    """A word that doubles."""

    word: Word
    times: int
    """What it multiplies the deal by, more than the step before."""
    is_for_match: bool = False
    """True: whoever then wins the deal wins the match."""


Ladder = tuple[Step, ...]
"""The steps in the order in which they answer each other, the taker's opponents first."""

LADDER: Final[Ladder] = (Step(Word.CONTRA, 2), Step(Word.RECONTRA, 4))


class AuctionKind(Enum):
    """The name of a course of the auction; it belongs to the game and is no house rule."""

    ONE_ROUND = "oneRound"
    """Each seat once names any suit or passes; the first name stands (Bela in four and in three)."""
    TURNED_CARD = "turnedCard"
    """First round: take the turned suit or pass; second: another suit or pass (Bela in two, belote)."""
    RISING = "rising"
    """Each names a higher game than the one before or passes; three passes close ([001], OFF)."""
    NUMBERS = "numbers"
    """Each bids a number of points and a suit, higher than before, or passes (coinche)."""

    __hash__ = object.__hash__


class ThreeHandBidding(Enum):
    """How three play Bela find trumps."""

    FORCED = "forced"
    """The player after the dealer must call ([003], C-01)."""
    PASS_THEN_MUS = "passThenMus"  # noqa: S105 - a word of the game, no secret
    """He may pass, so may the next, the dealer must; the extra cards go to whoever calls (SRW)."""
    TURN_UP = "turnUp"
    """One extra card lies open: first its suit may be taken, then another one named (HRW)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AuctionRules:
    """How trumps are found."""

    kind: AuctionKind = AuctionKind.ONE_ROUND
    mus: bool = option("mus", default=True)
    """True: the dealer must call when all have passed ([000]); False: the cards are thrown in (A-19)."""
    three_hand: ThreeHandBidding = option("bidding", ThreeHandBidding.FORCED)
    contra: bool = option("contra", default=False)
    """True: the taker's opponents may double; whoever has more points then writes twice everything."""
    recontra: bool = option("recontra", default=False)
    """True: the taker's side may redouble a contra; four times everything. Needs contra."""
    all_trumps_ends: bool = option("allTrumpsEndsAuction", default=False)
    """True: nobody speaks after all trumps, not even contra ([001] "анонсите спират", D-02)."""
    run_from_contra: bool = option("runFromContra", default=True)
    """True: a higher game may be named after contra or recontra and cancels it (BGV, D-04)."""
    ladder: Ladder = field(default=LADDER, hash=False)
    """How often a deal can be doubled; it belongs to the game and is no house rule. It stays out of the hash,
    which is asked for often."""

    words: str = ""
    """A prefix of keys in the catalogues: words that this game has for calls in place of the usual ones."""

    @property
    def doubles(self) -> Ladder:
        """What may be said of the ladder: nothing, its first word, or with recontra all of it."""
        return self.ladder if self.recontra else self.ladder[: int(self.contra)]

    @property
    def multipliers(self) -> tuple[int, ...]:
        """What a deal counts by the number of doubles that were said: 1, 2, 4."""
        return (1, *(step.times for step in self.ladder))

    def doubled(self, multiplier: int) -> int:
        """How many words of the ladder make this multiplier; ValueError if it is none of the ladder's."""
        return self.multipliers.index(multiplier)

    def is_for_match(self, multiplier: int) -> bool:
        """Whether a deal that is multiplied so often decides the match."""
        return any(step.is_for_match for step in self.ladder if step.times == multiplier)
