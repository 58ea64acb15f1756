"""A deal as a code that can be read out: the order of the 32 cards as 24 letters and a check letter."""

from __future__ import annotations

from typing import Final

from game.cards.card import DECK, Card
from game.variants.code_signs import GROUP, LETTERS, digits_of, number_of, plain_signs

LENGTH: Final = 24
"""32! orders need 117.7 bits; 24 signs hold 120."""


class DealCodeError(ValueError):
    """A text that is no code of a deal."""


def code_of_deck(deck: tuple[Card, ...]) -> str:
    """The code of a deck, from the top: six groups of four and the check letter."""
    signs = "".join(LETTERS[digit] for digit in digits_of(number_of_deck(deck), LENGTH))
    groups = [signs[start : start + GROUP] for start in range(0, LENGTH, GROUP)]
    return "-".join([*groups, _check(signs)])


def deck_of_code(code: str) -> tuple[Card, ...]:
    """The deck of a code, blanks, hyphens and letter case aside; raise DealCodeError with a sentence."""
    signs = plain_signs(code)
    strange = next((sign for sign in signs if sign not in LETTERS), None)
    if strange is not None:
        raise DealCodeError(f"the deal code {code!r} holds {strange!r}, which no code does")
    if len(signs) != LENGTH + 1:
        raise DealCodeError(
            f"the deal code {code!r} has {len(signs)} letters; 24 and a check letter were expected"
        )
    if _check(signs[:LENGTH]) != signs[LENGTH]:
        raise DealCodeError(f"the deal code {code!r} is mistyped: its check letter does not fit")
    deck = deck_of_number(number_of([LETTERS.index(sign) for sign in signs[:LENGTH]]))
    if deck is None:
        raise DealCodeError(f"the deal code {code!r} stands for no order of the cards")
    return deck


def number_of_deck(deck: tuple[Card, ...]) -> int:
    """The number of this order of the cards, from 0 to 32! - 1."""
    number, rest = 0, list(DECK)
    for card in deck:
        number = number * len(rest) + rest.index(card)
        rest.remove(card)
    return number


def deck_of_number(number: int) -> tuple[Card, ...] | None:
    """The order of the cards with that number, or None if there are not so many."""
    places = []
    for choices in range(1, len(DECK) + 1):
        number, place = divmod(number, choices)
        places.append(place)
    rest = list(DECK)
    return None if number else tuple(rest.pop(place) for place in reversed(places))


def _check(signs: str) -> str:
    """Changes with any one letter, and with nearly all neighbours that change places."""
    total = sum((2 * place + 1) * LETTERS.index(sign) for place, sign in enumerate(signs))
    return LETTERS[total % len(LETTERS)]
