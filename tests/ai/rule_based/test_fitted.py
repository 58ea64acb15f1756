"""Where numbers are bid, computers name all trumps and no trumps on hands that speak for them."""

from __future__ import annotations

import pytest

from game.ai.bidding.auction_setup import goals_known, in_turn, place_of
from game.ai.rule_based.bid import bid
from game.ai.rule_based.hand_value import MODELS, Role, judged
from game.ai.weights.rule_player import PLAIN
from game.cards.card import DECK, cards
from game.rules.actions import MakeCall
from game.rules.apply import apply
from game.rules.call import Bid, Call, Word
from game.rules.contract import Trumps
from game.rules.state import new_match
from game.rules.viewing import view_for
from game.variants.catalogue import GAMES
from game.variants.clubs import CLUBS, rules_of_club
from game.variants.option_ids import options_from
from tests.ai.first_calls import first_to_call
from tests.lab.arena.boards import begun

COINCHE = GAMES["coinche_fr"]
CLUB, CANNES, STEPHANOISE = (rules_of_club(club, COINCHE) for club in CLUBS["coinche_fr"])
BID = Bid(Trumps.HEARTS, 100)
PASS = Word.PASS


@pytest.mark.parametrize(
    ("hand", "trumps"),
    [
        ("JH 9H JS 9S AS JD 9D 7C", Trumps.ALL),
        ("AH TH AS TS AD TD AC 7C", Trumps.NONE),
        ("JH 9H AH TH KH QH AS 7C", Trumps.HEARTS),
    ],
)
def test_a_hand_is_bid_at_what_it_is_good_for(hand: str, trumps: Trumps) -> None:
    action = bid(first_to_call(CLUB, cards(hand), 5), PLAIN, 0.0).action
    assert isinstance(action, MakeCall)
    assert isinstance(action.call, Bid)
    assert action.call.trumps is trumps


def test_nobody_names_what_cannot_be_bid() -> None:
    action = bid(first_to_call(CANNES, cards("JH 9H JS 9S AS JD 9D 7C"), 5), PLAIN, 0.0).action
    assert isinstance(action, MakeCall)
    assert not isinstance(action.call, Bid) or action.call.trumps.suit is not None


def test_a_poor_hand_passes() -> None:
    action = bid(first_to_call(CLUB, cards("7H 8H QS 8S 9C 7D TD QC"), 5), PLAIN, 0.0).action
    assert isinstance(action, MakeCall)
    assert action.call is PASS


def test_six_cards_are_judged_by_lines_of_their_own() -> None:
    assert judged(COINCHE.rules, Trumps.HEARTS) is MODELS["all_eight"]
    for trumps in (Trumps.HEARTS, Trumps.NONE, Trumps.ALL):
        whole, six = judged(CLUB, trumps), judged(STEPHANOISE, trumps)
        assert set(whole) == set(six) == set(Role)
        assert six[Role.TAKER].spread >= whole[Role.TAKER].spread


def test_imagined_bidders_know_ten_numbers() -> None:
    rules = options_from({"highestBid": "240", "lowestBid": "82"}, COINCHE.rules)
    known = goals_known(rules)
    assert known == (82, 90, 100, 110, 120, 130, 140, 150, 160, 250)
    assert [place_of(goal) for goal in known] == list(range(10))
    assert [place_of(goal) for goal in (0, 80, 170, 240)] == [0, 0, 8, 8]


@pytest.mark.parametrize(
    ("calls", "expected", "places"),
    [
        ((), (), ()),
        (((0, BID), (1, PASS), (2, PASS)), (BID, PASS, PASS), (0, 1, 2)),
        (((0, BID), (3, Word.CONTRA)), (BID, Word.CONTRA), (0, -1)),
        (((0, BID), (1, PASS), (3, Word.CONTRA)), (BID, PASS, PASS, Word.CONTRA), (0, 1, -1, 2)),
        (
            ((0, BID), (1, Word.CONTRA), (2, PASS), (0, Word.RECONTRA)),
            (BID, Word.CONTRA, PASS, PASS, Word.RECONTRA),
            (0, 1, 2, -1, 3),
        ),
        (
            ((0, BID), (3, Word.CONTRA), (0, PASS), (1, PASS), (2, Word.RECONTRA)),
            (BID, Word.CONTRA, PASS, PASS, Word.RECONTRA),
            (0, -1, -1, -1, -1),
        ),
    ],
)
def test_words_out_of_turn_are_imagined_as_if_said_in_turn(
    calls: tuple[tuple[int, Call], ...], expected: tuple[Call, ...], places: tuple[int, ...]
) -> None:
    """No call is read as that of a seat that has not made it."""
    found = tuple(in_turn(calls, 3, options_from({"coincheAnytime": True}, COINCHE.rules)))
    assert found == tuple((call, place < 0) for call, place in zip(expected, places, strict=True))


def test_where_the_opponents_alone_are_asked_whether_they_double_nobody_is_imagined_to_pass() -> None:
    rules = options_from({"contra": True}, GAMES["bela4"].rules)
    calls = ((0, Bid(Trumps.HEARTS)), (1, PASS), (3, Word.CONTRA))
    assert tuple(in_turn(calls, 3, rules)) == tuple((call, False) for _, call in calls)
    state = begun(rules, DECK, 3)
    for seat, call in calls:
        state = apply(state, MakeCall(seat, call)).state
    assert state.deal is not None
    assert state.deal.contract is not None
    assert state.deal.contract.multiplier == 2, "such an auction can be"


def test_the_view_before_the_first_deal_has_no_words_out_of_turn() -> None:
    assert view_for(new_match(CLUB), 0).choices.out_of_turn == ()
