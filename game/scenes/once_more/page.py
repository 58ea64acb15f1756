"""The page that asks how a past deal is played once more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.board import Board
from game.scenes.intents import PlayOn
from game.scenes.scene import Replace, Result

if TYPE_CHECKING:
    from game.scenes.desk import Desk
    from game.scenes.intents import OpenOnceMore
    from game.ui.widgets import Signal


class OnceMorePage(Board):
    """Offers the place that was reached and the whole deal."""

    def __init__(self, desk: Desk, asked: OpenOnceMore) -> None:
        """`asked` names the deal."""
        self._asked = asked
        super().__init__(desk, (("once.on", True), ("once.again", False)), "once.heading")

    def _use(self, used: Signal) -> Result:
        asked = self._asked
        place = asked.place if used.name == "once.on" else 0
        return Replace(PlayOn(asked.record, asked.deal, place, asked.seat))
