# cython: annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Between two, what the rule player does where he was asked before is remembered: order seldom matters.

Plain Python that Cython compiles as it stands; the C types are in `recall.pxd`. He goes by his hand, by what
has gone, what the other cannot have, the card led, and who has taken tricks; by nothing else that changes in
a deal. Of what is asked while a table looks ahead half was asked before: Bela in two thinks 15 of 100 faster.
"""

from __future__ import annotations

from array import array

from game.ai.deals import by_rules

COMPILED = __file__.endswith((".so", ".pyd"))
"""Whether this is the compiled module."""

TWO = 2
WORD = 0xFFFFFFFF
BITS = 15
"""Two to this power positions are remembered."""
STAMPS = 1 << 15
"""So many deals are told apart."""
CARD_BITS = 5
AT_BITS = 9
HASH_MINE, HASH_GONE, HASH_LACKS, HASH_AT = 0x9E3779B1, 0x85EBCA77, 0xC2B2AE3D, 0x27D4EB2F
"""Odd, and with their bits spread."""


class Recall(by_rules.ByRules):
    """A table at which the rule player is not asked the same twice."""

    def __init__(self) -> None:
        """Make no room yet: most games never ask."""
        by_rules.ByRules.__init__(self)
        self.recalls = self.stamp = 0

    def begin(self, kinds: tuple[tuple[int, float], ...]) -> None:
        """Before the first card of a deal; what is remembered of other deals counts no more."""
        by_rules.ByRules.begin(self, kinds)
        self.recalls = 1 if self.players == TWO else 0
        if not self.recalls:
            return
        if self.stamp in {0, STAMPS - 1}:
            self.stamp = 0
            self.recalled_mine, self.recalled_gone = self._room(), self._room()
            self.recalled_lacks, self.recalled_at = self._room(), self._room()
        self.stamp += 1

    def chosen_by_rules(self, player: int) -> int:
        """The card that the rule player plays, of the hand that the player holds here."""
        mine = self.hands[player]
        legal = self.legal(player, mine)
        if not legal & (legal - 1):
            return self.highest(legal)
        if not self.recalls or self.lays:
            return self.choose_by_rules(player, mine, legal)
        lacks = self.lacks[1 - player]
        at = (self.best + 1 if self.place else 0) << 3 | (self.swept & 3) << 1 | player
        mixed = mine * HASH_MINE ^ self.gone * HASH_GONE ^ lacks * HASH_LACKS ^ at * HASH_AT
        place = ((mixed & WORD ^ (mixed & WORD) >> 15) * HASH_MINE & WORD) >> 32 - BITS
        at |= self.stamp << AT_BITS
        if (
            self.recalled_at[place] >> CARD_BITS == at
            and self.recalled_mine[place] == mine
            and self.recalled_gone[place] == self.gone
            and self.recalled_lacks[place] == lacks
        ):
            return self.recalled_at[place] & 31
        found = self.choose_by_rules(player, mine, legal)
        self.recalled_mine[place], self.recalled_gone[place] = mine, self.gone
        self.recalled_lacks[place], self.recalled_at[place] = lacks, at << CARD_BITS | found
        return found

    def _room(self) -> array[int]:
        return array("I", [0]) * (1 << BITS)
