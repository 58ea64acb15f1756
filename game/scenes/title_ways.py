"""Where the buttons of the title lead; every scene is imported when its button is pressed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from game.scenes.desk import Desk
from game.scenes.scene import Push, Result, Scene


def go_on(desk: Desk) -> Scene:
    """The match that waits."""
    return desk.doors.saved_match(desk)


def play(desk: Desk) -> Result:
    """The game of last time by its rules, at once; before there was one, it is chosen."""
    from game.scenes.choosing.starting import start

    return start(desk) if has_begun(desk) else Push(_first_game(desk, has_people=False))


def people(desk: Desk) -> Scene:
    """Who sits where, two people as partners suggested; before there was a game, it is chosen first."""
    from game.scenes.choosing.setup_seats import SetupSeats

    return SetupSeats(desk, begins=True) if has_begun(desk) else _first_game(desk, has_people=True)


def lesson(desk: Desk) -> Scene:
    """The guided deal."""
    from game.scenes.lesson.table import LessonTable

    return LessonTable(desk)


def games(desk: Desk) -> Scene:
    """All games."""
    from game.scenes.choosing.games import Games

    return Games(desk)


def rules(desk: Desk) -> Scene:
    """The rule book, open at the game of last time."""
    from game.scenes.rule_book import RuleBook

    return RuleBook(desk)


def scorer(desk: Desk) -> Scene:
    """The sheets for real cards."""
    from game.scenes.scorer.sheets import RealSheets

    return RealSheets(desk)


def history(desk: Desk) -> Scene:
    """The matches that were played."""
    from game.scenes.history.matches import Matches

    return Matches(desk)


def options(desk: Desk) -> Scene:
    """The options."""
    from game.scenes.options.page import Options

    return Options(desk)


def has_begun(desk: Desk) -> bool:
    """Whether a match was ever begun here."""
    return desk.preferences.has_chosen_game or desk.doors.has_saved_match


def _first_game(desk: Desk, *, has_people: bool) -> Scene:
    from game.scenes.choosing.first_game import FirstGame

    return FirstGame(desk, has_people=has_people)


SCENES: Final[Mapping[str, Callable[[Desk], Scene]]] = {
    "title.continue": go_on,
    "title.people": people,
    "title.games": games,
    "title.lesson": lesson,
    "title.rules": rules,
    "title.scorer": scorer,
    "title.history": history,
    "title.options": options,
}
"""By the name of the button."""
