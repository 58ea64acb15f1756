"""What another program asks, read part by part; an error names the part."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING

from game.cards.card import Card, NotACardError, card
from game.rules.call import Call, call_of, call_text

if TYPE_CHECKING:
    from game.rules.seats import Seat


class AskedError(ValueError):
    """A request that cannot be answered."""

    def __init__(self, where: str, sentence: str) -> None:
        """Keep the part of the request that is at fault."""
        super().__init__(sentence)
        self.where = where


class Asked:
    """One request."""

    def __init__(self, content: Mapping[str, object]) -> None:
        """Keep it."""
        self._content = content

    def __contains__(self, key: str) -> bool:
        return self._content.get(key) is not None

    def value(self, key: str) -> object:
        """Whatever stands there, None if nothing does."""
        return self._content.get(key)

    def word(self, key: str, default: str | None = None) -> str:
        """A text."""
        found = self._content.get(key, default)
        if not isinstance(found, str):
            raise AskedError(key, f"a text was expected, not {_short(found)}")
        return found

    def number(self, key: str, default: int | None = None, limit: int = 2**63) -> int:
        """A whole number from 0, below the limit."""
        found = self._content.get(key, default)
        if isinstance(found, bool) or not isinstance(found, int) or not 0 <= found < limit:
            raise AskedError(key, f"a whole number from 0 to {limit - 1} was expected, not {_short(found)}")
        return found

    def mapping(self, key: str) -> Mapping[str, object]:
        """An object; an empty one if nothing stands there."""
        found = self._content.get(key)
        if found is None:
            return {}
        if not isinstance(found, dict):
            raise AskedError(key, f"an object was expected, not {_short(found)}")
        return found

    def items(self, key: str) -> list[object]:
        """A list; an empty one if nothing stands there."""
        found = self._content.get(key)
        if found is None:
            return []
        if not isinstance(found, list):
            raise AskedError(key, f"a list was expected, not {_short(found)}")
        return found

    def numbers(self, key: str, count: int) -> tuple[int, ...]:
        """So many whole numbers; noughts if nothing stands there."""
        if key not in self:
            return (0,) * count
        found = self.items(key)
        if len(found) != count or not all(type(one) is int for one in found):
            raise AskedError(key, f"{count} whole numbers were expected, not {_short(found)}")
        return tuple(one for one in found if isinstance(one, int))

    def card(self, key: str) -> Card:
        """One card."""
        return card_at(self.value(key), key)

    def cards(self, key: str) -> tuple[Card, ...]:
        """Cards, each once."""
        found: list[Card] = []
        for place, code in enumerate(self.items(key)):
            one = card_at(code, f"{key}[{place}]")
            if one in found:
                raise AskedError(f"{key}[{place}]", f"{one} stands there twice")
            found.append(one)
        return tuple(found)

    def calls(self, key: str, players: int) -> tuple[tuple[Seat, Call], ...]:
        """[[seat, call], ...]."""
        found = []
        for place, entry in enumerate(self.items(key)):
            seat, said = _pair(entry, f"{key}[{place}]", players)
            found.append((seat, _call_at(said, f"{key}[{place}]")))
        return tuple(found)

    def plays(self, key: str, players: int) -> tuple[tuple[Seat, Card], ...]:
        """[[seat, card], ...], each card once."""
        found: list[tuple[Seat, Card]] = []
        for place, entry in enumerate(self.items(key)):
            seat, code = _pair(entry, f"{key}[{place}]", players)
            one = card_at(code, f"{key}[{place}]")
            if any(one == other for _, other in found):
                raise AskedError(f"{key}[{place}]", f"{one} was played before")
            found.append((seat, one))
        return tuple(found)


def card_at(code: object, where: str) -> Card:
    """The card of a code."""
    if not isinstance(code, str):
        raise AskedError(where, f"a card such as JH was expected, not {_short(code)}")
    try:
        return card(code)
    except NotACardError as error:
        raise AskedError(where, str(error)) from None


def _call_at(said: object, where: str) -> Call:
    """The call of a word, in the one spelling there is."""
    sentence = f"a call such as pass or H was expected, not {_short(said)}"
    if not isinstance(said, str):
        raise AskedError(where, sentence)
    try:
        call = call_of(said)
    except ValueError:
        raise AskedError(where, sentence) from None
    if call_text(call) != said:
        raise AskedError(where, sentence)
    return call


def _pair(entry: object, where: str, players: int) -> tuple[Seat, object]:
    if not isinstance(entry, list) or len(entry) != 2:
        raise AskedError(where, f"a seat and what it did were expected, not {_short(entry)}")
    seat = entry[0]
    if type(seat) is not int or not 0 <= seat < players:
        raise AskedError(where, f"a seat from 0 to {players - 1} was expected, not {_short(seat)}")
    return seat, entry[1]


def _short(value: object) -> str:
    """The value as the asker wrote it, cut where it is long; of an absent one, or a null, `nothing`."""
    if value is None:
        return "nothing"
    text = repr(value) if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 40 else f"{text[:37]}..."
