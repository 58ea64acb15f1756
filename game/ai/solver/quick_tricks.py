# cython: annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Quick tricks: lower bounds of what a side takes from the start of a trick, found without a search."""

from __future__ import annotations

from game.ai.solver.position import Position

try:
    import cython
except ImportError:
    from game.ai import without_cython as cython

if not cython.compiled:  # the compiled one has these from the `.pxd`
    from game.ai.coding import NEVER
    from game.ai.solver.position import DOWNWARD
    from game.ai.trick_rules import PAIRS, SUITS

    LOWEST = 0x01010101
    DOWNWARD_2 = 0x3F3F3F3F
    DOWNWARD_4 = 0x0F0F0F0F


class QuickTricks:
    """Counts points that a side of this position is sure to take, as far as they are easy to find."""

    def __init__(self, position: Position) -> None:
        """Make the tables that do not depend on the game."""
        self.position = position
        self.lowest = [0] * 2304
        self.excess = [0] * 2304
        for number in range(256):
            rest, kept = number, 0
            for many in range(9):
                self.excess[many << 8 | number] = max(0, many - number.bit_count())
                self.lowest[many << 8 | number] = kept
                kept |= rest & -rest
                rest &= rest - 1

    def of_leaders(self, leader: int, mine: int, remaining: int, left: int, need: int) -> int:
        """Return a lower bound of the points of the leader's side; it need not exceed `need`."""
        if self.position.suited and remaining & 0xFF:
            others = remaining & ~mine & 0xFF
            if others:
                held = (mine & 0xFF) >> self.position.top[others]
                most = self.position.ones[held >> 1]
                for seat in range(self.position.players):
                    if seat != leader and self.position.ones[self.position.hands[seat] & 0xFF] > most:
                        return self._with_trumps(leader, mine, remaining, left)
        return self.without_trumps(leader, left, need)

    def without_trumps(self, leader: int, left: int, need: int) -> int:
        """Return a lower bound of the points of the leader's side without trumps.

        The leader cashes the masters of each suit, or then the partner's masters: without the partner's 23 %
        more positions are searched (1,600 of five to eight cards). The opponents discard at least their
        cheapest cards, the partner the dearest: 12 %.
        """
        mine, beside = self.position.hands[leader], self.position.hands[self.position.partners[leader]]
        first, second = (
            self.position.hands[self.position.foes[leader]],
            self.position.hands[self.position.others[leader]],
        )
        masters = self._masters(mine | beside, first | second)
        if not masters:
            return 0
        found = tricks = taken = reached = is_reached = other = idle = first_idle = second_idle = 0
        for suit in range(SUITS):
            cards = masters >> (suit << 3) & 0xFF
            if not cards:
                continue
            own, theirs = mine >> (suit << 3) & 0xFF, beside >> (suit << 3) & 0xFF
            run = own & cards
            if theirs > own:
                reach = self.position.top[own] + 1
                held = (theirs & cards) >> reach << reach
                if held:
                    count = self.position.ones[held]
                    if own:
                        is_reached = 1
                    first_cards = first >> (suit << 3) & 0xFF
                    second_cards = second >> (suit << 3) & 0xFF
                    if (
                        self.position.ones[first_cards] <= count
                        and self.position.ones[second_cards] <= count
                        and self.position.ones[own] <= count
                    ):
                        held = theirs
                        count = self.position.ones[held]
                    reached += count
                    held |= self.lowest[count << 8 | first_cards] | self.lowest[count << 8 | second_cards]
                    more = self.position.ones[own] - count
                    held |= own ^ self.lowest[more << 8 | own] if more > 0 else own
                    other += self.position.sums[(suit << 8) + held]
            elif run:
                reach = self.position.top[theirs] + 1
                held = run >> reach << reach
                count = self.position.ones[held]
                first_cards = first >> (suit << 3) & 0xFF
                second_cards = second >> (suit << 3) & 0xFF
                if (
                    self.position.ones[first_cards] <= count
                    and self.position.ones[second_cards] <= count
                    and self.position.ones[theirs] <= count
                ):
                    held = own
                    count = self.position.ones[own]
                tricks += count
                taken |= count << (suit << 3)
                more = self.position.ones[theirs] - count
                if more > 0:
                    held |= theirs ^ self.lowest[more << 8 | theirs]
                else:
                    idle -= more
                    held |= theirs
                first_idle += self.excess[count << 8 | first_cards]
                second_idle += self.excess[count << 8 | second_cards]
                held |= self.lowest[count << 8 | first_cards] | self.lowest[count << 8 | second_cards]
                found += self.position.sums[(suit << 8) + held]
        if found >= need:
            return found
        size = self.position.size(mine)
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
                    count = self.position.ones[theirs] - idle
                    if count > 0:
                        theirs ^= self.lowest[count << 8 | theirs]
                    more = max(more, self.position.sums[(suit << 8) + theirs])
            found += more
        return max(found, other)

    def _with_trumps(self, leader: int, mine: int, remaining: int, left: int) -> int:
        """Return the same with trumps.

        The leader cashes master trumps and, when nobody can ruff any more, the masters of each suit, as
        long as the partner need not take the trick; or the partner ruffs once.
        """
        beside = self.position.hands[self.position.partners[leader]]
        first, second = (
            self.position.hands[self.position.foes[leader]],
            self.position.hands[self.position.others[leader]],
        )
        against = first | second
        low = self.position.top[against & 0xFF] + 1
        own = (mine | beside) & 0xFF
        found = self.position.sums[own >> low << low]
        masters, ruffed = own >> low << low, 0
        if beside & 0xFF and self.position.ruff != NEVER:
            for suit in range(1, SUITS):
                own = mine >> (suit << 3) & 0xFF
                if not own or beside >> (suit << 3) & 0xFF:
                    continue
                held = first >> (suit << 3) & 0xFF
                cards = second >> (suit << 3) & 0xFF
                if (held or first & 0xFF < beside & 0xFF) and (cards or second & 0xFF < beside & 0xFF):
                    ruffed = max(
                        ruffed,
                        self.position.points[suit << 3 | self.position.top[own]]
                        + self.position.cheapest[(suit << 8) + held]
                        + self.position.cheapest[(suit << 8) + cards],
                    )
            if ruffed and not masters >> self.position.top[beside & 0xFF] & 1:
                ruffed += self.position.points[self.position.top[beside & 0xFF]]
            if ruffed:
                ruffed += found
        low = max(low, self.position.top[beside & 0xFF] + 1)
        tricks = self.position.ones[(mine & 0xFF) >> low << low]
        most = max(self.position.ones[first & 0xFF], self.position.ones[second & 0xFF])
        if not against & 0xFF and (mine < 256 or 0 < beside < 256):
            return left
        is_ruffed, single = 0, -1
        can_ruff = 1 if most > tricks else 0
        if can_ruff:
            found += self.position.sums[
                self.lowest[tricks << 8 | first & 0xFF] | self.lowest[tricks << 8 | second & 0xFF]
            ]
        else:
            found = self.position.sums[remaining & 0xFF]
        if self.position.ones[beside & 0xFF] > tricks and (
            self.position.is_forced or self.position.size(beside >> 8) < self.position.size(mine >> 8)
        ):
            is_ruffed = 1
        for suit in range(1, SUITS):
            own = mine >> (suit << 3) & 0xFF
            low = self.position.top[against >> (suit << 3) & 0xFF] + 1
            run = own >> low << low
            if not run:
                continue
            theirs = beside >> (suit << 3) & 0xFF
            low = self.position.top[theirs] + 1
            held = run >> low << low
            count = self.position.ones[held]
            if is_ruffed and (self.position.players != PAIRS or self.position.ones[theirs] < count):
                held = count = 0
            if can_ruff:
                more = 8
                if first & 0xFF:
                    more = self.position.ones[first >> (suit << 3) & 0xFF]
                if second & 0xFF:
                    more = min(more, self.position.ones[second >> (suit << 3) & 0xFF])
                if count > more:
                    held ^= self.lowest[(count - more) << 8 | held]
                    count = more
            elif held != run:
                single = max(single, self.position.points[suit << 3 | self.position.top[run ^ held]])
            if count:
                tricks += count
                more = self.position.ones[theirs] - count
                if more <= 0:
                    held |= theirs
                else:
                    held |= theirs ^ self.lowest[more << 8 | theirs]
                held |= self.lowest[count << 8 | (first >> (suit << 3) & 0xFF)]
                held |= self.lowest[count << 8 | (second >> (suit << 3) & 0xFF)]
                found += self.position.sums[(suit << 8) + held]
        if single >= 0:
            found += single
            tricks += 1
        return left if tricks >= self.position.size(mine) else max(found, ruffed)

    def _masters(self, cards: int, others: int) -> int:
        """Return the cards that are higher than all others in their suits."""
        others |= others >> 1 & DOWNWARD
        others |= others >> 2 & DOWNWARD_2
        others |= others >> 4 & DOWNWARD_4
        return cards & ~others

    def caught(self, player: int, cards: int, remaining: int) -> int:
        """Return the leader's cards of the suits in which this player has the highest card."""
        suits = self._masters(self.position.hands[player], remaining ^ self.position.hands[player])
        suits |= suits >> 1 & DOWNWARD
        suits |= suits >> 2 & DOWNWARD_2
        suits |= suits >> 4 & DOWNWARD_4
        return cards & (suits & LOWEST) * 0xFF

    def _least(self, cards: int, taken: int) -> int:
        """Return the points of a player's cheapest card besides those that must follow the leader's suits."""
        least = 1000
        for suit in range(SUITS):
            held = cards >> (suit << 3) & 0xFF
            count = taken >> (suit << 3) & 0xFF
            held ^= self.lowest[count << 8 | held]
            if held:
                least = min(least, self.position.cheapest[(suit << 8) + held])
        return least if least < 1000 else 0
