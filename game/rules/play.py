"""Who may play what: the duties of play, one by one (rule book, A9 and its relatives)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.contract import Trumps
from game.rules.illegality import Illegality
from game.rules.options.play import PlayRules, Ruff, Undertrump
from game.rules.seats import partner_of
from game.rules.strength import HEIGHT
from game.rules.trick import Trick, best_place

if TYPE_CHECKING:
    from game.cards.card import Card
    from game.rules.seats import Seat


def why_illegal(
    card: Card, hand: tuple[Card, ...], trick: Trick, trumps: Trumps, play: PlayRules, players: int
) -> Illegality | None:
    """The duty that the player to move neglects with this card, or None if he may play it.

    `trick` holds the cards before his; he is the seat after them.
    """
    if card not in hand:
        return Illegality.NOT_IN_HAND
    if not trick.cards:
        return None
    led = trick.cards[0].suit
    best = trick.cards[best_place(trick.cards, trumps)]
    if any(other.suit is led for other in hand):
        if card.suit is not led:
            return Illegality.MUST_FOLLOW
        return _neglects_beating(card, hand, best, trumps, play)
    if trumps.suit is None:
        return None
    seat = (trick.leader + len(trick.cards)) % players
    holder = (trick.leader + best_place(trick.cards, trumps)) % players
    return _neglects_ruffing(card, hand, best, trumps, play, is_partners=holder == partner_of(seat, players))


def _neglects_beating(
    card: Card, hand: tuple[Card, ...], best: Card, trumps: Trumps, play: PlayRules
) -> Illegality | None:
    """Following suit: the best card of the suit must be beaten, in trumps or under iber (A-01, A-02)."""
    if best.suit is not card.suit:
        return None  # already ruffed: any card of the suit ([000] "Slobodno baca pikovu sedmicu")
    must = play.overtrump if trumps.is_trump(card.suit) else play.raise_plain
    height = HEIGHT[trumps]
    if not must or height[card] > height[best]:
        return None
    if any(other.suit is card.suit and height[other] > height[best] for other in hand):
        return Illegality.MUST_BEAT
    return None


def _neglects_ruffing(
    card: Card, hand: tuple[Card, ...], best: Card, trumps: Trumps, play: PlayRules, *, is_partners: bool
) -> Illegality | None:
    """Void in a plain suit, or void in trumps when they were led."""
    trump, height = trumps.suit, HEIGHT[trumps]
    held = [other for other in hand if other.suit is trump]
    if not held:
        return None
    if play.ruff is Ruff.NEVER:
        return Illegality.MUST_NOT_TRUMP if card.suit is trump and len(held) < len(hand) else None
    if play.ruff is Ruff.OPTIONAL and card.suit is not trump:
        return None
    if is_partners and play.ruff is Ruff.UNLESS_PARTNER_WINS:
        return None
    ruffed = best.suit is trump
    can_overtrump = not ruffed or any(height[other] > height[best] for other in held)
    if card.suit is not trump:
        return Illegality.MUST_TRUMP if can_overtrump or play.undertrump is Undertrump.FORCED else None
    if ruffed and can_overtrump and play.overtrump and height[card] < height[best]:
        return Illegality.MUST_OVERTRUMP
    return None


def legal_cards(
    hand: tuple[Card, ...], trick: Trick, trumps: Trumps, play: PlayRules, players: int
) -> tuple[Card, ...]:
    """The cards of the hand that break no duty, in the hand's order; never empty for a hand with cards."""
    return tuple(card for card in hand if why_illegal(card, hand, trick, trumps, play, players) is None)


def seat_to_move(trick: Trick, players: int) -> Seat:
    """The seat after the cards on the table."""
    return (trick.leader + len(trick.cards)) % players
