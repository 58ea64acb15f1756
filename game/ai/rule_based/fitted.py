"""What hands brought in each game, as `tests.lab.training.fit` measured it.

For each line thousands of random deals were played by the medium level with forced contracts (a random
taker, mostly the trumps his cards speak for), and the difference between the taker's side and the other,
declarations and capot included, was fitted by least squares to the features of one hand before the call.
All figures are points a deal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.ai.rule_based.estimates import Judged, Role, estimate
from game.ai.rule_based.fitted_numbers import judged_number
from game.rules.auction import course_of
from game.rules.contract import Trumps

if TYPE_CHECKING:
    from game.cards.card import Card
    from game.rules.options.rules import Rules

FIVE_OF_EIGHT: Final[Judged] = {
    Role.TAKER: estimate(
        "spread 85.6, average 21.3: base -49.1, ace 29.3, belote 30.1, declared 1.5, fifth 26.0, jack "
        "59.9, jack_and_nine 1.1, leads -0.4, lone_nine -9.2, nine 40.7, other 16.5, side_ace 16.8, "
        "side_ten 5.9, side_void 4.3, ten 26.4"
    ),
    Role.PARTNER: estimate(
        "spread 88.8, average 21.3: base -16.6, ace 16.1, belote 36.5, declared 0.9, fifth 9.2, jack "
        "49.3, jack_and_nine 23.7, leads 1.8, lone_nine -3.4, nine 37.3, other 11.4, side_ace 18.1, "
        "side_ten 9.0, side_void 4.6, ten 15.3"
    ),
    Role.OPPONENT: estimate(
        "spread 86.0, average 21.3: base 66.5, ace -25.6, belote -42.4, declared -1.1, fifth 7.4, jack "
        "-71.5, jack_and_nine 26.8, leads 7.0, lone_nine 14.2, nine -52.9, other -14.2, side_ace -17.6, "
        "side_ten -10.2, side_void -6.2, ten -20.8"
    ),
}
"""Five cards of eight, pairs, any suit against higher games (Bulgaria) (3000 deals)."""

NO_TRUMPS: Final[Judged] = {
    Role.TAKER: estimate(
        "spread 82.2, average -2.2: base 25.8, ace 8.8, behind_ace 2.9, guarded_ten 3.6, king_with_top "
        "-1.7, leads 0.8, no_stopper -12.4, ten_with_ace 13.3"
    ),
    Role.PARTNER: estimate(
        "spread 81.5, average -2.2: base 25.5, ace 12.4, behind_ace 1.4, guarded_ten -0.2, "
        "king_with_top 6.4, leads -7.2, no_stopper -12.1, ten_with_ace 18.8"
    ),
    Role.OPPONENT: estimate(
        "spread 81.9, average -2.2: base -32.8, ace -7.7, behind_ace -2.0, guarded_ten -4.7, "
        "king_with_top -6.1, leads 12.6, no_stopper 12.4, ten_with_ace -21.6"
    ),
}
"""No trumps on five cards of eight, undoubled (3000 deals)."""

ALL_TRUMPS: Final[Judged] = {
    Role.TAKER: estimate(
        "spread 134.9, average -6.1: base 53.8, ace_with_top 8.6, behind_jack 2.7, belote 26.6, "
        "declared 1.1, guarded_nine 0.3, jack 27.8, leads 1.4, nine_with_jack 30.0, no_stopper -28.1"
    ),
    Role.PARTNER: estimate(
        "spread 134.1, average -6.1: base 54.2, ace_with_top 3.3, behind_jack 6.7, belote 31.1, "
        "declared 0.7, guarded_nine -2.6, jack 30.7, leads -5.1, nine_with_jack 25.1, no_stopper -28.1"
    ),
    Role.OPPONENT: estimate(
        "spread 133.7, average -6.1: base -65.2, ace_with_top 2.2, behind_jack -10.4, belote -27.6, "
        "declared -1.1, guarded_nine -5.1, jack -24.0, leads 0.9, nine_with_jack -25.0, no_stopper 29.1"
    ),
}
"""All trumps on five cards of eight (3000 deals)."""

FIVE_AND_TURNED: Final[Judged] = {
    Role.TAKER: estimate(
        "spread 86.9, average 25.7: base -71.7, ace 38.1, belote 22.6, declared 1.2, fifth -31.6, jack "
        "70.3, jack_and_nine 0.6, leads 3.6, lone_nine -13.5, nine 49.7, other 22.0, side_ace 18.5, "
        "side_ten 9.7, side_void 4.2, ten 22.2"
    ),
}
"""Five cards and the turned one of eight, pairs (belote in four) (3000 deals)."""

ALL_EIGHT: Final[Judged] = {
    Role.TAKER: estimate(
        "spread 88.8, average 63.8: base -80.8, ace 35.6, belote 45.6, declared 2.0, fifth 6.4, jack "
        "74.2, jack_and_nine -3.2, leads 3.4, lone_nine -13.0, nine 49.0, other 20.4, side_ace 24.0, "
        "side_ten 10.8, side_void 13.0, ten 27.2"
    ),
    Role.PARTNER: estimate(
        "spread 95.6, average 63.8: base -32.2, ace 32.0, belote 41.8, declared 2.0, fifth 44.4, jack "
        "52.4, jack_and_nine -0.2, leads 6.2, lone_nine 2.6, nine 39.2, other 17.2, side_ace 31.6, "
        "side_ten 10.4, side_void 1.8, ten 23.6"
    ),
    Role.OPPONENT: estimate(
        "spread 100.0, average 63.8: base 142.4, ace -29.2, belote -6.6, fifth -7.2, jack -84.4, "
        "jack_and_nine 19.0, leads 4.2, lone_nine 22.2, nine -67.8, other -21.0, side_ace -20.6, "
        "side_ten -6.8, side_void -7.6, ten -25.6"
    ),
}
"""All eight cards, pairs; twice the own points less 162, for those make a number (coinche) (4000 deals)."""

SIX_OF_TWELVE: Final[Judged] = {
    Role.TAKER: estimate(
        "spread 90.2, average 4.3: base -90.6, ace 24.8, belote 27.9, declared 1.0, fifth -9.3, jack "
        "67.5, jack_and_nine 20.9, lone_nine 10.7, nine 33.3, other 19.9, side_ace 17.6, side_ten 9.5, "
        "side_void 6.9, ten 36.3"
    ),
}
"""Six cards of twelve, against two (Bela in three) (4000 deals)."""

SIX_OF_TEN: Final[Judged] = {
    Role.TAKER: estimate(
        "spread 60.3, average 14.8: base -43.8, ace 19.1, belote 34.1, declared 0.7, fifth -5.9, jack "
        "38.5, jack_and_nine 15.6, leads 3.4, lone_nine -5.0, nine 22.7, other 11.8, side_ace 9.5, "
        "side_ten 12.0, side_void -1.1, ten 24.9"
    ),
}
"""Six cards of ten, two players (Bela in two) (2500 deals)."""

SIX_OF_NINE_IN_TWO: Final[Judged] = {
    Role.TAKER: estimate(
        "spread 49.8, average 17.3: base -45.5, ace 16.1, belote 32.5, declared 0.6, fifth -14.5, jack "
        "40.4, jack_and_nine 19.1, leads 0.4, lone_nine 0.3, nine 22.0, other 14.6, side_ace 11.8, "
        "side_ten 11.5, side_void -1.3, ten 28.4"
    ),
}
"""Six cards of nine, two players (belote in two) (2500 deals)."""

SIX_OF_NINE_IN_THREE: Final[Judged] = {
    Role.TAKER: estimate(
        "spread 45.7, average 18.4: base -55.8, ace 26.7, belote 6.3, declared 0.9, fifth 2.8, jack "
        "55.9, jack_and_nine 4.6, leads -2.7, lone_nine 0.2, nine 31.5, other 15.8, side_ace 15.2, "
        "side_ten 7.5, side_void 4.3, ten 22.1"
    ),
}
"""Six cards of nine, each of three for himself; the difference to the mean of the others (4000 deals)."""

SIX_OF_EIGHT: Final[Judged] = {
    Role.TAKER: estimate(
        "spread 90.0: base -180, jack 100, nine 65, ace 37, ten 37, other 31, jack_and_nine 3, "
        "lone_nine -12, side_ace 32, side_ten 15, side_void 5, belote 30, declared 1.4"
    ),
}
"""Six cards of eight, pairs, each speaks once (Bela in four); fitted to the written points of made and fallen
contracts, tuned in play against itself."""


def strength(hand: tuple[Card, ...], trumps: Trumps, rules: Rules, *, leads: bool = False) -> float:
    """Return the expected difference, own side minus the others, if the hand's owner calls these trumps."""
    return judged(rules, trumps)[Role.TAKER].of(hand, trumps, rules, leads=leads)


def judged(rules: Rules, trumps: Trumps) -> Judged:
    """The figures for these trumps in the game of these rules."""
    if course_of(rules).goals:
        return judged_number(rules, trumps, ALL_EIGHT)
    if trumps is Trumps.NONE:
        return NO_TRUMPS
    if trumps is Trumps.ALL:
        return ALL_TRUMPS
    course = course_of(rules)
    return FIVE_OF_EIGHT if course.outbids and not course.turns_card else _named_once(rules)


def _named_once(rules: Rules) -> Judged:
    """The figures for a suit where the first name stands."""
    has_rest = rules.pack.later > 0
    if rules.players == 2:
        return SIX_OF_NINE_IN_TWO if has_rest else SIX_OF_TEN
    if rules.players == 3:
        return SIX_OF_NINE_IN_THREE if has_rest else SIX_OF_TWELVE
    return FIVE_AND_TURNED if has_rest else SIX_OF_EIGHT
