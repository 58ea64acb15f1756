"""The menu over the table: Esc brings it and takes it away."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.rules.view import View
from game.scenes.board import Board
from game.scenes.intents import Intent, OpenOptions, OpenRuleNow
from game.scenes.page_desk import PageDesk
from game.scenes.scene import Home, Pop, Push, Quit, Replace, Result
from game.scenes.scorer.intents import OpenSheets
from game.scenes.signs import signs_of
from game.ui.widgets import Signal

WAYS: Final = {"pause.rules": "rules", "table.hint.ask": "hint"}
"""The shortcuts that do at the table what these buttons do."""


class PauseMenu(Board):
    """Go on, rules, options, back to the title, quit; the match is always saved, so nothing is asked."""

    free = 0.66
    """Below lies the player's hand."""

    def __init__(
        self,
        desk: PageDesk,
        *,
        view: View | None = None,
        game: str = "",
        hint: Callable[[], None] | None = None,
        offers_hints: bool = False,
        log: Intent | None = None,
        seats: Callable[[], Intent] | None = None,
        is_practice: bool = False,
    ) -> None:
        """With what the player knows, the menu leads to the rules of the moment too.

        `hint` asks for one; where hints are offered but none can be given now, its button stays in its place.
        `log` is the page of what has happened, `seats` makes that of who sits where, which leads back here.
        With `is_practice` there is a way back to where the practice was begun.
        """
        self._view = view
        self._game = game
        self._hint = hint
        self._log = log
        self._seats = seats
        buttons = (
            ("pause.resume", True),
            *((("table.hint.ask", False),) if hint is not None or offers_hints else ()),
            *((("pause.rules", False),) if view is not None else ()),
            *((("spoken.log", False),) if log is not None else ()),
            *((("people.change", False),) if seats is not None else ()),
            *((("once.leave", False),) if is_practice else ()),
            ("title.scorer", False),
            ("pause.options", False),
            ("pause.title", False),
            ("pause.quit", False),
        )
        super().__init__(desk, buttons, "pause.heading")

    def label(self, key: str) -> str:
        """The word, with what leads there from the table at once."""
        word = super().label(key)
        return (
            f"{word} ({signs_of(self.desk.devices).sign(self.desk.say, WAYS[key])})" if key in WAYS else word
        )

    def is_ready(self, key: str) -> bool:
        """A hint is asked for only by who has to decide."""
        return key != "table.hint.ask" or self._hint is not None

    def update(self, seconds: float) -> Result:
        """Let time pass; who takes a controller in his hands sees its signs."""
        if self._pad != self.desk.devices.pad:
            self._lay_out()
            self.is_stale = True
        return super().update(seconds)

    def _lay_out(self) -> None:
        self._pad = self.desk.devices.pad
        super()._lay_out()

    def _use(self, used: Signal) -> Result:
        match used.name:
            case "pause.resume":
                return Pop()
            case "table.hint.ask" if self._hint is not None:
                self._hint()
                return Pop()
            case "pause.rules" if self._view is not None:
                return Replace(OpenRuleNow(self._view, self._game))
            case "spoken.log" if self._log is not None:
                return Replace(self._log)
            case "people.change" if self._seats is not None:
                return Push(self._seats())
            case "once.leave":
                return Pop(2)
            case "title.scorer":
                return Push(OpenSheets())
            case "pause.options":
                return Push(OpenOptions())
            case "pause.title":
                return Home()
            case "pause.quit":
                return Quit()
            case _:
                return None
