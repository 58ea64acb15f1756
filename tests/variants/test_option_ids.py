"""House rules by id: what is read, what is refused with a sentence, and the way back."""

from __future__ import annotations

from dataclasses import fields, is_dataclass

import pytest

from game.rules.options.pack import ExchangeTo
from game.rules.options.play import Ruff
from game.rules.options.rules import Impossible, ImpossibleRulesError, Rules
from game.variants.catalogue import GAMES, UnknownGameError, game_named
from game.variants.option_ids import (
    REASONS,
    OptionError,
    option_choices,
    option_ids,
    option_value,
    options_from,
    options_of,
    with_option,
)

BASE = GAMES["bela4"].rules


def test_choices_truths_and_numbers_are_read() -> None:
    rules = options_from({"ruff": "unlessPartnerWinning", "mus": False, "target": 501, "run8": 100}, BASE)

    assert rules.play.ruff is Ruff.UNLESS_PARTNER_WINS
    assert not rules.auction.mus
    assert rules.match.target == 501
    assert rules.declarations.run_of_eight.value == "100"


@pytest.mark.parametrize(
    "value", ["9" * 10, "9" * 5001, 10**9, -(10**5001)], ids=["10", "5001", "int", "far"]
)
def test_a_number_beyond_every_sheet_is_refused(value: object) -> None:
    """Python itself refuses to read more than 4300 digits, and none of its sentences is for players."""
    with pytest.raises(OptionError, match="at most 9 digits"):
        options_from({"target": value}, BASE)


def test_the_largest_number_has_nine_digits() -> None:
    assert options_from({"target": "9" * 9}, BASE).match.target == 10**9 - 1


def test_contra_takes_recontra_along_and_the_seven_goes_where_the_turned_card_goes() -> None:
    assert not options_from({"contra": False}, GAMES["belot_bg"].rules).auction.recontra
    four, two = GAMES["belote4_es"].rules, GAMES["belote2_es"].rules
    for asked in ExchangeTo:
        assert options_from({"exchangeTo": asked.value}, four).pack.exchange_to is ExchangeTo.TAKER_GETS_SEVEN
        assert options_from({"exchangeTo": asked.value}, two).pack.exchange_to is ExchangeTo.KEEP_SEVEN


def test_text_serves_as_well() -> None:
    assert options_from({"mus": "false", "target": "501"}, BASE) == options_from(
        {"mus": False, "target": 501}, BASE
    )


def test_off_as_yaml_reads_it() -> None:
    assert options_from({"belotSuit": False}, BASE) == options_from({"belotSuit": "off"}, BASE)


@pytest.mark.parametrize(
    ("wanted", "sentence"),
    [
        ({"ruf": "always"}, "option ruf: there is no such option; there is "),
        (
            {"ruff": "sometimes"},
            "option ruff: one of always, unlessPartnerWinning, optional, never was expected",
        ),
        ({"ruff": True}, "option ruff: one of "),
        ({"ruff": False}, "option ruff: one of always, unlessPartnerWinning, optional, never was expected"),
        ({"mus": 1}, "option mus: true or false was expected, not 1"),
        ({"mus": "perhaps"}, "option mus: true or false was expected, not 'perhaps'"),
        ({"target": True}, "option target: a whole number was expected, not True"),
        ({"target": 1001.5}, "option target: a whole number was expected, not 1001.5"),
        ({"target": "12a"}, "option target: a whole number was expected, not '12a'"),
        ({"target": "٥٠١"}, "option target: a whole number was expected, not '٥٠١'"),
        ({"target": None}, "option target: a whole number was expected, not None"),
        ({"target": 0}, "these options make no game: the target must be at least 1 point"),
        ({"recontra": True}, "these options make no game: recontra needs contra"),
        ({"kingValue": 5}, "these options make no game: a king counts 4 or 10"),
    ],
)
def test_what_is_refused(wanted: dict[str, object], sentence: str) -> None:
    with pytest.raises(OptionError) as caught:
        options_from(wanted, BASE)
    assert str(caught.value).startswith(sentence)
    assert caught.value.key == (next(iter(wanted)) if sentence.startswith("option") else "")


def test_the_difference_leads_back() -> None:
    wanted = {"ruff": "optional", "contra": True, "recontra": True, "target": 701, "talonLift": "onPass"}
    rules = options_from(wanted, BASE)

    assert options_of(rules, BASE) == wanted
    assert options_from(options_of(rules, BASE), BASE) == rules
    assert options_of(BASE, BASE) == {}


def test_no_two_options_share_an_id() -> None:
    rules = Rules()
    marked = [
        field
        for group in fields(rules)
        if is_dataclass(getattr(rules, group.name))
        for field in fields(getattr(rules, group.name))
        if "id" in field.metadata
    ]

    assert len(marked) > 25
    assert len(set(option_ids())) == len(marked)


def test_an_unknown_game_is_answered_with_the_list() -> None:
    assert game_named(" Bela4 ") is GAMES["bela4"]
    with pytest.raises(UnknownGameError, match="no game is called 'poker'; there is bela4"):
        game_named("poker")


def test_every_impossible_combination_has_its_sentence() -> None:
    assert set(REASONS) == set(Impossible)


def test_one_option_alone() -> None:
    assert option_value(BASE, "ruff") is Ruff.ALWAYS
    assert option_choices(BASE, "ruff") == tuple(Ruff)
    assert option_choices(BASE, "mus") == (True, False)
    assert option_choices(BASE, "target") == ()
    assert with_option(BASE, "target", 501) == options_from({"target": 501}, BASE)
    assert with_option(BASE, "ruff", Ruff.NEVER) == options_from({"ruff": "never"}, BASE)
    with pytest.raises(ImpossibleRulesError) as caught:
        with_option(BASE, "recontra", True)
    assert caught.value.reason is Impossible.RECONTRA_WITHOUT_CONTRA
