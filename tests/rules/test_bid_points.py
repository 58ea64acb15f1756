"""Coinche: made and bid (rule book H)."""

from __future__ import annotations

import pytest

from game.rules.call import CAPOT_GOAL, GENERALE_GOAL
from game.rules.result import Outcome
from tests.rules.counted import settled

GAME = "coinche_fr"


def test_who_makes_his_bid_writes_his_points_and_the_bid() -> None:
    found = settled(GAME, (100, 62), goal=100)
    assert (found.outcome, found.written) == (Outcome.MADE, (200, 62))
    assert settled(GAME, (62, 100), goal=100, taker=1).written == (62, 200)


def test_declarations_and_belote_help() -> None:
    assert settled(GAME, (89, 73), goal=90).outcome is Outcome.FELL
    assert settled(GAME, (89, 73), goal=130, belote=(20, 0), declared=(21, 0)).written == (260, 73)


def test_the_defenders_must_have_less() -> None:
    assert settled(GAME, (82, 80), goal=80, declared=(0, 20)).written == (0, 260)
    assert settled(GAME, (81, 81), goal=80).outcome is Outcome.FELL
    assert settled(GAME, (82, 81), goal=80, lastTrick=11).outcome is Outcome.MADE
    assert settled(GAME, (81, 81), goal=80, tie="hang").outcome is Outcome.FELL
    assert settled(GAME, (81, 81), goal=80, tie="takerWins").written == (161, 81)
    assert settled(GAME, (80, 82), goal=80, tie="takerWins").outcome is Outcome.FELL


def test_who_fails_leaves_a_hundred_and_sixty_the_bid_and_all_declarations() -> None:
    found = settled(GAME, (90, 72), goal=120, declared=(20, 0))
    assert (found.outcome, found.written, found.dashes) == (Outcome.FELL, (0, 300), {0})


def test_a_belote_stays_with_its_owner_and_is_never_multiplied() -> None:
    assert settled(GAME, (60, 102), goal=90, belote=(20, 0)).written == (20, 250)
    assert settled(GAME, (60, 102), goal=90, belote=(20, 0), multiplier=2).written == (20, 500)
    assert settled(GAME, (60, 102), goal=90, belote=(0, 20), multiplier=4).written == (0, 1020)
    assert settled(GAME, (112, 50), goal=90, belote=(0, 20), multiplier=2).written == (404, 20)
    assert settled(GAME, (112, 50), goal=90, belote=(20, 0), multiplier=2).written == (424, 0)


def test_a_belote_that_may_be_taken_goes_to_the_winner() -> None:
    assert settled(GAME, (60, 102), goal=90, belote=(20, 0), belaStays=False).written == (0, 270)


def test_a_doubled_deal_leaves_the_loser_nothing() -> None:
    made = settled(GAME, (112, 50), goal=100, multiplier=2)
    assert (made.written, made.multiplier) == ((424, 0), 2)
    assert settled(GAME, (112, 50), goal=120, multiplier=4).written == (0, 4 * 280)


def test_a_capot_that_was_bid_needs_all_tricks() -> None:
    assert settled(GAME, (162, 0), goal=CAPOT_GOAL, tricks=(8, 0)).written == (502, 0)
    assert settled(GAME, (150, 12), goal=CAPOT_GOAL, declared=(200, 0)).written == (0, 610)


@pytest.mark.parametrize(
    ("option", "worth"), [("multiplied", 664), ("flat90", 574), ("cancelsMultiplier", 332)]
)
def test_a_capot_that_was_not_bid_counts_in_the_cards(option: str, worth: int) -> None:
    assert settled(GAME, (162, 0), goal=80, tricks=(8, 0)).written == (332, 0)
    found = settled(GAME, (162, 0), goal=80, tricks=(8, 0), multiplier=2, contraCapot=option)
    assert found.written == (worth, 0)


def test_where_nobody_falls_everybody_writes_his_own_and_the_bid_means_nothing() -> None:
    assert settled(GAME, (62, 100), goal=100, dedans=False).written == (62, 100)
    assert settled(GAME, (62, 100), goal=100, dedans=False, multiplier=2).written == (0, 520)


def test_a_generale_is_for_the_taker_alone() -> None:
    assert settled(GAME, (162, 0), goal=GENERALE_GOAL, tricks=(8, 0)).written == (752, 0)
    assert settled(GAME, (162, 0), goal=GENERALE_GOAL, tricks=(8, 0), has_helped=True).written == (0, 660)
    assert settled(GAME, (162, 0), goal=CAPOT_GOAL, tricks=(8, 0), has_helped=True).written == (502, 0)
