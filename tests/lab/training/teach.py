"""A policy learns from lessons what masters play, and is written where the program has it.

    python -m tests.lab.training.teach imitation_four_beating LESSONS ... --epochs 60

It learns by the gradient of the mean surprise (the logarithm of what it thought of the card that was played),
in steps that get smaller, with plain suits exchanged at random: they differ by name only. Every tenth deal is
kept apart; of these is told how surprised it is, and how often its likeliest card was played. One who takes
every lawful card for equally likely is more surprised; how much is told as well.
"""

from __future__ import annotations

import argparse
import itertools
from collections.abc import Iterable
from pathlib import Path

import numpy as np

from game.ai.policy.features import (
    ABOVE,
    BEST,
    CARDS,
    COUNTS,
    DENOMINATIONS,
    GONE,
    INPUTS,
    NAMED,
    OPENED,
    OUTSIDE,
    RECKONING,
    SEATS,
    SUITS,
    SURE,
    TABLE,
    VOIDS,
)
from game.cards.card import DECK
from game.rules.contract import Trumps
from game.rules.options.rules import Rules
from game.rules.trick import Trick
from tests.lab.training.lessons import Lesson, read
from tests.lab.training.looking import Looking, lawful_mask
from tests.lab.training.network import FOLDER, Matrix, Network, Seen

BATCH = 512
RATE, LAST_RATE = 2e-3, 2e-5


def decisions(files: Iterable[Path], *, codes: set[int]) -> Seen:
    """All plays with a choice, in deals with trumps of these codes."""
    found: list[tuple[Matrix, Matrix, int, int]] = []
    number = 0
    for path in files:
        rules, lessons = read(path)
        for lesson in lessons:
            if lesson.trumps in codes and lesson.is_whole:
                found += [(*one, number) for one in _of_deal(lesson, rules)]
                number += 1
    rows, lawful, card, deal = zip(*found, strict=True)
    return Seen(rows=np.array(rows), lawful=np.array(lawful), card=np.array(card), deal=np.array(deal))


def _of_deal(lesson: Lesson, rules: Rules) -> Iterable[tuple[Matrix, Matrix, int]]:
    looking, trumps = Looking(lesson.trumps, rules.players, lesson.taker), tuple(Trumps)[lesson.trumps]
    hands, trick = list(lesson.hands), Trick(0)
    for seat, card in lesson.plays:
        trick = trick if trick.cards else Trick(seat)
        legal = lawful_mask(hands[seat], trick, trumps, rules)
        if legal & (legal - 1):
            yield looking.row(seat, hands[seat]), looking.set(legal).astype(bool), looking.inner[card]
        looking.bring(seat, card)
        hands[seat] &= ~(1 << card)
        trick = Trick(trick.leader, (*trick.cards, DECK[card]))
        if len(trick.cards) == rules.players:
            trick = Trick(0)


def exchanged(suits: tuple[int, ...]) -> tuple[Matrix, Matrix]:
    """Where the inputs, and the cards, come from when each suit is that one instead.

    With what is heard and reckoned; what does neither takes the first of them.
    """
    cards = np.concatenate([8 * suit + np.arange(8) for suit in suits])
    inputs = np.arange(RECKONING)
    for start in (0, *range(GONE, TABLE + (SEATS - 1) * CARDS, CARDS), BEST, SURE, ABOVE):
        inputs[start : start + CARDS] = start + cards
    for turn in range(SEATS - 1):
        start = VOIDS + SUITS * turn
        inputs[start : start + SUITS] = start + np.array(suits)
    for place, suit in enumerate(suits):
        start = OPENED + SEATS * place
        inputs[start : start + SEATS] = OPENED + SEATS * suit + np.arange(SEATS)
        start = OUTSIDE + COUNTS * place
        inputs[start : start + COUNTS] = OUTSIDE + COUNTS * suit + np.arange(COUNTS)
    for turn in range(SEATS):
        start = NAMED + DENOMINATIONS * turn
        inputs[start : start + SUITS] = start + np.array(suits)
    return inputs, cards


def taught(seen: Seen, *, suited: bool, units: int, epochs: int) -> Network:
    """A network that went so many times over all decisions but those kept apart."""
    random = np.random.default_rng(1)
    network = Network(INPUTS, units, CARDS, random)
    fixed = (0,) if suited else ()
    ways = [exchanged(fixed + order) for order in itertools.permutations(range(len(fixed), SUITS))]
    places = [np.argsort(cards) for _, cards in ways]
    apart, lessons = np.flatnonzero(seen.deal % 10 == 0), np.flatnonzero(seen.deal % 10)
    steps = epochs * (len(lessons) // BATCH)
    even = np.log(seen.lawful[apart].sum(1)).mean()
    _say(f"{len(lessons)} decisions, {len(apart)} apart; if all are equally likely: {even:.4f}")
    for epoch in range(1, epochs + 1):
        order = random.permutation(lessons)
        for start in range(0, len(order) - BATCH + 1, BATCH):
            some = order[start : start + BATCH]
            which = random.integers(len(ways))
            inputs, cards = ways[which]
            rate = LAST_RATE + RATE * (1 - network.steps / steps)
            rows, lawful = seen.rows[some][:, inputs[:INPUTS]].astype(np.float32), seen.lawful[some][:, cards]
            network.learn(rows, lawful, places[which][seen.card[some]], rate)
        if epoch % 10 == 0 or epoch == epochs:
            lost, right = network.surprise(seen, apart)
            _say(f"{epoch}: {lost:.4f}, the likeliest card in {100 * right:.1f} of 100")
    return network


def _say(line: str) -> None:
    print(line, flush=True)  # noqa: T201


def main() -> None:
    """Learn, and write."""
    parser = argparse.ArgumentParser(prog="teach", description="A policy learns from lessons.")
    parser.add_argument("name", help="as in game.ai.policy.features")
    parser.add_argument("lessons", nargs="+", type=Path)
    parser.add_argument("--units", type=int, default=128)
    parser.add_argument("--epochs", type=int, default=60)
    parser.add_argument("--into", type=Path, default=FOLDER)
    told = parser.parse_args()
    codes = {"imitation_no_trumps": {4}, "imitation_all_trumps": {5}}.get(told.name, set(range(SUITS)))
    suited = min(codes) < SUITS
    seen = decisions(told.lessons, codes=codes)
    network = taught(seen, suited=suited, units=told.units, epochs=told.epochs)
    deals = f"{seen.deal[-1] + 1:,} of {', '.join(path.name for path in told.lessons)}"
    network.keep(told.into, told.name, tool="teach.py", method="imitation of masters", deals=deals)


if __name__ == "__main__":
    main()
