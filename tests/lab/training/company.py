"""Opponents in self-play of calls: the network itself in some deals, other networks in others."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from game.ai.bidding.call_policy import CALLS
from tests.lab.training.auctions import Auctions, Bits, Numbers
from tests.lab.training.network import Matrix, Network


@dataclass(frozen=True)
class Company:
    """Who calls in which deal: the network that is trained in all seats, or on one side against another.

    The trained network names no suit in which it is weak, or it would agree with itself on calls that people
    do not know. By deal `other` is the place of the opponent in `others`, -1 for the network itself.
    """

    network: Network
    others: tuple[Network, ...]
    other: Numbers
    side: Numbers

    def practises(self, deals: Numbers, turns: Numbers) -> Bits:
        """Whether the trained network sits on these seats of these deals."""
        return (self.other[deals] < 0) | (turns % 2 == self.side[deals])

    def liked(self, auctions: Auctions, places: Numbers, deals: Numbers) -> Numbers:
        """The likeliest calls of the seats to act; `deals` are the deals of these places."""
        return self._said(auctions, places, deals, lambda chances: chances.argmax(1))

    def lotted(
        self, auctions: Auctions, places: Numbers, deals: Numbers, random: np.random.Generator
    ) -> Numbers:
        """The same, but the calls of the trained network are drawn by their chances."""
        return self._said(
            auctions,
            places,
            deals,
            lambda chances: np.minimum(
                (chances.cumsum(1) < random.random((len(chances), 1))).sum(1), CALLS - 1
            ),
        )

    def _said(
        self, auctions: Auctions, places: Numbers, deals: Numbers, choose: Callable[[Matrix], Numbers]
    ) -> Numbers:
        found = np.zeros(len(places), np.int64)
        is_own = self.practises(deals, auctions.turn[places])
        own = places[is_own]
        found[is_own] = choose(self.network.chances(auctions.rows(own), auctions.meant()[own])[1])
        for number, network in enumerate(self.others):
            theirs = ~is_own & (self.other[deals] == number)
            some = places[theirs]
            found[theirs] = network.chances(auctions.rows(some), auctions.lawful()[some])[1].argmax(1)
        return found


def company(
    network: Network, others: tuple[Network, ...], deals: int, random: np.random.Generator
) -> Company:
    """Draw opponents: the network itself twice as often as each of the others."""
    other = np.maximum(random.integers(-2, len(others), deals), -1)
    return Company(network, others, other, random.integers(0, 2, deals))
