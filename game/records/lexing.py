"""The lines of a record: tags in brackets, words with their places, comments in braces left out."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from game.records.errors import RecordError

if TYPE_CHECKING:
    from collections.abc import Iterator

WORD: Final = re.compile(r"[^\s,;]+")
TAG: Final = re.compile(r'\s*\[\s*([A-Za-z][A-Za-z0-9]*)\s+"((?:\\.|[^"\\])*)"\s*\]')
TAG_OR_COMMENT: Final = re.compile(r'\[[^\[\]"\n{]*"(?:\\.|[^"\\\n])*"\s*\]|\{[^}]*(?:\}|\Z)')
ESCAPES: Final = {"n": "\n", "r": "\r"}


@dataclass(frozen=True, slots=True)
class Token:
    """A word, or the text of a tag, and where it stands."""

    text: str
    line: int
    column: int

    def error(self, sentence: str) -> RecordError:
        """The error of that sentence at this place."""
        return RecordError(self.line, self.column, sentence)


@dataclass(frozen=True, slots=True)
class Tag:
    """[Name "value"]."""

    name: Token
    value: Token


@dataclass(frozen=True, slots=True)
class Line:
    """A line of words; the first one says what the line is about."""

    keyword: Token
    words: tuple[Token, ...]

    @property
    def end(self) -> Token:
        """The place behind the last word."""
        last = self.words[-1] if self.words else self.keyword
        return Token("", last.line, last.column + len(last.text))


def quoted(text: str) -> str:
    """The text as it stands in a tag."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\r", "\\r")
    return f'"{escaped}"'


def unquoted(text: str) -> str:
    """The text of a tag as it is meant."""
    return re.sub(r"\\(.)", lambda found: ESCAPES.get(found[1], found[1]), text)


def lines_of(text: str) -> Iterator[Tag | Line]:
    """The tags and lines in order; raise RecordError where a bracket opens no tag."""
    for number, line in enumerate(bare_lines(text), start=1):
        if line.lstrip().startswith("["):
            yield from _tags(line, number)
            continue
        words = tuple(Token(found[0], number, found.start() + 1) for found in WORD.finditer(line))
        if words:
            yield Line(words[0], words[1:])


def bare_lines(text: str) -> list[str]:
    """The lines with blanks for comments; raise RecordError for a comment without an end."""
    return TAG_OR_COMMENT.sub(_without_comment, text.removeprefix("\ufeff")).split("\n")


def _without_comment(found: re.Match[str]) -> str:
    """A comment becomes blanks of the same shape, so that every place keeps its number."""
    if found[0].startswith("["):
        return found[0]
    if not found[0].endswith("}"):
        before = found.string[: found.start()]
        column = found.start() - before.rfind("\n")
        raise RecordError(before.count("\n") + 1, column, "this comment has no end: } was expected")
    return re.sub(r"[^\n]", " ", found[0])


def _tags(line: str, number: int) -> Iterator[Tag]:
    """All tags of a line; several may stand side by side."""
    place = 0
    while line[place:].strip():
        found = TAG.match(line, place)
        if found is None:
            column = place + len(line[place:]) - len(line[place:].lstrip()) + 1
            raise RecordError(number, column, 'a tag such as [Dealer "East"] was expected')
        name, value = found.group(1, 2)
        yield Tag(
            Token(name, number, found.start(1) + 1),
            Token(unquoted(value), number, found.start(2) + 1),
        )
        place = found.end()
