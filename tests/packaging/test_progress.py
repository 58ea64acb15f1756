"""A work's steps move on one line in a terminal, and are whole lines in a pipe."""

from __future__ import annotations

import io

import pytest
from progress import CLEAR, Progress


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def told(stream: io.StringIO) -> str:
    with Progress(stream) as progress:
        for step in ("compiling 1 of 2: a", "compiling 1 of 2: a", "compiling 2 of 2: b"):
            progress.tell(step)
    return stream.getvalue()


def test_a_pipe_gets_whole_lines() -> None:
    assert told(io.StringIO()) == "compiling 1 of 2: a\ncompiling 2 of 2: b\n"


def test_in_a_terminal_the_line_moves_and_goes() -> None:
    assert told(Terminal()) == f"{CLEAR}compiling 1 of 2: a{CLEAR}compiling 2 of 2: b{CLEAR}"


def test_a_narrow_terminal_does_not_break_the_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "10")
    assert told(Terminal()) == f"{CLEAR}compiling{CLEAR}compiling{CLEAR}"


def test_silence_leaves_the_terminal_alone() -> None:
    stream = Terminal()
    with Progress(stream):
        pass
    assert stream.getvalue() == ""
