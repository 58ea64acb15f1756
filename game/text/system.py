"""Which of our languages the player's system speaks, for a first start."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from game.text.catalogue import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Mapping

VARIABLES: Final = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where a locale stands, the strongest first, as gettext reads them."""

UNDERSTOOD: Final = {"bs": "hr", "sh": "hr", "sr": "hr", "cnr": "hr"}
"""Languages whose speakers read one of ours."""

NO_LANGUAGE: Final = ("", "c", "posix")
"""What stands there where nobody has chosen a language."""

AT_HOME: Final = "hr"
"""The language of a system that names none."""

ABROAD: Final = "en"
"""The language of a system that names only others than ours."""


def system_language(environment: Mapping[str, str], languages: tuple[str, ...] = LANGUAGES) -> str:
    """The first language named by the environment that the game has; Croatian if none is named at all."""
    named = [
        spoken
        for variable in VARIABLES
        for name in environment.get(variable, "").split(":")
        if (spoken := _spoken(name)) not in NO_LANGUAGE
    ]
    for spoken in named:
        language = UNDERSTOOD.get(spoken, spoken)
        if language in languages:
            return language
    return ABROAD if named else AT_HOME


def _spoken(locale: str) -> str:
    """The language of a locale such as hr_HR.UTF-8."""
    return re.split(r"[._@-]", locale.strip(), maxsplit=1)[0].lower()
