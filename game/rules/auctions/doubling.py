"""Contra, recontra and so on where the first name stands: each side is asked once, in order of play."""

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

    The opponents may double in order of play, then the taker's side may redouble, and so on up the ladder.
    """
    players = rules.players
    side, last = side_of(contract.taker, players), contract.taker
    for place, step in enumerate(rules.auction.doubles):
        is_for_taker = place % 2 == 1
        order = in_order(after(last, players), players)
        asked = [seat for seat in order if (side_of(seat, players) == side) is is_for_taker]
        at = next((at for at, (_, call) in enumerate(said) if call is step.word), None)
        if at is None:
            if len(said) == len(asked):
                return over(contract)
            return Auction(asked[len(said)], (step.word, Word.PASS), standing=contract)
        last, said = said[at][0], said[at + 1 :]
        contract = replace(contract, multiplier=rules.auction.multipliers[place + 1])
    return over(contract)
