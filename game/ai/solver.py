# cython: annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Exact double-dummy values: what a side still takes when everybody sees all cards and plays perfectly.

Plain Python that Cython compiles as it stands; the C types are in `solver.pxd`. Inside, a card is suit times
eight plus its strength (0 the lowest, 7 the highest), the trump suit is suit 0, and so "higher" is "larger".

The search is a chain of zero-window questions ("does our side take so many points?") over whole tricks. The
table of answers is keyed by the owners of the remaining cards of each suit from the top, not by the cards:
positions that differ only in which cards have gone share an entry, and since the points differ, its bounds
are widened by what the same places counted more then, or count more now. Entries stay true from deal to
deal under the same rules. Beside it stands which card last decided for the same hand, on lead and against
the same best card; it is tried early, and is never more than a guess.
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
NO_TRUMPS = 4
ALL_TRUMPS = 5
NOBODY = 4
"""The seat without cards."""

if not cython.compiled:  # what the search asks for at every step; the compiled one has it from `solver.pxd`
    UNLESS_PARTNER, OPTIONAL, NEVER = 1, 2, 3
    SUITS = PAIRS = 4
    WORD = 0xFFFFFFFF
    LONG = 0xFFFFFFFFFFFFFFFF
    SPREAD_1 = 0x9E3779B97F4A7C15
    SPREAD_2 = 0xC2B2AE3D27D4EB4F
    DE_BRUIJN = 0x077CB531
    UPWARD = 0xFEFEFEFE
    """The cards that have a lower one in their suit."""
    DOWNWARD = 0x7F7F7F7F
    """The cards that have a higher one."""
    DOWNWARD_2 = 0x3F3F3F3F
    DOWNWARD_4 = 0x0F0F0F0F
    LOWEST = 0x01010101
    SLOTS = 12
    """The table has two to this power pairs of entries."""
    WIDTH = 16
    """Room for the moves of one ply."""
    HABITS = 4095
    """One less than there are places for what last decided."""
    TABLE_MOVE = 1 << 20
    """The score of the move that the table remembers."""


class Solver:
    """One search with its table; not to be used by two threads at once."""

    def __init__(self) -> None:
        """Make the tables that depend on nothing."""
        self.hands = [0, 0, 0, 0, 0]
        self.allies = [NOBODY, NOBODY, NOBODY, NOBODY]
        self.foes = [NOBODY, NOBODY, NOBODY, NOBODY]
        self.others = [NOBODY, NOBODY, NOBODY, NOBODY]
        self.moves = [0] * 640
        self.scores = [0] * 640
        self.history = [0] * 128
        self.openings = [-1] * 4096
        self.answers = [-1] * 4096
        self.lows = [0] * 1280
        self.highs = [0] * 1280
        self.firsts = [0] * 1280
        self.key_at = [0] * 1280
        self.points = [0] * 32
        self.sums = [0] * 1024
        self.cheapest = [0] * 1024
        self.lowest = [0] * 2304
        self.excess = [0] * 2304
        self.must = [0, 0, 0, 0]
        self.worthless = 0
        self.weights = [0] * 64
        self.bit = [0] * 32
        self.top_bit = [0] * 256
        self.counts = [0] * 256
        for place in range(32):
            self.bit[(DE_BRUIJN << place & WORD) >> 27] = place
        for number in range(256):
            self.top_bit[number] = number.bit_length() - 1
            self.counts[number] = number.bit_count()
            rest, kept = number, 0
            for many in range(9):
                self.excess[many << 8 | number] = max(0, many - number.bit_count())
                self.lowest[many << 8 | number] = kept
                kept |= rest & -rest
                rest &= rest - 1
        self.packed = packed_owners()
        self.lost_trump = self.lost_plain = lost_worth(0, 0)
        self.inward = all_inward(0)
        self.setup = (-1, 0, 0, 0, 0, 0)
        self.suited = self.ruff = self.undertrump = self.overtrump = self.spare = self.is_forced = 0
        self.players = PAIRS
        self.ours = self.last = 0
        self.nodes = 0
        self.low = self.high = self.first = self.given = 0
        self.key = self.age = 0
        self.forget()

    def forget(self) -> None:
        """Empty the table."""
        self.table = array("Q", bytes(32 << SLOTS))

    def prepare(self, trumps: int, duties: int, players: int, ours: int, last: int, king: int) -> None:
        """Set the game: trumps 0 to 5 and duties as in `masks`, `ours` a bit for each seat of our side.

        No side has more than two seats.
        """
        self.inward = all_inward(trumps)
        setup = (max(trumps, SUITS - 1), duties, players, ours, last, king)
        if setup == self.setup:
            return
        self.setup = setup
        self.suited = 1 if trumps < SUITS else 0
        self.players, self.ours, self.last = players, ours, last
        for seat in range(players):
            same = [one for one in range(players) if one != seat and ours >> one & 1 == ours >> seat & 1]
            against = [one for one in range(players) if ours >> one & 1 != ours >> seat & 1]
            self.allies[seat] = same[0] if same else NOBODY
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
        self.age = self.age + 1 & 63
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
                suit, worth = led if played else card >> 3, points + self.points[card]
                top, holder = (card, player) if best < 0 or self.beats(card, best) else (best, winner)
                self.hands[player] ^= 1 << card
                found[at] = self._exact(
                    played, player, suit, top, holder, worth, left, remaining | table, before
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

    def rest(self, leader: int, left: int, guess: int) -> int:
        """Of the points left in the hands, with the last trick's: our side's, this player leading."""
        self.age = self.age + 1 & 63
        if not self.age:
            for place in range(128):
                self.history[place] >>= 1
        return self._exact(self.players - 1, leader, 0, 0, leader, 0, left, 0, guess)

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
            if is_ours:
                sure = self._sure(leader, mine, remaining, left, beta)
                if sure >= beta:
                    return sure
                kept = self._kept(leader, mine, remaining, left, left - beta + 1)
                self.low, self.high = max(self.low, sure), min(self.high, left - kept)
                if self.high < beta:
                    return self.high
            else:
                sure = self._sure(leader, mine, remaining, left, left - beta + 1)
                if left - sure < beta:
                    return left - sure
                kept = self._kept(leader, mine, remaining, left, beta)
                self.low, self.high = max(self.low, kept), min(self.high, left - sure)
                if self.low >= beta:
                    return self.low
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
        self, leader: int, beta: int, left: int, ply: int, lower: int, upper: int, first: int, key: int
    ) -> int:
        """The same where the bounds, which are passed in, do not answer; keep what is found."""
        self.nodes += 1
        mine = self.hands[leader]
        remaining = self.hands[0] | self.hands[1] | self.hands[2] | self.hands[3]
        is_ours = self.ours >> leader & 1
        need = left - beta + 1 if is_ours else beta
        count = self._lead_moves(leader, mine, remaining, first, ply, left, need)
        base = ply * WIDTH
        value = self.given
        if is_ours:
            value = left - value
        chosen = -1
        for number in range(count):
            card = self._pick(base, number, count)
            self.hands[leader] = mine ^ (1 << card)
            got = self.after(
                0, leader, card >> 3, card, leader, self.points[card], beta, left, remaining, ply + 1
            )
            if got > value if is_ours else got < value:
                value, chosen = got, card
            if (got >= beta) == is_ours:
                self.history[leader << 5 | card] += 1
                self.openings[mine * DE_BRUIJN >> 20 & HABITS] = card
                break
        self.hands[leader] = mine
        if value >= beta:
            lower = max(lower, value)
        else:
            upper = min(upper, value)
        self._store(key, remaining, lower, upper, chosen)
        return value

    def _store(self, key: int, remaining: int, lower: int, upper: int, chosen: int) -> int:
        """Keep bounds: the first of two places is for this world's larger position, the second the newest."""
        slot = key >> (64 - SLOTS) << 2
        if self.table[slot] != key:
            entry = self.table[slot + 1]
            is_kept = entry >> 58 == self.age and self._size(entry & WORD) > self._size(remaining)
            if self.table[slot + 2] == key or is_kept:
                slot += 2
            elif self.table[slot]:
                self.table[slot + 2] = self.table[slot]
                self.table[slot + 3] = self.table[slot + 1]
        move = self._place_of(chosen, remaining) + 1
        self.table[slot] = key
        self.table[slot + 1] = (lower | upper << 10 | move << 20 | self.age << 26) << 32 | remaining
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

    def _kept(self, leader: int, mine: int, remaining: int, left: int, need: int) -> int:
        """Points that the side not leading takes whatever the leader's side does.

        Its master trumps; and where it wins the next trick whatever is led, with the highest card of the suit
        or with a trump, that trick, and, if no others have trumps, whatever the winner may lead then that
        nobody beats.
        """
        foe, other = self.foes[leader], self.others[leader]
        against = self.hands[foe] | self.hands[other]
        beside = self.hands[self.allies[leader]]
        trumps = remaining & 0xFF if self.suited else 0
        if not trumps:
            by_foe, by_other = self._caught(foe, mine, remaining), self._caught(other, mine, remaining)
            if by_foe | by_other != mine:
                return 0
            least = self._run(foe, left, need) if by_foe else left
            if least < need:
                return 0
            return min(least, self._run(other, left, need)) if by_other else least
        low = self.top_bit[trumps & ~against] + 1
        masters, least = (trumps & against) >> low << low, left
        kept = self.sums[masters]
        if kept >= need:
            return kept
        for suit in range(SUITS):
            own = mine >> (suit << 3) & 0xFF
            if not own:
                continue
            held = against >> (suit << 3) & 0xFF
            theirs = beside >> (suit << 3) & 0xFF
            value = kept + self.cheapest[(suit << 8) + own] + self.cheapest[(suit << 8) + theirs]
            if held > own and held > theirs and (theirs or not suit or not beside & 0xFF):
                top = suit << 3 | self.top_bit[held]
                owner = foe if self.hands[foe] >> top & 1 else other
                if not trumps & ~self.hands[owner]:
                    value = self._run(owner, left, need)
                elif suit:
                    value += self.points[top]
            elif suit and self.ruff != NEVER:
                cards = self.hands[foe]
                if not cards & 0xFF or cards >> (suit << 3) & 0xFF:
                    cards = self.hands[other]
                if not cards & 0xFF or cards >> (suit << 3) & 0xFF:
                    return kept
                if not theirs and beside & 0xFF > cards & 0xFF:
                    return kept
                top = self.top_bit[cards & 0xFF]
                if not masters >> top & 1:
                    value += self.points[top]
            else:
                return kept
            if value < need:
                return kept
            least = min(least, value)
        return least

    def _sure(self, leader: int, mine: int, remaining: int, left: int, need: int) -> int:
        """Points that the leader's side takes whatever the other side does, as far as they are easy to see.

        More than `need` is of no use.
        """
        if self.suited and remaining & 0xFF:
            others = remaining & ~mine & 0xFF
            if others:
                held = (mine & 0xFF) >> self.top_bit[others]
                most = self.counts[held >> 1]
                for seat in range(self.players):
                    if seat != leader and self.counts[self.hands[seat] & 0xFF] > most:
                        return self._drawn(leader, mine, remaining, left)
        return self._run(leader, left, need)

    def _run(self, leader: int, left: int, need: int) -> int:
        """The same where there are no trumps.

        The leader plays his highest cards of each suit, and then one more that a partner may beat, or his
        partner's highest cards. The others give at least their cheapest cards to this, a partner his dearest.
        """
        mine, beside = self.hands[leader], self.hands[self.allies[leader]]
        first, second = self.hands[self.foes[leader]], self.hands[self.others[leader]]
        masters = self._masters(mine | beside, first | second)
        if not masters:
            return 0
        found = tricks = taken = reached = is_reached = other = idle = first_idle = second_idle = 0
        single = -1
        for suit in range(SUITS):
            cards = masters >> (suit << 3) & 0xFF
            if not cards:
                continue
            own, theirs = mine >> (suit << 3) & 0xFF, beside >> (suit << 3) & 0xFF
            run = own & cards
            if theirs > own:
                reach = self.top_bit[own] + 1
                held = (theirs & cards) >> reach << reach
                if held:
                    count = self.counts[held]
                    if own:
                        is_reached = 1
                    first_cards = first >> (suit << 3) & 0xFF
                    second_cards = second >> (suit << 3) & 0xFF
                    if (
                        self.counts[first_cards] <= count
                        and self.counts[second_cards] <= count
                        and self.counts[own] <= count
                    ):
                        held = theirs
                        count = self.counts[held]
                    reached += count
                    held |= self.lowest[count << 8 | first_cards] | self.lowest[count << 8 | second_cards]
                    more = self.counts[own] - count
                    held |= own ^ self.lowest[more << 8 | own] if more > 0 else own
                    other += self.sums[(suit << 8) + held]
                if run:
                    single = max(single, self.points[suit << 3 | self.top_bit[run]])
            elif run:
                reach = self.top_bit[theirs] + 1
                held = run >> reach << reach
                count = self.counts[held]
                first_cards = first >> (suit << 3) & 0xFF
                second_cards = second >> (suit << 3) & 0xFF
                if (
                    self.counts[first_cards] <= count
                    and self.counts[second_cards] <= count
                    and self.counts[theirs] <= count
                ):
                    held = own
                    count = self.counts[own]
                elif held != run:
                    single = max(single, self.points[suit << 3 | self.top_bit[run ^ held]])
                tricks += count
                taken |= count << (suit << 3)
                more = self.counts[theirs] - count
                if more > 0:
                    held |= theirs ^ self.lowest[more << 8 | theirs]
                else:
                    idle -= more
                    held |= theirs
                first_idle += self.excess[count << 8 | first_cards]
                second_idle += self.excess[count << 8 | second_cards]
                held |= self.lowest[count << 8 | first_cards] | self.lowest[count << 8 | second_cards]
                found += self.sums[(suit << 8) + held]
        if found >= need:
            return found
        size = self._size(mine)
        if tricks >= size:
            return left
        if is_reached:
            if tricks + reached >= size:
                return left
            other += found
            if other >= need:
                return other
        else:
            other = 0
        if first_idle:
            found += first_idle * self._least(first, taken)
        if second_idle:
            found += second_idle * self._least(second, taken)
        if idle and found < need:
            more = 0
            for suit in range(SUITS):
                theirs = beside >> (suit << 3) & 0xFF
                if theirs and not taken >> (suit << 3) & 0xFF:
                    count = self.counts[theirs] - idle
                    if count > 0:
                        theirs ^= self.lowest[count << 8 | theirs]
                    more = max(more, self.sums[(suit << 8) + theirs])
            found += more
        if single >= 0:
            if tricks + 1 >= size:
                return left
            found += single
        return max(found, other)

    def _masters(self, cards: int, others: int) -> int:
        """Of the cards those that are higher than all of the others' in their suits."""
        others |= others >> 1 & DOWNWARD
        others |= others >> 2 & DOWNWARD_2
        others |= others >> 4 & DOWNWARD_4
        return cards & ~others

    def _caught(self, player: int, cards: int, remaining: int) -> int:
        """Of a leader's cards those of the suits of which this other player has the highest."""
        suits = self._masters(self.hands[player], remaining ^ self.hands[player])
        suits |= suits >> 1 & DOWNWARD
        suits |= suits >> 2 & DOWNWARD_2
        suits |= suits >> 4 & DOWNWARD_4
        return cards & (suits & LOWEST) * 0xFF

    def _least(self, cards: int, taken: int) -> int:
        """The worth of a player's cheapest card beyond those that he has to play to the leader's suits."""
        least = 1000
        for suit in range(SUITS):
            held = cards >> (suit << 3) & 0xFF
            count = taken >> (suit << 3) & 0xFF
            held ^= self.lowest[count << 8 | held]
            if held:
                least = min(least, self.cheapest[(suit << 8) + held])
        return least if least < 1000 else 0

    def _drawn(self, leader: int, mine: int, remaining: int, left: int) -> int:
        """The same where there are trumps.

        The leader plays his highest trumps, and when nobody can ruff any more his highest cards of each suit,
        as long as no partner is forced to take the trick from him; or he lets his partner ruff once.
        """
        beside = self.hands[self.allies[leader]]
        first, second = self.hands[self.foes[leader]], self.hands[self.others[leader]]
        against = first | second
        low = self.top_bit[against & 0xFF] + 1
        own = (mine | beside) & 0xFF
        found = self.sums[own >> low << low]
        masters, ruffed = own >> low << low, 0
        if beside & 0xFF and self.ruff != NEVER:
            for suit in range(1, SUITS):
                own = mine >> (suit << 3) & 0xFF
                if not own or beside >> (suit << 3) & 0xFF:
                    continue
                held = first >> (suit << 3) & 0xFF
                cards = second >> (suit << 3) & 0xFF
                if (held or first & 0xFF < beside & 0xFF) and (cards or second & 0xFF < beside & 0xFF):
                    ruffed = max(
                        ruffed,
                        self.points[suit << 3 | self.top_bit[own]]
                        + self.cheapest[(suit << 8) + held]
                        + self.cheapest[(suit << 8) + cards],
                    )
            if ruffed and not masters >> self.top_bit[beside & 0xFF] & 1:
                ruffed += self.points[self.top_bit[beside & 0xFF]]
            if ruffed:
                ruffed += found
        low = max(low, self.top_bit[beside & 0xFF] + 1)
        tricks = self.counts[(mine & 0xFF) >> low << low]
        most = max(self.counts[first & 0xFF], self.counts[second & 0xFF])
        if not against & 0xFF and (mine < 256 or 0 < beside < 256):
            return left
        is_ruffed, single = 0, -1
        can_ruff = 1 if most > tricks else 0
        if can_ruff:
            found += self.sums[
                self.lowest[tricks << 8 | first & 0xFF] | self.lowest[tricks << 8 | second & 0xFF]
            ]
        else:
            found = self.sums[remaining & 0xFF]
        if self.counts[beside & 0xFF] > tricks and (
            self.is_forced or self._size(beside >> 8) < self._size(mine >> 8)
        ):
            is_ruffed = 1
        for suit in range(1, SUITS):
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
                more = 8
                if first & 0xFF:
                    more = self.counts[first >> (suit << 3) & 0xFF]
                if second & 0xFF:
                    more = min(more, self.counts[second >> (suit << 3) & 0xFF])
                if count > more:
                    held ^= self.lowest[(count - more) << 8 | held]
                    count = more
            elif held != run:
                single = max(single, self.points[suit << 3 | self.top_bit[run ^ held]])
            if count:
                tricks += count
                more = self.counts[theirs] - count
                if more <= 0:
                    held |= theirs
                else:
                    held |= theirs ^ self.lowest[more << 8 | theirs]
                held |= self.lowest[count << 8 | (first >> (suit << 3) & 0xFF)]
                held |= self.lowest[count << 8 | (second >> (suit << 3) & 0xFF)]
                found += self.sums[(suit << 8) + held]
        if single >= 0:
            found += single
            tricks += 1
        return left if tricks >= self._size(mine) else max(found, ruffed)

    def _lead_moves(
        self, leader: int, mine: int, remaining: int, first: int, ply: int, left: int, need: int
    ) -> int:
        """List the leads worth trying, scored; of touching cards that do the same, or surely worse, one.

        A suit that surely gives the others as much as they need is left out; `given` is the least of these.
        """
        base, count = ply * WIDTH, 0
        others = remaining & ~mine
        is_ours = self.ours >> leader & 1
        against = self.hands[self.foes[leader]] | self.hands[self.others[leader]]
        beside = self.hands[self.allies[leader]]
        cards = self.different(mine, others)
        tops = self.tops(mine, others)
        led, plain = -1, 0
        opening = self.openings[mine * DE_BRUIJN >> 20 & HABITS]
        self.given = 1000
        if not self.suited or not remaining & 0xFF:
            for turn in range(2):
                player = self.others[leader] if turn else self.foes[leader]
                caught = self._caught(player, cards, remaining)
                value = self._run(player, left, need) if caught else 0
                if value >= need:
                    self.given = min(self.given, value)
                    cards ^= caught
        while cards:
            card = self.lowest_of(cards)
            cards &= cards - 1
            fate = self._fate(0, leader, card >> 3, card, leader)
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

    def tops(self, cards: int, others: int) -> int:
        """Of cards of a hand without one of the others between them, the highest."""
        free, filled = ~others & DOWNWARD, cards
        filled |= free & filled >> 1
        free &= free >> 1
        filled |= free & filled >> 2
        free &= free >> 2
        filled |= free & filled >> 4
        return cards & ~(filled >> 1 & DOWNWARD)

    def bottoms(self, cards: int, others: int) -> int:
        """Of cards of a hand without one of the others between them, the lowest."""
        free, filled = ~others & UPWARD, cards
        filled |= free & filled << 1
        free &= free << 1
        filled |= free & filled << 2
        free &= free << 2
        filled |= free & filled << 4
        return cards & ~(filled << 1 & UPWARD)

    def different(self, cards: int, others: int) -> int:
        """The cards of a hand, of touching ones that count nothing only the highest."""
        return cards & ~self.worthless | self.tops(cards & self.worthless, others)

    def lowest_of(self, cards: int) -> int:
        """The number of the lowest card of a set that is not empty."""
        return self.bit[((cards & -cards) * DE_BRUIJN & WORD) >> 27]

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
        legal = self.legal(place, player, mine, led, best, winner)
        self.nodes += 1
        if not legal & (legal - 1):
            card = self.lowest_of(legal)
            self.hands[player] = mine ^ legal
            if self.beats(card, best):
                best, winner = card, player
            points += self.points[card]
            value = self.after(place, player, led, best, winner, points, beta, left, remaining, ply + 1)
            self.hands[player] = mine
            return value
        wins = legal & (0xFF << (best & 24)) & ~((2 << best) - 1)
        if self.suited and best >= 8:
            wins |= legal & 0xFF
        if place + 1 == self.players:
            return self._last_hand(player, led, best, winner, points, beta, left, remaining, ply, legal, wins)
        is_ours = self.ours >> player & 1
        others = (self.hands[0] | self.hands[1] | self.hands[2] | self.hands[3]) ^ mine
        cards, fate = legal ^ wins, 0
        if cards:
            fate = self._fate(place, player, led, best, winner)
            if not fate >> 1:
                cards = self.different(cards, others)
            elif (fate & 1) == is_ours:
                cards = self.tops(cards, others)
            else:
                cards = self.bottoms(cards, others)
        base, count = ply * WIDTH, 0
        asked = (legal * DE_BRUIJN >> 20 ^ best << 5 ^ place) & HABITS
        answer = self.answers[asked]
        score = self.weights[18] if (fate & 1) == is_ours else self.weights[20]
        factor = self.weights[19] if (fate & 1) == is_ours else self.weights[21]
        if fate >> 1 and (fate & 1) == is_ours:
            score, factor = self.weights[16], self.weights[17]
        while cards:
            card = self.lowest_of(cards)
            cards &= cards - 1
            value = score + factor * self.points[card] + self.weights[26] * (card & 7)
            if card >> 3 != led:
                if card < 8 and self.suited:
                    value += self.weights[27]
                else:
                    value += self.weights[28] * self.counts[mine >> (card & 24) & 0xFF]
            if card == answer:
                value += self.weights[30]
            self.moves[base + count] = card
            self.scores[base + count] = value + (self.history[player << 5 | card] * self.weights[29] >> 6)
            count += 1
        if wins:
            score = self.weights[23] + self.weights[24] * points
            if (self.ours >> winner & 1) == is_ours:
                score = self.weights[22]
            cards, tops = self.different(wins, others), self.tops(wins, others)
            while cards:
                card = self.lowest_of(cards)
                cards &= cards - 1
                fate = self._fate(place, player, led, card, player)
                if fate >> 1:
                    if not tops >> card & 1:
                        continue
                    value = self.weights[16] + self.weights[17] * self.points[card]
                elif (fate & 1) == is_ours:
                    value = self.weights[18] + self.weights[19] * self.points[card]
                else:
                    value = self.weights[20] + self.weights[21] * self.points[card]
                value += score + self.weights[25] * (card & 7)
                if card >> 3 != led:
                    value += self.weights[27]
                if card == answer:
                    value += self.weights[30]
                self.moves[base + count] = card
                self.scores[base + count] = value + (self.history[player << 5 | card] * self.weights[29] >> 6)
                count += 1
        value = -1 if is_ours else 1000
        for number in range(count):
            card = self._pick(base, number, count)
            self.hands[player] = mine ^ (1 << card)
            worth = points + self.points[card]
            top, holder = (card, player) if wins >> card & 1 else (best, winner)
            got = self.after(place, player, led, top, holder, worth, beta, left, remaining, ply + 1)
            value = max(value, got) if is_ours else min(value, got)
            if (got >= beta) == is_ours:
                if count > 1:
                    self.history[player << 5 | card] += 1
                    self.answers[asked] = card
                break
        self.hands[player] = mine
        return value

    def _last_hand(
        self,
        player: int,
        led: int,
        best: int,
        winner: int,
        points: int,
        beta: int,
        left: int,
        remaining: int,
        ply: int,
        legal: int,
        wins: int,
    ) -> int:
        """The same for the last card of a trick, of several legal ones, of which `wins` beat the best.

        Bounds are asked for every card before one is searched, and order those that are.
        """
        mine, is_ours = self.hands[player], self.ours >> player & 1
        others = (self.hands[0] | self.hands[1] | self.hands[2] | self.hands[3]) ^ mine
        held_by_us = 1 if (self.ours >> winner & 1) == is_ours else 0
        cards = legal ^ wins
        cards = self.tops(cards, others) if held_by_us else self.bottoms(cards, others)
        cards |= self.tops(wins, others)
        base, count = ply * WIDTH, 0
        asked = (legal * DE_BRUIJN >> 20 ^ best << 5 ^ 3) & HABITS
        answer = self.answers[asked]
        value = -1 if is_ours else 1000
        while cards:
            card = self.lowest_of(cards)
            cards &= cards - 1
            self.hands[player] = mine ^ (1 << card)
            worth = self.points[card]
            now_winner = player if wins >> card & 1 else winner
            gained = points + worth if self.ours >> now_winner & 1 else 0
            got = self.bounds(now_winner, beta - gained, left - points - worth)
            if got >= 0:
                got += gained
                if (got >= beta) == is_ours:
                    self.hands[player] = mine
                    return got
                value = max(value, got) if is_ours else min(value, got)
                continue
            at = ply << 5 | card
            self.lows[at], self.highs[at] = self.low, self.high
            self.firsts[at], self.key_at[at] = self.first, self.key
            score = gained + (self.low + self.high) // 2
            score *= self.weights[32] if is_ours else -self.weights[32]
            if now_winner == player:
                score += self.weights[16] + self.weights[17] * worth + self.weights[25] * (card & 7)
                score += self.weights[22] if held_by_us else self.weights[23] + self.weights[24] * points
            elif held_by_us:
                score += self.weights[16] + self.weights[17] * worth + self.weights[26] * (card & 7)
            else:
                score += self.weights[20] + self.weights[21] * worth + self.weights[26] * (card & 7)
            if card >> 3 != led:
                if card < 8 and self.suited:
                    score += self.weights[27]
                else:
                    score += self.weights[28] * self.counts[mine >> (card & 24) & 0xFF]
            if card == answer:
                score += self.weights[31]
            self.moves[base + count] = card
            self.scores[base + count] = score + (self.history[player << 5 | card] * self.weights[29] >> 6)
            count += 1
        for number in range(count):
            card = self._pick(base, number, count)
            self.hands[player] = mine ^ (1 << card)
            worth = points + self.points[card]
            now_winner = player if wins >> card & 1 else winner
            gained = worth if self.ours >> now_winner & 1 else 0
            at = ply << 5 | card
            first, key = self.firsts[at], self.key_at[at]
            got = gained + self._search(
                now_winner, beta - gained, left - worth, ply + 1, self.lows[at], self.highs[at], first, key
            )
            value = max(value, got) if is_ours else min(value, got)
            if (got >= beta) == is_ours:
                self.history[player << 5 | card] += 1
                self.answers[asked] = card
                break
        self.hands[player] = mine
        return value

    def _fate(self, place: int, player: int, led: int, best: int, winner: int) -> int:
        """Who will take the trick by this winner's card, as far as the players after this one can beat it.

        Bit 0: our side, if everybody of the other side beats who can; bit 1: it is certain.
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
