"""What a card promises is judged by the imagined deals and, as much, by how likely masters play it.

Whoever decides by values that err takes the better card the more often the better it is: its chance is about
as the power of e of its value, by the size of the error (the logit model of choice). So the logarithm of the
chance that a policy learned from thousands of such decisions tells how far one card is behind another, free
of the chance that lies in the few deals of one search.
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
"""A card is taken for no less likely: what masters hardly ever play may be right once."""
PART: Final = 0.5
"""What is imagined has so much of a say."""
DIGITS: Final = 6
"""Logarithms are rounded: no machine may decide otherwise than another."""


def blended(view: View, means: dict[Card, float], sampler: Sampler, points: float) -> dict[Card, float]:
    """The means of the imagined deals, each half moved to what the policy makes of the card.

    `points` of the cards are what e times the chance tells; where tens are written it is a tenth of that.
    The sampler has sampled worlds for this view.
    """
    each = points / sheet_unit(view.rules.score)
    deal, prior = sampler.deal, sampler.likelihood.prior
    hand, legal = deal.inside(mask_of(view.hand)), deal.inside(mask_of(means))
    chances = {card: prior(view.seat, hand, legal, deal.inner(card)) for card in means}
    told = {card: round(each * math.log(max(chance, LEAST)), DIGITS) for card, chance in chances.items()}
    level = sum(chances[card] * (means[card] - told[card]) for card in means) / sum(chances.values())
    return {card: PART * mean + (1 - PART) * (told[card] + level) for card, mean in means.items()}
