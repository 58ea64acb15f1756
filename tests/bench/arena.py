"""Two levels against each other on duplicate deals: each deal is played from every side.

    python -m tests.bench.arena belot_bg medium easy --deals 2000 --seed 1

prints the mean difference a deal in points of the sheet, its standard error, and what the takers did. In
three the first level plays each seat once against two of the second, else the sides are swapped.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from dataclasses import replace
from random import Random

from game.ai.decision import Mind
from game.ai.levels import LEVELS, MEASURES, make_mind
from game.cards.card import DECK, Card
from game.rules.actions import ChooseDealer, Knock, Shuffle
from game.rules.apply import apply
from game.rules.asking import seat_to_act
from game.rules.contract import Trumps
from game.rules.options.deal import FirstDealer
from game.rules.options.rules import Rules
from game.rules.phase import Phase
from game.rules.result import Outcome
from game.rules.seats import Seat, before, side_of, sides
from game.rules.state import MatchState, new_match
from game.rules.viewing import view_for
from game.variants.catalogue import GAMES, game_named
from tests.bench.findings import Findings


def play_deal(
    rules: Rules, minds: tuple[Mind, ...], deck: tuple[Card, ...], dealer: Seat, seed: int, found: Findings
) -> tuple[int, ...]:
    """One deal with these minds by seat, as the first of a match; what each side writes (0 if thrown in)."""
    state = begun(rules, deck, dealer)
    while not state.results:
        if state.phase is Phase.SHUFFLING:
            found.thrown_in += 1
            return (0,) * sides(rules.players)
        seat = seat_to_act(state)
        assert seat is not None, "a deal that was begun never waits for chance"
        view = view_for(state, seat)
        start = time.perf_counter()
        decision = minds[seat].decide(view, seed)
        found.times.append(time.perf_counter() - start)
        state = apply(state, decision.action).state
    _note(state, found)
    return state.results[0].written


def begun(rules: Rules, deck: tuple[Card, ...], dealer: Seat) -> MatchState:
    """A match before its first call; who deals is not drawn for."""
    rules = replace(rules, deal=replace(rules.deal, first_dealer=FirstDealer.RANDOM))
    state = apply(new_match(rules), ChooseDealer(dealer)).state
    state = apply(state, Shuffle(deck)).state
    return apply(state, Knock(before(dealer, rules.players))).state


def _note(state: MatchState, found: Findings) -> None:
    """The contract, and what became of it; where none can fall, whether the taker has most."""
    result, rules = state.results[0], state.rules
    contract = result.contract
    assert contract is not None
    taker = side_of(contract.taker, rules.players)
    made = result.outcome is Outcome.MADE
    if not rules.score.can_fall:
        made = result.written[taker] == max(result.written)
    suit = "suit" if contract.trumps.suit is not None else contract.trumps.value
    kind = f"{contract.goal}" if contract.goal else suit
    found.note(kind, made=made, multiplier=contract.multiplier, passes=len(state.the_deal.calls) - 1)
    if contract.trumps is not Trumps.NONE:
        found.declared += sum(result.declaration_points)


def seatings(players: int, first: Mind, second: Mind) -> list[tuple[Mind, ...]]:
    """Who sits where, each time the deal is played."""
    if players == 3:
        return [tuple(first if seat == place else second for seat in range(3)) for place in range(3)]
    pair = (first, second) * (players // 2)
    return [pair, (pair[1], pair[0]) * (players // 2)]


def duel(
    first: Callable[[], Mind],
    second: Callable[[], Mind],
    deals: int,
    seed: int,
    rules: Rules | None = None,
) -> Findings:
    """Play each deal from every side; by default bela in four."""
    played = rules or Rules()
    players = played.players
    random, found = Random(seed), Findings()
    for number in range(deals):
        deck = tuple(random.sample(DECK, len(DECK)))
        dealer = random.randrange(players)
        one, other = first(), second()
        ahead = []
        for minds in seatings(players, one, other):
            written = play_deal(played, minds, deck, dealer, seed + number, found)
            own = side_of(minds.index(one), players)
            others = [points for side, points in enumerate(written) if side != own]
            ahead.append(written[own] - sum(others) / len(others))
        found.differences.append(sum(ahead) / len(ahead))
    return found


def main() -> None:
    """Read a game and two levels, and print what they showed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=(*GAMES, "all"))
    parser.add_argument("levels", nargs=2, choices=(*LEVELS, *MEASURES))
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    first, second = given.levels
    for game in GAMES if given.game == "all" else (given.game,):
        start = time.perf_counter()
        found = duel(
            lambda: make_mind(first),
            lambda: make_mind(second),
            given.deals,
            given.seed,
            game_named(game).rules,
        )
        spent = time.perf_counter() - start
        head = f"{game}: {first} v {second}, {given.deals} duplicate deals, {spent:.0f} s"
        print(f"{head}\n{found.report()}")  # noqa: T201


if __name__ == "__main__":
    main()
