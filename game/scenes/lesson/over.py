"""After the first deal: a whole match, the same deal once more, or back to the title."""

from __future__ import annotations

import pygame

from game.scenes.board import Board
from game.scenes.choosing.chosen import choose_game
from game.scenes.choosing.starting import start
from game.scenes.doors import Doors
from game.scenes.intents import OpenLesson
from game.scenes.lesson.session import GAME
from game.scenes.page_desk import PageDesk
from game.scenes.scene import Home, Replace, Result
from game.scenes.signs import signs_of
from game.variants.catalogue import game_named


class LessonOver(Board):
    """Lies over the table of the lesson."""

    width = 480.0

    def __init__(self, desk: PageDesk, doors: Doors) -> None:
        """Offer three ways on."""
        self._doors = doors
        buttons = (("lesson.play", True), ("lesson.again", False), ("pause.title", False))
        super().__init__(desk, buttons, "lesson.over", "lesson.over.text")

    def text(self) -> str:
        """Names what leads to the rules, as it is set."""
        say = self.desk.say
        return say(self._text, key=signs_of(self.desk.devices).sign(say, "rules"))

    def handle(self, event: pygame.Event) -> Result:
        """Go there; Esc goes back to the title."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            return Home()
        used = self.signal(event)
        match used.name if used is not None else None:
            case "lesson.play":
                choose_game(self.desk, game_named(GAME))
                return start(self.desk, self._doors)
            case "lesson.again":
                return Replace(OpenLesson(GAME), 2)
            case "pause.title":
                return Home()
            case _:
                return None
