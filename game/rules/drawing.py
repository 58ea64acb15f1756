"""Who deals first, and with pairs who sits where, by cards drawn before a match ([004])."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.seats import FOUR

if TYPE_CHECKING:
    from game.cards.card import Card
    from game.rules.options.rules import Rules
    from game.rules.seats import Seat


def dealer_by_draw(drawn: tuple[Card, ...], rules: Rules) -> Seat | None:
    """The seat that deals after this drawing, one card a seat, or None if they must draw again.

    The only lowest card deals. Where seats are drawn, four draw from four consecutive cards of one suit and
    sit down by them: the highest is first hand, the others follow in falling order, the lowest
    deals, so that evens play against odds ([004] "jedną z czterech kolejnych kart w tym samym kolorze").
    """
    players = rules.players
    if len(set(drawn)) != players or len(drawn) != players:
        return None
    ranks = [card.rank for card in drawn]
    low = min(ranks)
    if ranks.count(low) > 1:
        return None
    dealer = ranks.index(low)
    if rules.deal.draws_seats and players == FOUR:
        falling = tuple(drawn[(dealer + 1 + place) % FOUR] for place in range(FOUR))
        return dealer if falling == _falling(falling[0]) else None
    return dealer


def seating_by_draw(drawn: tuple[Card, ...]) -> tuple[int, ...]:
    """Four drawers, by their place in `drawn`, in order of play: first hand first, the dealer last.

    Raises ValueError unless the cards are four consecutive ones of one suit.
    """
    order = tuple(sorted(range(len(drawn)), key=lambda place: drawn[place], reverse=True))
    if tuple(drawn[place] for place in order) != _falling(max(drawn)):
        raise ValueError(f"four consecutive cards of one suit were expected, not {drawn}")
    return order


def _falling(top: Card) -> tuple[int, ...]:
    """Four consecutive cards of a suit from the top; cards of two suits are never consecutive in this."""
    return tuple(top - step for step in range(FOUR)) if top.rank >= FOUR - 1 else ()
