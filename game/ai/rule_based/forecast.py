"""What a card brings now, as the trick is forecast, and what it brings later if it is kept."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from game.ai.coding import WHOLE_SUIT
from game.ai.knowledge import SUIT_CONTRACTS
from game.ai.masks import best_place, higher
from game.ai.rule_based.card_odds import CardOdds, chance_of_any
from game.cards.rank import RANK_LETTERS, Rank
from game.cards.suit import SUITS
from game.rules import strength
from game.rules.options.play import Ruff
from game.rules.seats import partner_of

if TYPE_CHECKING:
    from game.ai.knowledge import Knowledge
    from game.ai.rule_based.card_odds import CardWeights
    from game.rules.options.play import PlayRules
    from game.rules.options.rules import Rules
    from game.rules.seats import Seat

SELDOM: Final = 0.1
"""How often a player ruffs who need not."""
DISCARD: Final = 3.0
"""Points of a card thrown on another suit, as a rule."""
FEEDS: Final = 1.5
STARVES: Final = 0.55
"""The factors of the usual points that a player gives to a trick of his own side, and of the other."""

TRUMP_ORDER, PLAIN_ORDER = (
    tuple(tuple(8 * suit + RANK_LETTERS.index(rank) for rank in reversed(order)) for suit in SUITS)
    for order in (strength.TRUMP_ORDER, strength.PLAIN_ORDER)
)
"""Card numbers by suit, the highest first."""


@dataclass(frozen=True, slots=True)
class Forecast:
    """The forecast of a trick."""

    ours: float
    """The chance that the own side takes it."""
    added: float
    """Points that the players after this card are expected to add."""


class TrickForecast:
    """Forecasts the trick on the table for each card that the seat may play."""

    def __init__(
        self,
        know: Knowledge,
        odds: CardOdds,
        trick: tuple[int, int],
        points: tuple[int, ...],
        play: PlayRules,
        *,
        alone: bool = False,
    ) -> None:
        """`trick` holds the packed cards before the seat and their number; `points` are by card number.

        `alone` forecasts for the seat without its ally.
        """
        self._know = know
        self._odds = odds
        self._partner = None if alone else know.partner
        self._trick, self._count = trick
        count = self._count
        self._points = points
        self._play = play
        self._after = [(know.seat + step) % know.players for step in range(1, know.players - count)]

    def after(self, card: int) -> Forecast:
        """Return the forecast if the seat plays this card."""
        know = self._know
        trick = self._trick | card << 8 * self._count
        place = best_place(trick, self._count + 1, know.trumps)
        best = trick >> 8 * place & 0xFF
        holder = (know.seat - self._count + place) % know.players
        led = (trick & 0xFF) >> 3
        ours = self._chance(best, holder, led) if self._after else float(self._is_ours(holder))
        added = 0.0
        for seat in self._after:
            wins = ours if seat == self._partner else 1 - ours
            added += self._usual(seat, led) * (STARVES + (FEEDS - STARVES) * wins)
        return Forecast(ours, added)

    def _is_ours(self, seat: Seat) -> bool:
        return seat in {self._know.seat, self._partner}

    def _chance(self, best: int, holder: Seat, led: int) -> float:
        """Return the chance that the own side takes the trick once all have played."""
        know = self._know
        in_suit = self._in_suit(best, holder, led) if best >> 3 == led else float(self._is_ours(holder))
        if know.trumps >= SUIT_CONTRACTS or led == know.trumps:
            return in_suit
        trumps = higher(best, know.trumps) if know.is_trump(best) else know.all_trumps
        no_opponent, no_partner = 1.0, 1.0
        for seat in self._after:
            keeps = 1 - self._ruffs(seat, trumps, holder, led)
            if seat == self._partner:
                no_partner = keeps
            else:
                no_opponent *= keeps
        both = (1 - no_opponent) * (1 - no_partner)
        return no_opponent * no_partner * in_suit + no_opponent * (1 - no_partner) + both / 2

    def _in_suit(self, best: int, holder: Seat, led: int) -> float:
        """Return the same if nobody ruffs: the highest card of the suit still to come wins."""
        know = self._know
        above = higher(best, know.trumps) & know.unknown
        remaining, ours = 1.0, 0.0
        while above:
            top = self._top(above, led)
            above ^= 1 << top
            with_partner = with_any = 0.0
            for seat in self._after:
                with_any += self._odds[seat][top]
                if seat == self._partner:
                    with_partner = self._odds[seat][top]
            ours += remaining * with_partner
            remaining *= max(0.0, 1 - with_any)
        return ours + remaining * self._is_ours(holder)

    def _top(self, cards: int, led: int) -> int:
        """Return the highest of some cards of the led suit."""
        order = TRUMP_ORDER if self._know.all_trumps >> 8 * led & 1 else PLAIN_ORDER
        return next(number for number in order[led] if cards >> number & 1)

    def _ruffs(self, seat: Seat, trumps: int, holder: Seat, led: int) -> float:
        """Return the chance that the seat lacks the led suit, holds one of these trumps, and plays it."""
        odds, may = self._odds[seat], self._know.may_hold[seat]
        if not trumps & may:
            return 0.0
        lacks = 1 - chance_of_any(odds, (WHOLE_SUIT << 8 * led) & may)
        return lacks * chance_of_any(odds, trumps & may) * self._willing(seat, holder) if lacks else 0.0

    def _willing(self, seat: Seat, holder: Seat) -> float:
        """Return how often a player who can ruff does so, by the duties of play."""
        ruff = self._play.ruff
        if ruff is Ruff.NEVER:
            return 0.0
        if ruff is not Ruff.ALWAYS and holder == partner_of(seat, self._know.players):
            return SELDOM
        return 1.0

    def _usual(self, seat: Seat, led: int) -> float:
        """Return the points that the seat usually adds, of the led suit or by a discard."""
        odds = self._odds[seat]
        none, weight, points = 1.0, 0.0, 0.0
        for number in range(8 * led, 8 * led + 8):
            chance = odds[number]
            if chance:
                none *= 1 - chance
                weight += chance
                points += chance * self._points[number]
        return (1 - none) * points / weight + none * DISCARD if weight else DISCARD


class KeepingValue:
    """The values of the cards of one hand at one moment, in points."""

    def __init__(
        self, know: Knowledge, odds: CardOdds, points: tuple[int, ...], rules: Rules, weights: CardWeights
    ) -> None:
        """Take the position of the hand; `points` are by card number."""
        self._know = know
        self._odds = odds
        self._weights = weights
        self._points = points
        self._can_ruff = rules.play.ruff is not Ruff.NEVER
        self._last_trick = rules.score.last_trick

    def of(self, card: int) -> float:
        """Return the value of keeping the card instead of playing it to this trick."""
        return self._trump(card) if self._know.is_trump(card) else self._plain(card)

    def _trump(self, card: int) -> float:
        know, weights = self._know, self._weights
        points = self._points[card]
        above = know.beaten_by(card)
        if not above:
            return points + weights.trick + weights.control + self._for_the_last_trick()
        below = (know.hand & know.all_trumps & ~higher(card, know.trumps)).bit_count() - 1
        risen = self._risen(above, below)
        ruffing = weights.ruff if self._can_ruff else 0.0
        stays = risen * (points + weights.trick) + (1 - risen) * (ruffing - weights.loss * points)
        return max(stays, ruffing - weights.loss * points)

    def _for_the_last_trick(self) -> float:
        """Return what a last master trump adds by the last trick, if it is kept so long."""
        know = self._know
        left = know.hand.bit_count()
        if (know.hand & know.all_trumps).bit_count() > 1 or left == 1:
            return 0.0
        return self._last_trick / (left - 1)

    def _plain(self, card: int) -> float:
        know, weights = self._know, self._weights
        points = self._points[card]
        above = know.beaten_by(card)
        suit = card >> 3
        mine = know.hand & (WHOLE_SUIT << 8 * suit)
        if not above:
            runs = self.runs(suit) * weights.decay
            return runs * (points + weights.trick) - (1 - runs) * weights.loss * points
        below = (mine & ~higher(card, know.trumps)).bit_count() - 1
        risen = self._risen(above, below) * self.runs(suit)
        value = risen * (points + weights.trick) + (1 - risen) * points * self._kept_share(above)
        if self.guards_ten(card):
            value += weights.guard
        return value

    def runs(self, suit: int) -> float:
        """Return the chance that no opponent ruffs when the suit is led."""
        know = self._know
        trumps = know.trumps_against
        if not trumps or not self._can_ruff:
            return 1.0
        chance = 1.0
        for seat in know.opponents:
            odds, may = self._odds[seat], know.may_hold[seat]
            lacks = 1 - chance_of_any(odds, may & (WHOLE_SUIT << 8 * suit))
            if lacks:
                chance *= 1 - lacks * chance_of_any(odds, may & know.all_trumps)
        return chance

    def _risen(self, above: int, below: int) -> float:
        """Return the chance that the opponents play the cards above before this one must be played."""
        against = 0.0
        for seat in self._know.opponents:
            odds, cards = self._odds[seat], above
            while cards:
                bit = cards & -cards
                cards ^= bit
                against += odds[bit.bit_length() - 1]
        hurry = 1.0 if below >= above.bit_count() else self._weights.unguarded
        return float(self._weights.promotion ** (against * hurry))

    def _kept_share(self, above: int) -> float:
        """Return the share of a losing card's points that its side gains, or loses where it is negative."""
        know = self._know
        partner = 0.0 if know.partner is None else chance_of_any(self._odds[know.partner], above)
        against = max(chance_of_any(self._odds[seat], above) for seat in know.opponents)
        ours = partner / (partner + against) if partner + against else 0.5
        return self._weights.loss * (2 * ours - 1)

    def guards_ten(self, card: int) -> bool:
        """Whether this is the last small card that guards a ten whose ace is out."""
        know, suit = self._know, card >> 3
        ten, ace = 8 * suit + Rank.TEN, 8 * suit + Rank.ACE
        mine = know.hand & (WHOLE_SUIT << 8 * suit)
        return (
            card != ten and mine.bit_count() == 2 and bool(mine >> ten & 1) and bool(know.against >> ace & 1)
        )
