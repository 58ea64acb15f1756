"""The masks twice: the source as plain Python, and the compiled module where there is one."""

from __future__ import annotations

import importlib.util
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import ModuleType

import pytest

import game.ai.coding

MASKS = Path(game.ai.coding.__file__).with_name("masks.py")
PLACES = {"plain": MASKS, "compiled": MASKS.with_name("masks" + EXTENSION_SUFFIXES[0])}


@pytest.fixture(scope="session", params=[kind for kind, place in PLACES.items() if place.is_file()])
def masks(request: pytest.FixtureRequest) -> ModuleType:
    """The module of masks, loaded from its own file and kept apart from the one in use."""
    place = PLACES[request.param]
    spec = importlib.util.spec_from_file_location("game.ai.masks", place)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert module.COMPILED is (request.param == "compiled")
    return module
