"""The lines of a record: tags in brackets, words with their places, comments in braces left out."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from game.records.errors import RecordError

if TYPE_CHECKING:
    from collections.abc import Iterator

WORD: Final = re.compile(r"[^\s,;]+")
TAG: Final = re.compile(r'\[\s*+([A-Za-z][A-Za-z0-9]*+)\s++"((?:\\.|[^"\\])*+)"\s*+\]')
BRACKET: Final = re.compile(r"[\[{]")
OPENED: Final = re.compile(r'\[[^\[\]"\n{]*"')
QUOTED: Final = re.compile(r'(?:\\.|[^"\\\n])*+"')
CLOSED: Final = re.compile(r"\s*+\]")
SIGN: Final = re.compile(r"\S")
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


def lines_of(text: str, first: int = 1) -> Iterator[Tag | Line]:
    """The tags and lines in order; raise RecordError where a bracket opens no tag.

    `first` is the number of the text's first line.
    """
    for number, line in enumerate(bare_lines(text), start=first):
        if line.lstrip().startswith("["):
            yield from _tags(line, number)
            continue
        words = tuple(Token(found[0], number, found.start() + 1) for found in WORD.finditer(line))
        if words:
            yield Line(words[0], words[1:])


def bare_lines(text: str) -> list[str]:
    """The lines with blanks for comments; raise RecordError for a comment without an end.

    A comment becomes blanks of the same shape, so that every place keeps its number. A brace within the
    text of a tag begins no comment. The time is linear in the length of the text.
    """
    text = text.removeprefix("\ufeff")
    pieces: list[str] = []
    kept = place = refused = 0
    while (found := BRACKET.search(text, place)) is not None:
        start = found.start()
        if found[0] == "{":
            end = text.find("}", start) + 1
            if not end:
                column = start - text.rfind("\n", 0, start)
                line = text.count("\n", 0, start) + 1
                raise RecordError(line, column, "this comment has no end: } was expected")
            pieces += (text[kept:start], re.sub(r"[^\n]", " ", text[start:end]))
            kept = place = end
        else:
            place, refused = _behind_tag(text, start, refused)
    return "".join((*pieces, text[kept:])).split("\n")


def _behind_tag(text: str, start: int, refused: int) -> tuple[int, int]:
    """The place behind the tag that opens at `start`, or behind its bracket if that opens no tag.

    `refused` is a place before which no quotation mark opens the text of a tag. It is returned as well, and
    farther on after a text that does not end, or that no bracket follows: every quotation mark within that
    text would lead to the same end.
    """
    opened = OPENED.match(text, start)
    if opened is None or opened.end() <= refused:
        return start + 1, refused
    quoted = QUOTED.match(text, opened.end())
    if quoted is None:
        end = text.find("\n", opened.end())
        return start + 1, end if end >= 0 else len(text)
    closed = CLOSED.match(text, quoted.end())
    return (start + 1, quoted.end() - 1) if closed is None else (closed.end(), refused)


def _tags(line: str, number: int) -> Iterator[Tag]:
    """All tags of a line; several may stand side by side."""
    place = 0
    while (sign := SIGN.search(line, place)) is not None:
        found = TAG.match(line, sign.start())
        if found is None:
            raise RecordError(number, sign.start() + 1, 'a tag such as [Dealer "East"] was expected')
        name, value = found.group(1, 2)
        yield Tag(
            Token(name, number, found.start(1) + 1),
            Token(unquoted(value), number, found.start(2) + 1),
        )
        place = found.end()
