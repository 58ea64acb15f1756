"""Computers against computers: the figures, the records, and the same again with more processes."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pytest

from game.app.commandline import run
from game.records.parse import parse_all
from game.table.arena import CHUNK, Contest, Dealt, measure, summary
from game.table.lottery import drawn_rules
from game.variants.catalogue import GAMES
from tests.depth import often

KEYS = {
    "game",
    "deals",
    "seconds",
    "deals_per_s",
    "illegal",
    "points",
    "diff_mean",
    "diff_se",
    "matches_won",
}


def contest(**changes: object) -> Contest:
    wish: dict[str, object] = {
        "game": "bela4",
        "rules": GAMES["bela4"].rules,
        "deals": 60,
        "seed": "s",
        "levels": ("random",) * 4,
    }
    return Contest(**{**wish, **changes})  # type: ignore[arg-type]


def test_one_json_object_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", "--deals", "40", "--seats", "random,medium", "--seed", "3"]) == 0

    said = capsys.readouterr()
    figures = json.loads(said.out)
    assert said.out.count("\n") == 1
    assert set(figures) >= KEYS
    assert figures["deals"] == 40
    assert figures["illegal"] == figures["unsound"] == 0
    assert len(figures["points"]) == len(figures["matches_won"]) == 2
    assert figures["points"][1] > figures["points"][0]
    assert said.err == "40 of 40 deals\n", "a pipe gets whole lines"


@pytest.mark.parametrize(
    ("words", "last"),
    [
        ("--deals 8", "8 of 8 deals"),
        ("--deals 2 --random-options 3", "3 of 3 sets of house rules"),
    ],
)
def test_a_terminal_hears_how_far_it_is(
    words: str, last: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert run(["simulate", "--seats", "random", *words.split()]) == 0
    said = capsys.readouterr().err
    assert said.startswith("\r")
    assert said.endswith(f"\r{last}\n")


@pytest.mark.parametrize(("more", "per_deal"), [([], 1), (["--duplicate"], 2)])
def test_what_is_unsound_is_told_with_its_reason_and_where(
    more: list[str], per_deal: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.table.arena.unsound", lambda _: "the totals are wrong")
    assert run(["simulate", "--deals", "7", "--seats", "random", "--seed", "s", *more]) == 1
    figures = json.loads(capsys.readouterr().out)
    assert figures["unsound"] == 7 * per_deal
    assert len(figures["why"]) == 5
    assert all(one["error"] == "the totals are wrong" for one in figures["why"])
    where = [(one["seed"], one["deal"]) for one in figures["why"]]
    assert where == [("s/0/1", deal) for deal in range(1, 6)] or where == [
        ("s/0", 1), ("s/0", 1), ("s/1", 1), ("s/1", 1), ("s/2", 1),
    ]  # fmt: skip


def test_a_place_that_cannot_be_is_a_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def sentence(out: Path) -> str:
        assert run(["simulate", "--deals", "1", "--out", str(out)]) == 2
        said = capsys.readouterr().err
        assert said.count("\n") == 1
        return said

    assert "x cannot be written (File name too long)." in sentence(tmp_path / ("x" * 300))
    (tmp_path / "file").write_text("in the way")
    assert "cannot be written (Not a directory)." in sentence(tmp_path / "file" / "records.txt")

    def refuse(path: Path, **_: object) -> None:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(Path, "stat", refuse)
    assert f"{tmp_path / 'y'} cannot be written (Permission denied)." in sentence(tmp_path / "y")


def test_duplicate_deals_of_equals_are_level() -> None:
    figures, _ = measure(contest(is_duplicate=True, deals=20))

    assert figures["diff_mean"] == figures["diff_se"] == 0
    assert figures["boards"] == 40


def test_duplicate_deals_swap_the_sides() -> None:
    better, _ = measure(contest(is_duplicate=True, levels=("medium", "random") * 2))
    worse, _ = measure(contest(is_duplicate=True, levels=("random", "medium") * 2))

    assert better["diff_mean"] == -worse["diff_mean"]  # type: ignore[operator]
    assert better["diff_mean"] > 20  # type: ignore[operator]
    assert better["points"] == worse["points"][::-1]  # type: ignore[index]


def test_records_of_all_deals_are_written_and_sound(tmp_path: Path) -> None:
    file = tmp_path / "records.txt"
    assert run(f"simulate --deals 30 --seats random --out {file}".split()) == 0

    records = parse_all(file.read_text(encoding="utf-8"))

    assert len(records) >= 2
    assert {seated.mind for record in records for seated in record.players} == {"random"}


def test_records_go_where_a_link_leads_and_into_a_pipe(tmp_path: Path) -> None:
    there, link, pipe = (tmp_path / name for name in ("there.txt", "link.txt", "pipe"))
    link.symlink_to(there)
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    for out in (link, pipe):
        assert run(f"simulate --deals 1 --seats random --out {out}".split()) == 0
    assert link.is_symlink()
    assert pipe.is_fifo()
    assert os.read(reader, 1 << 20).decode() == there.read_text("utf-8")
    os.close(reader)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_simulated(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "records.txt"
    assert run(["simulate", "--game", game, "--deals", "12", "--seats", "random", "--out", str(file)]) == 0

    figures = json.loads(capsys.readouterr().out)
    columns = 2 if GAMES[game].rules.players == 4 else GAMES[game].rules.players
    assert len(figures["points"]) == len(figures["matches_won"]) == columns
    assert figures["illegal"] == figures["unsound"] == 0
    assert {record.game for record in parse_all(file.read_text(encoding="utf-8"))} == {game}


@pytest.mark.sampled(2)
@pytest.mark.parametrize("game", ["bela3", "bela2", "belote3_es", "coinche_fr"])
def test_duplicate_deals_are_played_from_all_sides(game: str) -> None:
    rules = GAMES[game].rules
    columns = 2 if rules.players == 4 else rules.players
    level, _ = measure(
        contest(game=game, rules=rules, is_duplicate=True, deals=4, levels=("medium",) * rules.players)
    )
    mixed = ("medium", *["random"] * (columns - 1)) * (rules.players // columns)
    better, _ = measure(contest(game=game, rules=rules, is_duplicate=True, deals=12, levels=mixed))

    assert level["boards"] == 4 * columns
    assert level["diff_mean"] == level["diff_se"] == 0
    assert better["diff_mean"] > 0  # type: ignore[operator]


def test_the_difference_of_three_is_to_the_mean_of_the_others() -> None:
    dealt = [Dealt(((100, 40, 20), (60, 0, 0)), 0, 0, (0.0,) * 3, ())]
    rules = GAMES["bela3"].rules

    figures = summary(contest(game="bela3", rules=rules, levels=("easy",) * 3), dealt, 1.0)

    assert figures["diff_mean"] == (70 + 60) / 2
    assert figures["points"] == [80, 20, 10]


@pytest.mark.parametrize("game", ["bela4", "bela3", "belot_bg", "belote2_es", "coinche_fr"])
def test_house_rules_by_lot_are_played(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    wish = ["simulate", "--game", game, "--deals", "3", "--seats", "random", "--random-options", "8"]
    assert run(wish) == 0

    said = capsys.readouterr()
    figures = json.loads(said.out)
    assert figures["option_sets"] == 8
    assert figures["illegal"] == figures["unsound"] == figures["exceptions"] == 0
    assert figures["bad"] == []


def test_house_rules_by_lot_differ_and_say_why_some_are_refused() -> None:
    drawn = [drawn_rules(GAMES["bela4"].rules, str(number)) for number in range(40)]

    assert len({rules for rules, _ in drawn}) == 40
    reasons = {reason for _, refused in drawn for reason in refused}
    assert "these options make no game: recontra needs contra" in reasons


def test_a_set_that_goes_wrong_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("game.table.lottery.parse", lambda _text: 1 / 0)
    assert run(["simulate", "--deals", "1", "--seats", "random", "--random-options", "2"]) == 1

    figures = json.loads(capsys.readouterr().out)
    assert figures["exceptions"] == 2
    assert figures["bad"][0]["error"] == "ZeroDivisionError: division by zero"
    assert figures["bad"][0]["seed"] == "0/0"


def test_each_deal_is_told_as_it_was_played() -> None:
    heard: list[int] = []
    measure(contest(deals=7), 1, heard.append)

    assert heard == [1, 2, 3, 4, 5, 6, 7]


@pytest.mark.sampled(2, 1)
@pytest.mark.slow
@pytest.mark.parametrize("is_duplicate", [False, True])
def test_more_processes_change_nothing_but_the_time(is_duplicate: bool) -> None:
    wanted = contest(deals=CHUNK + 20, keeps_records=True, is_duplicate=is_duplicate)
    one, two = (measure(wanted, jobs) for jobs in (1, 2))
    for figures, _ in (one, two):
        del figures["seconds"], figures["deals_per_s"]

    assert one == two


@pytest.mark.parametrize(
    "options",
    [
        '{"contra": true, "recontra": true, "tie": "hang"}',
        '{"renege": "wholeGame", "announce": "manual"}',
        '{"strictTable": true, "mus": false, "talonLift": "onPass"}',
        '{"declTiming": "afterTrick1", "shuffle": "neverReshuffle", "finish": "dosta"}',
        '{"ruff": "unlessPartnerWinning", "undertrump": "free", "raisePlain": false, "overtrump": false}',
        '{"kingValue": 10, "lastTrick": 20, "stiglja": 100, "stigljaReplacesLast": true}',
    ],
)
@pytest.mark.parametrize("seats", ["medium", "easy,random"])
def test_no_option_leads_to_anything_illegal(
    options: str, seats: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["simulate", "--deals", often("8", "25"), "--seats", seats, "--options", options]) == 0
    assert json.loads(capsys.readouterr().out)["illegal"] == 0
