"""How deep the tests go: each thing once, or with `--all` as often as it takes to meet what is rare.

The short run is what a change is tried with, `--all` what a night is for. Three ways say what is left to it:
`often(few, many)` in a loop, `@pytest.mark.sampled(n)` on a test with many parameters, and
`@pytest.mark.long` on a test, or on one of its parameters, that only repeats what another one has shown.
"""

from __future__ import annotations

from collections import defaultdict
from typing import TypeVar

import pytest

Value = TypeVar("Value")


class _Depth:
    """What the command line asked for; `tests/conftest.py` sets it before any test module is imported."""

    is_whole = False


def often(few: Value, many: Value) -> Value:
    """How often: `few` in the short run, `many` with `--all`; also for what has been met by then."""
    return many if _Depth.is_whole else few


def go_deep() -> None:
    """From now on `often` answers for `--all`."""
    _Depth.is_whole = True


def short(items: list[pytest.Item]) -> list[pytest.Item]:
    """The tests of the short run, in their order.

    Args:
        items: all tests. Of one marked `sampled(n)` the first parameters are kept, and then every n-th; of
            one marked `sampled(n, first)` every n-th from that place on, counted from 0, so that tests of the
            same parameters meet different ones. Where parameters are marked differently, each mark counts
            its own.
    """
    met: defaultdict[tuple[str, int, int], int] = defaultdict(int)
    kept = []
    for item in items:
        if item.get_closest_marker("long") is not None:
            continue
        sampled = item.get_closest_marker("sampled")
        if sampled is not None:
            every, first = (*sampled.args, 0)[:2]
            kind = item.nodeid.partition("[")[0], every, first
            met[kind] += 1
            if (met[kind] - 1) % every != first:
                continue
        kept.append(item)
    return kept
