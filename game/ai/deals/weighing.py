# cython: annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The likelihood of sampled deals: the product of the chances of all plays, given the hands of each deal.

Plain Python that Cython compiles as it stands; the C types are in `weighing.pxd`. A world is the cards that
every seat holds now, in the inner numbering of `LightPlayer`. The chance of a play comes from the policy that
imitates masters, or from light players' grades. The opponent model mixes in the chance by a rule player's
rules.
"""

from __future__ import annotations

import math
from array import array
from typing import TYPE_CHECKING

from game.ai.deals import light_player
from game.ai.deals.policy import Policy

try:
    import cython
except ImportError:
    from game.ai import without_cython as cython

if TYPE_CHECKING:
    from game.ai.network import Numbers

COMPILED = __file__.endswith((".so", ".pyd"))
"""Whether this is the compiled module."""

WORD = 0xFFFFFFFF
PAIRS = 4
PLAYS = 40
STEEP = 512
"""Entries of the table by which a worse grade makes a card less likely."""
GOLDEN = 0x9E3779B1
SPREAD = 5.0
"""Points by which a card must be worse for it to be played e times less often, where grades judge."""
BY_GRADES = 0.15
"""How likely any card is, however low its grade.

Sharper figures, 3 and 0.1, place hidden cards better where medium players sit (mean log chance of the owner
-0.932 for -0.946 in French belote), no better where masters do (-0.985 for -0.983), and win less of hard ones
(bela in three, 100 deals: -2.0 +- 0.9).
"""
BY_POLICY = 0.03
"""The same however little the policy thinks of it: others than those it learned from sit there, too."""
GRADE_STEPS = 8
"""Steps of the table to a point: grades are in 16 * 1024ths of a point, and 2048 of them are a step."""
WHOLE = 1 << 24
MEMO_BITS = 12
"""Two to this power hands are remembered with the chance of a play."""


class Weighing(light_player.LightPlayer):
    """A table that knows what was played at it."""

    def __init__(self) -> None:
        """Nothing was played; there is no policy."""
        light_player.LightPlayer.__init__(self)
        self.plays = array("i", [0] * (2 * PLAYS))
        falls = (math.exp(-behind / (GRADE_STEPS * SPREAD)) for behind in range(STEEP))
        self.steep = array("i", [round(WHOLE * fall) for fall in falls])
        self.memo_hand = array("I", [0]) * (1 << MEMO_BITS)
        self.memo_chance = array("d", [0.0]) * (1 << MEMO_BITS)
        self.play_count = 0
        self.floor = BY_GRADES
        self.policy, self.self_play, self.taught, self.has_say = Policy(), Policy(), 1, 0

    def teach(self, numbers: Numbers) -> None:
        """Take the chance of plays from this policy from now on, or from grades if not `taught`."""
        self.policy.units, self.self_play.units, self.floor = 0, 0, BY_GRADES
        if self.taught:
            self.floor = BY_POLICY
            self.policy.learn(*numbers)

    def join(self, numbers: Numbers, named: tuple[int, ...], has_say: int) -> None:
        """Let rollouts follow this policy of self-play, which heard what seats `named`, a bit for each game.

        After `teach`, and only if that was to be `taught`. If it `has_say`, the prior is this policy's, and
        the chance of a play is the mean of both policies.
        """
        if self.taught:
            self.has_say = has_say
            self.self_play.learn(*numbers)
            self.self_play.hear(named)
            self.self_play.value(self.points)

    def remember(self, seat: int, card: int) -> None:
        """A card that was played, in order, for `weigh`."""
        self.plays[2 * self.play_count] = seat
        self.plays[2 * self.play_count + 1] = card
        self.play_count += 1

    def weigh(self, worlds: array[int], count: int, me: int, weights: array[float]) -> None:
        """Multiply each world's weight by how likely what was played is with its hands.

        The worlds hold the present hands; the table must be as it was before the first card. The chance of a
        play depends on the player's own hand only, so worlds with the same hand share it.
        """
        with cython.nogil:
            self._weigh_plays(worlds, count, me, weights)

    def prior(self, player: int, hand: int, legal: int, card: int) -> float:
        """The policy's chance that a player with this hand plays the card now; after `weigh`."""
        if self.self_play.units and self.has_say:
            self.self_play.look(player)
            return self.self_play.chance(hand, legal, card)
        if not self.policy.units:
            return 1.0
        self.policy.look(player)
        return self.policy.chance(hand, legal, card)

    def bring(self, player: int, card: int) -> None:
        """A card comes to the table, and the trick goes if it is the last one of it."""
        self.put(player, card)
        if self.place == self.players:
            self.place = 0

    def _weigh_plays(self, worlds: array[int], count: int, me: int, weights: array[float]) -> None:
        if self.policy.units:
            self.policy.begin(self.players, self.taker, self.suited)
        if self.self_play.units:
            self.self_play.begin(self.players, self.taker, self.suited)
        for number in range(self.play_count):
            player, card = self.plays[2 * number], self.plays[2 * number + 1]
            if player != me:
                if self.policy.units:
                    self.policy.look(player)
                if self.self_play.units:
                    self.self_play.look(player)
                later = 0
                for other in range(number, self.play_count):
                    if self.plays[2 * other] == player:
                        later |= 1 << self.plays[2 * other + 1]
                self._weigh_play(worlds, count, player, card, later, weights)
            self.bring(player, card)
            if self.policy.units:
                self.policy.bring(player, card)
            if self.self_play.units:
                self.self_play.bring(player, card)

    def _weigh_play(
        self, worlds: array[int], count: int, player: int, card: int, later: int, weights: array[float]
    ) -> None:
        """One play; `later` are the cards that the player plays from it on."""
        for place in range(1 << MEMO_BITS):
            self.memo_hand[place] = 0
        for world in range(count):
            hand = worlds[world * PAIRS + player] | later
            place = (hand * GOLDEN & WORD) >> 32 - MEMO_BITS
            if self.memo_hand[place] != hand:
                self.memo_hand[place] = hand
                if self.policy.units:
                    self.memo_chance[place] = self._as_learned(player, hand, card)
                else:
                    self.hands[player] = hand
                    self.memo_chance[place] = self._likely(player, card)
            weights[world] = weights[world] * self.memo_chance[place]
        self.hands[player] = 0

    def _as_learned(self, player: int, hand: int, card: int) -> float:
        """The chance that the player plays this card, by the policy."""
        legal = self.legal(player, hand)
        if not legal & (legal - 1):
            return 1.0
        chance = self.policy.chance(hand, legal, card)
        if self.self_play.units and self.has_say:
            chance = (chance + self.self_play.chance(hand, legal, card)) / 2.0
        return self.floor + (1.0 - self.floor) * chance

    def _likely(self, player: int, card: int) -> float:
        """The chance that the player plays this card, by the grades of all that he may play."""
        count = self.grade(player)
        if count < 2:
            return 1.0
        best = self.scores[0]
        for place in range(1, count):
            best = max(best, self.scores[place])
        total = mine = 0
        for place in range(count):
            behind = (best - self.scores[place]) >> 11
            if behind >= STEEP:
                behind = STEEP - 1
            total += self.steep[behind]
            if self.cards[place] == card:
                mine = self.steep[behind]
        chance = float(mine) / float(total)
        return self.floor + (1.0 - self.floor) * chance
