# cython: annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The transposition table: bounds of positions at the start of a trick, and the best lead found.

The table is keyed by the owners of the remaining cards of each suit from the top, not by the cards, so
positions that differ only in the cards gone share an entry. Because the points differ, the bounds are widened
by what the same places counted more then, or count more now. Entries stay valid from deal to deal under the
same rules.
"""

from __future__ import annotations

from array import array

from game.ai.solver.position import Position
from game.ai.solver.tables import ALL_TRUMPS, NO_TRUMPS, lost_worth, packed_owners

try:
    import cython
except ImportError:
    from game.ai import without_cython as cython

if not cython.compiled:  # the compiled one has these from the `.pxd`
    from game.ai.solver.position import WORD

    LONG = 0xFFFFFFFFFFFFFFFF
    SPREAD_1 = 0x9E3779B97F4A7C15
    SPREAD_2 = 0xC2B2AE3D27D4EB4F
    SLOTS = 12
    """The table has two to this power pairs of entries."""


class TranspositionTable:
    """The table of one solver; what `probe` finds stays in the attributes until the next call.

    `low` and `high` are the bounds of our side's points, `first` is the stored lead or -1, `key` is what
    `store` needs, and `is_same` tells whether the entry is of exactly these cards.
    """

    def __init__(self, position: Position) -> None:
        """Make an empty table for positions in these hands."""
        self.position = position
        self.packed = packed_owners()
        self.lost_trump = self.lost_plain = lost_worth(0, 0)
        self.low = self.high = self.first = self.is_same = 0
        self.key = self.age = 0
        self.forget()

    def prepare(self, trumps: int, king: int) -> None:
        """Take what the cards count in another game, and empty the table."""
        self.lost_trump = lost_worth(0 if trumps == NO_TRUMPS else 1, king)
        self.lost_plain = lost_worth(1 if trumps == ALL_TRUMPS else 0, king)
        self.forget()

    def forget(self) -> None:
        """Empty the table."""
        self.table = array("Q", bytes(32 << SLOTS))

    def begin_world(self) -> int:
        """Begin a world: older entries give way to smaller positions too; return its number, below 64."""
        self.age = self.age + 1 & 63
        return self.age

    def probe(self, leader: int, remaining: int, beta: int, left: int) -> int:
        """Look up the hands, this player leading and `left` points to be taken.

        Returns a stored bound if it decides whether our side takes `beta`, otherwise -1. Without an entry
        the bounds are 0 and `left`.
        """
        low_owner = self.position.hands[1] | self.position.hands[3]
        high_owner = self.position.hands[2] | self.position.hands[3]
        key = self._owners(remaining & 0xFF, low_owner & 0xFF, high_owner & 0xFF)
        key |= self._owners(remaining >> 8 & 0xFF, low_owner >> 8 & 0xFF, high_owner >> 8 & 0xFF) << 18
        key |= self._owners(remaining >> 16 & 0xFF, low_owner >> 16 & 0xFF, high_owner >> 16 & 0xFF) << 36
        rest = self._owners(remaining >> 24, low_owner >> 24, high_owner >> 24) << 2 | leader
        key = (key * SPREAD_1 + rest * SPREAD_2) & LONG
        key ^= key >> 29
        self.key = key
        self.low, self.high, self.first, self.is_same = 0, left, -1, 0
        slot = key >> (64 - SLOTS) << 2
        if self.table[slot] != key:
            slot += 2
            if self.table[slot] != key:
                return -1
        entry = self.table[slot + 1]
        then = entry & WORD
        less = more = 0
        if then == remaining:
            self.is_same = 1
        else:
            less = self._lost_worth(remaining, then)
            more = less + self.position.total(remaining) - self.position.total(then)
        kept_low, kept_high = entry >> 32 & 1023, entry >> 42 & 1023
        self.low = max(0, kept_low - less)
        self.high = min(left, kept_high + more)
        if self.low >= beta:
            return self.low
        if self.high < beta:
            return self.high
        self.first = self._card_at((entry >> 52 & 63) - 1, remaining)
        return -1

    def narrow(self, low: int, high: int) -> None:
        """Narrow the bounds that `probe` has found."""
        self.low, self.high = max(self.low, low), min(self.high, high)

    def store(self, key: int, remaining: int, lower: int, upper: int, chosen: int) -> int:
        """Store bounds: the first of two entries keeps the larger position of a world, the other the last."""
        slot = key >> (64 - SLOTS) << 2
        if self.table[slot] != key:
            entry = self.table[slot + 1]
            is_kept = entry >> 58 == self.age and self.position.size(entry & WORD) > self.position.size(
                remaining
            )
            if self.table[slot + 2] == key or is_kept:
                slot += 2
            elif self.table[slot]:
                self.table[slot + 2] = self.table[slot]
                self.table[slot + 3] = self.table[slot + 1]
        move = self._place_of(chosen, remaining) + 1
        self.table[slot] = key
        self.table[slot + 1] = (lower | upper << 10 | move << 20 | self.age << 26) << 32 | remaining
        return 0

    def _owners(self, cards: int, low: int, high: int) -> int:
        """Return the owners of a suit's cards, two bits each, with the number of cards."""
        return self.packed[cards << 8 | low] | self.packed[cards << 8 | high] << 9

    def _lost_worth(self, now: int, then: int) -> int:
        """Return what the places counted more then, summed over those that did."""
        return (
            self.lost_trump[(now & 0xFF) << 8 | then & 0xFF]
            + self.lost_plain[(now & 0xFF00) | then >> 8 & 0xFF]
            + self.lost_plain[(now >> 8 & 0xFF00) | then >> 16 & 0xFF]
            + self.lost_plain[(now >> 16 & 0xFF00) | then >> 24]
        )

    def _place_of(self, card: int, remaining: int) -> int:
        """Return the place of a card: its suit, and how many remaining cards are above it."""
        return (card & 24) | self.position.ones[(remaining >> (card & 24) & 0xFF) >> (card & 7) >> 1]

    def _card_at(self, place: int, remaining: int) -> int:
        """Return the card at such a place."""
        suit, count = place & 24, place & 7
        cards = remaining >> suit & 0xFF
        while count:
            cards ^= 1 << self.position.top[cards]
            count -= 1
        return suit | self.position.top[cards]
