"""House rules as a short code to be read out: the game and what differs from it, with two check letters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from game.variants.catalogue import GAMES
from game.variants.code_order import CHOICES, GAMES_IN_CODES, NUMBER
from game.variants.code_signs import LETTERS, CodeError, CodeFault, check_signs, grouped, signs_of
from game.variants.option_ids import OptionError, Value, options_from, options_of

if TYPE_CHECKING:
    from game.rules.options.rules import Rules

__all__ = ["CodeError", "code_of", "newer", "rules_of_code", "rules_of_signs", "signs_of_rules"]

VERSION: Final = 1
"""The first sign of a code; it grows when the meaning of a sign changes, not when options are added."""

CHECK: Final = 2
"""Signs at the end by which a mistyped code is known."""

PRIME: Final = 1021
"""The largest prime below 32 x 32."""

FURTHER: Final = len(LETTERS) - 1
"""As the step to the next option: so many options on, and there is another step."""

LONGEST: Final = 200

KIND: Final = "rules code"


def code_of(game: str, rules: Rules) -> str:
    """The code of these rules as a difference from the game of that name: groups of four signs."""
    signs = [VERSION, *signs_of_rules(game, rules)]
    return grouped([*signs, *check_signs(signs, PRIME, CHECK)])


def rules_of_code(code: str) -> tuple[str, Rules]:
    """The game's name and the rules; blanks, hyphens and letter case do not matter. Raises CodeError."""
    signs = signs_of(code, KIND, LONGEST)
    body, check = signs[:-CHECK], signs[-CHECK:]
    if len(body) < 2 or check_signs(body, PRIME, CHECK) != check:
        raise CodeError(CodeFault.MISTYPED, f"the {KIND} {code!r} is mistyped: its end does not fit")
    name = f"the {KIND} {code!r}"
    if body[0] != VERSION:
        raise newer(name)
    return rules_of_signs(body[1:], name)


def signs_of_rules(game: str, rules: Rules) -> list[int]:
    """The sign of the game and the signs of what differs from it, as they stand in a code."""
    ways = [
        (place, options_of(rules, _rules_at(place)))
        for place, name in enumerate(GAMES_IN_CODES)
        if name == game
    ]
    sign, differences = min(ways, key=lambda way: len(way[1]))
    signs, last = [sign], -1
    places = {key: place for place, (key, _) in enumerate(CHOICES)}
    for key, value in sorted(differences.items(), key=lambda one: places[one[0]]):
        step = places[key] - last - 1
        signs += [FURTHER] * (step // FURTHER) + [step % FURTHER]
        signs += _number(value) if CHOICES[places[key]][1] is NUMBER else [_choice(places[key], value)]
        last = places[key]
    return signs


def _rules_at(place: int) -> Rules:
    """The rules from which the differences are counted at a place of `GAMES_IN_CODES`."""
    variant = GAMES[GAMES_IN_CODES[place]]
    return variant.base if GAMES_IN_CODES.index(variant.name) == place else variant.rules


def rules_of_signs(signs: Sequence[int], name: str) -> tuple[str, Rules]:
    """The game and the rules of signs that `signs_of_rules` made.

    Raises CodeError with a sentence about the code of that name.
    """
    if not signs or signs[0] >= len(GAMES_IN_CODES):
        raise newer(name)
    game = GAMES_IN_CODES[signs[0]]
    try:
        return game, options_from(_differences(signs[1:], name), _rules_at(signs[0]))
    except OptionError as error:
        raise CodeError(CodeFault.IMPOSSIBLE, f"{name}: {error}") from None


def _differences(signs: Sequence[int], name: str) -> dict[str, Value]:
    """The options by id; raise CodeError for what only a newer version can have written."""
    found: dict[str, Value] = {}
    rest, place = iter(signs), -1
    try:
        for sign in rest:
            step, more = sign, sign
            while more == FURTHER:
                more = next(rest)
                step += more
            place += step + 1
            key, choices = CHOICES[place]
            found[key] = _read_number(rest) if choices is NUMBER else choices[next(rest)]
    except (IndexError, StopIteration):
        raise newer(name) from None
    return found


def newer(name: str) -> CodeError:
    """The error of a code that only a newer version can have made."""
    return CodeError(CodeFault.NEWER, f"{name} was made by a newer version")


def _choice(place: int, value: Value) -> int:
    return CHOICES[place][1].index(value)


def _number(value: Value) -> list[int]:
    """Four bits a sign, the lowest first; the fifth bit says that more follow."""
    rest, signs = int(value), list[int]()
    while True:
        rest, low = rest // 16, rest % 16
        signs.append(low + 16 * (rest > 0))
        if not rest:
            return signs


def _read_number(rest: Iterator[int]) -> int:
    number, weight = 0, 1
    while True:
        sign = next(rest)
        number += weight * (sign % 16)
        weight *= 16
        if sign < 16:
            return number
