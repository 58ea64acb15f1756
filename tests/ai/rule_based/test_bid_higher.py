"""Where games are named one above the other each has its price, and doubt turns with the side that plays."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.ai.rule_based.bid import Auction, bid
from game.ai.weights.rule_player import PLAIN, BidWeights
from game.cards.card import Card, cards
from game.rules.actions import MakeCall
from game.rules.call import BIDS, CAPOT_GOAL, Bid, Call, Word
from game.rules.contract import Contract, Trumps
from game.rules.view import View
from tests.ai.first_calls import answers, dealt

HEARTS = BIDS[Trumps.HEARTS]
DEAR = 10_000.0


def said(view: View, weights: BidWeights = PLAIN, noise: float = 0.0) -> Call:
    action = bid(view, weights, noise).action
    assert isinstance(action, MakeCall)
    return action.call


@pytest.mark.parametrize(("turn", "sign"), [(1, -1), (2, 1)])
def test_who_overrates_his_hand_underrates_the_game_of_the_others(turn: int, sign: int) -> None:
    calls = (HEARTS, *(Word.PASS,) * (turn - 1))
    view = answers(dealt("belot_bg", turn, cards("JH 9H 7D 8S AC"), 5), *calls)
    standing = Contract(trumps=Trumps.HEARTS, taker=view.calls[0][0])
    sober, elated = (Auction(view, PLAIN, noise, standing) for noise in (0.0, 10.0))
    assert elated.standing_prospect(standing).mean == pytest.approx(
        sober.standing_prospect(standing).mean + sign * 10
    )
    spades = BIDS[Trumps.SPADES]
    assert elated.prospect(spades).mean == pytest.approx(sober.prospect(spades).mean + 10)


@pytest.mark.parametrize(
    ("game", "call", "hand", "dear", "other"),
    [
        ("belot_bg", HEARTS, cards("JH 9H AH AS AC"), "doubles", "doubles_number"),
        (
            "coinche_fr",
            Bid(Trumps.HEARTS, 160),
            cards("JH 9H AH AS AC AD TS KS"),
            "doubles_number",
            "doubles",
        ),
    ],
)
def test_the_price_of_a_double_is_another_where_numbers_are_bid(
    game: str, call: Bid, hand: tuple[Card, ...], dear: str, other: str
) -> None:
    view = answers(dealt(game, 1, hand, 5), call)
    assert said(view) is Word.CONTRA
    assert said(view, replace(PLAIN, **{other: DEAR})) is Word.CONTRA
    assert said(view, replace(PLAIN, **{dear: DEAR})) is not Word.CONTRA


@pytest.mark.parametrize(
    ("turn", "hand", "dear", "other"),
    [
        (1, cards("AH AS AC AD TS"), "measured_opponents", "measured_partner"),
        (2, cards("AH AS AC AD TS"), "measured_partner", "measured_opponents"),
    ],
)
def test_the_price_of_a_higher_game_is_another_above_the_partner(
    turn: int, hand: tuple[Card, ...], dear: str, other: str
) -> None:
    view = answers(dealt("belot_bg", turn, hand, 5), HEARTS, *(Word.PASS,) * (turn - 1))
    assert said(view) == BIDS[Trumps.NONE]
    assert said(view, replace(PLAIN, **{other: DEAR})) == BIDS[Trumps.NONE]
    assert said(view, replace(PLAIN, **{dear: DEAR})) != BIDS[Trumps.NONE]


@pytest.mark.parametrize(
    ("hand", "word"),
    [
        ("7S 8S 9S TS 7C 8C 9D TD", Word.PASS),
        ("QH 8H KS QS KC QC KD QD", Word.PASS),
        ("JH 9H AS AC AD 7S 8S 9S", Word.CONTRA),
    ],
)
@pytest.mark.parametrize("first", [(), (Bid(Trumps.HEARTS, 80), Word.PASS)], ids=["at once", "raised"])
def test_a_capot_is_doubled_with_cards_that_take_a_trick(
    hand: str, word: Word, first: tuple[Call, ...]
) -> None:
    """Whoever bids one tells much of his hand, even after a low number of his partner's."""
    turn = (1 + len(first)) % 4
    view = answers(dealt("coinche_fr", turn, cards(hand), 5), *first, Bid(Trumps.HEARTS, CAPOT_GOAL))
    assert said(view) is word
