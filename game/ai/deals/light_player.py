# cython: annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""A light player grades each lawful card by its own hand and what was played, in whole numbers, very fast.

Plain Python that Cython compiles as it stands; the C types are in `light_player.pxd`, cards are numbered
as in `inner_table`. Chances are numbers up to 1024; values are in 1024ths of a point, so both forms decide
alike everywhere.
"""

from __future__ import annotations

from array import array

from game.ai.deals import inner_table
from game.ai.deals.light_tables import chances_of_none

COMPILED = __file__.endswith((".so", ".pyd"))
"""Whether this is the compiled module."""

NEVER = 3

SUITS = 4
WORD = 0xFFFFFFFF
BYTE = 0xFF
SURE = 1024
TEN_PLAIN = 6

MOST_HELD = 13
MOST_CARDS = 33
MOST_ABOVE = 96


class LightPlayer(inner_table.InnerTable):
    """One table as the light player sees it."""

    def __init__(self) -> None:
        """Make the tables that depend on nothing."""
        inner_table.InnerTable.__init__(self)
        self.may = array("I", [0] * 4)
        self.row = array("i", [0] * 4)
        self.share = array("i", [0] * 4)
        self.runs = array("i", [0] * SUITS)
        self.cards = array("i", [0] * 16)
        self.scores = array("i", [0] * 16)
        self.none = array("h", chances_of_none(MOST_CARDS, MOST_HELD))
        self.rise = array("i", [0] * MOST_ABOVE)
        self.losing, self.foes, self.allies = -1, 0, 0

    def prepare(  # noqa: PLR0917 - numbers instead of objects
        self,
        trumps: int,
        duties: int,
        players: int,
        friends: tuple[int, ...],
        taker: int,
        last: int,
        king: int,
        weights: tuple[int, ...],
    ) -> None:
        """Set the game as in `InnerTable.set_up`, with the weights of `light_weights` in their order."""
        self.set_up(trumps, duties, players, friends, taker, last, king)
        self.w_trick, self.w_control, self.w_ruff, self.w_guard, self.w_decay, promotion = weights[:6]
        self.w_hurry, self.w_loss, self.w_draw, self.w_draw_out, self.w_cash, self.w_defend = weights[6:12]
        self.w_long, self.w_added, self.w_kept, self.w_void, self.w_helps, self.w_side = weights[12:18]
        self.w_under, self.w_spent, self.w_top, self.w_back, self.w_into = weights[18:]
        value = SURE << 20
        for quarter in range(MOST_ABOVE):
            self.rise[quarter] = value >> 20
            value = value * promotion >> 10

    def graded(self, player: int) -> dict[int, int]:
        """The lawful cards of the player in the inner numbering, with their grades."""
        return {self.cards[place]: self.scores[place] for place in range(self.grade(player))}

    def choose(self, player: int) -> int:
        """The card that is graded best."""
        count = self.grade(player)
        found = 0
        for place in range(1, count):
            if self.scores[place] > self.scores[found]:
                found = place
        return self.cards[found]

    def grade(self, player: int) -> int:
        """List the lawful cards with their grades; return how many there are."""
        mine = self.hands[player]
        legal = self.legal(player, mine)
        count = 0
        is_choice = 1 if legal & (legal - 1) else 0
        if is_choice:
            self._look(player, mine)
            self.losing = -1
        for suit in range(SUITS):
            ranks = legal >> (suit << 3) & BYTE
            while ranks:
                place = self.top[ranks]
                ranks ^= 1 << place
                card = suit << 3 | place
                self.cards[count] = card
                self.scores[count] = self._value(player, mine, card) if is_choice else 0
                count += 1
        return count

    def _look(self, player: int, mine: int) -> None:
        """What the player makes of the others: who may hold what, and which suits run."""
        unseen = WORD ^ (self.gone | mine)
        friends = self.friends[player]
        self.foes, self.allies = 0, friends
        for suit in range(SUITS):
            self.runs[suit] = SURE
        for seat in range(self.players):
            if seat == player:
                continue
            may = unseen & (WORD ^ self.lacks[seat])
            held, out = self.counts[seat], self.size(may)
            self.may[seat] = may
            self.row[seat] = (out * MOST_HELD + held) * MOST_CARDS
            self.share[seat] = SURE * held // out if out else 0
            if friends >> seat & 1:
                continue
            self.foes |= may
            if not self.suited or self.ruff == NEVER:
                continue
            trumps = SURE - self.without(seat, 0, BYTE)
            if trumps:
                for suit in range(1, SUITS):
                    if mine >> (suit << 3) & BYTE:
                        void = self.without(seat, suit, BYTE)
                        self.runs[suit] = self.runs[suit] * (SURE - (void * trumps >> 10)) >> 10

    def without(self, seat: int, suit: int, ranks: int) -> int:
        """The chance that the seat holds none of these ranks of a suit."""
        return self.none[self.row[seat] + self.ones[self.may[seat] >> (suit << 3) & ranks]]

    def _value(self, player: int, mine: int, card: int) -> int:
        """What playing the card should bring, against keeping it."""
        if self.place == 0:
            ours = self._chance(player, card >> 3, card, player)
        elif self.beats(card, self.best):
            ours = self._chance(player, self.led, card, player)
        else:
            if self.losing < 0:
                self.losing = self._chance(player, self.led, self.best, self.winner)
            ours = self.losing
        stake = 0 if self.place == 0 else self.on_table
        stake = SURE * (stake + self.points[card]) + self.w_added * (self.players - 1 - self.place)
        if not mine & (mine - 1):
            stake += SURE * self.last
        value = (2 * ours - SURE) * (stake >> 6) - (self._keep(mine, card) << 4)
        if self.place == 0:
            value += self._lead(player, mine, card) << 4
        return value

    def _chance(self, player: int, led: int, best: int, holder: int) -> int:
        """The chance that the player's side takes the trick when the rest have played, too."""
        friends = self.friends[player]
        no_foe = no_friend = SURE
        above = BYTE & (WORD ^ ((2 << (best & 7)) - 1))
        seat = player
        for turn in range(self.place + 1, self.players):  # noqa: B007
            seat += 1
            if seat == self.players:
                seat = 0
            beaten = 0
            if best >> 3 == led:
                beaten = SURE - self.without(seat, led, above)
            if self.suited and led and self.ruff != NEVER:
                void = self.without(seat, led, BYTE)
                if void:
                    trumps = above if best < 8 else BYTE
                    ruffs = void * (SURE - self.without(seat, 0, trumps)) >> 10
                    if self.ruff and self.friends[holder] >> seat & 1:
                        ruffs >>= 3
                    beaten += ruffs
            beaten = min(beaten, SURE)
            if friends >> seat & 1:
                no_friend = no_friend * (SURE - beaten) >> 10
            else:
                no_foe = no_foe * (SURE - beaten) >> 10
        if friends >> holder & 1:
            return no_foe + ((SURE - no_foe) * (SURE - no_friend) >> 11)
        return (SURE - no_friend) - ((SURE - no_friend) * (SURE - no_foe) >> 11)

    def _keep(self, mine: int, card: int) -> int:
        """What keeping the card is worth, in 1024ths of a point."""
        suit, place, worth = card >> 3, card & 7, self.points[card]
        own = mine >> (suit << 3) & BYTE
        above = BYTE & (WORD ^ ((2 << place) - 1)) & (self.foes >> (suit << 3))
        below = self.ones[own & ((1 << place) - 1)]
        is_trump = 1 if self.suited and suit == 0 else 0
        runs = self.runs[suit]
        if not above:
            if is_trump:
                return SURE * worth + self.w_trick + self.w_control
            runs = runs * self.w_decay >> 10
            return (runs * (SURE * worth + self.w_trick) >> 10) - ((SURE - runs) * worth * self.w_loss >> 10)
        against = 0
        for seat in range(self.players):
            if not self.allies >> seat & 1:
                against += self.ones[self.may[seat] >> (suit << 3) & above] * self.share[seat]
        if below < self.ones[above]:
            against = against * self.w_hurry >> 10
        against >>= 8
        if against >= MOST_ABOVE:
            against = MOST_ABOVE - 1
        risen = self.rise[against]
        if is_trump:
            ruffing = (self.w_ruff if self.ruff != NEVER else 0) - worth * self.w_loss
            stays = (risen * (SURE * worth + self.w_trick) >> 10) + ((SURE - risen) * ruffing >> 10)
            return max(stays, ruffing)
        risen = risen * runs >> 10
        value = (risen * (SURE * worth + self.w_trick) >> 10) - ((SURE - risen) * worth * self.w_kept >> 10)
        has_ten = place != TEN_PLAIN and self.points[suit << 3 | TEN_PLAIN] == 10 and own >> TEN_PLAIN & 1
        if has_ten and self.ones[own] == 2 and self.foes >> (suit << 3 | 7) & 1:
            value += self.w_guard
        if self.suited and not own & (own - 1) and mine & BYTE:
            value -= self.w_void
        return value

    def _lead(self, player: int, mine: int, card: int) -> int:
        """What a lead is worth besides its trick: trumps drawn, or wasted."""
        if not self.suited or card >= 8:
            return self._lead_plain(player, mine, card)
        against = self.foes & BYTE
        drawn = friendly = 0
        for seat in range(self.players):
            if seat == player:
                continue
            if self.allies >> seat & 1:
                friendly += SURE - self.without(seat, 0, BYTE)
            else:
                drawn += SURE - self.without(seat, 0, BYTE)
        if not against:
            return -(self.w_trick * friendly >> 10)
        if not self.takers >> player & 1:
            return -self.w_defend
        each = self.w_draw if self.taker == player else self.w_helps
        high = self.top[against] + 1
        if card >= high:
            each += self.w_top
            each += self.w_draw_out if self.ones[(mine & BYTE) >> high] > self.ones[against] else 0
        left = self.size(mine) - 1
        value = (each * drawn - self.w_spent * friendly) >> 10
        return value * (SURE if left >= 3 else left * 341) >> 10

    def _lead_plain(self, player: int, mine: int, card: int) -> int:
        """The same for a suit that is no trump suit."""
        suit, place = card >> 3, card & 7
        own, against = mine >> (suit << 3) & BYTE, self.foes >> (suit << 3) & BYTE
        value = self.ones[own] * (self.w_side if self.suited else self.w_long)
        if not against >> place:
            if self.suited and self.foes & BYTE and not self.takers >> player & 1:
                value += self.w_cash
        elif not against >> self.top[own]:
            value -= self.w_under
        opener = self.opened[suit]
        if opener >= 0 and opener != player:
            value += self.w_back if self.allies >> opener & 1 else -self.w_into
        return value
