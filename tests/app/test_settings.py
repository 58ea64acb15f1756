"""Settings come back as they were kept, and a bad file is neither lost nor in the way."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
import time
import tomllib
from dataclasses import fields
from pathlib import Path

import pytest
import tomli_w
from hypothesis import given
from hypothesis import strategies as st

from game.app.settings import FILE, OLD_FILE, WRONG, Keeper, Loaded, Settings, load, text_of
from game.scenes.preferences import DeckFace, Language, Preferences, Sitter, Speed
from game.ui.window import Geometry

LIKES = Preferences(
    deck=DeckFace.FRENCH,
    language=Language.EN,
    speed=Speed.QUICK,
    volume=0.35,
    is_muted=True,
    shows_running_points=True,
    asks_for_cut=False,
    is_fullscreen=True,
    game="belot_bg",
    house_rules={"belot_bg": {"target": 201, "capotLock": True, "roundSplit": "loserUp"}},
    tables={
        "4": (
            Sitter(is_person=True, name="Vesna", face="ana"),
            Sitter(level="easy", face="luka"),
            Sitter(is_person=True, face="tome"),
            Sitter(level="master", name="Teta Mara", face="mara"),
        ),
        "2": (Sitter(is_person=True), Sitter(is_person=True)),
    },
    peeks_by_hold=True,
    covers_alone=True,
    turns_to_players=True,
)
KEPT = Settings(LIKES, Geometry(10, 20, 1280, 720))
MAXIMISED = Settings(LIKES, Geometry(10, 20, 1280, 720, is_maximised=True))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "deep" / FILE


def put(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")


@pytest.mark.parametrize(
    "settings",
    [
        *(KEPT, MAXIMISED, Settings(), Settings(LIKES, Geometry(None, None, 800, 600))),
        *(Settings(Preferences(volume=volume)) for volume in (0.0, 1.0)),
    ],
)
def test_round_trip(file: Path, settings: Settings) -> None:
    put(file, text_of(settings))
    loaded = load(file)
    assert loaded == Loaded(settings)
    assert not loaded.is_newer
    assert not loaded.is_mended


def test_no_file_means_defaults_and_silence(file: Path) -> None:
    assert load(file) == load(file.with_name("another"))
    assert load(file).settings == Settings()


def test_until_a_language_is_chosen_the_given_one_is_spoken(file: Path) -> None:
    assert load(file, Language.DE).settings == Settings(Preferences(language=Language.DE))
    put(file, "format = 2\n[preferences]\nvolume = 0.5\n")
    assert load(file, Language.DE).settings.preferences == Preferences(language=Language.DE, volume=0.5)
    put(file, text_of(KEPT))
    assert load(file, Language.DE).settings == KEPT
    put(file, "=")
    assert load(file, Language.DE).settings.preferences.language is Language.DE


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "has no format number"),
        (
            "format = 2\n[pref",
            "is damaged (Expected ']' at the end of a table declaration (at end of document))",
        ),
        ("format = 2\n\nvolume = = 3\n", "is damaged (Invalid value (at line 3, column 10))"),
        ('format = "2"', "has no format number"),
        ("format = true", "has no format number"),
        (
            "format = 2\npreferences = 7",
            "line 2, column 15: preferences: an object was expected, found a number",
        ),
        ("format = 2\npreferences = 2026-11-28", "an object was expected, found a date"),
        ("format = 2\npreferences = 2026-11-28 09:30:00", "an object was expected, found a date and a time"),
        ("format = 2\npreferences = 09:30:00", "an object was expected, found a time"),
        ('format = 2\n[window]\nwidth = "wide"', "line 2, column 9: window: whole numbers"),
        ("format = 2\n[window]\nx = 1\ny = 1\nwidth = -5\nheight = 9", "window: a width"),
        ("format = 2\n[window]\nheight = 9", "window: a width"),
        ("format = 2\n[window]\nwidth = 9", "window: a width"),
        ("format = 2\n[preferences]\nvolume = true", "volume: a number from 0 to 1"),
        ('format = 2\n[preferences]\ngame = ""', "game: a word was expected, found ''"),
        ("format = 2\n[preferences]\ngame = 7", "game: a word was expected, found 7"),
        ("format = 2\n[preferences.keys]\nhint = 7", "keys: names for names"),
        ("format = 2\n[preferences.tables]\n4 = 7", "tables: who sits where"),
        ("format = 2\n[preferences.tables.4]", "tables: who sits where"),
        ("format = 2\n[preferences.tables]\n4 = [{}, 7]", "tables: who sits where"),
        ('format = 2\n[preferences.tables]\n4 = [{ name = 7, face = "ana" }]', "tables: who sits where"),
        ("format = 2\n[preferences.house_rules]\nbela4 = 501", "house_rules: house rules by game"),
        ("format = 2\n[preferences.house_rules.bela4]\ntarget = [5]", "house_rules: house rules by game"),
        ("format = 2\n[preferences.before_letter]\nbela4 = true", "before_letter: options by game"),
        ("format = 2\n[preferences.before_letter.bela4]\nasks_for_cut = 7", "before_letter: options by game"),
        (
            f"format = 2\n[window]\nx = {2**63 - 1}\ny = 1\nwidth = 900\nheight = 700",
            "window: a place on a screen",
        ),
        ("a = 1\na" + ".a" * 100 + " = 1", "is damaged (line 2: a key of at most 100 parts was expected)"),
        ("a = " + "[" * 100_000, "is damaged"),
        ("a = " + "1" * 10_000, "is damaged"),
    ],
)
def test_a_bad_file_is_set_aside_and_said(file: Path, text: str, said: str) -> None:
    put(file, text)
    loaded = load(file)
    assert loaded.settings == Settings()
    assert loaded.complaint is not None
    assert said in loaded.complaint
    rest = "all other values are used." if loaded.is_mended else "defaults are used instead."
    assert loaded.complaint.endswith(rest)
    assert loaded.is_mended == file.exists() == ("format = 2" in text and "is damaged" not in said)
    assert (file.parent / f"{FILE}.bad").read_text("utf-8") == text
    assert load(file).complaint is None, "the next start is quiet"


def test_a_key_of_a_hundred_parts_is_no_fault(file: Path) -> None:
    put(file, "a" + ".a" * 99 + " = 1\nformat = 2")
    assert load(file).complaint is None


def test_bytes_that_are_no_text_are_set_aside(file: Path) -> None:
    put(file, "")
    file.write_bytes(b"\xff\xfe=")
    assert "cannot be read" in (load(file).complaint or "")
    assert (file.parent / f"{FILE}.bad").exists()


def test_a_newer_file_is_used_as_far_as_it_goes_and_left_alone(file: Path) -> None:
    text = "format = 3\n[preferences]\ndeck = 'holographic'\nvolume = 0.5\n"
    put(file, text)
    loaded = load(file)
    assert "newer version" in (loaded.complaint or "")
    assert loaded.is_newer
    assert loaded.settings.preferences == Preferences(volume=0.5)
    keeper = Keeper(file, loaded.settings, is_kept=not loaded.is_newer)
    keeper.keep(LIKES)
    keeper.close()
    assert [path.name for path in file.parent.iterdir()] == [FILE]
    assert file.read_text("utf-8") == text


def test_one_wrong_value_does_not_spoil_the_others(file: Path) -> None:
    tree = tomllib.loads(text_of(KEPT))
    tree["preferences"] |= {"speed": "warp", "volume": 3, "is_muted": "yes", "hat": "bowler"}
    put(file, tomli_w.dumps(tree))
    loaded = load(file)
    assert (loaded.settings.preferences.deck, loaded.settings.preferences.language) == ("french", "en")
    assert (loaded.settings.preferences.speed, loaded.settings.preferences.volume) == ("normal", 0.7)
    complaint = loaded.complaint or ""
    assert (
        "line 6, column 9: speed: one of calm, normal, quick, instant was expected, found 'warp'" in complaint
    )
    assert "volume: a number from 0 to 1" in complaint
    assert "is_muted: true or false" in complaint
    assert "hat" not in complaint, "what a later version added is no fault"
    assert complaint.endswith(f"it is kept as {FILE}.bad, and all other values are used.")
    assert load(file).settings == loaded.settings, "they are on the disk at once"
    assert load(file).complaint is None


def load_from_a_full_disk(file: Path) -> Loaded:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with pytest.MonkeyPatch.context() as disk:
        disk.setattr("game.app.settings.write_whole", full)
        return load(file)


def test_where_the_sound_values_cannot_be_written_the_file_stays(file: Path) -> None:
    text = 'format = 2\n[preferences]\ndeck = "french"\nvolume = 3\n'
    put(file, text)
    loaded = load_from_a_full_disk(file)
    assert loaded.settings.preferences == Preferences(deck=DeckFace.FRENCH)
    assert "volume: a number from 0 to 1" in (loaded.complaint or "")
    assert loaded.kept is None
    assert [path.name for path in file.parent.iterdir()] == [FILE]
    assert file.read_text("utf-8") == text


def test_a_file_that_cannot_be_moved_away_stays_and_its_sound_values_are_used(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError

    text = 'format = 2\n[preferences]\ndeck = "french"\nvolume = 3\n'
    put(file, text)
    monkeypatch.setattr("game.app.settings.set_aside", refuse)
    loaded = load(file)
    assert loaded.settings.preferences == Preferences(deck=DeckFace.FRENCH)
    assert "it could not be moved away, and all other values are used" in (loaded.complaint or "")
    assert file.read_text("utf-8") == text


def test_every_preference_is_written_and_the_words_it_may_be() -> None:
    text = text_of(Settings())
    assert set(tomllib.loads(text)["preferences"]) == {wish.name for wish in fields(Preferences)}
    assert "#   speed = calm, normal, quick, instant\n" in text
    assert all(line.startswith("#") for line in text.split("\nformat")[0].splitlines() if line)


OLDEST = """
{"format": 1, "preferences": {"deck": "french", "levels": ["easy", "hard", "master"], "volume": 0.25},
 "window": {"x": 10, "y": 20, "width": 1280, "height": 720}}
"""
OLD = """
{"format": 1, "is_at_table": true, "preferences": {"deck": "french", "volume": 0.25, "levels": ["hard"],
 "house_rules": {"belot_bg": {"target": 201}}, "tables": {"2": [{"is_person": true}, {"level": "easy"}]}}}
"""


@pytest.mark.parametrize("text", [OLDEST, OLD])
def test_what_was_kept_as_json_is_kept_as_toml(file: Path, text: str) -> None:
    put(file.with_name(OLD_FILE), text)
    loaded = load(file, Language.DE)
    likes = loaded.settings.preferences
    assert loaded.complaint is None
    assert (likes.deck, likes.volume, likes.language) == ("french", 0.25, "de")
    if text is OLDEST:
        assert [sitter.level for sitter in likes.tables["4"]] == ["medium", "easy", "hard", "master"]
        assert {count: len(table) for count, table in likes.tables.items()} == {"2": 2, "3": 3, "4": 4}
        assert loaded.settings.geometry == Geometry(10, 20, 1280, 720)
    else:
        assert likes.tables == {"2": (Sitter(is_person=True), Sitter(level="easy"))}
        assert likes.house_rules == {"belot_bg": {"target": 201}}
        assert loaded.settings.is_at_table
    assert {path.name for path in file.parent.iterdir()} == {FILE, f"{OLD_FILE}.old"}
    assert load(file).settings == loaded.settings
    assert file.with_name(f"{OLD_FILE}.old").read_text("utf-8") == text


def test_what_was_kept_as_json_stays_where_it_cannot_be_written_as_toml(file: Path) -> None:
    put(file.with_name(OLD_FILE), OLD)
    loaded = load_from_a_full_disk(file)
    assert loaded.settings.preferences.deck == "french"
    assert f"{file} cannot be written" in (loaded.complaint or "")
    assert [path.name for path in file.parent.iterdir()] == [OLD_FILE]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "is damaged"),
        ('{"format": 1,\n "pref', "is damaged (Unterminated string starting at: line 2 column 2 (char 15))"),
        ("[1, 2]", "holds a list where an object was expected"),
        ("null", "holds nothing"),
        ("{}", "has no format number"),
        ('{"format": 7}', "has no format number 1"),
        ('{"format": 1, "preferences": {"game": "\\ud800"}}', "is damaged"),
        ("[" * 100_000, "is damaged"),
    ],
)
def test_bad_json_is_set_aside_and_said(file: Path, text: str, said: str) -> None:
    old = file.with_name(OLD_FILE)
    put(old, text)
    loaded = load(file)
    assert loaded.settings == Settings()
    assert said in (loaded.complaint or "")
    assert old.with_name(f"{OLD_FILE}.bad").read_text("utf-8") == text
    assert load(file).complaint is None, "the next start is quiet"


def test_one_wrong_value_of_json_does_not_spoil_the_others(file: Path) -> None:
    tree = {"format": 1, "preferences": {"deck": "french", "volume": 3}}
    put(file.with_name(OLD_FILE), json.dumps(tree))
    loaded = load(file)
    assert loaded.settings.preferences == Preferences(deck=DeckFace.FRENCH)
    assert "volume: a number from 0 to 1" in (loaded.complaint or "")
    assert loaded.kept == f"{OLD_FILE}.bad"
    assert loaded.is_mended
    assert load(file).settings == loaded.settings


def test_a_wrong_value_whose_place_is_not_found_is_told_by_its_name(file: Path) -> None:
    put(file, 'format = 2\npreferences = { deck = "french", volume = 3 }\n')
    loaded = load(file)
    assert loaded.settings.preferences == Preferences(deck=DeckFace.FRENCH)
    assert f"{WRONG}volume: a number from 0 to 1" in (loaded.complaint or "")


@given(st.binary(max_size=200))
def test_no_file_at_all_makes_it_raise(tmp_path_factory: pytest.TempPathFactory, raw: bytes) -> None:
    file = tmp_path_factory.mktemp("settings") / FILE
    file.write_bytes(raw)
    assert load(file).settings == Settings()
    old = file.with_name(OLD_FILE)
    old.write_bytes(raw)
    file.unlink(missing_ok=True)
    assert load(file).settings == Settings()


@given(st.integers(0, 3000), st.integers(0, 7))
def test_a_flipped_bit_never_raises(tmp_path_factory: pytest.TempPathFactory, place: int, bit: int) -> None:
    raw = bytearray(text_of(KEPT).encode())
    raw[place % len(raw)] ^= 1 << bit
    file = tmp_path_factory.mktemp("settings") / FILE
    file.write_bytes(raw)
    load(file)


def test_the_keeper_writes_the_latest(file: Path) -> None:
    keeper = Keeper(file, Settings())
    for step in range(20):
        keeper.keep(Preferences(volume=step / 20))
    keeper.keep_geometry(Geometry(1, 2, 900, 700))
    keeper.keep(LIKES)
    keeper.keep_place(True)
    keeper.close()
    assert load(file).settings == Settings(LIKES, Geometry(1, 2, 900, 700), is_at_table=True)
    assert [path.name for path in file.parent.iterdir()] == [FILE], "no temporary file is left"


def test_a_program_that_ends_without_closing_writes_what_was_changed_and_ends(file: Path) -> None:
    code = """
import sys, time
from pathlib import Path
from game.app import settings
from game.scenes.preferences import Preferences

at_once = settings.write_whole
settings.write_whole = lambda *words: (time.sleep(0.2), at_once(*words))
settings.Keeper(Path(sys.argv[1]), settings.Settings()).keep(Preferences(volume=0.25))
"""
    command = [sys.executable, "-c", code, str(file)]
    subprocess.run(command, cwd=Path(__file__).parents[2], check=True, timeout=60)
    assert load(file).settings.preferences.volume == 0.25


def test_nothing_changed_nothing_written(file: Path) -> None:
    keeper = Keeper(file, KEPT)
    keeper.keep(LIKES)
    keeper.close()
    assert not file.exists()


def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "deep").write_text("a file where a folder should be")
    keeper = Keeper(tmp_path / "deep" / FILE, Settings())
    keeper.keep(LIKES)
    keeper.close()
    assert "cannot be written" in (keeper.complaint or "")


def test_what_was_refused_is_tried_again_with_the_next_change_and_at_the_end(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[str] = []
    refused = threading.Event()

    def refuse(_: Path, text: str) -> None:
        tried.append(text)
        refused.set()
        raise OSError(28, "No space left on device")

    keeper = Keeper(file, Settings())
    with monkeypatch.context() as disk:
        disk.setattr("game.app.settings.write_whole", refuse)
        for volume in (0.1, 0.2):
            refused.clear()
            keeper.keep(Preferences(volume=volume))
            assert refused.wait(5)
        time.sleep(0.1)
        assert len(tried) == 2, "nobody asks the disk over and over"
    assert "cannot be written" in (keeper.complaint or "")
    keeper.close()
    assert keeper.complaint is None
    assert load(file).settings.preferences.volume == 0.2
