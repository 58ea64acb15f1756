"""From tricks to the score sheet."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import Final, NamedTuple

from game.rules.call import CAPOT_GOAL
from game.rules.contract import Trumps
from game.rules.options.option import option


class Trickless(Enum):
    """What becomes of the declarations, bela included, of a side without a trick."""

    DROP = "drop"
    """They leave the game ([003], HRW)."""
    TO_OPPONENTS = "toOpponents"
    """The other side writes them (HRB)."""
    KEEP = "keep"
    """They stay (Bulgaria [001])."""


class Tie(Enum):
    """What exactly half of the points means for the taker."""

    FALL = "fall"
    """He falls: half and one was needed ([000])."""
    HANG = "hang"
    """His half hangs for the winner of the next deal ("visi", litige)."""
    TAKER_WINS = "takerWins"
    """He has made it, both write their own."""


class Writing(Enum):
    """How a deal is written; it belongs to the game and is no house rule."""

    POINTS = "points"
    """Card points as they are (Bela, belote)."""
    TENS = "tens"
    """Card points divided by ten (Bulgaria)."""
    BID = "bid"
    """What was made and what was bid; a failed contract 160 and the bid (coinche, "faits + demandés")."""


class CapotFor(Enum):
    """Who is paid for tricks that others did not take; it belongs to the game."""

    ALL_TRICKS = "allTricks"
    """A side that took all of them."""
    EACH_TRICKLESS = "eachTrickless"
    """In three: for one player without a trick the two others share it, for two the third has it (ADP)."""


class ThreeHandFall(Enum):
    """What becomes of the points of a taker who falls against two others (C-08)."""

    VANISH = "vanish"
    """Nobody has them: the others write their own (HRW, PET, RAZ)."""
    HIGHER_OPPONENT = "higherOpponent"
    """The opponent with more points writes them besides his own (SRW, CLO)."""
    BOTH_OPPONENTS = "bothOpponents"
    """Each opponent writes them besides his own (CLO "some")."""


class RoundSplit(Enum):
    """Who gains by rounding when both ends lie just below the half: 6 in a suit, 4 at all trumps (D-07)."""

    WINNER_UP = "winnerUp"
    """The side with more points rounds up, the other down ([001])."""
    LOSER_UP = "loserUp"
    """The side with fewer points rounds up, the other down (OFF)."""


class ContraCapot(Enum):
    """What a capot is worth in a doubled game (D-12)."""

    MULTIPLIED = "multiplied"
    """The premium is multiplied with everything else (OFF)."""
    FLAT_90 = "flat90"
    """The premium is added after multiplying."""
    CANCELS_MULTIPLIER = "cancelsMultiplier"
    """With a capot nothing is multiplied (NIK)."""


class Factors(NamedTuple):
    """How often each part of a deal counts in a contract, doubled or not; a belote counts once."""

    cards: int = 1
    """Card points, the last trick among them."""
    declared: int = 1
    """Declarations without a belote."""
    capot: int = 1


FACTORS: Final = ((Trumps.NONE, Factors(cards=2)),)
"""At no trumps card points count twice ([001])."""


class CardScale(Enum):
    """What the cards count at all trumps and at no trumps."""

    USUAL = "usual"
    """Every suit counts as trumps do, or as plain suits do: 258 and 130 with the last trick."""
    EVEN = "162"
    """162 as in a suit: 13 9 6 5 3 2 for J 9 A T K Q, and 19 10 4 3 2 for A T K Q J (FFB coinche 11)."""


class DoubledPart(Enum):
    """What contra and recontra multiply where numbers are bid."""

    EVERYTHING = "all"
    """All that the winner of the deal writes but the belote (section H)."""
    BID = "bid"
    """The number alone; all else is written as it fell (CAN "double les points de l'enchère demandée")."""
    ROUND = "160"
    """All that the winner of the deal writes, his belote too, and for his cards 160, 250 with a capot (FFB
    coinche 10.1.1 "160 points (ou 250 points si capot réalisé, même non demandé)")."""


class FallenBid(Enum):
    """What the cards count for the defenders when a number was not made."""

    ROUND = "160"
    """160 (FFB coinche 10.1.2)."""
    WHOLE = "162"
    """All card points, 252 with a capot (CAN "points de l'enchère demandée + 162 points ou 252")."""


class CapotBid(Enum):
    """What a capot that was bid counts as a bid."""

    USUAL = "250"
    """FFB contrée "250 points pour un capot demandé"."""
    HIGHEST = "270"
    """CAN "« générale ou capot » ou « 270 » contrat le plus élevé"."""


class BidRounding(Enum):
    """How the line of a deal is rounded to tens where numbers are bid."""

    OFF = "off"
    """Points are written as they are (FFB belote "il n'y a pas d'arrondi")."""
    FIVE_UP = "5"
    """FFB contrée 10.3 "arrondis à la dizaine la plus proche. 85 → 90, 84 → 80"."""
    SIX_UP = "6"
    """CAN "Les points marqués par chaque équipe seront arrondis à 6 (156 valant 160)"."""


EVEN_SCALE: Final = 0
"""Stands in place of what a king counts where the cards count by `CardScale.EVEN`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoreRules:
    """From tricks to the sheet."""

    last_trick: int = option("lastTrick", 10)
    """Points for the last trick."""
    capot: int = option("stiglja", 90)
    """Points for all tricks (štiglja)."""
    capot_replaces_last: bool = option("stigljaReplacesLast", default=False)
    """True: a capot is written instead of the last trick's points, not besides."""
    king: int = option("kingValue", 4)
    """What a king counts, 4, or 10 as one sheet prints it (E-01)."""
    trickless: Trickless = option("trickless", Trickless.DROP)
    tie: Tie = option("tie", Tie.FALL)
    can_fall: bool = option("dedans", default=True)
    """False: there is no contract to make, both sides write their own."""
    belote_stays: bool = option("belaStays", default=False)
    """True: it is never lost, by a fall or without a trick (France; HRA "bela se uvijek piše")."""
    writing: Writing = Writing.POINTS
    capot_for: CapotFor = CapotFor.ALL_TRICKS
    three_hand_fall: ThreeHandFall = option("fall3", ThreeHandFall.VANISH)
    round_split: RoundSplit = option("roundSplit", RoundSplit.WINNER_UP)
    contra_capot: ContraCapot = option("contraCapot", ContraCapot.MULTIPLIED)
    no_trumps_doubled: bool = option("ntDoubled", default=True)
    """True: at no trumps `factors` hold: card points and the last trick count twice ([001])."""
    factors: tuple[tuple[Trumps, Factors], ...] = field(default=FACTORS, hash=False)
    """The contracts in which a part of the deal counts more than once; it belongs to the game and is no
    house rule. It stays out of the hash, which is asked for often."""
    card_scale: CardScale = option("cardScale", CardScale.USUAL)
    doubled_part: DoubledPart = option("coincheDoubles", DoubledPart.EVERYTHING)
    fallen_bid: FallenBid = option("fallenBid", FallenBid.ROUND)
    bid_is_enough: bool = option("bidEnough", default=False)
    """True: what was bid is enough, "même si les défenseurs ont réalisé plus de points" (FFB contrée)."""
    capot_bid: CapotBid = option("capotBid", CapotBid.USUAL)
    no_trumps_bid_twice: bool = option("ntBidTwice", default=False)
    """True: at no trumps the bid counts twice, 82 as 160 (FFC "à sans atout double le montant")."""
    bid_rounding: BidRounding = option("bidRounding", BidRounding.OFF)
    doubles_declarations: bool = True
    """False: contra and what answers it leave declarations as they are; it belongs to the game."""

    def bid_points(self, goal: int, trumps: Trumps) -> int:
        """What a bid of that number counts in the sheet, undoubled; 0 for none."""
        points = int(self.capot_bid.value) if goal == CAPOT_GOAL else goal
        is_twice = self.no_trumps_bid_twice and trumps is Trumps.NONE
        return points // 10 * 20 if is_twice else points

    def scale(self, trumps: Trumps) -> int:
        """What a king counts with these trumps, 4 or 10; EVEN_SCALE where `CardScale.EVEN` counts."""
        return EVEN_SCALE if trumps.suit is None and self.card_scale is CardScale.EVEN else self.king

    @property
    def replaced_by_capot(self) -> int:
        """The last trick's points that are not written besides a capot ([004] "100 (then no 10)")."""
        return self.last_trick if self.capot_replaces_last and self.capot else 0
