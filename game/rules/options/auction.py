"""How trumps are found."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import Final, NamedTuple

from game.rules.call import CAPOT_GOAL, GENERALE_GOAL, Word
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


class LowestBid(Enum):
    """The lowest number that can be bid."""

    EIGHTY = "80"
    """FFB coinche 4.1 "80 au minimum"."""
    EIGHTY_TWO = "82"
    """More than half of 162 (FFC "minimum d'un contrat est de 82"); the next number is 90."""


class HighestBid(Enum):
    """The highest number below the capot that can be bid."""

    ALL_CARDS = "160"
    """What the cards count, rounded down (FFB contrée 4.2.2 "comprise entre 80 et 160")."""
    WITH_BELOTE = "180"
    """Cards and a belote (DUC "jusqu'à 180 (160 + belote)")."""
    ANY = "240"
    """Every ten below the capot (CAN names none; declarations help, FFB coinche 4.2)."""


class RecontraTimes(Enum):
    """How often a deal counts after contra and recontra."""

    FOUR = "4"
    """Four times (FFB coinche 4.1)."""
    THREE = "3"
    """Three times (CAN "le surcontre les triple")."""


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
    all_and_none: bool = option("taSa", default=False)
    """True: a number may also be bid at all trumps and at no trumps (FFB coinche 11)."""
    lowest_bid: LowestBid = option("lowestBid", LowestBid.EIGHTY)
    highest_bid: HighestBid = option("highestBid", HighestBid.ALL_CARDS)
    recontra_times: RecontraTimes = option("recontraTimes", RecontraTimes.FOUR)
    doubles_out_of_turn: bool = option("coincheAnytime", default=False)
    """True: contra and recontra may be said while another seat is to speak (PAG "à la volée")."""
    generale: bool = option("generale", default=False)
    """True: above the capot stands the générale, "the bidder has to win all eight tricks alone" (PAG); it
    counts 500 (BPT), and eldest hand leads as ever."""
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
        """What a deal counts by the number of doubles that were said: 1, 2, and 4 or 3."""
        return (1, *(self._times(step) for step in self.ladder))

    @property
    def goals(self) -> tuple[int, ...]:
        """The numbers that can be bid where numbers are bid, the lowest first, then what has a name."""
        lowest, highest = int(self.lowest_bid.value), int(self.highest_bid.value)
        return (lowest, *range(90, highest, 10), highest, CAPOT_GOAL, *(GENERALE_GOAL,) * self.generale)

    def _times(self, step: Step) -> int:
        is_three = step.word is Word.RECONTRA and self.recontra_times is RecontraTimes.THREE
        return 3 if is_three else step.times

    def doubled(self, multiplier: int) -> int:
        """How many words of the ladder make this multiplier; ValueError if it is none of the ladder's."""
        return self.multipliers.index(multiplier)

    def is_for_match(self, multiplier: int) -> bool:
        """Whether a deal that is multiplied so often decides the match."""
        return any(step.is_for_match for step in self.ladder if self._times(step) == multiplier)
