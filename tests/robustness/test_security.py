"""Nothing that is read leads outside the player's folder, and no command opens a way to other machines."""

from __future__ import annotations

import shutil
from collections import Counter
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

from game.records.record import Record, Seated
from game.records.write import write
from game.scenes.history.keeping import harmless
from game.scenes.seated import faces_of
from game.table.history.history import History
from game.table.history.stamps import BEGUN, PORTRAITS
from game.table.save import Saver, load_match
from game.ui.plugged_in import PlugWatch
from game.variants.presets import PresetError, presets_of
from tests.robustness.screen import Screen
from tests.robustness.traces import COMMANDS, Trace, traced
from tests.table.history.past import played

HOSTILE = (
    "../../../outside",
    "/outside",
    "..\\..\\outside",
    "C:\\outside",
    "x\0y",
    "~/outside",
    "$(touch outside)",
    "`touch outside`",
    "con",
    ".",
    "..",
    "file:///outside",
    "2026-11-22 ../..",
    "x" * 5000,
)


def everything_below(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*")}


def hostile(record: Record, word: str) -> Record:
    players = tuple(Seated(seated.mind, word.replace("\0", "")) for seated in record.players)
    tags = ((BEGUN, word), (PORTRAITS, f"{word} {word} {word} {word}"), ("Outside", word))
    return replace(record, players=players, tags=tags, seed=word)


@pytest.fixture(scope="module")
def record() -> Record:
    return played("bela4", "security")


@pytest.mark.parametrize("word", HOSTILE)
def test_a_hostile_record_stays_in_the_folder(tmp_path: Path, record: Record, word: str) -> None:
    data = tmp_path / "deep" / "down" / "data"
    data.mkdir(parents=True)
    made = hostile(record, word)
    saver = Saver(data / "match.txt")
    saver.save(write(made))
    saver.flush()
    history = History(data)
    history.file_left(data / "match.txt")
    place = history.folder.place_of(made)
    assert place is not None
    assert place.parent == data / "records"
    saver.put_away(write(made), place, history.look)
    saver.close()
    lines = history.lines().result()
    for line in lines:
        assert history.record(line.name).result() is not None
    history.close()
    assert load_match(data / "match.txt").record is None
    outside = {name for name in everything_below(tmp_path) if not name.startswith("deep/down/data")}
    assert outside == {"deep", "deep/down"}


@pytest.mark.parametrize("word", HOSTILE)
def test_faces_are_names_and_never_paths(record: Record, word: str) -> None:
    assert all(face.isidentifier() for face in faces_of(hostile(record, word)))


@pytest.mark.parametrize("word", HOSTILE)
def test_what_the_player_keeps_has_a_harmless_name(word: str) -> None:
    name = harmless(f"{word[:16]}.txt")
    assert Path(name).name == name
    assert not {"/", "\\", ":", "\0"} & set(name)
    assert name.endswith(".txt")
    assert Path("folder", name).resolve().parent == Path("folder").resolve()


@pytest.mark.parametrize("name", ["../match.txt", "/etc/passwd", "sub/one.txt", "..", ""])
def test_a_line_of_the_index_is_no_path(tmp_path: Path, record: Record, name: str) -> None:
    (tmp_path / "match.txt").write_text(write(record), "utf-8")
    (tmp_path / "records" / "sub").mkdir(parents=True)
    (tmp_path / "records" / "sub" / "one.txt").write_text(write(record), "utf-8")
    history = History(tmp_path)
    assert history.record(name).result() is None
    history.close()


def test_a_link_is_replaced_and_not_followed(tmp_path: Path, record: Record) -> None:
    outside, data = tmp_path / "outside.txt", tmp_path / "data"
    outside.write_text("mine")
    data.mkdir()
    (data / "match.txt").symlink_to(outside)
    saver = Saver(data / "match.txt")
    saver.save(write(record))
    saver.close()
    assert outside.read_text("utf-8") == "mine"
    assert not (data / "match.txt").is_symlink()


@pytest.mark.parametrize("word", HOSTILE)
def test_a_hostile_preset_is_a_name_or_refused(
    tmp_path: Path, word: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with suppress(PresetError):
        presets_of(f"belot-table presets 1\n{word}\n")
    assert everything_below(tmp_path) == set()


@pytest.mark.skipif(shutil.which("strace") is None, reason="strace is not installed")
@pytest.mark.parametrize("name", sorted(set(COMMANDS) - {"selftest", "table", "simulate"}))
def test_a_command_without_a_window_opens_no_socket(name: str) -> None:
    trace = traced(name)
    assert trace.is_harmless(has_window=False), str(trace)


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("strace") is None, reason="strace is not installed")
def test_the_table_speaks_to_nobody() -> None:
    trace = traced("table")
    assert trace.is_harmless(has_window=True), str(trace)


@pytest.mark.slow
@pytest.mark.window
@pytest.mark.skipif(None in map(shutil.which, ("strace", "Xvfb")), reason="strace or Xvfb is not installed")
def test_a_window_speaks_to_its_screen_alone() -> None:
    with Screen("1280x800") as screen:
        trace = traced("table", screen.environment | {"SDL_AUDIODRIVER": "dummy"})
    assert trace.is_harmless(has_window=True), str(trace)
    assert "connect AF_UNIX" in trace.sockets


@pytest.mark.parametrize("socket", ["AF_INET", "AF_INET6", "connect AF_INET", "AF_NETLINK NETLINK_ROUTE"])
def test_a_way_to_other_machines_is_found_in_a_trace(socket: str) -> None:
    assert not Trace(0, Counter({socket: 1}), [], is_dummy=True).is_harmless(has_window=True)


@pytest.mark.skipif(PlugWatch().is_any_there(), reason="a controller is plugged in")
def test_without_a_controller_the_kernel_is_asked_for_nothing() -> None:
    sockets = Counter({"AF_NETLINK NETLINK_KOBJECT_UEVENT": 1})
    assert not Trace(0, sockets, []).is_harmless(has_window=True)
