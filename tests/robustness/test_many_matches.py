"""Ten thousand matches: no question takes longer than its limit."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.robustness.many_matches import LIMITS, UNLIMITED, fill, measured

COUNT = 10_000


@pytest.mark.slow
def test_ten_thousand_matches_keep_nobody_waiting(tmp_path: Path) -> None:
    fill(tmp_path, COUNT)
    found = {name: cpu for name, cpu in measured(tmp_path, COUNT) if name not in UNLIMITED}
    assert {"open", "overview", "last page", "figures", "fairness", "tables"} <= found.keys()
    assert {name: cpu for name, cpu in found.items() if cpu > LIMITS[COUNT]} == {}
    deals = (tmp_path / "deals.csv").read_text("utf-8")
    assert deals.count("\n") > COUNT / 4
