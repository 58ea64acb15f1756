"""Which card to lead: masters, trumps while opponents have some, else what the partner may win."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.ai.coding import WHOLE_SUIT
from game.ai.decision import Reason
from game.ai.knowledge import SUIT_CONTRACTS
from game.ai.masks import masters
from game.ai.rule_based.card_odds import chance_of_any

if TYPE_CHECKING:
    from game.ai.rule_based.assessment import Assessment
    from game.ai.rule_based.forecast import Forecast

LIKELY: Final = 0.5
CARDS_TO_RUN: Final = 3
"""With fewer cards left beside it, a trump lead has less to protect."""


def lead_bonus(sight: Assessment, card: int) -> float:
    """What a lead is worth besides its own trick: trumps drawn, or wasted."""
    know, weights = sight.know, sight.weights
    if know.trumps >= SUIT_CONTRACTS:
        return weights.long_suit * (know.hand >> (card & ~7) & WHOLE_SUIT).bit_count()
    if know.is_trump(card):
        if not know.trumps_against:
            return -weights.trick * _partner_has_trumps(sight)
        if not sight.is_takers:
            return -weights.defend
        drawn = sum(
            chance_of_any(sight.odds[seat], know.may_hold[seat] & know.all_trumps) for seat in know.opponents
        )
        worth = weights.draw + (weights.draw_out if know.is_master(card) and _can_draw_all(sight) else 0.0)
        return worth * drawn * min(know.hand.bit_count() - 1, CARDS_TO_RUN) / CARDS_TO_RUN
    runs_now = know.trumps_against and not sight.is_takers and know.is_master(card)
    return weights.cash if runs_now else 0.0


def _can_draw_all(sight: Assessment) -> bool:
    """Whether the trumps that nobody beats outnumber those the opponents may have."""
    know = sight.know
    sure = masters(know.hand & know.all_trumps, know.against, know.trumps)
    return sure.bit_count() > know.trumps_against.bit_count()


def _partner_has_trumps(sight: Assessment) -> float:
    """The chance of it: a trump lead would take one from him."""
    know = sight.know
    if know.partner is None:
        return 0.0
    return chance_of_any(sight.odds[know.partner], know.may_hold[know.partner] & know.all_trumps)


def lead_reason(sight: Assessment, card: int, forecast: Forecast) -> Reason:
    """Why this card was led."""
    know = sight.know
    if know.is_trump(card) and know.trumps_against and sight.is_takers:
        return Reason.DRAWS_TRUMPS
    if forecast.ours < LIKELY:
        return Reason.LEADS_LOW
    return Reason.CASHES_MASTER if know.is_master(card) else Reason.LEADS_TO_PARTNER
