"""Whose declarations are written (rule book A6, A-06 to A-10, footnote 1)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from game.cards.card import cards
from game.rules.contest import camps_of, contest
from game.rules.contract import Trumps
from game.rules.declarations import held
from tests.rules.seated import Table, combination, house

Hands = Mapping[int, str]
PAIRS = (0, 1, 0, 1)


def written(
    hands: Hands, trumps: str = "C", first: int = 0, players: int = 4, **options: object
) -> tuple[int | None, list[tuple[int, int]]]:
    """The side that writes, and seat and value of what it writes."""
    rules = house(**options).declarations
    said = tuple(held(cards(hands.get(seat, "")), rules, Trumps(trumps)) for seat in range(players))
    verdict = contest(said, first, camps_of(players, 0, rules), Trumps(trumps), rules)
    return verdict.side, [(one.seat, one.declaration.value) for one in verdict.counted]


@pytest.mark.parametrize(
    ("hands", "counted"),
    [
        ({}, (None, [])),
        ({2: "9D TD JD"}, (0, [(2, 20)])),
        ({0: "8D 9D TD JD", 1: "9C TC JC QC"}, (1, [(1, 50)])),
        ({0: "TS JS QS KS AS", 1: "QC QD QH 7C", 2: "7D 8D 9D"}, (0, [(0, 100), (2, 20)])),
        ({0: "7D 8D 9D TD JD", 1: "QC QD QH QS"}, (1, [(1, 100)])),
        ({0: "8D 9D TD JD QD KD", 1: "QC QH QS AS"}, (0, [(0, 100)])),
        ({0: "TC TD TH TS", 1: "JS QS KS AS 9S 8S 7S"}, (0, [(0, 100)])),
        ({0: "7D 8D 9D TD 8S 9S TS JS", 1: "TH JH QH KH AH"}, (1, [(1, 100)])),
        ({0: "KC KD KH KS", 3: "TC TD TH TS"}, (1, [(3, 100)])),
        ({0: "QC QD QH QS", 3: "KC KD KH KS"}, (1, [(3, 100)])),
        ({0: "TC TD TH TS", 3: "AC AD AH AS"}, (1, [(3, 100)])),
        ({0: "AC AD AH AS", 3: "9C 9D 9H 9S"}, (1, [(3, 150)])),
        ({0: "9C 9D 9H 9S", 3: "JC JD JH JS"}, (1, [(3, 200)])),
        ({0: "8D 9D TD JD QD KD", 1: "TS JS QS KS AS"}, (1, [(1, 100)])),
        ({0: "9D TD JD", 1: "9S TS JS", 3: "QC KC AC"}, (1, [(1, 20), (3, 20)])),
        ({1: "7D 8D 9D", 3: "JC JD JH JS", 0: "9S TS JS QS KS"}, (1, [(1, 20), (3, 200)])),
    ],
)
def test_the_side_of_the_best_one_writes_all_its_own(
    hands: Hands, counted: tuple[int | None, list[tuple[int, int]]]
) -> None:
    assert written(hands) == counted


EQUAL = {seat: f"9{suit} T{suit} J{suit}" for seat, suit in enumerate("DHSC")}


@pytest.mark.parametrize("first", range(4))
def test_equal_ones_are_won_by_the_earlier_right_to_call(first: int) -> None:
    side, counted = written(EQUAL, first=first)
    assert side == first % 2
    assert [seat for seat, _ in counted] == [first, (first + 2) % 4]


@pytest.mark.parametrize(("trumps", "seat"), [("D", 0), ("H", 1), ("S", 2), ("C", 3)])
def test_equal_ones_are_won_by_trumps_under_that_option(trumps: str, seat: int) -> None:
    for first in range(4):
        assert written(EQUAL, trumps, first, declTie="trumpFirst")[0] == seat % 2


def test_of_level_ones_in_a_hand_the_one_in_trumps_is_named_first() -> None:
    hands = {0: "7D 8D 9D", 1: "7C 8C 9C 7S 8S 9S"}
    assert written(hands, "S", declTie="trumpFirst") == (1, [(1, 20), (1, 20)])
    assert written(hands, "H", declTie="trumpFirst") == written(hands, "S") == (0, [(0, 20)])
    table = Table(hands, declTie="trumpFirst").say("S")
    assert {one.seat for one in table.state.the_deal.said.counted} == {1}
    asked = Table(hands, declTie="trumpFirst", announce="manual").say("S").declare("7D 8D 9D")
    assert [one.top.code for one in asked.choices(1).declarations] == ["9S", "9C"]


def test_trumps_decide_only_between_equals() -> None:
    hands = {0: "TD JD QD", 1: "9H TH JH"}
    assert written(hands, "H", declTie="trumpFirst")[0] == 0
    assert written({0: "9D TD JD", 1: "9H TH JH"}, "S", declTie="trumpFirst")[0] == 0
    assert written({0: "9D TD JD", 1: "9H TH JH"}, "AT", declTie="trumpFirst")[0] == 0


def test_equal_long_runs_of_other_lengths_are_still_equal() -> None:
    hands = {0: "9D TD JD QD KD", 1: "8H 9H TH JH QH KH"}
    assert written(hands)[0] == 0
    assert written(hands, first=1)[0] == 1
    assert written(hands, "H", declTie="trumpFirst")[0] == 1
    assert written(hands, longRun="length")[0] == 1
    assert written(hands, declTie="cancel") == (None, [])


def test_equal_best_ones_cancel_everything_of_both_sides_under_that_option() -> None:
    hands = {0: "9D TD JD", 1: "9H TH JH", 2: "7S 8S 9S", 3: "7C 8C 9C"}
    assert written(hands, declTie="cancel") == (None, [])
    assert written({0: "9D TD JD", 1: "9H TH JH", 2: "QS KS AS"}, declTie="cancel")[0] == 0
    assert written({0: "8D 9D TD JD 7S 8S 9S", 1: "8H 9H TH JH"}, declTie="cancel") == (None, [])
    assert written({0: "8H 9H TH JH", 1: "8D 9D TD JD 7S 8S 9S"}, declTie="cancel") == (None, [])


def test_equal_ones_are_won_by_trumps_or_by_nobody_under_that_option() -> None:
    hands = {0: "9D TD JD 7S 8S 9S", 1: "9H TH JH", 2: "QC KC AC"}
    level = {0: "9D TD JD 7S 8S 9S", 1: "9H TH JH", 3: "7C 8C 9C"}
    assert written(hands, "H", declTie="trumpOrCancel") == (0, [(0, 20), (0, 20), (2, 20)])
    assert written(level, "H", declTie="trumpOrCancel") == (1, [(1, 20), (3, 20)])
    assert written(level, "D", declTie="trumpOrCancel", first=1) == (0, [(0, 20), (0, 20)])
    for trumps in ("C", "S", "AT"):
        assert written(level, trumps, declTie="trumpOrCancel") == (None, [])


def test_equal_ones_of_partners_cancel_nothing() -> None:
    assert written({0: "9D TD JD", 2: "9H TH JH"}, declTie="cancel") == (0, [(0, 20), (2, 20)])


def test_fours_are_never_equal() -> None:
    hands = {0: "TC TD TH TS", 1: "KC KD KH KS"}
    assert written(hands, declTie="cancel") == (0, [(0, 100)])


def test_fours_and_sequences_apart() -> None:
    hands = {0: "TS JS QS KS AS", 2: "7D 8D 9D", 3: "9C 9D 9H 9S"}
    assert written(hands, carreCancelsSequences=False) == (1, [(3, 150), (0, 100), (2, 20)])
    assert written(hands) == (1, [(3, 150)])


def test_fours_and_sequences_apart_with_only_one_kind() -> None:
    assert written({0: "9D TD JD"}, carreCancelsSequences=False) == (0, [(0, 20)])
    assert written({1: "JC JD JH JS"}, carreCancelsSequences=False) == (1, [(1, 200)])
    assert written({}, carreCancelsSequences=False) == (None, [])


def test_sequences_apart_from_fours_cancel_alone() -> None:
    hands = {0: "9D TD JD", 1: "9H TH JH", 3: "AC AD AH AS"}
    assert written(hands, carreCancelsSequences=False, declTie="cancel") == (1, [(3, 100)])


@pytest.mark.parametrize("players", [2, 3])
def test_without_partners_everybody_writes_for_himself(players: int) -> None:
    hands = {0: "7D 8D 9D", 1: "JC JD JH JS 7H 8H 9H", 2: "QS KS AS"}
    assert written(hands, players=players) == (1, [(1, 200), (1, 20)])


def test_what_was_named_first_leads_the_contest() -> None:
    """[000] "priznaje se prvo licitirano zvanje": a 50 named after a 20 does not help."""
    low, high, other = combination("8D 9D TD"), combination("8H 9H TH JH"), combination("TS JS QS")
    verdict = contest(((low, high), (other,), (), ()), 0, PAIRS, Trumps.CLUBS, house().declarations)
    assert verdict.side == 1
    assert [one.declaration for one in verdict.counted] == [other]
    verdict = contest(((high, low), (other,), (), ()), 0, PAIRS, Trumps.CLUBS, house().declarations)
    assert [one.declaration for one in verdict.counted] == [high, low]
