"""Every worked case, one test each, decided by the real rules."""

from __future__ import annotations

from typing import Any

from tests.cases.run import run_case


def test_case(case: dict[str, Any]) -> None:
    run_case(case)
