"""The system is asked whether little should move; what it cannot say is no."""

from __future__ import annotations

import subprocess
from threading import Event

import pytest

from game.app import stillness


@pytest.mark.parametrize(
    ("platform", "answer", "expected"),
    [
        ("linux", "false\n", True),
        ("linux", "true\n", False),
        ("linux", "", False),
        ("darwin", "1\n", True),
        ("darwin", "0\n", False),
        ("plan9", "false\n", False),
    ],
)
def test_the_answer_of_the_system(
    monkeypatch: pytest.MonkeyPatch, platform: str, answer: str, expected: bool
) -> None:
    monkeypatch.setattr(stillness.shutil, "which", lambda name: f"/bin/{name}")
    monkeypatch.setattr(
        stillness.subprocess, "run", lambda *_, **__: subprocess.CompletedProcess([], 0, answer, "")
    )
    assert stillness.is_little_motion_wanted(platform) is expected


def test_a_system_that_is_slow_or_cannot_be_asked_has_no_opinion(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise subprocess.TimeoutExpired("gsettings", stillness.SECONDS)

    monkeypatch.setattr(stillness.shutil, "which", lambda name: f"/bin/{name}")
    monkeypatch.setattr(stillness.subprocess, "run", fail)
    assert not stillness.is_little_motion_wanted("linux")
    monkeypatch.setattr(stillness.shutil, "which", lambda _: None)
    assert not stillness.is_little_motion_wanted("linux")
    assert not stillness.is_little_motion_wanted("win32")  # there is no Windows here to ask


def test_the_answer_comes_from_another_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stillness, "is_little_motion_wanted", lambda: True)
    came, told = Event(), []
    stillness.find_out(lambda answer: (told.append(answer), came.set()))
    assert came.wait(5)
    assert told == [True]
