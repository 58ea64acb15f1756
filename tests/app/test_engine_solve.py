"""The engine says what open cards are worth, exactly, or which part of the question is wrong."""

from __future__ import annotations

import json

import pytest

from game.app.engine import answer_line

LAST_TWO = {
    "id": 7,
    "ask": "solve",
    "game": "bela4",
    "contract": "H",
    "hands": [["JH", "7C"], ["9H", "8C"], ["7D", "8D"], ["AC", "TC"]],
    "leader": 0,
}


def ask(request: dict[str, object]) -> dict[str, object]:
    found = json.loads(answer_line_text(request))
    assert isinstance(found, dict)
    return found


def answer_line_text(request: dict[str, object]) -> str:
    return json.dumps(answer_line(json.dumps(request).encode()), allow_nan=False)


def test_a_trump_is_led_first_or_lost_to_nobody() -> None:
    answer = ask(LAST_TWO)
    assert answer["id"] == 7
    # the jack draws the nine and ten or ace; clubs first: the ace takes them, and the jack the last trick
    assert answer["values"] == {"JH": 20 + 14 + 0 + 10, "7C": 20 + 14 + 10 + 10}
    assert isinstance(answer["ms"], float)


def test_cards_on_the_table_count_for_who_takes_them() -> None:
    request = {**LAST_TWO, "hands": [["7C"], ["9H", "8C"], ["7D", "8D"], ["AC", "TC"]], "trick": ["JH"]}
    assert ask(request)["values"] == {"9H": 11 + 10}


def test_in_three_the_taker_may_stand_alone() -> None:
    request = {
        "ask": "solve",
        "game": "bela3",
        "contract": {"trumps": "H", "taker": 1},
        "hands": [["7C"], ["AC"], ["7H"]],
        "leader": 0,
    }
    assert ask(request)["values"] == {"7C": 21}
    assert ask({**request, "contract": "H"})["values"] == {"7C": 0}
    assert ask({**request, "contract": {"trumps": "H", "taker": 0}})["values"] == {"7C": 0}


@pytest.mark.parametrize(
    ("change", "where", "sentence"),
    [
        ({"contract": None}, "contract", "trumps such as H, NT or AT were expected"),
        ({"contract": "pass"}, "contract", "trumps such as"),
        ({"contract": ["H"]}, "contract", "trumps such as"),
        ({"contract": {"trumps": 5}}, "contract.trumps", "trumps such as"),
        ({"contract": {"trumps": "H", "taker": 4}}, "contract.taker", "a seat from 0 to 3 was expected"),
        ({"hands": [["7C"]]}, "hands", "one list of cards for each of 4 seats was expected"),
        ({"hands": [[], [], [], []]}, "hands[0]", "the player to move has no card"),
        ({"hands": [["7C"], ["8C"], ["9C"], ["7C"]]}, "hands[3][0]", "7C stands somewhere else too"),
        ({"hands": [["7C"], ["8C"], "9C", ["TC"]]}, "hands[2]", "a list was expected, not '9C'"),
        ({"hands": [["7C"], ["8C"], ["9C"], ["XX"]]}, "hands[3][0]", "'XX' is no card"),
        ({"hands": [["7C"], ["8C"], [], ["TC"]]}, "hands[2]", "1 cards were expected, not 0"),
        ({"trick": ["JC", "QC", "KC", "7S"]}, "trick", "fewer than 4 cards were expected"),
        ({"trick": ["7C"]}, "hands[0][1]", "7C stands somewhere else too"),
        ({"played": [[0, "AC"]]}, "hands[3][0]", "AC stands somewhere else too"),
        ({"leader": 4}, "leader", "a whole number from 0 to 3 was expected, not 4"),
        ({"game": "poker"}, "game", "no game is called 'poker'"),
    ],
)
def test_errors_name_the_place(change: dict[str, object], where: str, sentence: str) -> None:
    answer = ask({**LAST_TWO, **change})
    assert answer["where"] == where
    assert str(answer["error"]).startswith(sentence)
