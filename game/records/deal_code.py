"""A deal as a code that can be read out: the order of the 32 cards as 24 letters and a check letter."""

from __future__ import annotations

from typing import Final

from game.cards.card import DECK, Card

LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Thirty-two signs that are not taken for each other; I and L are read as 1, O as 0."""

LENGTH: Final = 24
"""32! orders need 117.7 bits; 24 signs hold 120."""

MISREAD: Final = str.maketrans("ILO", "110")


class DealCodeError(ValueError):
    """A text that is no code of a deal."""


def code_of_deck(deck: tuple[Card, ...]) -> str:
    """The code of a deck, from the top: six groups of four and the check letter."""
    number, rest = 0, list(DECK)
    for card in deck:
        number = number * len(rest) + rest.index(card)
        rest.remove(card)
    signs = ""
    for _ in range(LENGTH):
        number, place = divmod(number, len(LETTERS))
        signs = LETTERS[place] + signs
    groups = [signs[start : start + 4] for start in range(0, LENGTH, 4)]
    return "-".join([*groups, _check(signs)])


def deck_of_code(code: str) -> tuple[Card, ...]:
    """The deck of a code, blanks, hyphens and letter case aside; raise DealCodeError with a sentence."""
    signs = "".join(code.upper().translate(MISREAD).replace("-", " ").split())
    strange = next((sign for sign in signs if sign not in LETTERS), None)
    if strange is not None:
        raise DealCodeError(f"the deal code {code!r} holds {strange!r}, which no code does")
    if len(signs) != LENGTH + 1:
        raise DealCodeError(
            f"the deal code {code!r} has {len(signs)} letters; 24 and a check letter were expected"
        )
    if _check(signs[:LENGTH]) != signs[LENGTH]:
        raise DealCodeError(f"the deal code {code!r} is mistyped: its check letter does not fit")
    number = 0
    for sign in signs[:LENGTH]:
        number = number * len(LETTERS) + LETTERS.index(sign)
    return _deck_of_number(number, code)


def _deck_of_number(number: int, code: str) -> tuple[Card, ...]:
    places = []
    for choices in range(1, len(DECK) + 1):
        number, place = divmod(number, choices)
        places.append(place)
    if number:
        raise DealCodeError(f"the deal code {code!r} stands for no order of the cards")
    rest = list(DECK)
    return tuple(rest.pop(place) for place in reversed(places))


def _check(signs: str) -> str:
    """Changes with any one letter, and with nearly all neighbours that change places."""
    total = sum((2 * place + 1) * LETTERS.index(sign) for place, sign in enumerate(signs))
    return LETTERS[total % len(LETTERS)]
