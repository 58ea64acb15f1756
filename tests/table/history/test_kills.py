"""Whoever kills the program while it files matches loses none of them."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from game.records.write import write
from tests.depth import often
from tests.table.history.kills import kill_again_and_again
from tests.table.history.past import played


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(os, "fork"), reason="the writer needs processes that split")
def test_twenty_kills(tmp_path: Path) -> None:
    (tmp_path / "model.txt").write_text(write(played("bela4", "model")), "utf-8")
    assert len(kill_again_and_again(tmp_path, often(8, 20), "twenty")) >= often(8, 21)
