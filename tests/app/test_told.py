"""What is wrong is said over the table, one sentence after the other, for as long as each can be read."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby
from pathlib import Path

import pytest

from game.app.opening import Program
from game.app.settings import FILE, text_of
from game.ui.toast import STAYS
from tests.app.test_opening import program, step, table_of

FRAMES = 60


def seen(made: Program, seconds: float) -> list[tuple[str, int]]:
    """The sentences over the page, and for how many frames each."""
    told = []
    for _ in range(round(seconds * FRAMES)):
        step(made)
        told.append(made.loop.announced)
    return [(text, len(list(frames))) for text, frames in groupby(told) if text]


def test_each_sentence_stays_as_long_as_the_last_and_one_that_comes_back_is_said_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong = ["The match is not saved.", "The options are not saved."]
    with program(tmp_path, seed="a seed") as made:
        table_of(made)
        monkeypatch.setattr(made.doors, "troubles", lambda _: list(wrong))
        told = seen(made, 2.5 * STAYS)
        assert [text for text, _ in told] == wrong
        assert all(frames >= (STAYS - 0.1) * FRAMES for _, frames in told)
        assert seen(made, 2) == [], "each is said once"
        gone = wrong.pop()
        assert seen(made, 2) == []
        wrong.append(gone)
        assert [text for text, _ in seen(made, 2)] == [gone]


def test_a_wrong_value_is_told_without_claiming_that_all_were_lost(tmp_path: Path) -> None:
    with program(tmp_path) as made:
        made.loop.desk.change(lambda likes: replace(likes, volume=0.25))
        text = text_of(made.keeper.settings)
    (tmp_path / FILE).write_text(text.replace("volume = 0.25", "volume = 7"), "utf-8")
    with program(tmp_path) as made:
        desk = made.loop.desk
        assert desk.notice == desk.say("title.settings_mended", file=f"{FILE}.bad")
    with program(tmp_path) as made:
        assert made.loop.desk.notice == ""
