"""What players say who taught themselves to call, where games are named one above the other."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from game.ai.bidding.call_rows import CALLS, match_rows, rows_of
from game.ai.bidding.hand_features import is_meant
from game.ai.bidding.imagined_auction import code_of
from game.ai.bidding.policies import rising
from game.ai.learned import unpacked
from game.rules.call import Bid
from game.rules.options.auction import AuctionKind

if TYPE_CHECKING:
    from game.ai.learned import Numbers
    from game.rules.call import Call
    from game.rules.options.rules import Rules
    from game.rules.view import View

SHIFT: Final = 7
"""Weights and units are in 128ths, sums in 16384ths."""


def is_learned(rules: Rules) -> bool:
    """Whether the auction is of the kind that was learned, and no trumps count twice as they did there."""
    return rules.auction_kind is AuctionKind.RISING and rules.score.no_trumps_doubled


def learned_call(view: View) -> Call:
    """What the policy likes best of the calls that are open and no lies; of equals the lowest.

    Those who practise with any call agree on clubs for whatever is to be told, which wins 0.4 points of the
    sheet a deal more, and which nobody at the table has agreed on.
    """
    return _liked(view, rows_of(view))


def is_for_the_match(view: View) -> bool:
    """Whether it says something else than in the first deal of a match."""
    score = match_rows(view)
    if not score:
        return False
    rows = rows_of(view)
    return _liked(view, rows) != _liked(view, [row for row in rows if row not in score])


def _liked(view: View, rows: list[int]) -> Call:
    sums = sums_of(rows)
    codes = {call: code_of(call) for call in view.choices.calls if _tells_no_lie(view, call)}
    return max(codes, key=lambda call: (sums[codes[call]], -codes[call]))


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
    """The network."""
    return unpacked(rising.LEARNED, rising.INPUTS, rising.UNITS, CALLS)
