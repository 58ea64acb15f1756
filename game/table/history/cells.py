"""What may stand in a field of a table without becoming a formula of a spreadsheet."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

FORMULA: Final = frozenset("=+-@\t\r")
"""What a formula begins with."""
NUMBER: Final = re.compile(r"[+-]?\d+(?:\.\d+)?")


def harmless(fields: Iterable[object]) -> list[object]:
    """The fields, with an apostrophe before each text that a spreadsheet would compute.

    Numbers stay as they are, whether they are numbers or texts.
    """
    return [
        f"'{field}"
        if isinstance(field, str) and field[:1] in FORMULA and not NUMBER.fullmatch(field)
        else field
        for field in fields
    ]
