"""Where the buttons of the title lead."""

from __future__ import annotations

from game.scenes.choosing.chosen import choose_game
from game.scenes.choosing.starting import start
from game.scenes.desk import Desk
from game.scenes.intents import FirstStep, OpenFirstGame, OpenLesson, OpenSeats
from game.scenes.offer_button import PREFIX
from game.scenes.scene import Push, Quit, Result
from game.scenes.title_buttons import BUTTONS, lesson_game
from game.variants.catalogue import game_named


def way_of(button: str, desk: Desk) -> Result:
    """What a button of the title asks for; before there was a game, it is chosen first."""
    match button:
        case "title.quit":
            return Quit()
        case "title.people":
            return Push(OpenSeats(begins=True) if desk.has_begun else OpenFirstGame(FirstStep.SEATS))
        case "title.play":
            return start(desk)
        case "title.lesson":
            return Push(OpenLesson(lesson_game(desk)))
        case offer if offer.startswith(PREFIX):
            choose_game(desk, game_named(offer.removeprefix(PREFIX)))
            return start(desk)
        case _:
            leads = next(one.leads for one in BUTTONS if one.key == button)
            return None if leads is None else Push(leads)
