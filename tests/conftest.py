"""Every test runs without a screen, without a sound card, and away from the player's own files."""

from __future__ import annotations

import os
from pathlib import Path

import compiled_modules
import pytest
from hypothesis import settings

# SDL reads these when pygame is first imported, so they are set before any test module is.
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

# A first start speaks the system's language; here nobody has chosen one.
os.environ["LANG"] = "C.UTF-8"
for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
    os.environ.pop(name, None)

# The same examples on every machine and no clock in the verdict.
settings.register_profile("table", derandomize=True, deadline=None, database=None)
settings.load_profile("table")

# What is tested is the source as it stands, never a compiled file from before the last edit.
compiled_modules.drop_stale(Path(__file__).parents[1])

FOLDERS = ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME")


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give the test empty data, settings and cache folders of its own; they go when it ends."""
    for name in FOLDERS:
        monkeypatch.setenv(name, str(tmp_path / "player" / name.removeprefix("XDG_").lower()))
    monkeypatch.delenv("BELOT_TABLE_DATA_DIR", raising=False)
    return tmp_path / "player"
