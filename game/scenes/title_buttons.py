"""The buttons of the title as data: when each of them is large or small, and where it leads."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from game.scenes.deals.intents import OpenDeals
from game.scenes.intents import OpenGames, OpenHistory, OpenOptions, OpenRules, OpenSheets, SavedMatch

if TYPE_CHECKING:
    from game.scenes.desk import Desk
    from game.scenes.intents import Intent

    When = Callable[[Desk], bool]

LESSON: Final = "bela4"
"""The game that the lesson on the title teaches."""


def _always(_: Desk) -> bool:
    return True


def _never(_: Desk) -> bool:
    return False


def _has_match(desk: Desk) -> bool:
    return desk.doors.has_saved_match


def _is_first(desk: Desk) -> bool:
    return not desk.has_begun


@dataclass(frozen=True, slots=True, kw_only=True)
class TitleButton:
    """A button of the title; it is not shown where it is neither large nor small."""

    key: str
    """The name of the button and its word in the catalogues."""
    leads: Intent | None = None
    """Where it always leads; None: `title_ways.py` knows where it leads now."""
    large: When = _never
    small: When = _never


BUTTONS: Final = (
    TitleButton(key="title.continue", leads=SavedMatch(), large=_has_match),
    TitleButton(key="title.play", large=_always),
    TitleButton(key="title.games", leads=OpenGames(), small=_always),
    TitleButton(key="title.lesson", large=_is_first, small=_always),
    TitleButton(key="title.people", large=_always),
    TitleButton(key="title.deals", leads=OpenDeals(), small=_always),
    TitleButton(key="title.rules", leads=OpenRules(), small=_always),
    TitleButton(key="title.scorer", leads=OpenSheets(), small=_always),
    TitleButton(key="title.history", leads=OpenHistory(), small=_always),
    TitleButton(key="title.options", leads=OpenOptions(), small=_always),
    TitleButton(key="title.quit", small=_always),
)
"""In the order in which they stand in their row."""


def shown(desk: Desk) -> tuple[list[TitleButton], list[TitleButton]]:
    """The large and the small buttons of this moment; a button that may be both is large."""
    large = [button for button in BUTTONS if button.large(desk)]
    return large, [button for button in BUTTONS if button.small(desk) and button not in large]
