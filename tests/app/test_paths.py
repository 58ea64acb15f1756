"""Things lie where the system wants them, or where the player says."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from game.app.crash import FILE, KEPT, unseen_report, write_report
from game.app.launch import Launch
from game.app.opening import wished
from game.app.paths import assets, folders
from game.scenes.preferences import Preferences


def test_the_pictures_are_found() -> None:
    assert (assets() / "sprites" / "cards").is_dir()
    assert (assets() / "sounds").is_dir()


def test_the_usual_folders_are_the_players_own(own_folders: Path) -> None:
    usual = folders()
    for folder in (usual.data, usual.settings, usual.state):
        assert own_folders in folder.parents
        assert "belot-table" in str(folder)
    assert usual.pictures.parent not in (usual.data, usual.settings), "among the player's own pictures"


def test_a_named_folder_holds_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    named = folders(tmp_path / "here")
    assert {named.data, named.settings, named.state} == {tmp_path / "here"}
    assert named.pictures == tmp_path / "here" / "sheets"
    monkeypatch.setenv("BELOT_TABLE_DATA_DIR", str(tmp_path / "there"))
    assert folders().data == tmp_path / "there"
    assert folders(tmp_path / "here").data == tmp_path / "here", "the command line wins"


def test_portable_is_beside_the_program() -> None:
    assert folders(portable=True).data == assets() / "player"


def _break() -> None:
    raise RuntimeError("the ace fell under the table")


def test_a_crash_is_told_once(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError) as broken:
        _break()
    report = write_report(tmp_path / "state", broken.value, '[Game "bela4"]')
    assert report is not None
    text = report.read_text("utf-8")
    assert text.startswith("belot-table ")
    for part in ("Traceback", "the ace fell under the table", '[Game "bela4"]', "Python 3"):
        assert part in text
    seen = unseen_report(tmp_path / "state")
    assert seen is not None
    assert seen.read_text("utf-8") == text
    assert unseen_report(tmp_path / "state") is None


def test_a_crash_without_a_disk_is_no_second_crash(tmp_path: Path) -> None:
    (tmp_path / "state").write_text("a file where a folder should be")
    assert write_report(tmp_path / "state", RuntimeError("no")) is None
    assert unseen_report(tmp_path / "state") is None
    assert FILE


def test_the_command_line_wins_over_the_settings() -> None:
    said = Launch(deck="french", lang="en", speed="instant", no_sound=True, fullscreen=True)
    likes = wished(Preferences(volume=0.2), said)
    assert (likes.deck, likes.language, likes.speed) == ("french", "en", "instant")
    assert (likes.is_muted, likes.is_fullscreen, likes.volume) == (True, True, 0.2)
    assert wished(Preferences(), Launch()) == Preferences()


def test_a_game_that_the_command_line_names_has_been_chosen() -> None:
    likes = wished(Preferences(), Launch(game="coinche_fr"))
    assert (likes.game, likes.has_chosen_game) == ("coinche_fr", True)
    assert not wished(Preferences(), Launch(deck="french")).has_chosen_game


def test_a_few_reports_are_kept(tmp_path: Path) -> None:
    told = []
    for number in range(KEPT + 3):
        report = write_report(tmp_path, RuntimeError(f"error {number}"))
        assert report is not None
        os.utime(report, (1_000_000_000 - number, 1_000_000_000 - number))  # a clock that runs backwards
        told.append(unseen_report(tmp_path))
        assert told[-1] is not None
        assert f"error {number}" in told[-1].read_text("utf-8")
    assert len(list(tmp_path.glob("crash*.txt"))) == KEPT


def test_a_report_nobody_was_told_of_is_kept_beside_the_new_one(tmp_path: Path) -> None:
    write_report(tmp_path, RuntimeError("first"))
    write_report(tmp_path, RuntimeError("second"))
    assert "second" in (tmp_path / FILE).read_text("utf-8")
    (first,) = tmp_path.glob("crash-*.txt")
    assert "first" in first.read_text("utf-8")
