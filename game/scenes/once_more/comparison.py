"""The lines of a deal beside each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.board import Board
from game.scenes.intents import Practise
from game.scenes.scene import Pop, Replace, Result
from game.table.once_more import begun_again

if TYPE_CHECKING:
    from game.records.record import Record
    from game.scenes.desk import Desk
    from game.ui.widgets import Signal


class Comparison(Board):
    """Again, or back."""

    def __init__(self, desk: Desk, record: Record, covers: int = 0) -> None:
        """`covers` scenes below are left together with the page."""
        self._record, self._covers = record, covers
        super().__init__(desk, (("once.again", True), ("history.back", False)), "once.heading")

    def _use(self, used: Signal) -> Result:
        if used.name == "once.again":
            return Replace(Practise(begun_again(self._record)), self._covers + 1)
        return Pop(self._covers + 1)
