"""Who leads in Bela in two leaves trumps to a rule player more often than the imagined deals say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.ai.bela_in_two import is_bela_in_two
from game.rules.call import Word
from game.rules.seats import after

if TYPE_CHECKING:
    from array import array

    from game.rules.call import Call
    from game.rules.view import View

RESERVE: Final = 12.0
"""Points of the sheet by which naming brings less than passing, beyond what is foreseen.

Light players play the imagined deals out for both, but masters gain more by a rule player's errors where he
has named. In 6,951 deals with medium whoever was to lead made the other call 3,293 times and the deal was
played on: naming brought 11.9 +- 2.1 less than was foreseen, for the dealer 0.4 +- 2.5 more (1,781).
"""


def hold_back(view: View, calls: tuple[Call, ...], values: array[float], believed: float) -> None:
    """Lower what naming is worth, by how likely the opponent is a rule player.

    `values` are those of every call in every deal, side by side.
    """
    rules = view.rules
    if not is_bela_in_two(rules) or view.seat != after(view.dealer, rules.players) or Word.PASS not in calls:
        return
    number = len(calls)
    for place, value in enumerate(values):
        if calls[place % number] is not Word.PASS:
            values[place] = value - RESERVE * believed
