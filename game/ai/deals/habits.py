"""Whether an opponent plays by the rule player's rules shows in all the cards he played in this match."""

from __future__ import annotations

import math
from array import array
from typing import TYPE_CHECKING, Final

from game.ai.deals.lay_table import lay_table
from game.ai.deals.rule_figures import tell_rules
from game.ai.end_code import ROW

if TYPE_CHECKING:
    from game.ai.deals.playout import Playout
    from game.ai.profile import Policies, Profile
    from game.rules.options.rules import Rules
    from game.rules.past import PlayedDeal
    from game.rules.seats import Seat
    from game.rules.view import View

TWO: Final = 2
LIKELY: Final = 0.5
"""Of whoever is believed to play by the rules with this chance it is known what he will play."""
SURE: Final = 0.98
"""Nobody is believed to play by the rules, or not to, with a higher chance."""

Odds = tuple[float, float]
"""Of the next seat and of the last: how much likelier its cards are by the rules, as a logarithm.

Between two the last is nobody, and nothing is told.
"""


class Habits:
    """What one mind has made of the earlier deals of a match; each is weighed once."""

    def __init__(self, playout: Playout) -> None:
        """Borrow the table; whoever asks lays it again afterwards."""
        self._playout = playout
        self._of: tuple[Rules, Seat] | None = None
        self._deals: list[PlayedDeal] = []
        self._odds: list[Odds] = []

    def beliefs(self, view: View, profile: Profile) -> tuple[float, float]:
        """The chances that the next and the last seat play by the rules, from that of the profile on."""
        first = profile.belief.rule_player
        if self._of != (view.rules, view.seat):
            self._of, self._deals, self._odds = (view.rules, view.seat), [], []
        known = 0
        while known < min(len(view.past), len(self._deals)) and view.past[known] == self._deals[known]:
            known += 1
        del self._deals[known:], self._odds[known:]
        for deal in view.past[known:]:
            self._deals.append(deal)
            self._odds.append(self._told(deal, view.rules, profile.policies, view.seat))
        before = math.log(first / (1.0 - first))
        one, other = (before + sum(odds[foe] for odds in self._odds) for foe in range(2))
        return _chance(one), _chance(other)

    def _told(self, deal: PlayedDeal, rules: Rules, policies: Policies, seat: Seat) -> Odds:
        """What one deal tells."""
        if deal.contract.trumps.suit is None:
            return 0.0, 0.0
        playout = self._playout
        lay_table(playout, rules, policies, deal.contract, deal.lying)
        tell_rules(playout, rules, deal.contract, deal)
        playout.play_count = 0
        for trick in deal.tricks:
            for player, card in trick.played(rules.players):
                playout.remember(player, playout.inner(card))
        playout.model_opponents((0.5, 0.5), 1)
        playout.weigh(array("I", [0] * ROW), 1, seat, array("d", [1.0]))
        one, other = playout.believed
        if rules.players == TWO:
            other = 0.5
        return math.log(one / (1.0 - one)), math.log(other / (1.0 - other))


def _chance(odds: float) -> float:
    most = math.log(SURE / (1.0 - SURE))
    return 1.0 / (1.0 + math.exp(-max(-most, min(most, odds))))
