"""Figures are printed as JSON objects, one a line; the self-test says one sentence."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from game.ai.levels import LEVELS
from game.ai.trick_rules import COMPILED
from game.app import bench
from game.app.paths import assets
from game.app.settings import load as load_settings
from game.rules.actions import Play
from game.table.save import load_match
from game.variants.catalogue import GAMES


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "SECONDS", 0.05)
    monkeypatch.setattr(bench, "STARTS", 1)


def objects(text: str) -> list[dict[str, object]]:
    return [json.loads(line) for line in text.splitlines()]


def test_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.bench("rules") == 0
    found = objects(capsys.readouterr().out)
    assert [figures["game"] for figures in found] == list(GAMES)
    for figures in found:
        assert figures["bench"] == "rules"
        assert figures["deals_per_s"] > 10  # type: ignore[operator]


def test_decide(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.bench("decide") == 0
    assert [one["level"] for one in objects(capsys.readouterr().out)] == list(LEVELS)


def test_solver(capsys: pytest.CaptureFixture[str]) -> None:
    if not COMPILED:
        pytest.skip("one deal of the plain solver takes a minute")
    assert bench.bench("solver") == 0
    found = objects(capsys.readouterr().out)
    assert [(one["game"], one["trumps"]) for one in found][:3] == [
        ("bela4", "H"),
        ("belote4_fr", "H"),
        ("belot_bg", "NT"),
    ]
    for one in found:
        assert 0 < one["median_ms"] <= one["p95_ms"]  # type: ignore[operator]
        assert one["mean_ms"] > 0  # type: ignore[operator]


@pytest.mark.slow
def test_startup_waits_for_the_first_frame(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.bench("startup") == 0
    title, table = objects(capsys.readouterr().out)
    assert (title["scene"], table["scene"]) == ("title", "table")
    for figures in (title, table):
        assert 0 < figures["median_s"] < 30  # type: ignore[operator]


def test_the_table_of_the_startup_is_one_that_was_left_in_the_middle_of_a_deal(tmp_path: Path) -> None:
    for name, text in bench.left_at_the_table().items():
        (tmp_path / name).write_text(text, "utf-8", newline="\n")
    assert load_settings(tmp_path / "settings.toml").settings.is_at_table
    loaded = load_match(tmp_path / "match.txt")
    assert loaded.complaint is None
    record = loaded.record
    assert record is not None
    assert record.actions
    assert isinstance(record.actions[-1], Play)


@pytest.mark.slow
@pytest.mark.long
def test_the_self_test_says_one_sentence() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "game", "--selftest"],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("\n") == 1
    sounds = len(list((assets() / "sounds").glob("*.ogg")))
    assert f"64 cards drawn, {sounds} sounds heard, a match of " in done.stdout
    assert "12 tables of 1280x720 drawn from it in 2 decks and 6 languages" in done.stdout
    assert f"a deal played in each of {len(GAMES)} games" in done.stdout
