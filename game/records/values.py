"""Numbers and cards as they stand in a record."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from game.cards.card import Card, NotACardError, card
from game.records.errors import RecordError

if TYPE_CHECKING:
    from game.records.lexing import Token

MOST_DIGITS: Final = 9
"""Far beyond any sheet, and no burden to convert."""


def number_at(token: Token) -> int:
    """The whole number that stands there."""
    text = token.text.strip()
    if not (text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS):
        raise token.error(f"a whole number was expected, not {token.text!r}")
    return int(text)


def card_at(token: Token) -> Card:
    """The card that stands there, in large or small letters."""
    try:
        return card(token.text.upper())
    except NotACardError as error:
        raise token.error(str(error)) from None


def cards_at(token: Token) -> tuple[Card, ...]:
    """All cards of the text of a tag."""
    found = []
    for word in re.finditer(r"[^\s,]+", token.text):
        try:
            found.append(card(word[0].upper()))
        except NotACardError as error:
            raise RecordError(token.line, token.column + word.start(), str(error)) from None
    return tuple(found)
