"""A double is said where most of what is at stake speaks for it, and contra although recontra may follow."""

from __future__ import annotations

from array import array

import pytest

from game.ai.bidding import call_code
from game.ai.profile import Caution
from game.ai.search import call_search
from game.ai.search.call_search import lowered, other_reply
from game.ai.search.search_player import SearchPlayer
from game.ai.trick_rules import COMPILED
from game.cards.card import Card, cards
from game.rules.actions import MakeCall
from game.rules.call import Bid, Call, Word
from game.rules.contract import Trumps
from game.rules.view import View
from tests.ai.first_calls import answers, dealt
from tests.ai.profiles import master, searching

CONTRA, RECONTRA = 1 << call_code.MULTIPLIER_AT, 2 << call_code.MULTIPLIER_AT
HEARTS = Bid(Trumps.HEARTS)
ASKED = Caution(0.75, 0.8)
"""The part of what is at stake that must speak for contra and for recontra in coinche."""
NINETY = Bid(Trumps.HEARTS, 90)


def test_what_is_doubled_gets_another_reply() -> None:
    game = 3 | 2 << call_code.TAKER_AT
    contracts = array("i", [game | CONTRA, game | RECONTRA, game, call_code.THROWN_IN])
    assert list(other_reply(contracts)) == [game | RECONTRA, game | CONTRA, game, call_code.THROWN_IN]


@pytest.mark.parametrize(
    ("other", "asked", "is_better"), [(30.0, 1.0, True), (-4.0, 0.4, True), (-5.0, 0.4, False)]
)
def test_a_double_is_better_where_enough_of_what_is_at_stake_speaks_for_it(
    other: float, asked: float, is_better: bool
) -> None:
    values = lowered(array("d", [10.0, other]), array("d", [0.0, 0.0]), asked)
    assert (sum(values) >= 0) == is_better


def doubled(game: str, bid: Call, hand: tuple[Card, ...]) -> View:
    return answers(dealt(game, 1, hand, 5), bid)


def said(view: View, contra: float) -> Call:
    caution = None if master(view.rules).calls.caution is None else ASKED._replace(contra=contra)
    action = searching(master, caution=caution).decide(view, 1).action
    assert isinstance(action, MakeCall)
    return action.call


@pytest.mark.skipif(not COMPILED, reason="plain Python weighs no calls")
def test_a_contract_that_must_fall_is_doubled() -> None:
    view = doubled("coinche_fr", NINETY, cards("JH 9H AH TH AS AC AD 7S"))
    assert said(view, ASKED.contra) is Word.CONTRA
    assert said(view, 1.01) is not Word.CONTRA, "more than all that is at stake is never there"


@pytest.mark.skipif(not COMPILED, reason="plain Python weighs no calls")
def test_recontra_asks_for_more_as_well() -> None:
    state = dealt("coinche_fr", 0, cards("JH 9H AH TH KH QH AS AC"), 5)
    view = answers(state, NINETY, Word.CONTRA, Word.PASS, Word.PASS)
    recontra = MakeCall(view.seat, Word.RECONTRA)
    assert SearchPlayer(master).decide(view, 1).action == recontra
    assert searching(master, caution=ASKED._replace(recontra=1.01)).decide(view, 1).action != recontra


@pytest.mark.skipif(not COMPILED, reason="plain Python weighs no calls")
def test_where_no_numbers_are_bid_nothing_more_is_asked() -> None:
    view = doubled("belot_bg", HEARTS, cards("JH 9H AH AS AC"))
    assert said(view, ASKED.contra) is said(view, 1.01) is Word.CONTRA


@pytest.mark.skipif(not COMPILED, reason="plain Python weighs no calls")
def test_recontra_is_reckoned_with_where_it_would_be_right(monkeypatch: pytest.MonkeyPatch) -> None:
    view = doubled("coinche_fr", NINETY, cards("9H KH AS KS AC 8C AD 7S"))

    def worth() -> float:
        found = SearchPlayer(master).decide(view, 1).candidates
        return next(one.value for one in found if one.action == MakeCall(view.seat, Word.CONTRA))

    reckoned = worth()
    monkeypatch.setattr(call_search, "other_reply", lambda contracts: contracts)
    assert reckoned < worth() - 50
