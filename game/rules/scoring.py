"""From tricks and declarations to the line in the sheet (rule book, A11, A12, A15, and their options)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from game.rules.options.score import ScoreRules, Tie, Trickless
from game.rules.result import Outcome

if TYPE_CHECKING:
    from game.rules.seats import Side

Points = tuple[int, ...]
"""By side."""

CARDS_OF_THE_DECK: Final = 152
KINGS_IN_THE_DECK: Final = 4
PLAIN_KING: Final = 4


@dataclass(frozen=True, slots=True, kw_only=True)
class Settlement:
    """What a deal is worth."""

    outcome: Outcome
    declared: Points
    """Declarations and belote after the rule for a side without a trick."""
    totals: Points
    """Cards, declarations, capot."""
    written: Points
    dashes: frozenset[Side]
    hung: int
    """Points that wait for the next deal."""


def settle(
    *,
    taker: Side,
    cards: Points,
    declared: Points,
    belote: Points,
    capot: Side | None,
    score: ScoreRules,
    hung: int = 0,
    multiplier: int = 1,
) -> Settlement:
    """Settle a deal that was played to its end.

    `cards` hold the last trick's points but no capot; `declared` hold declarations without `belote`;
    `hung` are points of the deals before.
    """
    declared, belote = _without_trick(declared, belote, capot, score)
    called = tuple(one + two for one, two in zip(declared, belote, strict=True))
    totals = tuple(one + two for one, two in zip(cards, called, strict=True))
    if capot is not None:
        premium = score.capot - (score.last_trick if score.capot_replaces_last else 0)
        totals = _plus(totals, capot, premium)
    outcome = _outcome(totals, taker, score, multiplier)
    written = _written(totals, taker, outcome, belote, score, multiplier)
    waiting = 0
    if outcome is Outcome.HUNG:
        waiting = hung + totals[taker]
    elif hung:
        winner = taker if outcome is Outcome.MADE else _best_of_the_others(totals, taker)
        written = _plus(written, winner, hung)
    fell = outcome is Outcome.FELL and written[taker] == 0
    return Settlement(
        outcome=outcome,
        declared=called,
        totals=totals,
        written=written,
        dashes=frozenset({taker}) if fell else frozenset(),
        hung=waiting,
    )


def _plus(points: Points, side: Side, more: int) -> Points:
    return tuple(value + more * (place == side) for place, value in enumerate(points))


def _best_of_the_others(totals: Points, taker: Side) -> Side:
    return max((side for side in range(len(totals)) if side != taker), key=lambda side: totals[side])


def _without_trick(
    declared: Points, belote: Points, capot: Side | None, score: ScoreRules
) -> tuple[Points, Points]:
    """What a side that took no trick keeps of its declarations (A-12)."""
    if capot is None or score.trickless is Trickless.KEEP:
        return declared, belote
    gained = 0
    if score.trickless is Trickless.TO_OPPONENTS:
        gained = sum(declared) + sum(belote) - declared[capot] - belote[capot]
    kept = tuple((value + gained) * (side == capot) for side, value in enumerate(declared))
    return kept, tuple(value * (side == capot) for side, value in enumerate(belote))


def _outcome(totals: Points, taker: Side, score: ScoreRules, multiplier: int) -> Outcome:
    """Half and one is needed: strictly more than all others together (A12).

    Where nobody falls (dedans=False) a contra still makes it a contest.
    """
    if not score.can_fall and multiplier == 1:
        return Outcome.MADE
    lead = 2 * totals[taker] - sum(totals)
    if lead != 0:
        return Outcome.MADE if lead > 0 else Outcome.FELL
    if score.tie is Tie.HANG and multiplier == 1:
        return Outcome.HUNG
    return Outcome.MADE if score.tie is Tie.TAKER_WINS else Outcome.FELL


def _written(
    totals: Points, taker: Side, outcome: Outcome, belote: Points, score: ScoreRules, multiplier: int
) -> Points:
    if outcome is Outcome.HUNG:
        return tuple(value * (side != taker) for side, value in enumerate(totals))
    if outcome is Outcome.MADE and multiplier == 1:
        return totals
    winner = taker if outcome is Outcome.MADE else _best_of_the_others(totals, taker)
    kept = tuple(value * score.belote_stays * (side != winner) for side, value in enumerate(belote))
    return _plus(kept, winner, (sum(totals) - sum(kept)) * multiplier)


def penalty(offender: Side, called: Points, score: ScoreRules) -> Points:
    """What is written when a fault ends a deal: all card points and everything called, by whomever (A15).

    [000] "162 boda … + sva zvanja koja su bila zvana u tom dijeljenju (bez obzira tko je zvao)".
    """
    whole = CARDS_OF_THE_DECK + KINGS_IN_THE_DECK * (score.king - PLAIN_KING) + score.last_trick
    amount = whole + sum(called)
    return tuple(0 if side == offender else amount for side in range(len(called)))
