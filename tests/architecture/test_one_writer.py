"""The model of a table has one writer; all others only read it, and nobody is given the scene."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import fields
from typing import Final

import pytest

from game.scenes.table.model import TableModel
from tests.architecture.source import Source

WRITERS: Final = ("scenes/table/update/", "scenes/table/sitting_down.py", "scenes/table/model.py")
"""What changes the model, and what makes it."""

WHOLE: Final = {"model", "seen", "step"}
"""The names under which a function or an object knows the model."""

PARTS: Final = {one.name for one in fields(TableModel)}
"""The names under which a function knows a part of the model."""

CHANGES: Final = frozenset(
    [
        "act",
        "add",
        "advance",
        "append",
        "clear",
        "continue_match",
        "discard",
        "extend",
        "insert",
        "pop",
        "popitem",
        "remove",
        "reverse",
        "setdefault",
        "sort",
        "take_up",
        "undo",
        "update",
    ]
)
"""The methods that change what they are called on."""

UPDATE: Final = "game.scenes.table.update"
SHELL: Final = "scenes/table/scene.py"
TAKEN: Final = {"update", "Step", "awaits_picture", "is_popping"}
"""What the shell may take from `update`; constants may be taken by everybody."""

LONGEST_SHELL: Final = 150

PLANTED: Final = [
    "seen.model.note.text = ''",
    "model.told.has_told_hand, x = True, 1",
    "del model.sharing.marks[seat]",
    "model.sharing.edges[seat] = True",
    "model.hint.waited += 1.0",
    "model.phones.places.setdefault(seat, [])",
    "seen.model.phones.using.add(seat)",
    "chat.shown.clear()",
    "guidance.said.update(steps)",
    "model.match.act(action)",
    "model.told.events.append(event)",
    "self.model.why.found = None",
]


def test_only_update_writes_the_model_of_a_table(sources: list[Source]) -> None:
    readers = _readers(sources)
    assert len(readers) > 40
    assert [f"{one.name}: {line}" for one in readers for line in _written(one.tree)] == []


def test_only_the_shell_calls_update(sources: list[Source]) -> None:
    taken = {one.name: _taken_from_update(one) for one in _readers(sources)}
    assert {name: found for name, found in taken.items() if found} == {SHELL: TAKEN}


def test_the_search_finds_who_writes(sources: list[Source]) -> None:
    found = {one.name for one in sources if one.name.startswith(WRITERS) and [*_written(one.tree)]}
    assert "scenes/table/update/sharing.py" in found


@pytest.mark.parametrize("line", PLANTED)
def test_the_search_finds_a_planted_line(line: str) -> None:
    assert len([*_written(ast.parse(line))]) == 1


@pytest.mark.parametrize("line", ["model = seen.model", "said = model.chat.shown | {1}", "names.append(1)"])
def test_the_search_lets_readers_pass(line: str) -> None:
    assert [*_written(ast.parse(line))] == []


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
    (shell,) = (one for one in sources if one.name == SHELL)
    assert len(shell.text.splitlines()) < LONGEST_SHELL


def _readers(sources: list[Source]) -> list[Source]:
    """The files of the table room that may only read the model."""
    return [
        one for one in sources if one.name.startswith("scenes/table/") and not one.name.startswith(WRITERS)
    ]


def _taken_from_update(source: Source) -> set[str]:
    """The functions, types and modules of `update` that a file imports; constants are left out."""
    names = (name.rpartition(".")[2] for _, name in source.imports if name.startswith(UPDATE))
    return {name for name in names if not name.isupper()}


def _written(tree: ast.AST) -> Iterator[str]:
    """The parts of the model that a tree assigns to, deletes, or calls a changing method on."""
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(ctx=ast.Store() | ast.Del()) | ast.Subscript(ctx=ast.Store() | ast.Del()):
                owner = node.value
            case ast.Call(func=ast.Attribute(attr=name) as method) if name in CHANGES:
                owner = method.value
            case _:
                continue
        names = [*_path(owner)]
        if WHOLE & {*names} or PARTS & {*names[:1]}:
            yield ast.unparse(node)


def _path(owner: ast.expr) -> Iterator[str]:
    """The names on the way to a part: `model`, `sharing`, `marks` of `model.sharing.marks[seat]`."""
    match owner:
        case ast.Attribute(value, name):
            yield from _path(value)
            yield name
        case ast.Subscript(value):
            yield from _path(value)
        case ast.Name(name):
            yield name
