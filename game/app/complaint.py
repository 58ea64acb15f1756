"""Sentences to whoever started the program, on the standard error stream."""

from __future__ import annotations

import sys
from typing import Final

SHOWN: Final = {code: f"\\x{code:02x}" for code in (*range(32), *range(127, 160)) if chr(code) not in "\t\n"}
"""Control characters as what they are: the name of a file must not steer the terminal that shows it."""


def complain(sentence: object) -> None:
    """Print the sentence on a line; a control character in it is printed as its number, such as 1b."""
    print(str(sentence).translate(SHOWN), file=sys.stderr)
