# cython: annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The heuristic policy grades each lawful card by the player's hand and what was played, very fast.

Cards are numbered as in `deal_state`. Chances are numbers up to 1024; grades are in 16 * 1024ths of a point,
so both forms decide alike everywhere.
"""

from __future__ import annotations

import math
from array import array
from functools import cache
from typing import TYPE_CHECKING

from game.ai.coding import NEVER

if TYPE_CHECKING:
    from game.ai.deal_state import DealState


SUITS = 4
WORD = 0xFFFFFFFF
BYTE = 0xFF
SURE = 1024
TEN_PLAIN = 6

MOST_HELD = 13
MOST_CARDS = 33
MOST_ABOVE = 96


class HeuristicPolicy:
    """Plays one deal by fixed rules with tuned weights."""

    def __init__(self, deal: DealState) -> None:
        """Make the tables that depend on nothing; `prepare` sets the weights."""
        self.deal = deal
        self.may = [0] * 4
        self.row = [0] * 4
        self.share = [0] * 4
        self.runs = [0] * 4
        self.cards = [0] * 16
        self.grades = [0] * 16
        self.chances = array("h", _chances_of_none())
        self.rise = [0] * 96
        self.losing, self.foes, self.allies = -1, 0, 0

    def prepare(self, weights: tuple[int, ...]) -> None:
        """Set the weights of `heuristic_weights`, in their order."""
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
        return {self.cards[place]: self.grades[place] for place in range(self._grade(player))}

    def best(self, player: int) -> int:
        """The card that is graded best."""
        count = self._grade(player)
        found = 0
        for place in range(1, count):
            if self.grades[place] > self.grades[found]:
                found = place
        return self.cards[found]

    def _grade(self, player: int) -> int:
        """List the lawful cards with their grades; return how many there are."""
        mine = self.deal.hands[player]
        legal = self.deal.legal(player, mine)
        count = 0
        is_choice = 1 if legal & (legal - 1) else 0
        if is_choice:
            self._survey(player, mine)
            self.losing = -1
        for suit in range(SUITS):
            ranks = legal >> (suit << 3) & BYTE
            while ranks:
                place = self.deal.top[ranks]
                ranks ^= 1 << place
                card = suit << 3 | place
                self.cards[count] = card
                self.grades[count] = self._value(player, mine, card) if is_choice else 0
                count += 1
        return count

    def _survey(self, player: int, mine: int) -> None:
        """Work out what the others may hold as the player sees it, and which suits run."""
        unseen = WORD ^ (self.deal.gone | mine)
        friends = self.deal.friends[player]
        self.foes, self.allies = 0, friends
        for suit in range(SUITS):
            self.runs[suit] = SURE
        for seat in range(self.deal.players):
            if seat == player:
                continue
            may = unseen & (WORD ^ self.deal.lacks[seat])
            held, out = self.deal.counts[seat], self.deal.size(may)
            self.may[seat] = may
            self.row[seat] = (out * MOST_HELD + held) * MOST_CARDS
            self.share[seat] = SURE * held // out if out else 0
            if friends >> seat & 1:
                continue
            self.foes |= may
            if not self.deal.suited or self.deal.ruff == NEVER:
                continue
            trumps = SURE - self._none(seat, 0, BYTE)
            if trumps:
                for suit in range(1, SUITS):
                    if mine >> (suit << 3) & BYTE:
                        void = self._none(seat, suit, BYTE)
                        self.runs[suit] = self.runs[suit] * (SURE - (void * trumps >> 10)) >> 10

    def _none(self, seat: int, suit: int, ranks: int) -> int:
        """The chance that the seat holds none of these ranks of a suit."""
        return self.chances[self.row[seat] + self.deal.ones[self.may[seat] >> (suit << 3) & ranks]]

    def _value(self, player: int, mine: int, card: int) -> int:
        """What playing the card should bring, against keeping it."""
        if self.deal.place == 0:
            ours = self._chance(player, card >> 3, card, player)
        elif self.deal.beats(card, self.deal.best):
            ours = self._chance(player, self.deal.led, card, player)
        else:
            if self.losing < 0:
                self.losing = self._chance(player, self.deal.led, self.deal.best, self.deal.winner)
            ours = self.losing
        stake = 0 if self.deal.place == 0 else self.deal.on_table
        left = self.deal.players - 1 - self.deal.place
        stake = SURE * (stake + self.deal.points[card]) + self.w_added * left
        if not mine & (mine - 1):
            stake += SURE * self.deal.last
        value = (2 * ours - SURE) * (stake >> 6) - (self._keep(mine, card) << 4)
        if self.deal.place == 0:
            value += self._lead(player, mine, card) << 4
        return value

    def _chance(self, player: int, led: int, best: int, holder: int) -> int:
        """The chance that the player's side takes the trick when the rest have played, too."""
        friends = self.deal.friends[player]
        no_foe = no_friend = SURE
        above = BYTE & (WORD ^ ((2 << (best & 7)) - 1))
        seat = player
        for turn in range(self.deal.place + 1, self.deal.players):  # noqa: B007
            seat += 1
            if seat == self.deal.players:
                seat = 0
            beaten = 0
            if best >> 3 == led:
                beaten = SURE - self._none(seat, led, above)
            if self.deal.suited and led and self.deal.ruff != NEVER:
                void = self._none(seat, led, BYTE)
                if void:
                    trumps = above if best < 8 else BYTE
                    ruffs = void * (SURE - self._none(seat, 0, trumps)) >> 10
                    if self.deal.ruff and self.deal.friends[holder] >> seat & 1:
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
        suit, place, worth = card >> 3, card & 7, self.deal.points[card]
        own = mine >> (suit << 3) & BYTE
        above = BYTE & (WORD ^ ((2 << place) - 1)) & (self.foes >> (suit << 3))
        below = self.deal.ones[own & ((1 << place) - 1)]
        is_trump = 1 if self.deal.suited and suit == 0 else 0
        runs = self.runs[suit]
        if not above:
            if is_trump:
                return SURE * worth + self.w_trick + self.w_control
            runs = runs * self.w_decay >> 10
            return (runs * (SURE * worth + self.w_trick) >> 10) - ((SURE - runs) * worth * self.w_loss >> 10)
        against = 0
        for seat in range(self.deal.players):
            if not self.allies >> seat & 1:
                against += self.deal.ones[self.may[seat] >> (suit << 3) & above] * self.share[seat]
        if below < self.deal.ones[above]:
            against = against * self.w_hurry >> 10
        against >>= 8
        if against >= MOST_ABOVE:
            against = MOST_ABOVE - 1
        risen = self.rise[against]
        if is_trump:
            ruffing = (self.w_ruff if self.deal.ruff != NEVER else 0) - worth * self.w_loss
            stays = (risen * (SURE * worth + self.w_trick) >> 10) + ((SURE - risen) * ruffing >> 10)
            return max(stays, ruffing)
        risen = risen * runs >> 10
        value = (risen * (SURE * worth + self.w_trick) >> 10) - ((SURE - risen) * worth * self.w_kept >> 10)
        ten = suit << 3 | TEN_PLAIN
        has_ten = place != TEN_PLAIN and self.deal.points[ten] == 10 and mine >> ten & 1
        if has_ten and self.deal.ones[own] == 2 and self.foes >> (suit << 3 | 7) & 1:
            value += self.w_guard
        if self.deal.suited and not own & (own - 1) and mine & BYTE:
            value -= self.w_void
        return value

    def _lead(self, player: int, mine: int, card: int) -> int:
        """What a lead is worth besides its trick: trumps drawn, or wasted."""
        if not self.deal.suited or card >= 8:
            return self._lead_plain(player, mine, card)
        against = self.foes & BYTE
        drawn = friendly = 0
        for seat in range(self.deal.players):
            if seat == player:
                continue
            if self.allies >> seat & 1:
                friendly += SURE - self._none(seat, 0, BYTE)
            else:
                drawn += SURE - self._none(seat, 0, BYTE)
        if not against:
            return -(self.w_trick * friendly >> 10)
        if not self.deal.takers >> player & 1:
            return -self.w_defend
        each = self.w_draw if self.deal.taker == player else self.w_helps
        high = self.deal.top[against] + 1
        if card >= high:
            each += self.w_top
            each += self.w_draw_out if self.deal.ones[(mine & BYTE) >> high] > self.deal.ones[against] else 0
        left = self.deal.size(mine) - 1
        value = (each * drawn - self.w_spent * friendly) >> 10
        return value * (SURE if left >= 3 else left * 341) >> 10

    def _lead_plain(self, player: int, mine: int, card: int) -> int:
        """The same for a suit that is no trump suit."""
        suit, place = card >> 3, card & 7
        own, against = mine >> (suit << 3) & BYTE, self.foes >> (suit << 3) & BYTE
        value = self.deal.ones[own] * (self.w_side if self.deal.suited else self.w_long)
        if not against >> place:
            if self.deal.suited and self.foes & BYTE and not self.deal.takers >> player & 1:
                value += self.w_cash
        elif not against >> self.deal.top[own]:
            value -= self.w_under
        opener = self.deal.opened[suit]
        if opener >= 0 and opener != player:
            value += self.w_back if self.allies >> opener & 1 else -self.w_into
        return value


@cache
def _chances_of_none() -> tuple[int, ...]:
    """By cards that may be held, cards held, and cards asked for: the chance (0 to 1024) to hold none."""
    found = []
    for out in range(MOST_CARDS):
        for held in range(MOST_HELD):
            taken = min(held, out)
            whole = math.comb(out, taken)
            found += [1024 * math.comb(max(0, out - asked), taken) // whole for asked in range(MOST_CARDS)]
    return tuple(found)
