"""What a hand may declare, what it counts, and which of two is better (rule book A6, section 1)."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from game.cards.card import DECK, card, cards
from game.rules.contract import Trumps
from game.rules.declaration import Declaration, Kind
from game.rules.declarations import (
    belote_partner,
    held,
    is_belot,
    is_true,
    rank_of,
    run_value,
    stand_together,
)
from game.rules.options.declarations import DeclarationRules
from tests.rules.seated import combination, house

RULES = DeclarationRules()


def said(hand: str, **options: object) -> list[tuple[str, str, int]]:
    found = held(cards(hand), house(**options).declarations)
    return [(one.kind.value, " ".join(map(str, one.cards)), one.value) for one in found]


@pytest.mark.parametrize(
    ("hand", "found"),
    [
        ("9D TD JD", [("seq", "9D TD JD", 20)]),
        ("JD 9D TD", [("seq", "9D TD JD", 20)]),
        ("9D TD JD QD", [("seq", "9D TD JD QD", 50)]),
        ("9D TD JD QD KD", [("seq", "9D TD JD QD KD", 100)]),
        ("8D 9D TD JD QD KD", [("seq", "8D 9D TD JD QD KD", 100)]),
        ("8D 9D TD JD QD KD AD", [("seq", "8D 9D TD JD QD KD AD", 100)]),
        ("7D 8D 9D TD JD QD KD AD", [("seq", "7D 8D 9D TD JD QD KD AD", 100)]),
        ("9D TD QD", []),
        ("9D TC JD", []),
        ("KD AD 7D 8D", []),
        ("QD KD AD 7D 8D 9D", [("seq", "QD KD AD", 20), ("seq", "7D 8D 9D", 20)]),
        ("7C 8C 9C 7D 8D 9D TD", [("seq", "7D 8D 9D TD", 50), ("seq", "7C 8C 9C", 20)]),
        ("JC JD JH JS", [("four", "JC JD JH JS", 200)]),
        ("9C 9D 9H 9S", [("four", "9C 9D 9H 9S", 150)]),
        ("AC AD AH AS", [("four", "AC AD AH AS", 100)]),
        ("TC TD TH TS", [("four", "TC TD TH TS", 100)]),
        ("KC KD KH KS", [("four", "KC KD KH KS", 100)]),
        ("QC QD QH QS", [("four", "QC QD QH QS", 100)]),
        ("8C 8D 8H 8S 7C 7D 7H 7S", []),
        ("JC JD JH 9C 9D 9H TS", []),
    ],
)
def test_what_counts_in_a_hand(hand: str, found: list[tuple[str, str, int]]) -> None:
    assert said(hand) == found


def test_one_card_may_serve_in_a_four_and_in_a_sequence() -> None:
    linked = "JC JD JH JS 9H TH QH 7C"
    assert said(linked) == [("four", "JC JD JH JS", 200), ("seq", "9H TH JH QH", 50)]


@pytest.mark.parametrize(
    ("hand", "found"),
    [
        ("JC JD JH JS 9H TH QH 7C", [("four", "JC JD JH JS", 200)]),
        ("QC QD QH QS 7H 8H 9H 7C", [("four", "QC QD QH QS", 100), ("seq", "7H 8H 9H", 20)]),
        ("QC QD QH QS 9H TH JH KH", [("four", "QC QD QH QS", 100), ("seq", "9H TH JH", 20)]),
        ("QC QD QH QS TH JH KH AH", [("four", "QC QD QH QS", 100)]),
        ("JC JD JH JS QC QD QH QS", [("four", "JC JD JH JS", 200), ("four", "QC QD QH QS", 100)]),
        ("JC JD JH JS 7C 8D 9S AS", [("four", "JC JD JH JS", 200)]),
        ("9D TD JD", [("seq", "9D TD JD", 20)]),
        ("7C 8D", []),
    ],
)
def test_a_card_that_serves_once_goes_where_it_is_worth_most(
    hand: str, found: list[tuple[str, str, int]]
) -> None:
    assert said(hand, sharedCards=False) == found


def test_of_choices_worth_the_same_the_one_that_wins_contests_is_taken() -> None:
    """Four tens, or the hundred through one of them: both count 100, the four is the better one."""
    assert said("TC TD TH TS 8H 9H JH QH", sharedCards=False) == [("four", "TC TD TH TS", 100)]
    assert len(said("TC TD TH TS 8H 9H JH QH")) == 2


def test_without_declarations_nothing_is_held() -> None:
    assert said("JC JD JH JS 9H TH QH 7C", declarations=False) == []
    assert not is_true(combination("9H TH JH"), cards("9H TH JH"), house(declarations=False).declarations)


BEST_TO_LEAST = [
    "JC JD JH JS",
    "9C 9D 9H 9S",
    "AC AD AH AS",
    "TC TD TH TS",
    "KC KD KH KS",
    "QC QD QH QS",
    "TD JD QD KD AD",
    "9D TD JD QD KD",
    "8D 9D TD JD QD",
    "7D 8D 9D TD JD",
    "JD QD KD AD",
    "TD JD QD KD",
    "7D 8D 9D TD",
    "QD KD AD",
    "9D TD JD",
    "7D 8D 9D",
]


def test_value_first_fours_before_sequences_then_the_higher_card() -> None:
    places = [rank_of(combination(one), RULES) for one in BEST_TO_LEAST]
    assert all(better > worse for better, worse in pairwise(places))


def test_a_hand_names_its_best_first() -> None:
    assert [one[2] for one in said("7D 8D 9D JC JD JH JS AS")] == [200, 20]
    assert said("QD KD AD 9S TS JS")[0][1] == "QD KD AD"


def test_of_level_ones_the_suit_that_is_listed_first_is_named_first() -> None:
    assert [one.top.code for one in held(cards("7S 8S 9S 7C 8C 9C 7D"), RULES)] == ["9C", "9S"]


def test_long_runs_compare_by_their_top_card() -> None:
    six_to_king, five_to_ace = combination("8D 9D TD JD QD KD"), combination("TS JS QS KS AS")
    assert rank_of(five_to_ace, RULES) > rank_of(six_to_king, RULES)
    assert rank_of(combination("8D 9D TD JD QD"), RULES) == rank_of(combination("7S 8S 9S TS JS QS"), RULES)


def test_long_runs_compare_by_length_under_that_option() -> None:
    by_length = house(longRun="length").declarations
    six, five = combination("8D 9D TD JD QD KD"), combination("TS JS QS KS AS")
    assert rank_of(six, by_length) > rank_of(five, by_length)
    assert rank_of(combination("7S 8S 9S TS JS QS KS"), by_length) > rank_of(six, by_length)
    assert rank_of(combination("JD QD KD AD"), by_length) < rank_of(five, by_length)


EIGHT = "7D 8D 9D TD JD QD KD AD"


@pytest.mark.parametrize(
    ("options", "trumps", "wins"),
    [
        ({}, "D", True),
        ({}, "C", True),
        ({"belotSuit": "trump"}, "D", True),
        ({"belotSuit": "trump"}, "C", False),
        ({"belotSuit": "trump"}, "AT", True),
        ({"belotSuit": "trump"}, "NT", False),
        ({"belotSuit": "off"}, "D", False),
        ({"run8": "100"}, "D", False),
        ({"run8": "120"}, "D", False),
        ({"run8": "100", "belotSuit": "trump"}, "D", False),
    ],
)
def test_when_eight_in_a_row_win_the_match(options: dict[str, object], trumps: str, *, wins: bool) -> None:
    rules = house(**options).declarations
    assert is_belot(combination(EIGHT), Trumps(trumps), rules) is wins
    assert not is_belot(combination("8D 9D TD JD QD KD AD"), Trumps(trumps), rules)


@pytest.mark.parametrize(
    ("options", "value"),
    [({}, 100), ({"belotSuit": "off"}, 100), ({"run8": "100"}, 100), ({"run8": "120"}, 120)],
)
def test_what_eight_in_a_row_count(options: dict[str, object], value: int) -> None:
    assert said(EIGHT, **options) == [("seq", EIGHT, value)]
    assert run_value(7, house(**options).declarations) == 100


def test_nobody_holds_a_four_against_eight_in_a_row() -> None:
    """So the order of a 120 and a four at 100 never has to be settled."""
    others = [one for one in DECK if one not in cards(EIGHT)]
    assert len(others) == 24
    assert not [one for one in held(tuple(others), RULES) if one.kind is Kind.FOUR]


@pytest.mark.parametrize("codes", ["9D TD JD", "8D 9D TD", "8D 9D TD JD", "9C 9D 9H 9S"])
def test_less_than_the_longest_run_may_be_said(codes: str) -> None:
    hand = cards("8D 9D TD JD 9C 9H 9S AS")
    assert is_true(combination(codes), hand, RULES)


@pytest.mark.parametrize(
    "false",
    [
        combination("QD KD AD"),
        Declaration(Kind.SEQUENCE, cards("8D 9D TD"), 50),
        Declaration(Kind.SEQUENCE, cards("8D 9D"), 20),
        Declaration(Kind.SEQUENCE, cards("8D 9D JD"), 20),
        Declaration(Kind.FOUR, cards("8D 9D TD"), 20),
        Declaration(Kind.FOUR, cards("8C 8D 8H 8S"), 100),
        Declaration(Kind.BELOTE, cards("8D 9D"), 20),
        Declaration(Kind.SEQUENCE, (), 20),
    ],
)
def test_what_is_not_held_or_counts_nothing_may_not_be_said(false: Declaration) -> None:
    assert not is_true(false, cards("8D 9D TD JD 8C 8H 8S AS"), RULES)


def test_sequences_may_not_share_a_card_and_so_count_a_run_twice() -> None:
    low, high = combination("7D 8D 9D TD JD"), combination("8D 9D TD JD QD")
    assert not stand_together((low, high), RULES)
    assert not stand_together((low, low), RULES)
    assert stand_together((combination("7D 8D 9D"), combination("TD JD QD")), RULES)


def test_a_four_and_a_sequence_may_share_a_card_only_where_cards_serve_twice() -> None:
    linked = (combination("JC JD JH JS"), combination("9H TH JH"))
    assert stand_together(linked, RULES)
    assert not stand_together(linked, house(sharedCards=False).declarations)
    assert stand_together((), house(sharedCards=False).declarations)


def test_whatever_is_held_may_be_said_together() -> None:
    """Over every pair of a four and three more cards of one suit."""
    for shares in (True, False):
        rules = house(sharedCards=shares).declarations
        for rank in "9TJQKA":
            four = cards([rank + suit for suit in "CDHS"])
            spades = [one for one in DECK if one.suit == 3 and one not in four]
            for more in combinations(spades, 4):
                found = held((*four, *more), rules)
                assert found[0].kind is Kind.FOUR
                assert stand_together(found, rules)
                assert all(is_true(one, (*four, *more), rules) for one in found)


@pytest.mark.parametrize(
    ("code", "trumps", "other"),
    [
        ("KH", "H", "QH"),
        ("QH", "H", "KH"),
        ("KD", "H", None),
        ("JH", "H", None),
        ("KD", "AT", "QD"),
        ("KD", "NT", None),
    ],
)
def test_king_and_queen_of_trumps_belong_together(code: str, trumps: str, other: str | None) -> None:
    assert belote_partner(card(code), Trumps(trumps)) == (card(other) if other else None)
