"""What is so at the table for a beginner: the conditions on which the sentences of the first deal wait."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from game.cards.card import card_of
from game.cards.rank import Rank
from game.cards.suit import SUITS, Suit
from game.rules.call import Word
from game.rules.phase import Phase
from game.rules.result import Outcome
from game.rules.seats import side_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.rules.view import View

LONG = 3
"""So many cards of six with the jack among them are worth a call."""


class Fact(Enum):
    """Something that a view shows, without figures."""

    CALLING = "calling"
    """The seat is asked for a call."""
    MUST_CALL = "mustCall"
    STRONG = "strong"
    """There is a suit to call."""
    PLAYING = "playing"
    """The seat is asked for a card."""
    OWN = "own"
    """The seat called trumps."""
    PARTNER = "partner"
    """Its partner did."""
    THEIRS = "theirs"
    """The others did."""
    DECLARED = "declared"
    """Somebody showed declarations."""
    BELOTE = "belote"
    """It holds king and queen of trumps."""
    TRUMP_JACK = "trumpJack"
    LEADING = "leading"
    FOLLOWING = "following"
    """It holds the suit led."""
    BEATING = "beating"
    """It must go higher: not every card of that suit may be played."""
    TRUMPING = "trumping"
    """It has none of the suit led but trumps."""
    FREE = "free"
    """It has neither."""
    TAKEN = "taken"
    """The trick before went to its side."""
    LOST = "lost"
    """The trick before went to the others."""
    FIRST = "first"
    """No trick has been taken yet."""
    LATER = "later"
    """At least one trick has been taken."""
    LAST = "last"
    """The last card."""
    MADE = "made"
    """The deal is written: who called made it."""
    FELL = "fell"
    """The deal is written: who called fell."""

    __hash__ = object.__hash__


def facts_of(view: View) -> frozenset[Fact]:
    """Everything that is so for the seat of the view, in a game of two pairs."""
    return frozenset((*_called(view), *_asked(view), *_written(view)))


def strongest_suit(view: View) -> Suit:
    """The suit to call: the one with the most to show as trumps."""
    return max(SUITS, key=lambda suit: _strength(view, suit))


def _strength(view: View, suit: Suit) -> int:
    held = [card.rank for card in view.hand if card.suit is suit]
    return 2 * len(held) + 4 * (Rank.JACK in held) + 3 * (Rank.NINE in held) + (Rank.ACE in held)


def _called(view: View) -> Iterator[Fact]:
    contract, results = view.contract, view.results
    if contract is None and results:
        contract = results[-1].contract
    if contract is None:
        return
    if contract.taker == view.seat:
        yield Fact.OWN
    elif side_of(contract.taker, view.rules.players) == side_of(view.seat, view.rules.players):
        yield Fact.PARTNER
    else:
        yield Fact.THEIRS
    suit = contract.trumps.suit
    if suit is not None:
        if all(card_of(suit, rank) in view.hand for rank in (Rank.KING, Rank.QUEEN)):
            yield Fact.BELOTE
        if card_of(suit, Rank.JACK) in view.hand:
            yield Fact.TRUMP_JACK
    if view.shown:
        yield Fact.DECLARED


def _asked(view: View) -> Iterator[Fact]:
    choices = view.choices
    if choices.calls:
        yield Fact.CALLING
        suit = strongest_suit(view)
        held = [card.rank for card in view.hand if card.suit is suit]
        if Rank.JACK in held and len(held) >= LONG:
            yield Fact.STRONG
        if Word.PASS not in choices.calls:
            yield Fact.MUST_CALL
    if not choices.playable:
        return
    yield Fact.PLAYING
    if not view.tricks:
        yield Fact.FIRST
    else:
        yield Fact.LATER
        players = view.rules.players
        is_ours = side_of(view.takers[-1], players) == side_of(view.seat, players)
        yield Fact.TAKEN if is_ours else Fact.LOST
    if len(view.hand) == 1:
        yield Fact.LAST
    yield from _duty(view)


def _duty(view: View) -> Iterator[Fact]:
    trick, contract, playable = view.trick, view.contract, view.choices.playable
    if trick is None or not trick.cards or contract is None:
        yield Fact.LEADING
        return
    led = trick.cards[0].suit
    held = [card for card in view.hand if card.suit is led]
    if held:
        yield Fact.FOLLOWING
        if len(playable) < len(held):
            yield Fact.BEATING
    elif any(card.suit is contract.trumps.suit for card in view.hand):
        yield Fact.TRUMPING
    else:
        yield Fact.FREE


def _written(view: View) -> Iterator[Fact]:
    if view.phase is Phase.SHUFFLING and view.results:
        outcome = view.results[-1].outcome
        if outcome is Outcome.MADE:
            yield Fact.MADE
        elif outcome is Outcome.FELL:
            yield Fact.FELL
