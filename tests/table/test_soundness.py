"""What does not add up in a deal is found, whichever figure is wrong."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.rules.contract import Trumps
from game.rules.options.rules import Rules
from game.rules.result import DealResult, Outcome
from game.rules.state import Deal, MatchState
from game.table.soundness import every_card_once, is_sound, unsound, unsound_result
from game.variants.catalogue import GAMES
from tests.rules.played import steps


def written(game: str, trumps: Trumps | None = None) -> MatchState:
    """The table when a deal that was counted has just been written; nobody doubles."""
    rules = GAMES[game].rules
    rules = replace(rules, auction=replace(rules.auction, contra=False, recontra=False))
    for _, step in steps(rules, f"sound {game}", 400):
        state = step.state
        if state.past and len(state.past) == len(state.results) and state.deal is not None:
            result = state.results[-1]
            is_counted = result.outcome in {Outcome.MADE, Outcome.FELL} and state.deal.number == result.number
            is_plain = result.contract is not None and not result.bonus
            if is_counted and is_plain and (trumps is None or result.contract.trumps is trumps):
                return state
    raise AssertionError("no such deal was played")


def too_much(result: DealResult) -> DealResult:
    """The line with a point too much for the side that wrote most."""
    most = result.written.index(max(result.written))
    return replace(
        result, written=tuple(points + (side == most) for side, points in enumerate(result.written))
    )


def parts(state: MatchState) -> tuple[DealResult, Deal, Rules]:
    return state.results[-1], state.the_deal, state.rules


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_that_was_played_is_sound(game: str) -> None:
    state = written(game)
    assert unsound(state) is None
    assert is_sound(*parts(state))


def test_cards_that_are_not_the_deck_are_found() -> None:
    state = written("bela4")
    result, deal, rules = parts(state)
    doubled = replace(deal, discarded=(deal.the_play.tricks[0].cards[0],))
    assert unsound(replace(state, deal=doubled)) == "the cards at the table are not the deck"
    assert not is_sound(result, doubled, rules)
    assert every_card_once(replace(doubled, hands=())), "before the deal"


def test_a_sheet_that_is_not_the_sum_of_its_lines_is_found() -> None:
    state = written("bela4")
    wrong = replace(state, scores=(state.scores[0] + 1, state.scores[1]))
    assert unsound(wrong) == "the sheet is not the sum of its lines"


def test_a_wrong_line_is_found_at_the_table_and_in_a_record() -> None:
    state = written("bela4")
    result, deal, rules = parts(state)
    one_more = (result.card_points[0] + 1, result.card_points[1])
    wrong = replace(result, card_points=one_more)
    assert unsound(replace(state, results=(*state.results[:-1], wrong))) == (
        "the card points are not those of the tricks"
    )
    assert not is_sound(wrong, deal, rules)


def test_every_figure_of_a_line_is_counted_anew() -> None:
    state = written("bela4")
    result, deal, rules = parts(state)
    more = tuple(points + 1 for points in result.totals)
    whole = replace(rules, score=replace(rules.score, last_trick=20))
    ten_more = tuple(
        points + 10 * (side == deal.the_play.takers[-1] % 2) for side, points in enumerate(result.card_points)
    )
    assert unsound_result(replace(result, totals=more), deal, rules) == (
        "the totals are not cards, declarations and capot"
    )
    assert unsound_result(replace(result, bonus=(90, 0)), deal, rules) is not None
    assert unsound_result(replace(result, declaration_points=(7, 7)), deal, rules) is not None
    assert unsound_result(replace(result, card_points=ten_more), deal, rules) is not None
    assert unsound_result(replace(result, card_points=ten_more), deal, whole) == (
        "the totals are not cards, declarations and capot"
    )
    winner = next(side for side, points in enumerate(result.written) if points)
    assert unsound_result(replace(result, dashes=frozenset({winner})), deal, rules) == (
        "a side with a dash has written points"
    )
    total = sum(result.totals)
    for wrong in (
        replace(result, written=more),
        replace(result, hung_after=1),
        replace(result, lost=(-10, 0)),
    ):
        assert unsound_result(wrong, deal, rules) == f"{total} points were to be written"
    even = replace(result, written=(result.written[0] - 10, result.written[1]), lost=(-10, 0))
    assert unsound_result(even, deal, rules) is None


def test_a_deal_that_ended_early_has_nothing_to_add_up() -> None:
    state = written("bela4")
    result, deal, rules = parts(state)
    wrong = replace(result, card_points=(0, 0))
    for early in (Outcome.PENALTY, Outcome.BELOT, Outcome.STOPPED, Outcome.CLAIMED):
        assert unsound_result(replace(wrong, outcome=early), deal, rules) is None
    assert unsound_result(replace(wrong, contract=None), deal, rules) is None
    assert unsound_result(wrong, replace(deal, playing=None), rules) is None


@pytest.mark.parametrize("trumps", [Trumps.HEARTS, Trumps.NONE, Trumps.ALL])
def test_tens_are_added_up_as_well(trumps: Trumps) -> None:
    result, deal, rules = parts(written("belot_bg", trumps))
    assert unsound_result(result, deal, rules) is None
    assert unsound_result(too_much(result), deal, rules) == f"{sum(result.written)} points were to be written"


def test_where_a_number_is_bid_it_is_added_up_as_well() -> None:
    result, deal, rules = parts(written("coinche_fr"))
    assert unsound_result(too_much(result), deal, rules) == f"{sum(result.written)} points were to be written"
