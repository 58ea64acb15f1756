"""The desktop is asked by full paths and without a shell; nothing waits for the answer."""

from __future__ import annotations

import os
import shutil
import time
from concurrent.futures import Future
from pathlib import Path

import pytest

from game.ui import desktop
from game.ui.desktop import order_to_show, order_to_take, show, take_picture
from game.ui.folders import fault_of, folder_of, folders_below
from game.ui.other_programs import powershell

FILE = Path("/pictures/Bela Belot Belote/bela4 2026-12-20 22.45.png")


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the only programs that are found."""
    folder = tmp_path / "bin"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    return folder


def script(folder: Path, name: str, lines: str) -> Path:
    path = folder / name
    path.write_text(f"#!/bin/sh\n{lines}\n")
    path.chmod(0o755)
    return path


def answer(future: Future[bool]) -> bool:
    return future.result(timeout=20)


@pytest.mark.parametrize("system", ["linux", "darwin", "win32"])
def test_each_system_has_its_programs(monkeypatch: pytest.MonkeyPatch, system: str) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: name if "\\" in name else f"/bin/{name}")
    monkeypatch.setenv("SYSTEMROOT", "D:\\Windows")
    shown, taken = order_to_show(FILE, system), order_to_take(FILE, system)
    assert shown is not None
    assert taken is not None
    expected = {
        "linux": ("/bin/xdg-open", str(FILE.parent)),
        "darwin": ("/bin/open", "-R", str(FILE)),
        "win32": ("D:\\Windows\\explorer.exe", "/select,", str(FILE)),
    }
    assert shown.command == expected[system]
    assert taken.command[0] in {"/bin/xclip", "/bin/osascript", powershell()}
    told = {*taken.command, str(taken.reads), *taken.variables.values()}
    assert str(FILE) in told


def test_wayland_comes_before_x11(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: f"/bin/{name}")
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    order = order_to_take(FILE, "linux")
    assert order is not None
    assert order.command[0] == "/bin/wl-copy"


@pytest.mark.skipif(os.name == "nt", reason="scripts of a shell")
def test_where_no_program_is_found_that_is_told(programs: Path, tmp_path: Path) -> None:
    assert list(programs.iterdir()) == []
    assert not answer(show(tmp_path / "a.png"))
    assert not answer(take_picture(tmp_path / "a.png"))


@pytest.mark.skipif(os.name == "nt", reason="scripts of a shell")
def test_the_folder_is_opened_whatever_its_name_is(programs: Path, tmp_path: Path) -> None:
    odd = tmp_path / "a b; $(touch x) 'c'"
    odd.mkdir()
    script(programs, "xdg-open", f'printf "%s" "$1" > "{tmp_path}/asked"')
    assert answer(show(odd / "sheet.png"))
    assert (tmp_path / "asked").read_text() == str(odd)


@pytest.mark.skipif(os.name == "nt", reason="scripts of a shell")
def test_a_program_that_fails_has_not_shown_it(programs: Path, tmp_path: Path) -> None:
    script(programs, "xdg-open", "exit 3")
    assert not answer(show(tmp_path / "sheet.png"))


@pytest.mark.skipif(os.name == "nt", reason="scripts of a shell")
def test_a_program_that_stays_open_is_not_waited_for(
    programs: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desktop, "PATIENCE", 0.2)
    script(programs, "xdg-open", "exec /bin/sleep 2")
    begun = time.monotonic()
    future = show(tmp_path / "sheet.png")
    assert time.monotonic() - begun < 1, "asking takes no time"
    assert isinstance(answer(future), bool)


@pytest.mark.skipif(os.name == "nt", reason="scripts of a shell")
def test_the_picture_goes_to_the_clipboard_s_program(programs: Path, tmp_path: Path) -> None:
    picture = tmp_path / "sheet.png"
    picture.write_bytes(b"picture\n")
    script(
        programs,
        "xclip",
        f'while IFS= read -r line || [ -n "$line" ]; do printf "%s" "$line"; done > {tmp_path}/got',
    )
    assert answer(take_picture(picture))
    assert (tmp_path / "got").read_bytes() == b"picture"
    assert not answer(take_picture(tmp_path / "gone.png"))


# --- folders that are named by hand -------------------------------------------------------------------


def test_only_a_whole_path_is_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    assert folder_of(f" {tmp_path} ") == tmp_path
    assert folder_of("~/Pictures") == tmp_path / "Pictures"
    for text in ("", "  ", "Pictures", "./x", "~nobody-of-that-name/x"):
        assert folder_of(text) is None, text


def test_what_is_typed_is_completed(tmp_path: Path) -> None:
    for name in ("Photos", "pictures", "music", ".hidden"):
        (tmp_path / name).mkdir()
    (tmp_path / "picture.png").touch()
    assert folders_below(f"{tmp_path}/P") == (str(tmp_path / "Photos"), str(tmp_path / "pictures"))
    shown = tuple(str(tmp_path / one) for one in ("Photos", "music", "pictures"))
    assert folders_below(f"{tmp_path}/") == shown
    assert folders_below(f"{tmp_path}/.h") == (str(tmp_path / ".hidden"),)
    assert folders_below(f"{tmp_path}/none/x") == folders_below("x") == folders_below("/\0/x") == ()


def test_what_speaks_against_a_folder(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert fault_of(str(tmp_path)) == fault_of(str(tmp_path / "new" / "newer")) == ""
    assert fault_of("Pictures") == "relative"
    assert fault_of(str(tmp_path / "file")) == fault_of(str(tmp_path / "file" / "below")) == "file"
    assert fault_of(f"/{'long' * 2000}") == "closed"
