"""What the index reads, what a change of it leaves, and what it says of a match."""

from __future__ import annotations

import os
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from game.records.parse import parse
from game.records.replay import state_after
from game.records.seal import sealed
from game.records.write import write
from game.table.files import write_whole
from game.table.history.entry import entry_of
from game.table.history.folder import RecordFolder
from game.table.history.history import FOLDER, INDEX_FILE, History
from game.table.history.index import DamagedIndexError, Index
from game.table.history.stamps import begun, ended, file_name, reopened, tag_of
from tests.table.history.past import evenings, filed, played
from tests.table.wild import wild_match


def test_while_no_name_changes_no_record_is_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    evenings(tmp_path, 2)
    os.utime(tmp_path / FOLDER, (1, 1))
    history = History(tmp_path)
    assert len(history.lines().result()) == 2
    with monkeypatch.context() as folder:
        folder.setattr(RecordFolder, "files", lambda _: pytest.fail("nothing has changed"))
        assert len(history.lines().result()) == 2
    evenings(tmp_path, 3)
    assert len(history.lines().result()) == 3
    history.close()


def test_a_start_believes_what_was_noted_and_looks_at_every_record_behind_its_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (record,) = evenings(tmp_path, 1)
    os.utime(tmp_path / FOLDER, (1, 1))
    history = History(tmp_path)
    before = history.lines().result()
    history.close()
    other = replace(record.players[1], name="Eva")
    changed = replace(record, players=(record.players[0], other, *record.players[2:]))
    filed(tmp_path, changed)  # in its place, as no version of the program does
    os.utime(tmp_path / FOLDER, (1, 1))

    history, looked = History(tmp_path), list[bool]()
    honest = RecordFolder.files
    with monkeypatch.context() as folder:
        folder.setattr(RecordFolder, "files", lambda one: looked.append(answer.done()) or honest(one))
        answer = history.lines()
        assert answer.result() == before
        history.put(tmp_path / "kept.txt", str).result()
    assert looked == [True], "the records are looked at once, and no answer waits for it"
    assert [line.sitters[1].name for line in history.lines().result()] == ["Eva"]
    history.close()


@pytest.mark.parametrize(
    ("broken", "told"),
    [
        (sqlite3.OperationalError("read only"), sqlite3.OperationalError),
        (sqlite3.DatabaseError("damaged"), DamagedIndexError),
        (KeyboardInterrupt(), KeyboardInterrupt),
    ],
)
def test_an_index_that_cannot_be_used_is_let_go_of(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    broken: BaseException,
    told: type[BaseException],
) -> None:
    opened: list[sqlite3.Connection] = []

    def refuse(connection: sqlite3.Connection) -> None:
        opened.append(connection)
        raise broken

    monkeypatch.setattr("game.table.history.index.bring_up_to_date", refuse)
    with pytest.raises(told):
        Index(tmp_path / INDEX_FILE)
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        opened[0].execute("SELECT 1")


def test_a_record_of_the_same_size_is_read_anew(tmp_path: Path) -> None:
    (record,) = evenings(tmp_path, 1)
    history = History(tmp_path)
    assert [line.sitters[1].name for line in history.lines().result()] == ["Ana"]
    path = tmp_path / FOLDER / file_name(record)
    size = path.stat().st_size
    other = replace(record.players[1], name="Eva")
    changed = replace(record, players=(record.players[0], other, *record.players[2:]))
    write_whole(path, sealed(write(changed)))
    assert path.stat().st_size == size
    assert [line.sitters[1].name for line in history.lines().result()] == ["Eva"]
    history.close()


def test_only_records_are_looked_at(tmp_path: Path) -> None:
    evenings(tmp_path, 12)
    folder = tmp_path / FOLDER
    names = {path.name for path in folder.iterdir()}
    for number in range(12):
        (folder / f"{number}.md").write_text("no record")
    assert RecordFolder(folder).files().keys() == names


def test_every_page_of_an_old_index_is_looked_at(tmp_path: Path) -> None:
    evenings(tmp_path, 6)
    history, path = History(tmp_path), tmp_path / INDEX_FILE
    assert len(history.lines().result()) == 6
    history.close()
    content = path.read_bytes()
    size = int.from_bytes(content[16:18])
    damaged = content[: 2 * size] + b"\xff" * (len(content) - 2 * size)
    path.write_bytes(damaged)
    with pytest.raises(DamagedIndexError):
        Index(path)


def test_how_the_cards_fell_is_counted_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    evenings(tmp_path, 2)
    history = History(tmp_path)
    counted = history.fairness("bela4").result()
    assert counted.deals
    monkeypatch.setattr(RecordFolder, "record", lambda *_: pytest.fail("it was counted before"))
    assert history.fairness("bela4").result() == counted
    history.close()


def test_a_change_of_the_index_that_breaks_is_undone_and_told(tmp_path: Path) -> None:
    index = Index(tmp_path / INDEX_FILE)

    def breaks() -> None:
        with index.change():
            index.note_unread("bad.txt", (1, 2))
            raise KeyError

    with pytest.raises(KeyError):
        breaks()
    assert index.known() == {}
    with index.change():
        index.note_unread("bad.txt", (1, 2))
    assert index.known() == {"bad.txt": (1, 2)}
    index.close()


def test_a_match_knows_the_house_rules_under_which_it_was_played() -> None:
    assert entry_of(played("bela4", "x")).options == "target=201"


def test_a_deal_that_a_fault_ended_before_anybody_took_it_has_no_contract() -> None:
    record = next(
        record
        for record, states in (wild_match("strict", number, 300) for number in range(40))
        if any(result.contract is None for result in states[-1].results)
    )
    results = state_after(record).results
    told = [(deal.taker, deal.trumps, deal.goal) for deal in entry_of(record).deals]
    assert told == [
        (one.contract.taker, one.contract.trumps.value, one.contract.goal) if one.contract else (None, "", 0)
        for one in results
    ]


def test_a_match_that_goes_on_has_not_ended() -> None:
    record = begun(played("bela4", "x"), "2026-11-09 09:00:00")
    left = parse(ended(write(record), "2026-11-09 10:00:00"))
    assert tag_of(left, "Ended")
    assert reopened(left) == parse(write(record))
