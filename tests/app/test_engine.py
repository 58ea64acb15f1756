"""The engine protocol: every line is answered, the wrong ones with a sentence and the place."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.ai.decision import Reason
from game.ai.levels import LEVELS
from game.app.asked import Asked
from game.app.engine import actions_of, answer_line, serve
from game.app.position import view_asked
from game.records.record import Record
from game.rules.asking import seat_to_act
from game.rules.call import call_text
from game.rules.phase import Phase
from game.rules.state import MatchState
from game.rules.viewing import view_for
from game.variants.catalogue import GAMES
from game.variants.option_ids import options_of
from tests.depth import often
from tests.table.wild import ALL_TABLES, wild_match

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
    assert answer["games"] == list(GAMES)
    assert answer["levels"] == ["easy", "medium", "hard", "master"]
    assert answer["characters"][:6] == ["mara", "ana", "zlata", "joza", "luka", "tome"]
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
            assert first["reason"] in {reason.value for reason in Reason}
            assert first["why"] == second["why"]


def test_a_character_may_decide() -> None:
    wish = {**AUCTION, "ask": "decide", "level": "medium", "hand": ["7C", "QD", "TH", "7S", "JS", "AS"]}
    assert ask(wish)["action"] == ask({**wish, "character": "joza"})["action"] == "S"
    assert ask({**wish, "character": "mara"})["action"] == "pass"
    refused = ask({**wish, "character": "ivo"})
    assert refused["where"] == "character"
    assert refused["error"].startswith("there is no character 'ivo'; there is mara, ana")


def test_decide_says_why() -> None:
    wish = {**PLAY, "ask": "decide", "level": "medium", "hand": ["TS"]}
    assert ask(wish)["why"] == "The rules leave no other card."
    wish = {**PLAY, "ask": "decide", "level": "medium", "hand": ["7S", "8S", "JD"]}
    assert ask(wish)["reason"] == "givesLeast"
    assert ask(wish)["ground"] == "least"
    assert ask(wish)["why"] == "No card that may be played counts less."


def test_decide_hears_what_was_declared() -> None:
    declared = [
        {"seat": 1, "kind": "seq", "value": 50, "top": "K", "cards": ["TC", "JC", "QC", "KC"]},
        {"seat": 2, "kind": "four", "value": 100},
        {"seat": 3, "kind": "bela", "value": 20, "cards": ["KH", "QH"]},
    ]
    wish = {**PLAY, "ask": "decide", "declared": declared, "scores": [900, 20], "hanging": 0}
    assert ask(wish)["action"] in {"7S", "TS"}
    said = {**wish, "declared": [{"seat": 2, "value": 100}]}
    assert ask(said)["action"] in {"7S", "TS"}, "at the table only the value is said"
    open_cards = {"seat": 1, "value": 50, "cards": ["TC", "JC", "QC", "KC"]}
    answer = ask({**wish, "declared": [open_cards]})
    assert (answer["where"], answer["error"]) == ("declared[0].kind", "a text was expected, not nothing")


@pytest.mark.parametrize(
    ("change", "where", "sentence"),
    [
        ({"ask": "dance"}, "ask", "one of hello, legal, decide, solve was expected, not 'dance'"),
        ({"ask": None}, "ask", "a text was expected, not nothing"),
        ({"game": "poker"}, "game", "no game is called 'poker'; there is bela4"),
        ({"options": {"roof": 1}}, "options.roof", "option roof: there is no such option"),
        ({"options": 7}, "options", "an object was expected, not 7"),
        ({"seat": 4}, "seat", "a whole number from 0 to 3 was expected, not 4"),
        ({"seat": True}, "seat", "a whole number from 0 to 3 was expected, not true"),
        ({"seat": 2}, "seat", "it is seat 1's turn to play"),
        ({"dealer": None}, "dealer", "a whole number from 0 to 3 was expected, not nothing"),
        ({"hand": []}, "hand", "1 to 8 cards were expected, not 0"),
        ({"hand": "7S"}, "hand", "a list was expected, not '7S'"),
        ({"hand": ["7S", "TS", 3]}, "hand[2]", "a card such as JH was expected, not 3"),
        ({"hand": ["7S", "TS", "XX"]}, "hand[2]", "'XX' is no card"),
        ({"hand": ["7S", "7S"]}, "hand[1]", "7S stands there twice"),
        ({"hand": ["7S", "AS"]}, "hand[1]", "AS was played before"),
        ({"calls": [[1, "H"]]}, "calls[0]", "seat 0 speaks here"),
        ({"calls": [[0, "H"], [1, "S"]]}, "calls[1]", "nobody may call any more"),
        ({"calls": [[0, "contra"]]}, "calls[0]", "this may not be called here"),
        ({"calls": [[0, "80H"]]}, "calls[0]", "this may not be called here"),
        ({"calls": [[0, "8_0H"]]}, "calls[0]", "a call such as pass or H was expected, not '8_0H'"),
        ({"calls": [[0, "85H"]]}, "calls[0]", "a call such as pass or H was expected, not '85H'"),
        ({"calls": [[0, None]]}, "calls[0]", "a call such as pass or H was expected, not nothing"),
        ({"turned": "7C"}, "turned", "this game turns no card up"),
        ({"bottom": "7C"}, "bottom", "no bottom card lies open in this game"),
        ({"exchanged": 1}, "exchanged", "there is nothing to exchange the seven for"),
        ({"discarded": ["7C", "8C"]}, "discarded", "only a taker who laid cards away knows them"),
        ({"phase": "exchanging"}, "phase", "nobody exchanges the seven in this game"),
        ({"phase": "dreaming"}, "phase", "one of playing, exchanging was expected, not 'dreaming'"),
        ({"hand": [*SIX, "7C", "7D", "7H"]}, "hand", "1 to 8 cards were expected, not 9"),
        ({"calls": [], "seat": 0, "played": [], "hand": [*SIX, "7C"]}, "hand", "1 to 6 cards were expected"),
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


def test_nothing_is_asked_when_all_cards_are_played() -> None:
    suits = [[rank + suit for rank in "789TJQKA"] for suit in "CDHS"]
    led = [[(turn + 1) % 4, suits[turn][0]] for turn in range(4)]
    clubs_first = [[seat, suits[seat][place]] for place in range(8) for seat in range(4)]
    request = {**PLAY, "dealer": 3, "calls": [[0, "C"]], "seat": 0, "hand": ["7C"]}

    over = ask({**request, "played": clubs_first})
    assert (over["where"], over["error"]) == ("played", "all cards are played")
    assert ask({**request, "played": led})["where"] == "played[0]"
    assert ask({**request, "seat": 1, "played": []})["where"] == "seat"


def test_everybody_passed() -> None:
    calls = [[seat, "pass"] for seat in range(4)]
    answer = ask({**AUCTION, "calls": calls, "options": {"mus": False}})
    assert "everybody has passed" in answer["error"]


def request_of(record: Record, state: MatchState, seat: int) -> dict[str, object]:
    """What the seat knows, as another program would tell it."""
    deal = state.the_deal
    playing = deal.playing
    tricks = [] if playing is None else [*playing.tricks, playing.trick]
    hands = playing.hands if playing else deal.hands
    request: dict[str, object] = {
        "ask": "legal",
        "game": record.game,
        "options": options_of(record.rules, GAMES[record.game].rules),
        "seat": seat,
        "dealer": state.dealer,
        "hand": [card.code for card in hands[seat]],
        "calls": [[who, call_text(call)] for who, call in deal.calls],
        "played": [[who, card.code] for trick in tricks for who, card in trick.played(state.rules.players)],
    }
    view = view_for(state, seat)
    if deal.proposed is not None:
        request["turned"] = deal.proposed.code
    if view.bottom is not None:
        request["bottom"] = view.bottom.code
    if view.exchanged is not None:
        request["exchanged"] = view.exchanged
    if view.discarded:
        request["discarded"] = [card.code for card in view.discarded]
    if view.stock and state.phase is not Phase.CALLING:
        request["stock"] = [card.code for card in view.stock]
    if state.phase is Phase.EXCHANGING:
        request["phase"] = "exchanging"
    return request


ASKED = {Phase.CALLING, Phase.EXCHANGING, Phase.DISCARDING, Phase.PLAYING}
KNOWN = ("hand", "counts", "talon_counts", "contract", "turned", "proposed", "bottom", "extra_count", "calls")
KNOWN_LATER = ("trick", "tricks", "takers", "discarded", "discard_count", "exchanged", "stock_count", "phase")


@pytest.mark.sampled(4, 1)
@pytest.mark.parametrize("table", ALL_TABLES)
def test_the_engine_says_and_sees_what_the_table_does(table: str) -> None:
    """Every question of a whole match, asked from outside."""
    record, states = wild_match(table, 0)
    asked = 0
    for state in states:
        seat = seat_to_act(state)
        if state.phase not in ASKED or seat is None or (state.phase is Phase.PLAYING and is_odd(state)):
            continue
        request, view = request_of(record, state, seat), view_for(state, seat)
        answer = ask(request)
        assert answer.get("actions") == actions_of(view.choices), answer
        rebuilt = view_asked(Asked(request))
        names: tuple[str, ...] = KNOWN if state.phase is Phase.CALLING else KNOWN + KNOWN_LATER
        if state.phase is not Phase.PLAYING:
            names = tuple(name for name in names if name not in {"trick", "discard_count"})
        assert {name: getattr(rebuilt, name) for name in names} == {
            name: getattr(view, name) for name in names
        }
        asked += 1
    assert asked > 20


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    "table", ["bela3", "bela2 seven", "bulgarian", "belote2", "belote3", "belote4", "coinche"]
)
def test_what_is_decided_is_lawful_in_every_game(table: str) -> None:
    record, states = wild_match(table, 1)
    questions = [(state, seat_to_act(state)) for state in states if state.phase in ASKED]
    for number, (state, seat) in enumerate(questions):
        phase = state.phase
        if seat is None or (number % 9 and phase not in {Phase.DISCARDING, Phase.EXCHANGING}):
            continue
        request = request_of(record, state, seat)
        legal = ask(request)["actions"]
        answer = ask({**request, "ask": "decide", "level": LEVELS[number % len(LEVELS)], "seed": number})
        words = answer["action"].split()
        assert set(words) - {"discard"} <= set(legal), answer
        assert len(words) == (3 if phase is Phase.DISCARDING else 1)


def is_odd(state: MatchState) -> bool:
    """Whether cards were played that a seat may not have played."""
    return bool(state.the_deal.the_play.offences)


def test_every_question_of_the_protocol_is_met() -> None:
    phases = {state.phase for table in ALL_TABLES for state in wild_match(table, 0)[1]}

    assert phases >= ASKED


NINE = ["7C", "8C", "JC", "7D", "8D", "JD", "7H", "8H", "9H"]
TWELVE = [*NINE, "TH", "JH", "QH"]
SHEET: dict[str, object] = {
    "id": 3,
    "ask": "legal",
    "game": "belote2_es",
    "seat": 0,
    "dealer": 1,
    "turned": "QH",
    "hand": NINE,
    "calls": [[0, "take"]],
    "bottom": "AS",
}
THREE: dict[str, object] = {
    "id": 4,
    "ask": "legal",
    "game": "bela3",
    "seat": 0,
    "dealer": 2,
    "calls": [[0, "H"]],
    "hand": TWELVE,
}


def test_exchanging_and_discarding_are_asked() -> None:
    asked = {**SHEET, "phase": "exchanging"}
    assert ask(asked)["actions"] == ["exchange", "keep"]
    assert ask({**asked, "hand": ["8C"]})["actions"] == ["keep"]
    assert ask(SHEET)["actions"] == NINE
    assert ask(THREE)["actions"] == TWELVE
    assert ask({**THREE, "options": {"discard": "noTrump"}})["actions"] == [
        "7C",
        "8C",
        "JC",
        "7D",
        "8D",
        "JD",
    ]
    done = {**THREE, "hand": TWELVE[2:], "discarded": ["7C", "8C"]}
    assert ask(done)["actions"] == done["hand"]
    for level in (*LEVELS, "random"):
        assert ask({**asked, "ask": "decide", "level": level})["action"] in {"exchange", "keep"}
        word, *cards = str(ask({**THREE, "ask": "decide", "level": level})["action"]).split()
        assert (word, len(set(cards))) == ("discard", 2)
        assert set(cards) <= set(TWELVE)


@pytest.mark.parametrize(
    ("request_", "change", "where", "sentence"),
    [
        (SHEET, {"turned": None}, "turned", "the turned card was expected, such as JH"),
        (SHEET, {"turned": "XX"}, "turned", "'XX' is no card"),
        (SHEET, {"turned": "9H"}, "hand[8]", "9H lies open beside the pack"),
        (SHEET, {"calls": [], "hand": ["QH"], "bottom": None}, "hand[0]", "QH lies open beside the pack"),
        (SHEET, {"calls": []}, "bottom", "there is no such thing before trumps are called"),
        (SHEET, {"bottom": "7D"}, "hand[3]", "7D is the bottom card"),
        (SHEET, {"bottom": 7}, "bottom", "a card such as JH was expected, not 7"),
        (SHEET, {"exchanged": 2}, "exchanged", "a whole number from 0 to 1 was expected, not 2"),
        (SHEET, {"exchanged": 0}, "hand[6]", "7H lies open beside the pack"),
        (SHEET, {"exchanged": 1, "seat": 1, "played": [[0, "QH"]]}, "played[0]", "QH went to seat 1"),
        (SHEET, {"hand": TWELVE[:10]}, "hand", "1 to 9 cards were expected, not 10"),
        (SHEET, {"phase": "exchanging", "played": [[0, "AD"]]}, "played", "no card can be played before the"),
        (
            SHEET,
            {"phase": "exchanging", "turned": "7S"},
            "phase",
            "there is nothing to exchange the seven for",
        ),
        (THREE, {"hand": TWELVE[:11]}, "hand", "12 cards before discarding, or at most 10"),
        (THREE, {"played": [[0, "AD"]]}, "played", "no card can be played before the taker has discarded"),
        (THREE, {"discarded": ["7C"], "hand": ["8C"]}, "discarded", "2 cards were expected, not 1"),
        (THREE, {"discarded": ["7C", "8C"], "hand": ["8C"]}, "hand[0]", "8C was laid away"),
        (THREE, {"seat": 3}, "seat", "a whole number from 0 to 2 was expected, not 3"),
    ],
)
def test_errors_of_the_other_games_name_the_place(
    request_: dict[str, object], change: dict[str, object], where: str, sentence: str
) -> None:
    answer = ask({**request_, **change})

    assert (answer["where"], answer["error"][: len(sentence)]) == (where, sentence)


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


LATER = ("turned", "bottom", "exchanged", "discarded", "stock", "phase")
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


@settings(max_examples=often(15, 100))
@given(
    st.dictionaries(st.sampled_from([*PLAY, *LATER, "declared", "scores", "level", "seed", "hanging"]), JSON)
)
def test_any_request_is_answered(change: dict[str, object]) -> None:
    for request in (AUCTION, PLAY, SHEET, THREE):
        for what in ("legal", "decide"):
            answer = ask({**request, "ask": what, **change})
            assert "error" in answer or "actions" in answer or "action" in answer or "name" in answer
            assert "cannot be answered (" not in str(answer.get("error")), answer
