"""Where the buttons of the title lead."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.scenes.choosing.starting import start
from game.scenes.desk import Desk
from game.scenes.intents import (
    Intent,
    OpenFirstGame,
    OpenGames,
    OpenHistory,
    OpenLesson,
    OpenMatches,
    OpenOptions,
    OpenRules,
    OpenSeats,
    OpenSheets,
    SavedMatch,
)
from game.scenes.scene import Push, Quit, Result

PLACES: Final[Mapping[str, Intent]] = {
    "title.continue": SavedMatch(),
    "title.open": OpenMatches(),
    "title.games": OpenGames(),
    "title.lesson": OpenLesson(),
    "title.rules": OpenRules(),
    "title.scorer": OpenSheets(),
    "title.history": OpenHistory(),
    "title.options": OpenOptions(),
}
"""By the name of the button, where it leads to the same place at any time."""


def way_of(button: str, desk: Desk) -> Result:
    """What a button of the title asks for; before there was a game, it is chosen first."""
    match button:
        case "title.quit":
            return Quit()
        case "title.people":
            return Push(OpenSeats(begins=True) if desk.has_begun else OpenFirstGame(has_people=True))
        case "title.play" if desk.has_begun:
            return start(desk, desk.doors)
        case "title.play":
            return Push(OpenFirstGame())
        case _:
            return Push(PLACES[button])
