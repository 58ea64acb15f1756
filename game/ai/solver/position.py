# cython: annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""A position of the solver: hands, points of cards, which card beats which, and legal cards.

Plain Python that Cython compiles as it stands; the C types are in `position.pxd`. Inside, a card is suit
times eight plus its strength (0 the lowest, 7 the highest), the trump suit is suit 0, and so "higher" is
"larger".
"""

from __future__ import annotations

from game.ai.solver.tables import ALL_TRUMPS, all_inward, worths

try:
    import cython
except ImportError:
    from game.ai import without_cython as cython

RAISE_PLAIN = 1
OVERTRUMP = 2
UNDERTRUMP = 4
SPARE_UNDER_PARTNER = 8
RUFF_SHIFT = 4
ALWAYS = 0
NOBODY = 4
"""The seat without cards."""

if not cython.compiled:  # what the search asks for at every step; the compiled one has it from the `.pxd`
    UNLESS_PARTNER, OPTIONAL, NEVER = 1, 2, 3
    SUITS = PAIRS = 4
    WORD = 0xFFFFFFFF
    DE_BRUIJN = 0x077CB531
    UPWARD = 0xFEFEFEFE
    """The cards that have a lower one in their suit."""
    DOWNWARD = 0x7F7F7F7F
    """The cards that have a higher one."""


class Position:
    """The hands, by seat, and the rules of the game; the other parts of the solver read both.

    By seat, `partners` is the other one of the side, `foes` and `others` are the opponents, or `NOBODY`.
    `points` are those of a card; `sums` and `cheapest` are the points of a set of cards of a suit and of its
    cheapest card, at 256 times the suit plus the set. `counts` and `top_bit` are of any such set, of an empty
    one 0 and -1. `suited` tells whether there is a trump suit, `must` whether a suit led must be overtaken.
    """

    def __init__(self) -> None:
        """Make the tables that do not depend on the game."""
        self.hands = [0, 0, 0, 0, 0]
        self.partners = [NOBODY, NOBODY, NOBODY, NOBODY]
        self.foes = [NOBODY, NOBODY, NOBODY, NOBODY]
        self.others = [NOBODY, NOBODY, NOBODY, NOBODY]
        self.points = [0] * 32
        self.sums = [0] * 1024
        self.cheapest = [0] * 1024
        self.must = [0, 0, 0, 0]
        self.worthless = 0
        self.bit = [0] * 32
        self.top_bit = [0] * 256
        self.counts = [0] * 256
        for place in range(32):
            self.bit[(DE_BRUIJN << place & WORD) >> 27] = place
        for number in range(256):
            self.top_bit[number] = number.bit_length() - 1
            self.counts[number] = number.bit_count()
        self.inward = all_inward(0)
        self.setup = (-1, 0, 0, 0, 0, 0)
        self.suited = self.ruff = self.undertrump = self.overtrump = self.spare = self.is_forced = 0
        self.players = PAIRS
        self.ours = self.last = 0

    def prepare(self, trumps: int, duties: int, players: int, ours: int, last: int, king: int) -> bool:
        """Set the game: trumps 0 to 5 and duties as in `masks`, `ours` a bit for each seat of our side.

        No side has more than two seats. Returns whether the game differs from the one before; another trump
        suit is no difference.
        """
        self.inward = all_inward(trumps)
        setup = (max(trumps, SUITS - 1), duties, players, ours, last, king)
        if setup == self.setup:
            return False
        self.setup = setup
        self.suited = 1 if trumps < SUITS else 0
        self.players, self.ours, self.last = players, ours, last
        for seat in range(players):
            same = [one for one in range(players) if one != seat and ours >> one & 1 == ours >> seat & 1]
            against = [one for one in range(players) if ours >> one & 1 != ours >> seat & 1]
            self.partners[seat] = same[0] if same else NOBODY
            self.foes[seat] = against[0]
            self.others[seat] = against[1] if len(against) > 1 else NOBODY
        self.ruff = duties >> RUFF_SHIFT
        self.undertrump = 1 if duties & UNDERTRUMP else 0
        self.overtrump = 1 if duties & OVERTRUMP else 0
        self.spare = 1 if duties & SPARE_UNDER_PARTNER else 0
        self.is_forced = 1 if self.ruff == ALWAYS or (self.ruff == UNLESS_PARTNER and players != PAIRS) else 0
        for suit in range(SUITS):
            high = 1 if trumps == ALL_TRUMPS or (trumps < SUITS and suit == 0) else 0
            worth = worths(high, king)
            self.must[suit] = 1 if duties & (OVERTRUMP if high else RAISE_PLAIN) else 0
            for place in range(8):
                self.points[8 * suit + place] = worth[place]
            for cards in range(256):
                held = [worth[place] for place in range(8) if cards >> place & 1]
                self.sums[256 * suit + cards] = sum(held)
                self.cheapest[256 * suit + cards] = min(held, default=0)
        self.worthless = sum([1 << card for card in range(32) if not self.points[card]])
        return True

    def inside(self, cards: int) -> int:
        """Return a public mask of cards in the inner numbering."""
        return (
            self.inward[cards & 0xFF]
            | self.inward[256 + (cards >> 8 & 0xFF)]
            | self.inward[512 + (cards >> 16 & 0xFF)]
            | self.inward[768 + (cards >> 24)]
        )

    def inner(self, card: int) -> int:
        """Return a public card in the inner numbering."""
        return self.highest(self.inside(1 << card))

    def remaining(self) -> int:
        """Return the cards in all hands."""
        return self.hands[0] | self.hands[1] | self.hands[2] | self.hands[3]

    def beats(self, card: int, best: int) -> int:
        """Whether a card played later beats the best so far."""
        if card >> 3 == best >> 3:
            return 1 if card > best else 0
        return 1 if self.suited and card < 8 else 0

    def total(self, cards: int) -> int:
        """Return the points of the cards."""
        return (
            self.sums[cards & 0xFF]
            + self.sums[256 + (cards >> 8 & 0xFF)]
            + self.sums[512 + (cards >> 16 & 0xFF)]
            + self.sums[768 + (cards >> 24)]
        )

    def size(self, cards: int) -> int:
        """Return the number of cards."""
        return (
            self.counts[cards & 0xFF]
            + self.counts[cards >> 8 & 0xFF]
            + self.counts[cards >> 16 & 0xFF]
            + self.counts[cards >> 24]
        )

    def highest(self, cards: int) -> int:
        """Return the highest card of a mask that is not empty."""
        if cards >> 16:
            return 24 + self.top_bit[cards >> 24] if cards >> 24 else 16 + self.top_bit[cards >> 16]
        return 8 + self.top_bit[cards >> 8] if cards >> 8 else self.top_bit[cards]

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

    def legal(self, player: int, mine: int, led: int, best: int, winner: int) -> int:
        """Return the legal cards of a player who follows, as `masks.legal_mask` does."""
        own = mine & (0xFF << (led << 3))
        if own:
            if best >> 3 == led and self.must[led]:
                over = own >> best >> 1 << best << 1
                if over:
                    return over
            return own
        if not self.suited:
            return mine
        held = mine & 0xFF
        if not held:
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
