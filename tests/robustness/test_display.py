"""Without a screen, without sound and on screens of the wrong size the program plays, or says a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.robustness.display import TRIALS, missing


@pytest.mark.slow
@pytest.mark.parametrize("name", ["no display", "small screen"])
def test_a_screen_as_it_should_not_be(tmp_path: Path, name: str) -> None:
    if missing(name):
        pytest.skip(f"not installed: {', '.join(missing(name))}")
    assert TRIALS[name](tmp_path / "data")
