"""A match that is over or gives way to another goes into the history; until it is there nothing is let go."""

from __future__ import annotations

import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

from game.app.matches import KeptMatch
from game.app.past import Past
from game.records.record import HUMAN, Record, Seated
from game.rules.asking import choices_for
from game.table.history.history import FOLDER
from game.table.history.stamps import tag_of
from game.table.plain import plain_action
from game.table.save import Saver, load_match
from game.variants.catalogue import GAMES
from game.variants.option_ids import options_from
from tests.app.test_opening import program, until

NEW = Record(
    game="bela4",
    rules=options_from({"target": 101}, GAMES["bela4"].rules),
    players=(Seated(HUMAN), *(Seated("easy", name) for name in ("Ana", "Zlata", "Joža"))),
    seed="filing",
)


def play_on(match: KeptMatch, actions: int = 10_000) -> None:
    """The plainest thing at each turn of a person, until the match is over or so many actions are done."""
    session = match.session
    while not match.is_over and session.length < actions:
        before = session.length
        seat = session.waits_for
        if seat is not None and seat in session.humans:
            session.act(plain_action(seat, choices_for(session.state, seat)))
        elif seat is None:
            session.continue_match()
        for _ in range(10_000):
            if session.length > before:
                break
            session.advance()
            time.sleep(0.0001)  # a computer is thinking
        match.keep()
        assert session.length > before


def kept(tmp_path: Path, record: Record) -> tuple[KeptMatch, Saver, Past]:
    past = Past(tmp_path, tmp_path / "sheets")
    saver = Saver(tmp_path / "match.txt")
    return KeptMatch(record, saver, past), saver, past


def test_a_finished_match_is_filed_and_not_continued(tmp_path: Path) -> None:
    match, saver, past = kept(tmp_path, NEW)
    play_on(match, 30)
    saver.flush()
    assert (tmp_path / "match.txt").is_file()
    assert not (tmp_path / FOLDER).exists()
    play_on(match)
    for _ in range(3):
        match.keep()
    saver.close()
    assert not (tmp_path / "match.txt").exists()
    (path,) = (tmp_path / FOLDER).iterdir()
    record = load_match(path).record
    assert record is not None
    assert record.actions == match.session.record().actions
    assert tag_of(record, "Begun") <= tag_of(record, "Ended")
    (line,) = past().lines().result()
    assert line.name == path.name
    assert line.is_over
    match.close()
    past.close()


def test_one_match_stays_one_over_several_sittings(tmp_path: Path) -> None:
    match, saver, past = kept(tmp_path, NEW)
    play_on(match, 25)
    saver.close()
    match.close()
    saved = load_match(tmp_path / "match.txt").record
    assert saved is not None
    again = KeptMatch(saved, saver, past)
    assert tag_of(again.session.record(), "Begun") == tag_of(match.session.record(), "Begun")
    past().file_left(tmp_path / "match.txt")
    assert [line.is_over for line in past().lines().result()] == [False]
    play_on(again)
    saver.close()
    assert [line.is_over for line in past().lines().result()] == [True]
    again.close()
    past.close()


def test_an_older_saved_match_without_a_time_gets_one(tmp_path: Path) -> None:
    match, saver, past = kept(tmp_path, replace(NEW, tags=(("Where", "in the garden"),)))
    assert match.session.record().tags[0] == ("Where", "in the garden")
    play_on(match)
    saver.close()
    (line,) = past().lines().result()
    assert line.begun
    match.close()
    past.close()


def test_the_database_is_not_even_imported_before_the_first_picture() -> None:
    words = "import sys, game.app.matches, game.app.opening; print('sqlite3' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", words], capture_output=True, text=True, check=True)
    assert done.stdout.split()[-1] == "False"


def test_who_only_watches_files_nothing(tmp_path: Path) -> None:
    past = Past(tmp_path, tmp_path / "sheets")
    match = KeptMatch(NEW, None, past)
    play_on(match)
    assert past().lines().result() == ()
    match.close()
    past.close()


def test_a_disk_that_refuses_the_record_keeps_the_saved_match(tmp_path: Path) -> None:
    match, saver, past = kept(tmp_path, NEW)
    play_on(match, 30)
    saver.flush()
    (tmp_path / FOLDER).write_text("in the way")
    play_on(match)
    saver.close()
    assert saver.complaint is not None
    saved = load_match(tmp_path / "match.txt").record
    assert saved is not None
    assert saved.actions == match.session.record().actions
    match.close()
    (tmp_path / FOLDER).unlink()
    again = KeptMatch(saved, saver, past)
    again.keep()
    saver.close()
    assert not (tmp_path / "match.txt").exists()
    assert len(past().lines().result()) == 1, "it is filed when it is opened again"
    again.close()
    past.close()


def test_the_past_is_one_and_closes_twice(tmp_path: Path) -> None:
    past = Past(tmp_path, tmp_path / "sheets")
    past.close()
    assert past() is past()
    past().look().result()
    past.close()
    past.close()


def test_a_match_that_is_put_away_is_left_and_can_be_taken_up_again(tmp_path: Path) -> None:
    """Through the whole program: begun, put away, found in the history, continued."""
    with program(tmp_path, seed="first") as made:
        before = until(made, 16).record()
        desk = made.loop.desk
        assert desk.doors.put_away("match.txt").result()
        assert not desk.doors.has_saved_match
        (line,) = desk.kept.past().lines().result()
        assert not line.is_over
        record = desk.kept.past().record(line.name).result()
        assert record is not None
        assert len(record.actions) >= len(before.actions) - 1, "the test's own last card was never shown"
        assert record.actions[:15] == before.actions[:15]
        assert tag_of(record, "Ended")
        made.loop.stack.push(desk.doors.left_match_again(desk, record))
        again = until(made, len(record.actions) + 3).record()
        assert again.actions[: len(record.actions)] == record.actions
        assert tag_of(again, "Begun") == tag_of(record, "Begun")
        assert not tag_of(again, "Ended")
