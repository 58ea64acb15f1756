"""A download's libraries are its own: no program of the system is started with them."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from game.app import stillness
from game.ui import speech
from game.ui.other_programs import explorer, powershell, their_environment


@pytest.fixture
def download(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setenv("LD_LIBRARY_PATH", "/opt/belot-table/_internal")
    monkeypatch.delenv("LD_LIBRARY_PATH_ORIG", raising=False)


def test_outside_a_download_nothing_changes() -> None:
    assert their_environment() is None


@pytest.mark.usefixtures("download")
def test_a_download_hands_its_libraries_to_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    environment = their_environment()
    assert environment is not None
    assert environment == {name: value for name, value in os.environ.items() if name != "LD_LIBRARY_PATH"}
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "/home/ana/lib")
    environment = their_environment()
    assert environment is not None
    assert environment["LD_LIBRARY_PATH"] == "/home/ana/lib"
    assert "LD_LIBRARY_PATH_ORIG" not in environment


@pytest.mark.usefixtures("download")
def test_what_speaks_and_what_is_asked_has_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[object] = []

    def run(*_: object, env: object = None, **__: object) -> subprocess.CompletedProcess[str]:
        given.append(env)
        return subprocess.CompletedProcess([], 0, "", "")

    class Popen:
        stdin = None

        def __init__(self, *_: object, env: object = None, **__: object) -> None:
            given.append(env)

    monkeypatch.setattr(stillness.shutil, "which", lambda name: f"/bin/{name}")
    monkeypatch.setattr(subprocess, "run", run)
    stillness.is_little_motion_wanted("linux")
    monkeypatch.setattr(subprocess, "Popen", Popen)
    speech.Process(speech.Order(("/bin/espeak",), "Bok!"))
    assert given == [their_environment()] * 2


def test_programs_of_windows_are_never_looked_for_in_the_current_folder(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("SYSTEMROOT", "D:\\Windows")
    assert explorer() == "D:\\Windows\\explorer.exe"
    assert powershell() == "D:\\Windows\\System32\\WindowsPowerShell\\v1.0\\powershell.exe"
    monkeypatch.delenv("SYSTEMROOT")
    assert explorer() == "C:\\Windows\\explorer.exe"
