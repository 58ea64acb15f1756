"""What a card brings now, as the trick is forecast, and what it brings later if it is kept."""

from __future__ import annotations

from typing import NamedTuple

from game.ai.coding import WHOLE_SUIT, cards_of, higher
from game.ai.knowledge import Knowledge
from game.ai.rule_based.assessment import Assessment
from game.ai.rule_based.card_odds import chance_of_any
from game.cards.card import Card
from game.cards.rank import RANK_LETTERS, Rank
from game.cards.suit import SUITS, Suit
from game.rules import strength
from game.rules.options.play import Ruff
from game.rules.seats import Seat, partner_of

TRUMP_ORDER, PLAIN_ORDER = (
    tuple(tuple(8 * suit + RANK_LETTERS.index(rank) for rank in reversed(order)) for suit in SUITS)
    for order in (strength.TRUMP_ORDER, strength.PLAIN_ORDER)
)
"""Card numbers by suit, the highest first."""


class Forecast(NamedTuple):
    """The forecast of a trick."""

    ours: float
    """The chance that the own side takes it."""
    added: float
    """Points that the players after this card are expected to add."""


def forecast(position: Assessment, card: Card, *, alone: bool = False) -> Forecast:
    """Return the forecast if the seat plays this card; `alone`: for the seat without its ally."""
    know = position.know
    own = {know.seat} if alone or know.partner is None else {know.seat, know.partner}
    best, place = position.best_with(card)
    holder = (know.seat - len(position.trick.cards) + place) % know.players
    led = (position.trick.cards[0] if position.trick.cards else card).suit
    ours = _chance(position, own, best, holder, led) if position.waiting else float(holder in own)
    added, starves, feeds = 0.0, position.weights.starves, position.weights.feeds
    for seat in position.waiting:
        wins = ours if seat in own else 1 - ours
        added += _usual(position, seat, led) * (starves + (feeds - starves) * wins)
    return Forecast(ours, added)


def _chance(position: Assessment, own: set[Seat], best: Card, holder: Seat, led: Suit) -> float:
    """Return the chance that a seat of `own` takes the trick once all have played."""
    know = position.know
    in_suit = _in_suit(position, own, best, holder, led) if best.suit is led else float(holder in own)
    if know.trumps.suit is None or led is know.trumps.suit:
        return in_suit
    trumps = higher(best, know.trumps) if know.is_trump(best) else know.all_trumps
    no_opponent, no_partner = 1.0, 1.0
    for seat in position.waiting:
        keeps = 1 - _ruffs(position, seat, trumps, holder, led)
        if seat in own:
            no_partner = keeps
        else:
            no_opponent *= keeps
    both = (1 - no_opponent) * (1 - no_partner)
    return no_opponent * no_partner * in_suit + no_opponent * (1 - no_partner) + both / 2


def _in_suit(position: Assessment, own: set[Seat], best: Card, holder: Seat, led: Suit) -> float:
    """Return the same if nobody ruffs: the highest card of the suit still to come wins."""
    know = position.know
    above = higher(best, know.trumps) & know.unknown
    remaining, ours = 1.0, 0.0
    for top in (TRUMP_ORDER if know.all_trumps >> 8 * led & 1 else PLAIN_ORDER)[led]:
        if above >> top & 1:
            with_partner = with_any = 0.0
            for seat in position.waiting:
                with_any += position.odds[seat][top]
                if seat in own:
                    with_partner = position.odds[seat][top]
            ours += remaining * with_partner
            remaining *= max(0.0, 1 - with_any)
    return ours + remaining * (holder in own)


def _ruffs(position: Assessment, seat: Seat, trumps: int, holder: Seat, led: int) -> float:
    """Return the chance that the seat can ruff the led suit with one of these trumps, and does so."""
    ruff = position.view.rules.play.ruff
    if ruff is Ruff.NEVER:
        return 0.0
    is_free = ruff is not Ruff.ALWAYS and holder == partner_of(seat, position.know.players)
    return _can_ruff(position, seat, led, trumps) * (position.weights.seldom if is_free else 1.0)


def _can_ruff(position: Assessment, seat: Seat, suit: int, trumps: int) -> float:
    """Return the chance that the seat lacks the suit and holds one of these trumps."""
    odds, may = position.odds[seat], position.know.may_hold[seat]
    lacks = 1 - chance_of_any(odds, WHOLE_SUIT << 8 * suit & may)
    return lacks * chance_of_any(odds, trumps & may) if lacks else 0.0


def _usual(position: Assessment, seat: Seat, led: int) -> float:
    """Return the points that the seat usually adds, of the led suit or by a discard."""
    none, weight, points, discard = 1.0, 0.0, 0.0, position.weights.discard
    for number in range(8 * led, 8 * led + 8):
        chance = position.odds[seat][number]
        if chance:
            none *= 1 - chance
            weight += chance
            points += chance * position.points[number]
    return (1 - none) * points / weight + none * discard if weight else discard


def keeping_value(position: Assessment, card: Card) -> float:
    """Return the value, in points, of keeping the card instead of playing it to this trick."""
    return (_kept_trump if position.know.is_trump(card) else _kept_plain)(position, card)


def _kept_trump(position: Assessment, card: Card) -> float:
    know, weights, points = position.know, position.weights, position.points[card]
    above = know.beaten_by(card)
    if not above:
        # The last trump may be kept for the last trick.
        later, is_last = know.hand.bit_count() - 1, not know.hand & know.all_trumps & ~(1 << card)
        last_trick = position.view.rules.score.last_trick / later if is_last and later else 0.0
        return points + weights.trick + weights.control + last_trick
    risen = _risen(position, card, above)
    ruffing = weights.ruff if position.view.rules.play.ruff is not Ruff.NEVER else 0.0
    stays = risen * (points + weights.trick) + (1 - risen) * (ruffing - weights.loss * points)
    return max(stays, ruffing - weights.loss * points)


def _kept_plain(position: Assessment, card: Card) -> float:
    know, weights, points = position.know, position.weights, position.points[card]
    above, suit = know.beaten_by(card), card >> 3
    if not above:
        runs = _runs(position, suit) * weights.decay
        return runs * (points + weights.trick) - (1 - runs) * weights.loss * points
    risen = _risen(position, card, above) * _runs(position, suit)
    value = risen * (points + weights.trick) + (1 - risen) * points * _kept_share(position, above)
    return value + weights.guard if guards_ten(know, card) else value


def _runs(position: Assessment, suit: int) -> float:
    """Return the chance that no opponent ruffs when the suit is led."""
    know = position.know
    if not know.trumps_against or position.view.rules.play.ruff is Ruff.NEVER:
        return 1.0
    chance = 1.0
    for seat in know.opponents:
        chance *= 1 - _can_ruff(position, seat, suit, know.all_trumps)
    return chance


def _risen(position: Assessment, card: Card, above: int) -> float:
    """Return the chance that the opponents play the cards above before this one must be played."""
    know, against = position.know, 0.0
    for seat in know.opponents:
        for other in cards_of(above):
            against += position.odds[seat][other]
    below = (know.hand & WHOLE_SUIT << 8 * card.suit & ~higher(card, know.trumps)).bit_count() - 1
    hurry = 1.0 if below >= above.bit_count() else position.weights.unguarded
    return float(position.weights.promotion ** (against * hurry))


def _kept_share(position: Assessment, above: int) -> float:
    """Return the share of a losing card's points that its side gains, or loses where it is negative."""
    know, odds = position.know, position.odds
    partner = 0.0 if know.partner is None else chance_of_any(odds[know.partner], above)
    against = max(chance_of_any(odds[seat], above) for seat in know.opponents)
    ours = partner / (partner + against) if partner + against else 0.5
    return position.weights.loss * (2 * ours - 1)


def guards_ten(know: Knowledge, card: Card) -> bool:
    """Whether this is the last small card that guards a ten whose ace is out."""
    suit = card >> 3
    ten, ace = 8 * suit + Rank.TEN, 8 * suit + Rank.ACE
    is_last = (know.hand & WHOLE_SUIT << 8 * suit).bit_count() == 2
    return card != ten and is_last and bool(know.hand >> ten & know.against >> ace & 1)
