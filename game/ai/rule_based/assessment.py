"""What the rule player concludes from its view before it values cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.ai.knowledge import is_own, knowledge_of
from game.ai.rule_based.card_odds import odds_of
from game.ai.weights.rule_player import CardWeights
from game.cards.card import DECK, Card
from game.rules.scoring import PLAIN_KING
from game.rules.seats import sides
from game.rules.strength import POINTS, points_of
from game.rules.trick import Trick, best_place
from game.rules.view import View

SIDES_OF_PAIRS: Final = 2


class Assessment:
    """A seat's conclusions from its view, during the play."""

    def __init__(
        self, view: View, weights: CardWeights, tricks: Sequence[Trick] | None = None, believed: int = 0
    ) -> None:
        """`tricks` are the complete tricks that the seat remembers, by default all.

        `believed` is the mask of further cards that it takes for played.
        Raises ValueError before the play.
        """
        if view.contract is None or view.trick is None:
            raise ValueError("there is no trick on the table to think about")
        players, score, trumps = view.rules.players, view.rules.score, view.contract.trumps
        cards, king = view.trick.cards, score.scale(trumps)
        self.view, self.trick, self.weights = view, view.trick, weights
        self.know = know = knowledge_of(view, tricks, believed)
        self.odds = odds_of(view, know, weights)
        is_usual = king == PLAIN_KING
        self.points = POINTS[trumps] if is_usual else tuple(points_of(card, trumps, king) for card in DECK)
        """Points by card number."""
        self.on_table = sum(self.points[card] for card in cards)
        """Points of the cards in the trick."""
        self.waiting = [(view.seat + step) % players for step in range(1, players - len(cards))]
        """The seats that play to the trick after this one."""
        self.is_takers = is_own(view, view.contract.taker)
        """Whether the seat or its partner took the contract."""
        self.is_loose = know.partner is not None and sides(players) > SIDES_OF_PAIRS
        """Whether each of two allies writes his own points."""
        are_rivals = len(know.opponents) > 1 and know.partner is None and not score.can_fall
        self.others_share = weights.rival if are_rivals else 1.0
        """What an opponent's point costs in own points: less where three play, each for himself."""

    def best_with(self, card: Card) -> tuple[Card, int]:
        """Return the card that wins the trick so far if the seat plays this one, and its place."""
        cards = (*self.trick.cards, card)
        place = best_place(cards, self.know.trumps)
        return cards[place], place

    def wins_so_far(self, card: Card) -> bool:
        """Whether the card beats all cards on the table."""
        return self.best_with(card)[1] == len(self.trick.cards)
