"""Every key that the program asks for has words, and no words wait for nobody."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

from game.text.catalogue import LANGUAGES, words

GAME = Path(__file__).parents[2] / "game"
SPEAKERS = {"say", "words", "count"}


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


@cache
def asked() -> list[tuple[str, re.Pattern[str]]]:
    """The keys given to a speaker: say("..."), desk.say("..."), say.count("...", n)."""
    found = []
    for path in sorted(GAME.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            choices = [node.args[0]]
            if isinstance(node.args[0], ast.IfExp):
                choices = [node.args[0].body, node.args[0].orelse]
            for choice in choices if name in SPEAKERS else []:
                pattern = pattern_of(choice)
                if pattern is not None and "\\." in pattern.pattern:
                    found.append((f"{path.relative_to(GAME.parent)}:{node.lineno}", pattern))
    return found


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
