"""Books that go back are those of the actions that are left, and play no earlier deal again."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.records.record import Record
from game.rules.actions import Shuffle
from game.rules.apply import Step, apply
from game.rules.state import MatchState
from game.table import books as books_module
from game.table.books import Books
from tests.table.history.past import played


def left(game: str) -> Record:
    """A match that was left in the middle of its third deal."""
    record = played(game, "books", 3)
    return replace(record, actions=record.actions[:-8])


def begin_of_deal(record: Record) -> int:
    return max(place for place, action in enumerate(record.actions) if isinstance(action, Shuffle))


@pytest.mark.parametrize("game", ["bela4", "belot_bg", "bela3", "coinche_fr"])
def test_they_say_what_books_of_the_same_actions_say(game: str) -> None:
    record = left(game)
    begin = begin_of_deal(record)
    for place in range(begin + 1, len(record.actions) + 1):
        gone, fresh = Books(record), Books(replace(record, actions=record.actions[:place]))
        kept = gone.copy()
        gone.go_back(place)
        for action in record.actions[place:]:
            assert (gone.actions, gone.state, gone.text) == (fresh.actions, fresh.state, fresh.text)
            assert (gone.sealed, gone.deal_begins) == (fresh.sealed, fresh.deal_begins)
            for one in (gone, fresh):
                one.note(action, apply(one.state, action))
        assert gone.text == kept.text == Books(record).text, "and they go on; a copy has not gone back"


def test_only_the_latest_deal_is_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    record = left("bela4")
    begin, books = begin_of_deal(record), Books(record)
    done = list[object]()

    def noted(state: MatchState, action: object) -> Step:
        done.append(action)
        return apply(state, action)  # type: ignore[arg-type]

    monkeypatch.setattr(books_module, "apply", noted)
    books.go_back(begin + 4)
    assert done == list(record.actions[begin : begin + 4])
    with pytest.raises(ValueError, match="the latest deal"):
        books.go_back(begin)
