"""A hook that long computations in plain Python call often, so that a window may draw first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final


class Pausing:
    """What a long computation calls when something else may have to go first; it decides nothing."""

    def __init__(self) -> None:
        """Never wait."""
        self.wait: Callable[[], None] = lambda: None


PAUSING: Final = Pausing()
"""A thinker beside a window sets its `wait` to block while a picture is drawn."""
