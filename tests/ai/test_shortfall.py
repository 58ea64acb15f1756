"""Where the searching levels are weaker than they should be, the program knows why."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.ai import network as asked
from game.ai.network import Shortfall, WeightsError, shortfall
from game.ai.trick_rules import COMPILED


@pytest.fixture(autouse=True)
def _asked_anew() -> Iterator[None]:
    shortfall.cache_clear()
    yield
    shortfall.cache_clear()


def test_here_nothing_is_missing_but_perhaps_the_compiled_modules() -> None:
    assert shortfall() == (None if COMPILED else Shortfall.UNCOMPILED)


def test_without_compiled_modules_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asked, "COMPILED", False)
    assert shortfall() is Shortfall.UNCOMPILED


def test_damaged_weights_are_told_first(monkeypatch: pytest.MonkeyPatch) -> None:
    def damaged() -> None:
        raise WeightsError("four.bin is missing")

    monkeypatch.setattr(asked, "verify", damaged)
    monkeypatch.setattr(asked, "COMPILED", False)
    assert shortfall() is Shortfall.DAMAGED
