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

COLLECT = Check("collection", ("pytest", "--collect-only", "-qq", "-p", "no:cacheprovider"))
"""Started beside them where all tests run: it finds a module that cannot be imported, and translates the
modules, which otherwise each worker does anew, as all of them begin at the same time."""

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
    words = sys.argv[1:]
    stages = (*QUICK, COLLECT) if _is_everything(words) else QUICK
    with TemporaryDirectory() as folder:
        environment = with_byte_code(folder)
        failed = _quick(stages, python, ROOT, environment)
        if failed and "--all" not in words:
            print(f"The tests were not started: {', '.join(failed)} failed.")
            return 1
        _say(len(stages) + 1, len(stages) + 1, "tests ...")
        has_passed, closing = run_tests(python, ROOT, words_for_pytest(words), environment)
    if failed:
        print(f"{', '.join(failed)} failed; of the tests pytest says:\n{closing}")
    return 0 if has_passed and not failed else 1


def _quick(stages: tuple[Check, ...], python: Path, root: Path, environment: dict[str, str]) -> list[str]:
    """Run these stages, show what each says that fails, and return the names of those."""
    began = time.monotonic()
    running = [
        subprocess.Popen(
            [python, "-m", *check.words],
            cwd=root,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        for check in stages
    ]
    failed = []
    for number, (check, process) in enumerate(zip(stages, running, strict=True), 1):
        _say(number, len(stages) + 1, f"{check.name} ...")
        said = process.communicate()[0].decode("utf-8", "replace").strip()
        if process.returncode:
            failed.append(check.name)
            print(said)
        _say(number, len(stages) + 1, f"{check.name}: {'failed' if process.returncode else 'passed'}", began)
    return failed


def _is_everything(words: list[str]) -> bool:
    """Whether no tests were named."""
    return set(words) <= {"--all"}


def words_for_pytest(words: list[str]) -> list[str]:
    """What pytest is asked for; branches are counted when everything runs."""
    asked = [*SIDE_BY_SIDE, *words]
    if "--all" not in words:
        asked.insert(0, ENOUGH_FAILURES)
    if _is_everything(words):
        asked += BRANCHES
    return asked


def run_tests(python: Path, root: Path, asked: list[str], environment: dict[str, str]) -> tuple[bool, str]:
    """Run the tests, show their output as it comes, and tell whether they passed, and the last line."""
    command = [str(python), "-m", "pytest", *asked]
    closing = ""
    with subprocess.Popen(command, cwd=root, env=environment, stdout=subprocess.PIPE) as running:
        for line in running.stdout or ():
            sys.stdout.buffer.write(line)
            sys.stdout.buffer.flush()
            closing = line.decode("utf-8", "replace").strip() or closing
    return running.returncode == 0, closing


def with_byte_code(folder: str) -> dict[str, str]:
    """The environment of the tests: output comes at once, and a module is translated once, not by everybody.

    Where nothing is to lie beside the sources, the translations lie in the folder until the tests are over.
    """
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    if environment.pop("PYTHONDONTWRITEBYTECODE", ""):
        environment.setdefault("PYTHONPYCACHEPREFIX", folder)
    return environment


def _say(number: int, of: int, text: str, began: float | None = None) -> None:
    took = "" if began is None else f" ({time.monotonic() - began:.1f} s)"
    print(f"[{number} of {of}] {text}{took}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
