"""A question before something is lost, the harmless answer first."""

from __future__ import annotations

from collections.abc import Callable

from game.scenes.board import Board
from game.scenes.intents import Intent
from game.scenes.page_desk import PageDesk
from game.scenes.scene import Home, Pop, Result
from game.ui.widgets import Signal


class Confirm(Board):
    """Asks with the words `<key>.heading`, `<key>.text`, `<key>.no` and `<key>.yes`."""

    width = 460.0

    def __init__(
        self, desk: PageDesk, key: str, agreed: Intent | Callable[[], None], declined: Intent | None = None
    ) -> None:
        """`agreed` and `declined` are what follows a yes and a no: see `OpenConfirm`. Esc goes back."""
        self._yes = f"{key}.yes"
        self._agreed = agreed
        self._declined = declined
        super().__init__(desk, ((f"{key}.no", True), (self._yes, False)), f"{key}.heading", f"{key}.text")

    def _use(self, used: Signal) -> Result:
        answer = self._agreed if used.name == self._yes else self._declined
        if answer is None:
            return Pop()
        if callable(answer):
            answer()
            return Pop()
        return Home(answer)
