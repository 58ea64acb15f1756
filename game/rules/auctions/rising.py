"""Each names a higher game than the one before, doubles, or passes; three passes close (rule book D, H)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.rules.auctions.auction import Auction, Calls, over
from game.rules.call import BIDS, GOALS, Bid, Call, Word
from game.rules.contract import TRUMPS_OF_SUIT, Contract, Trumps
from game.rules.options.auction import AuctionKind
from game.rules.seats import after, in_order, side_of

if TYPE_CHECKING:
    from game.rules.options.rules import Rules
    from game.rules.seats import Seat

GAMES: Final[tuple[Call, ...]] = tuple(BIDS[trumps] for trumps in Trumps)
"""From the lowest: clubs, diamonds, hearts, spades, no trumps, all trumps ([001])."""
NUMBERS: Final[tuple[Call, ...]] = tuple(Bid(trumps, goal) for goal in GOALS for trumps in TRUMPS_OF_SUIT)
"""80 to 160 by tens and the capot, in each suit; a suit is not higher than another."""
ABOVE_GAME: Final = {trumps: GAMES[place + 1 :] for place, trumps in enumerate(Trumps)}
ABOVE_NUMBER: Final = {goal: NUMBERS[4 * (place + 1) :] for place, goal in enumerate(GOALS)}


def rising(calls: Calls, dealer: Seat, rules: Rules) -> Auction:
    """The auction after these calls."""
    players = rules.players
    standing = _standing(calls)
    passes = _passes(calls)
    if passes == players or (standing is not None and passes == players - 1):
        return Auction() if standing is None else over(standing)
    turn = in_order(after(dealer, players), players)[len(calls) % players]
    if standing is None:
        must = rules.auction.mus and passes == players - 1
        return Auction(turn, _bids(rules) if must else (*_bids(rules), Word.PASS))
    if _nobody_can_speak(standing, rules):
        return over(standing)
    return Auction(turn, _open(turn, standing, rules), standing=standing)


def _standing(calls: Calls) -> Contract | None:
    """The last bid, doubled as often as somebody doubled since."""
    doubled = 0
    for seat, call in reversed(calls):
        if isinstance(call, Bid):
            return Contract(trumps=call.trumps, taker=seat, multiplier=1 << doubled, goal=call.goal)
        doubled += call is not Word.PASS
    return None


def _passes(calls: Calls) -> int:
    """How many have passed since anything else was said."""
    for count, (_, call) in enumerate(reversed(calls)):
        if call is not Word.PASS:
            return count
    return len(calls)


def _bids(rules: Rules) -> tuple[Call, ...]:
    return NUMBERS if rules.auction.kind is AuctionKind.NUMBERS else GAMES


def _open(turn: Seat, standing: Contract, rules: Rules) -> tuple[Call, ...]:
    """Higher games, contra by an opponent of the last bidder, recontra by his side, and pass (D-03)."""
    return (*_higher(standing, rules), *_doubles(turn, standing, rules), Word.PASS)


def _higher(standing: Contract, rules: Rules) -> tuple[Call, ...]:
    if standing.multiplier > 1 and not rules.auction.run_from_contra:
        return ()
    return ABOVE_NUMBER[standing.goal] if standing.goal else ABOVE_GAME[standing.trumps]


def _doubles(turn: Seat, standing: Contract, rules: Rules) -> tuple[Call, ...]:
    is_own = side_of(turn, rules.players) == side_of(standing.taker, rules.players)
    if standing.multiplier == 1 and rules.auction.contra and not is_own:
        return (Word.CONTRA,)
    if standing.multiplier == 2 and rules.auction.recontra and is_own:
        return (Word.RECONTRA,)
    return ()


def _nobody_can_speak(standing: Contract, rules: Rules) -> bool:
    """Whether only passes could follow, or all trumps end the auction (D-02)."""
    if rules.auction.all_trumps_ends and standing.trumps is Trumps.ALL:
        return True
    return not _higher(standing, rules) and not any(
        _doubles(seat, standing, rules) for seat in range(rules.players)
    )
