"""Which form of a word a number takes: arithmetic that stands in the header of each .po file."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Final

PLURAL_FORMS: Final = re.compile(r"nplurals\s*=\s*(\d)\s*;\s*plural\s*=\s*([^;]+);?")


def number_of_forms(text: str) -> int:
    """How many forms a Plural-Forms header speaks of; raise ValueError for another text."""
    return int(_parts(text)[1])


@cache
def plural_rule(text: str) -> tuple[int, Callable[[int], int]]:
    """How many forms a Plural-Forms header speaks of, and the one that a number takes."""
    from gettext import c2py  # no first picture counts anything

    found = _parts(text)
    return int(found[1]), c2py(found[2])


def _parts(text: str) -> re.Match[str]:
    found = PLURAL_FORMS.fullmatch(text)
    if found is None:
        raise ValueError(f"Plural-Forms: nplurals=2; plural=(n != 1); was expected, not {text!r}")
    return found
