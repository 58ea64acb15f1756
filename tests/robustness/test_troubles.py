"""On a machine with something wrong the table goes on, one sentence says what, and nothing is lost."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from game.table.save import load_match
from game.text.catalogue import words

ROOT = Path(__file__).parents[2]
SCRIPT = Path(__file__).with_name("episode.py")
WITHOUT_POWERS = ("setpriv", "--bounding-set=-dac_override,-dac_read_search")
"""Even root must not write then what nobody may write."""

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform == "win32", reason="limits and users of POSIX"),
]


def begin(data: Path, *before: str, **wishes: object) -> subprocess.Popen[str]:
    """Start an episode, by another program if need be."""
    pipe = subprocess.PIPE
    command = [*before, sys.executable, str(SCRIPT), json.dumps({"data": str(data), **wishes})]
    return subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, stderr=pipe, text=True)


def ended(running: subprocess.Popen[str]) -> dict[str, Any]:
    """What it says at its end."""
    said, complained = running.communicate("\n", timeout=120)
    assert running.returncode == 0, complained
    assert "Traceback" not in complained
    account: dict[str, Any] = json.loads(said.splitlines()[-1])
    return account


def episode(data: Path, *before: str, **wishes: object) -> dict[str, Any]:
    """One from beginning to end."""
    return ended(begin(data, *before, **wishes))


@pytest.fixture(scope="module")
def left(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Any]]:
    """The folder that an episode on a sound machine leaves behind, and what was done in it."""
    data = tmp_path_factory.mktemp("sound") / "data"
    return data, episode(data, actions=8)


@pytest.fixture
def before(left: tuple[Path, dict[str, Any]], tmp_path: Path) -> dict[str, Any]:
    """What was done before, in `tmp_path / "data"`."""
    shutil.copytree(left[0], tmp_path / "data")
    return left[1]


def is_said(account: dict[str, Any], key: str, language: str) -> bool:
    """Whether the sentence was said over the table, and stands on the title."""
    sentence = words(language)(key)
    return sum(sentence in text for text in account["said"]) >= 2


def saved_actions(path: Path) -> int:
    record = load_match(path).record
    return len(record.actions) if record is not None else 0


@pytest.mark.parametrize(
    ("wrong", "key", "language"),
    [
        ("fonts", "trouble.fonts_missing", "hr"),
        pytest.param("sprites", "trouble.pictures_missing", "bg", marks=pytest.mark.long),
        pytest.param("sounds", "trouble.sounds_missing", "fr", marks=pytest.mark.long),
    ],
)
def test_a_broken_installation(tmp_path: Path, wrong: str, key: str, language: str) -> None:
    account = episode(tmp_path / "data", actions=14, wrong=[wrong], lang=language)
    assert account["actions"] >= 14
    assert is_said(account, key, language)
    assert saved_actions(tmp_path / "data" / "match.txt") >= 14


def test_a_full_disk(tmp_path: Path, before: dict[str, Any]) -> None:
    data = tmp_path / "data"
    assert saved_actions(data / "match.txt") == before["actions"]
    account = episode(data, actions=16, wrong=["disk"], lang="de", is_fresh=False)
    assert account["actions"] >= 16
    assert is_said(account, "title.match_unsaved", "de")
    assert is_said(account, "trouble.settings_unsaved", "de")
    assert saved_actions(data / "match.txt") == before["actions"], "the old file is whole"
    assert not list(data.rglob("*.bad*"))


@pytest.mark.skipif(shutil.which("setpriv") is None, reason="setpriv is not installed")
@pytest.mark.parametrize("is_fresh", [False, pytest.param(True, marks=pytest.mark.long)])
def test_a_home_that_cannot_be_written(tmp_path: Path, before: dict[str, Any], *, is_fresh: bool) -> None:
    data = tmp_path / "data"
    for path in [*data.rglob("*"), data]:
        path.chmod(0o555 if path.is_dir() else 0o444)
    account = episode(data, *WITHOUT_POWERS, actions=16, lang="pl", is_fresh=is_fresh)
    for path in [data, *data.rglob("*")]:
        path.chmod(0o755)
    assert account["actions"] >= 16
    assert is_said(account, "title.match_unsaved", "pl")
    assert is_said(account, "trouble.settings_unsaved", "pl")
    assert saved_actions(data / "match.txt") == before["actions"]


@pytest.mark.long
@pytest.mark.skipif(shutil.which("setpriv") is None, reason="setpriv is not installed")
def test_a_home_that_may_not_be_searched(tmp_path: Path, before: dict[str, Any]) -> None:
    data = tmp_path / "data"
    data.chmod(0o000)
    account = episode(data, *WITHOUT_POWERS, actions=16, lang="hr")
    data.chmod(0o755)
    assert account["actions"] >= 16
    assert words("hr")("title.match_unsaved") in account["said"]
    assert saved_actions(data / "match.txt") == before["actions"]


def test_a_clock_that_was_set_back(tmp_path: Path, before: dict[str, Any]) -> None:
    data = tmp_path / "data"
    future = time.time() + 3 * 86_400
    for path in data.rglob("*"):
        os.utime(path, (future, future))
    account = episode(data, actions=16, lang="bg", is_fresh=False)
    assert account["actions"] >= 16 > before["actions"]
    assert is_said(account, "trouble.clock_back", "bg")
    assert saved_actions(data / "match.txt") == account["actions"]


def test_two_windows_at_once(tmp_path: Path) -> None:
    data = tmp_path / "data"
    first = begin(data, actions=8, stays=True)
    assert first.stdout is not None
    assert first.stdout.readline() == "open\n"
    end = time.monotonic() + 10
    while "is_at_table" in (data / "settings.toml").read_text("utf-8") and time.monotonic() < end:
        time.sleep(0.01)  # a thread writes where the player sits
    kept, settings = (data / "match.txt").read_text("utf-8"), (data / "settings.toml").read_text("utf-8")
    second = episode(data, actions=12, lang="fr")
    assert second["slot"] == 2
    assert is_said(second, "trouble.second_window", "fr")
    assert (data / "match.txt").read_text("utf-8") == kept
    assert (data / "settings.toml").read_text("utf-8") == settings
    (left,) = (data / "open").iterdir()
    assert saved_actions(left) == second["actions"], "the first window may go on with it"
    first.kill()
    first.communicate()

    third = episode(data, actions=12, is_fresh=False)
    assert third["slot"] == 1, "who was killed is no obstacle"
    assert third["actions"] >= 12
    assert not is_said(third, "trouble.second_window", "en")
    assert saved_actions(left) == second["actions"]


@pytest.mark.long
def test_the_match_of_a_second_window_goes_on_if_it_is_the_only_one(tmp_path: Path) -> None:
    data = tmp_path / "data"
    account = episode(data, actions=8)
    (data / "match.txt").rename(data / "match-2.txt")
    again = episode(data, actions=0, is_fresh=False)
    assert again["slot"] == 1
    assert saved_actions(data / "match.txt") == account["actions"]
