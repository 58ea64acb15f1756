# cython: annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""A position of the solver: hands, points of sets of cards, and which cards are equal.

Cards are in the inner numbering of `TrickRules`.
"""

from __future__ import annotations

from game.ai import trick_rules
from game.ai.coding import ALWAYS, UNLESS_PARTNER
from game.ai.solver.tables import all_inward

try:
    import cython
except ImportError:
    from game.ai import without_cython as cython

NOBODY = 4
"""The seat without cards."""

if not cython.compiled:  # what the search asks for at every step; the compiled one has it from the `.pxd`
    from game.ai.trick_rules import PAIRS, SUITS

    WORD = 0xFFFFFFFF
    DE_BRUIJN = 0x077CB531
    UPWARD = 0xFEFEFEFE
    """The cards that have a lower one in their suit."""
    DOWNWARD = 0x7F7F7F7F
    """The cards that have a higher one."""


class Position(trick_rules.TrickRules):
    """The hands, by seat, and the rules of the game; the other parts of the solver read both.

    By seat, `partners` is the other one of the side, `foes` and `others` are the opponents, or `NOBODY`.
    `sums` and `cheapest` are the points of a set of cards of a suit and of its cheapest card, at 256 times
    the suit plus the set.
    """

    def __init__(self) -> None:
        """Make the tables that do not depend on the game."""
        super().__init__()
        self.hands = [0, 0, 0, 0, 0]
        self.partners = [NOBODY, NOBODY, NOBODY, NOBODY]
        self.foes = [NOBODY, NOBODY, NOBODY, NOBODY]
        self.others = [NOBODY, NOBODY, NOBODY, NOBODY]
        self.sums = [0] * 1024
        self.cheapest = [0] * 1024
        self.worthless = 0
        self.bit = [0] * 32
        for place in range(32):
            self.bit[(DE_BRUIJN << place & WORD) >> 27] = place
        self.setup = (-1, 0, 0, 0, 0, 0)
        self.is_forced = self.ours = 0

    def prepare(self, trumps: int, duties: int, players: int, ours: int, last: int, king: int) -> bool:
        """Set the game, as `take_rules` does; `ours` is a bit for each seat of our side.

        No side has more than two seats. Returns whether the game differs from the one before; another trump
        suit is no difference.
        """
        self.inward = all_inward(trumps)
        setup = (max(trumps, SUITS - 1), duties, players, ours, last, king)
        if setup == self.setup:
            return False
        self.setup, self.ours = setup, ours
        self.take_rules(trumps, duties, players, last, king)
        for seat in range(players):
            same = [one for one in range(players) if one != seat and ours >> one & 1 == ours >> seat & 1]
            against = [one for one in range(players) if ours >> one & 1 != ours >> seat & 1]
            self.partners[seat] = same[0] if same else NOBODY
            self.foes[seat] = against[0]
            self.others[seat] = against[1] if len(against) > 1 else NOBODY
        self.is_forced = 1 if self.ruff == ALWAYS or (self.ruff == UNLESS_PARTNER and players != PAIRS) else 0
        for suit in range(SUITS):
            for cards in range(256):
                held = [self.points[8 * suit + place] for place in range(8) if cards >> place & 1]
                self.sums[256 * suit + cards] = sum(held)
                self.cheapest[256 * suit + cards] = min(held, default=0)
        self.worthless = sum([1 << card for card in range(32) if not self.points[card]])
        return True

    def remaining(self) -> int:
        """Return the cards in all hands."""
        return self.hands[0] | self.hands[1] | self.hands[2] | self.hands[3]

    def total(self, cards: int) -> int:
        """Return the points of the cards."""
        return (
            self.sums[cards & 0xFF]
            + self.sums[256 + (cards >> 8 & 0xFF)]
            + self.sums[512 + (cards >> 16 & 0xFF)]
            + self.sums[768 + (cards >> 24)]
        )

    def lowest_of(self, cards: int) -> int:
        """Return the lowest card of a mask that is not empty."""
        return self.bit[((cards & -cards) * DE_BRUIJN & WORD) >> 27]

    def tops(self, cards: int, others: int) -> int:
        """Return the highest card of each run of cards of a hand that no other card interrupts."""
        free, filled = ~others & DOWNWARD, cards
        filled |= free & filled >> 1
        free &= free >> 1
        filled |= free & filled >> 2
        free &= free >> 2
        filled |= free & filled >> 4
        return cards & ~(filled >> 1 & DOWNWARD)

    def bottoms(self, cards: int, others: int) -> int:
        """Return the lowest card of each run of cards of a hand that no other card interrupts."""
        free, filled = ~others & UPWARD, cards
        filled |= free & filled << 1
        free &= free << 1
        filled |= free & filled << 2
        free &= free << 2
        filled |= free & filled << 4
        return cards & ~(filled << 1 & UPWARD)

    def different(self, cards: int, others: int) -> int:
        """Return the cards of a hand, of a run without points only the highest."""
        return cards & ~self.worthless | self.tops(cards & self.worthless, others)

    def are_equal(self, card: int, other: int, others: int) -> int:
        """Whether two cards of a hand are equal: no card between them, and the same points."""
        if card >> 3 != other >> 3 or self.points[card] != self.points[other]:
            return 0
        between = ((1 << card) - 1) ^ ((1 << other) - 1)
        return 0 if others & between else 1

    def last_trick(self, leader: int, left: int) -> int:
        """Return the value of the last trick, when everybody has one card."""
        best = self.highest(self.hands[leader])
        winner, player = leader, leader
        for turn in range(1, self.players):
            player += 1
            if player == self.players:
                player = 0
            card = self.highest(self.hands[player])
            if self.beats(card, best):
                best, winner = card, player
        return left if self.ours >> winner & 1 else 0
