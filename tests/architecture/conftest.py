"""The source files of the game, for the tests of its plan."""

from __future__ import annotations

import pytest

from tests.architecture.source import GAME, Source


@pytest.fixture(scope="session")
def sources() -> list[Source]:
    """All Python files of the game; there must be some, or every test here would pass by accident."""
    found = [Source(path) for path in sorted(GAME.rglob("*.py"))]
    assert len(found) > 10
    return found
