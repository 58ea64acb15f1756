"""The lesson of each game that has one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.scenes.lesson.bela import BELA
from game.scenes.lesson.belote_in_two import BELOTE_IN_TWO
from game.scenes.lesson.bulgarian import BULGARIAN
from game.scenes.lesson.coinche import COINCHE
from game.scenes.lesson.french import FRENCH

if TYPE_CHECKING:
    from game.text.lesson_steps import Lesson

SCRIPTS: Final[dict[str, Lesson]] = {
    "bela4": BELA,
    "belot_bg": BULGARIAN,
    "belot_bg_official": BULGARIAN,
    "belote2_es": BELOTE_IN_TWO,
    "belote4_fr": FRENCH,
    "coinche_fr": COINCHE,
}
"""By the name of the game in records. What the Bulgarian lesson says is so by the official rules as well."""


def lesson_for(game: str) -> Lesson | None:
    """The lesson of the game of that name; None where it has none."""
    return SCRIPTS.get(game)
