# cython: annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Move ordering: the moves that probably decide come first.

Features of a card are weighed; added is the card that last caused a cutoff for the same hand, on lead or
against the same best card. A history of all cutoffs saved nothing (1,600 positions of five to eight cards).
"""

from __future__ import annotations

from game.ai.solver.move_weights import FITTED
from game.ai.solver.position import Position
from game.ai.solver.quick_tricks import QuickTricks

try:
    import cython
except ImportError:
    from game.ai import without_cython as cython

if not cython.compiled:  # the compiled one has these from the `.pxd`
    from game.ai.solver.position import DE_BRUIJN
    from game.ai.trick_rules import SUITS

    WIDTH = 16
    """Room for the moves of one ply."""
    LAST = 3
    """Stands for the last card of a trick, however many play."""
    SURE, LIKELY, LOST = 15, 17, 19
    """The weights of a trick that the player's side takes, probably takes, or loses."""
    HABITS = 4095
    """One less than the number of places for the cards that last caused a cutoff."""
    TABLE_MOVE = 1 << 20
    """The score of the move in the transposition table."""


class MoveOrdering:
    """The moves of each ply with their scores, and what caused cutoffs before."""

    def __init__(self, position: Position, quick: QuickTricks) -> None:
        """Make room for the moves of a search in these hands."""
        self.position, self.quick = position, quick
        self.moves = [0] * 640
        self.scores = [0] * 640
        self.expected = [0] * 1280
        self.openings = [-1] * 4096
        self.answers = [-1] * 4096
        self.weights = [0] * 64
        self.given = 0

    def prepare(self, trumps: int) -> None:
        """Take the weights of the kind of trumps."""
        fitted = FITTED[max(0, trumps - SUITS + 1)]
        for place in range(len(fitted)):
            self.weights[place] = fitted[place]

    def leads(
        self, leader: int, mine: int, remaining: int, first: int, ply: int, left: int, need: int
    ) -> int:
        """List the leads worth a search with their scores, one of a run of equal cards; return their number.

        A suit that surely gives the others what they need is left out, which spares a tenth of the positions;
        `given` is the least of these values.
        """
        base, count = ply * WIDTH, 0
        others = remaining & ~mine
        is_ours = self.position.ours >> leader & 1
        against = (
            self.position.hands[self.position.foes[leader]]
            | self.position.hands[self.position.others[leader]]
        )
        beside = self.position.hands[self.position.partners[leader]]
        cards = self.position.different(mine, others)
        tops = self.position.tops(mine, others)
        led, plain = -1, 0
        opening = self.openings[mine * DE_BRUIJN >> 20 & HABITS]
        self.given = 1000
        if not self.position.suited or not remaining & 0xFF:
            for turn in range(2):
                player = self.position.others[leader] if turn else self.position.foes[leader]
                caught = self.quick.caught(player, cards, remaining)
                value = self.quick.without_trumps(player, left, need) if caught else 0
                if value >= need:
                    self.given = min(self.given, value)
                    cards ^= caught
        while cards:
            card = self.position.lowest_of(cards)
            cards &= cards - 1
            fate = self._fate(0, leader, card >> 3, card, leader)
            wins = 1 - ((fate ^ is_ours) & 1)
            if wins and fate >> 1 and not tops >> card & 1:
                continue
            if card >> 3 != led:
                led = card >> 3
                length = self.position.ones[mine >> (led << 3) & 0xFF]
                plain = self.weights[8] * length
                plain += self.weights[10] * self.position.ones[against >> (led << 3) & 0xFF]
                plain += self.weights[11] * self.position.ones[beside >> (led << 3) & 0xFF]
                if self.position.suited:
                    if not led:
                        plain += self.weights[7] if against & 0xFF else self.weights[6]
                    elif against & 0xFF:
                        plain += self.weights[12]
                    if length == 1:
                        plain += self.weights[13]
            if card == first:
                score = TABLE_MOVE
            else:
                score = plain + self.weights[9] * (card & 7)
                if card == opening:
                    score += self.weights[14]
                if not wins:
                    score += self.weights[4] + self.weights[5] * self.position.points[card]
                elif fate >> 1:
                    score += self.weights[0] + self.weights[1] * self.position.points[card]
                else:
                    score += self.weights[2] + self.weights[3] * self.position.points[card]
            self.moves[base + count] = card
            self.scores[base + count] = score
            count += 1
        return count

    def follows(
        self,
        place: int,
        player: int,
        led: int,
        best: int,
        winner: int,
        points: int,
        ply: int,
        legal: int,
        wins: int,
    ) -> int:
        """List the moves of a player who plays card number `place`, neither the lead nor the last.

        `wins` are those of the `legal` cards that beat the best. Returns the number of moves.
        """
        mine, is_ours = self.position.hands[player], self.position.ours >> player & 1
        others = self.position.remaining() ^ mine
        at, cards, outlook = ply * WIDTH, legal ^ wins, 0
        answer = self.answers[self._habit(place, legal, best)]
        if cards:
            fate = self._fate(place, player, led, best, winner)
            outlook = self._outlook(fate, is_ours)
            if not fate >> 1:
                cards = self.position.different(cards, others)
            elif outlook == SURE:
                cards = self.position.tops(cards, others)
            else:
                cards = self.position.bottoms(cards, others)
        while cards:
            card = self.position.lowest_of(cards)
            cards &= cards - 1
            extra = self.weights[25] * (card & 7)
            if card == answer:
                extra += self.weights[28]
            at = self._add(at, mine, led, card, outlook, extra)
        if wins:
            taken = self._taken(is_ours, winner, points)
            cards, tops = self.position.different(wins, others), self.position.tops(wins, others)
            while cards:
                card = self.position.lowest_of(cards)
                cards &= cards - 1
                outlook = self._outlook(self._fate(place, player, led, card, player), is_ours)
                if outlook == SURE and not tops >> card & 1:
                    continue
                extra = taken + self.weights[24] * (card & 7)
                if card == answer:
                    extra += self.weights[28]
                at = self._add(at, mine, led, card, outlook, extra)
        return at - ply * WIDTH

    def lasts(
        self,
        player: int,
        led: int,
        best: int,
        winner: int,
        points: int,
        ply: int,
        legal: int,
        wins: int,
        cards: int,
    ) -> int:
        """List these cards of the player who plays the last card of a trick; return their number.

        `wins` are those of the `legal` cards that beat the best. `expected` holds, at `ply << 5 | card`, what
        our side probably takes after each.
        """
        mine, is_ours = self.position.hands[player], self.position.ours >> player & 1
        at, answer = ply * WIDTH, self.answers[self._habit(LAST, legal, best)]
        factor = self.weights[30] if is_ours else -self.weights[30]
        taken = self._taken(is_ours, winner, points)
        kept = SURE if (self.position.ours >> winner & 1) == is_ours else LOST
        while cards:
            card = self.position.lowest_of(cards)
            cards &= cards - 1
            extra = factor * self.expected[ply << 5 | card]
            if card == answer:
                extra += self.weights[29]
            if wins >> card & 1:
                extra += taken + self.weights[24] * (card & 7)
                at = self._add(at, mine, led, card, SURE, extra)
            else:
                extra += self.weights[25] * (card & 7)
                at = self._add(at, mine, led, card, kept, extra)
        return at - ply * WIDTH

    def _add(self, at: int, mine: int, led: int, card: int, outlook: int, extra: int) -> int:
        """List a card that follows, with its score; return the place of the next one.

        `outlook` is the first of two weights of the trick: its own, and that of a point of the card.
        """
        score = extra + self.weights[outlook] + self.weights[outlook + 1] * self.position.points[card]
        if card >> 3 != led:
            if card < 8 and self.position.suited:
                score += self.weights[26]
            else:
                score += self.weights[27] * self.position.ones[mine >> (card & 24) & 0xFF]
        self.moves[at] = card
        self.scores[at] = score
        return at + 1

    def _outlook(self, fate: int, is_ours: int) -> int:
        """Return the weights of a trick with this fate, for a player of our side or not."""
        if (fate & 1) != is_ours:
            return LOST
        return SURE if fate >> 1 else LIKELY

    def _taken(self, is_ours: int, winner: int, points: int) -> int:
        """Return the weight of beating the winner: a partner, or an opponent with so many points."""
        if (self.position.ours >> winner & 1) == is_ours:
            return self.weights[21]
        return self.weights[22] + self.weights[23] * points

    def pick(self, ply: int, number: int, count: int) -> int:
        """Return the best move not yet tried, swapped to its place."""
        base, top = ply * WIDTH, number
        for other in range(number + 1, count):
            if self.scores[base + other] > self.scores[base + top]:
                top = other
        card = self.moves[base + top]
        score = self.scores[base + top]
        self.moves[base + top] = self.moves[base + number]
        self.scores[base + top] = self.scores[base + number]
        self.moves[base + number] = card
        self.scores[base + number] = score
        return card

    def lead_cuts(self, mine: int, card: int) -> None:
        """Remember the lead from this hand that caused a cutoff."""
        self.openings[mine * DE_BRUIJN >> 20 & HABITS] = card

    def card_cuts(self, place: int, legal: int, best: int, card: int) -> None:
        """Remember the card number `place` of a trick that caused a cutoff."""
        self.answers[self._habit(place, legal, best)] = card

    def _habit(self, place: int, legal: int, best: int) -> int:
        """Return the place in `answers` of these legal cards against the best card."""
        return (legal * DE_BRUIJN >> 20 ^ best << 5 ^ place) & HABITS

    def _fate(self, place: int, player: int, led: int, best: int, winner: int) -> int:
        """Return which side takes the trick if opponents after this player beat the winner where they can.

        Bit 0: our side takes it; bit 1: it is certain.
        """
        fate, side = 2, self.position.ours >> winner & 1
        shift = led << 3
        for turn in range(place + 1, self.position.players):
            player += 1
            if player == self.position.players:
                player = 0
            if (self.position.ours >> player & 1) == side:
                continue
            over = self.position.hands[player] >> shift & 0xFF
            if over:
                if best >> 3 == led and over >> (best & 7) > 1:
                    best = shift | self.position.top[over]
                    side ^= 1
                    fate = 0
            elif self.position.suited:
                over = self.position.hands[player] & 0xFF
                if over and (best >= 8 or over >> best > 1):
                    best = self.position.top[over]
                    side ^= 1
                    fate = 0
        return fate | side
