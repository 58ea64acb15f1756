"""On Wayland the program has a window of its own, without the help of X11."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from ctypes.util import find_library
from pathlib import Path

import pytest

from tests.window.seen import ROOT, until

OF_OTHERS = {"DISPLAY", "SDL_VIDEODRIVER", "SDL_FRAMEBUFFER_ACCELERATION"}
"""What tests with other screens have set."""


@pytest.mark.skipif(
    shutil.which("weston") is None or find_library("EGL") is None, reason="needs weston and Mesa's EGL"
)
@pytest.mark.parametrize("scale", [1, 2])
def test_the_first_picture_has_all_pixels_of_the_screen(tmp_path: Path, scale: int) -> None:
    environment = {name: value for name, value in os.environ.items() if name not in OF_OTHERS}
    environment |= {"XDG_RUNTIME_DIR": str(tmp_path), "WAYLAND_DISPLAY": "screen", "SDL_AUDIODRIVER": "dummy"}
    tmp_path.chmod(0o700)
    words = ["weston", "--backend=headless-backend.so", "--socket=screen", "--no-config", "--idle-time=0"]
    words += ["--width=1600", "--height=900", f"--scale={scale}"]
    server = subprocess.Popen(words, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        until((tmp_path / "screen").exists)
        done = subprocess.run(
            [sys.executable, "-m", "game", "--first-frame"],
            cwd=ROOT,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
    finally:
        server.terminate()
        server.wait()
    assert (done.returncode, done.stdout) == (0, f"{1200 * scale}x{675 * scale}\n"), done.stderr
