"""A catalogue file is read exactly or refused with the line and what was expected there."""

from __future__ import annotations

import pytest

from game.text.po import PoError, parse, slots_of

HEADER = 'msgid ""\nmsgstr ""\n"Language: hr\\n"\n"Plural-Forms: nplurals=2; plural=(n != 1);\\n"\n\n'


def test_header_comments_and_continued_lines() -> None:
    text = HEADER + '# a note\n#: place\nmsgid "a.b"\nmsgstr ""\n"Prvi "\n"drugi\\n\\"treći\\" \\\\"\n'
    file = parse(text, "x.po")
    assert file.header == {"Language": "hr", "Plural-Forms": "nplurals=2; plural=(n != 1);"}
    (entry,) = file.entries
    assert (entry.key, entry.forms, entry.is_plural) == ("a.b", ('Prvi drugi\n"treći" \\',), False)


def test_plural_forms_and_slots() -> None:
    body = 'msgid "n"\nmsgid_plural "n.plural"\nmsgstr[0] "{number} bod"\nmsgstr[1] "{number} boda {who}"\n'
    (entry,) = parse(HEADER + body, "x.po").entries
    assert entry.forms == ("{number} bod", "{number} boda {who}")
    assert entry.is_plural
    assert entry.slots == {"number", "who"}


@pytest.mark.parametrize(
    ("body", "line", "expected"),
    [
        ('msgid "a"\nmsgstr "x"\n\nmsgid "a"\nmsgstr "y"\n', 9, "already in line 6"),
        ('msgid "a"\nmsgstr "x"\nmsgid "b"\nmsgstr "y"\n', 8, "a blank line was expected"),
        ('msgid "a"\nmsgstr "x" y\n', 7, "double quotes were expected"),
        ('msgid "a"\nmsgstr "x\n', 7, "double quotes were expected"),
        ('msgid "a"\nmsgstr "x\\q"\n', 7, "double quotes were expected"),
        ('"lost"\n', 6, "a keyword"),
        ('msgid "a"\n', 6, "one msgstr was expected"),
        ('msgid "a"\nmsgstr ""\n', 6, "they are empty"),
        ('msgid "a"\nmsgid_plural "a.plural"\nmsgstr[0] "x"\nmsgstr[1] ""\n', 6, "they are empty"),
        ('msgid "a"\nmsgid_plural "b"\nmsgstr[0] "x"\n', 6, 'msgid_plural "a.plural" was expected'),
        ('msgid "a"\nmsgid_plural "a.plural"\nmsgstr "x"\n', 6, "msgstr[0], msgstr[1] and so on"),
        ('msgid "a"\nmsgid_plural "a.plural"\nmsgstr[1] "x"\n', 6, "msgstr[0], msgstr[1] and so on"),
        ('msgctxt "c"\nmsgid "a"\nmsgstr "x"\n', 6, "msgid, msgid_plural, msgstr"),
        ('#, fuzzy\nmsgid "a"\nmsgstr "x"\n', 6, "marked fuzzy"),
        ('msgid "a"\nmsgstr "{0}"\n', 6, "a slot is a name in braces"),
        ('msgid "a"\nmsgstr "{n:d}"\n', 6, "a slot is a name in braces"),
        ('msgid "a"\nmsgstr "{n"\n', 6, "expected '}'"),
        ('msgid ""\nmsgstr "Plural-Forms: x\\n"\n', 6, "expected once"),
    ],
)
def test_bad_lines_are_named(body: str, line: int, expected: str) -> None:
    with pytest.raises(PoError) as error:
        parse(HEADER + body, "hr/rules.po")
    assert error.value.line == line
    assert str(error.value).startswith(f"hr/rules.po, line {line}: ")
    assert expected in str(error.value)


@pytest.mark.parametrize("text", ["", 'msgid "a"\nmsgstr "x"\n', 'msgid ""\nmsgstr "Language: hr\\n"\n'])
def test_a_file_without_a_whole_header_is_refused(text: str) -> None:
    with pytest.raises(PoError, match="header"):
        parse(text, "x.po")


def test_slots() -> None:
    assert slots_of("{a} and {b} and {a}") == ("a", "b", "a")
    assert slots_of("none {{here}}") == ()
    assert slots_of("none {{here}} but {a}") == ("a",)
