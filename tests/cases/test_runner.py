"""The runner of the cases notices whatever differs, and never passes over what it does not understand."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from tests.cases.files import cases_of
from tests.cases.run import run_case
from tests.cases.shape import NotUnderstoodError

FILES = sorted(Path(__file__).parent.glob("*.yaml"))
CASES = [one for file in FILES for one in cases_of(file)]

EXPECTED_OF_A_DEAL = ("declarationsCounted", "trickPointsInclLast10", "total", "made", "recorded", "belas")
OTHERS = {"side0": "side1", "side1": "side0", "draw": "win", "unchanged": [5, 5]}
SOUND = {
    "id": "x",
    "variant": "bela4",
    "kind": "legal",
    "given": {"players": 4, "contract": "H", "trick": [], "hand": ["7S"]},
    "expect": {"legal": ["7S"]},
}


def leaves(content: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:  # noqa: ANN401
    """The way to every value inside."""
    if isinstance(content, dict):
        for key, value in content.items():
            yield from leaves(value, (*path, key))
    elif isinstance(content, list) and content:
        for place, value in enumerate(content):
            yield from leaves(value, (*path, place))
    else:
        yield path


def other(value: Any) -> Any:  # noqa: ANN401
    """Something else of the same kind."""
    if value is None:
        return 7
    if isinstance(value, bool):
        return not value
    if isinstance(value, int | float):
        return value + 1
    if isinstance(value, list):
        return [{"seat": 0, "kind": "seq", "cards": ["7C", "8C", "9C"], "value": 20}]
    return OTHERS.get(value, value[::-1] + "x")


def changed(case: dict[str, Any], path: tuple[Any, ...]) -> dict[str, Any]:
    """The case with that one value another."""
    copy = deepcopy(case)
    inner: Any = copy
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = other(inner[path[-1]])
    return copy


def expectations(case: dict[str, Any]) -> list[tuple[Any, ...]]:
    """The ways to all that is expected; `penalty: null` has no figures that could be others."""
    roots = EXPECTED_OF_A_DEAL if case["kind"] == "deal" else ("expect",)
    paths = [path for root in roots for path in leaves(case.get(root, {}), (root,))]
    return [path for path in paths if path not in {("expect",), ("expect", "penalty")}]


def is_noticed(worked: dict[str, Any]) -> bool:
    try:
        run_case(worked)
    except (AssertionError, ValueError, TypeError, AttributeError):
        return True
    return False


@pytest.mark.sampled(4)
@pytest.mark.parametrize("worked", CASES, ids=[str(case["id"]) for case in CASES])
def test_no_expectation_can_be_changed_unnoticed(worked: dict[str, Any]) -> None:
    paths = expectations(worked)

    assert paths
    assert [path for path in paths if not is_noticed(changed(worked, path))] == []


@pytest.mark.parametrize(
    "change",
    [
        {"kind": "story"},
        {"variant": "poker"},
        {"given": {"players": 4, "contract": "H", "trick": [], "hand": ["7S"], "weather": "fine"}},
        {"given": {"players": 4, "contract": "X", "trick": [], "hand": ["7S"]}},
        {"given": {"players": 3, "contract": "H", "trick": [], "hand": ["7S"]}},
        {"given": {"players": 4, "contract": "H", "trick": [], "hand": ["7S"], "options": {"roof": True}}},
        {"given": {"players": 4, "contract": "H", "trick": [], "hand": ["7Z"]}},
        {"expect": {"legal": ["7S"], "mood": "good"}},
        {"given": "nothing"},
        {"given": {"players": 4, "contract": "H", "trick": [], "hand": 7}},
        {"expect": {"legal": None}},
        {"expect": {}},
        {"surprise": 1},
    ],
)
def test_what_is_not_understood_fails(change: dict[str, Any]) -> None:
    run_case(SOUND)
    with pytest.raises((NotUnderstoodError, AssertionError, ValueError)):
        run_case({**SOUND, **change})


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[1, 2]",
        "stories: []",
        "cases: [{kind: legal}]",
        "cases: 7",
        "a: 2026-13-45",
        "[" * 3000,
        "cases: [",
        "cases: []",
    ],
)
def test_a_file_that_is_no_case_file_is_a_failing_case(tmp_path: Path, text: str) -> None:
    file = tmp_path / "strange.yaml"
    file.write_text(text, encoding="utf-8")

    (case,) = cases_of(file)

    with pytest.raises(AssertionError, match=r"strange\.yaml"):
        run_case(case)


MINE = """
cases:
- {id: right, variant: bela4, kind: legal, given: {contract: H, trick: [], hand: [7S]}, expect: {legal: [7S]}}
- {id: wrong, variant: bela4, kind: legal, given: {contract: H, trick: [], hand: [7S]}, expect: {legal: [8S]}}
"""


def test_other_files_can_be_named(tmp_path: Path) -> None:
    """`--cases` takes the place of the files beside the runner."""
    file = tmp_path / "mine.yaml"
    file.write_text(MINE, encoding="utf-8")
    command = [
        sys.executable,
        "-m",
        "pytest",
        "tests/cases",
        "-v",
        "-p",
        "no:cacheprovider",
        "-k",
        "test_case",
    ]

    done = subprocess.run(
        [*command, "--cases", str(file)],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=False,
    )

    assert "test_case[right] PASSED" in done.stdout
    assert "test_case[wrong] FAILED" in done.stdout
    assert "1 failed, 1 passed" in done.stdout
