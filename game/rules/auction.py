"""How trumps are found: from the calls so far follows who speaks, what he may say, and whether it is over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.rules.call import BIDS, Bid, Call, Word
from game.rules.contract import TRUMPS_OF_SUIT, Contract
from game.rules.seats import after, in_order, side_of

if TYPE_CHECKING:
    from game.rules.options.rules import Rules
    from game.rules.seats import Seat

Calls = tuple[tuple["Seat", "Call"], ...]

SUIT_BIDS = tuple(BIDS[trumps] for trumps in TRUMPS_OF_SUIT)


@dataclass(frozen=True, slots=True)
class Auction:
    """An auction at one moment: somebody is to speak, or it ended with a contract or without one."""

    turn: Seat | None = None
    open: tuple[Call, ...] = ()
    """What the seat on turn may say, in the order C D H S contra recontra pass."""
    contract: Contract | None = None

    @property
    def is_thrown_in(self) -> bool:
        """Whether everybody passed and nobody has to play."""
        return self.turn is None and self.contract is None

    @property
    def is_forced(self) -> bool:
        """Whether the seat on turn must name trumps (mus)."""
        return bool(self.open) and Word.PASS not in self.open


def auction_of(calls: Calls, dealer: Seat, rules: Rules) -> Auction:
    """The auction after these calls, in one round, the first bid standing (rule book A5)."""
    players = rules.players
    bid = next(((seat, call) for seat, call in calls if isinstance(call, Bid)), None)
    if bid is None:
        return _before_bid(len(calls), dealer, rules)
    taker, named = bid
    contract = Contract(trumps=named.trumps, taker=taker)
    if not rules.auction.contra:
        return Auction(contract=contract)
    return _after_bid(calls[calls.index((taker, named)) + 1 :], contract, rules, players)


def _before_bid(passes: int, dealer: Seat, rules: Rules) -> Auction:
    if passes == rules.players:
        return Auction()
    turn = in_order(after(dealer, rules.players), rules.players)[passes]
    if turn == dealer and rules.auction.mus:
        return Auction(turn, SUIT_BIDS)
    return Auction(turn, (*SUIT_BIDS, Word.PASS))


def _after_bid(said: Calls, contract: Contract, rules: Rules, players: int) -> Auction:
    """The opponents may double in order of play, then the taker's side redouble; nobody else is asked."""
    defenders = [
        seat
        for seat in in_order(contract.taker, players)
        if side_of(seat, players) != side_of(contract.taker, players)
    ]
    doubler = next((seat for seat, call in said if call is Word.CONTRA), None)
    if doubler is None:
        if len(said) == len(defenders):
            return Auction(contract=contract)
        return Auction(defenders[len(said)], (Word.CONTRA, Word.PASS))
    doubled = Contract(trumps=contract.trumps, taker=contract.taker, multiplier=2)
    if not rules.auction.recontra:
        return Auction(contract=doubled)
    own = [
        seat
        for seat in in_order(after(doubler, players), players)
        if side_of(seat, players) == side_of(contract.taker, players)
    ]
    answers = said[said.index((doubler, Word.CONTRA)) + 1 :]
    if any(call is Word.RECONTRA for _, call in answers):
        return Auction(contract=Contract(trumps=contract.trumps, taker=contract.taker, multiplier=4))
    if len(answers) == len(own):
        return Auction(contract=doubled)
    return Auction(own[len(answers)], (Word.RECONTRA, Word.PASS))
