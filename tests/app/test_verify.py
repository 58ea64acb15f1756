"""A record from a file is sound, or the place of its first fault is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app.verify import verify
from game.records.seal import sealed
from game.records.write import write
from tests.table.wild import wild_match

TEXTS = [write(wild_match(table, 2)[0]) for table in ("plain", "renege", "manual")]
OTHERS = [
    write(wild_match(table, 2)[0]) for table in ("bela3 turned", "bulgarian", "belote2 claims", "coinche")
]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "some match.txt"


def test_sound_records_are_passed_over_in_silence(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for content in (
        TEXTS[0],
        "\n".join(TEXTS),
        "\n".join([*OTHERS, TEXTS[1]]),
        sealed(TEXTS[1]),
        "\ufeff" + TEXTS[2].replace("\n", "\r\n"),
    ):
        file.write_bytes(content.encode())
        assert verify(str(file)) == 0
    assert capsys.readouterr() == ("", "")


def test_the_place_counts_from_the_top_of_the_file(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = "\n".join(TEXTS).split("\n")
    row = next(
        row for row, line in enumerate(lines) if line.startswith("Written") and row > TEXTS[0].count("\n") + 9
    )
    lines[row] += "0"
    file.write_text("\n".join(lines), encoding="utf-8")

    assert verify(str(file)) == 1

    said = capsys.readouterr().err
    assert said.startswith(f"{file}:{row + 1}:")
    assert "was expected, not" in said


@pytest.mark.parametrize(
    ("content", "start"),
    [
        (b"", ":1:1: "),
        (b"hello", ":1:1: "),
        (b'[Format "1"]\n[Game "bela4"]\n[Seed "\xff"]\n', ":3:8: this is no UTF-8"),
        (sealed(TEXTS[0]).replace("South", "Seuth", 1).encode(), ":"),
        (b'[Format "9"]\n', ":1:10: this was written by a newer version"),
    ],
)
def test_what_is_no_record(
    file: Path, capsys: pytest.CaptureFixture[str], content: bytes, start: str
) -> None:
    file.write_bytes(content)

    assert verify(str(file)) == 1
    assert capsys.readouterr().err.startswith(f"{file}{start}")
