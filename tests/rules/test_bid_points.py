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


@pytest.mark.parametrize(
    ("options", "written"),
    [
        ({}, 160 + 120 + 20 + 20),
        ({"fallenBid": "162"}, 162 + 120 + 20 + 20),
        ({"multiplier": 2}, 2 * (160 + 120 + 20) + 20),
        ({"multiplier": 2, "contraCapot": "flat90"}, 2 * (160 + 120 + 20) + 20),
        ({"multiplier": 2, "coincheDoubles": "bid"}, 160 + 2 * 120 + 20 + 20),
        ({"multiplier": 2, "coincheDoubles": "bid", "fallenBid": "162"}, 162 + 2 * 120 + 20 + 20),
    ],
)
def test_the_defenders_write_what_the_taker_declared_and_their_own_belote(
    options: dict[str, object], written: int
) -> None:
    found = settled(GAME, (90, 72), goal=120, declared=(20, 0), belote=(0, 20), **options)
    assert found.written == (0, written)


@pytest.mark.parametrize(
    ("rounding", "cards", "written"),
    [
        ("off", (94, 68), (174, 68)),
        ("5", (94, 68), (170, 70)),
        ("5", (95, 67), (180, 70)),
        ("6", (95, 67), (170, 70)),
        ("6", (96, 66), (180, 70)),
    ],
)
def test_from_which_digit_it_is_rounded_up(
    rounding: str, cards: tuple[int, int], written: tuple[int, int]
) -> None:
    found = settled(GAME, cards, goal=80, bidRounding=rounding)
    assert (found.written, found.hung) == (written, 0)


def test_a_belote_stays_with_its_owner_and_is_never_multiplied() -> None:
    assert settled(GAME, (60, 102), goal=90, belote=(20, 0)).written == (20, 250)
    assert settled(GAME, (60, 102), goal=90, belote=(20, 0), multiplier=2).written == (20, 500)
    assert settled(GAME, (60, 102), goal=90, belote=(0, 20), multiplier=4).written == (0, 1020)
    assert settled(GAME, (112, 50), goal=90, belote=(0, 20), multiplier=2).written == (404, 20)
    assert settled(GAME, (112, 50), goal=90, belote=(20, 0), multiplier=2).written == (424, 0)


@pytest.mark.parametrize(
    ("cards", "options", "written"),
    [
        ((112, 50), {"multiplier": 2}, (2 * (160 + 100), 0)),
        ((112, 50), {"multiplier": 4, "belote": (20, 0)}, (4 * (160 + 20 + 100), 0)),
        ((112, 50), {"multiplier": 2, "belote": (0, 20)}, (2 * (160 + 100), 20)),
        ((112, 50), {"multiplier": 2, "declared": (50, 0)}, (2 * (160 + 50 + 100), 0)),
        ((162, 0), {"multiplier": 2, "declared": (0, 50)}, (2 * (250 + 50 + 100), 0)),
        ((60, 102), {"multiplier": 2, "belote": (20, 0), "declared": (20, 0)}, (20, 2 * (160 + 20 + 100))),
        ((60, 102), {"multiplier": 2, "belote": (0, 20)}, (0, 2 * (160 + 20 + 100))),
        ((112, 50), {"belote": (20, 0)}, (112 + 20 + 100, 50)),
    ],
)
def test_doubled_cards_may_count_160_and_with_them_the_belote(
    cards: tuple[int, int], options: dict[str, object], written: tuple[int, int]
) -> None:
    rules = {"coincheDoubles": "160", "trickless": "toOpponents"}
    capot = {"tricks": (8, 0)} if 0 in cards else {}
    assert settled(GAME, cards, goal=100, **rules, **capot, **options).written == written


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
