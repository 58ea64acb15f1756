"""Sentences on the error stream: the name of a file never steers the terminal."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from game.app.complaint import complain
from game.app.verify import WRONG, verify

GAME = Path(__file__).parents[2] / "game"
CLEARS_THE_SCREEN = "a\x1b[2J\x9b2J\x07.txt"
MAY_PRINT_THERE = {"complaint.py", "simulate.py"}
"""The one account, and the line of progress, which is made of figures."""


def test_control_characters_are_shown_and_not_obeyed(capsys: pytest.CaptureFixture[str]) -> None:
    complain(f"{CLEARS_THE_SCREEN} cannot be read\nčšž ♠")
    assert capsys.readouterr().err == "a\\x1b[2J\\x9b2J\\x07.txt cannot be read\nčšž ♠\n"


def test_a_file_with_such_a_name_is_told_of(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert verify(str(tmp_path / CLEARS_THE_SCREEN)) == WRONG
    told = capsys.readouterr().err
    assert "a\\x1b[2J" in told
    assert "\x1b" not in told


def test_nothing_else_prints_on_the_error_stream() -> None:
    printing = {
        path.name
        for path in GAME.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.keyword) and node.arg == "file" and ast.unparse(node.value) == "sys.stderr"
    }
    assert printing == MAY_PRINT_THERE
