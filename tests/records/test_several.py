"""A file of several records is parted where a record begins, whatever comments say."""

from __future__ import annotations

import pytest

from game.records.errors import RecordError
from game.records.lexing import bare_lines, quoted, unquoted
from game.records.parse import parse, parse_all
from game.records.seal import sealed
from game.records.write import write
from tests.table.wild import wild_match

FIRST = write(wild_match("plain", 1, 12)[0])
SECOND = write(wild_match("plain", 2, 30)[0])
BOTH = (parse(FIRST), parse(SECOND))


@pytest.mark.parametrize(
    "text",
    [
        FIRST + SECOND,
        "\n\n" + FIRST + "\n" + SECOND,
        "{ two matches }\n" + FIRST + SECOND,
        FIRST + '{ each record begins with\n[Format "1"]\nand so on }\n' + SECOND,
        "{ ends on the line\n} " + FIRST + "{ the second\n} " + SECOND,
    ],
)
def test_comments_part_nothing(text: str) -> None:
    assert parse_all(text) == BOTH


def test_a_sealed_record_is_one() -> None:
    assert parse_all(sealed(FIRST)) == BOTH[:1]


@pytest.mark.parametrize("text", ["", "South\n" + FIRST + SECOND, FIRST.partition("\n")[2]])
def test_what_does_not_begin_as_a_record_is_refused_where_it_begins(text: str) -> None:
    with pytest.raises(RecordError) as told:
        parse_all(text)
    assert told.value.line == 1


def test_a_fault_of_the_second_is_told_where_it_stands() -> None:
    with pytest.raises(RecordError) as told:
        parse_all(FIRST + SECOND.replace("[Dealer ", "[Dealer, ", 1))
    assert told.value.line == FIRST.count("\n") + SECOND[: SECOND.index("[Dealer ")].count("\n") + 1


def test_a_brace_in_the_text_of_a_tag_behind_another_bracket_begins_no_comment() -> None:
    assert bare_lines('[[Event "a { b"]') == ['[[Event "a { b"]']


@pytest.mark.parametrize("text", ["one\ntwo", "one\rtwo", 'say "bela"', "back\\slash", "\\n is no line end"])
def test_the_text_of_a_tag_is_one_line_and_read_as_it_was(text: str) -> None:
    assert quoted(text).isprintable()
    assert unquoted(quoted(text)[1:-1]) == text


def test_a_comment_without_an_end_is_told_where_it_begins() -> None:
    with pytest.raises(RecordError, match="this comment has no end") as told:
        parse_all(FIRST + "{ no end\n" + SECOND)
    assert (told.value.line, told.value.column) == (FIRST.count("\n") + 1, 1)
