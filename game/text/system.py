"""Which of our languages the player's system speaks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.text.catalogue import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Mapping

VARIABLES: Final = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where a locale stands, the strongest first, as gettext reads them."""

UNDERSTOOD: Final = {"bs": "hr", "sh": "hr", "sr": "hr", "cnr": "hr"}
"""Languages whose speakers read one of ours."""

FALLBACK: Final = "en"


def system_language(environment: Mapping[str, str], languages: tuple[str, ...] = LANGUAGES) -> str:
    """The first language named by the environment that the game has, otherwise English."""
    for variable in VARIABLES:
        for name in environment.get(variable, "").split(":"):
            spoken = name.partition(".")[0].partition("@")[0].partition("_")[0].partition("-")[0].lower()
            language = UNDERSTOOD.get(spoken, spoken)
            if language in languages:
                return language
    return FALLBACK
