"""The menu over the table: Esc brings it and takes it away."""

from __future__ import annotations

import pygame

from game.scenes.board import Board
from game.scenes.desk import Desk
from game.scenes.options import Options
from game.scenes.scene import Pop, Push, Quit, Result


class PauseMenu(Board):
    """Go on, options, back to the title, quit; the match is saved at every moment, so nothing is asked."""

    free = 0.66
    """Below lies the player's hand."""

    def __init__(self, desk: Desk, behind: int = 1) -> None:
        """`behind` scenes below this one belong to the match and go with it when the player leaves."""
        self._behind = behind
        buttons = (
            ("pause.resume", True),
            ("pause.options", False),
            ("pause.title", False),
            ("pause.quit", False),
        )
        super().__init__(desk, buttons, "pause.heading")

    def handle(self, event: pygame.Event) -> Result:
        """Do what a button says; Esc goes on."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            return Pop()
        used = self.signal(event)
        match used.name if used else None:
            case "pause.resume":
                return Pop()
            case "pause.options":
                return Push(Options(self.desk))
            case "pause.title":
                return Pop(1 + self._behind)
            case "pause.quit":
                return Quit()
            case _:
                return None
