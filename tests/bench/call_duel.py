"""Calls alone: two recipes hold the same auctions from both sides, and the same players play the contracts.

    python -m tests.bench.call_duel belot_bg master master:learned=no --deals 4000 --seed 1

Every contract is filled up in several ways and played out by players who follow the policies in all seats and
cost next to nothing: so what calls are worth shows in a tenth of the time that whole deals take. It is no
real game, and says nothing of who plays cards better. Where no card lies open and two sides play.
"""

from __future__ import annotations

import argparse
from array import array
from random import Random

import numpy as np
from numpy.typing import NDArray

from game.ai.bidding import call_code
from game.ai.bidding.auction_tables import place_of
from game.ai.coding import TRUMP_CODES, mask_of
from game.ai.decision import Mind
from game.ai.end_code import ROW
from game.ai.search.deal_worth import DealWorth
from game.ai.search.end_count import count_of
from game.ai.search.filled_deals import FilledDeals, contract_of
from game.cards.card import DECK
from game.rules.apply import apply
from game.rules.asking import seat_to_act
from game.rules.contract import Contract
from game.rules.options.rules import Rules
from game.rules.phase import Phase
from game.rules.seats import sides
from game.rules.state import MatchState
from game.rules.viewing import view_for
from game.variants.catalogue import game_named
from tests.bench.boards import begun
from tests.bench.recipes import maker

WAYS = 20
"""In so many ways each deal is filled up."""
TOLD_EVERY = 500


def number_of(contract: Contract | None) -> int:
    """The contract as `Calling` writes it."""
    if contract is None:
        return call_code.THROWN_IN
    goal = place_of(contract.goal)
    doubled = contract.multiplier.bit_length() - 1
    found = TRUMP_CODES[contract.trumps] | contract.taker << call_code.TAKER_AT
    return found | goal << call_code.GOAL_AT | doubled << call_code.MULTIPLIER_AT


def held(start: MatchState, minds: tuple[Mind, Mind], lot: int) -> int:
    """The contract of the auction, these minds sitting in turn."""
    state = start
    while state.phase is Phase.CALLING:
        seat = seat_to_act(state)
        assert seat is not None, "an auction never waits for chance"
        state = apply(state, minds[seat % 2].decide(view_for(state, seat), lot).action).state
    return number_of(
        state.deal.contract if state.deal is not None and state.phase is not Phase.SHUFFLING else None
    )


class Judge:
    """Plays contracts out, always in the same ways."""

    def __init__(self, rules: Rules) -> None:
        self._rules, self._filled = rules, FilledDeals()
        self._worth = DealWorth(rules, 0, (0,) * sides(rules.players), 0)

    def worth(self, hands: list[int], code: int) -> float:
        """What the contract is worth to the first side where the last seat has dealt these first cards."""
        if code == call_code.THROWN_IN:
            return 0.0
        contract, players = contract_of(self._rules, code), self._rules.players
        worlds, chosen = array("I", hands * WAYS), array("i", range(WAYS))
        ends, declared, belotes = self._filled.played_as_taught(self._rules, worlds, chosen, contract, 1)
        total = 0.0
        for place, end in enumerate(ends):
            said, kept = (
                tuple(sum(one[ROW * place + side : ROW * place + players : 2]) for side in range(2))
                for one in (declared, belotes)
            )
            total += self._worth.of(count_of(self._rules, contract, end, said, kept))
        return total / WAYS


def duel(rules: Rules, minds: tuple[Mind, Mind], seed: int, deals: int) -> NDArray[np.float64]:
    """By how much the first is ahead in each deal, in points of the sheet; each is called from both sides."""
    if sides(rules.players) != 2 or rules.pack.turns_up:
        raise ValueError("calls are compared where two sides play and no card lies open")
    judge, found = Judge(rules), []
    for number in range(deals):
        random = Random(f"{seed}/{number}")
        start = begun(rules, tuple(random.sample(DECK, len(DECK))), rules.players - 1)
        lot = random.randrange(1 << 32)
        hands = [mask_of(hand) for hand in start.the_deal.hands]
        hands += [0] * (ROW - len(hands))
        own, other = (judge.worth(hands, held(start, pair, lot)) for pair in (minds, minds[::-1]))
        found.append((own - other) / 2)
        if (number + 1) % TOLD_EVERY == 0:
            _say(number + 1, found)
    return np.array(found)


def _say(deals: int, found: list[float]) -> None:
    mean, error = np.mean(found), np.std(found, ddof=1) / len(found) ** 0.5
    differs = np.mean(np.array(found) != 0)
    print(f"{mean:+.3f} +- {error:.3f} a deal of {deals}; {100 * differs:.0f} % of them differ", flush=True)  # noqa: T201


def main() -> None:
    """Compare two recipes."""
    parser = argparse.ArgumentParser(prog="call_duel", description="Compare what two recipes call.")
    parser.add_argument("game")
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    told = parser.parse_args()
    minds = (maker(told.first)(), maker(told.second)())
    found = duel(game_named(told.game).rules, minds, told.seed, told.deals)
    _say(told.deals, found.tolist())


if __name__ == "__main__":
    main()
