"""Modules that are compiled, loaded from their source or from their compiled file, beside those in use."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Iterable
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

import game

GAME = Path(game.__file__).parent
SOLVER = (
    "game.ai.trick_rules",
    *(
        f"game.ai.solver.{name}"
        for name in ("position", "quick_tricks", "transposition", "ordering", "solver")
    ),
)
"""The solver's modules, each after those it uses."""
TABLE = tuple(
    f"game.ai.{name}"
    for name in (
        "rollout.batch",
        "rollout.dealing",
        "trick_rules",
        "deal_state",
        "policy.heuristic_policy",
        "policy.network_policy",
        "belief.likelihood",
        "rollout.rollout",
        "rollout.lookahead",
    )
)
"""Those that weigh worlds and play them out, each after those it uses; they use the solver."""


def source_of(name: str) -> Path:
    """Where the module is written."""
    return GAME.parent.joinpath(*name.split(".")).with_suffix(".py")


def compiled_of(name: str) -> Path:
    """Where its compiled file is, if there is one."""
    return source_of(name).with_suffix(EXTENSION_SUFFIXES[0])


def are_compiled(names: Iterable[str]) -> bool:
    """Whether there is a compiled file of each."""
    return all(compiled_of(name).is_file() for name in names)


def loaded(names: Iterable[str], *, compiled: bool) -> dict[str, ModuleType]:
    """The modules of one form by their last names, each on top of those before it.

    What others import stays as it was.
    """
    found: dict[str, ModuleType] = {}
    kept = {name: sys.modules.get(name) for name in names}
    try:
        for name in kept:
            found[name.rpartition(".")[2]] = _load(name, compiled=compiled)
    finally:
        for name, module in kept.items():
            if module is None:
                sys.modules.pop(name, None)
            else:
                _put(name, module)
    return found


def _load(name: str, *, compiled: bool) -> ModuleType:
    place = str(compiled_of(name) if compiled else source_of(name))
    loader = (ExtensionFileLoader if compiled else SourceFileLoader)(name, place)
    module = importlib.util.module_from_spec(ModuleSpec(name, loader, origin=place))
    module.__file__ = place
    _put(name, module)
    loader.exec_module(module)
    return module


def _put(name: str, module: ModuleType) -> None:
    room, _, last = name.rpartition(".")
    sys.modules[name] = module
    setattr(importlib.import_module(room), last, module)
