"""Which card to lead: masters, trumps while opponents have some, else what the partner may win."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ai.chances import chance_of_any
from game.ai.decision import Reason

if TYPE_CHECKING:
    from game.ai.forecast import Forecast
    from game.ai.sight import Sight


def lead_bonus(sight: Sight, card: int) -> float:
    """What a lead is worth besides its own trick: trumps drawn, or wasted."""
    know, weights = sight.know, sight.weights
    if know.all_trumps >> card & 1 and know.trumps < 4:
        if not know.trumps_against:
            return 0.0
        if not sight.is_takers:
            return -weights.defend
        drawn = sum(
            chance_of_any(sight.odds[seat], know.may_hold[seat] & know.all_trumps) for seat in know.opponents
        )
        return weights.draw * drawn
    return 0.0


def lead_reason(sight: Sight, card: int, forecast: Forecast) -> Reason:
    """Why this card was led."""
    know = sight.know
    if know.all_trumps >> card & 1 and know.trumps < 4 and know.trumps_against and sight.is_takers:
        return Reason.DRAWS_TRUMPS
    if know.is_master(card):
        return Reason.CASHES_MASTER
    return Reason.LEADS_TO_PARTNER if forecast.ours > 0.5 else Reason.LEADS_LOW
