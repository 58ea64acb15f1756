"""What combinations of cards count, and when they are said."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Final, NamedTuple

from game.cards.rank import Rank
from game.rules.contract import Trumps
from game.rules.options.option import option

Fours = tuple[tuple[Rank, int], ...]
"""What four of a kind count, the best first; a rank that is missing counts nothing."""

FOURS: Final[Fours] = (
    (Rank.JACK, 200),
    (Rank.NINE, 150),
    (Rank.ACE, 100),
    (Rank.TEN, 100),
    (Rank.KING, 100),
    (Rank.QUEEN, 100),
)
"""Of the fours at 100 the stronger cards go first (A-09)."""


class Declarable(NamedTuple):
    """What can be declared in a contract."""

    fours: Fours = ()
    sequences: bool = False


BY_CONTRACT: Final = ((Trumps.NONE, Declarable()),)
"""Nothing is declared at no trumps ([001], OFF)."""


class BelotSuit(Enum):
    """In which suit eight cards in a row are the belot that wins the match."""

    ANY = "any"
    """In any suit ([000] "ne mora biti adut")."""
    TRUMP = "trump"
    """In trumps only ([002], [003]); elsewhere it is a long run."""
    OFF = "off"
    """In none."""


class RunOfEight(Enum):
    """What eight cards in a row are worth."""

    INSTANT_WIN = "instantWin"
    """The match, at once ([000]), as far as `belotSuit` allows; otherwise 100."""
    HUNDRED = "100"
    """One hundred (Bulgaria)."""
    HUNDRED_AND_TWENTY = "120"
    """One hundred and twenty."""
    FIVE_AND_THREE = "100+20"
    """A sequence of five and one of three, 100 and 20 ([004] "zarówno Sekwencję pięciu ... jak i trzech")."""


class LongRun(Enum):
    """How runs of five, six and seven cards compare."""

    TOP_CARD = "topCard"
    """By the top card alone: all count as runs of five (A-08)."""
    LENGTH = "length"
    """The longer first, then the top card."""


class DeclarationTie(Enum):
    """Whose declaration is better when value and top card are equal."""

    POSITION = "position"
    """His who had the earlier right to call ([000])."""
    TRUMP_FIRST = "trumpFirst"
    """The one in trumps; otherwise the earlier right to call ([000] "Moguća je i verzija")."""
    CANCEL = "cancel"
    """Nobody's: both sides' sequences count nothing (Bulgaria)."""
    TRUMP_OR_CANCEL = "trumpOrCancel"
    """The one in trumps; otherwise nobody's (FFB coinche 8.3 "une annonce dans la couleur de l'atout")."""

    @property
    def trumps_first(self) -> bool:
        """Whether a level one in trumps is better."""
        return self in _TRUMPS_FIRST

    @property
    def cancels(self) -> bool:
        """Whether those count nothing that are still level."""
        return self in _CANCELS


_TRUMPS_FIRST: Final = (DeclarationTie.TRUMP_FIRST, DeclarationTie.TRUMP_OR_CANCEL)
_CANCELS: Final = (DeclarationTie.CANCEL, DeclarationTie.TRUMP_OR_CANCEL)


class DeclarationTiming(Enum):
    """When declarations are said."""

    BEFORE_LEAD = "beforeLead"
    """In a round before the first lead ([000] "odmah na početku igre")."""
    FIRST_CARD = "firstCard"
    """By each player with his first card."""
    AFTER_FIRST_TRICK = "afterTrick1"
    """When the first trick has been taken."""


class BeloteSaid(Enum):
    """With which of king and queen of trumps "belote" is said."""

    FIRST = "first"
    """With the first of the two (A7)."""
    EITHER_PLAYED = "eitherPlayed"
    """With either card that leads, follows suit or ruffs ([001] "на всяка от двете карти")."""
    FIRST_PLAYED = "firstPlayed"
    """With the first of the two, if it leads, follows suit or ruffs (OFF "на първата от двете карти")."""


class DeclarationShowing(Enum):
    """When declarations that count are laid open; until then only what was said of them is known."""

    AT_ONCE = "atOnce"
    """As soon as the contest is decided."""
    AFTER_FIRST_TRICK = "afterTrick1"
    """When the first trick has been taken."""
    AFTER_LAST_TRICK = "afterLast"
    """When the last trick has been taken (OFF)."""


class BeloteWords(Enum):
    """Which word belongs to king and queen of trumps, where both must be said."""

    KING_AND_QUEEN = "kingQueen"
    """The king is "belote" and the queen "rebelote", whichever comes first ([004])."""
    IN_ORDER = "inOrder"
    """The first is "belote" and the second "rebelote"."""


class Announce(Enum):
    """Who says the declarations and the bela."""

    AUTO = "auto"
    """The program, always the best ones."""
    MANUAL = "manual"
    """The player himself; what he forgets or says too low is lost ([000] "prvo licitirano zvanje")."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DeclarationRules:
    """What combinations of cards count."""

    allowed: bool = option("declarations", default=True)
    """False: no sequences and no four of a kind ("bez zvanja")."""
    belote: bool = option("bela", default=True)
    """False: king and queen of trumps count nothing ("bez bele")."""
    belot_suit: BelotSuit = option("belotSuit", BelotSuit.ANY)
    run_of_eight: RunOfEight = option("run8", RunOfEight.INSTANT_WIN)
    long_run: LongRun = option("longRun", LongRun.TOP_CARD)
    tie: DeclarationTie = option("declTie", DeclarationTie.POSITION)
    shared_cards: bool = option("sharedCards", default=True)
    """True: one card may stand in a four and in a sequence ([000] "vezano zvanje")."""
    four_cancels_sequences: bool = option("carreCancelsSequences", default=True)
    """True: one contest, in which fours beat sequences; False: fours and sequences are contested apart."""
    timing: DeclarationTiming = option("declTiming", DeclarationTiming.BEFORE_LEAD)
    announce: Announce = option("announce", Announce.AUTO)
    showing: DeclarationShowing = option("declShown", DeclarationShowing.AT_ONCE)
    belote_king_first: bool = option("beloteKingFirst", default=False)
    """True: the bela counts only if the king is played before the queen (old French rule)."""
    defenders_share: bool = False
    """True: in three the taker's opponents are one side in the contest, each writing his own (Bela, C-06)."""
    belote_said: BeloteSaid = option("beloteSaid", BeloteSaid.FIRST)
    belote_words: BeloteWords = option("beloteWords", BeloteWords.KING_AND_QUEEN)
    belote_twice: bool = False
    """True: "belote" and "rebelote" must both be said, each with its card, or nothing counts ([004])."""
    fours: Fours = field(default=FOURS, hash=False)
    """What four of a kind count; it belongs to the game and is no house rule. It stays out of the hash,
    which is asked for often; so does `by_contract`."""
    sequences: bool = True
    """Whether sequences count; it belongs to the game and is no house rule."""
    by_contract: tuple[tuple[Trumps, Declarable], ...] = field(default=BY_CONTRACT, hash=False)
    """The contracts in which something else can be declared than `fours` and `sequences` say."""
    belote_value: int = 20
    """What king and queen of trumps count; it belongs to the game and is no house rule."""
    names_only: bool = False
    """True: a declaration is said by its name, without its value; who has less says "good" ([004])."""

    def declarable(self, trumps: Trumps) -> Declarable:
        """What can be declared in that contract."""
        return dict(self.by_contract).get(trumps, Declarable(self.fours, self.sequences))

    def under(self, trumps: Trumps) -> DeclarationRules:
        """The same rules with the fours and sequences of that contract."""
        found = self.declarable(trumps)
        if found == (self.fours, self.sequences):
            return self
        return replace(self, fours=found.fours, sequences=found.sequences)
