"""Who may play what: the duties of play, one by one (rule book, A9 and its relatives)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from game.rules.illegality import Illegality
from game.rules.options.play import PlayRules, Ruff, UnderPartner, Undertrump
from game.rules.seats import partner_of
from game.rules.strength import HEIGHT
from game.rules.trick import Trick, best_place

if TYPE_CHECKING:
    from game.cards.card import Card
    from game.cards.suit import Suit
    from game.rules.contract import Trumps
    from game.rules.seats import Seat

NO_HEIGHT: Final = -1
"""Every card is higher."""
EVERY_HEIGHT: Final = 7
"""No card is higher."""


@dataclass(frozen=True, slots=True)
class Duty:
    """What the cards on the table ask of a hand: it always speaks of one suit, and of all others alike."""

    suit: Suit | None = None
    other_suits: Illegality | None = None
    """What a card of another suit neglects."""
    above: int = NO_HEIGHT
    """The height that a card of the suit has to exceed."""
    too_low: Illegality | None = None
    """What a card of the suit neglects that does not."""

    def neglected_by(self, card: Card, height: tuple[int, ...]) -> Illegality | None:
        """The duty that this card of the hand neglects, or None if it may be played."""
        if card.suit is not self.suit:
            return self.other_suits
        return None if height[card] > self.above else self.too_low


FREE: Final = Duty()
"""Any card may be played."""


def why_illegal(
    card: Card, hand: tuple[Card, ...], trick: Trick, trumps: Trumps, play: PlayRules, players: int
) -> Illegality | None:
    """The duty that the player to move neglects with this card, or None if he may play it.

    `trick` holds the cards before his; he is the seat after them.
    """
    if card not in hand:
        return Illegality.NOT_IN_HAND
    return duty_of(hand, trick, trumps, play, players).neglected_by(card, HEIGHT[trumps])


def legal_cards(
    hand: tuple[Card, ...], trick: Trick, trumps: Trumps, play: PlayRules, players: int
) -> tuple[Card, ...]:
    """The cards of the hand that break no duty, in the hand's order; never empty for a hand with cards."""
    duty = duty_of(hand, trick, trumps, play, players)
    if duty is FREE:
        return hand
    height = HEIGHT[trumps]
    return tuple([card for card in hand if duty.neglected_by(card, height) is None])


def duty_of(hand: tuple[Card, ...], trick: Trick, trumps: Trumps, play: PlayRules, players: int) -> Duty:
    """What the trick asks of the hand whose turn it is."""
    if not trick.cards:
        return FREE
    led, place = trick.cards[0].suit, best_place(trick.cards, trumps)
    best = trick.cards[place]
    for card in hand:
        if card.suit is led:
            return _following(led, hand, best, trumps, play)
    seat = seat_to_move(trick, players)
    holder = (trick.leader + place) % players
    return _void(hand, best, trumps, play, is_partners=holder == partner_of(seat, players))


def _following(led: Suit, hand: tuple[Card, ...], best: Card, trumps: Trumps, play: PlayRules) -> Duty:
    """Following suit: the best card of the suit must be beaten, in trumps or under iber (A-01, A-02)."""
    must = play.overtrump if trumps.is_trump(led) else play.raise_plain
    above = NO_HEIGHT
    # already ruffed: any card of the suit ([000] "Slobodno baca pikovu sedmicu")
    if must and best.suit is led:
        above = _height_to_beat(led, hand, best, trumps)
    return Duty(led, Illegality.MUST_FOLLOW, above, Illegality.MUST_BEAT)


def _void(hand: tuple[Card, ...], best: Card, trumps: Trumps, play: PlayRules, *, is_partners: bool) -> Duty:
    """Void in a plain suit, or void in trumps when they were led."""
    trump = trumps.suit
    if trump is None:
        return FREE
    held = sum([card.suit is trump for card in hand])
    if not held:
        return FREE
    if is_partners and play.ruff is Ruff.UNLESS_PARTNER_WINS:
        return _above_partner(trump, hand, best, trumps, play)
    if play.ruff is Ruff.NEVER:
        return FREE if held == len(hand) else Duty(trump, None, EVERY_HEIGHT, Illegality.MUST_NOT_TRUMP)
    ruffed = best.suit is trump
    above = _height_to_beat(trump, hand, best, trumps) if ruffed else NO_HEIGHT
    can_win = not ruffed or above != NO_HEIGHT
    must = play.ruff is not Ruff.OPTIONAL and (can_win or play.undertrump is Undertrump.FORCED)
    return Duty(
        trump,
        Illegality.MUST_TRUMP if must else None,
        above if play.overtrump else NO_HEIGHT,
        Illegality.MUST_OVERTRUMP,
    )


def _above_partner(trump: Suit, hand: tuple[Card, ...], best: Card, trumps: Trumps, play: PlayRules) -> Duty:
    """The partner wins: anything, but perhaps no trump below his ruff while another card is held (F-07)."""
    if play.under_partner is UnderPartner.FREE or best.suit is not trump:
        return FREE
    height = HEIGHT[trumps]
    top = height[best]
    if all(card.suit is trump and height[card] < top for card in hand):
        return FREE
    return Duty(trump, None, top, Illegality.MUST_NOT_UNDERTRUMP)


def _height_to_beat(suit: Suit, hand: tuple[Card, ...], best: Card, trumps: Trumps) -> int:
    """The height of the best card if the hand can exceed it in that suit, otherwise no height."""
    height = HEIGHT[trumps]
    top = height[best]
    for card in hand:
        if card.suit is suit and height[card] > top:
            return top
    return NO_HEIGHT


def seat_to_move(trick: Trick, players: int) -> Seat:
    """The seat after the cards on the table."""
    return (trick.leader + len(trick.cards)) % players
