"""What is laid away leaves the best hand: guarded tens, aces, trumps and a belote stay."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from game.ai.coding import mask_of
from game.ai.rule_based.discard import kept_worth, ranked
from game.ai.weights.rule_player import KEPT
from game.cards.card import DECK, Card, cards
from game.cards.suit import SUITS, Suit
from game.rules.contract import Contract, Trumps
from game.rules.declarations import held
from game.rules.state import new_match
from game.rules.view import Choices, View
from game.rules.viewing import view_for
from game.variants.catalogue import game_named

RULES = game_named("bela3").rules
KING = RULES.score.king
POINTS = {"A": 11, "T": 10, "K": KING, "Q": 3, "J": 2}


def taker(hand: tuple[Card, ...]) -> View:
    """What the taker sees who calls hearts and lays two cards away."""
    choices = Choices(discards=2, discardable=hand)
    contract = Contract(trumps=Trumps.HEARTS, taker=0)
    return replace(view_for(new_match(RULES), 0), hand=hand, contract=contract, choices=choices)


@pytest.mark.parametrize(
    ("ranks", "worth"),
    [
        ("", KEPT.void),
        ("K", KEPT.single),
        ("T", KEPT.single),
        ("K Q", 0),
        ("A", KEPT.ace + 11),
        ("A 7", KEPT.ace + 11),
        ("T 7", KEPT.guard),
        ("T 8 7", KEPT.guarded_ten + 10),
        ("A T", KEPT.ace + 11 + KEPT.guarded_ten + 10),
    ],
)
def test_what_a_side_suit_is_worth_against_its_points_laid_away(ranks: str, worth: float) -> None:
    held_of_clubs = mask_of(cards(" ".join(f"{rank}C" for rank in ranks.split())))
    points = sum(POINTS.get(rank, 0) for rank in ranks.split())
    assert kept_worth(KING, 20)[held_of_clubs] == worth - points


@pytest.mark.parametrize(
    ("ranks", "number", "belote"), [("KC QC", 2, 20), ("JC KC QC", 3, 20), ("JC KC", 2, 0)]
)
def test_trumps_and_their_belote_are_dear(ranks: str, number: int, belote: int) -> None:
    held_of_clubs = 256 + mask_of(cards(ranks))
    assert kept_worth(KING, 20)[held_of_clubs] == number * KEPT.trump + belote
    assert kept_worth(KING, 0)[held_of_clubs] == number * KEPT.trump


def test_imagined_takers_lay_away_what_a_taker_does() -> None:
    """Where no declaration is at stake."""
    worth, compared = kept_worth(KING, 20), 0

    def of(hand: tuple[Card, ...]) -> int:
        mask = mask_of(hand)
        return sum(worth[256 * (suit is Suit.HEARTS) + (mask >> 8 * suit & 255)] for suit in SUITS)

    for number in range(200):
        hand = tuple(sorted(Random(number).sample(DECK, 12)))
        if held(hand, RULES.declarations) or len({card.suit for card in hand}) < len(SUITS):
            continue
        compared += 1
        found = [of(tuple(card for card in hand if card not in gone)) for gone in ranked(taker(hand))]
        assert all(one >= other for one, other in pairwise(found))
    assert compared > 20


@pytest.mark.parametrize(
    ("hand", "gone"),
    [
        ("JH 9H AH TH KH 8H AS TS AC 7D 8D KC", "7D 8D"),  # a void to ruff
        ("KH QH AS TS KS AC TC 7C AD TD 8D 8S", "KS 7C"),  # aces, tens with them and the belote stay
    ],
)
def test_what_is_laid_away(hand: str, gone: str) -> None:
    assert set(ranked(taker(cards(hand)))[0]) == set(cards(gone))
