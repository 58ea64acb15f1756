"""Tests see what a player sees: they use no private names of what they test."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
OWN: Final = frozenset({"self", "cls"})
PUBLIC: Final = {
    "_exit": "of the module os: ends a process without tidying up",
    "_replace": "of a NamedTuple, whose methods begin so",
    "_asdict": "of a NamedTuple",
    "_fields": "of a NamedTuple",
    "_lru_cache_wrapper": "of the module functools: the class of cached functions",
    "_tmp_path_factory": "of pytest, which has no public way to move its temporary folder",
    "_basetemp": "the same",
}
"""Names that begin with an underline and are public all the same, and why."""
PATCHING: Final = frozenset({"setattr", "getattr", "hasattr", "delattr"})
MOST_OF_AI: Final = 7
"""The tests of the computers still use so many; that may only become fewer."""

LIKELY: Final = re.compile(
    r"""(?<!self)(?<!cls)\._[a-z]|["']_[a-z]|import.*_[a-z]|\s_[a-z]\w*,$""", re.MULTILINE
)
"""What a module with such a name has in its text: few need be read closely."""


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__") and name not in PUBLIC


def private_names(source: str) -> Iterator[tuple[int, str]]:
    """The lines in which a module uses a private name of something else."""
    if not LIKELY.search(source):
        return
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Attribute(value=ast.Name(id=owner), attr=name) if owner in OWN and is_private(name):
                continue
            case ast.Attribute(attr=name) if is_private(name):
                yield node.lineno, name
            case ast.ImportFrom(module=module, names=names) if module and module.startswith("game"):
                yield from ((node.lineno, one.name) for one in names if is_private(one.name))
            case ast.Call(
                func=ast.Name(id=name) | ast.Attribute(attr=name), args=[_, ast.Constant(str(text)), *_]
            ):
                if name in PATCHING and is_private(text):
                    yield node.lineno, text
            case _:
                pass


def found_below(folder: str) -> list[str]:
    return [
        f"{path.relative_to(ROOT)}:{line} {name}"
        for path in sorted((ROOT / folder).rglob("*.py"))
        for line, name in private_names(path.read_text("utf-8"))
    ]


def test_no_test_uses_a_private_name() -> None:
    assert [one for one in found_below("tests") if not one.startswith("tests/ai/")] == []


def test_the_tests_of_the_computers_use_no_more_of_them() -> None:
    assert len(found_below("tests/ai")) <= MOST_OF_AI


def test_packaging_uses_none_of_the_game() -> None:
    assert found_below("packaging") == []


@pytest.mark.parametrize(
    "source",
    [
        "page._focus.go()",
        "from game.app import _x",
        'patch.setattr(page, "_x", 1)',
        'getattr(page, "_x")',
        "a.b._c",
    ],
)
def test_private_names_are_found(source: str) -> None:
    assert list(private_names(source))


@pytest.mark.parametrize("source", ["self._x = 1", "os._exit(0)", "hand._replace(a=1)", "page.__class__"])
def test_public_names_are_left_alone(source: str) -> None:
    assert not list(private_names(source))
