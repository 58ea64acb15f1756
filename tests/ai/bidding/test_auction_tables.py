"""The tables of the imagined auctions say what the bidders reckon, hand by hand."""

from __future__ import annotations

from random import Random

import pytest

from game.ai.bidding import call_code
from game.ai.bidding.auction_setup import CLASS_OF, SIXTEENTHS, auction_tables
from game.ai.coding import TRUMP_CODES, mask_of
from game.ai.rule_based.hand_value import UNBACKED, course, gain_over_pass, kind_of, leads_first
from game.cards.card import DECK
from game.cards.suit import SUITS
from game.rules.call import BIDS, Word
from game.rules.contract import Contract, Trumps
from game.rules.view import View
from game.variants.catalogue import game_named
from tests.ai.first_calls import answers, dealt

BULGARIAN = game_named("belot_bg").rules
TABLES = auction_tables(BULGARIAN)
ROUNDED = 4
"""Sixteenths by which sums of rounded figures may be off."""


@pytest.mark.parametrize(
    ("trumps", "whole"), [(Trumps.CLUBS, 162), (Trumps.NONE, 2 * 130), (Trumps.ALL, 258)]
)
def test_a_game_that_is_sure_brings_what_it_is_worth_as_often_as_it_is_doubled(
    trumps: Trumps, whole: int
) -> None:
    gains, steps = TABLES["gains"], call_code.STEPS
    for doubled in range(call_code.MULTIPLIERS):
        start = CLASS_OF[trumps] * call_code.ROLES * call_code.GOALS * call_code.MULTIPLIERS + doubled
        row = gains[start * steps : start * steps + steps]
        assert row[0] == pytest.approx(-(1 << doubled) * whole * SIXTEENTHS, rel=0.01)
        if doubled:
            assert row[-1] == pytest.approx((1 << doubled) * whole * SIXTEENTHS, rel=0.01)
        assert list(row) == sorted(row)


def in_tables(view: View, standing: Contract, trumps: Trumps) -> int:
    """What a call above that game brings, in sixteenths of a point, by the tables."""
    is_own = standing.taker % 2 == view.seat % 2
    row = (2 * is_own + (standing.trumps is Trumps.NONE)) * call_code.CLASSES + CLASS_OF[kind_of(trumps)]
    figures = TABLES["overcall_course"][row * call_code.COURSE : (row + 1) * call_code.COURSE]
    assert figures[call_code.KNOWN]
    before = course(view)
    found = figures[call_code.BASE] + figures[call_code.LEADS] * leads_first(view)
    found += figures[call_code.BY_PARTNER] * int(before["partner"])
    for suit in SUITS:
        place = row * 256 + (mask_of(view.hand) >> 8 * suit & 255)
        found += (TABLES["overcall_within"] if trumps.suit in {suit, None} else TABLES["overcall_beside"])[
            place
        ]
        found += TABLES["overcall_theirs"][place] if suit is standing.trumps.suit else 0
    return found


@pytest.mark.parametrize("turn", [1, 2])
@pytest.mark.parametrize("trumps", [Trumps.SPADES, Trumps.NONE, Trumps.ALL])
def test_what_a_higher_game_brings_beside_a_pass_is_in_the_tables(turn: int, trumps: Trumps) -> None:
    compared = 0
    for number in range(40):
        hand = tuple(Random(number).sample(DECK, 5))
        calls = (BIDS[Trumps.HEARTS], *(Word.PASS,) * (turn - 1))
        view = answers(dealt("belot_bg", turn, hand, number), *calls)
        standing = Contract(trumps=Trumps.HEARTS, taker=view.calls[0][0])
        measured = gain_over_pass(view, standing, BIDS[trumps])
        assert measured is not None
        if measured == UNBACKED:
            continue
        compared += 1
        assert abs(in_tables(view, standing, trumps) - SIXTEENTHS * measured) <= ROUNDED
    assert compared >= 5


def test_what_was_not_measured_is_not_known_and_what_cannot_be_named_is_never_worth_it() -> None:
    known = [
        TABLES["overcall_course"][row * call_code.COURSE + call_code.KNOWN]
        for row in range(call_code.OVERCALLS)
    ]
    assert known == [1, 1, 1, 0, 0, 1, 1, 1, 1, 0, 0, 0]
    base = auction_tables(game_named("bela4").rules)["base"]
    assert base[TRUMP_CODES[Trumps.NONE]] < -1000 * SIXTEENTHS < base[TRUMP_CODES[Trumps.CLUBS]]
