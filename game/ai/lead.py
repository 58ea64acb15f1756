"""Which card to lead: masters, trumps while opponents have some, else what the partner may win."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.ai.chances import chance_of_any
from game.ai.decision import Reason

if TYPE_CHECKING:
    from game.ai.forecast import Forecast
    from game.ai.sight import Sight

CARDS_TO_RUN: Final = 3
"""With fewer cards left beside it, a trump lead has less to protect."""


def lead_bonus(sight: Sight, card: int) -> float:
    """What a lead is worth besides its own trick: trumps drawn, or wasted."""
    know, weights = sight.know, sight.weights
    if know.is_trump(card):
        if not know.trumps_against:
            return -weights.trick * _partner_has_trumps(sight)
        if not sight.is_takers:
            return -weights.defend
        drawn = sum(
            chance_of_any(sight.odds[seat], know.may_hold[seat] & know.all_trumps) for seat in know.opponents
        )
        return weights.draw * drawn * min(know.hand.bit_count() - 1, CARDS_TO_RUN) / CARDS_TO_RUN
    runs_now = know.trumps_against and not sight.is_takers and know.is_master(card)
    return weights.cash if runs_now else 0.0


def _partner_has_trumps(sight: Sight) -> float:
    """The chance of it: a trump lead would take one from him."""
    know = sight.know
    if know.partner is None:
        return 0.0
    return chance_of_any(sight.odds[know.partner], know.may_hold[know.partner] & know.all_trumps)


def lead_reason(sight: Sight, card: int, forecast: Forecast) -> Reason:
    """Why this card was led."""
    know = sight.know
    if know.is_trump(card) and know.trumps_against and sight.is_takers:
        return Reason.DRAWS_TRUMPS
    if know.is_master(card):
        return Reason.CASHES_MASTER
    return Reason.LEADS_TO_PARTNER if forecast.ours > 0.5 else Reason.LEADS_LOW
