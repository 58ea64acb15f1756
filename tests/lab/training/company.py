"""Whoever practises calling meets its like in some deals and somebody else on the other side in others."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from game.ai.bidding.call_rows import CALLS
from tests.lab.training.auctions import Auctions, Bits, Numbers
from tests.lab.training.network import Matrix, Network


@dataclass(frozen=True)
class Company:
    """Who calls in which deal: what practises in all seats, or on one side of those that have another.

    What practises names no suit that it does not mean, or its like would agree on calls that nobody at a
    table knows; others say what they say. By deal `other` is the place of the other side's, -1 for itself.
    """

    network: Network
    others: tuple[Network, ...]
    other: Numbers
    side: Numbers

    def practises(self, deals: Numbers, turns: Numbers) -> Bits:
        """Whether these seats of these deals are of those that practise."""
        return (self.other[deals] < 0) | (turns % 2 == self.side[deals])

    def liked(self, auctions: Auctions, places: Numbers, deals: Numbers) -> Numbers:
        """What the seats on turn like best; `deals` tells the deals of these places."""
        return self._said(auctions, places, deals, lambda chances: chances.argmax(1))

    def lotted(
        self, auctions: Auctions, places: Numbers, deals: Numbers, random: np.random.Generator
    ) -> Numbers:
        """The same, but what practises calls by its chances."""
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
    """It is itself the other side twice as often as each of the others is, if there are any."""
    other = np.maximum(random.integers(-2, len(others), deals), -1)
    return Company(network, others, other, random.integers(0, 2, deals))
