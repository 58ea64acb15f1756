# cython: annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Exact double-dummy values: what a side still takes when everybody sees all cards and plays perfectly.

Plain Python that Cython compiles as it stands; the C types are in `solver.pxd`. Inside, a card is suit times
eight plus its strength (0 the lowest, 7 the highest), the trump suit is suit 0, and so "higher" is "larger".

The search is a chain of zero-window questions ("does our side take so many points?") over whole tricks. The
table of answers is keyed by the owners of the remaining cards of each suit from the top, not by the cards:
positions that differ only in which cards have gone share an entry, and since the points differ, its bounds
are widened by what the same places counted more then, or count more now. Entries stay true from deal to
deal under the same rules.
"""

from __future__ import annotations

from array import array

from game.ai.solver_tables import all_inward, lost_worth, packed_owners, worths
from game.ai.solver_weights import FITTED

try:
    import cython
except ImportError:
    from game.ai import without_cython as cython

COMPILED = __file__.endswith((".so", ".pyd"))
"""Whether this is the compiled module."""

RAISE_PLAIN = 1
OVERTRUMP = 2
UNDERTRUMP = 4
SPARE_UNDER_PARTNER = 8
RUFF_SHIFT = 4
ALWAYS = 0
UNLESS_PARTNER = 1
OPTIONAL = 2
NEVER = 3

SUITS = 4
NO_TRUMPS = 4
ALL_TRUMPS = 5
PAIRS = 4

WORD = 0xFFFFFFFF
LONG = 0xFFFFFFFFFFFFFFFF
SPREAD_1 = 0x9E3779B97F4A7C15
SPREAD_2 = 0xC2B2AE3D27D4EB4F
DE_BRUIJN = 0x077CB531

SLOTS = 14
"""The table has two to this power pairs of entries."""
WIDTH = 16
"""Room for the moves of one ply."""
PLIES = 40
TABLE_MOVE = 1 << 20
"""The score of the move that the table remembers."""


class Solver:
    """One search with its table; not to be used by two threads at once."""

    def __init__(self) -> None:
        """Make the tables that depend on nothing."""
        self.hands = [0, 0, 0, 0]
        self.moves = [0] * 640
        self.scores = [0] * 640
        self.history = [0] * 128
        self.lows = [0] * 1280
        self.highs = [0] * 1280
        self.firsts = [0] * 1280
        self.key_at = [0] * 1280
        self.points = [0] * 32
        self.sums = [0] * 1024
        self.must = [0, 0, 0, 0]
        self.weights = [0] * 64
        self.bit = [0] * 32
        self.top_bit = [0] * 256
        self.counts = [0] * 256
        for place in range(32):
            self.bit[(DE_BRUIJN << place & WORD) >> 27] = place
        for number in range(256):
            self.top_bit[number] = number.bit_length() - 1
            self.counts[number] = number.bit_count()
        self.packed = packed_owners()
        self.lost_trump = self.lost_plain = lost_worth(0, 0)
        self.inward = all_inward(0)
        self.setup = (-1, 0, 0, 0, 0, 0)
        self.suited = self.ruff = self.undertrump = self.overtrump = self.spare = self.is_forced = 0
        self.players = PAIRS
        self.ours = self.last = 0
        self.nodes = 0
        self.low = self.high = self.first = 0
        self.key = 0
        self.forget()

    def forget(self) -> None:
        """Empty the table."""
        self.table = array("Q", bytes(32 << SLOTS))

    def prepare(self, trumps: int, duties: int, players: int, ours: int, last: int, king: int) -> None:
        """Set the game: trumps 0 to 5 and duties as in `masks`, `ours` a bit for each seat of our side."""
        self.inward = all_inward(trumps)
        setup = (max(trumps, SUITS - 1), duties, players, ours, last, king)
        if setup == self.setup:
            return
        self.setup = setup
        self.suited = 1 if trumps < SUITS else 0
        self.players, self.ours, self.last = players, ours, last
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
                self.sums[256 * suit + cards] = sum(
                    [worth[place] for place in range(8) if cards >> place & 1]
                )
        self.lost_trump = lost_worth(0 if trumps == NO_TRUMPS else 1, king)
        self.lost_plain = lost_worth(1 if trumps == ALL_TRUMPS else 0, king)
        fitted = FITTED[max(0, trumps - SUITS + 1)]
        for place in range(len(fitted)):
            self.weights[place] = fitted[place]
        self.forget()

    def values(
        self, hands: tuple[int, ...], leader: int, trick: tuple[int, ...], legal: int, guess: int = -1
    ) -> dict[int, int]:
        """For each card of `legal` (public mask) of the player to move: what our side takes from now on.

        The points of the trick on the table are included, and the last trick's. `hands` are public masks of
        all cards still held, by seat; `trick` are public cards, the first of them `leader`'s.
        """
        candidates = [card for card in range(32) if legal >> card & 1]
        found = array("i", [0] * len(candidates))
        packed = sum([card << 8 * place for place, card in enumerate(trick)])
        self.solve_worlds(array("I", [*hands, 0, 0][:4]), leader, packed, len(trick), legal, found, guess)
        return dict(zip(candidates, found, strict=True))

    def solve_worlds(
        self,
        hands: array[int],
        leader: int,
        trick: int,
        played: int,
        legal: int,
        found: array[int],
        guess: int,
    ) -> int:
        """Solve many worlds for the same player to move, without the interpreter's lock.

        `hands` holds four public masks a world, `trick` the `played` cards on the table, eight bits each, the
        lead in the lowest. `found` gets, world by world, what our side takes after each card of `legal`, in
        the order of their numbers. `guess` is for the first value, or -1. Returns the number of worlds.
        """
        worlds = len(hands) >> 2
        with cython.nogil:
            for world in range(worlds):
                for seat in range(4):
                    self.hands[seat] = self.inside(hands[(world << 2) + seat])
                self._world(world, leader, trick, played, legal, found, guess)
        return worlds

    def _world(
        self, world: int, leader: int, trick: int, played: int, legal: int, found: array[int], guess: int
    ) -> int:
        """Fill in one world's values, each guessed from the last one and the world before."""
        for place in range(128):
            self.history[place] >>= 1
        best, winner, points, led, table = -1, leader, 0, 0, 0
        for place in range(played):
            card = self.inner(trick >> (place << 3) & 31)
            table |= 1 << card
            if not place:
                led = card >> 3
            if best < 0 or self.beats(card, best):
                best, winner = card, (leader + place) % self.players
            points += self.points[card]
        remaining = self.hands[0] | self.hands[1] | self.hands[2] | self.hands[3]
        left = self.total(remaining | table) + self.last
        player = (leader + played) % self.players
        others = (remaining ^ self.hands[player]) | table
        width = 0
        for place in range(32):
            width += legal >> place & 1
        at, before, previous = world * width, guess, -1
        if world:
            before = found[at - width]
        elif guess < 0:
            before = left >> 1
        for place in range(32):
            if not legal >> place & 1:
                continue
            card = self.inner(place)
            if world and previous >= 0:
                before = found[at - 1] + found[at - width] - found[at - width - 1]
            elif previous >= 0:
                before = found[at - 1]
            if previous >= 0 and self._are_equal(card, previous, others):
                found[at] = found[at - 1]
            else:
                self.hands[player] ^= 1 << card
                found[at] = self._exact(
                    played,
                    player,
                    led if played else card >> 3,
                    card if best < 0 or self.beats(card, best) else best,
                    player if best < 0 or self.beats(card, best) else winner,
                    points + self.points[card],
                    left,
                    remaining | table,
                    before,
                )
                self.hands[player] ^= 1 << card
            previous = card
            at += 1
        return 0

    def _are_equal(self, card: int, other: int, others: int) -> int:
        """Whether two cards of a hand do the same: no card between them, and the same points."""
        if card >> 3 != other >> 3 or self.points[card] != self.points[other]:
            return 0
        between = ((1 << card) - 1) ^ ((1 << other) - 1)
        return 0 if others & between else 1

    def _exact(
        self,
        place: int,
        player: int,
        led: int,
        best: int,
        winner: int,
        points: int,
        left: int,
        remaining: int,
        guess: int,
    ) -> int:
        """The value after a card: zero windows from the guess with growing steps."""
        low, high, step = 0, left, 2
        beta = min(max(guess, 1), left)
        while low < high:
            value = self.after(place, player, led, best, winner, points, beta, left, remaining, 0)
            if value >= beta:
                low = value
                beta = low + step
            else:
                high = value
                beta = high - step + 1
            if beta <= low or beta > high:
                beta = (low + high + 1) >> 1
            step += step
        return low

    def inside(self, cards: int) -> int:
        """A public set of cards in the inner numbering."""
        return (
            self.inward[cards & 0xFF]
            | self.inward[256 + (cards >> 8 & 0xFF)]
            | self.inward[512 + (cards >> 16 & 0xFF)]
            | self.inward[768 + (cards >> 24)]
        )

    def inner(self, card: int) -> int:
        """A public card in the inner numbering."""
        return self._highest(self.inside(1 << card))

    def beats(self, card: int, best: int) -> int:
        """Whether a card played later beats the best so far."""
        if card >> 3 == best >> 3:
            return 1 if card > best else 0
        return 1 if self.suited and card < 8 else 0

    def total(self, cards: int) -> int:
        """What the cards count."""
        return (
            self.sums[cards & 0xFF]
            + self.sums[256 + (cards >> 8 & 0xFF)]
            + self.sums[512 + (cards >> 16 & 0xFF)]
            + self.sums[768 + (cards >> 24)]
        )

    def after(
        self,
        place: int,
        player: int,
        led: int,
        best: int,
        winner: int,
        points: int,
        beta: int,
        left: int,
        remaining: int,
        ply: int,
    ) -> int:
        """The player has just played card number `place` (0 = the lead) of the trick."""
        if place + 1 < self.players:
            player += 1
            if player == self.players:
                player = 0
            return self.follow(place + 1, player, led, best, winner, points, beta, left, remaining, ply)
        gained = points if self.ours >> winner & 1 else 0
        return gained + self.lead(winner, beta - gained, left - points, ply)

    def bounds(self, leader: int, beta: int, left: int) -> int:
        """The value of a trick's start if it needs no search, or -1; it leaves bounds, key and first move."""
        if left < beta:
            return left
        if beta <= 0:
            return 0
        h0, h1, h2, h3 = self.hands[0], self.hands[1], self.hands[2], self.hands[3]
        mine = self.hands[leader]
        is_ours = self.ours >> leader & 1
        if not mine:
            return left if is_ours else 0
        if not mine & (mine - 1):
            return self._last_trick(leader, left)
        remaining = h0 | h1 | h2 | h3
        self.low, self.high, self.first = 0, left, -1
        low_owner, high_owner = h1 | h3, h2 | h3
        key = self._owners(remaining & 0xFF, low_owner & 0xFF, high_owner & 0xFF)
        key |= self._owners(remaining >> 8 & 0xFF, low_owner >> 8 & 0xFF, high_owner >> 8 & 0xFF) << 18
        key |= self._owners(remaining >> 16 & 0xFF, low_owner >> 16 & 0xFF, high_owner >> 16 & 0xFF) << 36
        rest = self._owners(remaining >> 24, low_owner >> 24, high_owner >> 24) << 2 | leader
        key = (key * SPREAD_1 + rest * SPREAD_2) & LONG
        key ^= key >> 29
        self.key = key
        slot = key >> (64 - SLOTS) << 2
        then = 0
        if self.table[slot] != key:
            slot += 2
        if self.table[slot] == key:
            entry = self.table[slot + 1]
            then = entry & WORD
            less = more = 0
            if then != remaining:
                less = self._lost_worth(remaining, then)
                more = less + self.total(remaining) - self.total(then)
            kept_low, kept_high = entry >> 32 & 1023, entry >> 42 & 1023
            self.low = max(0, kept_low - less)
            self.high = min(left, kept_high + more)
            if self.low >= beta:
                return self.low
            if self.high < beta:
                return self.high
            self.first = self._card_at((entry >> 52 & 63) - 1, remaining)
        if then != remaining:
            sure = self._sure(leader, mine, remaining, left)
            kept = self._master_trumps(remaining, 1 - is_ours) if self.suited else 0
            if is_ours:
                self.low, self.high = max(self.low, sure), min(self.high, left - kept)
            else:
                self.low, self.high = max(self.low, kept), min(self.high, left - sure)
            if self.low >= beta:
                return self.low
            if self.high < beta:
                return self.high
        return -1

    def lead(self, leader: int, beta: int, left: int, ply: int) -> int:
        """What our side takes of what is left, this player leading; at least beta, or less, or exactly.

        Fail soft: a result of at least `beta` is a lower bound, a smaller one an upper bound.
        """
        value = self.bounds(leader, beta, left)
        if value >= 0:
            return value
        return self._search(leader, beta, left, ply, self.low, self.high, self.first, self.key)

    def _search(
        self,
        leader: int,
        beta: int,
        left: int,
        ply: int,
        lower: int,
        upper: int,
        first: int,
        key: int,
    ) -> int:
        """The same where the bounds, which are passed in, do not answer; keep what is found."""
        self.nodes += 1
        mine = self.hands[leader]
        remaining = self.hands[0] | self.hands[1] | self.hands[2] | self.hands[3]
        is_ours = self.ours >> leader & 1
        count = self._lead_moves(leader, mine, remaining, first, ply)
        base = ply * WIDTH
        value = -1 if is_ours else 1000
        chosen = -1
        for number in range(count):
            card = self._pick(base, number, count)
            self.hands[leader] = mine ^ (1 << card)
            got = self.after(
                0, leader, card >> 3, card, leader, self.points[card], beta, left, remaining, ply + 1
            )
            if is_ours:
                if got > value:
                    value, chosen = got, card
                    if got >= beta:
                        self.history[leader << 5 | card] += 1
                        break
            elif got < value:
                value, chosen = got, card
                if got < beta:
                    self.history[leader << 5 | card] += 1
                    break
        self.hands[leader] = mine
        if value >= beta:
            lower = max(lower, value)
        else:
            upper = min(upper, value)
        self._store(key, remaining, lower, upper, chosen)
        return value

    def _store(self, key: int, remaining: int, lower: int, upper: int, chosen: int) -> int:
        """Keep bounds: the first of the two places is for the larger position, the second for the newest."""
        slot = key >> (64 - SLOTS) << 2
        if self.table[slot] != key:
            if self.table[slot + 2] == key or self._size(self.table[slot + 1] & WORD) > self._size(remaining):
                slot += 2
            elif self.table[slot]:
                self.table[slot + 2] = self.table[slot]
                self.table[slot + 3] = self.table[slot + 1]
        move = self._place_of(chosen, remaining) + 1
        self.table[slot] = key
        self.table[slot + 1] = (lower | upper << 10 | move << 20) << 32 | remaining
        return 0

    def _size(self, cards: int) -> int:
        """How many cards."""
        return (
            self.counts[cards & 0xFF]
            + self.counts[cards >> 8 & 0xFF]
            + self.counts[cards >> 16 & 0xFF]
            + self.counts[cards >> 24]
        )

    def _owners(self, cards: int, low: int, high: int) -> int:
        """The owners of a suit's cards, two bits each pushed together, with how many there are."""
        return self.packed[cards << 8 | low] | self.packed[cards << 8 | high] << 9

    def _last_trick(self, leader: int, left: int) -> int:
        """The value when everybody has one card."""
        best = self._highest(self.hands[leader])
        winner, player = leader, leader
        for turn in range(1, self.players):
            player += 1
            if player == self.players:
                player = 0
            card = self._highest(self.hands[player])
            if self.beats(card, best):
                best, winner = card, player
        return left if self.ours >> winner & 1 else 0

    def _lost_worth(self, now: int, then: int) -> int:
        """What the places counted more then, summed where they did."""
        return (
            self.lost_trump[(now & 0xFF) << 8 | then & 0xFF]
            + self.lost_plain[(now & 0xFF00) | then >> 8 & 0xFF]
            + self.lost_plain[(now >> 8 & 0xFF00) | then >> 16 & 0xFF]
            + self.lost_plain[(now >> 16 & 0xFF00) | then >> 24]
        )

    def _place_of(self, card: int, remaining: int) -> int:
        """A card by its suit and how many remaining ones are above it."""
        return (card & 24) | self.counts[(remaining >> (card & 24) & 0xFF) >> (card & 7) >> 1]

    def _card_at(self, place: int, remaining: int) -> int:
        """The card of such a place."""
        suit, count = place & 24, place & 7
        cards = remaining >> suit & 0xFF
        while count:
            cards ^= 1 << self.top_bit[cards]
            count -= 1
        return suit | self.top_bit[cards]

    def _master_trumps(self, remaining: int, is_ours: int) -> int:
        """Points of a side's trumps that nobody of the other side can beat: it has them whatever happens."""
        own = 0
        for seat in range(self.players):
            if (self.ours >> seat & 1) == is_ours:
                own |= self.hands[seat]
        own &= 0xFF
        low = self.top_bit[(remaining & 0xFF) ^ own] + 1
        return self.sums[own >> low << low]

    def _sure(self, leader: int, mine: int, remaining: int, left: int) -> int:
        """Points that the leader's side takes whatever the other side does.

        The leader plays his highest trumps, and when nobody can ruff any more his highest cards of each suit,
        as long as no partner is forced to take the trick from him.
        """
        side = self.ours >> leader & 1
        against = beside = 0
        for seat in range(self.players):
            if (self.ours >> seat & 1) != side:
                against |= self.hands[seat]
            elif seat != leader:
                beside |= self.hands[seat]
        found = tricks = is_ruffed = can_ruff = first = 0
        if self.suited:
            first = 1
            low = self.top_bit[against & 0xFF] + 1
            reach = self.top_bit[beside & 0xFF] + 1
            own = (mine | beside) & 0xFF
            found = self.sums[own >> low << low]
            low = max(low, reach)
            run = (mine & 0xFF) >> low << low
            tricks = self.counts[run]
            for seat in range(self.players):
                if seat != leader and self.counts[self.hands[seat] & 0xFF] > tricks:
                    if (self.ours >> seat & 1) != side:
                        can_ruff = 1
                    else:
                        is_ruffed = self.is_forced
            if can_ruff:
                tricks = 0
                is_ruffed = self.is_forced if beside & 0xFF else 0
            else:
                found = self.sums[remaining & 0xFF]
        single = -1
        for suit in range(first, SUITS):
            own = mine >> (suit << 3) & 0xFF
            low = self.top_bit[against >> (suit << 3) & 0xFF] + 1
            run = own >> low << low
            if not run:
                continue
            theirs = beside >> (suit << 3) & 0xFF
            low = self.top_bit[theirs] + 1
            held = run >> low << low
            count = self.counts[held]
            if is_ruffed and (self.players != PAIRS or self.counts[theirs] < count):
                held = count = 0
            if can_ruff:
                for seat in range(self.players):
                    if (self.ours >> seat & 1) != side:
                        cards = self.hands[seat] >> (suit << 3) & 0xFF
                        while count > self.counts[cards]:
                            held &= held - 1
                            count -= 1
            elif held != run:
                single = max(single, self.points[suit << 3 | self.top_bit[run ^ held]])
            if count:
                tricks += count
                found += self.sums[(suit << 8) + held]
                for seat in range(self.players):
                    cards = self.hands[seat] >> (suit << 3) & 0xFF
                    if seat != leader and self.counts[cards] <= count:
                        found += self.sums[(suit << 8) + cards]
        if beside and (not self.suited or not remaining & 0xFF) and self.players == PAIRS:
            own = self._entered(mine, beside, against, first)
            if own:
                count = self._size(own)
                if tricks + count <= self._size(mine):
                    single = max(single, self.total(own))
                    tricks += count - 1
        if single >= 0:
            found += single
            tricks += 1
        return left if tricks >= self._size(mine) else found

    def _entered(self, mine: int, beside: int, against: int, first: int) -> int:
        """The partner's highest cards, if the leader can reach one of them with a card of its suit."""
        found, is_reached = 0, 0
        for suit in range(first, SUITS):
            theirs = beside >> (suit << 3) & 0xFF
            own = mine >> (suit << 3) & 0xFF
            low = max(self.top_bit[against >> (suit << 3) & 0xFF], self.top_bit[own]) + 1
            run = theirs >> low << low
            if run:
                found |= run << (suit << 3)
                if own:
                    is_reached = 1
        return found if is_reached else 0

    def _lead_moves(self, leader: int, mine: int, remaining: int, first: int, ply: int) -> int:
        """List the leads worth trying, scored; of touching cards that do the same, or surely worse, one."""
        base, count = ply * WIDTH, 0
        others = remaining & ~mine
        is_ours = self.ours >> leader & 1
        foes = 0
        for seat in range(self.players):
            if (self.ours >> seat & 1) != is_ours:
                foes |= self.hands[seat]
        for suit in range(SUITS):
            cards = mine >> (suit << 3) & 0xFF
            if not cards:
                continue
            rest = others >> (suit << 3) & 0xFF
            length = self.counts[cards]
            plain = self.weights[8] * length
            plain += self.weights[10] * self.counts[foes >> (suit << 3) & 0xFF]
            plain += self.weights[11] * self.counts[rest & ~(foes >> (suit << 3))]
            if self.suited:
                if not suit:
                    plain += self.weights[7] if foes & 0xFF else self.weights[6]
                elif foes & 0xFF:
                    plain += self.weights[13]
                if length == 1:
                    plain += self.weights[14]
            previous, previous_points = -1, -1
            while cards:
                place = self.top_bit[cards]
                cards ^= 1 << place
                card = suit << 3 | place
                worth = self.points[card]
                fate = self._fate(0, leader, suit, card, leader)
                wins = 1 - ((fate ^ is_ours) & 1)
                if previous >= 0 and not rest >> place & ((1 << (previous - place)) - 1):
                    if worth == previous_points or (wins and fate >> 1 and worth <= previous_points):
                        previous = place
                        continue
                    if wins and fate >> 1:
                        count -= 1
                previous, previous_points = place, worth
                if not wins:
                    score = self.weights[4] + self.weights[5] * worth
                elif fate >> 1:
                    score = self.weights[0] + self.weights[1] * worth
                else:
                    score = self.weights[2] + self.weights[3] * worth
                score += plain + self.weights[9] * place
                score += self.history[leader << 5 | card] * self.weights[12] >> 6
                if card == first:
                    score = TABLE_MOVE
                self.moves[base + count] = card
                self.scores[base + count] = score
                count += 1
        return count

    def _pick(self, base: int, number: int, count: int) -> int:
        """The best move not yet tried, brought to its place."""
        top = number
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

    def follow(
        self,
        place: int,
        player: int,
        led: int,
        best: int,
        winner: int,
        points: int,
        beta: int,
        left: int,
        remaining: int,
        ply: int,
    ) -> int:
        """The same for a player who follows as card number `place` of the trick."""
        mine = self.hands[player]
        is_ours = self.ours >> player & 1
        legal = self.legal(place, player, mine, led, best, winner)
        self.nodes += 1
        if not legal & (legal - 1):
            card = self._highest(legal)
            self.hands[player] = mine ^ legal
            if self.beats(card, best):
                best, winner = card, player
            value = self.after(
                place, player, led, best, winner, points + self.points[card], beta, left, remaining, ply + 1
            )
            self.hands[player] = mine
            return value
        base, count = ply * WIDTH, 0
        others = remaining & ~mine
        is_last = place + 1 == self.players
        held_by_us = 1 if (self.ours >> winner & 1) == is_ours else 0
        others_fate = -1
        for suit in range(SUITS):
            cards = legal >> (suit << 3) & 0xFF
            if not cards:
                continue
            rest = others >> (suit << 3) & 0xFF
            length = self.counts[mine >> (suit << 3) & 0xFF]
            previous, previous_points = -1, -1
            while cards:
                top = self.top_bit[cards]
                cards ^= 1 << top
                card = suit << 3 | top
                worth = self.points[card]
                wins = self.beats(card, best)
                if is_last:
                    is_decided = 1
                    for_us = 1 if wins or held_by_us else 0
                else:
                    if wins:
                        fate = self._fate(place, player, led, card, player)
                    else:
                        if others_fate < 0:
                            others_fate = self._fate(place, player, led, best, winner)
                        fate = others_fate
                    is_decided = fate >> 1
                    for_us = 1 - ((fate ^ is_ours) & 1)
                if previous >= 0 and not rest >> top & ((1 << (previous - top)) - 1):
                    if worth == previous_points:
                        previous = top
                        continue
                    if is_decided:
                        previous = top
                        if for_us:
                            if worth <= previous_points:
                                continue
                        elif worth >= previous_points:
                            continue
                        count -= 1
                previous, previous_points = top, worth
                self.moves[base + count] = card
                if is_last:
                    count += 1
                    continue
                if not for_us:
                    score = self.weights[20] + self.weights[21] * worth
                elif is_decided:
                    score = self.weights[16] + self.weights[17] * worth
                else:
                    score = self.weights[18] + self.weights[19] * worth
                if wins:
                    score += self.weights[22] if held_by_us else self.weights[23] + self.weights[24] * points
                    score += self.weights[25] * top
                else:
                    score += self.weights[26] * top
                if suit != led:
                    if suit == 0 and self.suited:
                        score += self.weights[27]
                    else:
                        score += self.weights[28] * length
                score += self.history[player << 5 | card] * self.weights[29] >> 6
                self.scores[base + count] = score
                count += 1
        value = -1 if is_ours else 1000
        if is_last and count > 1:
            number = 0
            while number < count:
                card = self.moves[base + number]
                self.hands[player] = mine ^ (1 << card)
                now_winner = player if self.beats(card, best) else winner
                gained = points + self.points[card] if self.ours >> now_winner & 1 else 0
                got = self.bounds(now_winner, beta - gained, left - points - self.points[card])
                if got >= 0:
                    got += gained
                    if (got >= beta) == is_ours:
                        self.hands[player] = mine
                        return got
                    value = max(value, got) if is_ours else min(value, got)
                    count -= 1
                    self.moves[base + number] = self.moves[base + count]
                else:
                    at = ply << 5 | card
                    self.lows[at], self.highs[at] = self.low, self.high
                    self.firsts[at], self.key_at[at] = self.first, self.key
                    worth = self.points[card]
                    if now_winner == player:
                        score = self.weights[16] + self.weights[17] * worth + self.weights[25] * (card & 7)
                        score += (
                            self.weights[22] if held_by_us else self.weights[23] + self.weights[24] * points
                        )
                    elif held_by_us:
                        score = self.weights[16] + self.weights[17] * worth + self.weights[26] * (card & 7)
                    else:
                        score = self.weights[20] + self.weights[21] * worth + self.weights[26] * (card & 7)
                    if card >> 3 != led:
                        if card < 8 and self.suited:
                            score += self.weights[27]
                        else:
                            score += self.weights[28] * self.counts[mine >> (card & 24) & 0xFF]
                    middle = gained + (self.low + self.high) // 2
                    score += (middle if is_ours else -middle) * 3
                    score += self.history[player << 5 | card] * self.weights[29] >> 6
                    self.scores[base + number] = score
                    number += 1
            for number in range(count):
                card = self._pick(base, number, count)
                self.hands[player] = mine ^ (1 << card)
                now_winner = player if self.beats(card, best) else winner
                gained = points + self.points[card] if self.ours >> now_winner & 1 else 0
                at = ply << 5 | card
                got = gained + self._search(
                    now_winner,
                    beta - gained,
                    left - points - self.points[card],
                    ply + 1,
                    self.lows[at],
                    self.highs[at],
                    self.firsts[at],
                    self.key_at[at],
                )
                value = max(value, got) if is_ours else min(value, got)
                if (got >= beta) == is_ours:
                    self.history[player << 5 | card] += 1
                    break
            self.hands[player] = mine
            return value
        for number in range(count):
            card = self._pick(base, number, count)
            self.hands[player] = mine ^ (1 << card)
            now_best, now_winner = best, winner
            if self.beats(card, best):
                now_best, now_winner = card, player
            got = self.after(
                place,
                player,
                led,
                now_best,
                now_winner,
                points + self.points[card],
                beta,
                left,
                remaining,
                ply + 1,
            )
            if is_ours:
                if got > value:
                    value = got
                    if got >= beta:
                        if count > 1:
                            self.history[player << 5 | card] += 1
                        break
            elif got < value:
                value = got
                if got < beta:
                    if count > 1:
                        self.history[player << 5 | card] += 1
                    break
        self.hands[player] = mine
        return value

    def _fate(self, place: int, player: int, led: int, best: int, winner: int) -> int:
        """Who will take the trick by this winner's card, as far as the players after this one can beat it.

        Bit 0: our side, if everybody of the other side beats who can; bit 1: it is certain.
        """
        fate = 2
        side = self.ours >> winner & 1
        for turn in range(place + 1, self.players):
            player += 1
            if player == self.players:
                player = 0
            if (self.ours >> player & 1) == side:
                continue
            over = self.hands[player] & (0xFF << (led << 3))
            if over:
                if best >> 3 != led:
                    continue
                over = over >> best >> 1 << best << 1
            elif self.suited:
                over = self.hands[player] & 0xFF
                if best < 8:
                    over = over >> best >> 1 << best << 1
            if over:
                best = self._highest(over)
                side ^= 1
                fate = 0
        return fate | side

    def _highest(self, cards: int) -> int:
        """The number of the highest card of a set that is not empty."""
        if cards >> 16:
            return 24 + self.top_bit[cards >> 24] if cards >> 24 else 16 + self.top_bit[cards >> 16]
        return 8 + self.top_bit[cards >> 8] if cards >> 8 else self.top_bit[cards]

    def legal(self, place: int, player: int, mine: int, led: int, best: int, winner: int) -> int:
        """The cards that may follow, as in `masks.legal_mask`."""
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
