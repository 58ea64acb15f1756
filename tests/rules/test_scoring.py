"""From tricks and declarations to the line in the sheet (rule book A11, A12, A-12 to A-16)."""

from __future__ import annotations

import pytest

from game.rules.contract import Trumps
from game.rules.result import Outcome
from game.rules.scoring import penalty, settle, whole_game
from game.rules.writing.count import Count, Settlement
from game.variants.catalogue import GAMES
from game.variants.option_ids import options_from
from tests.rules.seated import house


def line(
    cards: tuple[int, ...],
    declared: tuple[int, ...] = (0, 0),
    belote: tuple[int, ...] = (0, 0),
    *,
    taker: int = 0,
    capot: int | None = None,
    hung: int = 0,
    multiplier: int = 1,
    **options: object,
) -> Settlement:
    """A settled deal; `cards` include the last trick, taken by the side with most."""
    count = Count(
        taker=taker,
        cards=cards,
        declared=declared,
        belote=belote,
        tricks=tuple(8 if capot in {None, side} else 0 for side in range(len(cards))),
        last=cards.index(max(cards)) if capot is None else capot,
        trumps=Trumps.HEARTS,
        multiplier=multiplier,
    )
    return settle(count, house(**options).score, hung)


@pytest.mark.parametrize(
    ("cards", "declared", "written", "dash"),
    [
        ((82, 80), (0, 0), (82, 80), set()),
        ((81, 81), (0, 0), (0, 162), {0}),
        ((80, 82), (0, 0), (0, 162), {0}),
        ((72, 90), (20, 0), (92, 90), set()),
        ((71, 91), (20, 0), (0, 182), {0}),
        ((91, 71), (0, 20), (0, 182), {0}),
        ((92, 70), (0, 20), (92, 90), set()),
        ((57, 105), (50, 0), (107, 105), set()),
        ((56, 106), (50, 0), (0, 212), {0}),
        ((90, 72), (0, 50), (0, 212), {0}),
        ((60, 102), (50, 20), (0, 232), {0}),
        ((162, 0), (0, 0), (162, 0), set()),
        ((0, 162), (0, 0), (0, 162), {0}),
    ],
)
def test_half_and_one_is_needed_and_who_falls_loses_everything(
    cards: tuple[int, int], declared: tuple[int, int], written: tuple[int, int], dash: set[int]
) -> None:
    found = line(cards, declared)
    assert (found.written, found.dashes) == (written, dash)
    assert found.outcome is (Outcome.FELL if dash else Outcome.MADE)
    mirrored = line(cards[::-1], declared[::-1], taker=1)
    assert mirrored.written == written[::-1]
    assert mirrored.dashes == {1 - side for side in dash}


def test_a_bela_counts_towards_the_half_on_either_side() -> None:
    assert line((72, 90), (0, 0), (20, 0)).written == (92, 90)
    assert line((72, 90), (0, 0), (0, 20)).written == (0, 182)
    assert line((60, 102), (50, 0), (0, 20)).declared == (50, 20)


def test_a_defender_with_nothing_writes_a_nought_and_not_a_dash() -> None:
    found = line((162, 0), capot=0)
    assert (found.written, found.dashes) == ((252, 0), frozenset())


def test_all_tricks_are_worth_ninety_more() -> None:
    assert line((162, 0), capot=0).totals == (252, 0)
    fell = line((0, 162), capot=1)
    assert (fell.written, fell.dashes) == ((0, 252), {0})


@pytest.mark.parametrize(
    ("options", "written"),
    [
        ({"stiglja": 0}, 162),
        ({"stiglja": 100}, 262),
        ({"stiglja": 100, "stigljaReplacesLast": True}, 252),
        ({"stiglja": 90, "stigljaReplacesLast": True}, 242),
        ({"stiglja": 100, "stigljaReplacesLast": True, "lastTrick": 10}, 252),
    ],
)
def test_what_all_tricks_are_worth_is_a_house_rule(options: dict[str, object], written: int) -> None:
    assert line((162, 0), capot=0, **options).written == (written, 0)


@pytest.mark.parametrize(
    ("trickless", "declared", "written"),
    [("drop", (0, 0), (252, 0)), ("toOpponents", (120, 0), (372, 0)), ("keep", (0, 120), (252, 120))],
)
def test_what_becomes_of_the_declarations_of_a_side_without_a_trick(
    trickless: str, declared: tuple[int, int], written: tuple[int, int]
) -> None:
    found = line((162, 0), (0, 100), (0, 20), capot=0, trickless=trickless)
    assert (found.declared, found.written) == (declared, written)


def test_what_the_others_lose_is_added_to_what_the_side_with_all_tricks_has() -> None:
    found = line((162, 0), (50, 100), (0, 20), capot=0, trickless="toOpponents")
    assert (found.declared, found.written) == ((170, 0), (422, 0))
    found = line((0, 162), (20, 0), (0, 20), capot=1, trickless="toOpponents")
    assert (found.declared, found.totals, found.written) == ((0, 40), (0, 292), (0, 292))


def test_a_taker_without_a_trick_falls_and_his_declarations_drop_out_of_the_game() -> None:
    found = line((0, 162), (100, 0), (20, 0), capot=1)
    assert (found.totals, found.written, found.dashes) == ((0, 252), (0, 252), {0})
    kept = line((0, 162), (200, 0), (20, 0), capot=1, trickless="keep")
    assert kept.totals == (220, 252)
    assert kept.written == (0, 472)


def test_the_side_with_all_tricks_keeps_its_own_declarations() -> None:
    assert line((162, 0), (50, 0), (20, 0), capot=0).written == (322, 0)


def test_a_trick_without_points_is_a_trick() -> None:
    assert line((162, 0), (0, 50)).written == (162, 50)


def test_exactly_half_falls() -> None:
    assert line((81, 81)).outcome is Outcome.FELL
    assert line((61, 101), (40, 0)).outcome is Outcome.FELL


def test_exactly_half_hangs_under_that_option() -> None:
    found = line((81, 81), tie="hang")
    assert (found.outcome, found.written, found.hung, found.dashes) == (
        Outcome.HUNG,
        (0, 81),
        81,
        frozenset(),
    )
    assert line((81, 81), taker=1, tie="hang").written == (81, 0)
    assert line((56, 106), (50, 0), tie="hang").hung == 106


def test_what_hangs_goes_to_the_winner_of_the_next_deal() -> None:
    assert line((100, 62), hung=81, tie="hang").written == (181, 62)
    assert line((62, 100), hung=81, tie="hang").written == (0, 243)
    assert line((100, 62), hung=81, tie="hang").hung == 0


def test_what_hangs_adds_up() -> None:
    found = line((81, 81), hung=81, tie="hang")
    assert (found.written, found.hung) == ((0, 81), 162)


def test_exactly_half_is_enough_under_that_option() -> None:
    found = line((81, 81), tie="takerWins")
    assert (found.outcome, found.written) == (Outcome.MADE, (81, 81))
    assert line((80, 82), tie="takerWins").outcome is Outcome.FELL


def test_a_fallen_taker_keeps_his_bela_under_that_option() -> None:
    found = line((60, 102), (0, 0), (20, 0), belaStays=True)
    assert (found.outcome, found.written, found.dashes) == (Outcome.FELL, (20, 162), frozenset())
    found = line((60, 102), (50, 0), (20, 0), belaStays=True)
    assert found.outcome is Outcome.MADE
    found = line((40, 122), (50, 0), (20, 0), belaStays=True)
    assert found.written == (20, 212)
    assert line((60, 102), (0, 0), (0, 20), belaStays=True).written == (0, 182)


def test_a_bela_that_stays_stays_without_a_trick_too() -> None:
    found = line((0, 162), (50, 0), (20, 0), capot=1, belaStays=True)
    assert (found.declared, found.written, found.dashes) == ((20, 0), (20, 252), frozenset())
    given = line((0, 162), (50, 0), (20, 0), capot=1, belaStays=True, trickless="toOpponents")
    assert (given.declared, given.written) == ((20, 50), (20, 302))


def test_without_a_contract_both_write_their_own() -> None:
    for cards in ((40, 122), (81, 81), (122, 40)):
        found = line(cards, dedans=False)
        assert (found.outcome, found.written, found.dashes) == (Outcome.MADE, cards, frozenset())


@pytest.mark.parametrize("multiplier", [2, 4])
def test_after_a_contra_who_has_more_writes_everything_so_many_times(multiplier: int) -> None:
    made = line((90, 72), multiplier=multiplier)
    assert (made.outcome, made.written, made.dashes) == (Outcome.MADE, (162 * multiplier, 0), frozenset())
    fell = line((72, 90), multiplier=multiplier)
    assert (fell.outcome, fell.written, fell.dashes) == (Outcome.FELL, (0, 162 * multiplier), {0})
    assert line((81, 81), multiplier=multiplier).written == (0, 162 * multiplier)
    assert line((92, 70), (20, 50), multiplier=multiplier).written == (0, 232 * multiplier)


def test_a_contra_makes_a_contest_even_where_nobody_falls() -> None:
    assert line((90, 72), multiplier=2, dedans=False).written == (324, 0)
    assert line((72, 90), multiplier=2, dedans=False).written == (0, 324)


def test_a_contra_on_level_points_is_lost_by_the_taker_even_where_ties_hang() -> None:
    assert line((81, 81), multiplier=2, tie="hang").written == (0, 324)
    assert line((81, 81), multiplier=2, tie="takerWins").written == (324, 0)


def test_points_that_hang_are_not_multiplied_again() -> None:
    assert line((100, 62), multiplier=2, hung=81).written == (405, 0)


def test_three_players_need_more_than_both_others_together() -> None:
    assert line((82, 60, 20), (0, 0, 0), (0, 0, 0)).outcome is Outcome.MADE
    assert line((81, 60, 21), (0, 0, 0), (0, 0, 0)).outcome is Outcome.FELL
    assert line((90, 50, 22), (0, 0, 0), (0, 20, 0)).outcome is Outcome.FELL


def test_two_players_know_no_fixed_half() -> None:
    assert line((60, 60)).written == (0, 120)
    assert line((61, 60)).written == (61, 60)


@pytest.mark.parametrize(
    ("options", "whole"),
    [({}, 162), ({"lastTrick": 0}, 152), ({"lastTrick": 20}, 172), ({"kingValue": 10}, 186)],
)
def test_a_penalty_is_the_whole_game_and_everything_called(options: dict[str, object], whole: int) -> None:
    score = house(**options).score
    assert penalty(1, (0, 0), score) == (whole, 0)
    assert penalty(0, (0, 0), score) == (0, whole)
    assert penalty(0, (50, 20), score) == (0, whole + 70)


def test_a_penalty_knows_no_premium_for_all_tricks() -> None:
    assert penalty(0, (0, 0), house(stiglja=100).score) == (0, 162)


@pytest.mark.parametrize("trumps", Trumps)
def test_on_the_scale_of_the_ffb_the_whole_game_is_162_everywhere(trumps: Trumps) -> None:
    score = options_from({"cardScale": "162"}, GAMES["coinche_fr"].rules).score
    assert whole_game(trumps, score) == 162
