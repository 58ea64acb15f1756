"""The system's language is taken from its locale when the game speaks it."""

from __future__ import annotations

import pytest

from game.text.system import system_language

OURS = ("hr", "en", "de")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "hr"),
        ({"LANG": "C.UTF-8"}, "hr"),
        ({"LC_ALL": "POSIX", "LANG": ""}, "hr"),
        ({"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "hr_HR.UTF-8"}, "hr"),
        ({"LANG": "de_AT@euro"}, "de"),
        ({"LANG": "sr_RS.UTF-8"}, "hr"),
        ({"LANG": "zh_CN.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "hr_HR.UTF-8"}, "hr"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "de_DE"}, "de"),
        ({"LANGUAGE": "ja:de:hr", "LANG": "en_GB.UTF-8"}, "de"),
        ({"LC_ALL": "", "LANG": "HR-hr"}, "hr"),
    ],
)
def test_locales(environment: dict[str, str], language: str) -> None:
    assert system_language(environment, OURS) == language
