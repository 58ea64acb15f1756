"""What players say who taught themselves to call, where games are named one above the other."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from game.ai.bidding.call_code import BID
from game.ai.bidding.call_rows import CALLS, rows_of
from game.ai.bidding.imagined_auction import code_of
from game.ai.bidding.policies import rising
from game.ai.learned import unpacked
from game.rules.options.auction import AuctionKind

if TYPE_CHECKING:
    from game.ai.learned import Numbers
    from game.rules.call import Call
    from game.rules.options.rules import Rules
    from game.rules.view import View

SHIFT: Final = 7
"""Weights and units are in 128ths, sums in 16384ths."""
BOLDER: Final = {BID + 4: 1 << 2 * SHIFT, BID + 5: 1 << 2 * SHIFT}
"""No trumps and all trumps are taken for e times as likely.

What practice says of them is for players of like strength who follow their policies. Of cards played by a
master more is made, where the others play worse: +0.11 +- 0.04 points of the sheet a deal against a public
program, +0.20 +- 0.10 against medium; between masters it loses 0.08 +- 0.06.
"""


def is_learned(rules: Rules) -> bool:
    """Whether the auction is of the kind that was learned, and no trumps count twice as they did there."""
    return rules.auction_kind is AuctionKind.RISING and rules.score.no_trumps_doubled


def learned_call(view: View) -> Call:
    """What the policy likes best of the calls that are open, a little bolder; of equals the lowest."""
    sums = sums_of(rows_of(view))
    codes = {call: code_of(call) for call in view.choices.calls}
    return max(codes, key=lambda call: (sums[codes[call]] + BOLDER.get(codes[call], 0), -codes[call]))


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
