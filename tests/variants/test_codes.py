"""Codes of house rules: always the same, read however they are typed, and refused for the right reason."""

from __future__ import annotations

import random
from enum import Enum

import pytest

from game.rules.options.rules import Rules
from game.variants.catalogue import GAMES
from game.variants.code_order import CHOICES, GAMES_IN_CODES, NUMBER
from game.variants.code_signs import LETTERS, CodeError, CodeFault, check_signs, grouped
from game.variants.codes import CHECK, PRIME, code_of, rules_of_code
from game.variants.option_ids import OptionError, all_options, options_from
from tests.depth import often

GOLDEN = {
    "102B": ("bela4", {}),
    "192M": ("coinche_fr", {}),
    "10Z8-TFK8": ("bela4", {"stiglja": 250}),
    "100X-V2D1-01Z3-13P": (
        "bela4",
        {"target": 701, "contra": True, "recontra": True, "finish": "dosta"},
    ),
}

BASES = {
    "bela3": "100X-V2TR",
    "bela2": "100N-Z185",
    "belot_bg": "100Q-9B01-1012-0011-1115-2011-2001-1620-1723-1C1",
    "belot_bg_official": "100Q-9B01-1012-0011-1115-2011-2000-0016-2013-1320-121A-4",
    "belote2_es": "100R-Y301-0101-3240-5042-5202-1100-113M-6011-2105-202S-Y",
    "belote3_es": "100R-Y301-0142-4050-4252-0211-0011-3M60-1121-0520-2XT",
    "belote4_es": "100R-Y301-0142-0101-2050-0132-5202-1100-113M-6011-2105-202K-W",
    "belote4_fr": "100R-Y371-3050-0131-5201-1100-113M-6012-1115-2NT",
    "coinche_fr": "100G-X7B0-1101-1000-0111-1152-0111-0011-3M60-1415-2DC",
}
"""The house rules from which each published game counts, as a code that counts from bela4."""


def with_check(signs: list[int]) -> str:
    """The code of these signs and the check signs behind them."""
    return grouped([*signs, *check_signs(signs, PRIME, CHECK)])


def random_rules(game: str, chance: random.Random) -> Rules:
    """House rules that make a game, some of them changed."""
    rules = GAMES[game].rules
    for key, choices in chance.sample(CHOICES, chance.randrange(12)):
        value = chance.choice(choices) if choices is not NUMBER else chance.randrange(3000)
        try:
            rules = options_from({key: value}, rules)
        except OptionError:
            continue
    return rules


@pytest.mark.parametrize("code", GOLDEN)
def test_a_code_means_today_what_it_meant_when_it_was_sent(code: str) -> None:
    game, options = GOLDEN[code]
    rules = options_from(options, GAMES[game].rules)
    assert code_of(game, rules) == code
    assert rules_of_code(code) == (game, rules)


@pytest.mark.parametrize("game", BASES)
def test_codes_and_records_of_a_game_count_for_ever_from_the_same_rules(game: str) -> None:
    assert code_of("bela4", GAMES[game].base) == BASES[game]
    assert rules_of_code(code_of(game, GAMES[game].base)) == (game, GAMES[game].base)


def test_every_game_and_option_has_its_place() -> None:
    assert set(GAMES_IN_CODES) == set(GAMES)
    placed = dict(CHOICES)
    assert len(placed) == len(CHOICES)
    for key, _, _, value in all_options(Rules()):
        choices = placed.pop(key)
        if isinstance(value, Enum):
            assert set(choices) == {member.value for member in type(value)}, key
        elif isinstance(value, bool):
            assert choices == (False, True), key
        else:
            assert choices is NUMBER, key
    assert placed == {}


@pytest.mark.parametrize("game", GAMES)
def test_there_and_back(game: str) -> None:
    chance = random.Random(game)
    for _ in range(often(50, 150)):
        rules = random_rules(game, chance)
        assert rules_of_code(code_of(game, rules)) == (game, rules)


def test_however_it_is_typed() -> None:
    game, options = GOLDEN["100X-V2D1-01Z3-13P"]
    rules = options_from(options, GAMES[game].rules)
    for typed in ("100xv2d101z313p", " i0Ox v2d1 01z3 l3P ", "100X--V2D1-\t01Z3-13P"):
        assert rules_of_code(typed) == (game, rules)


def test_every_single_wrong_sign_and_every_swap_is_noticed() -> None:
    code = "100XV2D101Z313P"
    for place, right in enumerate(code):
        for wrong in LETTERS.replace(right, ""):
            with pytest.raises(CodeError) as caught:
                rules_of_code(code[:place] + wrong + code[place + 1 :])
            assert caught.value.fault is CodeFault.MISTYPED
    for place in range(len(code) - 1):
        swapped = code[:place] + code[place + 1] + code[place] + code[place + 2 :]
        if swapped != code:
            with pytest.raises(CodeError, match="mistyped"):
                rules_of_code(swapped)


@pytest.mark.parametrize(
    ("typed", "fault"),
    [
        ("", CodeFault.EMPTY),
        (" - ", CodeFault.EMPTY),
        ("1", CodeFault.MISTYPED),
        ("00", CodeFault.MISTYPED),
        (with_check([1]), CodeFault.MISTYPED),
        ("102C", CodeFault.MISTYPED),
        ("102Ž", CodeFault.STRANGE_SIGN),
        ("102U", CodeFault.STRANGE_SIGN),
        ("Z" * 5000, CodeFault.MISTYPED),
    ],
)
def test_what_is_refused(typed: str, fault: CodeFault) -> None:
    with pytest.raises(CodeError) as caught:
        rules_of_code(typed)
    assert caught.value.fault is fault


@pytest.mark.parametrize(
    "signs",
    [
        [2, 0],
        [1, len(GAMES_IN_CODES)],
        [1, 0, *[31] * (len(CHOICES) // 31), len(CHOICES) % 31, 0],
        [1, 0, 1, 31],
        [1, 0, 5],
        [1, 0, 31],
    ],
)
def test_what_only_a_newer_version_can_have_written(signs: list[int]) -> None:
    with pytest.raises(CodeError) as caught:
        rules_of_code(with_check(signs))
    assert caught.value.fault is CodeFault.NEWER


def test_rules_that_exclude_each_other() -> None:
    place = [key for key, _ in CHOICES].index("recontra")
    signs = [1, 0, place, 1]
    with pytest.raises(CodeError, match="recontra needs contra") as caught:
        rules_of_code(with_check(signs))
    assert caught.value.fault is CodeFault.IMPOSSIBLE


def test_a_usual_difference_stays_short() -> None:
    rules = options_from({"target": 501, "tie": "hang", "contra": True}, GAMES["bela4"].rules)
    assert len(code_of("bela4", rules).replace("-", "")) <= 14
