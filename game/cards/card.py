"""The thirty-two cards, each one object, ordered C D H S and 7 to A."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self

from game.cards.rank import RANK_LETTERS, RANKS, Rank
from game.cards.suit import SUIT_LETTERS, SUITS, Suit

if TYPE_CHECKING:
    from collections.abc import Iterable


class Card(int):
    """A card. It is a number from 0 to 31 so that equality, order and hashing cost nothing.

    The numbers follow the listing order C7 C8 ... CA D7 ... SA; two cards compare in that order.
    """

    suit: Suit
    rank: Rank
    code: str
    """Rank and suit as records write them: JH, TS."""

    def __new__(cls, suit: Suit, rank: Rank) -> Self:
        """Make the card; programs take it from `card()` or `DECK` instead."""
        self = super().__new__(cls, suit * 8 + rank)
        self.suit = suit
        self.rank = rank
        self.code = rank.letter + suit.letter
        return self

    def __bool__(self) -> bool:
        """A card is true, the one with the number 0 as well: `face or other` means "if there is no face"."""
        return True

    def __repr__(self) -> str:
        return self.code

    __str__ = __repr__

    def __copy__(self) -> Card:
        return self

    def __deepcopy__(self, _memo: object) -> Card:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return card, (self.code,)


DECK: Final[tuple[Card, ...]] = tuple(Card(suit, rank) for suit in SUITS for rank in RANKS)
"""All 32 cards in listing order: `DECK[int(card)] is card`."""

_BY_CODE: Final = {card.code: card for card in DECK}


class NotACardError(ValueError):
    """A text that names no card."""

    def __init__(self, text: str) -> None:
        """Keep the text that was read."""
        super().__init__(
            f"{text!r} is no card: a rank of {RANK_LETTERS} and a suit of {SUIT_LETTERS} were expected"
        )
        self.text = text


def card(code: str) -> Card:
    """The card of a code such as `JH` or `TS`; raise NotACardError for anything else."""
    try:
        return _BY_CODE[code]
    except KeyError:
        raise NotACardError(code) from None


def cards(codes: str | Iterable[str]) -> tuple[Card, ...]:
    """The cards of codes, in the order given: a text with spaces or any iterable of codes."""
    return tuple(card(code) for code in (codes.split() if isinstance(codes, str) else codes))


def card_of(suit: Suit, rank: Rank) -> Card:
    """The one card of that suit and rank."""
    return DECK[suit * 8 + rank]
