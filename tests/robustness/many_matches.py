"""What lists, figures and tables of very many matches cost: `python -m tests.robustness.many_matches 10000`.

A folder of so many records is made with its index. Each question is one JSON line with its CPU seconds; the
program ends with 1 if one takes longer than 0.2 s with 10,000 matches, or 1 s with 100,000 (`LIMITS`).
What no question waits for, or only the first one ever, is told without a limit (`UNLIMITED`): the first start
with that folder looks at every record, each later one does so behind its first answer; how the cards fell is
counted for each match as it is filed, and here at the first question.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

from game.records.seal import sealed
from game.records.write import write
from game.table.history.entry import entry_of
from game.table.history.figures import Wanted
from game.table.history.history import FOLDER, INDEX_FILE, History
from game.table.history.index import Index
from tests.scratch import scratch
from tests.table.history.past import played

GAMES = ("bela4", "belot_bg", "bela2", "coinche_fr")
DEALS = 6
"""So many deals each match has at most."""
STRETCH = 64
"""So many lines a page asks for."""
LIMITS = {10_000: 0.2, 100_000: 1.0}
"""CPU seconds of a question, by the number of matches."""
FIRST = "first start, which looks at every record"
BEHIND = "check of the index and a look at every record, behind the answer"
COUNTING = "fairness, counted for the first time"
UNLIMITED = (FIRST, BEHIND, COUNTING)


def fill(data: Path, count: int) -> None:
    """Make so many records and their index: twelve matches again and again, three hours apart."""
    (data / FOLDER).mkdir()
    records = [played(game, f"evening {number}", DEALS) for game in GAMES for number in range(3)]
    sources = [(sealed(write(record)), entry_of(record)) for record in records]
    index = Index(data / INDEX_FILE)
    with index.change():
        for number in range(count):
            text, entry = sources[number % len(sources)]
            begun = str(datetime(1990, 1, 1) + timedelta(hours=3 * number))  # noqa: DTZ001 - local, as in records
            path = data / FOLDER / f"{begun.replace(' ', '-').replace(':', '')}-{number}.belot"
            path.write_text(text, encoding="utf-8")
            stat = path.stat()
            index.enter(path.name, (stat.st_size, stat.st_mtime_ns), replace(entry, begun=begun, ended=begun))
    index.close()
    os.utime(data / FOLDER, (1, 1))  # so old that the history trusts its time


def measured(data: Path, count: int) -> Iterator[tuple[str, float]]:
    """Each question with its CPU seconds, of this process and all its threads."""
    first = History(data)
    begun = time.process_time()
    first.look().result()
    yield FIRST, time.process_time() - begun
    first.close()
    history = History(data)
    tables = data / "matches.csv", data / "deals.csv"
    questions: dict[str, Callable[[], object]] = {
        "open": lambda: history.look().result(),
        BEHIND: lambda: history.record("none").result(),
        "overview": lambda: history.overview().result(),
        "first page": lambda: history.lines(Wanted(most=STRETCH)).result(),
        "last page": lambda: history.lines(Wanted(first=count - STRETCH, most=STRETCH)).result(),
        "page of a game": lambda: history.lines(Wanted(game="bela4", most=STRETCH)).result(),
        "figures": lambda: history.figures("bela4").result(),
        COUNTING: lambda: history.fairness("bela4").result(),
        "fairness": lambda: history.fairness("bela4").result(),
        "tables": lambda: history.put_tables(*tables, "bela4").result(),
    }
    for name, ask in questions.items():
        begun = time.process_time()
        ask()
        yield name, time.process_time() - begun
    history.close()


def main() -> int:
    """Measure; 1 if a question took too long."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("counts", type=int, nargs="+", help="numbers of matches")
    result = 0
    for count in parser.parse_args().counts:
        with scratch("matches") as folder:
            fill(folder, count)
            for name, cpu in measured(folder, count):
                told = {"matches": count, "question": name, "cpu_s": round(cpu, 3)}
                print(json.dumps(told), flush=True)  # noqa: T201 - that is what it is for
                result |= name not in UNLIMITED and cpu > LIMITS.get(count, float("inf"))
    return result


if __name__ == "__main__":
    sys.exit(main())
