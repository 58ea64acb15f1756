"""What a .po file says: its header and its entries, or the line at which it stops making sense."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from string import Formatter
from typing import Final

KEYWORD: Final = re.compile(r"(msgctxt|msgid_plural|msgid|msgstr)(?:\[(\d)\])?\s*(\".*\")")
STRING: Final = re.compile(r'"((?:[^"\\]|\\["\\nt])*)"')
PLAIN: Final = re.compile(
    r'msgid "([^"\\\x00-\x1f\x7f-\x9f\u2028\u2029]+)"\nmsgstr "([^"\\\x00-\x1f\x7f-\x9f\u2028\u2029]+)"\n?'
)
"""An entry of two lines without escapes, as nearly all are: read at once, or a start would wait for it."""
ESCAPE: Final = re.compile(r"\\(.)")
UNESCAPED: Final = {"n": "\n", "t": "\t", '"': '"', "\\": "\\"}
PLURAL: Final = ".plural"
"""What the second name of an entry with plural forms adds to its key."""


class PoError(ValueError):
    """A line of a catalogue that cannot be read."""

    def __init__(self, name: str, line: int, expected: str) -> None:
        """Say where, and what was expected there."""
        super().__init__(f"{name}, line {line}: {expected}")
        self.line = line


@dataclass(frozen=True, slots=True)
class Entry:
    """The words of one key: one form, or one for each plural form of the language."""

    key: str
    forms: tuple[str, ...]
    is_plural: bool
    line: int

    @property
    def slots(self) -> frozenset[str]:
        """The names of the places that are filled when it is said."""
        return frozenset(name for form in self.forms for name in slots_of(form))


@dataclass(frozen=True, slots=True)
class PoFile:
    """A catalogue file."""

    header: dict[str, str]
    entries: tuple[Entry, ...]
    """In the order of the file."""


@dataclass(slots=True)
class _Block:
    """The lines between two blank lines, as far as they were read."""

    line: int
    strings: dict[str, str] = field(default_factory=dict)
    last: str = ""
    is_plain: bool = False

    @property
    def key(self) -> str:
        return self.strings.get("msgid", "")


def slots_of(form: str) -> tuple[str, ...]:
    """The names in braces; raise ValueError for anything in braces that is no plain name."""
    names: list[str] = []
    if "{" not in form and "}" not in form:
        return ()
    for _, name, spec, conversion in Formatter().parse(form):
        if name is None:
            continue
        if not name.isidentifier() or spec or conversion:
            raise ValueError(f"a slot is a name in braces, not {{{name}}} with anything besides")
        names.append(name)
    return tuple(names)


def parse(text: str, name: str) -> PoFile:
    """Read a catalogue; `name` is what errors call the file; raise PoError at the first bad line."""
    header: dict[str, str] = {}
    entries: dict[str, Entry] = {}
    for block in _blocks(text, name):
        if not block.key:
            if header or entries:
                raise PoError(name, block.line, "the header (empty msgid) was expected once, before all keys")
            header = _header(block, name)
            continue
        entry = _entry(block, name)
        if entry.key in entries:
            first = entries[entry.key].line
            raise PoError(name, entry.line, f"the key {entry.key} was given already in line {first}")
        entries[entry.key] = entry
    if not header:
        raise PoError(name, 1, "a header (empty msgid) was expected")
    return PoFile(header, tuple(entries.values()))


def _blocks(text: str, name: str) -> list[_Block]:
    """The entries as they stand in the file, comments left out."""
    blocks: list[_Block] = []
    number = 1
    for chunk in text.split("\n\n"):
        plain = PLAIN.fullmatch(chunk)
        if plain is not None:
            strings = {"msgid": plain[1], "msgstr": plain[2]}
            blocks.append(_Block(number, strings, "msgstr", is_plain=True))
            number += 3
        else:
            blocks += _blocks_of(chunk.splitlines(), number, name)
            number += len(f"{chunk}\n\n".splitlines())
    return blocks


def _blocks_of(lines: list[str], first: int, name: str) -> list[_Block]:
    """The same for some lines of it, the first of which has that number."""
    blocks: list[_Block] = []
    block: _Block | None = None
    for number, raw in enumerate(lines, first):
        line = raw.strip()
        if line.startswith("#,") and "fuzzy" in line:
            raise PoError(name, number, "a finished translation was expected, this one is marked fuzzy")
        if not line or line.startswith("#"):
            block = None
            continue
        if block is None:
            block = _Block(number)
            blocks.append(block)
        _read(line, block, name, number)
    return blocks


def _read(line: str, block: _Block, name: str, number: int) -> None:
    """Add one line of text to its block."""
    keyword = KEYWORD.fullmatch(line)
    if keyword is not None:
        word, form, line = keyword.groups()
        if word == "msgctxt" or (form is not None and word != "msgstr"):
            raise PoError(name, number, "msgid, msgid_plural, msgstr or msgstr[n] was expected")
        block.last = word if form is None else f"msgstr {form}"
        if block.last in block.strings:
            raise PoError(name, number, "a blank line was expected before the next entry")
        block.strings[block.last] = ""
    string = STRING.fullmatch(line)
    if string is None or not block.last:
        raise PoError(name, number, 'a keyword and a text in double quotes were expected: msgid "..."')
    block.strings[block.last] += ESCAPE.sub(lambda match: UNESCAPED[match[1]], string[1])


def _header(block: _Block, name: str) -> dict[str, str]:
    """The fields of the header."""
    fields = {}
    for line in block.strings.get("msgstr", "").splitlines():
        key, colon, value = line.partition(":")
        if not colon:
            raise PoError(
                name, block.line, f"header lines of the form Name: value were expected, not {line!r}"
            )
        fields[key.strip()] = value.strip()
    if "Plural-Forms" not in fields:
        raise PoError(name, block.line, "a Plural-Forms line was expected in the header")
    return fields


def _entry(block: _Block, name: str) -> Entry:
    """The entry of a block."""
    if block.is_plain:
        wanted, is_plural = ["msgstr"], False
    else:
        wanted, is_plural = _forms_wanted(block, name)
    forms_found = tuple(block.strings[form] for form in wanted)
    if not all(forms_found):
        raise PoError(name, block.line, f"words were expected for {block.key}, they are empty")
    try:
        for form in forms_found:
            slots_of(form)
    except ValueError as error:
        raise PoError(name, block.line, f"{block.key}: {error}") from None
    return Entry(block.key, forms_found, is_plural, block.line)


def _forms_wanted(block: _Block, name: str) -> tuple[list[str], bool]:
    """The strings of a block that hold words, and whether they are plural forms."""
    is_plural = "msgid_plural" in block.strings
    if is_plural and block.strings["msgid_plural"] != block.key + PLURAL:
        raise PoError(name, block.line, f'msgid_plural "{block.key}{PLURAL}" was expected')
    wanted = [f"msgstr {form}" for form in range(len(block.strings) - 2)] if is_plural else ["msgstr"]
    if not wanted or set(block.strings) != {"msgid", *wanted} | ({"msgid_plural"} if is_plural else set()):
        forms = "msgstr[0], msgstr[1] and so on" if is_plural else "one msgstr"
        raise PoError(name, block.line, f"{forms} was expected for {block.key}")
    return wanted, is_plural
