"""A pad of keys for figures, for who has no keyboard: a finger, a mouse, a controller."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.scenes.scorer.draft import BELOTE
from game.ui.widgets import Button, Widget

if TYPE_CHECKING:
    from game.text.catalogue import Words
    from game.ui.layout import Rect

ACROSS, DOWN = 3, 4
ERASE, NEXT = "key.erase", "key.next"


@dataclass(frozen=True, slots=True)
class Key:
    """What one key types: a digit, the value of a declaration, a belote."""

    types: str

    def word(self, say: Words) -> str:
        """What stands on it."""
        return say("table.note.bela") if self.types == BELOTE else self.types


def keypad(say: Words, keys: Sequence[Key], box: Rect, gap: float) -> list[Widget]:
    """The keys in rows of three, erasing and going on in the last two places; nothing without keys."""
    if not keys:
        return []
    rows = box.rows([1.0] * DOWN, gap)
    cells = [cell for row in rows for cell in row.columns([1.0] * ACROSS, gap)]
    return [
        *(
            Button(f"key.{key.types}", key.word(say), px=22).at(cell)
            for key, cell in zip(keys, cells, strict=False)
        ),
        Button(ERASE, say(f"scorer.{ERASE}"), px=18).at(cells[-2]),
        Button(NEXT, say(f"scorer.{NEXT}"), px=18, is_main=True).at(cells[-1]),
    ]
