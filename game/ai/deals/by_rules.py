# cython: annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, cpow=True
"""The rule player once more, fast enough for thousands of hands; it decides as `game.ai.cardplay.player`.

Plain Python that Cython compiles as it stands; the C types are in `by_rules.pxd`, cards are numbered as in
`LightPlayer`. It knows the play in which a suit is trumps and whoever lacks the led suit must ruff, for two,
three and four. The formulas are those of the readable player, which says why; the figures come from
`rule_figures`.
"""

from __future__ import annotations

from array import array

from game.ai.deals import guesses

COMPILED = __file__.endswith((".so", ".pyd"))
"""Whether this is the compiled module."""

SUITS = 4
PAIRS = 4
WORD = 0xFFFFFFFF
BYTE = 0xFF
TEN_PLAIN = 6
LEAST = 4096.0
"""Below the value of any card, in points."""
ROUNDED = 1000000.0
"""Values are compared in so many parts of a point."""


class ByRules(guesses.Guesses):
    """A table at which the rule player's card can be asked for."""

    def __init__(self) -> None:
        """Nothing is told yet."""
        guesses.Guesses.__init__(self)
        self.half, self.lays = PAIRS, 0
        self.names = array("i", [0] * 32)

    def tell(
        self,
        figures: tuple[float, ...],
        kinds: tuple[tuple[int, float], ...],
        names: tuple[int, ...],
        half: int,
        lays: int,
    ) -> None:
        """Take over the figures of `rule_figures` for the deal at the table, before its first card.

        `kinds` are the cards of each kind and how much likelier the taker holds them; `names` are the public
        numbers by inner ones. `half` is half of the tricks, `lays` whether the taker has laid cards away.
        Nothing is known of any card until it is told by `must_hold`.
        """
        self.begin(kinds)
        self.f_trick, self.f_ruff, self.f_guard, self.f_decay, self.f_promotion = figures[:5]
        self.f_unguarded, self.f_control, self.f_loss, self.f_draw, self.f_draw_out = figures[5:10]
        self.f_cash, self.f_defend, self.f_all, self.f_discard, self.f_feeds, self.f_starves = figures[10:16]
        self.f_slip, self.f_ally, self.f_rival = figures[16:]
        self.half, self.lays = half, lays
        self.names = array("i", names)

    def by_rules(self, player: int, mine: int, card: int) -> float:
        """How likely a rule player plays this card of this hand: it seldom slips, then to any other card."""
        legal = self.legal(player, mine)
        if not legal & (legal - 1):
            return 1.0
        others = self.size(legal) - 1
        self.estimate(player, mine)
        self.asked_suit, self.losing_chance = -1, -1.0
        own = self._worth_of(player, mine, card)
        first = -1 if self.place == 0 else 1
        for suit in range(SUITS):
            ranks = legal >> (suit << 3) & BYTE
            while ranks:
                other = suit << 3 | self.top[ranks]
                ranks ^= 1 << (other & 7)
                if other == card:
                    continue
                more = self._worth_of(player, mine, other) - own
                if not more:
                    more = first * (self.points[card] - self.points[other])
                    if not more:
                        more = self.names[card] - self.names[other]
                if more > 0:
                    return self.f_slip / float(others)
        return 1.0 - self.f_slip

    def choose_by_rules(self, player: int, mine: int, legal: int) -> int:
        """The card that the rule player plays of this hand, where more than one is `legal`."""
        self.estimate(player, mine)
        self.asked_suit, self.losing_chance = -1, -1.0
        first = -1 if self.place == 0 else 1
        best, top, more = -1, 0, 0
        for suit in range(SUITS):
            ranks = legal >> (suit << 3) & BYTE
            while ranks:
                other = suit << 3 | self.top[ranks]
                ranks ^= 1 << (other & 7)
                value = self._worth_of(player, mine, other)
                more = value - top
                if best >= 0 and not more:
                    more = first * (self.points[best] - self.points[other])
                    if not more:
                        more = self.names[best] - self.names[other]
                if best < 0 or more > 0:
                    best, top = other, value
        return best

    def _worth_of(self, player: int, mine: int, card: int) -> int:
        """What playing the card should bring against keeping it, rounded as it is compared."""
        led = card >> 3 if self.place == 0 else self.led
        if self.place == 0 or self.beats(card, self.best):
            ours = self._ours(player, led, card, player)
            counted = self._counted(player, led, card, player, ours)
        else:
            if self.losing_chance < 0.0:
                self.losing_chance = self._ours(player, led, self.best, self.winner)
                self.losing_counted = self._counted(player, led, self.best, self.winner, self.losing_chance)
            ours, counted = self.losing_chance, self.losing_counted
        value = (counted - self.f_rival * (1.0 - counted)) * self._stake(player, led, ours, card)
        value -= self._trump(mine, card) if card < 8 else self._plain(player, mine, card)
        if self.place == 0:
            value += self._lead_bonus(player, mine, card)
        return int((value + LEAST) * ROUNDED + 0.5)

    def _counted(self, player: int, led: int, best: int, holder: int, ours: float) -> float:
        """The chance as it counts for the player, where his ally writes his own points."""
        if self.partner < 0 or self.f_ally >= 1.0:
            return ours
        partner, self.partner = self.partner, -1
        own = self._ours(player, led, best, holder)
        self.partner = partner
        return own + (ours - own) * self.f_ally

    def _stake(self, player: int, led: int, ours: float, card: int) -> float:
        """The points of the trick with this card in it, by the chance that the player's side takes it."""
        if self.asked_suit != led:
            self.asked_suit = led
            self.from_foes = self.from_partner = 0.0
            for turn in range(1, self.players - self.place):
                seat = self.ring[player + turn]
                if seat == self.partner:
                    self.from_partner = self._usual(seat, led)
                else:
                    self.from_foes += self._usual(seat, led)
        added = self.from_partner * (self.f_starves + self.f_feeds * ours)
        added += self.from_foes * (self.f_starves + self.f_feeds * (1.0 - ours))
        stake = float(self.points[card] + (self.on_table if self.place else 0)) + added
        late = self.tricks_taken - self.half
        if late > 0 and not self.swept & (self.swept - 1):
            stake += self.f_all * float(late)
        left = 0
        for seat in range(PAIRS):
            left += self.counts[seat]
        if left <= self.players + self.place:
            stake += float(self.last)
        return stake

    def _ours(self, player: int, led: int, best: int, holder: int) -> float:
        """The chance that the player's side takes the trick when those after it have played, too."""
        is_ours = 1.0 if holder in (player, self.partner) else 0.0
        if self.place == self.players - 1:
            return is_ours
        in_suit = self._in_suit(player, led, best, is_ours) if best >> 3 == led else is_ours
        if led == 0:
            return in_suit
        trumps = BYTE
        if best < 8:
            trumps = BYTE & (WORD ^ ((2 << best) - 1))
        no_foe = no_partner = 1.0
        for turn in range(1, self.players - self.place):
            seat = self.ring[player + turn]
            keeps = 1.0
            if trumps & self.may[seat]:
                lacks = 1.0 - (1.0 - self.lacking[seat << 2 | led])
                keeps = 1.0 - lacks * (1.0 - self.lacks_all(seat, 0, trumps))
            if seat == self.partner:
                no_partner = keeps
            else:
                no_foe = no_foe * keeps
        both = (1.0 - no_foe) * (1.0 - no_partner)
        return no_foe * no_partner * in_suit + no_foe * (1.0 - no_partner) + both / 2.0

    def _in_suit(self, player: int, led: int, best: int, is_ours: float) -> float:
        """The same where nobody ruffs."""
        above = BYTE & (WORD ^ ((2 << (best & 7)) - 1))
        above &= self.others >> (led << 3)
        remaining, ours = 1.0, 0.0
        while above:
            rank = self.top[above]
            above ^= 1 << rank
            with_partner = with_any = 0.0
            for turn in range(1, self.players - self.place):
                seat = self.ring[player + turn]
                chance = self.odds[seat << 5 | led << 3 | rank]
                with_any += chance
                if seat == self.partner:
                    with_partner = chance
            ours += remaining * with_partner
            if with_any >= 1.0:
                return ours
            remaining = remaining * (1.0 - with_any)
        return ours + remaining * is_ours

    def _usual(self, seat: int, led: int) -> float:
        """Points that the seat usually adds to a trick of this suit."""
        ranks = self.may[seat] >> (led << 3) & BYTE
        weight = points = 0.0
        while ranks:
            rank = self.top[ranks]
            ranks ^= 1 << rank
            chance = self.odds[seat << 5 | led << 3 | rank]
            weight += chance
            points += chance * float(self.points[led << 3 | rank])
        if weight <= 0.0:
            return self.f_discard
        none = self.lacking[seat << 2 | led]
        return (1.0 - none) * points / weight + none * self.f_discard

    def _trump(self, mine: int, card: int) -> float:
        """What keeping a trump is worth; so the next."""
        points, own = float(self.points[card]), mine & BYTE
        above = self.foes & BYTE & (WORD ^ ((2 << card) - 1))
        if not above:
            left, value = self.size(mine), points + self.f_trick + self.f_control
            if not own & (own - 1) and left > 1:
                value += float(self.last) / float(left - 1)
            return value
        risen = self._risen(0, above, self.ones[own & ((1 << card) - 1)])
        ruffing = self.f_ruff - self.f_loss * points
        stays = risen * (points + self.f_trick) + (1.0 - risen) * ruffing
        return max(stays, ruffing)

    def _plain(self, player: int, mine: int, card: int) -> float:
        suit, place, points = card >> 3, card & 7, float(self.points[card])
        own, foes = mine >> (suit << 3) & BYTE, self.foes >> (suit << 3) & BYTE
        above = foes & (WORD ^ ((2 << place) - 1))
        if not above:
            runs = self.unruffed[suit] * self.f_decay
            return runs * (points + self.f_trick) - (1.0 - runs) * self.f_loss * points
        risen = self._risen(suit, above, self.ones[own & ((1 << place) - 1)]) * self.unruffed[suit]
        kept = self._kept_share(player, suit, above)
        value = risen * (points + self.f_trick) + (1.0 - risen) * points * kept
        if place != TEN_PLAIN and self.ones[own] == 2 and own >> TEN_PLAIN & 1 and foes >> 7 & 1:
            value += self.f_guard
        return value

    def _risen(self, suit: int, above: int, below: int) -> float:
        """The chance that the opponents' cards above go before this one must be played."""
        against = 0.0
        hurry = 1.0 if below >= self.ones[above] else self.f_unguarded
        while above:
            card = suit << 3 | self.top[above]
            above ^= 1 << (card & 7)
            for seat in range(PAIRS):
                if self.may[seat] >> card & 1 and not self.allies >> seat & 1:
                    against += self.odds[seat << 5 | card]
        return float(self.f_promotion ** (against * hurry))

    def _kept_share(self, player: int, suit: int, above: int) -> float:
        """Which part of a losing card's points its side gains, where the partner beats it, or loses."""
        partner = against = 0.0
        for turn in range(1, self.players):
            seat = self.ring[player + turn]
            chance = 1.0 - self.lacks_all(seat, suit, above)
            if seat == self.partner:
                partner = chance
            else:
                against = max(against, chance)
        ours = partner / (partner + against) if partner + against > 0.0 else 0.5
        return self.f_loss * (2.0 * ours - 1.0)

    def _lead_bonus(self, player: int, mine: int, card: int) -> float:
        """What a lead is worth besides its trick."""
        is_takers = self.takers >> player & 1
        against = self.foes & BYTE
        if card >= 8:
            foes = self.foes >> (card & 24) & BYTE
            return self.f_cash if against and not is_takers and not foes >> (card & 7) else 0.0
        if not against:
            return -self.f_trick * (1.0 - self.lacking[self.partner << 2]) if self.partner >= 0 else 0.0
        if not is_takers:
            return -self.f_defend
        drawn = float(self.players - 1)
        if self.partner >= 0:
            drawn -= 1.0
        for turn in range(1, self.players):
            seat = self.ring[player + turn]
            if seat != self.partner:
                drawn -= self.lacking[seat << 2]
        each, high = self.f_draw, self.top[against] + 1
        if card >= high and self.ones[(mine & BYTE) >> high] > self.ones[against]:
            each += self.f_draw_out
        return each * drawn * float(min(self.size(mine) - 1, 3)) / 3.0
