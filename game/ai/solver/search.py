# cython: annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The search: zero-window alpha-beta over whole tricks ("does our side take so many points?").

Plain Python that Cython compiles as it stands; the C types are in `search.pxd`.
"""

from __future__ import annotations

from game.ai.solver import moves

try:
    import cython
except ImportError:
    from game.ai import without_cython as cython

if not cython.compiled:  # the compiled one has these from the `.pxd`
    from game.ai.solver.cards import DE_BRUIJN
    from game.ai.solver.moves import HABITS, WIDTH


class Search(moves.Moves):
    """Finds what our side takes from a position on."""

    def __init__(self) -> None:
        """Make room."""
        moves.Moves.__init__(self)
        self.lows = [0] * 1280
        self.highs = [0] * 1280
        self.firsts = [0] * 1280
        self.key_at = [0] * 1280
        self.nodes = 0

    def exact(
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
        """Return the value after a card: zero windows from the guess with growing steps."""
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
        """Return our side's points of those left in the hands and of the last trick, this player leading."""
        self.age = self.age + 1 & 63
        if not self.age:
            for place in range(128):
                self.history[place] >>= 1
        return self.exact(self.players - 1, leader, 0, 0, leader, 0, left, 0, guess)

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

    def lead(self, leader: int, beta: int, left: int, ply: int) -> int:
        """Return a bound of what our side takes of the points left, this player leading.

        Fail soft: a result of at least `beta` is a lower bound, a smaller one an upper bound.
        """
        value = self.bounds(leader, beta, left)
        if value >= 0:
            return value
        return self._search(leader, beta, left, ply, self.low, self.high, self.first, self.key)

    def _search(
        self, leader: int, beta: int, left: int, ply: int, lower: int, upper: int, first: int, key: int
    ) -> int:
        """Return the same by a search, where the bounds passed in do not answer; store the result."""
        self.nodes += 1
        mine = self.hands[leader]
        remaining = self.hands[0] | self.hands[1] | self.hands[2] | self.hands[3]
        is_ours = self.ours >> leader & 1
        need = left - beta + 1 if is_ours else beta
        count = self.lead_moves(leader, mine, remaining, first, ply, left, need)
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
        self.store(key, remaining, lower, upper, chosen)
        return value

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
        """Return the same for a player who plays card number `place` of the trick."""
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
            fate = self.fate(place, player, led, best, winner)
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
                fate = self.fate(place, player, led, card, player)
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
        """Return the same for the last card of a trick, of several legal ones, of which `wins` beat the best.

        Bounds of every card come before any search, and order the searches.
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

    def _pick(self, base: int, number: int, count: int) -> int:
        """Return the best move not yet tried, swapped to its place."""
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
