"""Presets under a name: there and back as text, and what is wrong with a file is said with its line."""

from __future__ import annotations

import pytest

from game.variants.catalogue import GAMES
from game.variants.option_ids import options_from
from game.variants.presets import (
    Preset,
    PresetError,
    plain_name,
    presets_of,
    text_of_presets,
    with_preset,
    without_preset,
)


def preset(name: str, game: str = "bela4", **options: object) -> Preset:
    return Preset(name, game, options_from(options, GAMES[game].rules))


HOME = preset("Kod kuće = 501 [brzo]", target=501, contra=True)
CAFE = preset("Кафе", "belot_bg", roundSplit="loserUp", capotLock=True)


def test_there_and_back() -> None:
    presets = (HOME, CAFE, preset("nichts anders", "coinche_fr"))
    assert presets_of(text_of_presets(presets)) == presets
    assert presets_of(text_of_presets(())) == ()


def test_it_can_be_read_by_people() -> None:
    assert text_of_presets([CAFE]) == (
        "house rules, format 1\n\n[belot_bg] Кафе\nroundSplit = loserUp\ncapotLock = true\n"
    )


def test_a_truth_is_written_in_small_letters() -> None:
    assert "\ncontra = true\n" in text_of_presets([HOME])


def test_a_namesake_is_replaced_where_it_stands() -> None:
    again = preset("KOD KUĆE = 501 [BRZO]", target=701)
    assert with_preset((HOME, CAFE), again) == (again, CAFE)
    other = preset(HOME.name, "bela3")
    assert with_preset((HOME,), other) == (HOME, other)
    assert without_preset((HOME, other), "bela4", HOME.name.upper()) == (other,)
    neighbour = preset("kod susjeda")
    assert with_preset((HOME,), neighbour) == (HOME, neighbour)
    assert without_preset((HOME, neighbour), "bela4", HOME.name) == (neighbour,)


@pytest.mark.parametrize(
    ("typed", "name"),
    [("  kod \t kuće\n", "kod kuće"), ("x" * 50, "x" * 32), (" \n ", ""), ("a\x00b", "a b")],
)
def test_plain_names(typed: str, name: str) -> None:
    assert plain_name(typed) == name


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "line 1"),
        ("house rules", "line 1"),
        ("1\n", "line 1: house rules, format 1 was expected"),
        ("house rules, format one\n", "line 1: house rules, format 1 was expected"),
        ("house rules, format \u0661\n", "line 1: house rules, format 1 was expected"),
        (f"house rules, format {'9' * 5000}\n", "line 1: house rules, format 1 was expected"),
        ("house rules, format 1\ntarget = 5\n", "line 2: option = value was expected, after a"),
        ("house rules, format 1\n\n[bela4\n", "line 3"),
        ("house rules, format 1\n\n[bela4]  \n", "line 3"),
        ("house rules, format 1\n[poker] x\n", "line 2, x: no game is called 'poker'"),
        ("house rules, format 1\n[bela4] x\nfoo = 1\n", "line 2, x: option foo"),
        ("house rules, format 1\n[bela4] x\ntarget\n", "line 3"),
    ],
)
def test_a_damaged_file_is_refused_with_its_line(text: str, sentence: str) -> None:
    with pytest.raises(PresetError) as caught:
        presets_of(text)
    assert str(caught.value).startswith(sentence)
    assert not caught.value.is_newer


@pytest.mark.parametrize("number", [2, 999_999_999])
def test_a_newer_file_says_so(number: int) -> None:
    with pytest.raises(PresetError, match="newer version") as caught:
        presets_of(f"house rules, format {number}\nwhatever it holds\n")
    assert caught.value.is_newer
