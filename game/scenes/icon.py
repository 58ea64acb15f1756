"""The picture of the program in the task bar: the one that the desktop shows."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pygame

from game.ui.render.svg import UnreadableDrawingError

FILE: Final = Path("icon") / "icon_64.png"


def icon(sprites: Path) -> pygame.Surface:
    """A square picture with a transparent ground, as windows want it (not premultiplied).

    Raise UnreadableDrawingError if it is missing or damaged.
    """
    try:
        return pygame.image.load(sprites / FILE)
    except (pygame.error, OSError) as error:
        raise UnreadableDrawingError(sprites / FILE, str(error)) from error
