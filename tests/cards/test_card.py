"""Thirty-two cards, each one object, in one order, under one code."""

from __future__ import annotations

import copy
import pickle

import pytest

from game.cards.card import DECK, Card, NotACardError, card, card_of, cards
from game.cards.rank import RANKS, Rank
from game.cards.suit import SUITS, Suit

LISTING = "7C 8C 9C TC JC QC KC AC 7D 8D 9D TD JD QD KD AD 7H 8H 9H TH JH QH KH AH 7S 8S 9S TS JS QS KS AS"


def test_the_deck_is_listed_by_suit_and_then_in_natural_order() -> None:
    assert " ".join(one.code for one in DECK) == LISTING


def test_cards_compare_and_sort_in_listing_order() -> None:
    assert tuple(sorted((*DECK[16:], *DECK[:16]))) == DECK
    assert card("AC") < card("7D")


def test_a_code_and_a_number_lead_to_the_same_object() -> None:
    for place, one in enumerate(DECK):
        assert card(one.code) is one is DECK[one] is card_of(one.suit, one.rank)
        assert one == place


def test_copies_and_pickles_are_the_same_object() -> None:
    """Cards travel to the computer players' process and are compared by their suit's identity there."""
    for one in DECK:
        assert copy.copy(one) is one
        assert copy.deepcopy([one])[0] is one
        for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1):
            assert pickle.loads(pickle.dumps(one, protocol)) is one  # noqa: S301 - just made here


def test_every_card_is_true_the_first_one_as_well() -> None:
    assert all(DECK)
    assert (DECK[0] or DECK[1]) is DECK[0]


def test_a_card_says_its_code() -> None:
    assert (str(card("TH")), repr(card("TH"))) == ("TH", "TH")
    assert isinstance(card("TH"), Card)


def test_several_codes_keep_their_order() -> None:
    assert cards("AS 7C TD") == (card("AS"), card("7C"), card("TD"))
    assert cards(["AS", "7C"]) == (card("AS"), card("7C"))
    assert cards("") == ()


@pytest.mark.parametrize("text", ["", "10H", "hj", "HJ", "1C", "JHS", "7X", " 7C"])
def test_what_is_no_card_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(NotACardError, match=r"is no card: a rank of 789TJQKA and a suit of CDHS") as caught:
        card(text)
    assert caught.value.text == text


def test_letters_of_suits_and_ranks() -> None:
    assert "".join(suit.letter for suit in SUITS) == "CDHS"
    assert "".join(rank.letter for rank in RANKS) == "789TJQKA"
    assert (Suit.SPADES.letter, Rank.TEN.letter) == ("S", "T")
