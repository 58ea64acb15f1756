"""What a seat is said to have known: voids, trumps that were out, and its strength in the suit it called."""

from __future__ import annotations

import pytest

from game.ai.decision import Decision, Reason
from game.ai.explain.explanation import Known, explain
from game.cards.card import card
from game.cards.suit import Suit
from game.rules.actions import MakeCall, Play
from game.rules.call import Word, call_of
from tests.positions.position import position

ENTRY = {"title": "a view", "why": "known", "plays": "7S", "hand": "7C 8C 9C 7D 8D 9D 7S"}


def known(**entry: object) -> Known:
    """What seat 0 knew that played the seven of spades."""
    view = position({**ENTRY, **entry}).view
    return explain(view, Decision(Play(0, card("7S")), Reason.GIVES_LEAST)).known


def test_who_did_not_follow_and_did_not_trump_lacks_both_suits() -> None:
    found = known(contract="H by 1", tricks=["1: AD QS TD JD"], trick="1: AS KS QD")
    assert found.voids == ((), (), (Suit.DIAMONDS, Suit.HEARTS), (Suit.HEARTS, Suit.SPADES))
    assert found.trumps_out == 8
    assert found.points is not None


@pytest.mark.parametrize(
    ("contract", "out"), [("H by 1", 7), ("S by 1", 6), ("NT by 1", None), ("AT by 1", None)]
)
def test_trumps_that_are_out_are_counted_where_a_suit_is_trumps(contract: str, out: int | None) -> None:
    entry = {"game": "belot_bg", "trick": "3: QS", "hand": "7C 8C 9C 7D 8D 9D 7S 8H"}
    assert known(contract=contract, **entry).trumps_out == out


@pytest.mark.parametrize(
    ("call", "expected"),
    [
        ("100 H", Known(own_trumps=2, own_aces=1)),
        ("100 D", Known(own_trumps=4, own_aces=0)),
        ("pass", Known()),
    ],
)
def test_a_call_tells_of_trumps_and_of_aces_beside_them(call: str, expected: Known) -> None:
    hand = "7C 8D QH KH 8S JD 9D AD"
    view = position(
        {**ENTRY, "calls_of": "pass", "game": "coinche_fr", "hand": hand, "calls": "", "dealer": 3}
    ).view
    action = MakeCall(0, Word.PASS if call == "pass" else call_of(call))
    assert explain(view, Decision(action, Reason.STRONG_ENOUGH)).known == expected
