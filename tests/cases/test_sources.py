"""Every mark of a source, in code and cases, is spelt out in SOURCES.md, and nothing else is."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = Path(__file__).with_name("SOURCES.md").read_text(encoding="utf-8")
MARKS = re.findall(r"^\| (?!mark )(\S+(?: \d+)?) \|", PAGE, re.MULTILINE)

SHEET = re.compile(r"(?:\[|seeds? |/)(00\d)\b")
KEY = re.compile(r"(?<![\w-])[A-Z][A-Z0-9][A-Z](?![\w-])")
STEP = re.compile(r"(?<![\w-])A\d{1,2}(?:\.\d)?(?![\w-])")
SPAN = re.compile(r"(?<![\w-])A(\d{1,2}) to A(\d{1,2})(?![\w-])")
SECTION = re.compile(r"(?:rule book|section|resolution|book,) ([A-H])(?![\w-])")
TRAP = re.compile(r"trap \d+")
RESOLUTION = re.compile(r"(?<![\w-])[A-H]-\d{2}(?![\w-])")

OF_THE_RULES = ("game/rules", "game/variants", "tests/rules", "tests/variants", "tests/cases")
"""Rooms in whose comments three capitals are a source; elsewhere they may be a file format."""


def marks_in(text: str, *, is_of_the_rules: bool) -> set[str]:
    """Every mark that the text uses."""
    found = {f"[{number}]" for number in SHEET.findall(text)}
    found |= set(RESOLUTION.findall(text)) | set(SECTION.findall(text)) | set(TRAP.findall(text))
    if is_of_the_rules:
        found |= set(KEY.findall(text))
        found |= {step.partition(".")[0] for step in STEP.findall(text)}
        for first, last in SPAN.findall(text):
            found |= {f"A{number}" for number in range(int(first), int(last) + 1)}
    return found


def prose(source: str) -> str:
    """The docstrings and comments of a module."""
    tree = ast.parse(source)
    told = [
        node.value.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    ]
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return "\n".join((*told, *(one.string for one in tokens if one.type == tokenize.COMMENT)))


def told_of_sources(text: str) -> str:
    """What a file of cases says of its sources: its comments and the entries for it; figures are none."""
    lines = [line for line in text.splitlines() if line.startswith("#")]
    return "\n".join((*lines, *re.findall(r"\b(?:source|note): (.*)", text)))


@cache
def used() -> dict[str, set[str]]:
    """The files in which each mark is used."""
    found: dict[str, set[str]] = {}
    for file in sorted((*ROOT.glob("game/**/*"), *ROOT.glob("tests/**/*"))):
        name = file.relative_to(ROOT).as_posix()
        is_module = file.suffix == ".py" and file != Path(__file__)
        if not is_module and file.suffix not in {".yaml", ".perft"}:
            continue
        text, is_of_the_rules = file.read_text(encoding="utf-8"), name.startswith(OF_THE_RULES)
        if marks_in(text, is_of_the_rules=is_of_the_rules):
            text = prose(text) if is_module else told_of_sources(text)
            for mark in marks_in(text, is_of_the_rules=is_of_the_rules):
                found.setdefault(mark, set()).add(name)
    return found


def test_every_mark_is_spelt_out() -> None:
    unknown = {mark: sorted(files) for mark, files in used().items() if mark not in MARKS}
    assert unknown == {}, "a mark of a source that tests/cases/SOURCES.md does not spell out"


def test_nothing_else_is() -> None:
    assert [mark for mark in MARKS if mark not in used()] == []
    assert len(set(MARKS)) == len(MARKS)


def test_marks_are_found_as_people_write_them() -> None:
    text = "seeds 002/003 and [000] (HRW, A7 to A9), rule book, A13, F-07; section E, trap 5; deal-belot-H-15"
    assert marks_in(text, is_of_the_rules=True) == {
        *("[000]", "[002]", "[003]", "HRW", "A7", "A8", "A9", "A13", "F-07", "E", "trap 5")
    }
    assert marks_in("PNG by [004]", is_of_the_rules=False) == {"[004]"}
