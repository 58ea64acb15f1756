"""The buttons of the title as data: when each is large or small. `title_ways.py` knows where they lead."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from game.scenes.lesson.lessons import has_lesson
from game.variants.families import offers

if TYPE_CHECKING:
    from game.scenes.desk import Desk

    When = Callable[[Desk], bool]


def _always(_: Desk) -> bool:
    return True


def _never(_: Desk) -> bool:
    return False


def _has_match(desk: Desk) -> bool:
    return desk.doors.has_saved_match


def _has_open_matches(desk: Desk) -> bool:
    return desk.doors.has_open_matches


def _has_begun(desk: Desk) -> bool:
    return desk.has_begun


def _has_one_offer(desk: Desk) -> bool:
    return len(offered(desk)) == 1


def _has_lesson(desk: Desk) -> bool:
    return bool(lesson_game(desk))


@dataclass(frozen=True, slots=True, kw_only=True)
class TitleButton:
    """A button of the title; it is not shown where it is neither large nor small."""

    key: str
    """The name of the button and its word in the catalogues."""
    large: When = _never
    small: When = _never


BUTTONS: Final = (
    TitleButton(key="title.continue", large=_has_match),
    TitleButton(key="title.open", large=_has_open_matches),
    TitleButton(key="title.play", large=_has_begun),
    TitleButton(key="title.others", large=_has_one_offer),
    TitleButton(key="title.games", small=lambda desk: not _has_one_offer(desk)),
    TitleButton(
        key="title.lesson",
        large=lambda desk: _has_one_offer(desk) and _has_lesson(desk),
        small=_has_lesson,
    ),
    TitleButton(key="title.learn", small=lambda desk: not _has_lesson(desk)),
    TitleButton(key="title.people", large=_has_begun, small=_always),
    TitleButton(key="title.deals", small=_always),
    TitleButton(key="title.rules", small=_always),
    TitleButton(key="title.scorer", small=_always),
    TitleButton(key="title.history", small=_always),
    TitleButton(key="title.options", small=_always),
    TitleButton(key="title.quit", small=_always),
)
"""In the order in which they stand in their row."""


def offered(desk: Desk) -> tuple[str, ...]:
    """The games that a first start offers, by their names in records; none once one was chosen."""
    return () if desk.has_begun else offers(desk.preferences.language)


def lesson_game(desk: Desk) -> str:
    """The game that the lesson on the title teaches; nothing if it has none or is still to be chosen."""
    game = desk.preferences.current_game
    return game if has_lesson(game) and len(offered(desk)) <= 1 else ""


def shown(desk: Desk) -> tuple[list[TitleButton], list[TitleButton]]:
    """The large and the small buttons of this moment besides the offers; one that may be both is large."""
    large = [button for button in BUTTONS if button.large(desk)]
    return large, [button for button in BUTTONS if button.small(desk) and button not in large]
