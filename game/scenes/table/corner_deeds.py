"""What the five small buttons in the corner do: each has a key that does the same."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.scenes.table.picture.corner import Corner

if TYPE_CHECKING:
    from game.scenes.scene import Result
    from game.scenes.table.scene import TableScene


def use_corner(scene: TableScene, corner: Corner) -> Result:
    """A corner button is pressed."""
    match corner:
        case Corner.MENU:
            return scene.pause()
        case Corner.SOUND:
            scene.desk.change(lambda likes: replace(likes, is_muted=not scene.desk.preferences.is_muted))
            scene.is_stale = True
        case Corner.SCORE:
            return scene.pages.score()
        case Corner.LAST_TRICK:
            scene.controls.old_tricks.toggle()
        case Corner.HINT:
            scene.controls.hint.toggle()
    return None
