"""A source file of the game, parsed, with what it imports."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

GAME = Path(__file__).parents[2] / "game"

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)


@dataclass(frozen=True)
class Source:
    """One file of the game."""

    path: Path

    @property
    def name(self) -> str:
        """Its path inside the game, for messages."""
        return self.path.relative_to(GAME).as_posix()

    @property
    def room(self) -> str:
        """The room it is in; empty for the two files at the door."""
        inside = self.path.relative_to(GAME).parts
        return inside[0] if len(inside) > 1 else ""

    @cached_property
    def text(self) -> str:
        """What is written in it."""
        return self.path.read_text("utf-8")

    @cached_property
    def tree(self) -> ast.Module:
        """Its syntax tree."""
        return ast.parse(self.text, self.name)

    @cached_property
    def imports(self) -> list[tuple[int, str]]:
        """Line and dotted name of every import in the file; a relative one starts with a dot."""
        found = []
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Import):
                found += [(node.lineno, alias.name) for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                module = "." * node.level + (node.module or "")
                found += [(node.lineno, f"{module}.{alias.name}") for alias in node.names]
        return found

    @property
    def module(self) -> str:
        """Its dotted name."""
        parts = ("game", *self.path.relative_to(GAME).with_suffix("").parts)
        return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)

    @cached_property
    def late_imports(self) -> set[str]:
        """The modules that are imported inside of functions; such an import is indented."""
        if re.search(r"^[ \t]+(import|from) ", self.text, re.MULTILINE) is None:
            return set()
        functions = (node for node in ast.walk(self.tree) if isinstance(node, FUNCTIONS))
        return {name for function in functions for node in ast.walk(function) for name in _modules(node)}


def _modules(node: ast.AST) -> Iterator[str]:
    """The modules that a statement imports, if it imports any."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom) and node.module is not None:
        for alias in node.names:
            name = f"{node.module}.{alias.name}"
            is_file = (
                node.module.startswith("game")
                and (GAME.parent / name.replace(".", "/")).with_suffix(".py").is_file()
            )
            yield name if is_file else node.module
