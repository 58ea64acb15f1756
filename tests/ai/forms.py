"""Modules that are compiled, loaded from their source or from their compiled file, beside those in use."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Iterable
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

import game.ai
import game.ai.coding

FOLDER = Path(game.ai.coding.__file__).parent
SOLVER = ("solver_cards", "solver_certain", "solver_memory", "solver_moves", "solver_search", "solver")
"""The solver's modules, each on top of those before it."""
TABLE = ("inner_table", "light_player", "guesses", "by_rules", "playout", "branching")
"""Those that play deals out, in the same way; they use the solver."""


def are_compiled(names: Iterable[str]) -> bool:
    """Whether there is a compiled file of each."""
    return all((FOLDER / (name + EXTENSION_SUFFIXES[0])).is_file() for name in names)


def loaded(names: Iterable[str], *, compiled: bool) -> dict[str, ModuleType]:
    """The modules of one form, each on top of those before it; what others import stays as it was."""
    found: dict[str, ModuleType] = {}
    kept = {name: sys.modules.get(f"game.ai.{name}") for name in names}
    try:
        for name in kept:
            found[name] = _load(name, compiled=compiled)
    finally:
        for name, module in kept.items():
            if module is None:
                sys.modules.pop(f"game.ai.{name}", None)
            else:
                _put(name, module)
    return found


def _load(name: str, *, compiled: bool) -> ModuleType:
    full = f"game.ai.{name}"
    place = str(FOLDER / (name + (EXTENSION_SUFFIXES[0] if compiled else ".py")))
    loader = (ExtensionFileLoader if compiled else SourceFileLoader)(full, place)
    module = importlib.util.module_from_spec(ModuleSpec(full, loader, origin=place))
    module.__file__ = place
    _put(name, module)
    loader.exec_module(module)
    return module


def _put(name: str, module: ModuleType) -> None:
    sys.modules[f"game.ai.{name}"] = module
    setattr(game.ai, name, module)
