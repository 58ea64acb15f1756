"""Time jumps, the program is stopped and woken: `python -m tests.robustness.clock [SECONDS]` prints lines.

The clock of the machine is left alone: the program is given one that jumps by hours and years in both
directions, in every turn of the loop. Stopped (SIGSTOP) and woken (SIGCONT) is the process itself.
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Final

from game.app.launch import Launch
from game.records.parse import parse
from tests.scratch import scratch

ROOT = Path(__file__).parents[2]
JUMPS: Final = (0.0, 0.5, -0.5, 3600.0, -3600.0, 86_400.0, -86_400.0, 3e8, -3e8)
"""Seconds by which the time of day jumps."""
STALLS: Final = (0.0, 0.001, 1 / 60, 1.0, 60.0, 86_400.0)
"""Seconds that a frame may seem to have taken, as after a suspension."""


class Wild:
    """A clock of frames that stalls at random."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance

    def tick(self, _frames: int) -> float:
        """Let the threads breathe."""
        time.sleep(0.001)
        return self._chance.choice(STALLS)


@contextmanager
def jumping(chance: Random) -> Iterator[None]:
    """The time of day jumps back and forth; what measures spans goes on as it is."""
    honest, shift = time.time, [0.0]

    def jumped() -> float:
        shift[0] += chance.choice(JUMPS)
        return max(0.0, honest() + shift[0])

    time.time = jumped
    try:
        yield
    finally:
        time.time = honest


def jumps(data: Path, actions: int, seed: str) -> str:
    """A match while time is out of joint, left and taken up again; how far it came."""
    from game.app.opening import opened
    from game.app.paths import folders
    from game.rules.asking import choices_for
    from game.scenes.table.intents import Act, Command
    from game.scenes.table.scene import TableScene
    from game.table.plain import plain_action

    chance, length = Random(seed), 0
    for part in range(2):
        wishes = {} if part else {"seed": seed, "seats": dict.fromkeys(range(1, 4), "easy")}
        with jumping(chance):
            program = opened(Launch(data_dir=data, size=(800, 600), speed="quick", **wishes), folders(data))
            program.loop.clock = Wild(chance)
            table = next(one for one in program.loop.stack.scenes if isinstance(one, TableScene))
            assert table.model.match.length >= length, "something is lost"
            end = time.monotonic() + 120
            while table.model.match.length < actions * (part + 1) and time.monotonic() < end:
                program.loop.turn()
                top = program.loop.stack.top
                if top is not table:
                    from game.scenes.scene import Pop

                    program.loop.stack.fold(Pop())
                elif table.model.match.waits_for == 0 and not table.motion.is_busy:
                    table.want(Act(plain_action(0, choices_for(table.model.match.state, 0))))
                elif chance.random() < 0.1:
                    table.want(Command.HURRY)
            length = table.model.match.length
            program.close()
        assert length >= actions * (part + 1), f"it stands still after {length} actions"
        assert len(parse((data / "match.txt").read_text("utf-8")).actions) == length
    return f"{length} actions in two sittings while the clock jumped, nothing lost"


def suspended(data: Path, seconds: float, times: int, speed: str = "quick") -> str:
    """Stop the process in the middle of a match of computers, and wake it; it must come to its end."""
    words = ["play", "--watch", "--speed", speed, "--deals", "1", "--seed", "s", "--size", "800x600"]
    environment = os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    command = [sys.executable, "-m", "game", *words, "--data-dir", str(data)]
    running = subprocess.Popen(command, cwd=ROOT, env=environment, stderr=subprocess.PIPE, text=True)
    for _ in range(times):
        time.sleep(1.5 if speed == "quick" else 0.8)
        if running.poll() is not None:
            break
        os.kill(running.pid, signal.SIGSTOP)
        time.sleep(seconds)
        os.kill(running.pid, signal.SIGCONT)
    _, complained = running.communicate(timeout=300)
    assert running.returncode == 0, complained
    assert "Traceback" not in complained
    return f"stopped {times} times for {seconds:g} s, and the deal was played to its end"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seconds", type=float, nargs="?", default=60.0, help="so long the program is stopped")
    long = parser.parse_args().seconds
    os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    with scratch("clock") as folder:
        sys.stdout.write(f"clock: {jumps(folder / 'a', 60, 'clock')}\n")
        sys.stdout.flush()
        sys.stdout.write(f"suspension: {suspended(folder / 'b', long, 1)}\n")
