"""From tricks and declarations to the line in the sheet (rule book, A11, A12, A15, D, H, and options)."""

from __future__ import annotations

from operator import add
from typing import TYPE_CHECKING, Final

from game.rules.contract import Trumps
from game.rules.options.score import EVEN_SCALE, CardScale, Factors, ScoreRules, Writing
from game.rules.result import Outcome
from game.rules.writing.bid import outcome_of_bid, written_with_bid
from game.rules.writing.count import Count, Settlement, best_of_the_others, plus
from game.rules.writing.outcome import outcome_of
from game.rules.writing.points import Parts, written_in_points
from game.rules.writing.premium import factor_of, left_without_trick, premiums
from game.rules.writing.tens import rounded, written_in_tens

if TYPE_CHECKING:
    from game.rules.seats import Side
    from game.rules.writing.count import Points

CARDS_OF_THE_DECK: Final = 152
CARDS_AT_NO_TRUMPS: Final = 120
CARDS_AT_ALL_TRUMPS: Final = 248
KINGS_IN_THE_DECK: Final = 4
PLAIN_KING: Final = 4

_WAYS: Final = {
    Writing.POINTS: written_in_points,
    Writing.TENS: written_in_tens,
    Writing.BID: written_with_bid,
}


def settle(count: Count, score: ScoreRules, hung: int = 0) -> Settlement:
    """Settle a deal that was played to its end; `hung` are points of the deals before, never multiplied.

    They go to the taker who made his contract, otherwise to the best of the others. Where the deal decides
    the match its winner writes the stake and nobody else anything, unless it hangs.
    """
    at_risk = (0,) * len(count.belote) if score.belote_stays else count.belote
    declared, left = left_without_trick(count.declared, at_risk, count.tricks, count.taker, score.trickless)
    belote = count.belote if score.belote_stays else left
    factors = factors_of(count.trumps, score)
    declared = tuple(points * factors.declared for points in declared)
    bonus = tuple(points * factors.capot for points in premiums(count, score))
    called = tuple(map(add, declared, belote))
    totals = tuple(
        cards * factors.cards + more + premium
        for cards, more, premium in zip(count.cards, called, bonus, strict=True)
    )
    parts = Parts(totals=totals, declared=declared, belote=belote, bonus=bonus)
    is_bid = score.writing is Writing.BID and (score.can_fall or count.is_doubled)
    outcome = outcome_of_bid(count, totals, score) if is_bid else outcome_of(count, totals, score)
    way = written_in_points if score.writing is Writing.BID and not is_bid else _WAYS[score.writing]
    factor = factor_of(count, score)
    written, waiting = way(count, parts, outcome, factor, score)
    winner = count.taker if outcome is Outcome.MADE else best_of_the_others(totals, count.taker)
    decides = bool(count.stake) and outcome is not Outcome.HUNG
    if outcome is Outcome.HUNG:
        waiting += hung
    elif decides:
        written = plus((0,) * len(totals), winner, count.stake)
    else:
        written = plus(written, winner, hung)
    fell = outcome is Outcome.FELL and written[count.taker] == 0
    return Settlement(
        outcome=outcome,
        declared=called,
        bonus=bonus,
        totals=totals,
        written=written,
        dashes=frozenset({count.taker}) if fell else frozenset(),
        hung=waiting,
        multiplier=factor,
        match_winner=winner if decides else None,
    )


def factors_of(trumps: Trumps | None, score: ScoreRules) -> Factors:
    """How often the parts of a deal count: cards twice at no trumps ([001]), not on the scale of the FFB.

    `trumps` is None before the call.
    """
    if trumps is Trumps.NONE and not (score.no_trumps_doubled and score.card_scale is CardScale.USUAL):
        return Factors()
    return next((factors for where, factors in score.factors if where is trumps), Factors())


def whole_game(trumps: Trumps | None, score: ScoreRules) -> int:
    """All card points of the deck with the last trick: 162, 258 at all trumps, 260 at no trumps.

    By the scale of the FFB 162 everywhere. `trumps` is None before the call: then a suit game's.
    """
    if trumps is not None and score.scale(trumps) == EVEN_SCALE:
        return CARDS_OF_THE_DECK + score.last_trick
    deck = CARDS_OF_THE_DECK
    if trumps is Trumps.NONE:
        deck = CARDS_AT_NO_TRUMPS
    elif trumps is Trumps.ALL:
        deck = CARDS_AT_ALL_TRUMPS
    once = deck + KINGS_IN_THE_DECK * (score.king - PLAIN_KING) + score.last_trick
    return once * factors_of(trumps, score).cards


def penalty(offender: Side, called: Points, score: ScoreRules, trumps: Trumps | None = None) -> Points:
    """What is written when a fault ends a deal: all card points and everything called, by whomever (A15).

    [000] "162 boda … + sva zvanja koja su bila zvana u tom dijeljenju (bez obzira tko je zvao)". Where deals
    are written in tens it is 16 in a suit game and 26 otherwise (D-22). In three both others write it.
    """
    amount = whole_game(trumps, score) + sum(called)
    if score.writing is Writing.TENS:
        amount = rounded(amount)
    return tuple(0 if side == offender else amount for side in range(len(called)))
