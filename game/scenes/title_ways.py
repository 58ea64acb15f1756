"""Where the buttons of the title lead."""

from __future__ import annotations

from game.scenes.choosing.starting import start
from game.scenes.desk import Desk
from game.scenes.intents import OpenFirstGame, OpenLesson, OpenSeats
from game.scenes.scene import Push, Quit, Result
from game.scenes.title_buttons import BUTTONS, LESSON


def way_of(button: str, desk: Desk) -> Result:
    """What a button of the title asks for; before there was a game, it is chosen first."""
    match button:
        case "title.quit":
            return Quit()
        case "title.people":
            return Push(OpenSeats(begins=True) if desk.has_begun else OpenFirstGame(has_people=True))
        case "title.play" if desk.has_begun:
            return start(desk)
        case "title.play":
            return Push(OpenFirstGame())
        case "title.lesson":
            return Push(OpenLesson(LESSON))
        case _:
            leads = next(one.leads for one in BUTTONS if one.key == button)
            return None if leads is None else Push(leads)
