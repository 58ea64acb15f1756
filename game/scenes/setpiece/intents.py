"""Where a table asks to go at a great moment."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.scenes.cards.pictures import CardPictures
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
