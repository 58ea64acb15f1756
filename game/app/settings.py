"""The settings file: what the player likes and where the window stood, as TOML that people can read."""

from __future__ import annotations

import atexit
import re
import threading
from contextlib import suppress
from dataclasses import asdict, dataclass, field, fields, replace
from enum import StrEnum
from pathlib import Path
from typing import Any, Final

from game.app.settings_values import geometry_of, kind_of, plain, preferences_of
from game.scenes.preferences import Language, Preferences
from game.table.files import read_bounded_text, set_aside, write_whole
from game.ui.window import Geometry

FORMAT: Final = 2
FILE: Final = "settings.toml"

OLD_FORMAT: Final = 1
OLD_FILE: Final = "settings.json"
"""What the file was called while it was JSON; it is read once, and then lies beside as `.old`."""

WRONG: Final = "has a wrong value: "
MOST_PARTS: Final = 100
DOT: Final = "."

HEAD: Final = """\
# What you have set on the options page, and where the window stood. The table reads this file when it
# starts and writes it anew whenever something changes, so edit it only while the table is closed.
# A file that makes no sense is not lost: it is renamed to .bad, and the title screen says so. Of one with a
# wrong value everything else is kept.
#
# Words that may stand behind
"""


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
    is_newer: bool = False
    """Whether a newer version wrote the file, which must then stay as it is."""
    is_mended: bool = False
    """Whether single values were wrong, and everything else is as the player had it."""


def load(path: Path, language: Language = Language.HR) -> Loaded:
    """Read the file, or the older one beside it; what is sound in it is used. Never raises.

    A damaged file is set aside, one of a newer version is left alone. `language` is spoken until the player
    has chosen one.
    """
    usual = Settings(Preferences(language=language))
    try:
        text = read_bounded_text(path)
    except FileNotFoundError:
        return _migrated(path, usual)
    except (OSError, UnicodeDecodeError) as error:
        return _aside(path, "bad", f"cannot be read ({error})", usual)
    import tomllib  # only where there is a file: a first start has none

    try:
        _check_depth(text)
        tree: dict[str, Any] = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # not all of them are TOMLDecodeErrors
        return _aside(path, "bad", f"is damaged ({_placed(error)})", usual)
    number = tree.get("format")
    if type(number) is int and number > FORMAT:
        settings, _ = _read(tree, text, usual)
        why = f"was written by a newer version (format {number}); it is left as it is"
        return Loaded(settings, f"The settings file {path} {why}, and no changes are kept.", is_newer=True)
    if number != FORMAT:
        return _aside(path, "bad", f"has no format number {FORMAT}", usual)
    settings, wrong = _read(tree, text, usual)
    if wrong:
        return _mended(path, wrong, settings)
    return Loaded(settings)


def text_of(settings: Settings) -> str:
    """The settings as the text of the file."""
    import tomli_w  # it needs decimals, for which no first frame should wait

    likes = settings.preferences
    tree: dict[str, Any] = {"format": FORMAT}
    if settings.is_at_table:
        tree["is_at_table"] = True
    tree["preferences"] = {wish.name: plain(getattr(likes, wish.name)) for wish in fields(likes)}
    if settings.geometry is not None:
        sides = asdict(settings.geometry).items()
        tree["window"] = {name: side for name, side in sides if side is not None}
    words = [
        f"#   {wish.name} = {', '.join(type(value))}\n"
        for wish in fields(likes)
        if isinstance(value := getattr(likes, wish.name), StrEnum)
    ]
    return HEAD + "".join(words) + "\n" + tomli_w.dumps(tree)


class Keeper:
    """Writes the settings in a thread of its own, so that no frame waits for the disk."""

    def __init__(self, path: Path, settings: Settings, *, is_kept: bool = True) -> None:
        """Keep to this file, beginning with these settings, which are taken as written.

        With `is_kept` false the file stays as it is whatever is changed.
        """
        self._is_kept = is_kept
        self._path = path
        self.settings = settings
        self._wake = threading.Condition()
        self._is_dirty = False
        self._is_refused = False
        """Whether the disk lacks what it was given last: tried again with the next change, and at the end."""
        self._is_closed = False
        self._thread: threading.Thread | None = None
        self.complaint: str | None = None
        """A sentence when the last writing failed."""

    def keep(self, preferences: Preferences) -> None:
        """Note new preferences; they are on the disk soon."""
        self._note(replace(self.settings, preferences=preferences))

    def keep_geometry(self, geometry: Geometry) -> None:
        """Note where the window stands."""
        self._note(replace(self.settings, geometry=geometry))

    def keep_place(self, is_at_table: bool) -> None:  # noqa: FBT001 - it is a callback with this one question
        """Note whether the player sits at the table or before the title."""
        self._note(replace(self.settings, is_at_table=is_at_table))

    def close(self) -> None:
        """Write what is unwritten and stop."""
        with self._wake:
            self._is_closed = True
            self._is_dirty = self._is_dirty or self._is_refused
            self._wake.notify()
        if self._thread is not None:
            self._thread.join()
            atexit.unregister(self.close)

    def _note(self, settings: Settings) -> None:
        with self._wake:
            if settings == self.settings or not self._is_kept:
                return
            self.settings = settings
            self._is_dirty = True
            if self._thread is None:
                # if the program breaks before it can be closed, nothing must keep it from ending
                self._thread = threading.Thread(target=self._work, name="settings", daemon=True)
                self._thread.start()
                atexit.register(self.close)
            self._wake.notify()

    def _work(self) -> None:
        while True:
            with self._wake:
                self._wake.wait_for(lambda: self._is_dirty or self._is_closed)
                if not self._is_dirty:
                    return
                text = text_of(self.settings)
                self._is_dirty = self._is_refused = False
            try:
                write_whole(self._path, text)
                self.complaint = None
            except (OSError, ValueError) as error:  # ValueError: a text that is none in UTF-8
                self._is_refused = True
                self.complaint = f"{self._path} cannot be written ({error})."


def _read(tree: dict[str, Any], text: str, usual: Settings) -> tuple[Settings, str]:
    """What is sound, and sentences about what is not, each with its place in the text if it has one."""
    wrong: list[str] = []

    def tell(name: str, what: str) -> None:
        wrong.append(f"{_place(name, text)}{name}: {what}")

    settings = Settings(
        preferences_of(tree.get("preferences", {}), usual.preferences, tell),
        geometry_of(tree.get("window"), tell),
        tree.get("is_at_table") is True,
    )
    return settings, "; ".join(wrong)


def _place(name: str, text: str) -> str:
    """Where the value of that name begins."""
    found = re.search(rf"^\s*\[*(preferences\.)?{name}(\]|\s*=\s*|\.)", text, re.MULTILINE)
    if found is None:
        return ""
    before = text[: found.end()]
    return f"line {before.count(chr(10)) + 1}, column {found.end() - before.rfind(chr(10))}: "


def _check_depth(text: str) -> None:
    """Raise ValueError for a key of too many parts: the time of the parser grows with their square."""
    for number, line in enumerate(text.split("\n"), 1):
        if any(len(part.split(DOT)) > MOST_PARTS for part in re.split(r"[=,{}\[\]]", line)):
            raise ValueError(f"line {number}: a key of at most {MOST_PARTS} parts was expected")


def _placed(error: Exception) -> str:
    """The error of the parser, which tells line and column, in one line."""
    return str(error).splitlines()[0] if str(error) else type(error).__name__


def _migrated(path: Path, usual: Settings) -> Loaded:
    """What an older version left as JSON, which is written as TOML at once; else the usual."""
    old = path.with_name(OLD_FILE)
    try:
        text = read_bounded_text(old)
    except FileNotFoundError:
        return Loaded(usual)
    except (OSError, UnicodeDecodeError) as error:
        return _aside(old, "bad", f"cannot be read ({error})", usual)
    import json

    try:
        tree = json.loads(text)
        json.dumps(tree, ensure_ascii=False).encode()  # halves of letters can be written in JSON alone
    except (ValueError, RecursionError) as error:
        return _aside(old, "bad", f"is damaged ({_placed(error)})", usual)
    if not isinstance(tree, dict):
        return _aside(old, "bad", f"holds {kind_of(tree)} where an object was expected", usual)
    if type(tree.get("format")) is not int or tree["format"] != OLD_FORMAT:
        return _aside(old, "bad", f"has no format number {OLD_FORMAT}", usual)
    settings, wrong = _read(tree, "", usual)
    try:
        write_whole(path, text_of(settings))
    except OSError as error:
        return Loaded(settings, f"{path} cannot be written ({error}).")
    if wrong:
        return _aside(old, "bad", f"{WRONG}{wrong}", settings, is_mended=True)
    return _aside(old, "old", "", settings)


def _mended(path: Path, wrong: str, settings: Settings) -> Loaded:
    """What is sound takes the place of the file at once; where it cannot be written, the file stays there."""
    loaded = _aside(path, "bad", f"{WRONG}{wrong}", settings, is_mended=True)
    if loaded.kept is None:
        return loaded
    try:
        write_whole(path, text_of(settings))
    except OSError as error:
        with suppress(OSError):
            path.with_name(loaded.kept).replace(path)
        return replace(loaded, kept=None, complaint=f"{path} {WRONG}{wrong}; it cannot be written ({error}).")
    return loaded


def _aside(path: Path, ending: str, why: str, settings: Settings, *, is_mended: bool = False) -> Loaded:
    """Rename the file; without a reason why, there is nothing to complain about."""
    try:
        kept: str | None = set_aside(path, ending).name
    except OSError:
        kept = None
    if not why:
        return Loaded(settings)
    where = f"it is kept as {kept}" if kept else "it could not be moved away"
    rest = "all other values are used" if is_mended else "defaults are used instead"
    complaint = f"The settings file {path} {why}; {where}, and {rest}."
    return Loaded(settings, complaint, kept, is_mended=is_mended)
