"""Own house rules come back as they were put, and a file that cannot be read is kept and told of."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app import kept_file
from game.app.shelf import FILE, FileShelf
from game.variants.catalogue import GAMES
from game.variants.option_ids import options_from
from game.variants.presets import Preset, text_of_presets

HOME = Preset("Kod kuće", "bela4", options_from({"target": 501}, GAMES["bela4"].rules))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "deep" / FILE


def test_there_and_back(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert FileShelf(file).things == ()
    FileShelf(file).put((HOME,))
    again = FileShelf(file)
    assert again.things == (HOME,)
    assert again.complaint == ""
    assert [one.name for one in file.parent.iterdir()] == [FILE]
    assert not capsys.readouterr().err, "nothing is wrong"


@pytest.mark.parametrize(
    ("text", "key", "ending"),
    [
        (b"house rules, format 1\n[bela4] x\nnonsense\n", "presets.damaged", "bad"),
        (b"\xff\xfe\x00", "presets.damaged", "bad"),
        (b"house rules, format 7\n", "presets.newer", "newer"),
    ],
)
def test_what_cannot_be_read_is_kept(
    file: Path, text: bytes, key: str, ending: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file.parent.mkdir()
    file.write_bytes(text)
    shelf = FileShelf(file)
    assert shelf.things == ()
    assert shelf.complaint == key
    assert file.with_name(f"{FILE}.{ending}").read_bytes() == text
    assert not file.exists(), "nothing could be read"
    assert str(file) in capsys.readouterr().err
    shelf.put((HOME,))
    assert file.read_text("utf-8") == text_of_presets([HOME])
    assert shelf.complaint == ""


def test_what_cannot_be_written_lasts_as_long_as_the_window(file: Path) -> None:
    file.parent.write_text("a file stands in the way", "utf-8")
    shelf = FileShelf(file)
    shelf.put((HOME,))
    assert shelf.things == (HOME,)
    assert shelf.complaint == "presets.unsaved"


def test_a_second_window_takes_nothing_away(file: Path) -> None:
    file.parent.mkdir()
    file.write_bytes(b"house rules, format 7\n")
    shelf = FileShelf(file, is_kept=False)
    assert shelf.things == ()
    assert shelf.complaint == "presets.newer"
    shelf.put((HOME,))
    assert [one.name for one in file.parent.iterdir()] == [FILE]
    assert file.read_bytes() == b"house rules, format 7\n"


def test_what_the_disk_does_not_give_is_not_overwritten(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file.parent.mkdir()
    file.write_text(text_of_presets([HOME]), "utf-8")

    def refused(*_: object) -> str:
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as patch:
        patch.setattr(kept_file, "read_bounded_text", refused)
        shelf = FileShelf(file)
        assert (shelf.things, shelf.complaint) == ((), "presets.damaged")
    shelf.put(())
    assert shelf.complaint == "presets.unsaved"
    assert file.read_text("utf-8") == text_of_presets([HOME])
