"""What hands brought in coinche beside the usual suits: without one, and on six cards of eight.

Measured as in `fitted` (4000 deals each), by the points of the FFB (option cardScale); twice the own points
less 162, because those make a number. A taker's line at all trumps begins 14 points lower than measured, on
six cards 18: of such bids fewer were made than of suits (1,500 deals of medium players).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.ai.rule_based.estimates import Judged, Role, estimate
from game.rules.contract import Trumps

if TYPE_CHECKING:
    from game.rules.options.rules import Rules

ALL_EIGHT_NO_TRUMPS: Final[Judged] = {
    Role.TAKER: estimate(
        "spread 94.4, average 28.0: base 30.8, ace 21.6, behind_ace 1.4, declared 1.8, guarded_ten "
        "-2.8, king_with_top 0.6, leads 3.0, no_stopper -18.8, ten_with_ace 22.8"
    ),
    Role.PARTNER: estimate(
        "spread 91.2, average 28.0: base 25.2, ace 20.0, behind_ace 3.0, declared 2.0, guarded_ten "
        "-1.8, king_with_top 3.8, leads 1.4, no_stopper -18.2, ten_with_ace 27.0"
    ),
    Role.OPPONENT: estimate(
        "spread 99.2, average 28.0: base 7.4, ace -21.2, behind_ace -1.8, declared -0.2, guarded_ten "
        "-1.6, king_with_top -3.4, leads 3.4, no_stopper 22.8, ten_with_ace -26.4"
    ),
}
"""No trumps on all eight cards."""

ALL_EIGHT_ALL_TRUMPS: Final[Judged] = {
    Role.TAKER: estimate(
        "spread 94.8, average 47.6: base 20.4, ace_with_top 10.4, behind_jack 0.4, belote 34.2, "
        "declared 2.0, guarded_nine -4.6, jack 20.6, leads -3.4, nine_with_jack 27.2, no_stopper -16.0"
    ),
    Role.PARTNER: estimate(
        "spread 95.6, average 47.6: base 29.4, ace_with_top 9.2, behind_jack 3.2, belote 36.8, declared "
        "1.8, guarded_nine -0.2, jack 15.8, leads 2.2, nine_with_jack 32.2, no_stopper -15.6"
    ),
    Role.OPPONENT: estimate(
        "spread 104.4, average 47.6: base 37.2, ace_with_top 0.8, behind_jack -6.0, belote -10.8, "
        "declared -0.2, guarded_nine -4.0, jack -14.8, leads 3.0, nine_with_jack -21.2, no_stopper 18.8"
    ),
}
"""All trumps on all eight cards."""

SIX_FIRST: Final[Judged] = {
    Role.TAKER: estimate(
        "spread 96.4, average 58.0: base -43.2, ace 30.0, belote 51.8, declared 1.8, fifth 2.2, jack "
        "69.4, jack_and_nine 4.4, leads -6.0, lone_nine -12.4, nine 51.0, other 22.2, side_ace 24.0, "
        "side_ten 5.0, side_void 4.2, ten 33.0"
    ),
    Role.PARTNER: estimate(
        "spread 102.6, average 58.0: base 1.4, ace 26.2, belote 55.0, declared 2.2, fifth -38.4, jack "
        "56.0, jack_and_nine -25.6, leads 6.8, lone_nine 1.4, nine 32.2, other 14.8, side_ace 24.0, "
        "side_ten 13.8, side_void 0.4, ten 10.8"
    ),
    Role.OPPONENT: estimate(
        "spread 101.4, average 58.0: base 115.8, ace -20.6, fifth -14.4, jack -86.6, jack_and_nine "
        "32.8, leads 2.2, lone_nine 23.6, nine -61.6, other -22.2, side_ace -26.0, side_ten -2.6, "
        "side_void -5.4, ten -19.8"
    ),
}
"""A suit on six cards of eight."""

SIX_FIRST_NO_TRUMPS: Final[Judged] = {
    Role.TAKER: estimate(
        "spread 100.0, average 28.6: base 55.0, ace 18.2, behind_ace 3.8, declared 1.8, guarded_ten "
        "-0.4, king_with_top 1.4, leads 1.6, no_stopper -17.8, ten_with_ace 21.6"
    ),
    Role.PARTNER: estimate(
        "spread 99.4, average 28.6: base 58.0, ace 20.6, behind_ace 1.8, declared 2.0, guarded_ten "
        "-1.0, king_with_top 9.2, leads 0.2, no_stopper -19.6, ten_with_ace 19.8"
    ),
    Role.OPPONENT: estimate(
        "spread 101.2, average 28.6: base -2.0, ace -19.8, behind_ace -1.0, declared -0.2, guarded_ten "
        "2.6, king_with_top -5.8, leads 8.0, no_stopper 17.2, ten_with_ace -27.4"
    ),
}
"""No trumps on six cards of eight."""

SIX_FIRST_ALL_TRUMPS: Final[Judged] = {
    Role.TAKER: estimate(
        "spread 107.0, average 48.4: base 44.8, ace_with_top 12.4, behind_jack 5.6, belote 41.0, "
        "declared 1.6, guarded_nine -0.6, jack 17.4, leads 1.4, nine_with_jack 25.2, no_stopper -17.0"
    ),
    Role.PARTNER: estimate(
        "spread 105.4, average 48.4: base 72.2, ace_with_top 2.8, behind_jack 4.2, belote 41.4, "
        "declared 2.0, guarded_nine 1.0, jack 18.8, leads 0.6, nine_with_jack 30.4, no_stopper -19.8"
    ),
    Role.OPPONENT: estimate(
        "spread 109.2, average 48.4: base 9.2, ace_with_top 0.8, behind_jack 1.0, belote -3.4, "
        "guarded_nine -0.6, jack -20.0, leads -4.0, nine_with_jack -22.6, no_stopper 20.6"
    ),
}
"""All trumps on six cards of eight."""

WHOLE_HAND: Final = {Trumps.NONE: ALL_EIGHT_NO_TRUMPS, Trumps.ALL: ALL_EIGHT_ALL_TRUMPS}
SIX_OF_IT: Final = {Trumps.NONE: SIX_FIRST_NO_TRUMPS, Trumps.ALL: SIX_FIRST_ALL_TRUMPS}


def judged_number(rules: Rules, trumps: Trumps, all_eight: Judged) -> Judged:
    """The figures for a number at these trumps; `all_eight` are those of a suit on the whole hand."""
    if rules.pack.first_hand < rules.pack.hand:
        return SIX_OF_IT.get(trumps, SIX_FIRST)
    return WHOLE_HAND.get(trumps, all_eight)
