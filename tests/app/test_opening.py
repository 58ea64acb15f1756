"""The whole program: opened, left at any moment, opened again, and broken on purpose."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.app.crash import Watch
from game.app.doors import FILE
from game.app.launch import Launch
from game.app.loop import LONGEST_STEP
from game.app.open_table import open_table
from game.app.opening import Program, opened
from game.app.paths import folders
from game.app.recovery import Recovery
from game.cards.card import DECK
from game.records.deal_code import code_of_deck
from game.rules.actions import Shuffle
from game.rules.asking import choices_for
from game.scenes.broke import Broke
from game.scenes.choosing.chosen import invitation
from game.scenes.desk import Desk
from game.scenes.preferences import Invitation, Sitter
from game.scenes.report import Report
from game.scenes.scene import Pop
from game.scenes.table.scene import TableScene
from game.scenes.title import Title
from game.table.plain import plain_action
from game.table.session import Session
from game.variants.catalogue import GAMES
from game.variants.presets import Preset
from tests.depth import often
from tests.scenes.drawn_before import draw_less
from tests.seldom_drawn import seldom_drawn

FRAME = 1 / 60
OPEN_FILES = Path("/proc/self/fd")
PERSON = Sitter(is_person=True)
TABLES = {"2": (Sitter(is_person=True, face="tome"), Sitter(level="easy", face="ana"))}


class Still:
    """A clock that says what it is told."""

    seconds = FRAME

    def tick(self, frames: int) -> float:
        time.sleep(0.0005)  # the computers think in a thread of their own
        return self.seconds


@contextmanager
def program(data: Path, *, waits: bool = True, **wishes: object) -> Iterator[Program]:
    easy = dict.fromkeys((1, 2, 3), "easy") if "seed" in wishes else {}
    wishes = {"speed": "quick", "seats": easy, **wishes}
    launch = Launch(data_dir=data, size=(800, 600), **wishes)  # type: ignore[arg-type]
    with pytest.MonkeyPatch.context() as patch:
        draw_less(patch)
        made = opened(launch, folders(data))
        made.loop.clock = Still()
        if waits:
            made.doors.when_loaded()
        pygame.event.clear()
        try:
            yield made
        finally:
            made.close()


def turns(made: Program, count: int) -> None:
    for _ in range(count):
        made.loop.turn()
        made.loop.finish_picture()


@contextmanager
def waiting(made: Program) -> Iterator[None]:
    """Nobody looks closely: in the short run frames are long, and few pictures are drawn."""
    clock = made.loop.clock
    assert isinstance(clock, Still)
    clock.seconds = often(LONGEST_STEP, FRAME)
    with seldom_drawn(made.loop):
        yield
    clock.seconds = FRAME


def step(made: Program) -> None:
    """One turn as the program itself makes it, with what mends errors."""
    made.recovery.turn()
    made.loop.finish_picture()


def press(made: Program, *keys: int) -> None:
    for key in keys:
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0))
        turns(made, 2)


def table_of(made: Program) -> TableScene:
    top = made.loop.stack.top
    assert isinstance(top, TableScene), top
    return top


def until(made: Program, actions: int) -> Session:
    """Turn the loop until so many actions have been done; the person does the plainest thing."""
    session = table_of(made).model.match
    assert isinstance(session, Session)
    with waiting(made):
        for _ in range(9000):
            turns(made, 1)
            if len(session.record().actions) >= actions:
                return session
            if session.waits_for == 0:
                _answer(session)
    raise AssertionError(f"only {len(session.record().actions)} actions happened")


def _answer(session: Session) -> None:
    session.act(plain_action(0, choices_for(session.state, 0)))


def test_the_title_comes_first(tmp_path: Path) -> None:
    with program(tmp_path) as made:
        turns(made, 3)
        assert isinstance(made.loop.stack.top, Title)
        assert not made.loop.desk.doors.has_saved_match


@pytest.mark.skipif(not OPEN_FILES.is_dir(), reason="the system does not list what is open")
def test_closed_it_leaves_no_typeface_open(tmp_path: Path) -> None:
    gc.collect()
    before = _open_typefaces()
    with program(tmp_path) as made:
        turns(made, 3)
        assert _open_typefaces() > before
    assert _open_typefaces() <= before


def _open_typefaces() -> int:
    """How many files of typefaces this process holds open."""
    names = []
    for handle in OPEN_FILES.iterdir():
        with suppress(FileNotFoundError):
            names.append(handle.readlink().suffix)
    return names.count(".ttf")


@pytest.mark.sampled(3)
@pytest.mark.parametrize("actions", [2, 9, 23])
def test_left_at_any_moment_it_goes_on_exactly_there(tmp_path: Path, actions: int) -> None:
    with program(tmp_path, seed="a seed") as made:
        before = until(made, actions).record()
        pygame.event.post(pygame.Event(pygame.WINDOWCLOSE))
        turns(made, 1)
        assert made.loop.stack.is_empty
    with program(tmp_path) as made:
        session = table_of(made).model.match
        assert isinstance(session, Session)
        after = session.record()
        assert after.actions[: len(before.actions)] == before.actions
        assert (after.seed, after.rules, after.players) == (before.seed, before.rules, before.players)


def test_the_only_person_is_called_you_wherever_he_sits(tmp_path: Path) -> None:
    with program(tmp_path, lang="en", options={"target": "501"}) as made:
        assert table_of(made).model.seating.names == ("You", "Ana", "Zlata", "Joža")


def test_back_on_the_title_the_open_match_waits(tmp_path: Path) -> None:
    with program(tmp_path, seed="a seed") as made:
        before = until(made, 6).record()
        made.loop.stack.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode=""))
        made.loop.stack.top.focus.go_to("pause.title")  # type: ignore[attr-defined]
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="", scancode=0))
        turns(made, 2)
        assert isinstance(made.loop.stack.top, Title)
        desk: Desk = made.loop.desk
        made.loop.stack.push(desk.doors.saved_match(desk))
        session = table_of(made).model.match
        assert isinstance(session, Session)
        assert session.record().actions[: len(before.actions)] == before.actions


def test_a_damaged_match_is_set_aside_and_said(tmp_path: Path) -> None:
    with program(tmp_path, seed="a seed") as made:
        until(made, 12)
    file = tmp_path / FILE
    file.write_text(file.read_text("utf-8").replace("Calls", "Claws"), "utf-8")
    with program(tmp_path) as made:
        turns(made, 3)
        desk = made.loop.desk
        complaint = desk.doors.complaint(desk.say)
        assert FILE in complaint
        assert any(complaint == written.text for written in made.loop.desk.pen.written)
        assert list(tmp_path.glob(f"{FILE}.bad*"))


def test_who_only_watches_saves_nothing_and_hides_no_saved_match(tmp_path: Path) -> None:
    with program(tmp_path, seed="a seed") as made:
        until(made, 5)
    kept = (tmp_path / FILE).read_text("utf-8")
    with program(tmp_path, watch=True, seed="another") as made:
        turns(made, 30)
        assert table_of(made).model.seating.people == frozenset()
        assert table_of(made).model.seating.names == ("Mara", "Ana", "Zlata", "Joža")
        assert made.loop.desk.doors.has_saved_match
    assert (tmp_path / FILE).read_text("utf-8") == kept


def test_a_record_is_opened_from_a_file(tmp_path: Path) -> None:
    with program(tmp_path, seed="a seed") as made:
        record = until(made, 8).record()
    (tmp_path / FILE).rename(tmp_path / "mine.txt")
    with program(tmp_path / "elsewhere", open_file=tmp_path / "mine.txt") as made:
        session = table_of(made).model.match
        assert isinstance(session, Session)
        assert session.record().actions == record.actions


def test_computers_may_play_on_the_match_of_a_file(tmp_path: Path) -> None:
    with program(tmp_path, seed="a seed") as made:
        record = until(made, 8).record()
        assert table_of(made).model.seating.people == {0}
    (tmp_path / FILE).rename(tmp_path / "mine.txt")
    with program(tmp_path / "elsewhere", open_file=tmp_path / "mine.txt", watch=True) as made:
        session = table_of(made).model.match
        assert isinstance(session, Session)
        assert table_of(made).model.seating.people == frozenset()
        assert session.record().actions[:8] == record.actions[:8]
        assert [one.name for one in session.record().players][1:] == [one.name for one in record.players][1:]


def test_every_phase_has_its_picture_however_fast_it_is_played(tmp_path: Path) -> None:
    shots = tmp_path / "shots"
    with program(
        tmp_path, watch=True, seed="7", game="belote4_es", speed="instant", screenshot_dir=shots
    ) as made:
        for _ in range(4000):
            turns(made, 1)
            names = [shot.stem[4:] for shot in sorted(shots.glob("*.png"))]
            if "counting" in names:
                break
    assert names.index("turned") < names.index("call") < names.index("taken") < names.index("trick")
    assert names.count("trick") == 8


def test_pictures_that_cannot_be_written_break_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("in the way", "utf-8")
    with program(tmp_path / "data", watch=True, screenshot_dir=tmp_path / "file" / "deep") as made:
        for _ in range(3):
            made.loop.desk.photographs.ask("phase")
            turns(made, 2)
    assert capsys.readouterr().err.count("No more pictures are taken") == 1


def test_a_wanted_deal_is_dealt_and_the_match_before_is_kept(tmp_path: Path) -> None:
    with program(tmp_path, seed="a seed") as made:
        until(made, 6)
    text = (tmp_path / FILE).read_text("utf-8")
    deck = DECK[::-1]
    with program(tmp_path, seed="a seed", deal=code_of_deck(deck)) as made:
        record = until(made, 4).record()
    assert any(isinstance(action, Shuffle) and action.deck == deck for action in record.actions)
    (left,) = (tmp_path / "open").iterdir()
    assert left.read_text("utf-8") == text


def test_the_speed_of_the_command_line_is_not_kept(tmp_path: Path) -> None:
    with program(tmp_path) as made:
        made.loop.desk.change(lambda likes: replace(likes, volume=0.3))
    text = (tmp_path / "settings.toml").read_text("utf-8")
    assert 'speed = "normal"' in text
    assert "volume = 0.3" in text


def breaks(*_: object) -> None:
    raise ZeroDivisionError("a trick without cards")


def test_a_scene_that_breaks_leaves_one_report_and_the_match_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with program(tmp_path, seed="a seed") as made:
        before = until(made, 9).record()
        with monkeypatch.context() as broken:
            broken.setattr(TableScene, "update", breaks)
            step(made)
        top = made.loop.stack.top
        assert isinstance(top, Broke)
        assert top.report is not None
        report = top.report.read_text("utf-8")
        assert "ZeroDivisionError: a trick without cards" in report
        assert '[Seed "a seed"]' in report
        press(made, pygame.K_RETURN)
        session = table_of(made).model.match
        assert isinstance(session, Session)
        assert session.record().actions[: len(before.actions)] == before.actions
        until(made, len(before.actions) + 2)
    assert len(list(tmp_path.glob("crash*.txt"))) == 1
    with program(tmp_path) as made:
        assert not isinstance(made.loop.stack.top, Broke), "it was told already"


def test_the_report_can_be_read_in_the_window(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with program(tmp_path) as made:
        turns(made, 2)
        with monkeypatch.context() as broken:
            broken.setattr(Title, "update", breaks)
            step(made)
        assert isinstance(made.loop.stack.top, Broke)
        press(made, pygame.K_DOWN, pygame.K_RETURN)
        top = made.loop.stack.top
        assert isinstance(top, Report)
        turns(made, 2)
        assert any("ZeroDivisionError" in line.text for line in made.loop.desk.pen.written)
        first = top.first
        press(made, pygame.K_PAGEDOWN)
        assert top.first >= first
        press(made, pygame.K_ESCAPE, pygame.K_ESCAPE)
        assert isinstance(made.loop.stack.top, Title)


def test_what_breaks_again_and_again_ends_the_program_with_one_report(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Title, "update", breaks)
    monkeypatch.setattr(Broke, "update", breaks)
    assert open_table(Launch(data_dir=tmp_path, size=(800, 600))) == 1
    said = capsys.readouterr().err
    assert "a trick without cards" in said
    assert "Traceback" not in said
    assert "ZeroDivisionError" in (tmp_path / "crash.txt").read_text("utf-8")
    monkeypatch.undo()
    with program(tmp_path) as made:
        top = made.loop.stack.top
        assert isinstance(top, Broke)
        assert top.report is not None
        assert top.report.is_file()


def test_a_match_that_cannot_be_shown_does_not_lock_the_player_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with program(tmp_path, seed="a seed") as made:
        until(made, 9)
    text = (tmp_path / FILE).read_text("utf-8")
    with monkeypatch.context() as broken:
        broken.setattr(TableScene, "want", breaks)
        with program(tmp_path) as made:
            assert isinstance(made.loop.stack.top, Broke)
            press(made, pygame.K_RETURN)
            assert isinstance(made.loop.stack.top, Title)
    assert (tmp_path / FILE).read_text("utf-8") == text


def test_an_error_in_a_thread_is_told_at_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def once(_: Recovery) -> None:
        thread = threading.Thread(target=breaks)
        thread.start()
        thread.join()

    monkeypatch.setattr(Recovery, "run", once)
    assert open_table(Launch(data_dir=tmp_path, size=(800, 600))) == 0
    assert "ZeroDivisionError" in capsys.readouterr().err
    with program(tmp_path) as made:
        assert isinstance(made.loop.stack.top, Broke)


def test_a_fault_of_a_library_becomes_a_report(tmp_path: Path) -> None:
    (tmp_path / "fault-1.txt").write_text("Fatal Python error: Segmentation fault\n")
    watch = Watch(tmp_path, lambda: "")
    watch.begin()
    watch.close()
    assert "Segmentation fault" in (tmp_path / "crash.txt").read_text("utf-8")
    assert not list(tmp_path.glob("fault*"))


def test_breaking_before_the_first_picture_is_told_as_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def breaks(*_: object) -> None:
        raise LookupError("no felt")

    monkeypatch.setattr(Title, "__init__", breaks)
    assert open_table(Launch(data_dir=tmp_path, size=(800, 600))) == 1
    assert "no felt" in capsys.readouterr().err
    assert (tmp_path / "crash.txt").exists()


def test_the_first_start_speaks_the_system_s_language_and_later_ones_what_was_spoken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for locale, spoken in (("de_AT.UTF-8", "de"), ("fr_FR.UTF-8", "de")):
        monkeypatch.setenv("LANG", locale)
        with program(tmp_path) as made:
            assert made.loop.desk.preferences.language == spoken


def test_what_cannot_be_written_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("match.txt", "settings.toml"):
        (tmp_path / name / "in the way").mkdir(parents=True)
    with program(tmp_path, seed="a seed") as made:
        until(made, 6)
        made.doors.flush()
        desk = made.loop.desk
        assert desk.doors.complaint(desk.say) == desk.say("title.match_unsaved")
    said = capsys.readouterr().err
    assert f"{tmp_path / 'match.txt'} cannot be written" in said
    assert f"{tmp_path / 'settings.toml'} cannot be" in said


def test_another_pygame_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.delattr(pygame, "IS_CE")
    assert open_table(Launch()) == 1
    assert "pygame-ce" in capsys.readouterr().err


def test_no_display_is_a_sentence_and_exit_code_two(tmp_path: Path) -> None:
    code = (
        "import sys; from pathlib import Path\n"
        "from game.app.launch import Launch; from game.app.open_table import open_table\n"
        "sys.exit(open_table(Launch(data_dir=Path(sys.argv[1]))))"
    )
    screens = {"DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"}
    env = {key: value for key, value in os.environ.items() if key not in screens}
    command = [sys.executable, "-c", code, str(tmp_path)]
    ended = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.count("\n") == 1
    assert ended.stderr.startswith("There is no display")


def test_who_ended_at_the_title_begins_there(tmp_path: Path) -> None:
    with program(tmp_path, seed="a seed") as made:
        until(made, 6)
        made.loop.stack.fold(Pop())
        assert isinstance(made.loop.stack.top, Title)
    with program(tmp_path) as made:
        assert isinstance(made.loop.stack.top, Title)
        assert made.loop.desk.doors.has_saved_match


def test_without_the_match_that_was_left_the_title_opens(tmp_path: Path) -> None:
    with program(tmp_path, seed="a seed") as made:
        until(made, 6)
    (tmp_path / FILE).unlink()
    with program(tmp_path) as made:
        assert isinstance(made.loop.stack.top, Title)
        assert not made.loop.desk.doors.has_saved_match


@pytest.mark.parametrize(
    ("found", "becomes", "key"),
    [
        ("no match at all\n", "match.txt.bad", "title.match_unreadable"),
        ('[Format "9"]\n[Game "bela4"]\n', "match.txt.newer", "title.match_newer"),
    ],
)
def test_a_match_that_cannot_be_read_is_kept_and_said(
    tmp_path: Path, found: str, becomes: str, key: str
) -> None:
    (tmp_path / FILE).write_text(found, "utf-8")
    with program(tmp_path) as made:
        turns(made, 3)
        desk = made.loop.desk
        assert desk.doors.complaint(desk.say) == desk.say(key, file=becomes)
        assert not desk.doors.has_saved_match
    assert (tmp_path / becomes).read_text("utf-8") == found


def test_an_invitation_says_what_is_played_and_again_means_the_same(tmp_path: Path) -> None:
    wanted = Invitation(game="bela3", options={"target": 501}, seats=(PERSON, Sitter(level="easy"), Sitter()))
    with program(tmp_path) as made:
        desk: Desk = made.loop.desk
        made.loop.stack.push(desk.doors.new_match(desk, wanted))
        first = table_of(made).model.match.record()
        assert first.game == "bela3"
        assert first.rules.match.target == 501
        assert [seated.mind for seated in first.players] == ["human", "easy", "medium"]
        made.loop.stack.push(desk.doors.new_match(desk))
        again = table_of(made).model.match.record()
        assert (again.game, again.rules, again.players) == (first.game, first.rules, first.players)
        assert again.seed != first.seed


def test_rules_that_cannot_be_had_are_left_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with program(tmp_path) as made:
        desk: Desk = made.loop.desk
        wanted = Invitation(game="belot_bg", options={"target": 0})
        made.loop.stack.push(desk.doors.new_match(desk, wanted))
        assert table_of(made).model.match.rules.match.target == 151
    assert "the target must be at least 1 point" in capsys.readouterr().err


def test_the_game_of_the_command_line_is_offered_first(tmp_path: Path) -> None:
    with program(tmp_path, game="coinche_fr") as made:
        assert made.loop.desk.preferences.game == "coinche_fr"
    with program(tmp_path) as made:
        assert made.loop.desk.preferences.game == "bela4", "it was said for one time only"


def test_own_house_rules_come_back(tmp_path: Path) -> None:
    with program(tmp_path) as made:
        rules = GAMES["bela2"].rules
        made.loop.desk.kept.shelf.put((Preset("Kod kuće", "bela2", rules),))
        made.loop.desk.change(
            lambda likes: replace(likes, game="bela2", house_rules={"bela2": {"contra": True}}, tables=TABLES)
        )
    with program(tmp_path) as made:
        desk = made.loop.desk
        assert [one.name for one in desk.kept.shelf.things] == ["Kod kuće"]
        assert invitation(desk) == Invitation(game="bela2", options={"contra": True}, seats=TABLES["2"])
