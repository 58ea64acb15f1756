# cython: annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Move ordering: the moves that probably decide come first.

Plain Python that Cython compiles as it stands; the C types are in `moves.pxd`. Features of a card
are weighed; added are a history of cutoffs and the card that last caused a cutoff for the same hand, on lead
or against the same best card.
"""

from __future__ import annotations

from game.ai.solver import memory
from game.ai.solver.move_weights import FITTED

try:
    import cython
except ImportError:
    from game.ai import without_cython as cython

if not cython.compiled:  # the compiled one has these from the `.pxd`
    from game.ai.solver.cards import DE_BRUIJN, SUITS

    WIDTH = 16
    """Room for the moves of one ply."""
    HABITS = 4095
    """One less than the number of places for the cards that last caused a cutoff."""
    TABLE_MOVE = 1 << 20
    """The score of the move in the transposition table."""


class Moves(memory.Memory):
    """The moves of each ply with their scores, and the history of cutoffs."""

    def __init__(self) -> None:
        """Make room."""
        memory.Memory.__init__(self)
        self.moves = [0] * 640
        self.scores = [0] * 640
        self.history = [0] * 128
        self.openings = [-1] * 4096
        self.answers = [-1] * 4096
        self.weights = [0] * 64
        self.given = 0

    def prepare(self, trumps: int, duties: int, players: int, ours: int, last: int, king: int) -> bool:
        """See `Cards`; the weights are those of the kind of trumps."""
        if not memory.Memory.prepare(self, trumps, duties, players, ours, last, king):
            return False
        fitted = FITTED[max(0, trumps - SUITS + 1)]
        for place in range(len(fitted)):
            self.weights[place] = fitted[place]
        return True

    def lead_moves(
        self, leader: int, mine: int, remaining: int, first: int, ply: int, left: int, need: int
    ) -> int:
        """List the leads worth a search with their scores, one of a run of equal cards; return their number.

        A suit that surely gives the others what they need is left out; `given` is the least of these values.
        """
        base, count = ply * WIDTH, 0
        others = remaining & ~mine
        is_ours = self.ours >> leader & 1
        against = self.hands[self.foes[leader]] | self.hands[self.others[leader]]
        beside = self.hands[self.partners[leader]]
        cards = self.different(mine, others)
        tops = self.tops(mine, others)
        led, plain = -1, 0
        opening = self.openings[mine * DE_BRUIJN >> 20 & HABITS]
        self.given = 1000
        if not self.suited or not remaining & 0xFF:
            for turn in range(2):
                player = self.others[leader] if turn else self.foes[leader]
                caught = self.caught(player, cards, remaining)
                value = self.run(player, left, need) if caught else 0
                if value >= need:
                    self.given = min(self.given, value)
                    cards ^= caught
        while cards:
            card = self.lowest_of(cards)
            cards &= cards - 1
            fate = self.fate(0, leader, card >> 3, card, leader)
            wins = 1 - ((fate ^ is_ours) & 1)
            if wins and fate >> 1 and not tops >> card & 1:
                continue
            if card >> 3 != led:
                led = card >> 3
                length = self.counts[mine >> (led << 3) & 0xFF]
                plain = self.weights[8] * length
                plain += self.weights[10] * self.counts[against >> (led << 3) & 0xFF]
                plain += self.weights[11] * self.counts[beside >> (led << 3) & 0xFF]
                if self.suited:
                    if not led:
                        plain += self.weights[7] if against & 0xFF else self.weights[6]
                    elif against & 0xFF:
                        plain += self.weights[13]
                    if length == 1:
                        plain += self.weights[14]
            if card == first:
                score = TABLE_MOVE
            else:
                score = plain + self.weights[9] * (card & 7)
                score += self.history[leader << 5 | card] * self.weights[12] >> 6
                if card == opening:
                    score += self.weights[15]
                if not wins:
                    score += self.weights[4] + self.weights[5] * self.points[card]
                elif fate >> 1:
                    score += self.weights[0] + self.weights[1] * self.points[card]
                else:
                    score += self.weights[2] + self.weights[3] * self.points[card]
            self.moves[base + count] = card
            self.scores[base + count] = score
            count += 1
        return count

    def fate(self, place: int, player: int, led: int, best: int, winner: int) -> int:
        """Return which side takes the trick if opponents after this player beat the winner where they can.

        Bit 0: our side takes it; bit 1: it is certain.
        """
        fate, side = 2, self.ours >> winner & 1
        shift = led << 3
        for turn in range(place + 1, self.players):
            player += 1
            if player == self.players:
                player = 0
            if (self.ours >> player & 1) == side:
                continue
            over = self.hands[player] >> shift & 0xFF
            if over:
                if best >> 3 == led and over >> (best & 7) > 1:
                    best = shift | self.top_bit[over]
                    side ^= 1
                    fate = 0
            elif self.suited:
                over = self.hands[player] & 0xFF
                if over and (best >= 8 or over >> best > 1):
                    best = self.top_bit[over]
                    side ^= 1
                    fate = 0
        return fate | side
