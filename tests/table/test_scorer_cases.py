"""The worked cases of the rule book, told to the scorer: the same line as the engine writes."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.rules.contract import Trumps
from game.rules.result import DealResult
from game.rules.seats import side_of
from game.rules.trick import trick_points
from game.table.scorer import Told, line_of
from game.table.scorer_check import wrong_with
from tests.cases import figures as told_figures
from tests.cases.counted_deal import card_points, written
from tests.cases.figures import figures_of
from tests.cases.files import cases_of
from tests.cases.shape import Part, by_side, rules_of
from tests.cases.stage import Stage

CASES = [
    case for file in sorted((Path(__file__).parents[1] / "cases").glob("*.yaml")) for case in cases_of(file)
]
SCORED = [
    case
    for case in CASES
    if case.get("kind") == "score" and not {"cards", "deck", "event"} & set(case["given"])
]
DEALS = [case for case in CASES if case.get("kind") == "deal"]


def named(cases: list[dict[str, Any]]) -> list[Any]:
    return [pytest.param(case, id=str(case["id"])) for case in cases]


def bare(result: DealResult, players: int) -> DealResult:
    """Without what nobody tells: the cards of declarations, and which of two partners called."""
    contract = result.contract
    if contract is not None:
        contract = replace(contract, taker=side_of(contract.taker, players))
    return replace(result, number=0, declared=(), contract=contract, lost=())


def test_there_are_cases_of_every_kind() -> None:
    assert len(SCORED) > 80
    assert len(DEALS) >= 7


@pytest.mark.parametrize("case", named(SCORED))
def test_a_worked_score_told_by_hand_is_written_as_the_engine_writes_it(case: dict[str, Any]) -> None:
    given = Part("given", dict(case["given"]))
    rules = rules_of(case["variant"], given.take("options", {}))
    hung = given.take("hangingBefore", 0) or given.take("hanging", 0) or 0
    figures = figures_of(given, rules)
    if any(figures.penalties) or any(figures.awards):
        pytest.skip("ten-point faults of others are no figures that people tell")
    stage = Stage(rules)
    stage.begin(rules.players - 1, hung=hung)
    stage.deal()
    expected = written(stage, figures).result
    laid_away = trick_points(figures.discarded, figures.trumps, rules.score.king)
    cards = tuple(
        points + laid_away * (side == figures.taker)
        for side, points in enumerate(card_points(figures, rules))
    )
    count = figures.count(cards)
    told = Told(
        taker=figures.taker,
        trumps=figures.trumps,
        multiplier=figures.multiplier,
        goal=figures.goal,
        cards=cards,
        declared=tuple((points,) if points else () for points in figures.declarations),
        belotes=tuple(points // 20 for points in figures.belote),
        tricks=count.tricks,
        last=count.last,
    )
    assert bare(line_of(told, rules, number=1, hung=hung), rules.players) == bare(expected, rules.players)


@pytest.mark.parametrize("case", named(DEALS))
def test_a_whole_deal_told_by_hand_is_written_as_the_case_says(case: dict[str, Any]) -> None:
    rules = rules_of(case["variant"], case.get("options", {}))
    sides = len(told_figures.zeros(rules))
    declared: list[tuple[int, ...]] = [()] * sides
    for one in case.get("declarationsCounted", []):
        declared[side_of(one["seat"], rules.players)] += (one["value"],)
    belotes = [0] * sides
    for one in case.get("belas", []):
        belotes[side_of(one["seat"], rules.players)] += 1
    tricks = [0] * sides
    for trick in case["tricks"]:
        tricks[side_of(trick["winner"], rules.players)] = 1
    told = Told(
        taker=side_of(case["declarer"], rules.players),
        trumps=Trumps(case["contract"]),
        multiplier=case.get("multiplier", 1),
        goal=case.get("goal", 0),
        cards=by_side(case["trickPointsInclLast10"], rules),
        declared=tuple(declared),
        belotes=tuple(belotes),
        tricks=tuple(tricks),
        last=side_of(case["tricks"][-1]["winner"], rules.players),
    )
    assert wrong_with(told, rules) is None
    line = line_of(told, rules, number=1, hung=case.get("hangingBefore", 0))
    assert line.written == by_side(case["recorded"], rules)
