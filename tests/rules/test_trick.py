"""Who takes a trick, and what it counts."""

from __future__ import annotations

import pytest

from game.cards.card import cards
from game.rules.contract import Trumps
from game.rules.trick import Trick, best_place, trick_points, winner_of


@pytest.mark.parametrize(
    ("played", "trumps", "place", "points"),
    [
        ("8S TS AS KS", "H", 2, 25),
        ("8S 7H AS KS", "H", 1, 15),
        ("8S 7H AS 8H", "H", 3, 11),
        ("8S 9H AS JH", "H", 3, 45),
        ("7D AH AC AS", "C", 2, 33),
        ("7D AH TH AS", "C", 0, 32),
        ("JH 9H AH TH", "H", 0, 55),
        ("QH 9H AH TH", "H", 1, 38),
        ("9S JS QS 8S", "H", 2, 5),
        ("7C AH AD AS", "NT", 0, 33),
        ("7C JC AC TC", "NT", 2, 23),
        ("AC 9C TC QC", "AT", 1, 38),
        ("7C JH JD JS", "AT", 0, 60),
        ("7C JH 8C JS", "AT", 2, 40),
    ],
)
def test_the_highest_trump_takes_it_otherwise_the_highest_of_the_led_suit(
    played: str, trumps: str, place: int, points: int
) -> None:
    trick = cards(played)
    assert best_place(trick, Trumps(trumps)) == place
    assert trick_points(trick, Trumps(trumps)) == points


def test_places_count_from_the_leader_round_the_table() -> None:
    assert winner_of(Trick(3, cards("8S TS AS KS")), Trumps.HEARTS, 4) == 1
    assert winner_of(Trick(2, cards("8S TS AS")), Trumps.HEARTS, 3) == 1
    assert winner_of(Trick(1, cards("8S TS")), Trumps.HEARTS, 2) == 0


def test_who_holds_an_unfinished_trick() -> None:
    assert winner_of(Trick(1, cards("8S")), Trumps.HEARTS, 4) == 1
    assert winner_of(Trick(1, cards("8S 7H")), Trumps.HEARTS, 4) == 2


def test_who_played_what() -> None:
    assert Trick(3, cards("8S TS")).played(4) == ((3, cards("8S")[0]), (0, cards("TS")[0]))
    assert Trick(3).played(4) == ()


def test_a_king_of_ten_counts_in_trumps_and_beside_them() -> None:
    assert trick_points(cards("KH QH KD JS"), Trumps.HEARTS) == 13
    assert trick_points(cards("KH QH KD JS"), Trumps.HEARTS, 10) == 25
