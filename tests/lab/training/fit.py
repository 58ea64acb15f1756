"""The worth of hands in a game: rule players play forced contracts, and a linear model is fitted to them.

    python -m tests.lab.training.fit belot_bg --trumps AT --deals 2000

A random seat takes the game that its cards speak for most by a rough count (a third of them any), everybody
else passes, and all play as the medium level does. Printed are the figures of `game.ai.weights.hands`: by how
many points the taker's side beats the others (with --own: the points of the taker's side) against the
features of the taker's hand before the call, and the same for the hands of his partner and of the player who
follows.
"""

from __future__ import annotations

import argparse
import json
from random import Random

from game.ai.rule_based.hand_value import Features, cards_with, features
from game.ai.rule_based.players import RulePlayer
from game.cards.card import DECK, Card
from game.cards.rank import Rank
from game.rules.actions import MakeCall
from game.rules.apply import apply
from game.rules.asking import seat_to_act
from game.rules.call import BIDS, Bid, Call, Word
from game.rules.contract import TRUMPS_OF_SUIT, Trumps
from game.rules.options.auction import AuctionKind
from game.rules.options.rules import Rules
from game.rules.options.score import CardScale
from game.rules.phase import Phase
from game.rules.result import DealResult
from game.rules.seats import Seat, Side, partner_of, side_of
from game.rules.state import MatchState
from game.rules.viewing import view_for
from game.variants.catalogue import game_named
from game.variants.option_ids import options_from
from tests.lab.arena.boards import begun

Sample = tuple[Features, float]
RIDGE = 1e-3
ROUGH_TRUMP = {Rank.JACK: 4.0, Rank.NINE: 2.5, Rank.ACE: 1.5, Rank.TEN: 1.3}
ROUGH_PLAIN = {Rank.ACE: 3.0, Rank.TEN: 1.5, Rank.KING: 0.5}


def rough(hand: tuple[Card, ...], trumps: Trumps) -> float:
    """A count that any player makes: high trumps and length, plain aces."""
    total = 0.0
    for card in hand:
        table = ROUGH_TRUMP if trumps.is_trump(card.suit) else ROUGH_PLAIN
        total += table.get(card.rank, 0.0) + (trumps.suit is card.suit)
    return total


def wanted_call(state: MatchState, seat: Seat, taker: Seat, trumps: Trumps, calls: tuple[Call, ...]) -> Call:
    """The call that makes the taker play these trumps: the taker takes or bids, the others pass."""
    proposed = state.the_deal.proposed
    if seat == taker:
        if Word.TAKE in calls and proposed is not None and trumps.suit is proposed.suit:
            return Word.TAKE
        for call in (BIDS[trumps], Bid(trumps, 80)):
            if call in calls:
                return call
    return Word.PASS if Word.PASS in calls else calls[0]


def seen_cards(state: MatchState, seat: Seat, taker: Seat, trumps: Trumps) -> tuple[Card, ...]:
    """The cards on which a seat judges a game; a taker's with the turned one if he gets it."""
    view = view_for(state, seat)
    return cards_with(view, trumps) if seat == taker else view.hand


def got_by(result: DealResult, side: Side, trumps: Trumps, rules: Rules, *, own: bool) -> float:
    """The result of the side: its points less those of the others, or its own points."""
    totals: tuple[float, ...] = result.totals
    if trumps is Trumps.NONE and rules.score.card_scale is CardScale.USUAL:  # undoubled
        totals = tuple(130 * points / sum(result.card_points) for points in result.card_points)
    if own:
        return totals[side]
    others = sum(totals) - totals[side]
    return totals[side] - (others if rules.score.can_fall else others / (len(totals) - 1))


def play_forced(
    rules: Rules, kinds: tuple[Trumps, ...], random: Random, *, own: bool
) -> dict[str, Sample] | None:
    """By role the features of the hand and the result of the taker's side; None without a contract."""
    players = rules.players
    dealer, deck = random.randrange(players), tuple(random.sample(DECK, len(DECK)))
    state = begun(rules, deck, dealer)
    taker = random.randrange(players)
    if rules.auction_kind is AuctionKind.ONE_ROUND and players == 3:
        taker = (dealer + 1) % players
    best = max(kinds, key=lambda one: rough(seen_cards(state, taker, taker, one), one))
    trumps = best if random.random() < 0.67 else random.choice(kinds)
    first = (dealer + 1) % players
    partner = partner_of(taker, players)
    roles = {"taker": taker, "follower": (taker + 1) % players}
    if partner is not None:
        roles["partner"] = partner
    found = {
        role: features(seen_cards(state, seat, taker, trumps), trumps, rules, leads=seat == first)
        for role, seat in roles.items()
    }
    mind = RulePlayer()
    while not state.results:
        if state.phase is Phase.SHUFFLING:
            return None
        seat = seat_to_act(state)
        assert seat is not None
        view = view_for(state, seat)
        if state.phase is Phase.CALLING:
            call = wanted_call(state, seat, taker, trumps, view.choices.calls)
            state = apply(state, MakeCall(seat, call)).state
        else:
            state = apply(state, mind.decide(view, 1).action).state
    result = state.results[0]
    if result.contract is None or result.contract.taker != taker or not any(result.totals):
        return None
    got = got_by(result, side_of(taker, players), trumps, rules, own=own)
    return {role: (one, got) for role, one in found.items()}


def fit(samples: list[Sample]) -> tuple[dict[str, float], float]:
    """Ridge regression: the coefficients, and the standard deviation of the residuals."""
    names = sorted({name for found, _ in samples for name in found})
    size = len(names)
    matrix = [
        [RIDGE * len(samples) * (row == column and names[row] != "base") for column in range(size)]
        for row in range(size)
    ]
    right = [0.0] * size
    for found, got in samples:
        values = [float(found.get(name, 0.0)) for name in names]
        for row in range(size):
            if values[row]:
                right[row] += values[row] * got
                for column in range(size):
                    matrix[row][column] += values[row] * values[column]
    solved = solve(matrix, right)
    errors = [
        got - sum(weight * found.get(name, 0.0) for name, weight in zip(names, solved, strict=True))
        for found, got in samples
    ]
    return dict(zip(names, solved, strict=True)), (sum(one * one for one in errors) / len(errors)) ** 0.5


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gaussian elimination with pivoting."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        if abs(rows[column][column]) < 1e-9:
            rows[column][column] = 1.0
        for row in range(size):
            if row != column:
                factor = rows[row][column] / rows[column][column]
                rows[row] = [one - factor * other for one, other in zip(rows[row], rows[column], strict=True)]
    return [rows[row][size] / rows[row][row] for row in range(size)]


def main() -> None:
    """Read a game, play, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--trumps", default="suit", choices=("suit", "NT", "AT"))
    parser.add_argument("--deals", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--own", action="store_true")
    parser.add_argument("--options", type=json.loads, default={}, help="house rules as JSON")
    given = parser.parse_args()
    rules = options_from(given.options, game_named(given.game).rules)
    random = Random(given.seed)
    kinds = TRUMPS_OF_SUIT if given.trumps == "suit" else (Trumps(given.trumps),)
    by_role: dict[str, list[Sample]] = {}
    for _ in range(given.deals):
        for role, sample in (play_forced(rules, kinds, random, own=given.own) or {}).items():
            by_role.setdefault(role, []).append(sample)
    for role, samples in by_role.items():
        figures, spread = fit(samples)
        mean = sum(got for _, got in samples) / len(samples)
        text = ", ".join(f"{name}={value:.1f}" for name, value in figures.items())
        head = f"{given.game} {given.trumps} {role} n={len(samples)} mean={mean:.1f} spread={spread:.1f}"
        print(f"{head}: {text}")  # noqa: T201


if __name__ == "__main__":
    main()
