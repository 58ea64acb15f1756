"""Two builds are compared down to the members of their archives."""

from __future__ import annotations

import zipfile
from pathlib import Path

import packing
import pytest
import twice


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Two folders with the same downloads."""
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    program = tmp_path / "program"
    (program / "inner").mkdir(parents=True)
    (program / "inner" / "one").write_text("1")
    (program / "two").write_text("2")
    (program / "link").symlink_to("two")
    folders = [tmp_path / "first", tmp_path / "second"]
    for folder in folders:
        folder.mkdir()
        made_here = [
            packing.tar_xz(program, folder / "game.tar.xz", "game"),
            packing.zipped(program, folder / "game.zip", "game"),
        ]
        packing.checksums(folder, made_here)
        (program / "two").touch()
    return folders


def test_the_same_is_the_same(made: list[Path], capsys: pytest.CaptureFixture[str]) -> None:
    assert not twice.differ(*made)
    assert capsys.readouterr().out == "game.tar.xz: the same\ngame.zip: the same\n"


def test_what_differs_is_named(made: list[Path], capsys: pytest.CaptureFixture[str]) -> None:
    program = made[0].parent / "program"
    (program / "two").write_text("3")
    (program / "inner" / "one").chmod(0o755)
    packing.tar_xz(program, made[1] / "game.tar.xz", "game")
    packing.zipped(program, made[1] / "game.zip", "game")
    assert twice.differ(*made)
    assert capsys.readouterr().out == (
        "game.tar.xz: differs\n    game/inner/one\n    game/two\n"
        "game.zip: differs\n    game/link\n    game/two\n"  # Windows knows no rights
    )


def test_a_file_that_is_missing_is_a_difference(made: list[Path]) -> None:
    (made[1] / "game.zip").unlink()
    assert twice.differ(*made)


def test_nothing_made_is_no_proof(made: list[Path]) -> None:
    for folder in made:
        (folder / packing.SUMS).write_text("")
    assert twice.differ(*made)


def test_an_order_can_differ_alone(made: list[Path]) -> None:
    for path, names in zip((made[0] / "a.zip", made[1] / "a.zip"), ("xy", "yx"), strict=True):
        with zipfile.ZipFile(path, "w") as pack:
            for name in names:
                pack.writestr(zipfile.ZipInfo(name), "same")
    assert twice.differing(made[0] / "a.zip", made[1] / "a.zip") == ["the order of the members"]
