# cython: annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The likelihood of worlds: the product of the chances of all plays, given the hands of each world.

Plain Python that Cython compiles as it stands; the C types are in `play_likelihood.pxd`. A world is the cards
that every seat holds now, in the inner numbering of `DealState`. The chance of a play comes from the policy
that imitates masters, or from the heuristic policy if none is loaded.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from game.ai import without_cython as cython

if TYPE_CHECKING:
    from game.ai.deal_state import DealState
    from game.ai.policy.heuristic_policy import HeuristicPolicy
    from game.ai.policy.network_policy import NetworkPolicy

WORD = 0xFFFFFFFF
SEATS = 4
GOLDEN = 0x9E3779B1
FLOOR_OF_HEURISTIC = 0.15
"""How likely any card is, whatever the heuristic policy thinks of it.

With 0.1, and sharper grades, hard ones win less (`heuristic_policy.SPREAD`).
"""
FLOOR_OF_NETWORK = 0.03
"""The same of a network: players other than those it learned from sit there, too."""
MEMO_BITS = 12
"""Two to this power hands are remembered with the chance of a play."""


class PlayLikelihood:
    """Weighs worlds by what was played in one deal."""

    def __init__(
        self, deal: DealState, heuristic: HeuristicPolicy, imitation: NetworkPolicy, self_play: NetworkPolicy
    ) -> None:
        """The policies are those of this deal."""
        self.deal, self.heuristic, self.imitation, self.self_play = deal, heuristic, imitation, self_play
        self.memo_hand = array("I", [0]) * (1 << MEMO_BITS)
        self.memo_chance = array("d", [0.0]) * (1 << MEMO_BITS)
        self.uses_self_play = 0

    def weigh(
        self, plays: array[int], worlds: array[int], count: int, me: int, weights: array[float]
    ) -> None:
        """Multiply each world's weight by how likely what was played is with its hands.

        The deal must be as before the first card; afterwards it is after the last of the `plays`, which are
        seat and card in turn. Own plays, of `me`, say nothing. The worlds hold the present hands. The chance
        of a play depends on the player's own hand only, so worlds with the same hand share it.
        """
        with cython.nogil:
            self._weigh(plays, worlds, count, me, weights)

    def prior(self, player: int, hand: int, legal: int, card: int) -> float:
        """The policy's chance that a player with this hand plays the card now; 1 if no network is loaded.

        The policy is that of self-play if the likelihood uses it, or else the imitation.
        """
        if self.self_play.units and self.uses_self_play:
            self.self_play.encode(player)
            return self.self_play.chance(hand, legal, card)
        if not self.imitation.units:
            return 1.0
        self.imitation.encode(player)
        return self.imitation.chance(hand, legal, card)

    def _weigh(
        self, plays: array[int], worlds: array[int], count: int, me: int, weights: array[float]
    ) -> None:
        for number in range(0, len(plays), 2):
            player, card = plays[number], plays[number + 1]
            if player != me:
                later = 0
                for other in range(number, len(plays), 2):
                    if plays[other] == player:
                        later |= 1 << plays[other + 1]
                self._weigh_play(worlds, count, player, card, later, weights)
            self.deal.play(player, card)

    def _weigh_play(
        self, worlds: array[int], count: int, player: int, card: int, later: int, weights: array[float]
    ) -> None:
        """Weigh by one play; `later` are the cards that the player plays from it on."""
        if self.imitation.units:
            self.imitation.encode(player)
        if self.self_play.units and self.uses_self_play:
            self.self_play.encode(player)
        for place in range(1 << MEMO_BITS):
            self.memo_hand[place] = 0
        for world in range(count):
            hand = worlds[world * SEATS + player] | later
            place = (hand * GOLDEN & WORD) >> 32 - MEMO_BITS
            if self.memo_hand[place] != hand:
                self.memo_hand[place] = hand
                self.memo_chance[place] = self._chance(player, hand, card)
            weights[world] = weights[world] * self.memo_chance[place]
        self.deal.hands[player] = 0

    def _chance(self, player: int, hand: int, card: int) -> float:
        """The chance that the player plays this card from this hand."""
        legal = self.deal.legal(player, hand)
        if not legal & (legal - 1):
            return 1.0
        if not self.imitation.units:
            self.deal.hands[player] = hand
            return FLOOR_OF_HEURISTIC + (1.0 - FLOOR_OF_HEURISTIC) * self.heuristic.chance(player, card)
        chance = self.imitation.chance(hand, legal, card)
        if self.self_play.units and self.uses_self_play:
            chance = (chance + self.self_play.chance(hand, legal, card)) / 2.0
        return FLOOR_OF_NETWORK + (1.0 - FLOOR_OF_NETWORK) * chance
