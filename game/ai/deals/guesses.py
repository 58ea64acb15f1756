# cython: annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""What a rule player makes of the others' hands: who may hold what, and how likely each does.

Plain Python that Cython compiles as it stands; the C types are in `guesses.pxd`, cards are numbered as in
`LightPlayer`. The odds are those of `game.ai.cardplay.chances`.
"""

from __future__ import annotations

from array import array

from game.ai.deals import light_player

SUITS = 4
TWO = 2
PAIRS = 4
WORD = 0xFFFFFFFF
BYTE = 0xFF
SUIT_CARDS = 8
ROUNDS = 3
KINDS = 5
"""At most, of cards by how much likelier the taker holds them: others, plain aces, trumps, nine, jack."""
MOST_TOLD = 40
MOST_GROUPS = 40


class Guesses(light_player.LightPlayer):
    """A table with the odds of its hidden cards, as one seat sees it."""

    def __init__(self) -> None:
        """Make no room yet: most games never ask."""
        light_player.LightPlayer.__init__(self)
        self.kind_count = self.told_count = self.now = self.tricks_taken = self.swept = self.is_open = 0
        self.is_even = 0
        self.laid, self.others, self.partner = 0, 0, -1

    def begin(self, kinds: tuple[tuple[int, float], ...]) -> None:
        """Before the first card of a deal; see `ByRules.tell`."""
        if not self.is_open:
            self._open()
        for place in range(2 * PAIRS):
            self.ring[place] = place % self.players
        self.kind_count, self.is_even = len(kinds), 0
        for kind, (cards, ratio) in enumerate(kinds):
            self.kinds[kind], self.ratios[kind] = cards, ratio
        self.laid = self.told_count = self.now = self.tricks_taken = self.swept = 0

    def _open(self) -> None:
        self.is_open = 1
        self.kinds, self.ratios = array("I", [0] * KINDS), array("d", [1.0] * KINDS)
        self.ring = array("i", [0] * (2 * PAIRS))
        self.told_from, self.told_seat = array("i", [0] * MOST_TOLD), array("i", [0] * MOST_TOLD)
        self.told_cards = array("I", [0] * MOST_TOLD)
        self.odds = array("d", [0.0] * (PAIRS * 32))
        self.lacking, self.shares = array("d", [0.0] * (PAIRS * SUITS)), array("d", [0.0] * PAIRS)
        self.scale, self.sums = array("d", [0.0] * PAIRS), array("d", [0.0] * PAIRS)
        self.unruffed = array("d", [1.0] * SUITS)
        self.group_cards, self.group_seats = array("I", [0] * MOST_GROUPS), array("i", [0] * MOST_GROUPS)
        self.group_ratio = array("d", [1.0] * MOST_GROUPS)
        self.none_of = array("d", [1.0] * (SUIT_CARDS + 1))

    def must_hold(self, first: int, seat: int, cards: int) -> None:
        """Everybody knows from play number `first` on that the seat holds these cards, or has played them."""
        if self.told_count < MOST_TOLD:
            self.told_from[self.told_count] = first
            self.told_seat[self.told_count] = seat
            self.told_cards[self.told_count] = cards
            self.told_count += 1

    def bring(self, player: int, card: int) -> None:
        """A card comes to the table, and its side to a trick if it is the last of one."""
        self.put(player, card)
        self.now += 1
        if self.place == self.players:
            self.place = 0
            self.tricks_taken += 1
            self.swept |= 1 << (self.winner & 1 if self.players == PAIRS else self.winner)

    def estimate(self, player: int, mine: int) -> None:
        """Who may hold what, how likely each does, and which suits are not ruffed."""
        unseen = WORD ^ (self.gone | mine)
        if player == self.taker:
            unseen &= WORD ^ self.laid
        held = 0
        for seat in range(PAIRS):
            self.may[seat] = 0
        for number in range(self.told_count):
            if self.told_from[number] <= self.now:
                cards = self.told_cards[number] & unseen
                self.may[self.told_seat[number]] |= cards
                held |= cards
        self.foes, self.others, self.allies, self.partner = 0, 0, self.friends[player], -1
        for turn in range(1, self.players):
            seat = self.ring[player + turn]
            self.may[seat] |= unseen & (WORD ^ held) & (WORD ^ self.lacks[seat])
            if self.allies >> seat & 1:
                self.partner = seat
            else:
                self.foes |= self.may[seat]
            self.others |= self.may[seat]
        if self.players == TWO:
            self._share_out(self.ring[player + 1], unseen)
            self.is_even = 0 if held else 1
        else:
            self._fit(player, unseen, self._group(player, unseen))
        for turn in range(1, self.players):
            seat = self.ring[player + turn]
            sure = self.may[seat] & held
            while sure:
                card = self.highest(sure)
                sure ^= 1 << card
                self.odds[seat << 5 | card] = 1.0
            for suit in range(SUITS):
                self.lacking[seat << 2 | suit] = self.lacks_all(seat, suit, BYTE)
        for suit in range(1, SUITS):
            self.unruffed[suit] = 1.0
            if self.foes & BYTE and mine >> (suit << 3) & BYTE:
                for turn in range(1, self.players):
                    seat = self.ring[player + turn]
                    if seat == self.partner:
                        continue
                    lacks = 1.0 - (1.0 - self.lacking[seat << 2 | suit])
                    ruffs = 1.0 - self.lacking[seat << 2]
                    self.unruffed[suit] = self.unruffed[suit] * (1.0 - lacks * ruffs)

    def highest(self, cards: int) -> int:
        """The highest card in the set."""
        suit = 0
        while cards > BYTE:
            cards >>= 8
            suit += 8
        return suit + self.top[cards]

    def _share_out(self, seat: int, unseen: int) -> None:
        """Between two nobody else may hold a card: it is as likely as any other, whatever the taker likes."""
        share = float(self.counts[seat]) / float(max(1, self.size(unseen)))
        for number in range(SUIT_CARDS):
            self.none_of[number + 1] = self.none_of[number] * (1.0 - share)
        cards = self.may[seat]
        while cards:
            card = self.highest(cards)
            cards ^= 1 << card
            self.odds[seat << 5 | card] = share

    def _group(self, player: int, unseen: int) -> int:
        """List the unseen cards by who may hold them and by their kind; return how many groups there are."""
        one, two, three = self.may[self.ring[player + 1]], self.may[self.ring[player + 2]], 0
        if self.players == PAIRS:
            three = self.may[self.ring[player + 3]]
        kinds = 1 if self.taker == player else self.kind_count
        count = 0
        for holders in range(1, 1 << self.players - 1):
            cards = unseen
            cards &= one if holders & 1 else WORD ^ one
            cards &= two if holders & 2 else WORD ^ two
            cards &= three if holders & 4 else WORD ^ three
            if not cards:
                continue
            seats = holders << player + 1
            for kind in range(kinds):
                of_kind = cards & self.kinds[kind] if kinds > 1 else cards
                if of_kind:
                    self.group_cards[count] = of_kind
                    self.group_seats[count] = seats | seats >> self.players
                    self.group_ratio[count] = self.ratios[kind] if kinds > 1 else 1.0
                    count += 1
        return count

    def _fit(self, player: int, unseen: int, count: int) -> None:
        """Fit the odds to the numbers of cards held, as `game.ai.cardplay.chances` does."""
        cards_held = 0
        for turn in range(1, self.players):
            seat = self.ring[player + turn]
            cards_held += self.counts[seat]
            self.scale[seat] = float(self.counts[seat])
        out = self.size(unseen)
        share = float(cards_held) / float(max(1, out))
        for remaining in range(ROUNDS):
            for seat in range(PAIRS):
                self.sums[seat] = 0.0
            for group in range(count):
                holders, total = self.group_seats[group], 0.0
                for turn in range(1, self.players):
                    seat = self.ring[player + turn]
                    weight = self.scale[seat] if holders >> seat & 1 else 0.0
                    if seat == self.taker:
                        weight = weight * self.group_ratio[group]
                    self.shares[seat] = weight
                    total += weight
                part = share / total if total > 0.0 else 0.0
                number = float(self.size(self.group_cards[group]))
                for turn in range(1, self.players):
                    seat = self.ring[player + turn]
                    self.shares[seat] = self.shares[seat] * part
                    self.sums[seat] += self.shares[seat] * number
                if remaining == ROUNDS - 1:
                    cards = self.group_cards[group]
                    while cards:
                        card = self.highest(cards)
                        cards ^= 1 << card
                        for turn in range(1, self.players):
                            seat = self.ring[player + turn]
                            self.odds[seat << 5 | card] = self.shares[seat]
            for turn in range(1, self.players):
                seat = self.ring[player + turn]
                if self.sums[seat] > 0.0:
                    self.scale[seat] = self.scale[seat] * (float(self.counts[seat]) / self.sums[seat])

    def lacks_all(self, seat: int, suit: int, ranks: int) -> float:
        """The chance that the seat holds none of these ranks of the suit."""
        ranks &= self.may[seat] >> (suit << 3)
        if self.is_even:
            return self.none_of[self.ones[ranks]]
        none = 1.0
        while ranks:
            rank = self.top[ranks]
            ranks ^= 1 << rank
            none = none * (1.0 - self.odds[seat << 5 | suit << 3 | rank])
        return none
