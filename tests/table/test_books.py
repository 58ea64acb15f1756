"""Books that go back are those of the actions that are left, and play no earlier deal again."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.records.deal_seal import PLEDGES, with_players
from game.records.record import Record
from game.records.write import write
from game.rules.actions import Shuffle
from game.rules.apply import Step, apply
from game.rules.state import MatchState
from game.table import books as books_module
from game.table.books import Books
from tests.table.history.past import played


def left(game: str) -> Record:
    """A match that was left in the middle of its third deal."""
    record = played(game, with_players(f"{PLEDGES}{7:064x}", "a number"), 3)
    return replace(record, actions=record.actions[:-8])


def first_shuffle(record: Record) -> Shuffle:
    return next(action for action in record.actions if isinstance(action, Shuffle))


def begin_of_deal(record: Record) -> int:
    return max(place for place, action in enumerate(record.actions) if isinstance(action, Shuffle))


@pytest.mark.parametrize("game", ["bela4", "belot_bg", "bela3", "coinche_fr"])
def test_they_say_what_books_of_the_same_actions_say(game: str) -> None:
    record = left(game)
    begin = begin_of_deal(record)
    for place in range(begin + 1, len(record.actions) + 1):
        short = replace(record, actions=record.actions[:place])
        gone, fresh = Books(record), Books(short)
        kept = gone.copy()
        gone.go_back(place)
        assert gone.sealed is not None
        for action in record.actions[place:]:
            assert gone.text == write(replace(record, actions=tuple(gone.actions)))
            assert (gone.actions, gone.state, gone.text) == (fresh.actions, fresh.state, fresh.text)
            assert (gone.sealed, gone.deal_begins) == (fresh.sealed, fresh.deal_begins)
            for one in (gone, fresh):
                one.note(action, apply(one.state, action))
        assert gone.text == write(record), "and they go on"
        assert (tuple(kept.actions), kept.text) == (record.actions, write(record)), "a copy has not gone back"


def test_a_copy_goes_on_by_itself() -> None:
    record = left("bela4")
    books = Books(replace(record, actions=record.actions[:-1]))
    before = books.text
    twin = books.copy()
    twin.note(record.actions[-1], apply(twin.state, record.actions[-1]))
    assert twin.text == write(record)
    assert (books.text, len(books.actions)) == (before, len(record.actions) - 1)


def test_before_the_first_cards_are_shuffled_they_go_back_too() -> None:
    record = left("bela4")
    record = replace(record, actions=record.actions[: record.actions.index(first_shuffle(record))])
    books = Books(record)
    books.go_back(len(record.actions))
    assert books.text == write(record)
    with pytest.raises(ValueError, match="is not shuffled"):
        books.go_back(0)


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
