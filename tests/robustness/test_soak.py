"""What the soak tells of memory does not hang on one table."""

from __future__ import annotations

import pytest

from tests.robustness.soak import TABLES, Needs, Soak, most

FIGURES = (70.0, 81.0, 71.0, 64.0, 72.0)
"""MiB at five tables: in three of them fewer cards are dealt by then."""


def needs(mebibytes: float) -> Needs:
    return Needs(mebibytes, mebibytes + 10, files=12, threads=3)


def test_each_figure_is_that_of_the_table_that_needs_most() -> None:
    several = [Needs(3.0, 20.0, 9, 2), Needs(1.0, 30.0, 8, 2), Needs(2.0, 10.0, 7, 4)]
    assert most(several) == Needs(3.0, 30.0, 9, 4)


def test_memory_at_rest_is_that_of_several_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    tables = map(needs, FIGURES)
    monkeypatch.setattr(Soak, "at_a_table", lambda _: next(tables))
    assert Soak(None).at_rest() == needs(81.0)
    assert list(tables) == []
    assert len(FIGURES) == TABLES
