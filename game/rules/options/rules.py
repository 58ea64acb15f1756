"""All house rules of one match together, and which of them exclude each other."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from game.rules.options.auction import AuctionKind, AuctionRules, ThreeHandBidding
from game.rules.options.deal import DealRules
from game.rules.options.declarations import DeclarationRules
from game.rules.options.match import MatchRules
from game.rules.options.pack import PackRules, TurnedTo
from game.rules.options.play import BulgarianRenege, PlayRules, Renege
from game.rules.options.score import ScoreRules


class Impossible(Enum):
    """Why a combination of house rules makes no game."""

    RECONTRA_WITHOUT_CONTRA = "recontra"
    TARGET_NOT_POSITIVE = "target"
    NEGATIVE_PREMIUM = "premium"
    KING_NEITHER_FOUR_NOR_TEN = "kingValue"
    TWO_PRICES_OF_A_RENEGE = "renege"


class ImpossibleRulesError(ValueError):
    """House rules that exclude each other."""

    def __init__(self, reason: Impossible) -> None:
        """Keep the reason, so that an options page can explain it."""
        super().__init__(reason.value)
        self.reason = reason


KINGS = (4, 10)


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """All rules of one match; raises ImpossibleRulesError when they exclude each other."""

    players: int = 4
    deal: DealRules = field(default_factory=DealRules)
    pack: PackRules = field(default_factory=PackRules)
    auction: AuctionRules = field(default_factory=AuctionRules)
    play: PlayRules = field(default_factory=PlayRules)
    declarations: DeclarationRules = field(default_factory=DeclarationRules)
    score: ScoreRules = field(default_factory=ScoreRules)
    match: MatchRules = field(default_factory=MatchRules)

    @property
    def auction_kind(self) -> AuctionKind:
        """The course of the auction; three at Bela may turn an extra card up (bidding=turnUp)."""
        return AuctionKind.TURNED_CARD if self.turns_extra_up else self.auction.kind

    @property
    def turns_extra_up(self) -> bool:
        """Whether one of the extra cards lies open during the auction."""
        return bool(self.pack.extra) and self.auction.three_hand is ThreeHandBidding.TURN_UP

    @property
    def turned_to(self) -> TurnedTo:
        """Who gets the turned card, and the seven if it is exchanged (F-03)."""
        return TurnedTo.TAKER if self.turns_extra_up else self.pack.turned_to

    @property
    def taker_gets_turned(self) -> bool:
        """Whether the turned card goes to the taker."""
        return self.turned_to is TurnedTo.TAKER

    def stake(self, multiplier: int) -> int:
        """What the winner of a deal that is multiplied so often writes for the match; 0: it decides none."""
        return self.match.target if self.auction.is_for_match(multiplier) else 0

    def __post_init__(self) -> None:
        """Refuse combinations that make no game."""
        reason = impossible(self)
        if reason is not None:
            raise ImpossibleRulesError(reason)


def impossible(rules: Rules) -> Impossible | None:
    """Why these rules make no game, or None."""
    if rules.auction.recontra and not rules.auction.contra:
        return Impossible.RECONTRA_WITHOUT_CONTRA
    if rules.match.target <= 0:
        return Impossible.TARGET_NOT_POSITIVE
    if rules.score.last_trick < 0 or rules.score.capot < 0:
        return Impossible.NEGATIVE_PREMIUM
    if rules.play.renege is not Renege.PREVENT and rules.play.bulgarian_renege is not BulgarianRenege.PREVENT:
        return Impossible.TWO_PRICES_OF_A_RENEGE
    if rules.score.king not in KINGS:
        return Impossible.KING_NEITHER_FOUR_NOR_TEN
    return None
