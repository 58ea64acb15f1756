"""A small monkey plays, a list that breaks is shrunk, and a program that cannot go on is found out."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pygame
import pytest

from game.app.doors import FILE
from game.app.launch import Launch
from game.records.seal import sealed
from game.records.write import write
from game.scenes.menu import PauseMenu
from game.scenes.table.scene import TableScene
from game.table.open_matches import FOLDER as OPEN_FOLDER
from tests.depth import often
from tests.robustness.monkey import Session, break_off, figures, lay_past, never_on_top
from tests.robustness.monkey_cage import Cage, Step, Tally, without_chance
from tests.robustness.monkey_proof import play_on
from tests.robustness.monkey_ways import CODE, OPEN, REPLAY, SHEET, WAYS, WORDS, to
from tests.robustness.shrinking import shrunk
from tests.table.history.past import played


@pytest.mark.sampled(3)
@pytest.mark.slow
@pytest.mark.parametrize("number", [3, pytest.param(17, marks=pytest.mark.long)])
def test_a_monkey_breaks_nothing(number: int) -> None:
    tally = Tally()
    assert Session("suite", number, tally, events=often(220, 350)).play() is None
    assert tally.events.total() >= often(220, 350)
    assert tally.proofs >= often(1, 2)


@pytest.mark.slow
def test_ways_lead_to_the_pages_that_lie_deepest(tmp_path: Path) -> None:
    tally = Tally()
    break_off(tmp_path, Random(1))
    lay_past(tmp_path, Random(1))
    (tmp_path / OPEN_FOLDER).mkdir()
    left = sealed(write(played("bela4", "left", 1)))
    for name in (FILE, f"{OPEN_FOLDER}/left.txt"):
        (tmp_path / name).write_text(left, "utf-8")
    with without_chance("ways") as raised:
        cage = Cage(tmp_path, Launch(), tally, raised)
        for way in (*WAYS[:3], REPLAY, OPEN, SHEET, WORDS, CODE):
            for step in to(cage, way):
                if step[0] == "play on":
                    play_on(cage)
                else:
                    cage.do(step)
        cage.close()
    assert {
        "Report",
        "GameFigures",
        "FairPage",
        "KeyMap",
        "FolderPage",
        "Letters",
        "SetPiece",
        "OpenMatchList",
        "RealSheet",
        "Telling",
        "PlayersWords",
        "CodePage",
    } <= tally.scenes.keys()


def test_a_scene_that_a_run_has_not_come_to_is_told() -> None:
    tally = Tally()
    every = never_on_top(tally)
    assert {"RuleBook", "TableScene", "MomentPage"} < set(every)
    assert not {"Overlay", "Form", "Broke"} & set(every)
    tally.scenes.update(one for one in every if one != "RuleBook")
    assert figures(tally).splitlines()[3] == "never on top: RuleBook"


def test_what_breaks_is_shrunk_to_what_matters() -> None:
    tried = []

    def breaks(parts: list[int]) -> bool:
        tried.append(parts)
        return 17 in parts and 61 in parts

    assert shrunk(range(100), breaks) == [17, 61]
    assert len(tried) < 100


def test_a_menu_without_a_way_out_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PauseMenu, "handle", lambda _menu, _event: None)
    escape: Step = ("KEYDOWN", {"key": pygame.K_ESCAPE, "mod": 0, "unicode": "", "scancode": 0})
    broken = Session("suite", 3, Tally()).play([("prove", None), escape, ("turns", 3), ("prove", None)])
    assert broken is not None
    assert "no way leads to the table: PauseMenu" in broken


@pytest.mark.slow
@pytest.mark.long
def test_a_table_that_takes_nothing_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TableScene, "handle", lambda _table, _event: None)
    broken = Session("suite", 3, Tally()).play([("prove", None)])
    assert broken is not None
    assert "nothing can be done at the table" in broken
