"""Words are found by key, filled by name, and counted by the rules of their language."""

from __future__ import annotations

import pytest

from game.text.catalogue import LANGUAGES, Words, plural_rule, words
from game.text.po import Entry

CROATIAN = {
    1: 0,
    2: 1,
    3: 1,
    4: 1,
    5: 2,
    0: 2,
    11: 2,
    12: 2,
    14: 2,
    21: 0,
    22: 1,
    25: 2,
    101: 0,
    111: 2,
    162: 1,
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


def test_croatian_plurals() -> None:
    say = words("hr")
    ending = ("bod", "boda", "bodova")
    assert {n: say.count("count.points", n) for n in CROATIAN} == {
        n: f"{n} {ending[form]}" for n, form in CROATIAN.items()
    }


def test_a_plural_rule_is_arithmetic_and_nothing_else() -> None:
    assert plural_rule("nplurals=2; plural=(n > 1);")[0] == 2
    for text in ("nplurals=2; plural=__import__('os')", "plural=n", "nplurals=2; plural=x;"):
        with pytest.raises(ValueError, match=r"."):
            plural_rule(text)
