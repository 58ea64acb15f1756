"""Whole matches between two call networks, all at once; card policies play the cards."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from game.rules.options.rules import Rules
from tests.lab.training.auctions import SIDES, Auctions, Numbers, Scores, fresh
from tests.lab.training.contracts import codes_of, played_out
from tests.lab.training.network import Network

TWICE = 2


@dataclass(frozen=True)
class Caller:
    """Makes the likeliest call of its network; suits too weak to name only if it may lie."""

    network: Network
    lies: bool = False

    def says(self, auctions: Auctions, places: Numbers) -> Numbers:
        """The calls of the seats to act."""
        rows, lawful = auctions.rows(places), auctions.lawful() if self.lies else auctions.meant()
        liked: Numbers = self.network.chances(rows, lawful[places])[1].argmax(1)
        return liked


@dataclass(frozen=True)
class Matches:
    """By match the part of its two games that the first caller won, and every score that came up."""

    shares: NDArray[np.float64]
    met: Scores
    """The side of the first caller comes first."""

    def told(self) -> str:
        """The share in percent with its standard error, as text."""
        error = self.shares.std(ddof=1) / len(self.shares) ** 0.5
        return f"{100 * self.shares.mean():.2f} +- {100 * error:.2f} %"


def play_matches(
    rules: Rules, first: Caller, second: Caller, count: int, random: np.random.Generator
) -> Matches:
    """Play matches, each twice with the sides swapped; the deal rotates."""
    short = np.full((TWICE, count, SIDES), rules.match.target)
    hung = np.zeros((TWICE, count), np.int64)
    won, is_open, met = np.full((TWICE, count), 0.5), np.ones((TWICE, count), bool), []
    number = 0
    while is_open.any():
        deals, seed = fresh(count, rules.pack.first_hand, random), int(random.integers(1 << 60))
        codes = np.zeros((count, TWICE), np.int64)
        for time in range(TWICE):
            side = (number + time) % SIDES
            scores = Scores(short[time][:, :: 1 - 2 * side], hung[time])
            met.append(Scores(short[time], hung[time]).some(np.flatnonzero(is_open[time])))
            codes[:, time] = codes_of(_held(deals, scores, (first, second)[:: 1 - 2 * side]))
        sheet = played_out(rules, deals.hands, np.arange(count), codes, np.random.default_rng(seed))
        written, hangs = sheet.written(hung.T), sheet.hangs(hung.T)
        for time in range(TWICE):
            lines = written[:, time, :: 1 - 2 * ((number + time) % SIDES)]
            short[time] -= np.where(is_open[time][:, None], lines, 0)
            hung[time] = hangs[:, time]
            own, other = short[time].T
            is_over = is_open[time] & (short[time].min(1) <= 0) & (own != other)
            won[time][is_over] = (own < other)[is_over]
            is_open[time] &= ~is_over
        number += 1
    found = Scores(*(np.concatenate([getattr(one, name) for one in met]) for name in ("short", "hung")))
    return Matches(won.mean(0), found)


def _held(deals: Auctions, scores: Scores, callers: tuple[Caller, ...]) -> Auctions:
    """The auctions of these deals at these scores; the callers sit in turn."""
    found = deals.some(np.arange(len(deals.game)))
    found.short, found.hung = scores.short, scores.hung

    def says(auctions: Auctions, places: Numbers) -> Numbers:
        calls, turns = np.zeros(len(places), np.int64), auctions.turn[places] % SIDES
        for side, caller in enumerate(callers):
            calls[turns == side] = caller.says(auctions, places[turns == side])
        return calls

    found.finish(says)
    return found
