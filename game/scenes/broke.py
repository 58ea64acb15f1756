"""The program broke off, or a scene did: one sentence, and the way on."""

from __future__ import annotations

from pathlib import Path

from game.scenes.board import Board
from game.scenes.intents import OpenReport
from game.scenes.page_desk import PageDesk
from game.scenes.scene import Pop, Push, Result
from game.ui.widgets import Signal


class Broke(Board):
    """Lies over what goes on: continue, or read the report."""

    width = 520.0

    def __init__(self, desk: PageDesk, report: Path | None, *, is_now: bool) -> None:
        """`is_now`: it happened in this window, else last time. Without a report there is none to read."""
        self.report = report
        buttons = [("crash.continue", True)]
        if report is not None:
            buttons.append(("crash.open", False))
        super().__init__(desk, buttons, "crash.heading", "crash.now" if is_now else "crash.before")

    def _use(self, used: Signal) -> Result:
        if used.name == "crash.open" and self.report is not None:
            return Push(OpenReport(self.report))
        return Pop()
