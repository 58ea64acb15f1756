"""Two levels against each other on duplicate deals: each deal is played twice, the sides swapped.

    python -m tests.bench.arena medium easy --deals 2000 --seed 1

prints the mean difference a deal in points of the sheet, its standard error, and what the takers did.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from random import Random

from game.ai.decision import Mind
from game.ai.levels import LEVELS, MEASURES, make_mind
from game.cards.card import DECK, Card
from game.rules.actions import ChooseDealer, Knock, Shuffle
from game.rules.apply import apply
from game.rules.asking import seat_to_act
from game.rules.options.rules import Rules
from game.rules.phase import Phase
from game.rules.result import Outcome
from game.rules.seats import before
from game.rules.state import new_match
from game.rules.viewing import view_for
from tests.bench.findings import PLAYERS, Findings

BELA = Rules()


def play_deal(
    minds: tuple[Mind, ...], deck: tuple[Card, ...], dealer: int, seed: int, found: Findings
) -> tuple[int, ...]:
    """One deal of bela with these minds by seat, as the first of a match; what each side writes."""
    state = apply(new_match(BELA), ChooseDealer(dealer)).state
    state = apply(state, Shuffle(deck)).state
    state = apply(state, Knock(before(dealer, PLAYERS))).state
    while not state.results:
        seat = seat_to_act(state)
        assert seat is not None, "a deal of bela never waits for chance"
        view = view_for(state, seat)
        begun = time.perf_counter()
        decision = minds[seat].decide(view, seed)
        found.times.append(time.perf_counter() - begun)
        state = apply(state, decision.action).state
        contract = state.the_deal.contract
        if view.phase is Phase.CALLING and contract is not None:
            found.lengths.append(sum(card.suit is contract.trumps.suit for card in view.hand))
    passes = len(state.the_deal.calls) - 1
    found.taken[passes] += 1
    found.made[passes] += state.results[0].outcome is Outcome.MADE
    return state.results[0].written


def duel(first: Callable[[], Mind], second: Callable[[], Mind], deals: int, seed: int) -> Findings:
    """Play each deal twice, the first mind's side swapped."""
    random, found = Random(seed), Findings()
    for number in range(deals):
        deck = tuple(random.sample(DECK, len(DECK)))
        dealer = random.randrange(PLAYERS)
        pair = (first(), second())
        ahead = 0
        for minds, sign in (((*pair, *pair), 1), ((*pair[::-1], *pair[::-1]), -1)):
            written = play_deal(minds, deck, dealer, seed + number, found)
            ahead += sign * (written[0] - written[1])
        found.differences.append(ahead / 2)
    return found


def main() -> None:
    """Read two levels and print what they showed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("levels", nargs=2, choices=(*LEVELS, *MEASURES))
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    first, second = given.levels
    begun = time.perf_counter()
    found = duel(lambda: make_mind(first), lambda: make_mind(second), given.deals, given.seed)
    spent = time.perf_counter() - begun
    print(f"{first} v {second}, {given.deals} duplicate deals, {spent:.0f} s\n{found.report()}")  # noqa: T201


if __name__ == "__main__":
    main()
