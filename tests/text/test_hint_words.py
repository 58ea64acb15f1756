"""What hints say is told apart from what they speak of, and no count stands without what is counted."""

from __future__ import annotations

import pytest

from game.text.catalogue import LANGUAGES, words
from tests.text.test_print import QUOTES

TRUMPS = {"hr": "Aduta", "bg": "Козове", "fr": "Atouts", "pl": "Atuty", "de": "Trümpfe", "en": "Trumps"}


@pytest.mark.parametrize("key", ["hint.close", "hint.safer"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_other_call_stands_in_quotation_marks(language: str, key: str) -> None:
    """Without them a call such as pass would read like a verb of the sentence."""
    begins, ends = QUOTES[language]
    text = words(language)(key, other="X")
    assert text[text.index("X") - 1 - (language == "fr")] == begins
    assert text[text.index("X") + 1 + (language == "fr")] == ends


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_trumps_that_are_left_are_called_trumps(language: str) -> None:
    first, second = words(language)("ground.drawsTrumps", number=3).split(". ")
    assert second.startswith(TRUMPS[language])
    assert "3" not in first


def test_the_last_trick_is_called_as_bulgarians_call_it() -> None:
    say = words("bg")
    told = [say("spoken.trick.last", names="А", points="1"), say("keys.last_trick")]
    told += [say(key, last=10) for key in ("lesson.last", "lesson.french.last")]
    for text in told:
        assert "взятка" not in text.casefold()
        assert "оследна" in text
        assert "ръка" in text


def test_the_logos_of_two_families_differ_in_every_language() -> None:
    for language in LANGUAGES:
        say = words(language)
        logos = [say(f"title.logo.{family}") for family in ("bela", "belot", "belote")]
        assert len(set(logos)) == 3
