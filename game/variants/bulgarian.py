"""Bulgarian Belot, by the sheet and by the official rules."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.rules.options.auction import AuctionKind
from game.rules.options.declarations import (
    BeloteSaid,
    BelotSuit,
    DeclarationShowing,
    DeclarationTie,
    DeclarationTiming,
    RunOfEight,
)
from game.rules.options.match import CapotLock, MatchTie
from game.rules.options.play import Ruff, TrickReview, Undertrump
from game.rules.options.score import RoundSplit, Tie, Trickless, Writing
from game.variants.bela import BELA4
from game.variants.variant import Variant

_BELA: Final = BELA4.rules

BELOT_BG: Final = Variant(
    name="belot_bg",
    rules=replace(
        _BELA,
        pack=replace(_BELA.pack, packets=(3, 2), talon=0, rest=3),
        auction=replace(_BELA.auction, kind=AuctionKind.RISING, mus=False, contra=True, recontra=True),
        play=replace(
            _BELA.play,
            raise_plain=False,
            ruff=Ruff.UNLESS_PARTNER_WINS,
            undertrump=Undertrump.FREE,
            trick_review=TrickReview.LAST,
        ),
        declarations=replace(
            _BELA.declarations,
            belot_suit=BelotSuit.OFF,
            run_of_eight=RunOfEight.HUNDRED,
            tie=DeclarationTie.CANCEL,
            shared_cards=False,
            timing=DeclarationTiming.FIRST_CARD,
            belote_said=BeloteSaid.EITHER_PLAYED,
        ),
        score=replace(_BELA.score, writing=Writing.TENS, trickless=Trickless.KEEP, tie=Tie.HANG),
        match=replace(_BELA.match, target=151, tie=MatchTie.EXTRA_DEAL),
    ),
)
"""Bulgarian Belot as rule sheet [001] writes it, section D."""

_SHEET: Final = BELOT_BG.rules

_FIRST_OFFICIAL: Final = replace(
    _SHEET,
    declarations=replace(_SHEET.declarations, four_cancels_sequences=False),
    score=replace(_SHEET.score, round_split=RoundSplit.LOSER_UP),
    match=replace(_SHEET.match, capot_lock=CapotLock.WHO_MADE_IT),
)

BELOT_BG_OFFICIAL: Final = Variant(
    name="belot_bg_official",
    rules=replace(
        _FIRST_OFFICIAL,
        declarations=replace(
            _FIRST_OFFICIAL.declarations,
            belote_said=BeloteSaid.FIRST_PLAYED,
            showing=DeclarationShowing.AFTER_LAST_TRICK,
        ),
        match=replace(_FIRST_OFFICIAL.match, capot_lock=CapotLock.EITHER),
    ),
    written_against=_FIRST_OFFICIAL,
)
"""Bulgarian Belot by the official rules (OFF)."""
