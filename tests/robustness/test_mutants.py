"""Mutants are what they are said to be, die of a test that notices them, and survive without one."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from tests.robustness.mutants.__main__ import ROOT, accepted, files, sample
from tests.robustness.mutants.changes import mutants, mutated

CHANGES = {
    "return a < b": {"return a <= b", "return a >= b", "return None"},
    "return a and b": {"return a or b", "return a", "return b", "return None"},
    "if not a:\n    b()": {"if a:", "if True:", "if False:", "pass"},
    "a.b = 7": {"a.b = 8", "a.b = 6", "pass"},
    "a += 1": {"a += 2", "a += 0", "a -= 1", "pass"},
    "raise OSError(1, 'two')": {"pass"},
    "return max(a, b)": {"return min(a, b)", "return None"},
    "return at(a, b)": {"return at(b, a)", "return None"},
    "return x if y else z": {"return x", "return z", "return None"},
    "return [a for a in b if c]": {"return [a for a in b]", "return None"},
    "while a:\n    break": {"while False:", "continue"},
    "match a:\n    case 1 if not b:\n        continue": {"case 1 if b:", "break"},
    "a: Final = -3": {"a: Final = 3", "a: Final = -4", "a: Final = -2"},
    "return zip(a, b, strict=True)": {"return zip(b, a, strict=True)", "return None"},
    "a: TypeAlias = b | c": set(),
    "import a": set(),
    "'''A docstring of 1.'''": set(),
}


@pytest.mark.parametrize("source", CHANGES)
def test_a_statement_has_its_mutants(tmp_path: Path, source: str) -> None:
    inner = "".join(f"    {line}\n" for line in source.splitlines())
    (tmp_path / "a.py").write_text(f"def f():\n{inner}", "utf-8")
    found = mutants(tmp_path, "a.py")
    assert {mutant.after for mutant in found} == CHANGES[source]
    assert {(mutant.scope, mutant.in_function) for mutant in found} <= {("f", True)}
    for mutant in found:
        assert mutant.after in ast.unparse(mutated(tmp_path, mutant))


def test_what_runs_at_import_is_told(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("A = 1\ndef f(a=2):\n    return lambda: 3\nB = lambda: 4\n", "utf-8")
    found = {(mutant.after, mutant.in_function) for mutant in mutants(tmp_path, "a.py")}
    assert found >= {
        ("A = 2", False),
        ("def f(a=3):", False),
        ("return lambda: 4", True),
        ("B = lambda: 5", True),
    }


def test_a_sample_has_of_each_file_its_share_and_is_the_same_again() -> None:
    found = [
        mutant
        for file in ("game/rules/seats.py", "game/rules/neighbours.py")
        for mutant in mutants(ROOT, file)
    ]
    chosen = sample(found, 26, "1")
    assert (len(chosen), {mutant.file for mutant in chosen}) == (26, {mutant.file for mutant in found})
    assert chosen == sample(found, 26, "1") != sample(found, 26, "2")


@pytest.mark.long
def test_what_is_explained_is_still_a_mutant() -> None:
    known = {file: {mutant.key for mutant in mutants(ROOT, file)} for file, *_ in accepted()}
    assert [key for key in accepted() if key not in known[key[0]]] == []
    assert all(accepted().values())


def test_a_path_without_tests_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        files(["game/scenes"])
    assert "can be tried" in capsys.readouterr().err


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="needs a system that forks")
def test_a_mutant_dies_of_a_test_that_notices_it_and_survives_without_one() -> None:
    words = [
        "game/rules/neighbours.py",
        "--sample",
        "4",
        "--seed",
        "1",
        "--tests",
        "tests/rules/test_seats.py",
    ]
    command = [sys.executable, "-m", "tests.robustness.mutants", *words]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert "2 killed, 2 survived" in told.splitlines()[-1], told
    assert told.count("right_of: no test fails (no test runs it)") == 2, "those tests ask for the left one"
