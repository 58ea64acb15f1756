"""A match that was left goes on from wherever it was left."""

from __future__ import annotations

from game.app.matches import KeptMatch
from tests.table.history.past import played


def _no_history() -> None:
    raise AssertionError("nothing is filed here")


def test_a_match_left_between_two_deals_goes_on_with_the_next() -> None:
    left = played("bela4", "between", deals=1)
    match = KeptMatch(left, None, _no_history)
    try:
        assert match.session.is_between_deals
        assert not match.session.is_held
        assert match.session.advance(), "the cards are dealt anew"
    finally:
        match.close()
