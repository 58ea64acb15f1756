"""A list that breaks something is made as short as it goes and still breaks it."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import TypeVar

Part = TypeVar("Part")


def shrunk(parts: Sequence[Part], breaks: Callable[[list[Part]], bool], seconds: float = 120) -> list[Part]:
    """A shorter list that still breaks, by leaving out ever smaller pieces (Zeller's ddmin), in that time."""
    end = time.monotonic() + seconds
    kept, size = list(parts), max(1, len(parts) // 2)
    while True:
        place, is_shorter = 0, False
        while place < len(kept):
            if time.monotonic() > end:
                return kept
            without = kept[:place] + kept[place + size :]
            if without and breaks(without):
                kept, is_shorter = without, True
            else:
                place += size
        if size == 1 and not is_shorter:
            return kept
        size = max(1, size // 2)
