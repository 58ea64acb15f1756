"""The history: every match is there once, whatever happens to the index."""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest

from game.records.parse import parse
from game.records.record import Record, Seated
from game.records.seal import sealed, unsealed
from game.records.write import write
from game.table.files import write_whole
from game.table.history import history as history_module
from game.table.history import index as index_module
from game.table.history import schema
from game.table.history.entry import entry_of
from game.table.history.figures import Line, Wanted
from game.table.history.history import FOLDER, INDEX_FILE, LONGEST_LOCK, History
from game.table.history.index import Index, aside
from game.table.history.schema import STEPS, VERSION
from game.table.history.stamps import (
    ENDING,
    OLDER_ENDING,
    PRACTICE,
    PRIVATE,
    afresh,
    begun,
    ended,
    file_name,
    private,
    tag_of,
)
from tests.table.history.past import at, evenings, filed, played


def listed(data: Path) -> tuple[Line, ...]:
    """What a program lists that is started now."""
    history = History(data)
    try:
        return history.lines().result()
    finally:
        history.close()


def checked(data: Path) -> str:
    with closing(sqlite3.connect(data / INDEX_FILE)) as connection:
        return str(connection.execute("PRAGMA integrity_check").fetchone()[0])


def exported(data: Path) -> list[str]:
    """The two tables that a program writes that is started now."""
    history, tables = History(data), [data / "matches.csv", data / "deals.csv"]
    history.put_tables(tables[0], tables[1], "bela4").result()
    history.close()
    return [path.read_text("utf-8") for path in tables]


def complaint_of(data: Path) -> tuple[str | None, int]:
    """What is complained of, and how many matches are there nevertheless."""
    history = History(data)
    count = len(history.lines().result())
    key = history.complaint.key if history.complaint is not None else None
    history.close()
    return key, count


def test_every_match_is_a_line_the_last_one_first(tmp_path: Path) -> None:
    records = [*evenings(tmp_path, 3), at(played("bela3", "three"), "2026-11-09 09:00:00")]
    filed(tmp_path, records[-1])
    history = History(tmp_path)
    found, there = history.lines().result(), history.overview().result()
    history.close()
    assert [line.begun for line in found] == [tag_of(one, "Begun") for one in reversed(records)]
    assert list(there.games.items()) == [("bela3", 1), ("bela4", 3)]
    assert there.people == ("",)
    assert there.practised == 0
    line = found[0]
    assert [sitter.name for sitter in line.sitters] == ["", "Ana", "Zlata"]
    assert [sitter.side for sitter in line.sitters] == [0, 1, 2]
    assert line.is_over
    assert line.share == (1.0 if line.scores[0] == max(line.scores) else 0.0)


def test_the_list_comes_in_stretches(tmp_path: Path) -> None:
    evenings(tmp_path, 5)
    filed(tmp_path, at(played("bela3", "three"), "2026-11-03 23:00:00"))
    alone = at(played("bela3", "alone"), "2026-11-04 23:00:00")
    practice = replace(alone, tags=(*alone.tags, (PRACTICE, "played on")))
    history = History(tmp_path)
    place = history.folder.place_of(practice)
    assert place is not None
    place.parent.mkdir(parents=True)
    write_whole(place, sealed(write(practice)))
    everything = history.lines().result()
    for first, most in product(range(8), (0, 1, 2, 7)):
        assert history.lines(Wanted(first=first, most=most)).result() == everything[first : first + most]
    for game, is_practice in (("bela4", False), ("bela3", False), ("bela3", True), ("belot_bg", False)):
        wanted = Wanted(game=game, is_practice=is_practice)
        found = history.lines(wanted).result()
        assert {line.game for line in found} <= {game}
        assert found[1:3] == history.lines(replace(wanted, first=1, most=2)).result()
        if not is_practice:
            assert len(found) == history.overview().result().games.get(game, 0)
    assert history.overview().result().practised == 1
    history.close()


def test_how_far_the_reading_is_can_be_told_meanwhile(tmp_path: Path) -> None:
    whole = evenings(tmp_path, 1)[0]
    for day in range(1, 41):
        filed(tmp_path, at(whole, f"2027-01-{day % 28 + 1:02} {day % 24:02}:00:00"))
    history, told = History(tmp_path), set()
    coming = history.overview()
    while not coming.done():
        told.add(history.reading)
        time.sleep(0.0005)
    assert history.reading is None
    steps = sorted(step for step in told if step is not None)
    assert steps, "the reading of many records is never told"
    assert {of for _, of in steps} == {sum(coming.result().games.values())}
    assert all(0 <= read < of for read, of in steps)
    history.close()


def test_noted_portraits_are_known_by_seat(tmp_path: Path) -> None:
    record = at(played("bela4", "later"), "2026-11-01 20:15:00")
    filed(tmp_path, replace(record, tags=(("Portraits", "luka tome"), *record.tags)))
    (line,) = listed(tmp_path)
    assert [sitter.face for sitter in line.sitters] == ["luka", "tome", "", ""]


@pytest.mark.parametrize(("minds", "viewer"), [(("easy", "human", "hard", "human"), 1), (("hard",) * 4, 0)])
def test_the_first_person_looks_on_or_seat_0_where_only_computers_played(
    minds: tuple[str, ...], viewer: int
) -> None:
    record = replace(played("bela4", "later"), players=tuple(Seated(mind, "") for mind in minds))
    assert entry_of(record).viewer == viewer


def test_looking_twice_enters_nothing_twice(tmp_path: Path) -> None:
    evenings(tmp_path, 2)
    assert listed(tmp_path) == listed(tmp_path)
    history = History(tmp_path)
    first = history.lines().result()
    history.look().result()
    assert history.lines().result() == first
    history.close()


def test_what_comes_while_it_is_open_is_entered(tmp_path: Path) -> None:
    history = History(tmp_path)
    assert history.lines().result() == ()
    evenings(tmp_path, 2)
    assert len(history.lines().result()) == 2
    history.close()


def test_a_match_that_was_left_and_ended_later_is_one_match(tmp_path: Path) -> None:
    whole = at(played("bela4", "later"), "2026-11-01 20:15:00")
    half = replace(whole, actions=whole.actions[: len(whole.actions) // 2])
    assert file_name(half) == file_name(whole)
    filed(tmp_path, half)
    (line,) = listed(tmp_path)
    assert not line.is_over
    filed(tmp_path, whole)
    assert complaint_of(tmp_path) == (None, 1)
    (line,) = listed(tmp_path)
    assert line.is_over


def test_a_record_of_the_older_ending_is_found_and_keeps_its_file(tmp_path: Path) -> None:
    half, whole = (at(played("bela4", "older", deals=deals), "2026-11-20 10:00:00") for deals in (1, None))
    place = filed(tmp_path, half)
    assert place.suffix == ".belot"
    older = place.rename(place.with_suffix(".txt"))
    (tmp_path / FOLDER / "notes.md").write_text("no record", "utf-8")
    assert [line.name for line in listed(tmp_path)] == [older.name]
    history = History(tmp_path)
    assert history.folder.place_of(whole) == older
    assert history.folder.place_of(at(whole, "2026-11-21 10:00:00")).suffix == ".belot"
    history.close()


def test_the_lines_of_records_that_were_deleted_stay(tmp_path: Path) -> None:
    evenings(tmp_path, 2)
    before = listed(tmp_path)
    for path in (tmp_path / FOLDER).iterdir():
        path.unlink()
    after = listed(tmp_path)
    assert after == tuple(replace(line, is_gone=True) for line in before)
    evenings(tmp_path, 2)
    assert listed(tmp_path) == before, "and they come back"


def test_a_record_that_cannot_be_read_costs_only_its_own_line(tmp_path: Path) -> None:
    evenings(tmp_path, 2)
    bad = tmp_path / FOLDER / "20261101-000000-bela4-000000.txt"
    bad.write_bytes(b"\xff\xfe")
    assert len(listed(tmp_path)) == 2
    victim = filed(tmp_path, at(played("bela4", "victim"), "2026-11-20 10:00:00"))
    assert len(listed(tmp_path)) == 3
    victim.write_text("no match", "utf-8")
    assert len(listed(tmp_path)) == 3, "its figures stay"
    bad.with_stem("20261102-000000-bela4-000000").symlink_to(tmp_path / "nowhere")
    assert not any(line.is_gone for line in listed(tmp_path))
    filed(tmp_path, at(played("bela4", "later"), "2026-11-21 10:00:00"))
    assert len(listed(tmp_path)) == 4
    bad.unlink()
    listed(tmp_path)
    with closing(sqlite3.connect(tmp_path / INDEX_FILE)) as connection:
        unread = connection.execute("SELECT name FROM unread").fetchall()
    assert unread == [(victim.name,)], "of what is gone nothing is kept that was never read"


# --- the file -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("damage", ["cut", "scribbled", "words", "text", "foreign"])
def test_a_damaged_index_is_set_aside_and_made_anew(tmp_path: Path, damage: str) -> None:
    evenings(tmp_path, 4)
    before = listed(tmp_path)
    path = tmp_path / INDEX_FILE
    whole = path.read_bytes()
    if damage == "cut":
        path.write_bytes(whole[: len(whole) // 2 + 100])
    elif damage == "scribbled":
        path.write_bytes(whole[:4096] + bytes(range(256)) * 48 + whole[4096 + 256 * 48 :])
    elif damage == "words":  # SQLite quotes them in its message, which is no UTF-8 then
        path.write_bytes(whole.replace(b"tabledeals", b"tabled\xccals"))
    elif damage == "text":
        path.write_text("no database " * 100)
    else:
        path.unlink()
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("CREATE TABLE recipes (cake TEXT)")
    left = path.read_bytes()

    history = History(tmp_path)
    assert history.lines().result() == before
    assert history.complaint is not None
    assert history.complaint.key == "history.damaged"
    assert (history.complaint.why == "it holds something else") == (damage == "foreign")
    assert (tmp_path / history.complaint.file).read_bytes() == left
    history.close()
    assert checked(tmp_path) == "ok"
    assert complaint_of(tmp_path) == (None, 4), "said once"


def test_what_stands_beside_a_damaged_index_is_set_aside_with_it(tmp_path: Path) -> None:
    for ending in ("", "-wal", "-shm"):
        (tmp_path / f"{INDEX_FILE}{ending}").touch()
    assert aside(tmp_path / INDEX_FILE).exists()
    assert {path.suffix for path in tmp_path.iterdir()} == {".bad"}


def test_damage_that_is_met_later_is_mended_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    evenings(tmp_path, 4)
    history = History(tmp_path)
    before = history.lines().result()
    honest = Index.known

    def damaged(_: Index) -> None:
        monkeypatch.setattr(Index, "known", honest)
        message = "database disk image is malformed"
        raise sqlite3.DatabaseError(message)

    monkeypatch.setattr(Index, "known", damaged)
    assert history.lines().result() == before
    assert history.complaint is not None
    assert history.complaint.key == "history.damaged"
    history.close()


def test_a_newer_index_is_left_alone(tmp_path: Path) -> None:
    evenings(tmp_path, 2)
    listed(tmp_path)
    with closing(sqlite3.connect(tmp_path / INDEX_FILE)) as connection:
        connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    before = (tmp_path / INDEX_FILE).read_bytes()
    assert complaint_of(tmp_path) == ("history.newer", 2), "the records answer instead"
    assert (tmp_path / INDEX_FILE).read_bytes() == before


def test_where_nothing_can_be_written_the_records_answer(tmp_path: Path) -> None:
    evenings(tmp_path, 2)
    (tmp_path / INDEX_FILE).mkdir()
    begun = time.monotonic()
    assert complaint_of(tmp_path) == ("history.unwritable", 2)
    assert time.monotonic() - begun < LONGEST_LOCK / 2, "it is not tried again and again"


def test_where_a_damaged_index_cannot_be_set_aside_the_records_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    evenings(tmp_path, 2)
    (tmp_path / INDEX_FILE).write_text("no database", encoding="utf-8")

    def refuse(_: Path) -> Path:
        raise PermissionError

    monkeypatch.setattr(history_module, "aside", refuse)
    assert complaint_of(tmp_path) == ("history.unwritable", 2)


def test_the_first_time_its_folders_are_made(tmp_path: Path) -> None:
    assert complaint_of(tmp_path / "player" / "data") == (None, 0)


def test_nothing_is_kept_without_a_folder(tmp_path: Path) -> None:
    history = History(None)
    write_whole(tmp_path / "match.txt", sealed(write(played("bela4", "left"))))
    assert not history.file_left(tmp_path / "match.txt")
    assert history.lines().result() == ()
    assert history.record("nothing.txt").result() is None
    history.close()


def test_it_is_written_as_it_should_be(tmp_path: Path) -> None:
    history = History(tmp_path)
    history.look().result()
    connection = sqlite3.connect(tmp_path / INDEX_FILE)
    assert connection.execute("PRAGMA journal_mode").fetchone()[0] == "wal"
    assert connection.execute("PRAGMA user_version").fetchone()[0] == VERSION
    connection.close()
    history.close()


def earlier_evenings(data: Path) -> list[Record]:
    """Matches that were filed before records had an ending of their own."""
    records = evenings(data, 3)
    for path in (data / FOLDER).iterdir():
        path.rename(path.with_suffix(OLDER_ENDING))
    return records


@pytest.mark.parametrize("version", range(VERSION))
def test_an_index_of_every_earlier_version_is_brought_up_to_date(tmp_path: Path, version: int) -> None:
    """What an earlier version entered, with its own tables, is there with the tables of today."""
    records = earlier_evenings(tmp_path)
    fresh = listed(tmp_path)
    (tmp_path / INDEX_FILE).unlink()
    with closing(sqlite3.connect(tmp_path / INDEX_FILE)) as connection:
        for step in STEPS[:version]:
            connection.executescript(step)
        connection.execute(f"PRAGMA user_version = {version}")
        if version:
            _filled_as_then(connection, Path(__file__).parent / "versions" / f"{version}.sql")
    assert listed(tmp_path) == fresh
    assert len(records) == len(fresh)
    with closing(sqlite3.connect(tmp_path / INDEX_FILE)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone()[0] == VERSION
        found = connection.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name")
        tables = found.fetchall()
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        schema.bring_up_to_date(connection)
        found = connection.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name")
        assert found.fetchall() == tables


@pytest.mark.parametrize("version", range(1, VERSION))
def test_what_an_earlier_version_knew_outlives_its_records(tmp_path: Path, version: int) -> None:
    earlier_evenings(tmp_path)
    fresh, tables = listed(tmp_path), exported(tmp_path)
    assert [table.count("\n") for table in tables] == [4, 9], "the lines of three matches and eight deals"
    (tmp_path / INDEX_FILE).unlink()
    for path in (tmp_path / FOLDER).iterdir():
        path.unlink()
    with closing(sqlite3.connect(tmp_path / INDEX_FILE)) as connection:
        for step in STEPS[:version]:
            connection.executescript(step)
        connection.execute(f"PRAGMA user_version = {version}")
        _filled_as_then(connection, Path(__file__).parent / "versions" / f"{version}.sql")
    assert listed(tmp_path) == tuple(replace(line, is_gone=True) for line in fresh)
    assert exported(tmp_path) == tables


def _filled_as_then(connection: sqlite3.Connection, dump: Path) -> None:
    connection.executescript(dump.read_text("utf-8"))


def test_a_step_that_fails_leaves_everything_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Index(tmp_path / INDEX_FILE).close()
    monkeypatch.setattr(schema, "STEPS", (*STEPS, "CREATE TABLE good (x); CREATE TABLE matches (twice)"))
    monkeypatch.setattr(schema, "VERSION", VERSION + 1)
    with closing(sqlite3.connect(tmp_path / INDEX_FILE, isolation_level=None)) as connection:
        with pytest.raises(sqlite3.OperationalError):
            schema.bring_up_to_date(connection)
        assert connection.execute("PRAGMA user_version").fetchone()[0] == VERSION
        assert connection.execute("SELECT name FROM sqlite_master WHERE name = 'good'").fetchone() is None


def test_two_windows_share_it(tmp_path: Path) -> None:
    evenings(tmp_path, 3)
    one, other = History(tmp_path), History(tmp_path)
    answers = [history.lines() for history in (one, other) for _ in range(3)]
    assert len({answer.result() for answer in answers}) == 1
    assert one.complaint is None
    assert other.complaint is None
    one.close()
    other.close()


def held_index(data: Path) -> sqlite3.Connection:
    """A connection of another window that writes to the index and does not end."""
    listed(data)
    other = sqlite3.connect(data / INDEX_FILE, isolation_level=None, check_same_thread=False)
    other.execute("BEGIN EXCLUSIVE")
    return other


@pytest.mark.parametrize("is_opened_before", [True, False])
def test_an_index_that_another_window_holds_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_opened_before: bool
) -> None:
    monkeypatch.setattr(index_module, "PATIENCE", 0.01)
    evenings(tmp_path, 3)
    history = History(tmp_path)
    if is_opened_before:
        history.look().result()
    with closing(held_index(tmp_path)) as other:
        filed(tmp_path, at(played("bela4", "held"), "2026-11-27 20:00:00", "2026-11-27 21:00:00"))
        answer = history.lines()
        with pytest.raises(TimeoutError):
            answer.result(timeout=0.3)
        other.execute("ROLLBACK")
    assert len(answer.result()) == 4
    assert history.complaint is None
    history.close()


def test_an_index_that_is_held_for_too_long_is_done_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(index_module, "PATIENCE", 0.01)
    monkeypatch.setattr(history_module, "LONGEST_LOCK", 0.1)
    evenings(tmp_path, 2)
    with closing(held_index(tmp_path)):
        assert complaint_of(tmp_path) == ("history.unwritable", 2)


# --- names and times ----------------------------------------------------------------------------------


def test_times_stand_in_the_record() -> None:
    record = begun(played("bela4", "times"), "2026-11-01 20:15:00")
    assert begun(record, "2027-01-01 00:00:00") == record, "a beginning does not change"
    text = ended(write(record), "2026-11-01 21:40:30")
    assert ended(text, "2028-01-01 00:00:00") == text, "an end does not change"
    read = parse(text)
    assert tag_of(read, "Begun") == "2026-11-01 20:15:00"
    assert tag_of(read, "Ended") == "2026-11-01 21:40:30"
    assert write(read) == text
    assert read.actions == record.actions
    assert ended(write(played("bela4", "times")), "2026") == write(played("bela4", "times"))
    assert parse(sealed(text)).tags == read.tags
    assert unsealed(sealed(text)) == text


def test_a_private_note_stands_at_the_end_of_the_head_and_nothing_where_there_is_none() -> None:
    text = '[Game "bela4"]\n\nDeal 1\n'
    assert private(text, "") == text
    assert private(text, "ab") == f'[Game "bela4"]\n[{PRIVATE} "ab"]\n\nDeal 1\n'


def test_a_new_match_of_the_same_people_is_another_match() -> None:
    first = at(played("bela4", "times"), "2026-11-01 20:15:00", "2026-11-01 21:00:00")
    second = afresh(first)
    assert second.tags == ()
    assert second.actions == ()
    assert second.players == first.players
    assert file_name(begun(second, "2026-11-01 20:15:00")) != file_name(first), "another seed"
    assert file_name(first) == file_name(replace(first, actions=(), tags=first.tags[:1]))


def test_a_file_s_name_is_one_that_every_system_takes(tmp_path: Path) -> None:
    odd = at(played("bela4", "times"), "../../\u0161to? <|>:*")
    name = file_name(odd)
    assert os.sep not in name
    assert name.isascii()
    assert not set(name) & set('<>:"/\\|?* ')
    assert filed(tmp_path, odd).parent == tmp_path / FOLDER


def test_a_match_that_gave_way_to_another_is_kept(tmp_path: Path) -> None:
    saved = tmp_path / "match.txt"
    record = at(played("bela4", "left", 1), "2026-11-01 20:15:00")
    saved.write_text(sealed(write(record)), "utf-8")
    history = History(tmp_path)
    history.file_left(saved)
    history.put(tmp_path / "later.txt", lambda: "").result()
    with closing(sqlite3.connect(tmp_path / INDEX_FILE)) as connection:
        assert connection.execute("SELECT count(*) FROM matches").fetchone() == (1,), "before anybody asks"
    (line,) = history.lines().result()
    assert (line.is_over, line.deals, line.share) == (False, 1, 0.0)
    kept = history.record(line.name).result()
    assert kept is not None
    assert kept.actions == record.actions
    assert tag_of(kept, "Ended")
    saved.write_text(sealed(write(replace(record, actions=record.actions[:3]))), "utf-8")
    (tmp_path / FOLDER / line.name).unlink()
    history.file_left(saved)
    assert not list((tmp_path / FOLDER).iterdir()), "not a card was played"
    history.file_left(tmp_path / "nothing.txt")
    assert not list((tmp_path / FOLDER).iterdir()), "there is no such match"
    history.close()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no named pipes")
def test_a_pipe_among_the_records_keeps_nobody_waiting(tmp_path: Path) -> None:
    filed(tmp_path, played("bela4", "pipe", 1))
    os.mkfifo(tmp_path / FOLDER / f"pipe{ENDING}")
    assert len(listed(tmp_path)) == 1
