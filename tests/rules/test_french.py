"""French belote and the Spanish sheet: dedans, litige, capot, belote (rule book E, F)."""

from __future__ import annotations

from game.rules.result import Outcome
from tests.rules.counted import settled

FRENCH, SPANISH = "belote4_fr", "belote2_es"


def test_dedans_gives_everything_to_the_defence_but_the_belote() -> None:
    found = settled(FRENCH, (60, 102), declared=(20, 50), belote=(20, 0))
    assert (found.outcome, found.written) == (Outcome.FELL, (20, 232))


def test_a_litige_hangs_for_the_winner_of_the_next_deal() -> None:
    found = settled(FRENCH, (81, 81))
    assert (found.outcome, found.written, found.hung) == (Outcome.HUNG, (0, 81), 81)
    assert settled(FRENCH, (100, 62), 91).written == (191, 62)
    assert settled(FRENCH, (62, 100), 91).written == (0, 253)


def test_in_a_litige_the_belote_is_written_and_the_rest_hangs() -> None:
    found = settled(FRENCH, (71, 91), belote=(20, 0))
    assert (found.outcome, found.written, found.hung) == (Outcome.HUNG, (20, 91), 71)
    lost = settled(FRENCH, (71, 91), belote=(20, 0), belaStays=False)
    assert (lost.written, lost.hung) == ((0, 91), 91)


def test_a_belote_is_not_even_lost_without_a_trick() -> None:
    found = settled(FRENCH, (162, 0), tricks=(8, 0), declared=(0, 50), belote=(0, 20))
    assert (found.declared, found.written) == ((0, 20), (252, 20))


def test_a_capot_is_a_hundred_instead_of_the_last_ten() -> None:
    found = settled(FRENCH, (162, 0), tricks=(8, 0))
    assert (found.bonus, found.written) == ((90, 0), (252, 0))
    assert settled(FRENCH, (0, 162), tricks=(0, 8)).written == (0, 252)


def test_after_a_contra_a_capot_may_count_once() -> None:
    given = {"tricks": (8, 0), "multiplier": 2, "contra": True}
    assert settled(FRENCH, (162, 0), **given).written == (504, 0)
    assert settled(FRENCH, (162, 0), **given, contraCapot="flat90").written == (414, 0)
    assert settled(FRENCH, (162, 0), **given, contraCapot="cancelsMultiplier").written == (252, 0)


def test_by_the_spanish_sheet_nobody_falls() -> None:
    found = settled(SPANISH, (41, 74), taker=0, declared=(0, 20))
    assert (found.outcome, found.written, found.dashes) == (Outcome.MADE, (41, 94), frozenset())
