# cython: annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The rules of a trick for compiled parts: what cards count, which card beats which, what may be played.

A card has an inner number: suit times eight plus strength (0 the lowest, 7 the highest). The trump suit is
suit 0, so "higher" is "larger". Sets of cards are masks of 32 bits.
"""

from __future__ import annotations

from game.ai.coding import OVERTRUMP, RAISE_PLAIN, RUFF_SHIFT, SPARE_UNDER_PARTNER, UNDERTRUMP
from game.ai.solver.tables import ALL_TRUMPS, ONES, TOP, all_inward, worths

try:
    import cython
except ImportError:
    from game.ai import without_cython as cython

if not cython.compiled:  # what the solver asks for at every step; the compiled one has it from the `.pxd`
    from game.ai.coding import NEVER, OPTIONAL, UNLESS_PARTNER

    SUITS = PAIRS = 4


COMPILED = __file__.endswith((".so", ".pyd"))
"""Whether this is the compiled module."""


class TrickRules:
    """The rules of one contract.

    `points` are those of a card; `ones` and `top` are the number and the highest of a set of cards of a suit,
    of an empty one 0 and -1. `suited` tells whether there is a trump suit, `must` whether a suit led must be
    overtaken, `ruff` when to ruff, as in `coding`; `last` are the points of the last trick.
    """

    def __init__(self) -> None:
        """Make the tables that do not depend on the game."""
        self.points, self.must = [0] * 32, [0] * 4
        self.ones, self.top = list(ONES), list(TOP)
        self.inward = all_inward(0)
        self.suited = self.ruff = self.undertrump = self.overtrump = self.spare = self.last = 0
        self.players = PAIRS

    def take_rules(self, trumps: int, duties: int, players: int, last: int, king: int) -> None:
        """Set the contract: trumps and duties as in `coding`, `king` as in `ScoreRules.scale`."""
        self.inward = all_inward(trumps)
        self.suited = 1 if trumps < SUITS else 0
        self.players, self.last = players, last
        self.ruff = duties >> RUFF_SHIFT
        self.undertrump = 1 if duties & UNDERTRUMP else 0
        self.overtrump = 1 if duties & OVERTRUMP else 0
        self.spare = 1 if duties & SPARE_UNDER_PARTNER else 0
        for suit in range(SUITS):
            high = 1 if trumps == ALL_TRUMPS or (self.suited and suit == 0) else 0
            self.must[suit] = 1 if duties & (OVERTRUMP if high else RAISE_PLAIN) else 0
            for place, worth in enumerate(worths(high, king)):
                self.points[8 * suit + place] = worth

    def all_inside(self, cards: int) -> int:
        """Return a public mask of cards in the inner numbering."""
        found = self.inward[cards & 0xFF] | self.inward[256 + (cards >> 8 & 0xFF)]
        return found | self.inward[512 + (cards >> 16 & 0xFF)] | self.inward[768 + (cards >> 24)]

    def one_inside(self, card: int) -> int:
        """Return a public card in the inner numbering."""
        return self.highest(self.all_inside(1 << card))

    def highest(self, cards: int) -> int:
        """Return the highest card of a mask that is not empty."""
        if cards >> 16:
            return 24 + self.top[cards >> 24] if cards >> 24 else 16 + self.top[cards >> 16]
        return 8 + self.top[cards >> 8] if cards >> 8 else self.top[cards]

    def size(self, cards: int) -> int:
        """Return the number of cards."""
        half = self.ones[cards & 0xFF] + self.ones[cards >> 8 & 0xFF]
        return half + self.ones[cards >> 16 & 0xFF] + self.ones[cards >> 24]

    def beats(self, card: int, best: int) -> int:
        """Return whether a card played later beats the best so far."""
        if card >> 3 == best >> 3:
            return 1 if card > best else 0
        return 1 if self.suited and card < 8 else 0

    def may_follow(self, player: int, mine: int, led: int, best: int, winner: int) -> int:
        """Return the cards of a hand that may be played to this trick, as `game.rules.play` says.

        `led` is the suit led, `best` the best card so far, the `winner`'s.
        """
        own = mine & (0xFF << (led << 3))
        if own:
            if best >> 3 == led and self.must[led]:
                over = own >> best >> 1 << best << 1
                if over:
                    return over
            return own
        held = mine & 0xFF
        if not self.suited or not held:
            return mine
        rest = mine ^ held
        if self.ruff == NEVER:
            return rest or mine
        over = held >> best >> 1 << best << 1 if best < 8 else held
        if self.ruff == UNLESS_PARTNER and self.players == PAIRS and winner ^ 2 == player:
            if self.spare and best < 8:
                return rest | over or mine
            return mine
        allowed = over if over and self.overtrump else held
        if self.ruff != OPTIONAL and (over or self.undertrump):
            return allowed
        return allowed | rest
