"""Every key that the program asks for has words, and no words wait for nobody."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from game.text.catalogue import LANGUAGES, words

GAME = Path(__file__).parents[2] / "game"
SPEAKERS = {"say", "words", "count"}


def trees() -> Iterator[tuple[Path, ast.AST]]:
    for path in sorted(GAME.rglob("*.py")):
        yield path, ast.parse(path.read_text("utf-8"))


def pattern_of(node: ast.expr) -> re.Pattern[str] | None:
    """What a literal or an f-string can be; None for anything else."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return re.compile(re.escape(node.value))
    if isinstance(node, ast.JoinedStr):
        parts = [
            re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values
        ]
        return re.compile("".join(parts))
    return None


def asked() -> Iterator[tuple[str, re.Pattern[str]]]:
    """The keys given to a speaker: say("..."), desk.say("..."), say.count("...", n)."""
    for path, tree in trees():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            choices = [node.args[0]]
            if isinstance(node.args[0], ast.IfExp):
                choices = [node.args[0].body, node.args[0].orelse]
            for choice in choices if name in SPEAKERS else []:
                pattern = pattern_of(choice)
                if pattern is not None and "\\." in pattern.pattern:
                    yield f"{path.relative_to(GAME.parent)}:{node.lineno}", pattern


def test_every_key_that_is_asked_for_has_words() -> None:
    keys = words(LANGUAGES[0]).entries
    missing = [
        f"{where}: {pattern.pattern}"
        for where, pattern in asked()
        if not any(pattern.fullmatch(key) for key in keys)
    ]
    assert missing == []


def test_the_search_finds_what_is_asked() -> None:
    found = {pattern.pattern for _, pattern in asked()}
    assert "illegality\\.mustBeat\\.trump" in found
    assert len(found) > 20
