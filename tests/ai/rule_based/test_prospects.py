"""What a game promises grows with the hand, and doubling pays where the other side falls."""

from __future__ import annotations

import pytest

from game.ai.rule_based.prospects import Prospect, chance_above, gain
from game.rules.contract import Trumps
from game.variants.catalogue import game_named

BULGARIAN = game_named("belot_bg").rules
COINCHE = game_named("coinche_fr").rules
FREE = game_named("belote2_es").rules


def test_half_the_deals_lie_above_what_is_expected() -> None:
    assert chance_above(20, Prospect(Trumps.HEARTS, 20, 50)) == pytest.approx(0.5)
    assert chance_above(0, Prospect(Trumps.HEARTS, 50, 50)) == pytest.approx(0.841, abs=0.001)


def test_a_certain_game_brings_what_it_makes() -> None:
    assert gain(Prospect(Trumps.HEARTS, 100, 1), BULGARIAN) == pytest.approx(100)
    assert gain(Prospect(Trumps.HEARTS, -100, 1), BULGARIAN) == pytest.approx(-162)
    assert gain(Prospect(Trumps.HEARTS, -100, 1), FREE) == -100


def test_no_trumps_count_twice() -> None:
    assert gain(Prospect(Trumps.NONE, 100, 1), BULGARIAN) == pytest.approx(200)


def test_a_doubled_game_is_won_or_lost_whole() -> None:
    assert gain(Prospect(Trumps.ALL, 60, 1), BULGARIAN, 2) == pytest.approx(2 * 258)
    assert gain(Prospect(Trumps.ALL, -60, 1), BULGARIAN, 4) == pytest.approx(-4 * 258)
    assert gain(Prospect(Trumps.HEARTS, 60, 1), FREE, 2) == pytest.approx(2 * 162)


def test_a_number_must_be_reached() -> None:
    assert gain(Prospect(Trumps.HEARTS, 60, 1, 100), COINCHE) == pytest.approx(160)
    assert gain(Prospect(Trumps.HEARTS, 60, 1, 130), COINCHE) == pytest.approx(-290)


def test_declarations_make_no_capot() -> None:
    prospect = Prospect(Trumps.HEARTS, 345, 1, 250)
    assert gain(prospect, COINCHE) == pytest.approx(-410)
