"""`python3 packaging/check.py`: set up what is missing, then run the linter, the type checker, the tests.

Stops where something fails. With `--all` it goes on, and runs the tests that only repeat as well. All other
arguments go to pytest. The exit code is 0 only if everything passed; pytest's closing line is printed last.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

GROUPS = ("build", "lint", "test")
"""Dependency groups of pyproject.toml that the checks need."""


class Check(NamedTuple):
    """A stage: its name, and what it starts with `python -m`."""

    name: str
    words: tuple[str, ...]


QUICK = (
    Check("lint", ("ruff", "check", ".")),
    Check("format", ("ruff", "format", "--check", ".")),
    Check("types", ("mypy",)),
)
"""Started side by side: two of them take less than a second."""

ENOUGH_FAILURES = "--maxfail=5"
"""So many failing tests tell what is wrong; the others need not be waited for."""

SIDE_BY_SIDE = ("-n", str((os.cpu_count() or 1) + 1), "--dist", "load", "--maxschedchunk", "20")
"""One worker more than there are cores: a seventh of the time the tests wait. Every worker takes a
few tests at a time, so that after a failure few are left that must be ended."""

BRANCHES = (
    *("--cov=game/rules", "--cov=game/variants", "--cov-branch", "--cov-fail-under=100"),
    *("--cov-report=term-missing:skip-covered", "--no-cov-on-fail"),
)
"""Every branch of the rules is met by their own tests; `tests/conftest.py` says which those are."""


def main() -> int:
    """Run the stages in turn."""
    if sys.version_info < (3, 11):
        print(f"The tests need Python 3.11 or newer; this is {sys.version.split()[0]}.", file=sys.stderr)
        return 2
    from environment import ROOT, SetupError, ready

    try:
        python = ready(GROUPS, with_screen=True)
    except SetupError as reason:
        print(reason, file=sys.stderr)
        return 2
    goes_on = "--all" in sys.argv[1:]
    failed = _quick(python, ROOT)
    if failed and not goes_on:
        print(f"The tests were not started: {', '.join(failed)} failed.")
        return 1
    has_passed, closing = _tests(python, ROOT, _asked(sys.argv[1:]))
    if failed:
        print(f"{', '.join(failed)} failed; of the tests pytest says:\n{closing}")
    return 0 if has_passed and not failed else 1


def _quick(python: Path, root: Path) -> list[str]:
    """Run the quick stages, show what each says, and return the names of those that failed."""
    began = time.monotonic()
    running = [
        subprocess.Popen(
            [python, "-m", *check.words], cwd=root, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        for check in QUICK
    ]
    failed = []
    for number, (check, process) in enumerate(zip(QUICK, running, strict=True), 1):
        _say(number, f"{check.name} ...")
        said = process.communicate()[0].decode("utf-8", "replace").strip()
        if process.returncode:
            failed.append(check.name)
            print(said)
        _say(number, f"{check.name}: {'failed' if process.returncode else 'passed'}", began)
    return failed


def _asked(words: list[str]) -> list[str]:
    """What pytest is asked for; branches are counted when everything runs."""
    asked = [*SIDE_BY_SIDE, *words]
    if "--all" not in words:
        asked.insert(0, ENOUGH_FAILURES)
    if set(words) <= {"--all"}:
        asked += BRANCHES
    return asked


def _tests(python: Path, root: Path, asked: list[str]) -> tuple[bool, str]:
    """Run the tests, show their output as it comes, and tell whether they passed, and the last line."""
    _say(len(QUICK) + 1, "tests ...")
    command = [str(python), "-m", "pytest", *asked]
    closing = ""
    with (
        TemporaryDirectory() as folder,
        subprocess.Popen(command, cwd=root, env=_with_byte_code(folder), stdout=subprocess.PIPE) as running,
    ):
        for line in running.stdout or ():
            sys.stdout.buffer.write(line)
            sys.stdout.buffer.flush()
            closing = line.decode("utf-8", "replace").strip() or closing
    return running.returncode == 0, closing


def _with_byte_code(folder: str) -> dict[str, str]:
    """The environment of the tests: output comes at once, and a module is translated once, not by everybody.

    Where nothing is to lie beside the sources, the translations lie in the folder until the tests are over.
    """
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    if environment.pop("PYTHONDONTWRITEBYTECODE", ""):
        environment.setdefault("PYTHONPYCACHEPREFIX", folder)
    return environment


def _say(number: int, text: str, began: float | None = None) -> None:
    took = "" if began is None else f" ({time.monotonic() - began:.1f} s)"
    print(f"[{number} of {len(QUICK) + 1}] {text}{took}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
