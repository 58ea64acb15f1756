"""The values of cards are mixed with a prior: how likely a policy that learned from masters plays each card.

Whoever decides by values with errors takes the better card the more often the better it is: its chance is
about the exponential of its value over the size of the error (the logit model of choice). So the logarithm of
the policy's chance, learned from thousands of such decisions, tells how far one card is behind another,
without the sampling error of one search.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from game.ai.coding import mask_of
from game.rules.line import sheet_unit

if TYPE_CHECKING:
    from game.ai.belief.sampler import Sampler
    from game.cards.card import Card
    from game.rules.view import View

LEAST: Final = 0.05
"""The least chance of a card: what masters hardly ever play may be right once."""
PART: Final = 0.5
"""The share of the samples in a value; the prior has the rest."""
DIGITS: Final = 6
"""Logarithms are rounded, so that all machines decide alike."""


def with_prior(view: View, means: dict[Card, float], sampler: Sampler, points: float) -> dict[Card, float]:
    """Return the means moved half of the way to what the prior makes of each card.

    A card that is e times as likely counts `points` of the cards more, a tenth of it where tens are written.
    The sampler has sampled worlds for this view.
    """
    each = points / sheet_unit(view.rules.score)
    deal, prior = sampler.deal, sampler.likelihood.prior
    hand, legal = deal.inside(mask_of(view.hand)), deal.inside(mask_of(means))
    chances = {card: prior(view.seat, hand, legal, deal.inner(card)) for card in means}
    told = {card: round(each * math.log(max(chance, LEAST)), DIGITS) for card, chance in chances.items()}
    level = sum(chances[card] * (means[card] - told[card]) for card in means) / sum(chances.values())
    return {card: PART * mean + (1 - PART) * (told[card] + level) for card, mean in means.items()}
