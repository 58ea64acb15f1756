"""A match that was left goes on from wherever it was left."""

from __future__ import annotations

from pathlib import Path

from game.app.matches import KeptMatch
from game.records.write import write
from game.table.history.history import History
from game.table.history.stamps import PRIVATE, begun, tag_of
from game.table.save import Saver, load_match
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


def test_what_only_the_saved_match_keeps_comes_back_and_stands_in_no_record(tmp_path: Path) -> None:
    left = begun(played("bela4", "private", deals=1), "2026-11-22 20:00:00")
    path = tmp_path / "match.txt"
    saver = Saver(path)
    match = KeptMatch(left, saver, _no_history)
    match.private = lambda: "ab 0:cd"
    match.keep()
    assert "cd" not in write(match.session.record())
    match.close()
    saver.close()
    loaded = load_match(path)
    assert loaded.complaint is None
    assert loaded.record is not None
    again = KeptMatch(loaded.record, None, _no_history)
    assert again.noted == again.private() == "ab 0:cd"
    assert again.session.record() == left
    again.close()
    history = History(tmp_path)
    history.file_left(path)
    (line,) = history.lines().result()
    filed = history.record(line.name).result()
    history.close()
    assert filed is not None
    assert tag_of(filed, PRIVATE) == ""
