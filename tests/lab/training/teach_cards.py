"""Players who play by policies teach them to themselves and listen to the calls.

    python -m tests.lab.training.teach_cards belot_bg --rounds 10 --deals 120000 --jobs 2 --keep FILE

At first they know what masters taught. Then, round by round, deals are played, and every card that could be
played in any of them is followed to its end by what the policies like best (`practice.py`); the chances move
to where the sum of chances times gains is higher, with a bonus for being undecided. A card gains what the
deal is worth on the sheet, at the first score of a match. A twentieth of the deals is kept apart, and of
these is told what the chances and the likeliest card would gain over one by lot. Plain suits are exchanged at
random: they differ by name only. What is written is the mean of the last rounds' networks: it plays better
than any of them. A file that is kept is gone on with.
"""

from __future__ import annotations

import argparse
import itertools
from concurrent.futures import Executor, ProcessPoolExecutor
from pathlib import Path

import numpy as np

from game.ai.levels import master
from game.ai.network import Numbers
from game.ai.policy.features import CARDS, RECKONING, SUITS, card_network
from game.rules.options.rules import Rules
from game.variants.catalogue import game_named
from tests.lab.training.network import FOLDER, Network, mean_of
from tests.lab.training.practice import Practised, practised
from tests.lab.training.teach import exchanged

BATCH = 2048
RATE, LAST_RATE = 7e-4, 1e-5
BONUS = 0.07
"""For being undecided."""
POINTS = {
    "selfplay_suits": 3.0,
    "selfplay_four": 30.0,
    "selfplay_no_trumps": 4.0,
    "selfplay_all_trumps": 4.0,
    "selfplay_beating": 30.0,
    "selfplay_three": 30.0,
    "selfplay_three_beating": 30.0,
    "selfplay_two": 30.0,
    "selfplay_two_beating": 30.0,
}
"""So many points of the sheet are one."""
PLAYED = {
    "belot_bg": ("selfplay_suits", "selfplay_no_trumps", "selfplay_all_trumps"),
    "bela4": ("selfplay_beating",),
    "belote4_fr": ("selfplay_four",),
    "belote3_es": ("selfplay_three",),
    "bela3": ("selfplay_three_beating",),
    "belote2_es": ("selfplay_two",),
    "bela2": ("selfplay_two_beating",),
}
"""What is learned in a game."""
BESIDE = {"belote4_fr": ("belote4_es", "coinche_fr")}
"""Games of which a deal each is played in turn with it."""
FROM = {
    policy.self_play: policy.imitation
    for game in PLAYED
    for policy in master(game_named(game).rules).policies
}
"""The networks of self-play, and which network each begins with."""
SUITED = tuple(name for name in FROM if name not in {"selfplay_no_trumps", "selfplay_all_trumps"})
"""Where the suit of trumps is none of the plain suits."""
APART = 20
KEPT = 3
"""A round learns from so many, the last ones, and so many are the mean that is written."""
CHUNK = 1000
"""Deals that a process plays at once."""


def begun_with(masters: Numbers, units: int, random: np.random.Generator) -> Network:
    """What masters taught, in a network of more units that hears."""
    return Network.of(masters, RECKONING, CARDS).wider(units, random)


def first_network(name: str, units: int, random: np.random.Generator, *, is_on: bool) -> Network:
    """The network with which practice begins: that of the program, or what masters taught."""
    if is_on:
        return Network.of(card_network(name), RECKONING, CARDS)
    return begun_with(card_network(FROM[name]), units, random)


def a_round(
    games: tuple[Rules, ...], networks: dict[str, Network], seed: str, deals: int, executor: Executor
) -> dict[str, Practised]:
    """So many deals, played by what the policies are now."""
    taught = {name: network.numbers() for name, network in networks.items()}
    chunks = [range(start, min(start + CHUNK, deals)) for start in range(0, deals, CHUNK)]
    known = (itertools.repeat(one) for one in (games, taught, seed))
    found = list(executor.map(practised, *known, chunks))
    return {name: _together([one[name] for one in found]) for name in networks}


def _together(parts: list[Practised]) -> Practised:
    names = ("bits", "lawful", "gains", "deal")
    return Practised(*(np.concatenate([getattr(one, name) for one in parts]) for name in names))


def improved(network: Network, seen: Practised, name: str, epochs: int, random: np.random.Generator) -> str:
    """Go so many times over the decisions; returns what those kept apart say of it."""
    fixed = (0,) if name in SUITED else ()
    ways = [exchanged(fixed + order) for order in itertools.permutations(range(len(fixed), SUITS))]
    apart, lessons = np.flatnonzero(seen.deal % APART == 0), np.flatnonzero(seen.deal % APART)
    batches = max(1, len(lessons) // BATCH)
    for epoch in range(epochs):
        for step, some in enumerate(np.array_split(random.permutation(lessons), batches)):
            inputs, cards = ways[random.integers(len(ways))]
            rate = LAST_RATE + RATE * (1 - (epoch + step / batches) / epochs)
            lawful, gains = seen.lawful[some][:, cards], seen.gains[some][:, cards]
            over = np.where(lawful, gains - gains.sum(1, keepdims=True) / lawful.sum(1, keepdims=True), 0)
            network.improve(seen.rows(some)[:, inputs], lawful, over / POINTS[name], BONUS, rate)
    return _told(network, seen, apart)


def _told(network: Network, seen: Practised, apart: np.ndarray) -> str:
    likely, liked = 0.0, 0.0
    for some in np.array_split(apart, max(1, len(apart) // BATCH)):
        lawful, gains = seen.lawful[some], seen.gains[some]
        chances = network.chances(seen.rows(some), lawful)[1]
        over = gains - gains.sum(1, keepdims=True) / lawful.sum(1, keepdims=True)
        likely += float((chances * np.where(lawful, over, 0)).sum())
        liked += float(over[np.arange(len(some)), chances.argmax(1)].sum())
    count = max(1, len(apart))
    return f"{len(apart)} decisions apart: chances {likely / count:+.4f}, the likeliest {liked / count:+.4f}"


def _say(line: str) -> None:
    print(line, flush=True)  # noqa: T201


def main() -> None:
    """Practise, and write."""
    parser = argparse.ArgumentParser(
        prog="teach_cards", description="Players teach themselves to play cards."
    )
    parser.add_argument("game", choices=list(PLAYED))
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--deals", type=int, default=120_000)
    parser.add_argument("--units", type=int, default=256)
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--on", action="store_true", help="go on from what the program knows by practice")
    parser.add_argument("--keep", type=Path, help="the networks between rounds")
    parser.add_argument("--into", type=Path, default=FOLDER)
    told = parser.parse_args()
    games = tuple(game_named(game).rules for game in (told.game, *BESIDE.get(told.game, ())))
    random = np.random.default_rng(told.seed)
    networks = {name: first_network(name, told.units, random, is_on=told.on) for name in PLAYED[told.game]}
    if told.keep and told.keep.exists():
        with np.load(told.keep) as kept:
            for name, network in networks.items():
                network.parts = [kept[f"{name}_{place}"] for place in range(len(network.parts))]
    rounds: list[dict[str, Practised]] = []
    came_by: dict[str, list[Network]] = {name: [] for name in networks}
    with ProcessPoolExecutor(told.jobs) as executor:
        for number in range(told.rounds):
            seed = f"{told.seed}.{number}"
            rounds = [*rounds, a_round(games, networks, seed, told.deals, executor)][-KEPT:]
            for name, network in networks.items():
                seen = _together([one[name] for one in rounds])
                _say(f"round {number + 1}, {name}: {improved(network, seen, name, told.epochs, random)}")
                came_by[name] = [*came_by[name], mean_of([network])][-KEPT:]
                mean_of(came_by[name]).keep(
                    told.into,
                    name,
                    tool="teach_cards.py",
                    method="self-play by policy gradient, mean of the last networks",
                    deals=f"{(number + 1) * told.deals:,} of {told.game}{' more' * told.on}",
                )
            if told.keep:
                np.savez(
                    told.keep,
                    **{
                        f"{name}_{place}": part
                        for name, network in networks.items()
                        for place, part in enumerate(network.parts)
                    },
                )


if __name__ == "__main__":
    main()
