"""The value of keeping a card: the tricks that it may take and the points that it may lose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ai.coding import WHOLE_SUIT
from game.ai.masks import higher
from game.ai.rule_based.card_odds import CardOdds, chance_of_any
from game.cards.rank import Rank
from game.rules.options.play import Ruff

if TYPE_CHECKING:
    from game.ai.knowledge import Knowledge
    from game.ai.rule_based.card_weights import CardWeights
    from game.rules.options.rules import Rules


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
