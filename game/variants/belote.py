"""Belote: in two, three and four by the Spanish sheet, in four as in France, and coinche."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from game.cards.rank import Rank
from game.rules.contract import Trumps
from game.rules.options.auction import AuctionKind
from game.rules.options.deal import Direction, FirstDealer, NextDealer
from game.rules.options.declarations import (
    BelotSuit,
    Declarable,
    DeclarationTie,
    DeclarationTiming,
    Fours,
    RunOfEight,
)
from game.rules.options.match import Finish, MatchTie
from game.rules.options.pack import ExchangeTo, RestDealFrom, SevenExchange, TurnedTo
from game.rules.options.play import Ruff, TrickReview, Undertrump
from game.rules.options.score import CapotFor, Tie, Trickless, Writing
from game.variants.bela import BELA4
from game.variants.variant import Variant

if TYPE_CHECKING:
    from game.rules.options.rules import Rules

_BELA: Final = BELA4.rules


def _as_first_written(rules: Rules, next_dealer: NextDealer) -> Rules:
    """The rules of sheet [004] as version 1.0 read them; what was written then counts from these."""
    return replace(
        rules,
        deal=replace(rules.deal, next_dealer=next_dealer),
        declarations=replace(rules.declarations, run_of_eight=RunOfEight.HUNDRED_AND_TWENTY),
        match=replace(rules.match, claim_counts_held=False),
    )


_TWO: Final = replace(
    _BELA,
    players=2,
    deal=replace(
        _BELA.deal,
        direction=Direction.CLOCKWISE,
        first_dealer=FirstDealer.DRAW,
        next_dealer=NextDealer.MORE_POINTS,
        draws_seats=True,
    ),
    pack=replace(
        _BELA.pack,
        talon=0,
        rest=3,
        turns_up=True,
        shows_bottom=True,
        seven_exchange=SevenExchange.ANY_HAND,
    ),
    auction=replace(_BELA.auction, kind=AuctionKind.TURNED_CARD, mus=False),
    play=replace(_BELA.play, raise_plain=False, trick_review=TrickReview.NONE),
    declarations=replace(
        _BELA.declarations,
        belot_suit=BelotSuit.OFF,
        run_of_eight=RunOfEight.FIVE_AND_THREE,
        tie=DeclarationTie.TRUMP_FIRST,
        shared_cards=False,
        timing=DeclarationTiming.FIRST_CARD,
        belote_twice=True,
        names_only=True,
    ),
    score=replace(_BELA.score, capot=100, capot_replaces_last=True, trickless=Trickless.KEEP, can_fall=False),
    match=replace(
        _BELA.match, target=1000, finish=Finish.CLAIM, tie=MatchTie.EXTRA_DEAL, claim_counts_held=True
    ),
)

BELOTE2_ES: Final = Variant(
    name="belote2_es",
    rules=_TWO,
    runs_totals=True,
    written_against=_as_first_written(_TWO, NextDealer.MORE_POINTS),
)
"""Belote in two by rule sheet [004], section E: nobody falls, both write what they made."""

_THREE: Final = replace(_TWO, players=3, score=replace(_TWO.score, capot_for=CapotFor.EACH_TRICKLESS))

BELOTE3_ES: Final = Variant(
    name="belote3_es",
    rules=_THREE,
    runs_totals=True,
    written_against=_as_first_written(_THREE, NextDealer.ROTATE),
)
"""Belote in three, section G: the game for two with three players (ADP "Même règle qu'à deux")."""

_FOUR: Final = replace(
    _TWO,
    players=4,
    pack=replace(
        _TWO.pack,
        packets=(3, 2),
        turned_to=TurnedTo.TAKER,
        shows_bottom=False,
        exchange_to=ExchangeTo.TAKER_GETS_SEVEN,
        rest_deal_from=RestDealFrom.TAKERS_RIGHT,
    ),
    play=replace(_TWO.play, ruff=Ruff.UNLESS_PARTNER_WINS),
)

BELOTE4_ES: Final = Variant(
    name="belote4_es",
    rules=_FOUR,
    runs_totals=True,
    written_against=_as_first_written(_FOUR, NextDealer.ROTATE),
)
"""Belote in four with the turned card by rule sheet [004], section F."""

BELOTE4_FR: Final = Variant(
    name="belote4_fr",
    rules=replace(
        _FOUR,
        deal=replace(
            _FOUR.deal,
            direction=Direction.COUNTER_CLOCKWISE,
            first_dealer=FirstDealer.RANDOM,
            next_dealer=NextDealer.ROTATE,
        ),
        pack=replace(_FOUR.pack, seven_exchange=SevenExchange.OFF, rest_deal_from=RestDealFrom.ELDEST),
        play=replace(_FOUR.play, trick_review=TrickReview.LAST),
        declarations=replace(
            _FOUR.declarations, run_of_eight=RunOfEight.HUNDRED, belote_twice=False, names_only=False
        ),
        score=replace(_FOUR.score, trickless=Trickless.DROP, can_fall=True, tie=Tie.HANG, belote_stays=True),
        match=replace(_FOUR.match, finish=_BELA.match.finish, claim_counts_held=False),
    ),
    runs_totals=True,
)
"""French belote (FFB, PAG), section F: the taker must make his contract."""

_FRENCH: Final = BELOTE4_FR.rules

FOURS_AT_NO_TRUMPS: Final[Fours] = (
    (Rank.ACE, 200),
    (Rank.TEN, 150),
    (Rank.KING, 100),
    (Rank.QUEEN, 100),
    (Rank.JACK, 100),
    (Rank.NINE, 100),
)
"""FFB coinche 11.2."""

COINCHE_FR: Final = Variant(
    name="coinche_fr",
    rules=replace(
        _FRENCH,
        pack=replace(
            _FRENCH.pack,
            packets=(3, 2, 3),
            rest=0,
            turns_up=False,
            turned_to=TurnedTo.NOBODY,
            exchange_to=ExchangeTo.KEEP_SEVEN,
        ),
        auction=replace(
            _FRENCH.auction,
            kind=AuctionKind.NUMBERS,
            contra=True,
            recontra=True,
            run_from_contra=False,
        ),
        play=replace(_FRENCH.play, undertrump=Undertrump.FREE),
        declarations=replace(
            _FRENCH.declarations,
            by_contract=((Trumps.NONE, Declarable(FOURS_AT_NO_TRUMPS, sequences=True)),),
        ),
        score=replace(_FRENCH.score, writing=Writing.BID, tie=Tie.FALL),
        match=replace(_FRENCH.match, target=2000),
    ),
    runs_totals=True,
)
"""Coinche, section H: eight cards at once, points are bid."""
