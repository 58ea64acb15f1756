"""Calls alone: two recipes hold the same auctions from both sides, and the same players play the contracts.

    python -m tests.lab.arena.call_duel belot_bg master master:network_calls=no --deals 4000 --seed 1

The cards that a contract leaves to deal are dealt in several ways, and players who follow the policies play
each deal out in all seats. That costs next to nothing, so the worth of calls shows in a tenth of the time of
whole deals. It says nothing about cards. For games of two sides in which no card is turned up.
"""

from __future__ import annotations

import argparse
import sys
from array import array
from random import Random

import numpy as np
from numpy.typing import NDArray

from game.ai.bidding import call_code
from game.ai.bidding.auction_setup import contract_of, place_of
from game.ai.coding import TRUMP_CODES, mask_of
from game.ai.decision import Mind
from game.ai.end_code import ROW
from game.ai.levels import master
from game.ai.rollout.setup import EVERYBODY, load_self_play
from game.ai.search.end_values import DealValue, count_of
from game.ai.search.filled_deals import FilledDeals
from game.cards.card import DECK
from game.rules.apply import apply
from game.rules.asking import seat_to_act
from game.rules.call import BIDS
from game.rules.contract import Contract
from game.rules.options.rules import Rules
from game.rules.phase import Phase
from game.rules.seats import sides
from game.rules.state import MatchState
from game.rules.viewing import view_for
from game.variants.catalogue import game_named
from tests.lab.arena.boards import begun
from tests.lab.arena.findings import rounded, told
from tests.lab.arena.recipes import maker
from tests.lab.measurements import Measurement, add_arguments, publish

WAYS = 20
"""In so many ways the rest of each deal is dealt."""
TOLD_EVERY = 500


def number_of(contract: Contract | None) -> int:
    """The number by which `SimulatedAuction` knows the contract; THROWN_IN for none."""
    if contract is None:
        return call_code.THROWN_IN
    goal = place_of(contract.goal)
    doubled = contract.multiplier.bit_length() - 1
    found = TRUMP_CODES[contract.trumps] | contract.taker << call_code.TAKER_AT
    return found | goal << call_code.GOAL_AT | doubled << call_code.MULTIPLIER_AT


def held(start: MatchState, minds: tuple[Mind, Mind], lot: int) -> int:
    """The number of the contract that the auction ends with; the minds sit in turn."""
    state = start
    while state.phase is Phase.CALLING:
        seat = seat_to_act(state)
        assert seat is not None, "an auction never waits for chance"
        state = apply(state, minds[seat % 2].decide(view_for(state, seat), lot).action).state
    return number_of(
        state.deal.contract if state.deal is not None and state.phase is not Phase.SHUFFLING else None
    )


def played_by_self_play(
    filled: FilledDeals,
    rules: Rules,
    worlds: array[int],
    chosen: array[int],
    contract: Contract,
    seed: int,
) -> tuple[array[int], array[int], array[int]]:
    """Ends, declarations and belotes by the self-play policy; the last seat dealt, no card is turned up.

    The policy knows only the call that became the contract.
    """
    profile = master(rules)
    filled.prepare(rules, profile, contract, rules.players - 1, None)
    load_self_play(filled.rollout, profile, contract, ((contract.taker, BIDS[contract.trumps]),))
    return filled.run(worlds, chosen, contract.taker, seed, EVERYBODY)


class Judge:
    """Plays contracts out, always with the same deals of the remaining cards."""

    def __init__(self, rules: Rules) -> None:
        self._rules, self._filled = rules, FilledDeals()
        self._worth = DealValue(rules, 0, (0,) * sides(rules.players), 0)

    def worth(self, hands: list[int], code: int) -> float:
        """The mean points of the sheet of the first side over the other; the last seat dealt the hands."""
        if code == call_code.THROWN_IN:
            return 0.0
        contract, players = contract_of(self._rules, code), self._rules.players
        worlds, chosen = array("I", hands * WAYS), array("i", range(WAYS))
        ends, declared, belotes = played_by_self_play(self._filled, self._rules, worlds, chosen, contract, 1)
        total = 0.0
        for place, end in enumerate(ends):
            said, kept = (
                tuple(sum(one[ROW * place + side : ROW * place + players : 2]) for side in range(2))
                for one in (declared, belotes)
            )
            total += self._worth.with_outcome(count_of(self._rules, contract, end, said, kept))[0]
        return total / WAYS


def duel(rules: Rules, minds: tuple[Mind, Mind], seed: int, deals: int) -> NDArray[np.float64]:
    """By deal, called from both sides, how far the first mind is ahead; ValueError if a game does not fit."""
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
    differs = np.mean(np.array(found) != 0)
    print(f"{told(found, 3)} a deal of {deals}; {100 * differs:.0f} % of them differ", file=sys.stderr)  # noqa: T201


def main() -> None:
    """Compare two recipes."""
    parser = argparse.ArgumentParser(prog="call_duel", description="Compare what two recipes call.")
    parser.add_argument("game")
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    add_arguments(parser)
    given = parser.parse_args()
    minds = (maker(given.first)(), maker(given.second)())
    found = duel(game_named(given.game).rules, minds, given.seed, given.deals).tolist()
    measurement = Measurement(
        note=given.note,
        topic="calls",
        game=given.game,
        what=given.first,
        against=given.second,
        kind="auctions",
        n=given.deals,
        seed=str(given.seed),
        figures={"written": rounded(found)},
    )
    publish(measurement, given)


if __name__ == "__main__":
    main()
