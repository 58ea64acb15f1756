"""Two, three and four people in a real window, each with a controller that SDL itself takes for one."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.window.seen import PATIENCE, ROOT


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="finds SDL as Linux lists it")
@pytest.mark.sampled(3)
@pytest.mark.parametrize(("game", "seats"), [("bela4", "02"), ("bela3", "012"), ("belot_bg", "0123")])
def test_a_deal_with_a_controller_each(screen: dict[str, str], tmp_path: Path, game: str, seats: str) -> None:
    command = [sys.executable, "-m", "tests.window.padded", game, seats, str(tmp_path)]
    done = subprocess.run(
        command, cwd=ROOT, env=screen, capture_output=True, text=True, check=False, timeout=5 * PATIENCE
    )
    assert done.returncode == 0, done.stderr
    seen = json.loads(done.stdout.splitlines()[-1])
    assert seen["driver"] == "x11"
    assert seen["controllers"] == len(seats)
    assert seen["acted"] == [int(seat) for seat in seats], "everybody, with his own"
    assert seen["covered"] > 8
    assert len(list(tmp_path.glob("*.png"))) == seen["covered"]
    assert seen["refused"] > 8, "and nobody with another one's"
    assert (seen["faces"], seen["known"]) == (0, 0), "no hidden card was painted or known while covered"
