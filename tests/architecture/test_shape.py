"""Small files, silent packages, and variants that are data: nobody asks a game for its name."""

from __future__ import annotations

import ast
import re

from tests.architecture.source import Source

LONGEST_FILE = 400
COMPILED_CLASS = re.compile(r"^cdef class (\w+)(?:\((?:\w+\.)*(\w+)\))?:", re.MULTILINE)
"""The name of a compiled class and of its base class, in a `.pxd`."""
GAMES = {
    "bela4",
    "bela3",
    "bela2",
    "belot_bg",
    "belot_bg_official",
    "belote2_es",
    "belote3_es",
    "belote4_es",
    "belote4_fr",
    "coinche_fr",
}
MAY_NAME_GAMES = {"variants", "text"}


def test_no_file_is_long(sources: list[Source]) -> None:
    long = {
        source.name: source.text.count("\n") for source in sources if source.text.count("\n") > LONGEST_FILE
    }
    assert long == {}


def test_a_base_of_a_compiled_class_has_no_base_itself(sources: list[Source]) -> None:
    types = [source.path.with_suffix(".pxd") for source in sources]
    classes = [
        found for one in types if one.is_file() for found in COMPILED_CLASS.findall(one.read_text("utf-8"))
    ]
    assert len(classes) > 10
    assert {name for name, base in classes if base} & {base for _, base in classes} == set()


def test_the_median_file_is_short(sources: list[Source]) -> None:
    lengths = sorted(source.text.count("\n") for source in sources if source.path.name != "__init__.py")
    assert lengths[len(lengths) // 2] < 120


def test_every_folder_is_a_package(sources: list[Source]) -> None:
    assert [s.name for s in sources if not (s.path.parent / "__init__.py").is_file()] == []


def test_a_package_init_is_one_docstring(sources: list[Source]) -> None:
    for source in sources:
        if source.path.name == "__init__.py" and source.room:
            assert ast.get_docstring(source.tree), source.name
            assert len(source.tree.body) == 1, source.name


def test_the_program_s_init_holds_the_version_and_nothing_else(sources: list[Source]) -> None:
    (door,) = [source for source in sources if source.name == "__init__.py"]
    kinds = [type(node) for node in door.tree.body]
    assert kinds == [ast.Expr, ast.ImportFrom, ast.Assign]


def test_no_decision_hangs_on_a_game_s_name(sources: list[Source]) -> None:
    wrong = [
        f"{source.name}:{node.lineno}"
        for source in sources
        if source.room not in MAY_NAME_GAMES
        for node in ast.walk(source.tree)
        if isinstance(node, ast.Compare | ast.MatchValue) and GAMES & set(_texts(node))
    ]
    assert wrong == []


def _texts(node: ast.AST) -> list[str]:
    """The string constants below a node."""
    return [
        part.value
        for part in ast.walk(node)
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    ]
