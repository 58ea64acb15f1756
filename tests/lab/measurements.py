"""Measurements of the laboratory: one measurement is one line of JSON in `measurements.jsonl`."""

from __future__ import annotations

import argparse
import hashlib
import json
import subprocess
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
FILE = Path(__file__).with_name("measurements.jsonl")
UNKNOWN = "unknown"
"""Stands where nobody wrote a commit, a seed or a hash down."""


def today() -> str:
    """The day in UTC, as in 2026-11-28."""
    return datetime.now(UTC).date().isoformat()


@cache
def program_of(root: Path) -> str:
    """A hash of the files of a checkout that decide what minds do and how deals are scored, with weights."""
    found = hashlib.sha256()
    for room in ("ai", "rules"):
        for file in sorted((root / "game" / room).rglob("*")):
            if file.suffix in {".py", ".pxd", ".bin", ".json"}:
                found.update(file.read_bytes())
    return found.hexdigest()[:16]


@cache
def commit_of(root: Path = ROOT) -> tuple[str, bool | None]:
    """The commit of a checkout and whether its files differ from it; unknown without Git."""
    if not (root / ".git").exists():
        return UNKNOWN, None
    try:
        commit = _git(root, "rev-parse", "--short=8", "HEAD")
        return commit.strip(), bool(_git(root, "status", "--porcelain", "--untracked-files=no", "--", "game"))
    except (OSError, subprocess.CalledProcessError):
        return UNKNOWN, None


def _git(root: Path, *words: str) -> str:
    return subprocess.run(["git", "-C", str(root), *words], capture_output=True, text=True, check=True).stdout


@dataclass(frozen=True, kw_only=True)
class Measurement:
    """What was measured, and the figures; made without a date and a commit it is of today's program."""

    date: str = field(default_factory=today)
    commit: str = field(default_factory=lambda: commit_of()[0])
    is_dirty: bool | None = field(default_factory=lambda: commit_of()[1])
    """Whether the files of the game differed from the commit; None if nobody wrote it down."""
    program: str = field(default_factory=lambda: program_of(ROOT))
    """The hash of `game/ai` with its weights and of `game/rules`; of both programs, if there were two."""
    topic: str
    """The part of the page of strength in which the measurement is shown."""
    game: str
    what: str
    against: str = ""
    kind: str = "deals"
    """What `n` counts: deals, cards (deals of which only the cards were played), matches, decisions ..."""
    n: int | None = None
    seed: str = UNKNOWN
    figures: Mapping[str, tuple[float, float | None]] = field(default_factory=dict)
    """By name a value and its standard error; `written` and `cards` are points a deal, `won` is percent."""
    note: str = ""

    def line(self) -> str:
        """The measurement as JSON, without an end of line."""
        return json.dumps(asdict(self), ensure_ascii=False)


def read(file: Path | None = None) -> list[Measurement]:
    """The measurements of a file, in the order of its lines; raises ValueError that names a wrong line."""
    file, found = file or FILE, []
    for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
        try:
            content = json.loads(line)
            figures = {name: (value, error) for name, (value, error) in content.pop("figures").items()}
            of_then = {name: content.pop(name) for name in ("date", "commit", "is_dirty", "program")}
            found.append(Measurement(figures=figures, **of_then, **content))
        except (ValueError, TypeError, KeyError, AttributeError) as error:
            raise ValueError(f"{file}, line {number}: a measurement was expected ({error})") from None
    return found


def record(measurement: Measurement, file: Path | None = None) -> None:
    """Append the measurement to the file."""
    with (file or FILE).open("a", encoding="utf-8") as out:
        out.write(measurement.line() + "\n")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Let a tool of the laboratory be asked to record what it measures."""
    parser.add_argument("--record", action="store_true", help="append what is measured to measurements.jsonl")
    parser.add_argument("--note", default="", help="a remark for the measurement")


def publish(measurement: Measurement, given: argparse.Namespace) -> None:
    """Print the measurement, and record it if that was asked for."""
    print(measurement.line(), flush=True)  # noqa: T201
    if given.record:
        record(measurement)
