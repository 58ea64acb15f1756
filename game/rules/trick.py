"""A trick: who led, the cards in order of play, and who takes it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.rules.strength import HEIGHT, PLAIN_KING, POINTS, points_of

if TYPE_CHECKING:
    from game.cards.card import Card
    from game.rules.contract import Trumps
    from game.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class Trick:
    """Cards on the table, complete or not."""

    leader: Seat
    cards: tuple[Card, ...] = ()
    """cards[n] was played by the n-th seat after the leader."""

    def played(self, players: int) -> tuple[tuple[Seat, Card], ...]:
        """Who played what, in order."""
        return tuple(((self.leader + place) % players, card) for place, card in enumerate(self.cards))


def best_place(cards: tuple[Card, ...], trumps: Trumps) -> int:
    """The place (0 = the lead) of the card that wins so far; the cards are not empty."""
    height, trump = HEIGHT[trumps], trumps.suit
    best, best_card = 0, cards[0]
    for place, card in enumerate(cards):
        if card.suit is best_card.suit:
            if height[card] > height[best_card]:
                best, best_card = place, card
        elif card.suit is trump:
            best, best_card = place, card
    return best


def winner_of(trick: Trick, trumps: Trumps, players: int) -> Seat:
    """The seat that holds the trick so far."""
    return (trick.leader + best_place(trick.cards, trumps)) % players


def trick_points(cards: tuple[Card, ...], trumps: Trumps, king: int = PLAIN_KING) -> int:
    """What the cards count, without the ten for the last trick; `king` as `ScoreRules.scale` has it."""
    if king == PLAIN_KING:
        points = POINTS[trumps]
        return sum([points[card] for card in cards])
    return sum(points_of(card, trumps, king) for card in cards)
