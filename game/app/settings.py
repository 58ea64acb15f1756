"""The settings file: what the player likes and where the window stood."""

from __future__ import annotations

import json
import threading
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from enum import StrEnum
from pathlib import Path
from typing import Any

from game.scenes.preferences import (
    LARGEST_SCALE,
    SMALLEST_SCALE,
    Back,
    Cloth,
    DeckFace,
    Language,
    Motion,
    Preferences,
    Sitter,
    Speed,
)
from game.table.files import set_aside, write_whole
from game.ui.window import Geometry

FORMAT = 1
FILE = "settings.json"
CHOICES: dict[str, type[StrEnum]] = {
    "back": Back,
    "cloth": Cloth,
    "deck": DeckFace,
    "language": Language,
    "motion": Motion,
    "speed": Speed,
}
RANGES: dict[str, tuple[float, float]] = {"scale": (SMALLEST_SCALE, LARGEST_SCALE)}
"""The least and the most of numbers that do not go from 0 to 1."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that the settings file holds."""

    preferences: Preferences = field(default_factory=Preferences)
    geometry: Geometry | None = None
    is_at_table: bool = False
    """Whether the player sat at the table when the program ended, however it ended."""


@dataclass(frozen=True, slots=True)
class Loaded:
    """The settings, and a sentence when the file could not be used as it was."""

    settings: Settings
    complaint: str | None = None
    kept: str | None = None
    """The name under which the unusable file was set aside."""


def load(path: Path, language: Language = Language.HR) -> Loaded:
    """Read the file; a damaged or newer one is set aside and what is sound in it is used. Never raises.

    `language` is spoken until the player has chosen one.
    """
    usual = Settings(Preferences(language=language))
    try:
        text = path.read_text("utf-8")
    except FileNotFoundError:
        return Loaded(usual)
    except (OSError, UnicodeDecodeError) as error:
        return _aside(path, "bad", f"cannot be read ({error})", usual)
    try:
        tree = json.loads(text)
    except (json.JSONDecodeError, RecursionError) as error:
        return _aside(path, "bad", f"is damaged ({error})", usual)
    if not isinstance(tree, dict):
        return _aside(path, "bad", f"holds {_kind(tree)} where an object was expected", usual)
    number = tree.get("format")
    if isinstance(number, int) and number > FORMAT:
        return _aside(path, "newer", f"was written by a newer version (format {number})", usual)
    if number != FORMAT:
        return _aside(path, "bad", f"has no format number {FORMAT}", usual)
    wrong: list[str] = []
    settings = Settings(
        _preferences(tree.get("preferences", {}), usual.preferences, wrong),
        _geometry(tree.get("window"), wrong),
        tree.get("is_at_table") is True,
    )
    if wrong:
        return _aside(path, "bad", f"has a wrong value: {'; '.join(wrong)}", settings)
    return Loaded(settings)


def text_of(settings: Settings) -> str:
    """The settings as the text of the file."""
    likes = settings.preferences
    tree: dict[str, object] = {
        "format": FORMAT,
        "preferences": {wish.name: _plain(getattr(likes, wish.name)) for wish in fields(likes)},
    }
    if settings.is_at_table:
        tree["is_at_table"] = True
    if settings.geometry is not None:
        tree["window"] = asdict(settings.geometry)
    return json.dumps(tree, indent=2, ensure_ascii=False) + "\n"


class Keeper:
    """Writes the settings in a thread of its own, so that no frame waits for the disk."""

    def __init__(self, path: Path, settings: Settings) -> None:
        """Keep to this file, beginning with these settings, which are taken as written."""
        self._path = path
        self._settings = settings
        self._wake = threading.Condition()
        self._is_dirty = False
        self._is_closed = False
        self._thread: threading.Thread | None = None
        self.complaint: str | None = None
        """A sentence when the last writing failed."""

    def keep(self, preferences: Preferences) -> None:
        """Note new preferences; they are on the disk soon."""
        self._note(replace(self._settings, preferences=preferences))

    def keep_geometry(self, geometry: Geometry) -> None:
        """Note where the window stands."""
        self._note(replace(self._settings, geometry=geometry))

    def keep_place(self, is_at_table: bool) -> None:  # noqa: FBT001 - it is a callback with this one question
        """Note whether the player sits at the table or before the title."""
        self._note(replace(self._settings, is_at_table=is_at_table))

    def close(self) -> None:
        """Write what is unwritten and stop."""
        with self._wake:
            self._is_closed = True
            self._wake.notify()
        if self._thread is not None:
            self._thread.join()

    def _note(self, settings: Settings) -> None:
        with self._wake:
            if settings == self._settings:
                return
            self._settings = settings
            self._is_dirty = True
            if self._thread is None:
                self._thread = threading.Thread(target=self._work, name="settings")
                self._thread.start()
            self._wake.notify()

    def _work(self) -> None:
        while True:
            with self._wake:
                self._wake.wait_for(lambda: self._is_dirty or self._is_closed)
                if not self._is_dirty:
                    return
                text = text_of(self._settings)
                self._is_dirty = False
            try:
                write_whole(self._path, text)
                self.complaint = None
            except OSError as error:
                self.complaint = f"{self._path} cannot be written ({error})."


def _aside(path: Path, ending: str, why: str, settings: Settings) -> Loaded:
    try:
        kept: str | None = set_aside(path, ending).name
    except OSError:
        kept = None
    where = f"it is kept as {kept}" if kept else "it could not be moved away"
    return Loaded(settings, f"The settings file {path} {why}; {where}, and defaults are used instead.", kept)


def _preferences(tree: object, likes: Preferences, wrong: list[str]) -> Preferences:
    """What the file says, and for the rest these."""
    if not isinstance(tree, dict):
        wrong.append(f"preferences: an object was expected, found {_kind(tree)}")
        return likes
    tree = _with_tables(tree)
    sound: dict[str, Any] = {}
    for wish in fields(likes):
        if wish.name in tree:
            value, expected = _checked(wish.name, tree[wish.name], getattr(likes, wish.name))
            if expected is None:
                sound[wish.name] = value
            else:
                wrong.append(f"{wish.name}: {expected} was expected, found {tree[wish.name]!r}")
    return replace(likes, **sound)


def _plain(value: object) -> object:
    """The value as JSON has it."""
    if isinstance(value, Mapping):
        return {name: _plain(part) for name, part in value.items()}
    if isinstance(value, tuple):
        return [_plain(part) for part in value]
    return asdict(value) if isinstance(value, Sitter) else value


def _with_tables(tree: dict[str, Any]) -> dict[str, Any]:
    """Older files tell only the levels of the computers, by seat after the player's own."""
    levels = tree.get("levels")
    if "tables" in tree or not isinstance(levels, list):
        return tree
    computers = [{"level": level} for level in levels]
    tables = {str(count): [{"is_person": True}, *computers[: count - 1]] for count in (2, 3, 4)}
    return {**tree, "tables": tables}


def _checked(name: str, value: object, default: object) -> tuple[object, str | None]:
    """The value as the program uses it, or what was expected instead."""
    if name == "tables":
        tables = _tables(value)
        return tables, None if tables is not None else "who sits where, by the number of players"
    if isinstance(default, Mapping):
        return (value, None) if _is_house_rules(value) else (None, "house rules by game")
    if name in CHOICES:
        allowed = [str(member) for member in CHOICES[name]]
        return (CHOICES[name](value), None) if value in allowed else (None, f"one of {', '.join(allowed)}")
    if isinstance(default, bool):
        return value, None if isinstance(value, bool) else "true or false"
    if type(default) is str:
        return value, None if isinstance(value, str) and value else "a word"
    least, most = RANGES.get(name, (0, 1))
    if isinstance(value, int | float) and not isinstance(value, bool) and least <= value <= most:
        return float(value), None
    return None, f"a number from {least} to {most}"


def _is_house_rules(tree: object) -> bool:
    """Whether it maps games to options; whether there are such options is seen when they are used."""
    return isinstance(tree, dict) and all(
        isinstance(options, dict) and all(isinstance(value, bool | int | str) for value in options.values())
        for options in tree.values()
    )


def _tables(tree: object) -> Mapping[str, tuple[Sitter, ...]] | None:
    """Who sits where, None if it cannot be read; whether a face is drawn is seen when it is used."""
    usual = asdict(Sitter())
    if not isinstance(tree, dict):
        return None
    tables: dict[str, tuple[Sitter, ...]] = {}
    for name, seats in tree.items():
        if not isinstance(seats, list) or not all(isinstance(seat, dict) for seat in seats):
            return None
        known = [{key: seat[key] for key in usual if key in seat} for seat in seats]
        if any(type(value) is not type(usual[key]) for seat in known for key, value in seat.items()):
            return None
        tables[name] = tuple(Sitter(**seat) for seat in known)
    return tables


def _geometry(tree: object, wrong: list[str]) -> Geometry | None:
    if tree is None:
        return None
    names = [side.name for side in fields(Geometry)]
    if not isinstance(tree, dict) or not all(type(tree.get(name)) in (int, type(None)) for name in names):
        wrong.append(f"window: whole numbers {', '.join(names)} were expected, found {tree!r}")
        return None
    width, height = tree.get("width"), tree.get("height")
    if width is None or height is None or not (0 < width < 100_000 and 0 < height < 100_000):
        wrong.append(f"window: a width and a height in pixels were expected, found {width!r} and {height!r}")
        return None
    return Geometry(tree.get("x"), tree.get("y"), width, height)


def _kind(tree: object) -> str:
    names = {list: "a list", str: "a text", bool: "true or false", int: "a number", float: "a number"}
    return names.get(type(tree), "nothing" if tree is None else "an object")
