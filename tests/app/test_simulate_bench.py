"""Figures are printed as JSON objects, one a line; the self-test says one sentence."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from game.app import bench


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "SECONDS", 0.05)
    monkeypatch.setattr(bench, "STARTS", 1)


def objects(text: str) -> list[dict[str, object]]:
    return [json.loads(line) for line in text.splitlines()]


def test_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.bench("rules") == 0
    (figures,) = objects(capsys.readouterr().out)
    assert figures["game"] == "bela4"
    assert figures["deals_per_s"] > 10  # type: ignore[operator]


def test_decide(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.bench("decide") == 0
    assert [one["level"] for one in objects(capsys.readouterr().out)] == ["easy", "medium"]


@pytest.mark.slow
def test_startup_waits_for_the_first_frame(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.bench("startup") == 0
    (figures,) = objects(capsys.readouterr().out)
    assert 0 < figures["median_s"] < 30  # type: ignore[operator]


@pytest.mark.slow
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
    assert "a frame of 1280x720 drawn, a deal played" in done.stdout
