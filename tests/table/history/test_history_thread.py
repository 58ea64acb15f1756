"""The thread of the history: there is one, it starts when something is asked, and closing breaks it off."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import closing
from pathlib import Path
from threading import Event, Thread, get_ident
from time import sleep
from typing import TypeVar

from game.table.history.history import FOLDER, INDEX_FILE, History
from tests.table.history.past import evenings

Answer = TypeVar("Answer")


def test_a_history_that_was_asked_nothing_is_closed_and_makes_no_file(tmp_path: Path) -> None:
    History(tmp_path).close()
    assert list(tmp_path.iterdir()) == []


def test_all_is_done_in_one_thread(tmp_path: Path) -> None:
    history = History(tmp_path)
    threads = set()

    def content() -> str:
        sleep(0.002)
        threads.add(get_ident())
        return ""

    for answer in [history.put(tmp_path / "kept.txt", content) for _ in range(5)]:
        answer.result()
    history.close()
    assert len(threads) == 1


def asked_while_it_closes(history: History, question: Callable[[], Future[Answer]]) -> Future[Answer]:
    """Ask this, and close the history before its thread comes to the answer."""
    is_closing = Event()

    def content() -> str:
        is_closing.wait(5)
        return ""

    history.put(history.folder.path.parent / "kept.txt", content)
    answer = question()
    closing_it = Thread(target=history.close)
    closing_it.start()
    while not history.is_closing:
        sleep(0.001)
    is_closing.set()
    closing_it.join()
    return answer


def test_an_index_that_disagrees_with_its_table_is_made_anew_behind_what_was_asked(tmp_path: Path) -> None:
    evenings(tmp_path, 3)
    history = History(tmp_path)
    honest = history.lines().result()
    history.close()
    again = "UPDATE matches SET begun = ? WHERE id = 3"
    with closing(sqlite3.connect(tmp_path / INDEX_FILE, isolation_level=None)) as connection:
        connection.execute(again, ("1999-01-01 00:00:00",))
        connection.execute("PRAGMA writable_schema = ON")
        ordering = connection.execute("SELECT * FROM sqlite_master WHERE name = 'matches_by_time'").fetchone()
        connection.execute("DELETE FROM sqlite_master WHERE name = 'matches_by_time'")
    with closing(sqlite3.connect(tmp_path / INDEX_FILE, isolation_level=None)) as connection:
        connection.execute(again, (honest[0].begun,))
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute("INSERT INTO sqlite_master VALUES (?, ?, ?, ?, ?)", ordering)

    history = History(tmp_path)
    assert history.lines().result() != honest
    history.put(tmp_path / "kept.txt", str).result()  # behind the check, which the first question has called
    assert history.complaint is not None
    assert history.complaint.key == "history.damaged"
    assert history.lines().result() == honest
    history.close()


def test_closing_does_not_wait_for_the_deals_of_many_matches(tmp_path: Path) -> None:
    evenings(tmp_path, 3)
    history = History(tmp_path)
    assert history.fairness("bela4").result().deals
    assert asked_while_it_closes(history, lambda: history.fairness("bela4")).result().deals == 0


def test_what_closing_breaks_off_is_entered_the_next_time(tmp_path: Path) -> None:
    evenings(tmp_path, 3)
    os.utime(tmp_path / FOLDER, (1, 1))
    history = History(tmp_path)
    history.overview().result()
    evenings(tmp_path, 3, "bela3")
    os.utime(tmp_path / FOLDER, (1, 1))
    looked = asked_while_it_closes(history, history.look)
    assert looked.done()
    with closing(sqlite3.connect(tmp_path / INDEX_FILE)) as connection:
        assert connection.execute("SELECT count(*) FROM matches").fetchone() == (3,)
    again = History(tmp_path)
    assert len(again.lines().result()) == 6
    again.close()
