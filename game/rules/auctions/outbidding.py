"""Each seat bids higher than the bid before, doubles, or passes; passes of all the others close (D, H)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.rules.auctions.auction import Auction, Calls, over
from game.rules.call import Bid, Call, Word
from game.rules.contract import Contract, Trumps
from game.rules.seats import after, in_order, side_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.rules.options.rules import Rules
    from game.rules.seats import Seat


class Bids(NamedTuple):
    """The bids of a game in which a higher bid replaces the one before."""

    every: tuple[Call, ...]
    """All bids, the lowest first."""
    above: Mapping[Trumps | int, tuple[Call, ...]]
    """The bids above a bid, by its number, or by its trumps where no number is bid."""


def outbidding(calls: Calls, dealer: Seat, rules: Rules, bids: Bids) -> Auction:
    """The auction after these calls."""
    players = rules.players
    standing, doubled = _standing(calls, rules)
    passes = _passes(calls)
    if passes == players or (standing is not None and passes == players - 1):
        return over(standing)
    turn = after(calls[-1][0] if calls else dealer, players)
    if standing is None:
        must = rules.auction.mus and passes == players - 1
        return Auction(turn, bids.every if must else (*bids.every, Word.PASS))
    if _nobody_can_speak(standing, doubled, rules, bids):
        return over(standing)
    double = _double(turn, standing.taker, doubled, rules)
    return Auction(
        turn,
        (*_higher(standing, rules, bids), *double, Word.PASS),
        standing=standing,
        out_of_turn=_out_of_turn(turn, standing.taker, doubled, rules),
    )


def _standing(calls: Calls, rules: Rules) -> tuple[Contract | None, int]:
    """The last bid, doubled as often as somebody doubled since; and how often that is."""
    doubled = 0
    for seat, call in reversed(calls):
        if isinstance(call, Bid):
            times = rules.auction.multipliers[doubled]
            return Contract(trumps=call.trumps, taker=seat, multiplier=times, goal=call.goal), doubled
        doubled += call is not Word.PASS
    return None, doubled


def _passes(calls: Calls) -> int:
    """How many have passed since anything else was said."""
    for count, (_, call) in enumerate(reversed(calls)):
        if call is not Word.PASS:
            return count
    return len(calls)


def _higher(standing: Contract, rules: Rules, bids: Bids) -> tuple[Call, ...]:
    if standing.multiplier > 1 and not rules.auction.run_from_contra:
        return ()
    return bids.above[standing.goal or standing.trumps]


def _double(turn: Seat, taker: Seat, doubled: int, rules: Rules) -> tuple[Call, ...]:
    """The next word of the ladder, if it is for the side of this seat to say (D-03); else nothing."""
    is_own = side_of(turn, rules.players) == side_of(taker, rules.players)
    is_for_taker = doubled % 2 == 1
    return tuple(step.word for step in rules.auction.doubles[doubled : doubled + 1] if is_own is is_for_taker)


def _out_of_turn(turn: Seat, taker: Seat, doubled: int, rules: Rules) -> tuple[tuple[Seat, Call], ...]:
    """The next word of the ladder for each other seat that may say it, where no turn is waited for (PAG)."""
    if not rules.auction.doubles_out_of_turn:
        return ()
    others = in_order(after(turn, rules.players), rules.players)[:-1]
    return tuple((seat, word) for seat in others for word in _double(seat, taker, doubled, rules))


def _nobody_can_speak(standing: Contract, doubled: int, rules: Rules, bids: Bids) -> bool:
    """Whether only passes could follow, or all trumps end the auction (D-02)."""
    if rules.auction.all_trumps_ends and standing.trumps is Trumps.ALL:
        return True
    return not _higher(standing, rules, bids) and doubled >= len(rules.auction.doubles)
