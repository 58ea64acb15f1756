"""Letters without their marks, for keys and for finding: who types no diacritics means the same word.

The table stands here because the one of Unicode would be a twentieth of the download.
"""

from __future__ import annotations

from typing import Final

MARKED: Final = {
    "a": "àáâãäåāăą",
    "c": "çćĉċč",
    "d": "ďđ",
    "e": "èéêëēĕėęě",
    "g": "ĝğġģ",
    "i": "ìíîïĩīĭį",
    "k": "ķ",
    "l": "ĺļľł",
    "n": "ñńņň",
    "o": "òóôõöōŏő",
    "r": "ŕŗř",
    "s": "śŝşšș",
    "t": "ţťț",
    "u": "ùúûüũūŭůűų",
    "y": "ýÿŷ",
    "z": "źżž",
    "и": "йѝ",
    "е": "ёѐ",
}
"""The plain letter, and the small letters that are it with a mark."""

LIGATURES: Final = {"ß": "ss", "œ": "oe", "æ": "ae", "ﬁ": "fi", "ﬂ": "fl"}

_PLAIN: Final = str.maketrans(
    {marked: plain for plain, many in MARKED.items() for marked in many}
    | {marked.upper(): plain.upper() for plain, many in MARKED.items() for marked in many}
    | LIGATURES
    | {one.upper(): two.upper() for one, two in LIGATURES.items() if len(one.upper()) == 1}
    | dict.fromkeys(map(chr, range(768, 880)), "")
)


def unmarked(text: str) -> str:
    """The text without marks, in letters as large as they were; ligatures become two letters."""
    return text.translate(_PLAIN)
