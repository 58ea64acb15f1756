"""The rest is proven when cards played in one order take every trick, whatever the others hold and play."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from game.cards.card import DECK
from game.cards.suit import SUITS
from game.rules.options.declarations import Announce
from game.rules.options.match import Finish
from game.rules.scoring import whole_game
from game.rules.strength import HEIGHT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.cards.card import Card
    from game.cards.suit import Suit
    from game.rules.contract import Trumps
    from game.rules.view import View

LEAST: Final = 2
"""With one card left there is nothing to claim."""


def proof(view: View) -> tuple[Card, ...]:
    """The hand in an order in which it takes all tricks, for the seat that is to lead; empty without one.

    Every unseen card may lie with any other player, the partner included, who may beat it as well. Only
    where nothing else is left to be decided: no faults, no words said by hand, no end in mid-deal.
    """
    rules, contract, trick = view.rules, view.contract, view.trick
    if view.turn != view.seat or contract is None or trick is None:
        return ()
    if trick.cards or len(view.hand) < LEAST or rules.play.allows_faults or rules.deal.strict_table:
        return ()
    if rules.declarations.announce is Announce.MANUAL or _may_end_in_mid_deal(view, contract.trumps):
        return ()
    trumps = contract.trumps
    height = HEIGHT[trumps]
    order = sorted(view.hand, key=lambda card: (card.suit is not trumps.suit, card.suit, -height[card]))
    return tuple(order) if is_proof(view, order, trumps) else ()


def is_proof(view: View, order: Sequence[Card], trumps: Trumps) -> bool:
    """Whether each of these cards, led one after the other, takes its trick in every layout and defence.

    Who follows suit must play one of its cards, so that after n leads of a suit nobody holds more than the
    number he can have held less n.
    """
    unseen = _unseen(view)
    most = _most_held(view, unseen)
    led: Counter[Suit] = Counter()
    height = HEIGHT[trumps]
    for card in order:
        suit = card.suit
        if trumps.suit is not None and suit is not trumps.suit and most[trumps.suit] > led[trumps.suit]:
            return False
        higher = any(other.suit is suit and height[other] > height[card] for other in unseen)
        if higher and most[suit] > led[suit]:
            return False
        led[suit] += 1
    return True


def _may_end_in_mid_deal(view: View, trumps: Trumps) -> bool:
    """Whether a side could come to say in this deal that it has reached the target (`claiming`, `stop`).

    Then that word would still be to be decided. Counted are all the cards with the last trick, all that was
    announced, and a belote in each suit.
    """
    match = view.rules.match
    if match.finish is Finish.PROLAZ:
        return False
    belotes = len(SUITS) * view.rules.declarations.belote_value
    said = sum(one.value for one in view.announced) + belotes
    return max(view.scores) + whole_game(trumps, view.rules.score) + said >= match.target


def _unseen(view: View) -> frozenset[Card]:
    """The cards that may be in somebody else's hand."""
    played = (card for trick in view.tricks for card in trick.cards)
    return frozenset(DECK) - frozenset(view.hand) - frozenset(played) - frozenset(view.discarded)


def _most_held(view: View, unseen: frozenset[Card]) -> Counter[Suit]:
    """The most cards of each suit that any one of the others can hold."""
    players = view.rules.players
    void = {
        (seat, trick.cards[0].suit)
        for trick in view.tricks
        for seat, card in trick.played(players)
        if card.suit is not trick.cards[0].suit
    }
    left = Counter(card.suit for card in unseen)
    most: Counter[Suit] = Counter()
    for seat in range(players):
        for suit, count in left.items():
            if seat != view.seat and (seat, suit) not in void:
                most[suit] = max(most[suit], min(count, view.counts[seat]))
    return most
