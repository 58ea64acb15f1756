"""The duties of play, and what breaking one costs."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.rules.options.option import option


class Ruff(Enum):
    """When a player void in the led suit has to play a trump."""

    ALWAYS = "always"
    """Even over the partner's winning card (Croatian bela, [000])."""
    UNLESS_PARTNER_WINS = "unlessPartnerWinning"
    """The partner's trick may be left alone (Bulgaria, France)."""
    OPTIONAL = "optional"
    """Never a duty ([001] read by the letter, "можете да цакате")."""
    NEVER = "never"
    """Forbidden while another card is held ([004] read by the letter, E-02)."""


class Undertrump(Enum):
    """What a player does who must ruff over an earlier ruff and cannot beat it."""

    FORCED = "forced"
    """He plays a lower trump (Croatia HRB, FFB 2016)."""
    FREE = "free"
    """He plays any card (Bulgaria OFF 3.1, French contrée)."""


class UnderPartner(Enum):
    """What a player may do whose partner has ruffed and who has only lower trumps and none of the suit."""

    FREE = "free"
    """Play any card (FFB 2016 5.2.3, Bulgaria)."""
    FORBIDDEN = "forbidden"
    """Not spend a lower trump while he holds another card (PAG, F-07)."""


class TrickReview(Enum):
    """Which taken tricks may be looked at again during a deal."""

    ON_LEAD = "onLead"
    """The player on lead may look through his own side's tricks ([000], A-17)."""
    LAST = "last"
    """Everybody may look at the last trick (FFB)."""
    NONE = "none"
    """No trick may be looked at again."""
    FREE = "free"
    """Everybody may look at every trick."""


class Renege(Enum):
    """What a card against the duties costs."""

    PREVENT = "prevent"
    """It cannot be played: the program offers legal cards only."""
    WHOLE_GAME = "wholeGame"
    """It can; an opponent may call the fault, the deal ends, he writes 162 and everything called ([000])."""
    TEN_POINTS = "tenPoints"
    """It can; an opponent may call the fault, the offender's side loses ten points in the sheet ([004])."""


class BulgarianRenege(Enum):
    """What a card against the duties costs in Bulgaria, where a game is written in tens."""

    PREVENT = "prevent"
    """It cannot be played."""
    WHOLE_GAME = "26"
    """It can; who calls it ends the deal, the others write the whole game: 16 in a suit, else 26 (D-22)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayRules:
    """The duties of play."""

    raise_plain: bool = option("raisePlain", default=True)
    """Iber: in a plain suit, too, the best card of the led suit must be beaten if possible ([000])."""
    ruff: Ruff = option("ruff", Ruff.ALWAYS)
    overtrump: bool = option("overtrump", default=True)
    """True: a trump must beat the best trump in the trick if possible."""
    undertrump: Undertrump = option("undertrump", Undertrump.FORCED)
    under_partner: UnderPartner = option("underPartner", UnderPartner.FREE)
    trick_review: TrickReview = option("trickReview", TrickReview.ON_LEAD)
    renege: Renege = option("renege", Renege.PREVENT)
    renege_award: bool = option("renegeAward", default=True)
    """True: with renege=tenPoints the others also write ten points ([004], E-07)."""
    bulgarian_renege: BulgarianRenege = option("renegeBg", BulgarianRenege.PREVENT)

    @property
    def allows_faults(self) -> bool:
        """Whether a card may be played against a duty, for the others to call."""
        return self.renege is not Renege.PREVENT or self.bulgarian_renege is not BulgarianRenege.PREVENT
