# cython: annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""A table in the compiled search: hands, the trick, what has been played, and what may follow.

Plain Python that Cython compiles as it stands; the C types are in `inner_table.pxd`. Inside, a card is suit
times eight plus its strength (0 the lowest, 7 the highest), and the trump suit is suit 0, as in the solver.
"""

from __future__ import annotations

from array import array

from game.ai.deals.light_tables import PLAIN_RANKS, TRUMP_RANKS, worths_by_strength

RAISE_PLAIN = 1
OVERTRUMP = 2
UNDERTRUMP = 4
SPARE_UNDER_PARTNER = 8
RUFF_SHIFT = 4
UNLESS_PARTNER = 1
OPTIONAL = 2
NEVER = 3

SUITS = 4
ALL_TRUMPS = 5
PAIRS = 4
WORD = 0xFFFFFFFF
BYTE = 0xFF


class InnerTable:
    """One table with its public knowledge."""

    def __init__(self) -> None:
        """Make the tables that depend on nothing."""
        self.hands = array("I", [0] * 4)
        self.lacks = array("I", [0] * 4)
        self.counts = array("i", [0] * 4)
        self.opened = array("i", [-1] * SUITS)
        self.friends = array("i", [0] * 4)
        self.points = array("i", [0] * 32)
        self.must = array("i", [0] * SUITS)
        self.ones = array("b", [number.bit_count() for number in range(256)])
        self.top = array("b", [number.bit_length() - 1 for number in range(256)])
        self.suited = self.ruff = self.undertrump = self.overtrump = self.spare = 0
        self.players, self.trumps, self.takers, self.taker, self.last = PAIRS, 0, 0, 0, 10
        self.gone = self.place = self.led = self.best = self.winner = self.on_table = 0

    def set_up(  # noqa: PLR0917 - numbers instead of objects
        self,
        trumps: int,
        duties: int,
        players: int,
        friends: tuple[int, ...],
        taker: int,
        last: int,
        king: int,
    ) -> None:
        """Set the game: trumps and duties as in `masks`, `friends` by seat as bits of seats."""
        self.trumps = trumps
        self.suited = int(trumps < SUITS)
        self.players, self.taker, self.last = players, taker, last
        self.takers = friends[taker] | 1 << taker
        self.ruff = duties >> RUFF_SHIFT
        self.undertrump = int(bool(duties & UNDERTRUMP))
        self.overtrump = int(bool(duties & OVERTRUMP))
        self.spare = int(bool(duties & SPARE_UNDER_PARTNER))
        for seat in range(players):
            self.friends[seat] = friends[seat] | 1 << seat
        for suit in range(SUITS):
            self.opened[suit] = -1
            is_high = trumps == ALL_TRUMPS or (self.suited and suit == 0)
            self.must[suit] = int(bool(duties & (OVERTRUMP if is_high else RAISE_PLAIN)))
            worths = worths_by_strength(int(is_high), king)
            for place in range(8):
                self.points[8 * suit + place] = worths[place]

    def inside(self, cards: int) -> int:
        """A set of public cards in the inner numbering."""
        return sum(1 << self.inner(place) for place in range(32) if cards >> place & 1)

    def outer(self) -> array[int]:
        """By inner number the public one."""
        found = array("i", [0] * 32)
        for card in range(32):
            found[self.inner(card)] = card
        return found

    def inner(self, card: int) -> int:
        """A public card in the inner numbering."""
        suit, rank = card >> 3, card & 7
        is_high = self.trumps in (suit, ALL_TRUMPS)
        place = (TRUMP_RANKS if is_high else PLAIN_RANKS).index(rank)
        if self.trumps < SUITS:
            suit = 0 if suit == self.trumps else suit + (suit < self.trumps)
        return 8 * suit + place

    def play(self, player: int, card: int) -> None:
        """Bring a public card to the table; a complete trick is taken away."""
        self.put(player, self.inner(card))
        if self.place == self.players:
            self.place = 0

    def size(self, cards: int) -> int:
        """How many cards the set has."""
        half = self.ones[cards & BYTE] + self.ones[cards >> 8 & BYTE]
        return half + self.ones[cards >> 16 & BYTE] + self.ones[cards >> 24]

    def beats(self, card: int, best: int) -> int:
        """Whether a card played later beats the best so far."""
        if card >> 3 == best >> 3:
            return 1 if card > best else 0
        return 1 if self.suited and card < 8 else 0

    def legal(self, player: int, mine: int) -> int:
        """The cards that may be played, as in `masks.legal_mask`."""
        if self.place == 0:
            return mine
        best = self.best
        own = mine & (BYTE << (self.led << 3))
        if own:
            if best >> 3 == self.led and self.must[self.led]:
                return (own & (WORD ^ ((2 << best) - 1))) or own
            return own
        held = mine & BYTE
        if not self.suited or not held:
            return mine
        rest = mine ^ held
        if self.ruff == NEVER:
            return rest or mine
        over = held & (WORD ^ ((2 << best) - 1)) if best < 8 else held
        if self.ruff == UNLESS_PARTNER and self.players == PAIRS and self.winner ^ 2 == player:
            if self.spare and best < 8:
                return (rest | over) or mine
            return mine
        allowed = over if over and self.overtrump else held
        if self.ruff != OPTIONAL and (over or self.undertrump):
            return allowed
        return allowed | rest

    def excluded(self, player: int, card: int) -> int:
        """What the player cannot have held who plays this card now, as in `masks.excluded`."""
        if self.place == 0:
            return 0
        best, led = self.best, self.led
        of_led = BYTE << (led << 3)
        above = (BYTE << (best & 24)) & (WORD ^ ((2 << best) - 1))
        if card >> 3 == led:
            if best >> 3 != led or not self.must[led] or card > best:
                return 0
            return above
        if not self.suited or led == 0:
            return of_led
        if self.ruff == NEVER:
            return WORD ^ BYTE if card < 8 else of_led
        if self.ruff == UNLESS_PARTNER and self.players == PAIRS and self.winner ^ 2 == player:
            if self.spare and card < 8 and best < 8 and card < best:
                return (WORD ^ BYTE) | above
            return of_led
        if best >= 8:
            above = BYTE
        if card < 8:
            if best < 8 and self.overtrump and card < best:
                return of_led | above
            return of_led
        if self.ruff == OPTIONAL:
            return of_led
        return of_led | (BYTE if self.undertrump else above)

    def put(self, player: int, card: int) -> None:
        """The card comes to the table, and everybody draws the sure conclusions."""
        self.lacks[player] |= self.excluded(player, card)
        self.hands[player] &= WORD ^ (1 << card)
        self.counts[player] -= 1
        self.gone |= 1 << card
        if self.place == 0:
            self.led, self.best, self.winner, self.on_table = card >> 3, card, player, 0
            if self.opened[self.led] < 0:
                self.opened[self.led] = player
        elif self.beats(card, self.best):
            self.best, self.winner = card, player
        self.on_table += self.points[card]
        self.place += 1
