"""What a call above another seat's game gains over a pass, fitted to sampled auctions.

Random deals were called by `bid_higher` up to a call above another's undoubled game. Each call with some
backing, and the pass, was followed by 40 sampled auctions and deals (`call_search`). The difference was
fitted by least squares (`tests.lab.training.fit_overcall`) to the features of the five cards, in card points
(ten for a point of the Bulgarian sheet). The cards of the standing game tell most: with its jack a pass is
worth far more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.ai.course_skill import skill_of
from game.ai.rule_based.estimates import figures_of
from game.ai.rule_based.hand_features import features, held_features, is_backed, leads_first
from game.rules.call import Bid
from game.rules.contract import Trumps
from game.rules.seats import partner_of, side_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.ai.rule_based.hand_features import Features
    from game.rules.contract import Contract
    from game.rules.view import View

SUIT: Final = Trumps.CLUBS
"""The key for every suit."""

OVER_OPPONENTS: Final[Mapping[tuple[Trumps, Trumps], Mapping[str, float]]] = {
    (SUIT, SUIT): figures_of(  # 2086 hands
        "base -37.0, ace 13.1, belote -8.4, fifth -36.0, jack 52.5, jack_and_nine 33.9, leads 8.0, "
        "lone_nine -5.9, nine 25.9, other 28.9, side_ace -0.3, side_ten 8.8, side_void -7.3, ten 18.2, "
        "their_ace 7.1, their_jack -83.5, their_nine -34.3, their_other -20.7, their_ten -14.5"
    ),
    (SUIT, Trumps.NONE): figures_of(  # 4307
        "base 18.1, ace 23.0, behind_ace -3.1, guarded_ten -1.6, king_with_top 2.2, leads -34.2, "
        "no_stopper -21.5, they_twice -12.4, ten_with_ace 23.7, their_ace -6.3, their_jack -101.8, "
        "their_nine -57.0, their_other -29.7, their_ten -11.5"
    ),
    (SUIT, Trumps.ALL): figures_of(  # 4162
        "base 4.3, ace_with_top -18.6, behind_jack 2.0, belote 15.5, guarded_nine -6.5, jack 49.2, "
        "leads -42.2, nine_with_jack 44.3, no_stopper -42.8, they_twice -51.3, again 15.8, partner 53.8, "
        "their_ace -31.5, their_jack -67.1, their_nine -14.7, their_other -24.1, their_ten -25.2"
    ),
    (Trumps.NONE, Trumps.ALL): figures_of(  # 717
        "base 22.7, ace_with_top -84.2, behind_jack 22.7, belote 53.2, guarded_nine 8.1, jack 47.3, "
        "leads -12.6, nine_with_jack 45.0, no_stopper -55.5, they_twice -35.8, again -20.7"
    ),
}
"""By the opponents' game and the one named above it."""

OVER_PARTNER: Final[Mapping[tuple[Trumps, Trumps], Mapping[str, float]]] = {
    (SUIT, SUIT): figures_of(  # 560
        "base -2.2, ace 8.4, belote -13.4, fifth -22.1, jack 37.1, jack_and_nine 40.9, leads -15.0, "
        "lone_nine -4.9, nine 7.4, other 15.0, side_ace 0.9, side_ten -9.3, side_void 6.1, ten 1.9, "
        "their_ace 8.7, their_jack -34.1, their_nine -36.1, their_other -25.9, their_ten -22.5"
    ),
    (SUIT, Trumps.NONE): figures_of(  # 1182
        "base 6.6, ace 6.9, behind_ace 5.1, guarded_ten 2.2, king_with_top 2.2, leads -26.1, "
        "no_stopper -9.1, ten_with_ace 8.1, their_ace -5.6, their_jack -61.6, their_nine -45.6, "
        "their_other -27.3, their_ten -3.1"
    ),
    (SUIT, Trumps.ALL): figures_of(  # 1219
        "base 101.2, ace_with_top -17.1, behind_jack -0.4, belote 4.7, guarded_nine 4.2, jack 50.5, "
        "leads -35.7, nine_with_jack 62.0, no_stopper -54.7, again 20.7, their_ace -15.4, "
        "their_jack -95.6, their_nine -41.3, their_other -20.6, their_ten -12.4"
    ),
}
"""The same above the partner's game."""

UNBACKED: Final = -1000.0
"""A suit that the hand does not back (`is_backed`) is not named above another's game."""


def gain_over_pass(view: View, standing: Contract, bid: Bid) -> float | None:
    """Return what the seat's side gains by the call over a pass; None where that was not measured."""
    players = view.rules.players
    if not skill_of(view.rules).knows_rising or standing.multiplier > 1 or standing.taker == view.seat:
        return None
    is_own = side_of(standing.taker, players) == side_of(view.seat, players)
    figures = (OVER_PARTNER if is_own else OVER_OPPONENTS).get(
        (kind_of(standing.trumps), kind_of(bid.trumps))
    )
    if figures is None:
        return None
    if bid.trumps.suit is not None and not is_backed(view.hand, bid.trumps.suit):
        return UNBACKED
    found = features(view.hand, bid.trumps, view.rules, leads=leads_first(view))
    if standing.trumps.suit is not None:
        found |= held_features(view.hand, standing.trumps.suit)
    found |= course(view)
    return sum(figures.get(name, 0.0) * often for name, often in found.items())


def kind_of(trumps: Trumps) -> Trumps:
    """Return the key of the trumps in the figures."""
    return SUIT if trumps.suit is not None else trumps


def course(view: View) -> Features:
    """Return features of the calls so far for the seat on turn."""
    players, seat = view.rules.players, view.seat
    callers = [other for other, call in view.calls if isinstance(call, Bid)]
    others = [other for other in callers if side_of(other, players) != side_of(seat, players)]
    return {
        "again": float(seat in callers),
        "partner": float(partner_of(seat, players) in callers),
        "they_twice": float(len(others) > 1),
    }
