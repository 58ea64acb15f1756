"""Every key of the catalogues is asked for in the game, whole or as the parts of a name put together."""

from __future__ import annotations

import ast
import re
from dataclasses import replace
from itertools import chain
from pathlib import Path

import pytest

import game
from game.app.sheets import FileSheets
from game.app.shelf import FileShelf
from game.text.catalogue import LANGUAGES, words
from game.variants.catalogue import GAMES

HOME = Path(game.__file__).parent
BESIDE_A_POINT = re.compile(r"\w\.|\.\w")

OF_KEPT_FILES = {
    f"{kept.area}.{what}" for kept in (FileShelf, FileSheets) for what in ("damaged", "newer", "unsaved")
}


def _asked(source: str) -> tuple[set[str], set[str]]:
    """The whole strings of a module, and patterns of those put together with a word beside a point."""
    whole, patterns = set(), set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            whole.add(node.value)
        elif isinstance(node, ast.JoinedStr):
            known = [str(one.value) if isinstance(one, ast.Constant) else "" for one in node.values]
            if any(BESIDE_A_POINT.search(one) for one in known):
                patterns.add("".join(re.escape(one) or ".+" for one in known))
    return whole, patterns


def usual_key(key: str) -> str:
    """The key in whose place a game says this one: `saudi.call.contra` comes before `call.contra`."""
    first, _, rest = key.partition(".")
    return rest if first in {variant.rules.auction.words for variant in GAMES.values()} else key


def test_words_of_a_game_are_asked_for_by_their_usual_key(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = GAMES["bela4"].rules
    rules = replace(rules, auction=replace(rules.auction, words="saudi"))
    monkeypatch.setitem(GAMES, "saudi", replace(GAMES["bela4"], rules=rules))
    assert [usual_key(key) for key in ("saudi.call.contra", "call.contra")] == ["call.contra"] * 2


def test_no_key_is_left_over() -> None:
    asked = [_asked(path.read_text(encoding="utf-8")) for path in sorted(HOME.rglob("*.py"))]
    whole = set(chain.from_iterable(one for one, _ in asked))
    pattern = re.compile("|".join(sorted(set(chain.from_iterable(one for _, one in asked)))))
    for language in LANGUAGES:
        keys = {usual_key(key) for key in words(language).entries}
        left = {key for key in keys if key not in whole | OF_KEPT_FILES and not pattern.fullmatch(key)}
        assert not left, language
