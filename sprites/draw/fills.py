"""A deck in other colours is a table of fills: the same paths in the same order, some painted differently."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable

PAINTED = re.compile(r'<path [^>]*?fill="(#[0-9A-Fa-f]{6}|none)"[^>]*/>')


def fills(text: str) -> list[str]:
    """Return the fill of every path of a drawing, in their order."""
    return PAINTED.findall(text)


def differences(pairs: Iterable[tuple[str, str, str]]) -> bytes:
    """Return, for each (name, drawing, the same in other colours), the fills that differ by their place."""
    table = {}
    for name, plain, other in pairs:
        if _bare(plain) != _bare(other):
            raise ValueError(f"{name} differs in more than its fills")
        changed = {
            str(place): after
            for place, (before, after) in enumerate(zip(fills(plain), fills(other), strict=True))
            if before != after
        }
        if changed:
            table[name.removesuffix(".svg")] = changed
    lines = [f"{json.dumps(name)}:{json.dumps(table[name], separators=(',', ':'))}" for name in table]
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def _bare(text: str) -> str:
    return re.sub(r'fill="[^"]*"', "", text)
