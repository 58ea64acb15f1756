"""The stubs of a new game are a game that can be chosen, and every list and language has it."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from game.text.catalogue import FOLDER, LANGUAGES
from game.text.po import parse
from tests.new_game import ROOT, write_stubs

ASKED = """
from game.variants.catalogue import GAMES
from game.variants.code_order import GAMES_IN_CODES
from game.variants.codes import code_of, rules_of_code
from game.variants.families import family_of
game = GAMES["saudi"]
assert game.rules == GAMES["belot_bg"].rules
assert rules_of_code(code_of("saudi", game.rules)) == ("saudi", game.rules)
print(list(GAMES)[-1], GAMES_IN_CODES[-1], family_of("saudi").name)
"""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    for folder in ("game/cards", "game/rules", "game/variants", "game/text"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__"))
    for file in ("game/__init__.py", "tests/architecture/test_shape.py"):
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / file, tmp_path / file)
    (tmp_path / "tests/cases").mkdir()
    return tmp_path


@pytest.mark.parametrize("family", ["belot", "baloot"])
def test_the_game_can_be_chosen(copy: Path, family: str) -> None:
    write_stubs(copy, "saudi", "belot_bg", family)
    command = [sys.executable, "-c", ASKED]
    asked = subprocess.run(command, cwd=copy, capture_output=True, text=True, check=False)
    assert (asked.stderr, asked.stdout.split()) == ("", ["saudi", "saudi", family])
    assert '"saudi"' in (copy / "tests/architecture/test_shape.py").read_text("utf-8")
    assert "variant: saudi" in (copy / "tests/cases/saudi.yaml").read_text("utf-8")


def test_every_language_has_its_words_in_order(copy: Path) -> None:
    write_stubs(copy, "saudi", "belot_bg", "baloot")
    folder = copy / FOLDER.relative_to(ROOT)
    for area, new in (
        ("games.po", {"game.saudi", "game.saudi.line"}),
        ("menus.po", {"games.baloot", "games.baloot.where", "title.logo.baloot"}),
    ):
        keys = {
            language: [
                entry.key for entry in parse((folder / language / area).read_text("utf-8"), area).entries
            ]
            for language in LANGUAGES
        }
        assert len(set(map(tuple, keys.values()))) == 1
        assert new <= set(keys["en"])
        assert area == "menus.po" or keys["en"] == sorted(keys["en"])
