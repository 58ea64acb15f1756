"""The engine protocol: every line is answered, the wrong ones with a sentence and the place."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.app.engine import answer_line, serve
from game.rules.asking import choices_for, seat_to_act
from game.rules.call import call_text
from game.rules.phase import Phase
from tests.table.wild import wild_match

SIX = ["7S", "TS", "JH", "AD", "AC", "KC"]
AUCTION = {"id": 1, "ask": "legal", "game": "bela4", "seat": 0, "dealer": 3, "hand": SIX, "calls": []}
PLAY = {
    "id": 2,
    "ask": "legal",
    "game": "bela4",
    "options": {},
    "seat": 1,
    "dealer": 3,
    "hand": ["TS", "7S", "JD"],
    "calls": [[0, "pass"], [1, "H"]],
    "played": [[0, "AS"]],
}


def ask(request: object) -> dict[str, Any]:
    return answer_line(json.dumps(request).encode())


def test_hello() -> None:
    answer = ask({"id": "x", "ask": "hello"})

    assert answer["id"] == "x"
    assert answer["games"] == ["bela4"]
    assert answer["levels"] == ["easy", "medium"]
    assert answer["search"] in {"compiled", "pure Python"}
    assert {"name", "version"} <= set(answer)


def test_legal() -> None:
    assert ask(AUCTION) == {"id": 1, "actions": ["C", "D", "H", "S", "pass"]}
    assert ask(PLAY) == {"id": 2, "actions": ["7S", "TS"]}
    last = {**AUCTION, "seat": 3, "calls": [[0, "pass"], [1, "pass"], [2, "pass"]]}
    assert ask(last)["actions"] == ["C", "D", "H", "S"]
    assert ask({**last, "options": {"mus": False}})["actions"] == ["C", "D", "H", "S", "pass"]
    free = {**PLAY, "hand": ["JD", "8H", "TC", "9D"], "options": {"ruff": "optional"}}
    assert ask(free)["actions"] == ["TC", "9D", "JD", "8H"]


def test_decide_is_lawful_and_the_same_again() -> None:
    for request in (AUCTION, PLAY):
        for level in ("easy", "medium", "random"):
            wish = {**request, "ask": "decide", "level": level, "seed": 5}
            first, second = ask(wish), ask(wish)
            assert first["action"] in ask(request)["actions"]
            assert first["candidates"][0]["action"] == first["action"] == second["action"]
            assert {"worlds", "ms"} <= set(first)


def test_decide_hears_what_was_declared() -> None:
    declared = [
        {"seat": 1, "kind": "seq", "value": 50, "top": "K", "cards": ["TC", "JC", "QC", "KC"]},
        {"seat": 2, "kind": "four", "value": 100},
        {"seat": 3, "kind": "bela", "value": 20, "cards": ["KH", "QH"]},
    ]
    wish = {**PLAY, "ask": "decide", "declared": declared, "scores": [900, 20], "hanging": 0}
    assert ask(wish)["action"] in {"7S", "TS"}


@pytest.mark.parametrize(
    ("change", "where", "sentence"),
    [
        ({"ask": "dance"}, "ask", "one of hello, legal, decide, solve was expected, not 'dance'"),
        ({"ask": None}, "ask", "a text was expected, not None"),
        ({"ask": "solve"}, "ask", "solve cannot be answered yet: this version has no exact search"),
        ({"game": "poker"}, "game", "no game is called 'poker'; there is bela4"),
        ({"options": {"roof": 1}}, "options.roof", "option roof: there is no such option"),
        ({"options": 7}, "options", "an object was expected, not 7"),
        ({"seat": 4}, "seat", "a whole number from 0 to 3 was expected, not 4"),
        ({"seat": True}, "seat", "a whole number from 0 to 3 was expected, not True"),
        ({"seat": 2}, "seat", "it is seat 1's turn to play"),
        ({"dealer": None}, "dealer", "a whole number from 0 to 3 was expected, not None"),
        ({"hand": []}, "hand", "1 to 8 cards were expected, not 0"),
        ({"hand": "7S"}, "hand", "a list was expected, not '7S'"),
        ({"hand": ["7S", "TS", 3]}, "hand[2]", "a card such as JH was expected, not 3"),
        ({"hand": ["7S", "TS", "XX"]}, "hand[2]", "'XX' is no card"),
        ({"hand": ["7S", "7S"]}, "hand[1]", "7S stands there twice"),
        ({"hand": ["7S", "AS"]}, "hand[1]", "AS was played before"),
        ({"calls": [[1, "H"]]}, "calls[0]", "seat 0 speaks here"),
        ({"calls": [[0, "H"], [1, "S"]]}, "calls[1]", "nobody may call any more"),
        ({"calls": [[0, "contra"]]}, "calls[0]", "this may not be called here"),
        ({"calls": [[0, "80H"]]}, "calls[0]", "a call such as pass or H was expected, not '80H'"),
        ({"calls": [0]}, "calls[0]", "a seat and what it did were expected, not 0"),
        ({"calls": [[9, "H"]]}, "calls[0]", "a seat from 0 to 3 was expected, not 9"),
        ({"calls": []}, "seat", "it is seat 0's turn to call"),
        ({"calls": [], "seat": 0}, "played", "no card can be played before trumps are called"),
        ({"played": [[1, "AS"]]}, "played[0]", "seat 0 plays here"),
        ({"played": [[0, "AS"], [1, "AS"]]}, "played[1]", "AS was played before"),
    ],
)
def test_errors_name_the_place(change: dict[str, object], where: str, sentence: str) -> None:
    answer = ask({**PLAY, **change})

    assert answer["id"] == 2
    assert (answer["where"], answer["error"][: len(sentence)]) == (where, sentence)


def test_everybody_passed() -> None:
    calls = [[seat, "pass"] for seat in range(4)]
    answer = ask({**AUCTION, "calls": calls, "options": {"mus": False}})
    assert "everybody has passed" in answer["error"]


def test_the_engine_says_what_the_table_says() -> None:
    """Every question of whole matches, asked from outside."""
    asked = 0
    for number in range(2):
        record, states = wild_match("plain", number)
        for state in states:
            seat = seat_to_act(state)
            if state.phase not in {Phase.CALLING, Phase.PLAYING} or seat is None or state.deal is None:
                continue
            playing = state.deal.playing
            tricks = [] if playing is None else [*playing.tricks, playing.trick]
            choices = choices_for(state, seat)
            answer = ask(
                {
                    "ask": "legal",
                    "game": record.game,
                    "seat": seat,
                    "dealer": state.dealer,
                    "hand": [card.code for card in (playing.hands if playing else state.deal.hands)[seat]],
                    "calls": [[who, call_text(call)] for who, call in state.deal.calls],
                    "played": [[who, card.code] for trick in tricks for who, card in trick.played(4)],
                }
            )
            expected = [call_text(call) for call in choices.calls] or [card.code for card in choices.cards]
            assert answer.get("actions") == expected, answer
            asked += 1
    assert asked > 300


def test_nothing_ends_the_process_but_the_end_of_input() -> None:
    lines = [
        b"\n",
        b"garbage\n",
        b"[]\n",
        b"\xff\xfe\n",
        b"[" * 100_000 + b"\n",
        b"{}\n",
        b'{"ask":"fly","id":"\\ud800"}\n',
        b'{"ask":"hello","id":NaN}\n',
        b'{"ask":"hello","id":1e999}\n',
        b'{"ask":"hello","id":9}\n',
    ]
    out = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")

    assert serve(lines, out) == 0

    answers = [json.loads(line) for line in out.buffer.getvalue().splitlines()]
    assert len(answers) == len(lines) - 1
    assert all("error" in answer for answer in answers[:-1])
    assert answers[-1]["id"] == 9


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False)
    | st.text(max_size=5)
    | st.sampled_from(SIX),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=8,
)


@given(st.dictionaries(st.sampled_from([*PLAY, "declared", "scores", "level", "seed", "hanging"]), JSON))
def test_any_request_is_answered(change: dict[str, object]) -> None:
    for request in (AUCTION, PLAY):
        for what in ("legal", "decide"):
            answer = ask({**request, "ask": what, **change})
            assert "error" in answer or "actions" in answer or "action" in answer or "name" in answer
            assert "cannot be answered (" not in str(answer.get("error")), answer
