"""The panel in which a deal is counted and the slip beside the sheet tell the same sums, contra included."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from game.records.parse import parse
from game.records.replay import replay
from game.rules.declaration import Kind
from game.rules.options.score import BidRounding, DoubledPart, Writing
from game.rules.result import DealResult, Outcome
from game.rules.seats import side_of
from game.rules.view import View
from game.rules.viewing import view_for
from game.scenes.table.sheet import count_of, sheet_of
from game.scenes.table.tally import tally_of
from game.text.catalogue import LANGUAGES, words
from game.variants.catalogue import GAMES
from game.variants.option_ids import options_from
from tests.rules.played import steps

GOLDEN = Path(__file__).parents[2] / "golden"
NAMES = ("Mara", "Ana", "Zlata", "Joža")


def _deals() -> Iterator[tuple[str, DealResult, View]]:
    for path in sorted(GOLDEN.glob("*.txt")):
        record, known = parse(path.read_text("utf-8")), 0
        for _, step in replay(record):
            if len(step.state.results) > known:
                known = len(step.state.results)
                yield record.game, step.state.results[-1], view_for(step.state, 0)


@cache
def deals() -> tuple[tuple[str, DealResult, View], ...]:
    """Every deal of the golden matches, seen when it has just been written."""
    return tuple(_deals())


def test_the_lines_of_the_panel_make_up_its_sum() -> None:
    doubled = twice = 0
    for _, result, view in deals():
        if result.outcome in (Outcome.PENALTY, Outcome.BELOT):
            continue
        count = count_of(result, view, words("en"), NAMES[: view.rules.players])
        figures = [tuple(map(int, line.figures)) for line in count.lines if any(line.figures)]
        assert tuple(map(sum, zip(*figures, strict=True))) == count.totals
        doubled += result.multiplier > 1
        twice += len(figures) > 1 and count.lines[1].label == words("en")("score.tally.twice")
    assert doubled > 3
    assert twice


@pytest.mark.parametrize("language", LANGUAGES)
def test_panel_and_slip_tell_the_same_sum_and_name_contra_alike(language: str) -> None:
    say = words(language)
    for game, result, view in deals():
        names = NAMES[: view.rules.players]
        count = count_of(result, view, say, names)
        slip = sheet_of(view, say, names, is_fresh=True, game=game).tally
        assert slip is not None
        labels = [{one.label for one in lines} for lines in (count.lines, slip.lines)]
        key = "contra"
        if view.rules.score.doubled_part is DoubledPart.BID:
            key = "contraBid"
        elif view.rules.score.writing is Writing.BID and say("score.tally.belote") in labels[1]:
            key = "contraBela"
        contra = say(f"score.tally.{key}", times=result.multiplier)
        assert [contra in told for told in labels] == [result.multiplier > 1] * 2
        sums = [one.figures for one in slip.lines if one.label == say("score.tally.total")]
        assert all(figures == tuple(map(str, count.totals)) for figures in sums)


def test_what_a_doubled_slip_says_leads_to_what_is_written() -> None:
    """A bela that is never doubled is named: (163 - 20 + 130) times 4, and 20."""
    say, seen = words("en"), 0
    for _, result, view in deals():
        score, contract = view.rules.score, result.contract
        is_plain = score.writing is Writing.BID and score.bid_rounding is BidRounding.OFF
        if contract is None or not is_plain or score.doubled_part is DoubledPart.BID:
            continue
        if result.multiplier == 1 or result.outcome is not Outcome.MADE:
            continue
        taker, times = side_of(contract.taker, 4), result.multiplier
        column = side_of(view.seat, 4) ^ taker
        tally = tally_of(result, view, say, NAMES[:2], "")
        lines = {line.label: line.figures[column] for line in tally.lines}
        if say("score.tally.contraBela", times=times) not in lines:
            assert say("score.tally.contra", times=times) in lines
            assert say("score.tally.belote") not in lines
            continue
        total, bid = int(lines[say("score.tally.total")]), int(lines[say("score.tally.bid")])
        bela = int(lines[say("score.tally.belote")].replace("·", "0"))
        assert (total - bela + bid) * times + bela == result.written[taker]
        seen += 1
    assert seen


def test_a_slip_in_tens_says_so_and_adds_up_to_ten() -> None:
    """Where the deal was not doubled, parts and bid make the written line but for the last digit."""
    say, seen = words("en"), 0
    for _, result, view in deals():
        if view.rules.score.bid_rounding is BidRounding.OFF or result.contract is None:
            continue
        tally = tally_of(result, view, say, NAMES[:2], "")
        assert say("score.tally.rounded") in {line.label for line in tally.lines}
        if result.multiplier > 1 or result.outcome is not Outcome.MADE:
            continue
        own = result.written[side_of(view.seat, 4)]
        figures = {line.label: line.figures[0] for line in tally.lines if line.figures[0].isdigit()}
        bid = int(figures.get(say("score.tally.bid"), 0))
        assert abs(int(figures[say("score.tally.total")]) + bid - own) <= 5
        seen += 1
    assert seen


def test_a_slip_names_what_stands_for_the_cards_of_a_doubled_deal() -> None:
    """(160 for cards, 50 declared, 20 for the bela and 110 bid) times 2."""
    say, outcomes = words("en"), set()
    for before, step in steps(
        options_from({"coincheDoubles": "160"}, GAMES["coinche_fr"].rules), "slip 0", 6
    ):
        result = step.state.results[-1] if len(step.state.results) > len(before.results) else None
        if result is None or result.contract is None or result.multiplier == 1:
            continue
        tally = tally_of(result, view_for(step.state, 0), say, NAMES[:2], "")
        lines = {line.label: line.figures for line in tally.lines}
        taker = side_of(result.contract.taker, 4)
        winner = taker if result.outcome is Outcome.MADE else 1 - taker

        def figure(key: str, lines: dict[str, tuple[str, ...]] = lines, side: int = winner) -> int:
            told = lines.get(say(f"score.tally.{key}"), ("0", "0"))[side]
            return int(told) if told.isdigit() else 0

        cards = figure("forCards") if winner == taker else figure("fallen")
        declared = sum(
            one.declaration.value for one in result.declared if one.declaration.kind is not Kind.BELOTE
        )
        assert cards in {160, 250}
        parts = cards + declared + figure("belote") + figure("bid")
        assert parts * result.multiplier == result.written[winner]
        outcomes.add(result.outcome)
    assert outcomes == {Outcome.MADE, Outcome.FELL}
