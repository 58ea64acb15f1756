"""What in a hand speaks for a game is counted as it is named."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.ai.rule_based.hand_value import features, held_features, is_backed, is_meant
from game.cards.card import cards
from game.cards.suit import Suit
from game.rules.contract import Trumps
from game.rules.options.rules import Rules

RULES = Rules()


def counted(hand: str, trumps: Trumps, rules: Rules = RULES) -> dict[str, float]:
    """What the hand has, without what it has none of."""
    found = features(cards(hand), trumps, rules, leads=False)
    return {name: often for name, often in found.items() if often and name != "base"}


@pytest.mark.parametrize(
    ("hand", "found"),
    [
        ("KH QH 7C 8D 9S", {"other": 2, "belote": 1}),
        ("KH JH 7C 8D 9S", {"jack": 1, "other": 1}),
        ("JH 9H AC TD 7S", {"jack": 1, "nine": 1, "jack_and_nine": 1, "side_ace": 1}),
        ("9H 7H TC 7C", {"nine": 1, "other": 1, "lone_nine": 1, "side_ten": 1, "side_void": 2}),
        ("9H 7H 8H TC AS 7D", {"nine": 1, "other": 2, "side_ace": 1, "declared": 20}),
        ("AH TH 7H 9H QH KS 7D 8C", {"ace": 1, "ten": 1, "nine": 1, "other": 2, "fifth": 1}),
    ],
)
def test_with_hearts_for_trumps(hand: str, found: dict[str, float]) -> None:
    assert counted(hand, Trumps.HEARTS) == found


@pytest.mark.parametrize(
    ("hand", "found"),
    [
        ("AH 7H 8H TC 7C QS JD", {"ace": 1, "behind_ace": 2, "guarded_ten": 1, "no_stopper": 2}),
        (
            "AH TH KH 7C 8S 9D",
            {"ace": 1, "ten_with_ace": 1, "king_with_top": 1, "behind_ace": 2, "no_stopper": 3},
        ),
        ("TH KC 8C AS KS AD", {"ace": 2, "king_with_top": 1, "behind_ace": 1, "no_stopper": 2}),
        ("7H 8H 9H", {"no_stopper": 4}),  # declarations do not count
    ],
)
def test_without_trumps(hand: str, found: dict[str, float]) -> None:
    assert counted(hand, Trumps.NONE) == found


@pytest.mark.parametrize(
    ("hand", "found"),
    [
        ("JH 7H 8H 9C 7C QS JD", {"jack": 2, "behind_jack": 2, "guarded_nine": 1, "no_stopper": 1}),
        ("JH 9H AH AC QS KS", {"jack": 1, "nine_with_jack": 1, "ace_with_top": 1, "behind_jack": 2}),
        ("9H AC 9C 7D 8S", {"guarded_nine": 1, "ace_with_top": 1, "no_stopper": 3}),
    ],
)
def test_with_all_trumps(hand: str, found: dict[str, float]) -> None:
    rest = {"no_stopper": 3, "belote": 1} if "KS" in hand else {}
    assert counted(hand, Trumps.ALL) == found | rest


def test_who_leads_is_counted_and_belotes_only_where_they_count() -> None:
    hand = cards("KH QH 7C")
    assert features(hand, Trumps.HEARTS, RULES, leads=True)["leads"] == 1
    without = replace(RULES, declarations=replace(RULES.declarations, belote=False))
    assert counted("KH QH 7C", Trumps.HEARTS, without) == {"other": 2, "side_void": 2}
    assert "belote" not in counted("KH QH 7C", Trumps.ALL, without)


def test_what_is_held_of_the_suit_of_another() -> None:
    assert held_features(cards("JH AH QH 7H 9C TS"), Suit.HEARTS) == {
        "their_jack": 1,
        "their_nine": 0,
        "their_ace": 1,
        "their_ten": 0,
        "their_other": 2,
    }


@pytest.mark.parametrize(
    ("hand", "backed", "meant"),
    [
        ("JH", False, True),
        ("9H", False, False),
        ("JH 7H", True, True),
        ("9H 7H", True, True),
        ("AH TH", False, False),
        ("AH TH KH", False, True),
        ("AH TH KH 7H", True, True),
    ],
)
def test_with_what_a_suit_may_be_named_and_with_what_that_is_meant(
    hand: str, backed: bool, meant: bool
) -> None:
    held = cards(f"{hand} JC 9S AS")
    assert is_backed(held, Suit.HEARTS) is backed
    assert is_meant(held, Suit.HEARTS) is meant
