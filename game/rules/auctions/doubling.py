"""Contra and recontra where the first name stands: the others are asked once, in order of play."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.rules.auctions.auction import Auction, Calls, over
from game.rules.call import Word
from game.rules.seats import after, in_order, side_of

if TYPE_CHECKING:
    from game.rules.contract import Contract
    from game.rules.options.rules import Rules


def doubling(said: Calls, contract: Contract, rules: Rules) -> Auction:
    """The auction after trumps were named and these calls made since.

    The opponents may double in order of play, then the taker's side redouble; nobody else is asked.
    """
    if not rules.auction.contra:
        return over(contract)
    players = rules.players
    side = side_of(contract.taker, players)
    defenders = [seat for seat in in_order(contract.taker, players) if side_of(seat, players) != side]
    doubler = next((seat for seat, call in said if call is Word.CONTRA), None)
    if doubler is None:
        if len(said) == len(defenders):
            return over(contract)
        return Auction(defenders[len(said)], (Word.CONTRA, Word.PASS), standing=contract)
    doubled = replace(contract, multiplier=2)
    if not rules.auction.recontra:
        return over(doubled)
    own = [seat for seat in in_order(after(doubler, players), players) if side_of(seat, players) == side]
    answers = said[said.index((doubler, Word.CONTRA)) + 1 :]
    if any(call is Word.RECONTRA for _, call in answers):
        return over(replace(contract, multiplier=4))
    if len(answers) == len(own):
        return over(doubled)
    return Auction(own[len(answers)], (Word.RECONTRA, Word.PASS), standing=doubled)
