"""Words are found by key, filled by name, and counted by the rules of their language."""

from __future__ import annotations

import pytest

from game.text.catalogue import LANGUAGES, Words, words
from game.text.plurals import plural_rule
from game.text.po import Entry

POINTS = {
    "hr": {"bod": (1, 21, 101, 1001), "boda": (2, 3, 4, 22, 162), "bodova": (0, 5, 11, 12, 14, 25, 111)},
    "pl": {"punkt": (1,), "punkty": (2, 3, 4, 22, 162), "punktów": (0, 5, 11, 12, 14, 21, 25, 101, 112)},
    "bg": {"точка": (1,), "точки": (0, 2, 5, 11, 21, 101)},
    "en": {"point": (1,), "points": (0, 2, 5, 11, 21, 101)},
    "de": {"Punkt": (1,), "Punkte": (0, 2, 5, 11, 21, 101)},
    "fr": {"point": (0, 1), "points": (2, 5, 11, 21, 101)},
}


def small() -> Words:
    entries = {
        "hello": Entry("hello", ("Hi {name}",), is_plural=False, line=1),
        "cards": Entry("cards", ("{number} card", "{number} cards of {name}"), is_plural=True, line=2),
    }
    return Words("xx", entries, lambda n: int(n != 1))


def test_slots_are_filled() -> None:
    assert small()("hello", name="Ana") == "Hi Ana"


def test_numbers_choose_the_form() -> None:
    say = small()
    assert say.count("cards", 1) == "1 card"
    assert say.count("cards", 2, name="Ana") == "2 cards of Ana"
    assert say.count("cards", -1) == "-1 card"
    assert say.count("cards", 7, number="seven", name="Ana") == "seven cards of Ana"


def test_what_is_missing_raises_key_error_with_a_sentence() -> None:
    say = small()
    with pytest.raises(KeyError, match="no words for the key bye") as error:
        say("bye")
    assert str(error.value) == "xx: no words for the key bye"
    with pytest.raises(KeyError, match="hello needs the slot 'name'"):
        say("hello")
    with pytest.raises(KeyError, match="cards is said with"):
        say("cards")
    with pytest.raises(KeyError, match="hello is said with"):
        say.count("hello", 1)
    assert "hello" in say
    assert "bye" not in say


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_opens_once(language: str) -> None:
    assert words(language).language == language
    assert words(language) is words(language)


def test_an_unknown_language_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match=f"'xx' is no language of the game: one of {', '.join(LANGUAGES)}"):
        words("xx")


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_are_counted_as_the_language_counts(language: str) -> None:
    say = words(language)
    for noun, numbers in POINTS[language].items():
        for number in numbers:
            assert say.count("count.points", number) == f"{number} {noun}"


def test_a_plural_rule_is_arithmetic_and_nothing_else() -> None:
    assert plural_rule("nplurals=2; plural=(n > 1);")[0] == 2
    for text in ("nplurals=2; plural=__import__('os')", "plural=n", "nplurals=2; plural=x;"):
        with pytest.raises(ValueError, match=r"."):
            plural_rule(text)
