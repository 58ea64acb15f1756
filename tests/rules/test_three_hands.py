"""Three players, each for himself: the fall, trickless players, capots (rule book C and G)."""

from __future__ import annotations

import pytest

from game.rules.result import Outcome
from game.rules.scoring import penalty
from tests.rules.counted import rules_of, settled

BELA, BELOTE = "bela3", "belote3_es"


@pytest.mark.parametrize(
    ("option", "written"),
    [("vanish", (0, 60, 32)), ("higherOpponent", (0, 130, 32)), ("bothOpponents", (0, 130, 102))],
)
def test_what_becomes_of_the_points_of_a_fallen_taker(option: str, written: tuple[int, ...]) -> None:
    found = settled(BELA, (70, 60, 32), fall3=option)
    assert (found.outcome, found.written, found.dashes) == (Outcome.FELL, written, {0})
    doubled = settled(BELA, (70, 60, 32), fall3=option, multiplier=2)
    assert doubled.written == tuple(2 * points for points in written)


def test_between_equal_opponents_the_next_to_play_is_the_higher() -> None:
    assert settled(BELA, (46, 70, 46), taker=1, fall3="higherOpponent").written == (46, 0, 116)
    assert settled(BELA, (46, 46, 70), taker=2, fall3="higherOpponent").written == (116, 46, 0)


def test_a_bela_that_stays_is_not_lost_in_three_either() -> None:
    found = settled(BELA, (50, 60, 52), belote=(20, 0, 0), belaStays=True, fall3="higherOpponent")
    assert (found.written, found.dashes) == ((20, 110, 52), frozenset())


def test_a_doubled_deal_that_was_made_is_all_the_takers() -> None:
    assert settled(BELA, (90, 50, 22), multiplier=2).written == (324, 0, 0)


def test_ninety_more_only_for_a_single_player_with_all_tricks() -> None:
    assert settled(BELA, (162, 0, 0), tricks=(10, 0, 0)).written == (252, 0, 0)
    assert settled(BELA, (100, 62, 0), tricks=(7, 3, 0)).bonus == (0, 0, 0)
    assert settled(BELA, (0, 100, 62), tricks=(0, 7, 3)).written == (0, 100, 62)


def test_everybody_needs_a_trick_for_his_own_declarations() -> None:
    found = settled(BELA, (100, 62, 0), tricks=(7, 3, 0), declared=(0, 20, 100), belote=(0, 0, 20))
    assert found.declared == (0, 20, 0)
    given = {"tricks": (7, 3, 0), "declared": (0, 20, 100), "trickless": "toOpponents"}
    assert settled(BELA, (100, 62, 0), **given).declared == (100, 20, 0)
    assert settled(BELA, (100, 62, 0), taker=1, **given).declared == (0, 120, 0)
    both = {"tricks": (0, 10, 0), "declared": (50, 20, 100), "trickless": "toOpponents"}
    assert settled(BELA, (0, 162, 0), **both).declared == (0, 170, 0)
    takers = {"tricks": (0, 7, 3), "declared": (50, 20, 0), "trickless": "toOpponents"}
    assert settled(BELA, (0, 100, 62), **takers).declared == (0, 70, 0)


def test_one_player_without_a_trick_pays_both_others_and_nobody_the_last_trick() -> None:
    found = settled(BELOTE, (90, 72, 0), tricks=(5, 4, 0), last=1)
    assert (found.bonus, found.written) == ((50, 40, 0), (140, 112, 0))


def test_two_players_without_a_trick_pay_the_third() -> None:
    found = settled(BELOTE, (162, 0, 0), tricks=(9, 0, 0))
    assert (found.bonus, found.written) == ((90, 0, 0), (252, 0, 0))


def test_with_a_contract_the_taker_stands_against_both() -> None:
    assert settled(BELOTE, (80, 50, 32), dedans=True, tie="fall").outcome is Outcome.FELL
    assert settled(BELOTE, (82, 50, 30), dedans=True).written == (82, 50, 30)


def test_what_hung_goes_to_the_better_opponent_of_a_fallen_taker() -> None:
    found = settled(BELA, (81, 50, 31), tie="hang")
    assert (found.outcome, found.written, found.hung) == (Outcome.HUNG, (0, 50, 31), 81)
    assert settled(BELA, (70, 40, 52), 81, tie="hang").written == (0, 40, 133)


def test_a_fault_pays_both_others() -> None:
    assert penalty(1, (0, 20, 0), rules_of(BELA).score) == (182, 0, 182)
