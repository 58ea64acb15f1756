"""The model of a table has one writer; all others only read it, and nobody is given the scene."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tests.architecture.source import Source

WRITERS = ("scenes/table/update/", "scenes/table/sitting_down.py")
"""What changes the model, and what makes it."""

PARTS = {
    "model",
    "seen",
    "step",
    "question",
    "attention",
    "hands",
    "sharing",
    "phones",
    "seating",
    "progress",
}
"""The names under which a function knows the model or a part of it."""

LONGEST_SHELL = 150


def test_only_update_writes_the_model_of_a_table(sources: list[Source]) -> None:
    tables = [one for one in sources if one.name.startswith("scenes/table/")]
    readers = [one for one in tables if not one.name.startswith(WRITERS)]
    assert len(readers) > 40
    assert [f"{one.name}: {line}" for one in readers for line in _written(one)] == []


def test_the_search_finds_who_writes(sources: list[Source]) -> None:
    found = {one.name for one in sources if one.name.startswith(WRITERS) and [*_written(one)]}
    assert "scenes/table/update/sharing.py" in found


def test_nobody_is_given_the_scene_of_a_table(sources: list[Source]) -> None:
    given = [
        f"{one.name}: {node.name}"
        for one in sources
        for node in ast.walk(one.tree)
        if isinstance(node, ast.FunctionDef)
        for argument in (*node.args.args, *node.args.kwonlyargs)
        if argument.annotation is not None and "TableScene" in ast.unparse(argument.annotation)
    ]
    assert given == []


def test_the_shell_is_thin(sources: list[Source]) -> None:
    (shell,) = (one for one in sources if one.name == "scenes/table/scene.py")
    assert len(shell.text.splitlines()) < LONGEST_SHELL


def _written(source: Source) -> Iterator[str]:
    """The attributes of the model that a file assigns to."""
    for node in ast.walk(source.tree):
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign):
            targets = node.targets
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            targets = [node.target]
        for target in targets:
            for part in ast.walk(target):
                if isinstance(part, ast.Attribute) and isinstance(part.ctx, ast.Store):
                    names = ast.unparse(part).split(".")[:-1]
                    if PARTS & set(names):
                        yield ast.unparse(part)
