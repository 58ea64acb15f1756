# cython: annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The state of a deal during the play: hands, the trick, what everybody has seen, and what may be played.

Cards are in the inner numbering of `TrickRules`, sets of cards are masks of 32 bits.
"""

from __future__ import annotations

from array import array

from game.ai import trick_rules
from game.ai.coding import NEVER, OPTIONAL, UNLESS_PARTNER
from game.ai.end_code import HELPED

SEATS = SUITS = 4
WORD = 0xFFFFFFFF
BYTE = 0xFF
ROW = 38
"""Numbers of a saved position: seven by seat, and ten."""
POSITIONS = 12
"""Positions that can be saved: one for each trick but the last."""


class DealState(trick_rules.TrickRules):
    """One deal; `save` and `restore` keep up to `POSITIONS` positions of it.

    By seat: `hands`, `played` (cards), `counts` (how many it holds), `lacks` (cards that it has shown not to
    hold), `voids` (suits that it did not follow, or ruff, when it had to), `friends` (seats of its side),
    `marks` (what its trick adds to `tricks`: the bit of its side, and HELPED where that matters). By
    side: `won` (points of its tricks). By suit: `opened` (the seat that led it first). `gone` are all cards
    that nobody holds any more. The trick has `place` cards, which are in `trick` from its `leader` on, in the
    suit `led`; `best` wins it so far, for `winner`.
    """

    def __init__(self) -> None:
        """Make the tables that depend on nothing; `set_up` and `clear` follow."""
        super().__init__()
        self.hands = array("I", [0] * SEATS)
        self.played = [0] * 4
        self.lacks = array("I", [0] * SEATS)
        self.counts = array("i", [0] * SEATS)
        self.voids = array("i", [0] * SEATS)
        self.won = array("i", [0] * SEATS)
        self.trick = [0] * 4
        self.opened = array("i", [-1] * SUITS)
        self.friends = [0] * 4
        self.marks = [0] * 4
        self.saved = [0] * 456
        self.gone = self.place = self.leader = self.led = self.best = self.winner = self.on_table = 0
        self.takers = self.taker = self.tricks = self.last_taker = self.spoken = self.royal = 0

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
        """Set the contract, as `take_rules` does; `friends` holds by seat a bit for its ally."""
        self.take_rules(trumps, duties, players, last, king)
        self.taker, self.takers = taker, friends[taker] | 1 << taker
        for seat in range(players):
            self.friends[seat] = friends[seat] | 1 << seat
            self.marks[seat] = 1 << self.side_of(seat)

    def note_help(self) -> None:
        """After `set_up`: let ends tell whether the taker's partner has taken a trick."""
        for seat in range(self.players):
            if seat != self.taker and self.takers >> seat & 1:
                self.marks[seat] |= HELPED

    def clear(self, held: int, lying: int = 0, royal: int = 0) -> None:
        """Nothing has been played: everybody holds `held` cards, which are not known.

        Everybody sees the cards `lying` in no hand. `royal` are kings and queens with which a belote counts
        only if one of the two leads or follows suit.
        """
        for seat in range(SEATS):
            self.hands[seat] = self.played[seat] = self.lacks[seat] = 0
            self.voids[seat] = self.won[seat] = 0
            self.counts[seat] = held if seat < self.players else 0
            self.opened[seat] = -1
        self.gone, self.royal = lying, royal
        self.place = self.leader = self.tricks = self.last_taker = self.spoken = 0

    def inside(self, cards: int) -> int:
        """A set of public cards in the inner numbering."""
        return self.all_inside(cards)

    def inner(self, card: int) -> int:
        """A public card in the inner numbering."""
        return self.one_inside(card)

    def outer(self) -> array[int]:
        """By inner number the public one."""
        found = array("i", [0] * 32)
        for card in range(32):
            found[self.inner(card)] = card
        return found

    def side_of(self, seat: int) -> int:
        """The side of the seat."""
        return seat & 1 if self.players == SEATS else seat

    def legal(self, player: int, mine: int) -> int:
        """The cards of a hand that may be played now."""
        return self.may_follow(player, mine, self.led, self.best, self.winner) if self.place else mine

    def _excluded(self, player: int, card: int) -> int:
        """Cards each of which, held besides, would make this card of the player illegal now."""
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
        if self.ruff == UNLESS_PARTNER and self.players == SEATS and self.winner ^ 2 == player:
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

    def play(self, player: int, card: int) -> int:
        """Play a card; a complete trick goes to its winner. Return the seat whose turn it is then.

        Afterwards `place` is 0 if the trick was complete.
        """
        bit, suit = 1 << card, card >> 3
        self.lacks[player] |= self._excluded(player, card)
        self.hands[player] &= WORD ^ bit
        self.counts[player] -= 1
        self.played[player] |= bit
        self.gone |= bit
        if self.place == 0:
            self.leader, self.led, self.best, self.winner, self.on_table = player, suit, card, player, 0
            if self.opened[suit] < 0:
                self.opened[suit] = player
        else:
            if suit != self.led:
                self.voids[player] |= 1 << self.led
                if suit and self.suited:
                    self.voids[player] |= 1
            if self.beats(card, self.best):
                self.best, self.winner = card, player
        if self.royal & bit and suit == self.led:
            self.spoken |= 1 << suit
        self.trick[self.place] = card
        self.on_table += self.points[card]
        self.place += 1
        if self.place < self.players:
            return player + 1 if player + 1 < self.players else 0
        side = self.side_of(self.winner)
        self.won[side] += self.on_table
        self.tricks |= self.marks[self.winner]
        self.last_taker = side
        self.place = 0
        return self.winner

    def belotes_lost(self) -> int:
        """A bit for each suit of which king and queen have gone and neither led nor followed suit."""
        lost = 0
        if self.royal:
            for suit in range(SUITS):
                pair = self.royal & (BYTE << (suit << 3))
                if pair and not self.spoken >> suit & 1 and pair & self.gone == pair:
                    lost |= 1 << suit
        return lost

    def save(self, at: int) -> None:
        """Keep the position, but not the hands, for `restore`."""
        base = at * ROW
        for seat in range(SEATS):
            self.saved[base] = self.played[seat]
            self.saved[base + 1] = self.lacks[seat]
            self.saved[base + 2] = self.counts[seat]
            self.saved[base + 3] = self.voids[seat]
            self.saved[base + 4] = self.won[seat]
            self.saved[base + 5] = self.opened[seat]
            self.saved[base + 6] = self.trick[seat]
            base += 7
        self.saved[base], self.saved[base + 1], self.saved[base + 2] = self.gone, self.place, self.leader
        self.saved[base + 3], self.saved[base + 4], self.saved[base + 5] = self.led, self.best, self.winner
        self.saved[base + 6], self.saved[base + 7] = self.on_table, self.tricks
        self.saved[base + 8], self.saved[base + 9] = self.last_taker, self.spoken

    def restore(self, at: int) -> None:
        """Return to the position that was kept there; the hands stay as they are."""
        base = at * ROW
        for seat in range(SEATS):
            self.played[seat] = self.saved[base]
            self.lacks[seat] = self.saved[base + 1]
            self.counts[seat] = self.saved[base + 2]
            self.voids[seat] = self.saved[base + 3]
            self.won[seat] = self.saved[base + 4]
            self.opened[seat] = self.saved[base + 5]
            self.trick[seat] = self.saved[base + 6]
            base += 7
        self.gone, self.place, self.leader = self.saved[base], self.saved[base + 1], self.saved[base + 2]
        self.led, self.best, self.winner = self.saved[base + 3], self.saved[base + 4], self.saved[base + 5]
        self.on_table, self.tricks = self.saved[base + 6], self.saved[base + 7]
        self.last_taker, self.spoken = self.saved[base + 8], self.saved[base + 9]
