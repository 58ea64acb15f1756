"""After a guided deal: the next one or a whole match, the lesson once more, or back to the title."""

from __future__ import annotations

import pygame

from game.scenes.board import Board
from game.scenes.choosing.chosen import choose_game
from game.scenes.choosing.starting import start
from game.scenes.doors import Doors
from game.scenes.intents import OpenLesson, OpenLessonOver
from game.scenes.lesson.scripts import SCRIPTS
from game.scenes.page_desk import PageDesk
from game.scenes.scene import Home, Replace, Result
from game.scenes.signs import signs_of
from game.variants.catalogue import game_named


class LessonOver(Board):
    """Lies over the table of the lesson and says what was learned."""

    width = 480.0

    def __init__(self, desk: PageDesk, doors: Doors, page: OpenLessonOver) -> None:
        """Offer three ways on."""
        self._doors = doors
        self._lesson, self._said = page.lesson, page.said
        script = SCRIPTS[page.lesson.game]
        is_last = page.lesson.deal + 1 == len(script.seeds)
        onward, end = ("lesson.play", "over") if is_last else ("lesson.next", f"half{page.lesson.deal + 1}")
        heading = f"lesson.{script.words}.over" if is_last else "lesson.half"
        buttons = ((onward, True), ("lesson.again", False), ("pause.title", False))
        super().__init__(desk, buttons, heading, f"lesson.{script.words}.{end}.text")

    def text(self) -> str:
        """Names what leads to the rules, as it is set."""
        say = self.desk.say
        return say(self._text, key=signs_of(self.desk.devices).sign(say, "rules"))

    def handle(self, event: pygame.Event) -> Result:
        """Go there; Esc goes back to the title."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            return Home()
        game = self._lesson.game
        used = self.signal(event)
        match used.name if used is not None else None:
            case "lesson.play":
                choose_game(self.desk, game_named(game))
                return start(self.desk, self._doors)
            case "lesson.next":
                said = SCRIPTS[game].remembered(self._said)
                return Replace(OpenLesson(game, self._lesson.deal + 1, said), 2)
            case "lesson.again":
                return Replace(OpenLesson(game), 2)
            case "pause.title":
                return Home()
            case _:
                return None
