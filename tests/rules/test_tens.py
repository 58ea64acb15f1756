"""Bulgarian writing: compared as it is, written in tens (rule book D, D-07 to D-13)."""

from __future__ import annotations

import pytest

from game.rules.contract import Trumps
from game.rules.result import Outcome
from game.rules.scoring import penalty, whole_game
from tests.rules.counted import rules_of, settled

SHEET, OFFICIAL = "belot_bg", "belot_bg_official"
ALL, NONE = Trumps.ALL, Trumps.NONE


def written(game: str, mine: int, his: int, trumps: Trumps = Trumps.HEARTS) -> tuple[int, ...]:
    """What is written of card points in a game that side 0 took and made, whichever side that is."""
    found = settled(game, (mine, his), trumps=trumps, taker=0 if mine > his else 1)
    assert found.outcome is Outcome.MADE
    return found.written


@pytest.mark.parametrize("game", [SHEET, OFFICIAL])
@pytest.mark.parametrize("trumps", [Trumps.SPADES, ALL])
def test_the_tens_of_every_deal_add_up(game: str, trumps: Trumps) -> None:
    whole = 162 if trumps is Trumps.SPADES else 258
    for mine in range(whole + 1):
        if 2 * mine != whole:
            assert sum(written(game, mine, whole - mine, trumps)) == (whole + 5) // 10


@pytest.mark.parametrize(
    ("trumps", "raw", "by_sheet", "officially"),
    [
        (Trumps.HEARTS, (87, 75), (9, 7), (9, 7)),
        (Trumps.HEARTS, (86, 76), (9, 7), (8, 8)),
        (Trumps.HEARTS, (56, 106), (5, 11), (6, 10)),
        (Trumps.HEARTS, (6, 156), (0, 16), (1, 15)),
        (ALL, (155, 103), (16, 10), (16, 10)),
        (ALL, (134, 124), (14, 12), (13, 13)),
        (ALL, (224, 34), (23, 3), (22, 4)),
    ],
)
def test_between_up_and_down_one_side_gains(
    trumps: Trumps, raw: tuple[int, int], by_sheet: tuple[int, int], officially: tuple[int, int]
) -> None:
    assert written(SHEET, *raw, trumps) == by_sheet
    assert written(OFFICIAL, *raw, trumps) == officially


def test_where_all_trumps_count_162_too_they_are_rounded_as_a_suit_is() -> None:
    found = settled(SHEET, (86, 76), trumps=ALL, cardScale="162")
    assert (found.totals, found.written) == ((86, 76), (9, 7))


def test_at_no_trumps_cards_and_the_last_trick_count_twice_and_a_capot_once() -> None:
    found = settled(SHEET, (68, 62), trumps=NONE)
    assert (found.totals, found.written) == ((136, 124), (14, 12))
    capot = settled(SHEET, (130, 0), trumps=NONE, tricks=(8, 0))
    assert (capot.totals, capot.bonus, capot.written) == ((350, 0), (90, 0), (35, 0))
    once = settled(SHEET, (72, 58), trumps=NONE, ntDoubled=False)
    assert (once.totals, once.written) == ((72, 58), (7, 6))
    level_digits = settled(SHEET, (75, 55), trumps=NONE, ntDoubled=False)
    assert level_digits.written == (8, 5)


def test_who_is_inside_loses_everything_and_writes_a_dash() -> None:
    found = settled(SHEET, (72, 90), declared=(20, 0), belote=(0, 20))
    assert (found.outcome, found.written, found.dashes) == (Outcome.FELL, (0, 20), {0})


@pytest.mark.parametrize(
    ("trumps", "half", "declared", "writes", "hangs"),
    [
        (Trumps.HEARTS, 81, (0, 0), 8, 8),
        (Trumps.HEARTS, 81, (0, 50), 10, 11),
        (ALL, 129, (0, 0), 13, 13),
        (ALL, 129, (50, 0), 15, 16),
        (NONE, 65, (0, 0), 13, 13),
    ],
)
def test_of_a_level_deal_the_half_that_hangs_is_rounded_up(
    trumps: Trumps, half: int, declared: tuple[int, int], writes: int, hangs: int
) -> None:
    less = sum(declared) // 2
    cards = tuple(half + less - more for more in declared)
    found = settled(SHEET, cards, trumps=trumps, declared=declared)
    assert (found.outcome, found.written, found.hung) == (Outcome.HUNG, (0, writes), hangs)
    again = settled(SHEET, cards, 7, trumps=trumps, declared=declared, taker=1)
    assert (again.written, again.hung) == ((writes, 0), hangs + 7)


def test_with_a_tie_that_the_taker_wins_he_rounds_up() -> None:
    found = settled(SHEET, (106, 56), declared=(0, 50), tie="takerWins")
    assert (found.outcome, found.written) == (Outcome.MADE, (11, 10))


@pytest.mark.parametrize(("multiplier", "whole"), [(2, 32), (4, 64)])
def test_a_doubled_deal_goes_to_the_side_with_more_first_rounded_then_multiplied(
    multiplier: int, whole: int
) -> None:
    assert settled(SHEET, (90, 72), multiplier=multiplier).written == (whole, 0)
    assert settled(SHEET, (72, 90), multiplier=multiplier).written == (0, whole)
    assert settled(SHEET, (72, 90), 8, multiplier=multiplier).written == (0, whole + 8)
    level = settled(SHEET, (81, 81), 3, multiplier=multiplier)
    assert (level.outcome, level.written, level.hung) == (Outcome.HUNG, (0, 0), whole + 3)


@pytest.mark.parametrize(
    ("option", "worth", "factor"),
    [("multiplied", 50, 2), ("flat90", 41, 2), ("cancelsMultiplier", 25, 1)],
)
def test_what_a_capot_is_worth_in_a_doubled_deal(option: str, worth: int, factor: int) -> None:
    found = settled(SHEET, (162, 0), tricks=(8, 0), multiplier=2, contraCapot=option)
    assert (found.written, found.multiplier) == ((worth, 0), factor)


def test_without_a_capot_nothing_cancels_the_multiplier() -> None:
    assert settled(SHEET, (90, 72), multiplier=2, contraCapot="cancelsMultiplier").written == (32, 0)


def test_a_side_without_a_trick_still_writes_what_it_declared() -> None:
    found = settled(SHEET, (162, 0), tricks=(8, 0), declared=(0, 20))
    assert (found.totals, found.written) == ((252, 20), (25, 2))


@pytest.mark.parametrize(("trumps", "whole"), [(None, 162), (Trumps.CLUBS, 162), (ALL, 258), (NONE, 260)])
def test_a_fault_costs_the_whole_game_in_tens(trumps: Trumps | None, whole: int) -> None:
    score = rules_of(SHEET).score
    assert whole_game(trumps, score) == whole
    assert penalty(0, (0, 0), score, trumps) == (0, (whole + 5) // 10)
    assert penalty(1, (20, 50), score, trumps) == ((whole + 75) // 10, 0)


@pytest.mark.parametrize(("last_trick", "tens"), [(12, 16), (14, 17)])
def test_a_whole_game_is_written_as_the_nearest_ten(last_trick: int, tens: int) -> None:
    assert penalty(0, (0, 0), rules_of(SHEET, lastTrick=last_trick).score) == (0, tens)
