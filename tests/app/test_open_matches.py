"""Several matches are open: starting another one loses none, and each goes on where it was."""

from __future__ import annotations

import errno
import os
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.app.opening import Program
from game.app.slot import Slot
from game.records.record import HUMAN, Record, Seated
from game.records.replay import replay
from game.records.seal import sealed
from game.records.write import write
from game.rules.events import DealScored
from game.scenes.history.open_list import OpenMatchList
from game.scenes.preferences import Invitation
from game.scenes.scene import Pop
from game.scenes.table.counters import holds_count
from game.scenes.table.scene import TableScene
from game.scenes.table.sitting_down import UNCOUNTED
from game.scenes.title import Title
from game.table.history.figures import Line
from game.table.history.stamps import private
from game.table.open_matches import FOLDER, MOST, OpenMatches
from game.table.save import load_match
from tests.app.test_opening import press, program, table_of, turns, until
from tests.table.history.past import at, filed, played


def some(game: str, name: str) -> Record:
    """A match of a game that was left after a deal and a few cards."""
    left = played(game, name, deals=1)
    people = (Seated(HUMAN), *(Seated("easy", f"{name} {seat}") for seat in range(1, len(left.players))))
    return replace(at(left, "2026-11-01 20:15:00"), players=people)


def save(path: Path, record: Record, minutes: float = 0.0) -> str:
    """Write it as a match that was left so many minutes ago; its name."""
    path.parent.mkdir(exist_ok=True)
    path.write_text(sealed(write(record)), encoding="utf-8", newline="\n")
    when = path.stat().st_mtime - 60 * minutes
    os.utime(path, (when, when))
    return path.name


def listed(made: Program) -> tuple[Line, ...]:
    return made.loop.desk.doors.open_list().result().lines


def go_on(made: Program, name: str) -> Record:
    """Open the table of that match; its record."""
    desk = made.loop.desk
    made.loop.stack.fold(Pop(len(made.loop.stack.scenes) - 1))
    loaded = desk.doors.load_open(name).result()
    made.loop.stack.push(desk.doors.open_match(desk, name, loaded))
    return table_of(made).model.match.record()


def test_three_matches_are_begun_and_each_goes_on_where_it_was(tmp_path: Path) -> None:
    begun = []
    with program(tmp_path, seed="first") as made:
        for game in ("bela4", "belot_bg", "bela3"):
            desk = made.loop.desk
            if begun:
                made.loop.stack.push(desk.doors.new_match(desk, Invitation(game=game)))
            begun.append(until(made, 14).record())
            turns(made, 30)
        last = table_of(made).model.match.record()
        lines = listed(made)
        assert [line.game for line in lines] == ["bela3", "belot_bg", "bela4"]
        assert len(lines[1].sitters) == 4
        assert desk.doors.has_open_matches
    with program(tmp_path) as made:
        left = {line.game: line.name for line in listed(made)}
        for before in (*begun[:2], last, begun[0]):
            now = go_on(made, left.get(before.game, ""))
            assert now.game == before.game
            assert now.seed == before.seed
            assert now.actions[: len(before.actions) - 1] == before.actions[:-1]
            left = {line.game: line.name for line in listed(made)}
            assert left.keys() == {"bela4", "belot_bg", "bela3"}, "none was lost"


def test_a_match_is_gone_on_with_exactly_and_its_row_says_what_it_is(tmp_path: Path) -> None:
    record = some("bela4", "Ana")
    save(tmp_path / FOLDER / "one.txt", record)
    with program(tmp_path, seed="another") as made:
        until(made, 12)
        line = listed(made)[-1]
        assert (line.game, line.deals) == ("bela4", 1)
        assert [sitter.name for sitter in line.sitters] == ["", "Ana 1", "Ana 2", "Ana 3"]
        assert sum(line.scores) > 0
        assert go_on(made, line.name) == record
        assert listed(made)[0].name == "match.txt"
        assert len(listed(made)) == 2


def test_a_match_of_which_nobody_has_played_a_card_is_not_kept_open(tmp_path: Path) -> None:
    with program(tmp_path, seed="a seed") as made:
        desk = made.loop.desk
        assert listed(made) == ()
        made.loop.stack.push(desk.doors.new_match(desk, Invitation(game="bela4")))
        assert not desk.doors.has_open_matches
        assert not list((tmp_path / FOLDER).glob("*")) if (tmp_path / FOLDER).exists() else True


def test_only_one_of_two_windows_gets_a_match(tmp_path: Path) -> None:
    save(tmp_path / FOLDER / "one.txt", some("bela4", "Ana"))
    first, second = OpenMatches(tmp_path, AssertionError), OpenMatches(tmp_path, AssertionError)
    assert first.names() == second.names() == ("one.txt",)
    assert first.take("one.txt", tmp_path / "match.txt")
    assert not second.take("one.txt", tmp_path / "match-2.txt")
    assert second.listing().result().lines == ()
    second.close()


def test_a_match_that_another_window_took_meanwhile_is_said_and_the_own_one_goes_on(tmp_path: Path) -> None:
    save(tmp_path / FOLDER / "one.txt", some("bela4", "Ana"))
    with program(tmp_path, seed="a seed") as made:
        before = until(made, 12).record()
        desk, name = made.loop.desk, listed(made)[-1].name
        loaded = desk.doors.load_open(name).result()
        (tmp_path / FOLDER / name).rename(tmp_path / "match-2.txt")
        made.loop.stack.push(desk.doors.open_match(desk, name, loaded))
        assert desk.announcement == desk.say("open.gone")
        now = table_of(made).model.match.record()
        assert now.seed == before.seed
        assert not desk.doors.has_open_matches
        assert load_match(tmp_path / "match.txt").record is not None


def test_the_match_of_another_window_is_not_offered(tmp_path: Path) -> None:
    slots = Slot(tmp_path), Slot(tmp_path)
    save(slots[1].match_path, some("bela3", "Eva"))
    slots[0].close()
    with program(tmp_path) as made:
        assert listed(made) == ()
        assert not made.loop.desk.doors.has_saved_match
    slots[1].close()
    with program(tmp_path) as made:
        assert [line.game for line in listed(made)] == ["bela3"], "that window is closed"


def test_a_second_window_goes_on_with_an_open_match(tmp_path: Path) -> None:
    record = some("bela4", "Ana")
    name = save(tmp_path / FOLDER / "one.txt", record)
    other = Slot(tmp_path)
    with program(tmp_path) as made:
        assert made.loop.desk.doors.has_open_matches
        assert go_on(made, name) == record
        made.doors.flush()
        assert load_match(tmp_path / "match-2.txt").record is not None
    other.close()


def test_what_older_versions_left_is_open_unless_the_history_has_it(tmp_path: Path) -> None:
    known, unknown = some("bela4", "known"), some("bela3", "unknown")
    filed(tmp_path, known)
    save(tmp_path / "match-before.txt", known)
    save(tmp_path / "match-2-before.txt", unknown, minutes=5)
    save(tmp_path / "match-3.txt", some("belot_bg", "third"), minutes=10)
    save(tmp_path / "match.txt", some("bela2", "own"))
    with program(tmp_path) as made:
        assert [line.game for line in listed(made)] == ["bela2", "bela3", "belot_bg"]
    assert (tmp_path / "match-before.txt").exists()


def test_without_an_own_match_the_one_that_was_left_last_is_continued(tmp_path: Path) -> None:
    save(tmp_path / FOLDER / "b.txt", some("bela3", "Eva"), minutes=2)
    save(tmp_path / FOLDER / "a.txt", some("bela4", "Ana"), minutes=1)
    with program(tmp_path) as made:
        desk = made.loop.desk
        assert desk.doors.has_saved_match
        assert desk.doors.has_open_matches
        made.loop.stack.push(desk.doors.saved_match(desk))
        assert table_of(made).model.match.record().game == "bela4"


def test_an_open_count_of_tricks_belongs_to_its_own_match(tmp_path: Path) -> None:
    record, other = (between_deals(name) for name in ("own", "other"))
    save(tmp_path / FOLDER / "other.txt", other)
    (tmp_path / "match.txt").write_text(sealed(private(write(record), UNCOUNTED)), "utf-8", newline="\n")
    with program(tmp_path) as made:
        desk = made.loop.desk
        desk.change(lambda likes: replace(likes, counts_tricks=True))
        for _ in range(2):  # the second time it is continued from the title
            made.loop.stack.push(desk.doors.saved_match(desk))
            assert holds_count(table_of(made).model)
            made.loop.stack.fold(Pop(1))
        (name,) = [line.name for line in listed(made) if line.name != "match.txt"]
        assert go_on(made, name).seed == other.seed
        assert not holds_count(table_of(made).model)


def between_deals(name: str) -> Record:
    """A match that was left after its first deal, with a person at the first seat."""
    left = at(played("bela4", name, deals=1), "2026-11-01 20:15:00")
    people = (Seated(HUMAN), *(Seated("easy", f"{name} {seat}") for seat in range(1, 4)))
    scored = [
        place + 1
        for place, (_, step) in enumerate(replay(left))
        if any(isinstance(event, DealScored) for event in step.events)
    ]
    return replace(left, players=people, actions=left.actions[: scored[0]])


def test_a_damaged_match_goes_on_before_the_damage_and_that_is_said(tmp_path: Path) -> None:
    record = some("bela4", "Ana")
    name = save(tmp_path / FOLDER / "one.txt", record)
    path = tmp_path / FOLDER / name
    path.write_bytes(path.read_bytes()[:-90])
    (tmp_path / FOLDER / "two.txt").write_text('[Format "99"]\n[Game "bela4"]\n', "utf-8")
    (tmp_path / FOLDER / "three.txt").write_text("no match at all", "utf-8")
    save(tmp_path / "match.txt", some("bela3", "own"))
    with program(tmp_path) as made:
        found = made.loop.desk.doors.open_list().result()
        assert [line.name for line in found.lines] == ["match.txt", name]
        assert found.unread == 2
        now = go_on(made, name)
        assert made.loop.desk.announcement == made.loop.desk.say("title.match_damaged", file=f"{name}.bad")
        assert 0 < len(now.actions) <= len(record.actions)
        assert now.actions == record.actions[: len(now.actions)]
    assert (tmp_path / FOLDER / f"{name}.bad").exists()
    assert (tmp_path / FOLDER / "two.txt").exists()
    assert (tmp_path / FOLDER / "three.txt").exists()


def test_a_disk_that_refuses_costs_no_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = some("bela4", "Ana")
    save(tmp_path / FOLDER / "one.txt", record)
    with program(tmp_path, seed="a seed") as made:
        until(made, 12)
        name = listed(made)[-1].name
        made.doors.flush()
        text = (tmp_path / "match.txt").read_text("utf-8")
        desk = made.loop.desk

        def refuse(path: Path, *_: object, **__: object) -> None:
            raise PermissionError(errno.EACCES, "Permission denied", str(path))

        with monkeypatch.context() as locked:
            locked.setattr(Path, "replace", refuse)
            locked.setattr(Path, "unlink", refuse)
            assert go_on(made, name) == record
            made.doors.flush()
            assert desk.doors.complaint(desk.say).startswith(desk.say("title.match_unsaved"))
            assert not desk.doors.put_away(name).result()
            assert (tmp_path / "match.txt").read_text("utf-8") == text
            assert (tmp_path / FOLDER / name).exists()


def test_beyond_the_most_the_oldest_goes_into_the_history(tmp_path: Path) -> None:
    text = some("bela4", "Ana")
    for number in range(MOST):
        save(tmp_path / FOLDER / f"{number}.txt", replace(text, seed=f"seed {number}"), minutes=number + 1)
    with program(tmp_path, seed="a seed") as made:
        until(made, 12)
        desk = made.loop.desk
        made.loop.stack.push(desk.doors.new_match(desk, Invitation(game="bela4")))
        assert desk.announcement == desk.say("open.full", count=MOST)
        found = desk.doors.open_list().result()
        assert len(found.lines) == MOST
        assert f"{MOST - 1}.txt" not in {line.name for line in found.lines}
        (line,) = desk.kept.past().lines().result()
        record = desk.kept.past().record(line.name).result()
        assert record is not None
        assert record.seed == f"seed {MOST - 1}"


def test_what_another_window_leaves_is_offered_as_soon_as_it_is_closed(tmp_path: Path) -> None:
    other = Slot(tmp_path)
    assert other.is_first
    with program(tmp_path, seed="second") as made:
        until(made, 12)
    other.close()
    with program(tmp_path, seed="third") as made:
        until(made, 12)
        killed = Slot(tmp_path)
        save(killed.match_path, some("bela3", "killed"))
        assert len(listed(made)) == 2
        killed.close()
        assert sorted(line.game for line in listed(made)) == ["bela3", "bela4", "bela4"]


def test_from_the_title_by_keys(tmp_path: Path) -> None:
    with program(tmp_path, seed="first") as made:
        until(made, 12)
        turns(made, 20)
        to_title(made)
        choose(made, "title.play")
        choose(made, "new.yes")
        second = until(made, 12).record()
        assert second.seed != "first"
        to_title(made)
        choose(made, "title.open")
        page = made.loop.stack.top
        assert isinstance(page, OpenMatchList)
        while page.is_waiting:
            turns(made, 1)
        assert [widget.name for widget in page.focus.widgets][:4] == ["match0", "away0", "match1", "away1"]
        choose(made, "match1")
        for _ in range(500):
            turns(made, 1)
            if isinstance(made.loop.stack.top, TableScene):
                break
        assert table_of(made).model.match.record().seed == "first"


def choose(made: Program, button: str) -> None:
    """Press Enter on that button of the page."""
    made.loop.stack.top.focus.go_to(button)  # type: ignore[attr-defined]
    press(made, pygame.K_RETURN)


def to_title(made: Program) -> None:
    """Leave the table by its menu."""
    press(made, pygame.K_ESCAPE)
    choose(made, "pause.title")
    assert isinstance(made.loop.stack.top, Title)


def test_a_match_of_the_history_that_is_open_again_goes_on_from_where_it_is(tmp_path: Path) -> None:
    with program(tmp_path, seed="first") as made:
        until(made, 14)
        desk = made.loop.desk
        to_title(made)
        assert desk.doors.put_away("match.txt").result()
        assert not desk.doors.has_saved_match
        (line,) = desk.kept.past().lines().result()
        left = desk.kept.past().record(line.name).result()
        assert left is not None
        for _ in range(2):  # the second time the match is on the table of this window
            made.loop.stack.push(desk.doors.left_match_again(desk, left))
        longer = until(made, len(left.actions) + 6).record()
        turns(made, 20)
        made.loop.stack.push(desk.doors.new_match(desk, Invitation(game="bela2")))
        until(made, 12)
        made.loop.stack.push(desk.doors.left_match_again(desk, left))
        now = table_of(made).model.match.record()
        assert now.actions[: len(longer.actions) - 1] == longer.actions[:-1]
        assert sorted(line.game for line in listed(made)) == ["bela2", "bela4"]
