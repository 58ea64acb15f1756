"""Sheets of random matches of every game: columns, notes, boxes, and a count that adds up."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from game.ai.levels import make_mind
from game.records.parse import parse
from game.records.replay import replay
from game.rules.contract import Contract, Trumps
from game.rules.events import DealScored
from game.rules.result import DealResult, MatchResult, Outcome
from game.rules.view import View
from game.rules.viewing import view_for
from game.scenes.over import MatchOver
from game.scenes.score import ScoreSheet
from game.scenes.sheet import Outcome as Over
from game.scenes.sheet import Tally
from game.scenes.table.sheet import count_of, sheet_of
from game.scenes.table.tally import gains_hung
from game.table.headless import Bout
from game.text.catalogue import LANGUAGES, words
from game.variants.catalogue import GAMES
from game.variants.option_ids import options_from
from tests.scenes.driver import Play

NAMES = ("Mara", "Ana", "Zlata", "Joža")
DEALS = 12
ENGLISH = words("en")


@cache
def views(game: str, **_: object) -> tuple[View, ...]:
    """What the first seat knows after each of some deals; contra is allowed, so that it happens."""
    rules = options_from({"contra": True, "recontra": True, "target": 90_000}, GAMES[game].rules)
    bout = Bout(rules, [make_mind("random") for _ in range(rules.players)], f"sheets {game}")
    seen = []
    for _ in range(DEALS):
        bout.play_deal()
        seen.append(view_for(bout.state, 0))
    return tuple(seen)


def figures(tally: Tally, label: str) -> tuple[int, ...]:
    found = [line.figures for line in tally.lines if line.label == label]
    return tuple(0 if text in ("·", "–", "") else int(text) for text in found[0]) if found else ()


def tallies(game: str) -> Iterator[tuple[View, Tally]]:
    for view in views(game):
        sheet = sheet_of(view, ENGLISH, NAMES[: view.rules.players], is_fresh=True, game=game)
        assert sheet.tally is not None
        yield view, sheet.tally


@pytest.mark.parametrize("game", GAMES)
def test_the_count_adds_up(game: str) -> None:
    for view, tally in tallies(game):
        result = view.results[-1]
        above = []
        for line in tally.lines:
            if line.is_sum:
                break
            above.append([0 if text == "·" else int(text) for text in line.figures])
        if any(line.label == "Total" for line in tally.lines):
            assert tuple(map(sum, zip(*above, strict=True))) == figures(tally, "Total")
            assert sorted(figures(tally, "Total")) == sorted(result.totals)
        written = next(label for label in ("Scored", "Scored, in tens") if figures(tally, label))
        assert sorted(figures(tally, written)) == sorted(result.written)


@pytest.mark.parametrize("game", GAMES)
def test_every_deal_is_a_row_and_every_side_a_column(game: str) -> None:
    view = views(game)[-1]
    players = view.rules.players
    sheet = sheet_of(view, ENGLISH, NAMES[:players], is_fresh=False, game=game)
    assert len(sheet.rows) == DEALS
    assert len(sheet.columns) == (3 if players == 3 else 2)
    assert [column.total for column in sheet.columns] == list(view.scores), "seat 0 sees its own side first"
    assert all(len(row.cells) == len(sheet.columns) for row in sheet.rows)
    assert sheet.tally is None


def test_the_seat_s_own_column_comes_first() -> None:
    rules = GAMES["bela3"].rules
    bout = Bout(rules, [make_mind("random") for _ in range(3)], "own first")
    bout.play_deal()
    for seat in range(3):
        view = view_for(bout.state, seat)
        sheet = sheet_of(view, ENGLISH, NAMES[:3], is_fresh=True)
        assert sheet.columns[0].total == view.scores[seat]
        assert [column.head for column in sheet.columns] == [NAMES[(seat + step) % 3] for step in range(3)]


@pytest.mark.parametrize(
    ("game", "heads"),
    [("bela4", ["Us", "Them"]), ("belote2_es", ["Mara", "Ana"]), ("belote3_es", ["Mara", "Ana", "Zlata"])],
)
def test_heads(game: str, heads: list[str]) -> None:
    view = views(game)[0]
    sheet = sheet_of(view, ENGLISH, NAMES[: view.rules.players], is_fresh=False)
    assert [column.head for column in sheet.columns] == heads


@pytest.mark.parametrize("language", LANGUAGES)
def test_panel_sheet_and_slip_call_a_person_the_same(language: str) -> None:
    """Once "Ty" was the player himself on the panel and the one opposite on the sheet."""
    view, say = views("belote2_es")[0], words(language)
    names = (say("title.you"), "Ana")
    sheet = sheet_of(view, say, names, is_fresh=True)
    assert sheet.tally is not None
    heads = tuple(column.head for column in sheet.columns)
    assert heads == sheet.tally.names == count_of(view.results[-1], view, say, names).names == names


def test_what_was_taken_back_stands_on_the_sheet(play: Play) -> None:
    view = views("bela4")[0]
    assert sheet_of(view, ENGLISH, NAMES, is_fresh=False).remark == ""
    sheet = sheet_of(view, ENGLISH, NAMES, is_fresh=False, take_backs=2)
    driver = play(lambda desk: ScoreSheet(desk, sheet), language="en", speed="instant")
    driver.settle()
    assert "2 moves taken back" in {written.text for written in driver.written}


def test_deals_are_noted_in_the_language_of_the_calls() -> None:
    sheet = sheet_of(views("bela4")[-1], ENGLISH, NAMES, is_fresh=False, aloud=words("bg"))
    notes = " ".join(cell.note for row in sheet.rows for cell in row.cells)
    assert words("bg")("table.note.bela") in notes
    assert not any(sign.isascii() and sign.isalpha() for sign in notes)
    assert sheet.columns[0].head == ENGLISH("table.us")


def test_without_a_contract_nobody_has_made_it() -> None:
    said = [tally.heading for view, tally in tallies("belote2_es") if view.results[-1].multiplier == 1]
    assert said
    assert all(heading.startswith("Everybody scores their own points.") for heading in said)


def test_totals_run_in_france_only() -> None:
    view = views("belote4_fr")[-1]
    sheet = sheet_of(view, ENGLISH, NAMES, is_fresh=False, game="belote4_fr")
    boxed = [row for row in sheet.rows if any(cell.is_boxed for cell in row.cells)]
    if sheet.rows[-1] not in boxed:
        assert [int(cell.figure) for cell in sheet.rows[-1].cells] == list(view.scores)
    bela = views("bela4")[-1]
    last = sheet_of(bela, ENGLISH, NAMES, is_fresh=False, game="bela4").rows[-1]
    written = [cell.figure for cell in last.cells]
    assert written == [
        "–" if side in bela.results[-1].dashes else str(bela.results[-1].written[side]) for side in (0, 1)
    ]


def deal(**changes: object) -> DealResult:
    usual: dict[str, object] = {
        "number": 1,
        "outcome": Outcome.MADE,
        "contract": Contract(trumps=Trumps.HEARTS, taker=1),
        "card_points": (62, 100),
        "declared": (),
        "declaration_points": (0, 0),
        "capot": None,
        "totals": (62, 100),
        "written": (6, 10),
        "dashes": frozenset(),
    }
    return DealResult(**{**usual, **changes})  # type: ignore[arg-type]


def test_hung_points_stand_in_a_box_until_somebody_wins_them() -> None:
    view = views("belot_bg")[0]
    hung = deal(outcome=Outcome.HUNG, card_points=(81, 81), totals=(81, 81), written=(8, 0), hung_after=8)
    won = deal(number=2, written=(14, 10), hung_before=8, outcome=Outcome.FELL)
    view = replace(view, results=(hung, won), scores=(22, 10))
    first, second = sheet_of(view, ENGLISH, NAMES, is_fresh=False).rows
    assert (first.cells[1].figure, first.cells[1].is_boxed) == ("8", True)
    assert not first.cells[0].is_boxed
    assert gains_hung(won, 4) == 0
    assert "hung\u00a08" in second.cells[0].note
    assert gains_hung(hung, 4) is None


@pytest.mark.parametrize("is_over", [True, False])
def test_nobody_is_out_as_long_as_the_match_goes_on(play: Play, *, is_over: bool) -> None:
    """With the capot lock a side may have reached the target, and another deal is played."""
    view = replace(views("belot_bg_official")[0], scores=(90_027, 12))
    won = MatchResult(scores=view.scores, winners=(0,), match_points=(1.0, 0.0))
    sheet = sheet_of(replace(view, match_result=won if is_over else None), ENGLISH, NAMES, is_fresh=False)
    driver = play(lambda desk: ScoreSheet(desk, sheet), language="en", speed="instant")
    driver.settle()
    texts = {written.text for written in driver.written}
    assert ("out" in texts) is is_over
    assert any("to go" in text for text in texts), "the other side"


@pytest.mark.parametrize(
    ("capot", "goal", "note"), [("270", 250, "(270)"), ("250", 250, "(250)"), ("270", 110, "(110)")]
)
def test_a_capot_that_was_bid_is_noted_with_what_it_counts(capot: str, goal: int, note: str) -> None:
    rules = options_from({"capotBid": capot}, GAMES["coinche_fr"].rules)
    bid = deal(contract=Contract(trumps=Trumps.HEARTS, taker=0, goal=goal), written=(520, 0))
    view = replace(views("coinche_fr")[0], rules=rules, results=(bid,), scores=(520, 0))
    (row,) = sheet_of(view, ENGLISH, NAMES, is_fresh=False, game="coinche_fr").rows
    assert note in row.cells[0].note


@pytest.mark.sampled(5)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_page_after_a_deal_has_room(play: Play, game: str, language: str) -> None:
    driver = play(
        lambda desk: desk.doors.new_match(desk), size=(800, 600), language=language, speed="instant"
    )
    view = views(game)[-1]
    names = NAMES[: view.rules.players]
    sheet = sheet_of(view, driver.desk.say, names, is_fresh=True, game=game)
    for scene in (ScoreSheet(driver.desk, sheet), MatchOver(driver.desk, Over(is_won=True, sheet=sheet))):
        driver.loop.stack.push(scene)
        driver.settle()
        assert len(driver.written) > 8
        for written in driver.written:
            assert not written.is_cut, written
            assert written.box.encloses(written.inked, slack=1.5), written
    assert len(count_of(view.results[-1], view, driver.desk.say, names).names) == len(sheet.columns)


def test_where_the_bid_alone_is_doubled_the_slip_says_so_and_adds_up() -> None:
    path = Path(__file__).parents[1] / "golden" / "coinche_fr-cannes.txt"
    doubled = fallen = 0
    for _, step in replay(parse(path.read_text(encoding="utf-8"))):
        if not any(isinstance(event, DealScored) for event in step.events):
            continue
        view = view_for(step.state, 0)
        result, slip = view.results[-1], sheet_of(view, ENGLISH, NAMES, is_fresh=True).tally
        assert slip is not None
        assert result.contract is not None
        told = {one.label: one.figures for one in slip.lines}
        bid = sum(int(figure) for figure in told["Bid"] if figure.isdigit())
        assert bid == result.contract.goal * result.multiplier
        has_fallen = result.outcome is Outcome.FELL
        cards = sum(int(figure) for figure in told["Down"] if figure.isdigit()) if has_fallen else 0
        assert cards == (sum(result.card_points) + sum(result.bonus) if has_fallen else 0)
        earned = sum(result.declaration_points) if has_fallen else sum(result.totals)
        assert sum(result.written) == bid + cards + earned
        assert (f"Contra: the bid times {result.multiplier}" in told) is (result.multiplier > 1)
        doubled += result.multiplier > 1
        fallen += has_fallen
    assert doubled
    assert fallen
