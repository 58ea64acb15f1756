"""A hand is worth more with better trumps, more of them, and aces beside them."""

from __future__ import annotations

from game.ai.rule_based.hand_value import Role, judged
from game.cards.card import cards
from game.rules.contract import Trumps
from game.rules.options.rules import Rules
from game.variants.option_ids import options_from


def hearts(codes: str, rules: Rules | None = None) -> float:
    rules = rules or Rules()
    return judged(rules, Trumps.HEARTS)[Role.TAKER].of(cards(codes), Trumps.HEARTS, rules, leads=False)


def test_better_trumps_are_better() -> None:
    order = ["JH 9H 7H", "JH AH 7H", "9H AH 7H", "AH QH 7H", "8H QH 7H"]
    values = [hearts(f"{trumps} 7C 8D 9S") for trumps in order]
    assert values == sorted(values, reverse=True)


def test_more_trumps_are_better() -> None:
    assert hearts("JH 8H 7H 7C 8D 9S") > hearts("JH 8H 9D 7C 8D 9S")


def test_side_aces_are_better() -> None:
    assert hearts("JH 8H AC 7C 8D 9S") > hearts("JH 8H KC 7C 8D 9S")


def test_the_bela_counts_where_it_counts() -> None:
    without = options_from({"bela": False}, Rules())
    hand = "KH QH 8H 7C 9D 9S"
    assert hearts(hand) > hearts(hand, without)


def test_declarations_count_where_they_count() -> None:
    without = options_from({"declarations": False}, Rules())
    hand = "JH 8H 7C 8C 9C AS"
    assert hearts(hand) > hearts(hand, without)
