"""Kill a process that files matches, again and again, and look at what it left: `python kills.py 300`.

The process says aloud the name of each match that it has filed and asked for; nothing that it said may be
missing, no record may be half written, and the index must pass SQLite's own check.
"""

from __future__ import annotations

import argparse
import os
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from random import Random

ROOT = Path(__file__).parents[3]
LONGEST = 0.1
"""Seconds for which a process may work before it is killed, from its first word on."""

WRITER = """
import os, sys
from dataclasses import replace
from pathlib import Path
from game.records.parse import parse
from game.records.write import write
from game.table.history.history import History
from game.table.history.stamps import begun
from game.table.save import Saver

def work(data, start):
    record = parse((data / "model.txt").read_text("utf-8"))
    history = History(data)
    saver = Saver(data / "match.txt")
    for number in range(start, start + 900):
        one = begun(replace(record, seed=f"kill {number}", tags=()), "2026-11-01 20:15:00")
        place = history.folder.place_of(one)
        saver.save(write(one))
        saver.put_away(write(one), place, history.look)
        saver.flush()
        assert any(line.name == place.name for line in history.lines().result())
        print(place.name, flush=True)

for line in sys.stdin:  # each round in a child of its own, so that nothing has to be imported again
    child = os.fork()
    if not child:
        work(Path(sys.argv[1]), int(line))
        os._exit(0)
    print(child, flush=True)
    os.waitpid(child, 0)
    print("dead", flush=True)
"""


class Writer:
    """A process whose children file matches until they are killed."""

    def __init__(self, data: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", WRITER, str(data)],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def killed(self, start: int, seconds: float) -> set[str]:
        """Let a child work for a while, kill it, and answer the names that it said."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{start}\n")
        self.process.stdin.flush()
        child = int(self.process.stdout.readline())
        said = {self.process.stdout.readline()}
        time.sleep(seconds)
        os.kill(child, signal.SIGKILL)
        for line in self.process.stdout:
            if line.endswith("dead\n"):
                break
            said.add(line)
        return {line.strip() for line in said}

    def close(self) -> None:
        """Let the process end."""
        self.process.communicate()


def kill_again_and_again(data: Path, times: int, seed: str) -> set[str]:
    """Do it so many times; the names of all matches that were said to be there."""
    from game.records.parse import parse
    from game.table.history.history import FOLDER, INDEX_FILE, History

    chance, said = Random(seed), set[str]()
    writer = Writer(data)
    for number in range(times):
        said |= writer.killed(number * 1000, chance.uniform(0, LONGEST))
        with closing(sqlite3.connect(data / INDEX_FILE)) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
        for path in (data / FOLDER).glob("*.belot"):
            if path.name not in said:
                parse(path.read_text("utf-8"))
        history = History(data)
        lines = {line.name for line in history.lines().result()}
        assert history.complaint is None
        history.close()
        assert said <= lines, "something that was said to be there is lost"
    writer.close()
    return said


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("times", type=int, nargs="?", default=300, help="so many kills")
    parser.add_argument("seed", nargs="?", default="kills", help="any text: of the moments of the kills")
    said = parser.parse_args()
    sys.path.insert(0, str(ROOT))
    from game.records.write import write
    from tests.scratch import scratch
    from tests.table.history.past import played

    with scratch("filing") as folder:
        (folder / "model.txt").write_text(write(played("bela4", "model")), "utf-8")
        kept = kill_again_and_again(folder, said.times, said.seed)
        sys.stdout.write(f"{said.times} kills: {len(kept)} matches filed, none lost, every check ok\n")
