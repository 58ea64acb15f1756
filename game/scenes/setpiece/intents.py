"""Where a table asks to go at a great moment."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.scenes.cards.pictures import CardPictures
    from game.scenes.intents import Intent
    from game.scenes.setpiece.keepsake import Keepsake


@dataclass(frozen=True, slots=True)
class OpenSetPiece:
    """A great moment of a deal, shown large before the deal is counted."""

    keepsake: Keepsake
    cards: CardPictures
    origin: tuple[float, float]
    """Where the winners sit, from 0 to 1 across and down the window."""
    stays: bool = True
    """Whether somebody is there to press; otherwise the page leaves by itself."""
    after: Callable[[], Intent | None] = lambda: None
    """Returns the page that comes next, if one does: it is laid down before the light table is seen."""
