"""The file with the player's own house rules.

What presets are is imported when the file is first asked for, so that the first picture need not wait.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.kept_file import KeptFile

if TYPE_CHECKING:
    from game.variants.presets import Preset

FILE = "house-rules.txt"


class FileShelf(KeptFile["Preset"]):
    """Every change is on the disk at once."""

    area = "presets"
    content = "The house rules"

    def _parsed(self, text: str) -> tuple[Preset, ...]:
        from game.variants.presets import presets_of

        return presets_of(text)

    def _written(self, things: tuple[Preset, ...]) -> str:
        from game.variants.presets import text_of_presets

        return text_of_presets(things)
