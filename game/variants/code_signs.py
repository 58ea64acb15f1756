"""The signs of codes that people read out: 32 digits and letters, in groups of four, check signs behind."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Thirty-two signs that are not taken for each other; I and L are read as 1, O as 0."""

MISREAD: Final = str.maketrans("ILO\u2010\u2011\u2012\u2013\u2014", "110-----")
"""What is read as another sign; a phone may write a dash instead of a hyphen."""

GROUP: Final = 4

WEIGHT: Final = 37


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
    """A text that is no code of that kind; `fault` says why, the text is a sentence."""

    def __init__(self, fault: CodeFault, sentence: str) -> None:
        """Keep what is wrong."""
        super().__init__(sentence)
        self.fault = fault


def plain_signs(code: str) -> str:
    """The code in capital letters, without blanks and hyphens, misread letters put right."""
    return "".join(code.upper().translate(MISREAD).replace("-", " ").split())


def signs_of(code: str, kind: str, longest: int) -> list[int]:
    """The numbers (0 to 31) of the first `longest` signs of a code.

    Raises CodeError for an empty code and for a strange sign. `kind` is what the sentence of the error calls
    the code, such as `rules code`.
    """
    text = plain_signs(code)[:longest]
    if not text:
        raise CodeError(CodeFault.EMPTY, f"a {kind} was expected")
    strange = next((sign for sign in text if sign not in LETTERS), None)
    if strange is not None:
        raise CodeError(CodeFault.STRANGE_SIGN, f"the {kind} {code!r} holds {strange!r}, which no code does")
    return [LETTERS.index(sign) for sign in text]


def digits_of(number: int, count: int) -> list[int]:
    """The number as so many signs, the highest first."""
    digits = []
    for _ in range(count):
        number, digit = divmod(number, len(LETTERS))
        digits.append(digit)
    return digits[::-1]


def number_of(digits: Sequence[int]) -> int:
    """The number whose signs these are, the highest first."""
    number = 0
    for digit in digits:
        number = number * len(LETTERS) + digit
    return number


def check_signs(signs: Sequence[int], prime: int, count: int) -> list[int]:
    """The check signs of a code's other signs.

    With the largest prime below 32 to the power of `count` (2 or 4), the check finds any one wrong sign and
    any two neighbours that changed places, among the check signs too.
    """
    total = 0
    for sign in signs:
        total = (total * WEIGHT + sign + 1) % prime
    return digits_of(total, count)


def grouped(signs: Sequence[int]) -> str:
    """The signs as a text in groups of four with hyphens between."""
    text = "".join(LETTERS[sign] for sign in signs)
    return "-".join(text[start : start + GROUP] for start in range(0, len(text), GROUP))
