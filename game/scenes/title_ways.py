"""Where the buttons of the title lead."""

from __future__ import annotations

from typing import Final

from game.scenes.choosing.chosen import choose_game
from game.scenes.choosing.starting import start
from game.scenes.deals.intents import OpenDeals
from game.scenes.desk import Desk
from game.scenes.history.intents import OpenHistory, OpenMatches
from game.scenes.intents import (
    FirstStep,
    Intent,
    OpenFirstGame,
    OpenGames,
    OpenLesson,
    OpenOptions,
    OpenRules,
    OpenSeats,
    SavedMatch,
)
from game.scenes.offer_button import PREFIX
from game.scenes.scene import Push, Quit, Result
from game.scenes.scorer.intents import OpenSheets
from game.scenes.title_buttons import lesson_game
from game.variants.catalogue import game_named

ALWAYS: Final[dict[str, Intent]] = {
    "title.continue": SavedMatch(),
    "title.open": OpenMatches(),
    "title.others": OpenFirstGame(),
    "title.games": OpenGames(),
    "title.learn": OpenFirstGame(FirstStep.LESSON),
    "title.deals": OpenDeals(),
    "title.rules": OpenRules(),
    "title.scorer": OpenSheets(),
    "title.history": OpenHistory(),
    "title.options": OpenOptions(),
}
"""By the name of a button, the place to which it leads at any time."""


def way_of(button: str, desk: Desk) -> Result:
    """What a button of the title asks for; before there was a game, it is chosen first."""
    match button:
        case "title.quit":
            return Quit()
        case "title.people":
            return Push(OpenSeats(begins=True) if desk.has_begun else OpenFirstGame(FirstStep.SEATS))
        case "title.play":
            return start(desk, desk.doors)
        case "title.lesson":
            return Push(OpenLesson(lesson_game(desk)))
        case offer if offer.startswith(PREFIX):
            choose_game(desk, game_named(offer.removeprefix(PREFIX)))
            return start(desk, desk.doors)
        case _:
            return Push(ALWAYS[button])
