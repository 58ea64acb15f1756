"""The checks stop where something fails, or go on with `--all`, and end with pytest's closing line."""

from __future__ import annotations

import sys
from pathlib import Path
from types import SimpleNamespace

import check
import pytest

from tests.depth import short

MIXED = [f"c.py::mixed[{number}]" for number in (0, 1, 4, 7)]
"""Of those with even numbers every second one is kept, of the others every third."""
CLOSING = "== 3 passed, 1 skipped in 0.10s =="


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What pytest was asked for, each time that it was started; nothing is set up, and one stage fails."""
    found: list[list[str]] = []

    def tests(_python: Path, _root: Path, words: list[str], _environment: dict[str, str]) -> tuple[bool, str]:
        found.append(words)
        return True, CLOSING

    monkeypatch.setattr("environment.ready", lambda *_, **__: Path(sys.executable))
    monkeypatch.setattr(check, "run_tests", tests)
    stages = (check.Check("lint", ("platform",)), check.Check("types", ("no_such_module",)))
    monkeypatch.setattr(check, "QUICK", stages)
    monkeypatch.setattr(check, "COLLECT", check.Check("collection", ("platform",)))
    return found


def test_what_fails_early_keeps_the_tests_from_being_started(
    asked: list[list[str]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["check.py"])
    assert check.main() == 1
    assert asked == []
    said = capsys.readouterr().out
    assert "[1 of 4] lint: passed (" in said
    assert "[2 of 4] types: failed (" in said
    assert "No module named no_such_module" in said
    assert "[3 of 4] collection: passed (" in said
    assert said.endswith("The tests were not started: types failed.\n")


def test_with_all_it_goes_on_and_the_closing_line_is_the_last(
    asked: list[list[str]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["check.py", "--all"])
    assert check.main() == 1
    assert len(asked) == 1
    assert capsys.readouterr().out.endswith(f"types failed; of the tests pytest says:\n{CLOSING}\n")


def test_a_short_run_ends_after_a_few_failures_and_counts_branches_where_everything_runs() -> None:
    few, many, some = (
        check.words_for_pytest([]),
        check.words_for_pytest(["--all"]),
        check.words_for_pytest(["tests/cards", "-x"]),
    )
    assert check.ENOUGH_FAILURES in few
    assert check.ENOUGH_FAILURES not in many
    assert "--all" in many
    assert "--cov=game/rules" in few
    assert "--cov=game/rules" in many
    assert "--cov=game/rules" not in some
    assert some[-2:] == ["tests/cards", "-x"]


def test_who_names_tests_waits_for_no_collection_of_all(
    asked: list[list[str]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(check, "QUICK", (check.Check("lint", ("platform",)),))
    monkeypatch.setattr(sys, "argv", ["check.py", "tests/cards"])
    assert check.main() == 0
    assert [words[-1] for words in asked] == ["tests/cards"]
    assert "collection" not in capsys.readouterr().out


def test_modules_are_translated_once_where_nothing_may_lie_beside_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("PYTHONPYCACHEPREFIX", raising=False)
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    environment = check.with_byte_code("elsewhere")
    assert environment["PYTHONPYCACHEPREFIX"] == "elsewhere"
    assert "PYTHONDONTWRITEBYTECODE" not in environment
    monkeypatch.delenv("PYTHONDONTWRITEBYTECODE")
    assert "PYTHONPYCACHEPREFIX" not in check.with_byte_code("elsewhere")


def test_of_what_repeats_the_short_run_keeps_the_first_and_then_every_so_many() -> None:
    def item(name: str, **marks: tuple[int, ...]) -> SimpleNamespace:
        found = {mark: SimpleNamespace(args=numbers) for mark, numbers in marks.items()}
        return SimpleNamespace(nodeid=name, get_closest_marker=found.get)

    items = [
        *(item(f"a.py::grid[{number}]", sampled=(3,)) for number in range(7)),
        item("a.py::plain"),
        *(item(f"b.py::grid[{number}]", sampled=(2,)) for number in range(2)),
        item("b.py::ladder", long=()),
        *(item(f"c.py::mixed[{number}]", sampled=(2 + number % 2,)) for number in range(8)),
        *(item(f"d.py::later[{number}]", sampled=(3, 1)) for number in range(6)),
    ]
    kept = [one.nodeid for one in short(items)]  # type: ignore[arg-type]
    assert kept[:5] == ["a.py::grid[0]", "a.py::grid[3]", "a.py::grid[6]", "a.py::plain", "b.py::grid[0]"]
    assert kept[5:] == [*MIXED, "d.py::later[1]", "d.py::later[4]"]
