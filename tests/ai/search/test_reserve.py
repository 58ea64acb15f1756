"""In Bela in two naming is worth less than imagined deals say to whoever leads against a rule player."""

from __future__ import annotations

from array import array
from dataclasses import replace

import pytest

from game.ai.deals.playout import COMPILED
from game.ai.search.reserve import RESERVE, hold_back
from game.ai.search.search_player import MASTER, SearchPlayer
from game.cards.card import cards
from game.rules.actions import MakeCall
from game.rules.call import Call, Word
from game.rules.view import View
from tests.ai.first_calls import answers, dealt, first_to_call

HAND = cards("JH 9H 8C KD QS 7S")
CALLS = (Word.TAKE, Word.PASS)


def lowered(view: View, believed: float, calls: tuple[Call, ...] = CALLS) -> list[float]:
    values = array("d", [10.0, 20.0, -30.0, 40.0])
    hold_back(view, calls, values, believed)
    return list(values)


def test_by_how_likely_the_other_is_a_rule_player() -> None:
    view = first_to_call("bela2", HAND, 1)
    assert lowered(view, 0.0) == [10, 20, -30, 40]
    assert lowered(view, 0.5) == [10 - RESERVE / 2, 20, -30 - RESERVE / 2, 40]
    assert lowered(view, 1.0) == [10 - RESERVE, 20, -30 - RESERVE, 40]


def test_the_dealer_and_whoever_must_name_hold_nothing_back() -> None:
    first = first_to_call("bela2", HAND, 1)
    dealer = answers(dealt("bela2", 1, HAND, 1), Word.PASS)
    assert (dealer.seat == dealer.dealer, first.seat == first.dealer) == (True, False)
    assert lowered(dealer, 1.0) == [10, 20, -30, 40]
    assert lowered(first, 1.0, (Word.TAKE, Word.TAKE)) == [10, 20, -30, 40]


@pytest.mark.parametrize("game", ["bela3", "bela4", "belote2_es"])
def test_in_other_games_nobody_does(game: str) -> None:
    assert lowered(first_to_call(game, HAND, 1), 1.0) == [10, 20, -30, 40]


@pytest.mark.skipif(not COMPILED, reason="plain Python weighs no calls")
def test_what_the_master_says_of_a_call_has_it() -> None:
    view = first_to_call("bela2", HAND, 1)
    sure, never = (
        {
            one.action.call: one.value
            for one in SearchPlayer(replace(MASTER, by_rules=belief)).decide(view, 1).candidates
            if isinstance(one.action, MakeCall)
        }
        for belief in (0.9, 0.1)
    )
    assert sure[Word.PASS] == never[Word.PASS]
    named = [call for call in sure if call is not Word.PASS]
    assert named
    for call in named:
        assert never[call] - sure[call] == pytest.approx(0.8 * RESERVE)
