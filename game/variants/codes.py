"""House rules as a short code to be read out: the game and what differs from it, with two check letters."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import TYPE_CHECKING, Final

from game.variants.catalogue import GAMES
from game.variants.code_order import CHOICES, GAMES_IN_CODES, NUMBER
from game.variants.option_ids import OptionError, Value, options_from, options_of

if TYPE_CHECKING:
    from game.rules.options.rules import Rules

LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Thirty-two signs that are not taken for each other; I and L are read as 1, O as 0."""

MISREAD: Final = str.maketrans("ILO", "110")

VERSION: Final = 1
"""The first sign of a code; it grows when the meaning of a sign changes, not when options are added."""

CHECK: Final = 2
"""Signs at the end by which a mistyped code is known."""

GROUP: Final = 4

PRIME: Final = 1021
"""The largest prime below 32 x 32: any one wrong sign, and any two that changed places, change the check."""

WEIGHT: Final = 37

FURTHER: Final = len(LETTERS) - 1
"""As the step to the next option: so many options on, and there is another step."""

LONGEST: Final = 200


class CodeFault(Enum):
    """What is wrong with a text that should be a code."""

    EMPTY = "empty"
    STRANGE_SIGN = "sign"
    """It holds a sign that no code holds."""
    MISTYPED = "mistyped"
    """The check letters do not fit."""
    NEWER = "newer"
    """It is sound, but speaks of something that only a newer version knows."""
    IMPOSSIBLE = "impossible"
    """It is sound, but its rules exclude each other."""


class CodeError(ValueError):
    """A text that is no code of house rules; `fault` says why, the text is a sentence."""

    def __init__(self, fault: CodeFault, sentence: str) -> None:
        """Keep what is wrong."""
        super().__init__(sentence)
        self.fault = fault


def code_of(game: str, rules: Rules) -> str:
    """The code of these rules as a difference from the game of that name: groups of four signs."""
    signs = [VERSION, GAMES_IN_CODES.index(game)]
    last = -1
    places = {key: place for place, (key, _) in enumerate(CHOICES)}
    differences = options_of(rules, GAMES[game].rules)
    for key, value in sorted(differences.items(), key=lambda one: places[one[0]]):
        step = places[key] - last - 1
        signs += [FURTHER] * (step // FURTHER) + [step % FURTHER]
        signs += _number(value) if CHOICES[places[key]][1] is NUMBER else [_choice(places[key], value)]
        last = places[key]
    return _grouped([*signs, *_check(signs)])


def rules_of_code(code: str) -> tuple[str, Rules]:
    """The game's name and the rules; blanks, hyphens and letter case do not matter. Raises CodeError."""
    signs = _signs(code)
    body, check = signs[:-CHECK], signs[-CHECK:]
    if len(body) < 2 or _check(body) != check:
        raise CodeError(CodeFault.MISTYPED, f"the rules code {code!r} is mistyped: its end does not fit")
    if body[0] != VERSION or body[1] >= len(GAMES_IN_CODES):
        raise _newer(code)
    game = GAMES_IN_CODES[body[1]]
    try:
        return game, options_from(_differences(body[2:], code), GAMES[game].rules)
    except OptionError as error:
        raise CodeError(CodeFault.IMPOSSIBLE, f"the rules code {code!r}: {error}") from None


def _signs(code: str) -> list[int]:
    text = "".join(code.upper().translate(MISREAD).replace("-", " ").split())[:LONGEST]
    if not text:
        raise CodeError(CodeFault.EMPTY, "a rules code was expected")
    strange = next((sign for sign in text if sign not in LETTERS), None)
    if strange is not None:
        raise CodeError(
            CodeFault.STRANGE_SIGN, f"the rules code {code!r} holds {strange!r}, which no code does"
        )
    return [LETTERS.index(sign) for sign in text]


def _differences(signs: list[int], code: str) -> dict[str, Value]:
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
        raise _newer(code) from None
    return found


def _newer(code: str) -> CodeError:
    return CodeError(CodeFault.NEWER, f"the rules code {code!r} was made by a newer version")


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


def _check(signs: list[int]) -> list[int]:
    total = 0
    for sign in signs:
        total = (total * WEIGHT + sign + 1) % PRIME
    return [total // len(LETTERS), total % len(LETTERS)]


def _grouped(signs: list[int]) -> str:
    text = "".join(LETTERS[sign] for sign in signs)
    return "-".join(text[start : start + GROUP] for start in range(0, len(text), GROUP))
