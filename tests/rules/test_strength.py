"""Orders and values of the cards (rule book, section 1)."""

from __future__ import annotations

import pytest

from game.cards.card import DECK, card, cards
from game.cards.suit import SUITS
from game.rules.contract import Trumps
from game.rules.options.score import EVEN_SCALE
from game.rules.strength import HEIGHT, POINTS, beats, points_of

SUIT_CONTRACTS = [Trumps.CLUBS, Trumps.DIAMONDS, Trumps.HEARTS, Trumps.SPADES]
TRUMPS_DOWN = {"J": 20, "9": 14, "A": 11, "T": 10, "K": 4, "Q": 3, "8": 0, "7": 0}
PLAIN_DOWN = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}


def suit_of(letter: str, order: dict[str, int]) -> list[tuple[str, int]]:
    return [(rank + letter, value) for rank, value in order.items()]


@pytest.mark.parametrize("trumps", Trumps)
def test_every_suit_stands_in_trump_order_or_in_plain_order(trumps: Trumps) -> None:
    for letter in "CDHS":
        is_trump = trumps.value in {letter, "AT"}
        wanted = suit_of(letter, TRUMPS_DOWN if is_trump else PLAIN_DOWN)
        found = sorted(cards([code for code, _ in wanted]), key=lambda one: -HEIGHT[trumps][one])
        assert [(one.code, points_of(one, trumps)) for one in found] == wanted


@pytest.mark.parametrize("trumps", SUIT_CONTRACTS)
def test_one_trump_suit_makes_152_with_62_in_trumps(trumps: Trumps) -> None:
    assert sum(points_of(one, trumps) for one in DECK) == 152
    assert sum(points_of(one, trumps) for one in DECK if one.suit is trumps.suit) == 62


@pytest.mark.parametrize("trumps", Trumps)
def test_the_table_of_points_says_the_same(trumps: Trumps) -> None:
    assert POINTS[trumps] == tuple(points_of(one, trumps) for one in DECK)


def test_no_trumps_make_120_and_all_trumps_248() -> None:
    assert sum(points_of(one, Trumps.NONE) for one in DECK) == 120
    assert sum(points_of(one, Trumps.ALL) for one in DECK) == 248


@pytest.mark.parametrize("trumps", SUIT_CONTRACTS)
def test_a_king_of_ten_makes_176(trumps: Trumps) -> None:
    assert sum(points_of(one, trumps, 10) for one in DECK) == 176


def test_on_the_scale_of_the_ffb_all_trumps_and_no_trumps_make_152_too() -> None:
    every_suit = suit_of("S", {"J": 13, "9": 9, "A": 6, "T": 5, "K": 3, "Q": 2, "8": 0, "7": 0})
    no_suit = suit_of("S", {"J": 2, "9": 0, "A": 19, "T": 10, "K": 4, "Q": 3, "8": 0, "7": 0})
    for trumps, wanted in ((Trumps.ALL, every_suit), (Trumps.NONE, no_suit)):
        assert sum(points_of(one, trumps, EVEN_SCALE) for one in DECK) == 152
        assert [(code, points_of(card(code), trumps, EVEN_SCALE)) for code, _ in wanted] == wanted


def test_trumps_of_a_contract() -> None:
    for suit in SUITS:
        assert Trumps.of(suit).suit is suit
        assert [other for other in SUITS if Trumps.of(suit).is_trump(other)] == [suit]
    assert not any(Trumps.NONE.is_trump(suit) for suit in SUITS)
    assert all(Trumps.ALL.is_trump(suit) for suit in SUITS)


@pytest.mark.parametrize(
    ("challenger", "holder", "trumps", "wins"),
    [
        ("7H", "AS", "H", True),
        ("AS", "7H", "H", False),
        ("AD", "7S", "H", False),
        ("9H", "AH", "H", True),
        ("9S", "AS", "H", False),
        ("JC", "7S", "AT", False),
        ("9S", "AS", "AT", True),
        ("AD", "7S", "NT", False),
        ("TS", "KS", "NT", True),
    ],
)
def test_which_of_two_cards_wins(challenger: str, holder: str, trumps: str, *, wins: bool) -> None:
    assert beats(*cards([challenger, holder]), Trumps(trumps)) is wins
