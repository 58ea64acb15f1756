"""What players say who taught themselves to call, where games are named one above the other."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from game.ai.bidding.auction_setup import code_of
from game.ai.bidding.call_rows import CALLS, FEATURES, match_rows, rows_of
from game.ai.course_skill import can_simulate, skill_of
from game.ai.network import load
from game.ai.rule_based.doubling import doubts
from game.ai.rule_based.hand_features import is_meant
from game.rules.call import Bid, Word

if TYPE_CHECKING:
    from game.ai.network import Numbers
    from game.rules.call import Call
    from game.rules.options.rules import Rules
    from game.rules.view import View

NETWORK: Final = "calls_rising"
SHIFT: Final = 7
"""Weights and units are in 128ths, sums in 16384ths."""
SURE: Final = 4 << 2 * SHIFT
"""A call is e to the fourth times as likely as a pass."""


def is_learned(rules: Rules) -> bool:
    """Whether the auction is of the kind that was learned, and no trumps count twice as they did there."""
    return skill_of(rules).knows_rising and can_simulate(rules) and rules.score.no_trumps_doubled


def learned_call(view: View) -> Call:
    """What the policy likes best of the calls that are open and no lies; of equals the lowest.

    Who would pass in the first deal of a match names no game for the sake of the score, and says no recontra
    (a pass, and to doubt the others' game, promise the partner nothing), unless that is `SURE`: less sure
    ones gained -0.4 +- 0.2 points a time (43,728 in 300,000 deals at late scores), and no partner expects
    them.

    Those who practise with any call agree on clubs for whatever is to be told, which wins 0.4 points of the
    sheet a deal more, and which nobody at the table has agreed on.
    """
    sums, codes = sums_of(rows_of(view)), _sayable(view)
    liked = _best(sums, codes)
    quiet = {call: code for call, code in codes.items() if call is Word.PASS or doubts(view, call)}
    is_sure = liked in quiet or sums[codes[liked]] - sums[codes[Word.PASS]] >= SURE
    if is_sure or first_deals_call(view) is not Word.PASS:
        return liked
    return _best(sums, quiet)


def first_deals_call(view: View) -> Call:
    """The same in the first deal of a match."""
    score = match_rows(view)
    return _best(sums_of([row for row in rows_of(view) if row not in score]), _sayable(view))


def is_for_the_match(view: View) -> bool:
    """Whether the score makes it say something else."""
    return bool(match_rows(view)) and learned_call(view) != first_deals_call(view)


def _best(sums: list[int], codes: dict[Call, int]) -> Call:
    return max(codes, key=lambda call: (sums[codes[call]], -codes[call]))


def _sayable(view: View) -> dict[Call, int]:
    """The calls that are open and no lies, and their numbers."""
    return {call: code_of(call) for call in view.choices.calls if _tells_no_lie(view, call)}


def _tells_no_lie(view: View, call: Call) -> bool:
    suit = call.trumps.suit if isinstance(call, Bid) else None
    return suit is None or is_meant(view.hand, suit)


def sums_of(rows: list[int]) -> list[int]:
    """Each call's sum; the chances are as the powers of e of the sums."""
    first, start, second, last = learned_numbers()
    units = len(start)
    felt = [max(0, own + sum(first[row * units + unit] for row in rows)) for unit, own in enumerate(start)]
    return [
        (last[call] << SHIFT) + sum(map(int.__mul__, felt, second[call * units : (call + 1) * units]))
        for call in range(CALLS)
    ]


@cache
def learned_numbers() -> Numbers:
    """The weights of the network, loaded once; raises WeightsError."""
    return load(NETWORK, FEATURES, CALLS)
