"""A last line with a checksum shows whether a text is whole and as it was written."""

from __future__ import annotations

import re
from hashlib import sha256
from typing import Final

from game.records.errors import DamagedRecordError

SEAL: Final = re.compile(r'\[Checksum "([0-9a-f]*)"\]\s*\Z')


def sealed(text: str) -> str:
    """The text with its checksum below."""
    return f'{text}\n[Checksum "{_checksum(text)}"]\n'


def is_sealed(text: str) -> bool:
    """Whether a checksum stands below the text."""
    return SEAL.search(text) is not None


def unsealed(text: str) -> str:
    """The text above its checksum; raise DamagedRecordError if the two do not fit, or there is none."""
    found = SEAL.search(text)
    if found is None:
        raise DamagedRecordError(
            text.count("\n") + 1, 1, "the text is cut off: a line with its checksum was expected at the end"
        )
    inner = text[: found.start()].removesuffix("\n")
    if _checksum(inner) != found[1]:
        line = text.count("\n", 0, found.start()) + 1
        raise DamagedRecordError(
            line, 1, "the text was changed after it was written, its checksum is another"
        )
    return inner


def _checksum(text: str) -> str:
    return sha256(text.encode()).hexdigest()
