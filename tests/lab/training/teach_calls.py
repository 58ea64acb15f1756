"""Players who call by one network teach it to themselves, where games are named one above the other.

    python -m tests.lab.training.teach_calls belot_bg --rounds 12 --deals 48000 --keep FILE

At first it learns what rule players say. Then, round by round, deals are called by its chances, and every
call that was open in any of them is followed to its end by what it likes best and played out by players who
follow the policies of the cards; the chances move to where the sum of chances times gains is higher, with a
bonus for being undecided. A call gains what it adds to the chance to win the match, at scores that matches
come to (`stakes.py`). A twentieth of the deals is kept apart, and of these is told what the chances, the
likeliest call and the call that was made would gain over one by lot; and which part of whole matches it wins
against what it was when it began. What is written is the mean of the last rounds' networks. A file that is
kept is gone on with. With `--against` it meets others as well: imitations of these recipes, and what it was
when it began. Among its like alone it gets timid.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray

from game.ai.bidding import call_code
from game.ai.bidding.auction_setup import code_of
from game.ai.bidding.call_policy import CALLS, INPUTS, NETWORK, SEATS, features_of, learned_numbers
from game.ai.decision import Mind
from game.ai.rule_based.players import RulePlayer
from game.cards.card import DECK
from game.rules.actions import MakeCall
from game.rules.apply import apply
from game.rules.asking import seat_to_act
from game.rules.options.rules import Rules
from game.rules.phase import Phase
from game.rules.viewing import view_for
from game.variants.catalogue import game_named
from tests.lab.arena.boards import begun
from tests.lab.arena.recipes import maker
from tests.lab.training.auctions import SIDES, Auctions, Bits, Numbers, fresh
from tests.lab.training.called_matches import Caller, play_matches
from tests.lab.training.company import Company, company
from tests.lab.training.contracts import codes_of, played_out
from tests.lab.training.network import FOLDER, Matrix, Network, mean_of
from tests.lab.training.stakes import Stakes, stakes_of

BATCH = 2048
RATE, LAST_RATE = 1e-3, 1e-5
BONUS, POINTS = 0.1, 5.0
"""For being undecided; and so many points of the sheet are one."""
APART = 20
TAUGHT = 15_000
"""Deals of rule players to begin with."""
IMITATED = 60_000
"""Deals of whoever else is met: he calls by a network that says what he says."""
KEPT = 3
"""A round learns from so many, the last ones, and so many are the mean that is written."""


STAKED, MATCHES = 2500, 2000
"""Deals for each pair of bands, and matches, by which is reckoned what is played for; as many are a test."""
RECKONED = 8
"""It is reckoned anew after so many rounds."""


@dataclass(frozen=True)
class Round:
    """Decisions by row: what was looked at, what was open, what each call gained, what was said, the deal."""

    rows: NDArray[np.uint8]
    lawful: Bits
    gains: NDArray[np.float32]
    call: Numbers
    deal: Numbers


def practised(
    rules: Rules,
    network: Network,
    stakes: Stakes,
    deals: int,
    random: np.random.Generator,
    others: tuple[Network, ...] = (),
) -> Round:
    """So many deals, with every call of every decision followed to its end."""
    scores = stakes.lot(deals, random)
    auctions = fresh(deals, rules.pack.first_hand, random, scores)
    called_by = company(network, others, deals, random)
    begun_, decided, called = [], [], []
    while len(places := np.flatnonzero(~auctions.is_over)):
        calls = called_by.lotted(auctions, places, places, random)
        is_own = called_by.practises(places, auctions.turn[places])
        begun_.append(auctions.some(places[is_own]))
        decided.append(places[is_own])
        called.append(calls[is_own])
        auctions.say(places, calls)
    rows = np.concatenate([one.rows(np.arange(len(one.game))).astype(np.uint8) for one in begun_])
    lawful = np.concatenate([one.meant() for one in begun_])
    turns = np.concatenate([one.turn for one in begun_])
    where = np.concatenate(decided)
    codes = np.concatenate(
        [_followed(called_by, one, deals_) for one, deals_ in zip(begun_, decided, strict=True)]
    )
    sheet = played_out(rules, auctions.hands, where, codes, random)
    gains = stakes.gains(scores.some(where), sheet) * np.where(turns % 2, -1, 1)[:, None]
    chosen = lawful.sum(1) > 1
    return Round(
        rows=rows[chosen],
        lawful=lawful[chosen],
        gains=np.where(lawful, gains, 0)[chosen].astype(np.float32),
        call=np.concatenate(called)[chosen],
        deal=where[chosen],
    )


def _followed(called_by: Company, auctions: Auctions, deals: Numbers) -> Numbers:
    """The contract after each call, as `SimulatedAuction` writes it; THROWN_IN where a call is not open."""
    found, meant = np.full((len(auctions.game), CALLS), call_code.THROWN_IN), auctions.meant()
    for call in range(CALLS):
        places = np.flatnonzero(meant[:, call])
        after, theirs = auctions.some(places), deals[places]
        after.say(np.arange(len(places)), np.full(len(places), call))
        after.finish(lambda one, open_: called_by.liked(one, open_, theirs[open_]))  # noqa: B023 - called at once
        found[places, call] = codes_of(after)
    return found


def imitated(rules: Rules, network: Network, deals: int, mind: Mind | None = None) -> None:
    """Teach it what rule players say in so many deals, or another mind; half are first deals of a match."""
    caller, rows, lawful, said = mind or RulePlayer(), [], [], []
    for number in range(deals):
        random = Random(f"calls/{number}")
        state = begun(rules, tuple(random.sample(DECK, len(DECK))), random.randrange(SEATS))
        if random.randrange(2):
            state = replace(state, scores=tuple(random.randrange(rules.match.target) for _ in range(SIDES)))
        while state.phase is Phase.CALLING and (seat := seat_to_act(state)) is not None:
            view = view_for(state, seat)
            action = caller.decide(view, number).action
            assert isinstance(action, MakeCall)
            rows.append(np.isin(np.arange(INPUTS), features_of(view)))
            lawful.append(np.isin(np.arange(CALLS), [code_of(call) for call in view.choices.calls]))
            said.append(code_of(action.call))
            state = apply(state, action).state
    seen, open_, calls = np.array(rows), np.array(lawful), np.array(said)
    order = np.random.default_rng(1)
    for turn in range(20):
        places = order.permutation(len(calls))
        for some in np.array_split(places, max(1, len(places) // 512)):
            network.learn(seen[some].astype(np.float32), open_[some], calls[some], RATE * (1 - turn / 20))


def improved(network: Network, rounds: list[Round], epochs: int, random: np.random.Generator) -> str:
    """Go so many times over the decisions of these rounds; returns what those kept apart say of it."""
    parts = [np.concatenate([getattr(one, name) for one in rounds]) for name in ("rows", "lawful", "gains")]
    rows, lawful, gains = parts
    apart = np.concatenate([one.deal for one in rounds]) % APART == 0
    lessons = np.flatnonzero(~apart)
    steps = epochs * max(1, len(lessons) // BATCH)
    for step in range(steps):
        if step % (steps // epochs) == 0:
            batches = np.array_split(random.permutation(lessons), steps // epochs)
        some = batches[step % (steps // epochs)]
        rate = LAST_RATE + RATE * (1 - step / steps)
        network.improve(rows[some].astype(np.float32), lawful[some], gains[some] / POINTS, BONUS, rate)
    calls = np.concatenate([one.call for one in rounds])[apart]
    return _told(network, rows[apart].astype(np.float32), lawful[apart], gains[apart], calls)


def _told(network: Network, rows: Matrix, lawful: Bits, gains: Matrix, calls: Numbers) -> str:
    chances = network.chances(rows, lawful)[1]
    over = gains - (gains.sum(1) / lawful.sum(1))[:, None]
    each = np.arange(len(calls))
    told = {
        "chances": (chances * over).sum(1),
        "the likeliest": over[each, chances.argmax(1)],
        "made": over[each, calls],
    }
    gained = ", ".join(f"{what} {gains.mean():+.3f}" for what, gains in told.items())
    return f"{len(calls)} decisions apart: {gained}"


def _imitation(rules: Rules, recipe: str, units: int, random: np.random.Generator) -> Network:
    found = Network(INPUTS, units, CALLS, random)
    imitated(rules, found, IMITATED, maker(recipe)())
    return found


def _say(line: str) -> None:
    print(line, flush=True)  # noqa: T201


def main() -> None:
    """Practise, and write."""
    parser = argparse.ArgumentParser(prog="teach_calls", description="Players teach themselves to call.")
    parser.add_argument("game", choices=["belot_bg"])
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--deals", type=int, default=48_000)
    parser.add_argument("--units", type=int, default=128)
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--on", action="store_true", help="go on from what the program knows")
    parser.add_argument("--against", action="append", default=[], metavar="RECIPE", help="who else is met")
    parser.add_argument("--keep", type=Path, help="the network between rounds")
    parser.add_argument("--into", type=Path, default=FOLDER)
    told = parser.parse_args()
    rules, random = game_named(told.game).rules, np.random.default_rng(told.seed)
    network = Network(INPUTS, told.units, CALLS, random)
    if told.keep and told.keep.exists():
        with np.load(told.keep) as kept:
            network.parts = [kept[str(place)] for place in range(len(network.parts))]
    elif told.on:
        network = Network.of(learned_numbers(), INPUTS, CALLS).wider(told.units, random)
    else:
        imitated(rules, network, TAUGHT)
    others = tuple(_imitation(rules, recipe, told.units, random) for recipe in told.against)
    if others:
        others = (*others, mean_of([network]))
    rounds: list[Round] = []
    came_by: list[Network] = []
    start = Caller(mean_of([network]))
    stakes = stakes_of(rules, start, STAKED, MATCHES, random)
    for number in range(told.rounds):
        if number and number % RECKONED == 0:
            stakes = stakes_of(rules, Caller(network), STAKED, MATCHES, random)
        rounds = [*rounds, practised(rules, network, stakes, told.deals, random, others)][-KEPT:]
        _say(f"round {number + 1}: {improved(network, rounds, told.epochs, random)}")
        if told.keep:
            np.savez(told.keep, **{str(place): part for place, part in enumerate(network.parts)})
        came_by = [*came_by, mean_of([network])][-KEPT:]
        mean = mean_of(came_by)
        won = play_matches(rules, Caller(mean), start, MATCHES, np.random.default_rng(told.seed))
        _say(f"  of {MATCHES} matches against what it was: {won.told()}")
        mean.keep(
            told.into,
            NETWORK,
            tool="teach_calls.py",
            method=" against ".join(
                ("self-play by policy gradient, mean of the last networks", *told.against)
            ),
            deals=f"{(number + 1) * told.deals:,} of {told.game}{' more' * told.on}",
        )


if __name__ == "__main__":
    main()
