"""Better hands are expected to bring more in every game, from every place at the table."""

from __future__ import annotations

import pytest

from game.ai.rule_based.hand_value import Estimate, Role, figures_of, judged
from game.cards.card import cards
from game.rules.contract import TRUMPS_OF_SUIT, Trumps
from game.variants.catalogue import GAMES, game_named

BULGARIAN = game_named("belot_bg").rules


@pytest.mark.parametrize("game", GAMES)
def test_jack_and_nine_are_better_than_king_and_queen(game: str) -> None:
    rules = GAMES[game].rules
    estimate = judged(rules, Trumps.HEARTS)[Role.TAKER]
    good = estimate.of(cards("JH 9H 7H AC 8D"), Trumps.HEARTS, rules, leads=False)
    bad = estimate.of(cards("TH QH 7H KC 8D"), Trumps.HEARTS, rules, leads=False)
    assert good > bad + 40


@pytest.mark.parametrize("trumps", [Trumps.HEARTS, Trumps.NONE, Trumps.ALL])
def test_a_good_hand_helps_its_side(trumps: Trumps) -> None:
    good, bad = cards("JH 9H AH AC TC"), cards("7C 8D 9S QS KD")
    for role in Role:
        estimate = judged(BULGARIAN, trumps)[role]
        values = [estimate.of(hand, trumps, BULGARIAN, leads=False) for hand in (good, bad)]
        assert (values[0] > values[1]) is (role is not Role.OPPONENT)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_judged(game: str) -> None:
    for trumps in TRUMPS_OF_SUIT:
        assert judged(GAMES[game].rules, trumps)[Role.TAKER].spread > 30


def test_no_trumps_wants_aces_and_all_trumps_jacks() -> None:
    aces, jacks = cards("AC AD AS TS 7H"), cards("JC JD JS 9S 7H")
    values = {
        (trumps, hand): judged(BULGARIAN, trumps)[Role.TAKER].of(hand, trumps, BULGARIAN, leads=False)
        for trumps in (Trumps.NONE, Trumps.ALL)
        for hand in (aces, jacks)
    }
    assert values[Trumps.NONE, aces] > values[Trumps.NONE, jacks] + 40
    assert values[Trumps.ALL, jacks] > values[Trumps.ALL, aces] + 40


def test_what_was_not_measured_says_nothing() -> None:
    estimate = Estimate(figures={"base": 5.0, "jack": 60.0}, spread=1.0)
    hand = cards("JH 9H AH AC TC")
    assert estimate.of(hand, Trumps.HEARTS, BULGARIAN, leads=True) == 65.0


def test_figures_are_read_from_text() -> None:
    assert figures_of("base -49.1, jack 60") == {"base": -49.1, "jack": 60.0}
