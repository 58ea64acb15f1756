"""The words of a language by key; a file is parsed when a key is asked for that stands in it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from threading import RLock
from typing import Final

from game.text.plurals import number_of_forms, plural_rule
from game.text.po import Entry, PoError, parse

EARLY: Final = ("menus.po", "games.po", "offers.po")
"""What the first picture says stands in these: a start opens no others before it."""


class Areas(Mapping[str, Entry]):
    """Key -> entry; whoever asks for all of them, or for one that there is not, has every file parsed.

    A damaged file raises PoError when it is parsed. Any thread may ask.
    """

    def __init__(self, paths: Sequence[Path]) -> None:
        """The .po files of one language."""
        self._left = dict[Path, str]()
        """The files that are not parsed yet, with what stands in them; nothing until that was needed."""
        for path in sorted(paths, key=lambda path: (path.name not in EARLY, path)):
            self._left[path] = ""
        self._first = ""
        """The name of the file that was parsed first."""
        self._rule = ""
        self._entries: dict[str, Entry] = {}
        self._lock = RLock()

    def __getitem__(self, key: str) -> Entry:
        found = self._entries.get(key)
        if found is None:
            with self._lock:
                while key not in self._entries and self._left:
                    self._parse(self._with(key))
                found = self._entries[key]
        return found

    def __iter__(self) -> Iterator[str]:
        self.read()
        return iter(self._entries)

    def __len__(self) -> int:
        self.read()
        return len(self._entries)

    def read(self) -> None:
        """Parse what has not been parsed."""
        with self._lock:
            while self._left:
                self._parse(next(iter(self._left)))

    def form(self, number: int) -> int:
        """The plural form that a number takes, after any entry with plural forms was found."""
        return plural_rule(self._rule)[1](number)

    def _with(self, key: str) -> Path:
        """Return the file with that key; if none has it, the next one."""
        line = f'msgid "{key}"\n'
        return next((path for path in self._left if line in self._text(path)), next(iter(self._left)))

    def _text(self, path: Path) -> str:
        self._left[path] = text = self._left[path] or path.read_text("utf-8")
        return text

    def _parse(self, path: Path) -> None:
        file = parse(self._text(path), str(path))
        if not self._rule:
            self._first, self._rule = path.name, file.header["Plural-Forms"]
        if file.header["Plural-Forms"] != self._rule:
            raise PoError(str(path), 1, f"the Plural-Forms of {self._first} were expected")
        forms, found = number_of_forms(self._rule), {}
        for entry in file.entries:
            if entry.key in self._entries:
                raise PoError(str(path), entry.line, f"the key {entry.key} belongs to another area already")
            if entry.is_plural and len(entry.forms) != forms:
                raise PoError(str(path), entry.line, f"{forms} forms were expected for {entry.key}")
            found[entry.key] = entry
        self._entries |= found
        del self._left[path]
