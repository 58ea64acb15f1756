"""Comma-separated values in which no field becomes a formula of a spreadsheet."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterable
from io import StringIO
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


def csv_lines(rows: Iterable[Iterable[object]]) -> str:
    """The rows as comma-separated values, a line each."""
    text = StringIO()
    csv.writer(text, lineterminator="\n").writerows(map(harmless, rows))
    return text.getvalue()
