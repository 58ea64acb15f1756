"""The sheets of real cards are on the disk after every entry, whatever was there before."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app.sheets import FileSheets
from game.rules.contract import Trumps
from game.table.real_match import RealMatch
from game.table.scorer import Told
from game.table.scorer_text import text_of_sheets

MATCH = RealMatch(game="bela4", names=("Ana", "Joža", "Mara", "Luka"), options={}).with_deal(
    Told(taker=0, trumps=Trumps.HEARTS, cards=(102, 60))
)


def test_nothing_is_there_at_first(tmp_path: Path) -> None:
    sheets = FileSheets(tmp_path / "sheets.json")
    assert (sheets.things, sheets.complaint) == ((), "")
    sheets.close()
    assert list(tmp_path.iterdir()) == []


def test_what_was_put_is_there_at_the_next_start(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "sheets.json"
    first = FileSheets(file)
    for count in range(1, 20):
        first.put((MATCH,) * count)
    first.close()
    assert FileSheets(file).things == (MATCH,) * 19
    assert [path.name for path in file.parent.iterdir()] == ["sheets.json"]


def test_what_is_put_after_the_end_is_there_as_well(tmp_path: Path) -> None:
    sheets = FileSheets(tmp_path / "sheets.json")
    for things in ((MATCH,), (MATCH, MATCH)):
        sheets.put(things)
        sheets.close()
        assert FileSheets(tmp_path / "sheets.json").things == things


@pytest.mark.parametrize(
    ("content", "ending", "complaint"),
    [
        (b'{"format": 1, "sheets": [', "bad", "scorer.damaged"),
        (b"\xff\xfe", "bad", "scorer.damaged"),
        (b'{"format": 7}', "newer", "scorer.newer"),
    ],
)
def test_a_damaged_file_is_kept_aside(tmp_path: Path, content: bytes, ending: str, complaint: str) -> None:
    file = tmp_path / "sheets.json"
    file.write_bytes(content)
    sheets = FileSheets(file)
    assert (sheets.things, sheets.complaint) == ((), complaint)
    sheets.put((MATCH,))
    sheets.close()
    assert (tmp_path / f"sheets.json.{ending}").read_bytes() == content
    assert FileSheets(file).things == (MATCH,)


def test_one_sheet_that_cannot_be_costs_none_of_the_others(tmp_path: Path) -> None:
    file = tmp_path / "sheets.json"
    wrong = MATCH.with_deal(Told(taker=0, trumps=Trumps.HEARTS, cards=(102, 61)))
    content = text_of_sheets((MATCH, wrong, MATCH))
    file.write_text(content, "utf-8")
    second = FileSheets(file, is_kept=False)
    assert (second.things, second.complaint) == ((MATCH, MATCH), "scorer.damaged")
    sheets = FileSheets(file)
    assert (sheets.things, sheets.complaint) == ((MATCH, MATCH), "scorer.damaged")
    assert (tmp_path / "sheets.json.bad").read_text("utf-8") == content
    assert FileSheets(file).things == (MATCH, MATCH), "also if the program ends now"


def test_a_second_window_takes_nothing_away(tmp_path: Path) -> None:
    file = tmp_path / "sheets.json"
    file.write_bytes(b"?")
    second = FileSheets(file, is_kept=False)
    assert second.things == ()
    second.put((MATCH,))
    second.close()
    assert (second.things, second.complaint) == ((MATCH,), "scorer.unsaved")
    assert [path.name for path in tmp_path.iterdir()] == ["sheets.json"]


def test_a_disk_that_refuses_is_told_and_the_sheets_stay(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    sheets = FileSheets(tmp_path / "file" / "sheets.json")
    sheets.put((MATCH,))
    sheets.close()
    assert (sheets.things, sheets.complaint) == ((MATCH,), "scorer.unsaved")
