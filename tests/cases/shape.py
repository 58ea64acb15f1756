"""A part of a case that knows which of its keys were understood."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.cards.card import Card, card
from game.rules.contract import Trumps
from game.rules.options.rules import Rules
from game.rules.seats import sides
from game.variants.catalogue import game_named
from game.variants.option_ids import options_from

if TYPE_CHECKING:
    from collections.abc import Iterable

MISSING: Any = object()


class NotUnderstoodError(AssertionError):
    """A case whose shape is unknown here."""


class Part:
    """The `given` or the `expect` of a case."""

    def __init__(self, name: str, content: object) -> None:
        if not isinstance(content, dict):
            raise NotUnderstoodError(f"{name} must be a mapping, not {content!r}")
        self.name = name
        self._content: dict[Any, Any] = content
        self._left = set(content)

    def __contains__(self, key: str) -> bool:
        return key in self._content

    def __bool__(self) -> bool:
        """Whether it holds anything."""
        return bool(self._content)

    def take(self, key: str, default: Any = MISSING) -> Any:  # noqa: ANN401 - whatever YAML holds
        """The value of a key that is understood."""
        self._left.discard(key)
        if key in self._content:
            return self._content[key]
        if default is MISSING:
            raise NotUnderstoodError(f"{self.name} has no {key!r}, which was expected")
        return default

    def finish(self) -> None:
        """Every key must have been understood."""
        if self._left:
            keys = ", ".join(sorted(map(str, self._left)))
            raise NotUnderstoodError(f"{self.name} has {keys}, which is not understood here")


def rules_of(variant: str, options: dict[str, object]) -> Rules:
    """The rules of a case; raises a sentence for a game or an option that there is not."""
    return options_from(options, game_named(variant).rules)


def cards_of(codes: Iterable[str]) -> tuple[Card, ...]:
    return tuple(card(str(code)) for code in codes)


def trumps_of(text: str) -> Trumps:
    try:
        return Trumps(text)
    except ValueError:
        raise NotUnderstoodError(f"{text!r} is no contract: C, D, H, S, NT or AT was expected") from None


def by_side(points: object, rules: Rules) -> tuple[int, ...]:
    """Points as a list, or as {side0: 20, side1: 0} (also {0: 20, 1: 0})."""
    count = sides(rules.players)
    if isinstance(points, dict):
        found = {str(key).removeprefix("side").removeprefix("seat"): value for key, value in points.items()}
        if set(found) != {str(side) for side in range(count)}:
            raise NotUnderstoodError(f"points of {count} sides were expected, not {points!r}")
        return tuple(found[str(side)] for side in range(count))
    if not isinstance(points, list) or len(points) != count:
        raise NotUnderstoodError(f"points of {count} sides were expected, not {points!r}")
    return tuple(points)


def side_number(text: object) -> int:
    """0 or `side0`."""
    digits = str(text).removeprefix("side")
    if not digits.isdigit():
        raise NotUnderstoodError(f"a side such as 0 or side0 was expected, not {text!r}")
    return int(digits)


def same(what: str, found: object, expected: object) -> None:
    """Fail with a sentence unless the two are equal."""
    assert found == expected, f"{what}: {expected!r} was expected, the rules say {found!r}"
