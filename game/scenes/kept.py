"""What the player keeps from one evening to the next, besides the preferences."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.scenes.choosing.shelf import BareShelf, Shelf
from game.scenes.history.past import BarePast, Past
from game.scenes.scorer.half_told import HalfTold
from game.scenes.scorer.kept import BareSheets, Sheets


@dataclass(slots=True)
class Kept:
    """By default all of it is gone when the program ends."""

    past: Past = field(default_factory=BarePast)
    """The matches played so far."""
    sheets: Sheets = field(default_factory=BareSheets)
    """The sheets of matches with real cards."""
    shelf: Shelf = field(default_factory=BareShelf)
    """House rules with a name."""
    half_told: HalfTold = field(default_factory=HalfTold)
    """Deals of real cards that were left half told, until the program ends."""
