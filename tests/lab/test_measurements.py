"""Measurements are read as they were written, and the page of strength is made from them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game.variants.catalogue import GAMES
from tests.lab.measurements import UNKNOWN, Measurement, commit_of, read, record
from tests.lab.strength import PAGE, SECTIONS, Section, page

MOST_LINES = 160
"""About three screens."""

ONE = Measurement(
    date="2026-11-28",
    commit="1fe2afa",
    is_dirty=None,
    program=UNKNOWN,
    topic="parts",
    game="bela4",
    what="master",
    against="master:plays=no",
    kind="cards",
    n=1200,
    seed="7",
    figures={"written": (1.5, 0.25), "cards": (-0.125, 0.5)},
)
PARTS = Section(topic="parts", title="Parts", text="Cards only.", most=2)
MEASUREMENTS = read()


def test_the_page_is_what_the_measurements_make() -> None:
    assert PAGE.read_text("utf-8") == page(MEASUREMENTS), "make it anew: python -m tests.lab.strength"


def test_the_page_fits_on_three_screens() -> None:
    assert len(PAGE.read_text("utf-8").splitlines()) <= MOST_LINES


def test_every_measurement_names_a_game_and_has_figures() -> None:
    for one in MEASUREMENTS:
        assert one.game in {*GAMES, "all"}, one
        assert one.figures, one
        assert all(error is None or error >= 0 for _, error in one.figures.values()), one
        assert UNKNOWN not in one.date


def test_a_section_without_measurements_is_left_out() -> None:
    topics = {one.topic for one in MEASUREMENTS}
    for section in SECTIONS:
        assert bool(section.lines(MEASUREMENTS)) == (section.topic in topics)


def test_what_is_recorded_is_read_again(tmp_path: Path) -> None:
    file = tmp_path / "measurements.jsonl"
    other = replace(ONE, game="bela3", is_dirty=True, note="Joža")
    record(ONE, file)
    record(other, file)
    assert read(file) == [ONE, other]


@pytest.mark.parametrize(
    "line", ["{}", "no JSON", '{"figures": {"written": 3}}', '{"figures": {}, "colour": "red"}']
)
def test_a_wrong_line_is_named(tmp_path: Path, line: str) -> None:
    file = tmp_path / "measurements.jsonl"
    file.write_text(f"{ONE.line()}\n{line}\n", "utf-8")
    with pytest.raises(ValueError, match="line 2: a measurement was expected"):
        read(file)


def test_the_newest_measurement_of_a_thing_is_shown() -> None:
    older = replace(ONE, date="2026-11-27", figures={"written": (9.0, 1.0)})
    other = replace(ONE, game="bela2", n=None, commit=UNKNOWN, figures={"written": (200.4, 3.6)})
    *_, what, against, games, last = PARTS.lines([ONE, older, other])[-1].strip("| ").split(" | ")
    assert (what, against, last) == ("master", "master:plays=no", "2026-11-28 1fe2afa")
    assert games == "bela4 +1.50 ± 0.25 / -0.12 ± 0.50 (1,200); bela2 +200 ± 4"


def test_points_of_the_cards_alone_are_named() -> None:
    one = replace(ONE, figures={"cards": (5.1, 0.6)})
    assert "| bela4 cards +5.10 ± 0.60 (1,200) |" in PARTS.lines([one])[-1]


def test_rows_that_do_not_fit_are_counted() -> None:
    some = [replace(ONE, date=f"2026-11-0{day}", what=f"idea {day}") for day in range(1, 6)]
    lines = PARTS.lines(some)
    assert "Older rows, in the file only: 3." in lines[2]
    assert [line.split(" | ")[0] for line in lines[-2:]] == ["| idea 4", "| idea 5"]


def test_steps_of_the_ladder_stand_side_by_side() -> None:
    ladder = next(section for section in SECTIONS if section.topic == "ladder")
    step = replace(ONE, topic="ladder", figures={"written": (3.0, 1.0)})
    lower = replace(step, what="hard", against="medium")
    assert ladder.lines([lower, step])[-3:] == [
        "| game | master v master:plays=no | hard v medium | last |",
        "| --- | --- | --- | --- |",
        "| bela4 | +3.00 ± 1.00 (1,200) | +3.00 ± 1.00 (1,200) | 2026-11-28 1fe2afa |",
    ]


def test_the_commit_is_known_where_there_is_git(tmp_path: Path) -> None:
    assert commit_of(tmp_path) == (UNKNOWN, None)
    commit, is_dirty = commit_of()
    assert (commit == UNKNOWN) == (is_dirty is None)
