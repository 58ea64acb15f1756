"""Which card to play: the one that should bring most, its trick and its later use weighed in points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.ai.rule_based.belote_cards import royal_bonus
from game.ai.rule_based.card_reasons import follow_reason
from game.ai.rule_based.lead import lead_bonus, lead_reason
from game.rules.seats import side_of

if TYPE_CHECKING:
    from game.ai.decision import Reason
    from game.ai.rule_based.assessment import Assessment
    from game.ai.rule_based.forecast import Forecast
    from game.cards.card import Card


@dataclass(frozen=True, slots=True)
class Option:
    """A card that may be played."""

    card: Card
    value: float
    """Points that playing it should bring, against keeping it."""
    forecast: Forecast


def options(sight: Assessment, cards: tuple[Card, ...]) -> list[Option]:
    """All of these cards, the best first; of equals the one that counts more in a lead, else less."""
    graded = [_graded(sight, card) for card in cards]
    first = 1 if sight.trick.cards else -1
    return sorted(graded, key=lambda one: (-round(one.value, 6), first * sight.points[one.card], one.card))


def reason_for(sight: Assessment, chosen: Option, cards: tuple[Card, ...]) -> Reason:
    """Why the card is played, of several that could be."""
    if not sight.trick.cards:
        return lead_reason(sight, chosen.card, chosen.forecast)
    return follow_reason(sight, chosen.card, chosen.forecast, cards)


def _graded(sight: Assessment, card: Card) -> Option:
    forecast = sight.forecast.after(card)
    points = sight.points[card]
    at_stake = sight.on_table + points + forecast.added + _for_all_tricks(sight)
    if sum(sight.know.counts) <= sight.know.players + len(sight.trick.cards):
        at_stake += sight.view.rules.score.last_trick
    ours = forecast.ours
    if sight.alone is not None:
        own = sight.alone.after(card).ours
        ours = own + (ours - own) * (1 + sight.weights.ally) / 2
    share = sight.others_share
    value = (ours - share * (1 - ours)) * at_stake - sight.worth.of(card)
    value += royal_bonus(sight.view, card, sight.weights)
    if not sight.trick.cards:
        value += lead_bonus(sight, card)
    return Option(card, value, forecast)


def _for_all_tricks(sight: Assessment) -> float:
    """What this trick is worth besides because one side has taken all so far."""
    takers = sight.view.takers
    late = len(takers) - sight.view.rules.pack.hand // 2
    if late <= 0:
        return 0.0
    players = sight.view.rules.players
    if len({side_of(seat, players) for seat in takers}) > 1:
        return 0.0
    return sight.weights.capot * late
