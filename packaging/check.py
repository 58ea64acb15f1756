"""`python3 packaging/check.py`: set up what is missing, then run the linter, the type checker and all tests.

Arguments go to pytest. The exit code is 0 only if everything passed; pytest's closing line is printed last.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

GROUPS = ("build", "lint", "test")
"""Dependency groups of pyproject.toml that the checks need."""

CHECKS = {
    "ruff check": ["ruff", "check", "."],
    "ruff format": ["ruff", "format", "--check", "."],
    "mypy": ["mypy"],
}
"""What is run before the tests, by name."""

SIDE_BY_SIDE = ("-n", "auto", "--dist", "worksteal")
"""Ten thousand tests take 24 minutes of one core; every core takes a part of them."""

BRANCHES = (
    *("pytest", "-q", *SIDE_BY_SIDE, "tests/rules", "tests/cases", "tests/variants"),
    *("--cov=game/rules", "--cov=game/variants", "--cov-branch", "--cov-fail-under=100"),
    "--cov-report=term-missing:skip-covered",
)
"""Every branch of the rules is met by their own tests."""


def main() -> int:
    """Run everything, even after a failure."""
    if sys.version_info < (3, 11):
        print(f"The tests need Python 3.11 or newer; this is {sys.version.split()[0]}.", file=sys.stderr)
        return 2
    from environment import ROOT, SetupError, ready

    try:
        python = ready(GROUPS, with_screen=True)
    except SetupError as reason:
        print(reason, file=sys.stderr)
        return 2
    codes = {name: _run(name, [str(python), "-m", *words], ROOT) for name, words in CHECKS.items()}
    if len(sys.argv) == 1:
        codes["branches of the rules"] = _run("branches of the rules", [str(python), "-m", *BRANCHES], ROOT)
    codes["pytest"], closing = _pytest(python, ROOT)
    print("\n" + ", ".join(f"{name}: {'failed' if code else 'passed'}" for name, code in codes.items()))
    print(closing)
    return 1 if any(codes.values()) else 0


def _run(name: str, command: list[str], root: Path) -> int:
    print(f"== {name}", flush=True)
    return subprocess.run(command, cwd=root, check=False).returncode


def _pytest(python: Path, root: Path) -> tuple[int, str]:
    """Run the tests, show their output as it comes, and return the exit code with the last line."""
    print("== pytest", flush=True)
    command = [str(python), "-m", "pytest", *SIDE_BY_SIDE, *sys.argv[1:]]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    closing = ""
    with subprocess.Popen(command, cwd=root, env=environment, stdout=subprocess.PIPE) as running:
        for line in running.stdout or ():
            sys.stdout.buffer.write(line)
            sys.stdout.buffer.flush()
            closing = line.decode("utf-8", "replace").strip() or closing
    return running.returncode, closing


if __name__ == "__main__":
    sys.exit(main())
