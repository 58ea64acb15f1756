"""A record that is not sound is refused with its place and what was expected there."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.records.errors import DamagedRecordError, NewerRecordError, RecordError
from game.records.parse import parse
from game.records.record import Record
from game.records.seal import sealed
from game.records.write import write
from tests.table.wild import ALL_TABLES, wild_match

GOOD = """\
[Format "1"]
[Game "bela4"]
[FirstDealer "West"]

[Deal "1"]
[Dealer "West"]
[Hand "South: 7C 8C JC 7D 8D JD | QH KH"]
[Hand "East: 9C TC KC 9D TD KD | 7H 8H"]
[Hand "North: QC AC 7S QD AD 8S | JH 9H"]
[Hand "West: 9S TS JS QS KS AS | TH AH"]
Calls     South pass, East pass, North hearts
Shown     West sequence 100 9S TS JS QS KS AS
1         South QH 7H JH TH, North 33
2         North AC AH 7C 9C, West 22
"""
SHOWN = "Shown     West sequence 100 9S TS JS QS KS AS\n"


def error_of(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        parse(text)
    return caught.value


def test_hands_of_some_seats_are_no_deal() -> None:
    begun = "".join(GOOD.splitlines(keepends=True)[:9]).replace('[Deal "1"]', "")
    error = error_of(begun)
    assert (error.line, error.column) == (7, 8)
    assert error.sentence.startswith("a Deck tag, or a Hand for every seat, was expected before this")


@pytest.mark.parametrize(
    ("text", "place"),
    [
        (GOOD.replace('[Deal "1"]', '[Deal "1"]\n[Deal "1"]'), (6, 2)),
        (GOOD[: GOOD.index("[Dealer")], (5, 2)),
    ],
    ids=["announced twice", "at the end"],
)
def test_a_deal_that_is_announced_needs_its_cards(text: str, place: tuple[int, int]) -> None:
    error = error_of(text)
    assert (error.line, error.column) == place
    assert error.sentence.startswith("a Deck tag, or a Hand for every seat, was expected before this")


def test_after_all_hands_the_deal_has_begun() -> None:
    error = error_of(GOOD[: GOOD.index("Calls")] + '[Deal "7"]\n')
    assert error.sentence == "deal 2 was expected"


def test_calls_and_cards_have_their_seats_and_their_time() -> None:
    assert error_of(GOOD[: GOOD.index("Calls")] + "Calls\n").sentence.startswith("a seat and its call were")
    assert error_of(GOOD[: GOOD.index("[Deal")] + "1 South QH\n").sentence == "no card can be played here"


def test_the_good_one_is_read() -> None:
    assert len(parse(GOOD).actions) == 3 + 3 + 8
    assert parse(GOOD.replace('[FirstDealer "West"]\n', "")).actions == parse(GOOD).actions
    assert parse(GOOD.replace(", North 33", "")).actions == parse(GOOD).actions, "who took it may be left out"
    assert parse(GOOD.replace(", North 33", ", North")).actions == parse(GOOD).actions


@pytest.mark.parametrize(
    ("right", "wrong", "place", "sentence"),
    [
        ('[Format "1"]', "", (2, 2), '[Format "1"] was expected as the first tag'),
        ('[Format "1"]', '[Format "0"]', (1, 10), "a format number from 1 to 2 was expected"),
        ('[Format "1"]', '[Format "one"]', (1, 10), "a whole number was expected, not 'one'"),
        ('[Game "bela4"]', "", (1, 1), 'a tag such as [Game "bela4"] was expected'),
        ('[Game "bela4"]', '[Game "poker"]', (2, 8), "no game is called 'poker'; there is bela4"),
        ('[Game "bela4"]', '[Game "bela4"]\n[Game "bela4"]', (3, 2), "a second Game tag; one was expected"),
        ('[Game "bela4"]', '[Game "bela4"]\n[Options "mus"]', (3, 11), "options such as mus=false"),
        ('[Game "bela4"]', '[Game "bela4"]\n[Options "mus=false, mus=true"]', (3, 11), "options such as"),
        ('[Game "bela4"]', '[Game "bela4"]\n[Options "mus=x"]', (3, 11), "option mus: true or false was"),
        ('[Game "bela4"]', '[Game "bela4"]\n[East "7"]', (3, 8), "a player such as "),
        ('[Game "bela4"]', '[Game "bela4"', (2, 1), 'a tag such as [Dealer "East"] was expected'),
        ('[FirstDealer "West"]', '[FirstDealer "Up"]', (3, 15), "a seat was expected: one of South, East"),
        ('[FirstDealer "West"]', '[Drawn "7C"]', (3, 9), '[FirstDealer "..."] was expected with the cards'),
        ('[Deal "1"]', '[Deal "2"]', (5, 8), "deal 1 was expected"),
        ('[Deal "1"]', '[Deal "١"]', (5, 8), "a whole number was expected, not '١'"),
        ('[Dealer "West"]', '[Dealer "East"]', (6, 10), "West was expected as the dealer"),
        ("[Hand", '[Deck "7C"]\n[Hand', (7, 2), "'Deck' is not possible: all 32 cards, each once"),
        ("[Hand", '[Deck "7C 8X"]\n[Hand', (7, 11), "'8X' is no card: a rank of 789TJQKA and a suit of CDHS"),
        ("South: 7C 8C", "South: 7C 1C", (7, 18), "'1C' is no card"),
        ("8D JD | QH", "8D | QH", (10, 8), "hands as large as the game deals them, each card once"),
        ("JD | QH KH", "JD 9C | QH KH", (10, 8), "hands as large as the game deals them, each card once"),
        ("| QH KH", "| QH AH", (10, 8), "hands as large as the game deals them, each card once"),
        ('[Hand "West: 9S TS JS QS KS AS | TH AH"]\n', "", (10, 1), "a Deck tag, or a Hand for every seat"),
        ("East pass", "East", (11, 41), "a seat and its call were expected"),
        ("East pass", "East stop", (11, 28), "a call was expected: one of pass, take, contra"),
        ("East pass", "North pass", (11, 29), "'pass' is not possible: it is another seat's turn"),
        ("North hearts", "North contra", (11, 40), "'contra' is not possible: this may not be called now"),
        (
            "Shown     West sequence 100",
            "Shown     West sequence 50",
            (12, 25),
            "'100' was expected, not '50'",
        ),
        (" AS\n1 ", "\n1 ", (12, 43), "'AS' was expected"),
        (" AS\n1 ", " AS 7C\n1 ", (12, 47), "nothing more was expected on this line"),
        ("Shown", "Sown", (12, 1), "a trick's number or one of cut, calls"),
        ("Shown", "Sheet     South\nShown", (12, 1), "no sheet line was expected here"),
        ("2         North", "3         North", (14, 1), "trick 2 was expected"),
        ("2         North", "2         West", (14, 11), "it is North's turn"),
        (
            "North AC AH 7C",
            "North AC AH 7D",
            (14, 23),
            "'7D' is not possible: the hand holds a card of",
        ),
        ("North AC AH", "North AC 1H", (14, 20), "'1H' is no card: a rank of 789TJQKA and a suit of CDHS"),
        ("North AC AH", "North AC KC", (14, 20), "'KC' is not possible: the card is not in the hand"),
        (
            "North AC AH",
            "North AC 9S",
            (14, 20),
            "'9S' is not possible: the hand is void in",
        ),
        ("7C 9C, West", "7C 9C, East", (14, 30), "West takes this trick"),
        ("1         South", f"{SHOWN}1         South", (13, 1), "no shown line was expected here"),
        ("West 22", "West 21", (14, 35), "22 points were expected, not 21"),
        ("West 22", "West 22 23", (14, 38), "nothing more was expected on this line"),
        ("North AC AH", "North AC bela AH", (14, 20), "nobody can say bela with this card"),
        ("Calls", "Accuses   South\nCalls", (11, 16), "who accuses, who is accused"),
        (
            "Calls",
            "Declares  South\nCalls",
            (11, 16),
            "a seat and its declarations, or nothing",
        ),
        ("Calls", "Declares  South four 100 9H\nCalls", (11, 11), "'South' is not possible: the table is"),
        ("Calls", "Declares  South run 50\nCalls", (11, 17), "sequence or four, its value and its cards"),
        ("Calls", "Declares  South run 50 9H TH\nCalls", (11, 17), "sequence or four, its value and its "),
        ("Calls", "Declares  South sequence 50\nCalls", (11, 17), "sequence or four, its value and its "),
        (
            "Calls",
            "Declares  South nothing\nCalls",
            (11, 11),
            "'South' is not possible: the table is",
        ),
        ("[Deal ", '[Deck "7C"]\n[Deal ', (5, 2), "'Deck' is not possible: all 32 cards"),
        ("Calls", '[Seed "x"]\nCalls', (11, 2), "a Deal, Dealer, Deck or Hand tag was expected here"),
        ("South: 7C 8C JC 7D 8D JD | QH KH", "South", (7, 8), "a seat, each once, a colon and its cards"),
        ("South: ", "Sooth: ", (7, 8), "a seat, each once, a colon and its cards were"),
        ("| QH KH", "| QH 1H", (7, 38), "'1H' is no card"),
        ("[Hand ", '[Hand "South 7C"]\n[Hand ', (7, 8), "a seat, each once, a colon and its cards were"),
        ("East: 9C", "South: 9C", (8, 8), "a seat, each once, a colon and its cards were expected"),
        ("[Game", '[East "easy"]\n[East "easy"]\n[Game', (3, 2), "a second East tag; one was expected"),
        ("Calls", "Knock\nCalls", (11, 6), "a seat was expected"),
        ("Calls", "Knock     Up\nCalls", (11, 11), "a seat was expected: one of South, East"),
        ("Calls", "1         South 7C\nCalls", (11, 1), "no card can be played here"),
        ("2         North", "2\n2         North", (14, 2), "a seat and its card were expected"),
        (
            "1         South",
            "Accuses   South East\n1         South",
            (13, 11),
            "'South' is not possible: these",
        ),
        ("Calls", " { no end\nCalls", (11, 2), "this comment has no end: } was expected"),
        ("Calls", "Cut       South\nCalls", (11, 16), "the cutter and how many cards he lifts were expected"),
    ],
)
def test_what_is_refused(right: str, wrong: str, place: tuple[int, int], sentence: str) -> None:
    assert right in GOOD
    error = error_of(GOOD.replace(right, wrong, 1))

    assert ((error.line, error.column), error.sentence[: len(sentence)]) == (place, sentence)
    assert str(error) == f"line {place[0]}, column {place[1]}: {error.sentence}"


BELOTE = """\
[Format "1"]
[Game "belote2_es"]
[FirstDealer "North"]
[Drawn "AS 7S"]

[Deal "1"]
[Dealer "North"]
[Hand "South: 7C 8C JC 7D 8D JD | 7H 8H 9H"]
[Hand "North: 9C TC KC 9D TD KD | KH AH 9S"]
[Turned "QH"]
[Bottom "AS"]
Calls     South take
Bottom    AS
Exchanges South 7H QH
"""
BELA_IN_THREE = """\
[Format "1"]
[Game "bela3"]
[FirstDealer "West"]

[Deal "1"]
[Dealer "West"]
[Hand "South: 7C 8C JC 7D 8D JD | 7H 8H 9H TH"]
[Hand "East: 9C TC KC 9D TD KD | KH AH 9S TS"]
[Hand "West: 7S 8S JS QS KS AS | QC AC QD AD"]
[Extra "JH QH"]
Calls     South hearts
Extra     South JH QH
Discards  South 7C 8C
"""


def test_what_is_dealt_after_the_auction_may_be_left_out_for_all_seats() -> None:
    asked = '[Game "belote2_es"]\n[Options "restDealFrom=takersRight"]'
    begun = BELOTE[: BELOTE.index("Calls")].replace("| 7H 8H 9H", "").replace("| KH AH 9S", "")
    assert len(parse(begun).actions) == len(parse(begun.replace('[Game "belote2_es"]', asked)).actions) == 3


def test_where_nothing_is_dealt_after_the_auction_it_does_not_matter_who_would_get_it_first() -> None:
    asked = '[Game "bela4"]\n[Options "restDealFrom=takersRight"]'
    assert parse(GOOD.replace('[Game "bela4"]', asked)).actions == parse(GOOD).actions


@pytest.mark.parametrize(
    ("text", "right", "wrong", "place", "sentence"),
    [
        (
            BELOTE,
            "Bottom    AS",
            "Bottom    KS",
            (13, 11),
            "'AS' was expected, not",
        ),
        (BELOTE, "Exchanges South 7H QH", "Exchanges South 7H 8H", (14, 20), "QH was expected"),
        (BELOTE, "Exchanges South 7H QH", "Exchanges", (14, 10), "who exchanges, the seven and the turned"),
        (BELOTE, "Exchanges South 7H QH", "Exchanges North", (14, 11), "'North' is not possible: "),
        (BELOTE, "Exchanges South 7H QH", "Claims    South", (14, 11), "'South' is not possible: "),
        (BELOTE, "Exchanges South 7H QH", "Claims    South rightly", (14, 11), "'South' is not possible: "),
        (BELOTE, "Exchanges South 7H QH", "Exchanges North 7H QH", (14, 11), "'North' is not possible: "),
        (BELOTE, "Exchanges South 7H QH", "Claims    ", (14, 7), "who claims, and rightly or wrongly"),
        (BELOTE, "Exchanges South 7H QH", "Blunders  South sneeze", (14, 17), "a fault was expected: one of"),
        (BELOTE, "[Game", '[East "easy"]\n[Game', (2, 2), "no East tag was expected here"),
        (BELOTE, '"AS 7S"', '"7S AS"', (4, 9), "'7S AS' is not possible: "),
        (BELOTE, '[Drawn "AS 7S"]\n', "", (3, 15), "'North' is not possible: "),
        (BELOTE, '[Turned "QH"]\n', "", (10, 10), "a Turned tag with the card turned up was expected"),
        (BELOTE, '"QH"', '"QH QS"', (10, 10), "one card was expected"),
        (BELOTE, '"QH"', '"AS"', (11, 10), "hands as large as the game deals them, each card once"),
        (BELOTE, '"AS"]\nC', '"7C"]\nC', (11, 10), "hands as large as the game deals them, each card once"),
        (BELOTE, "7H 8H 9H", "7H 8H", (11, 10), "hands as large as the game deals them, each card once"),
        (BELOTE, '[Bottom "AS"]', '[Extra "AS"]', (11, 9), "no Extra tag was expected"),
        (BELOTE, "[Game", '[Options "restDealFrom=takersRight"]\n[Game', (12, 10), "with restDealFrom="),
        (BELA_IN_THREE, '[Extra "JH QH"]', '[Extra "JH"]', (10, 9), "an Extra tag with 2 cards was expected"),
        (
            BELA_IN_THREE.replace('[Extra "JH QH"]', '[Turned "JH"]\n[Extra "QH"]').replace(
                "\n[First", '\n[Options "bidding=turnUp"]\n[First'
            )[: -len("Calls     South hearts\nExtra     South JH QH\nDiscards  South 7C 8C\n")],
            '[Extra "QH"]',
            '[Extra "QH QS"]',
            (12, 9),
            "an Extra tag with 1 card was expected",
        ),
        (BELA_IN_THREE, '[Extra "JH QH"]', '[Turned "JH"]', (10, 10), "this game turns no card up"),
        (BELA_IN_THREE, "South 7C 8C\n", "South 7C\n", (13, 11), "'South' is not possible: "),
        (BELA_IN_THREE, "South 7C 8C\n", "\n", (13, 9), "who discards, and his cards were expected"),
        (BELA_IN_THREE, "JH QH\nD", "JH TS\nD", (12, 20), "'QH' was expected, not 'TS'"),
    ],
)
def test_what_is_refused_in_other_games(
    text: str, right: str, wrong: str, place: tuple[int, int], sentence: str
) -> None:
    parse(text)
    assert right in text
    error = error_of(text.replace(right, wrong, 1))

    assert ((error.line, error.column), error.sentence[: len(sentence)]) == (place, sentence)


def test_a_wrong_result_is_refused_where_it_stands() -> None:
    record, _ = wild_match("plain", 4, 60)
    lines = write(record).split("\n")
    row = next(row for row, line in enumerate(lines) if line.startswith("Sheet"))
    wrong = str(int(lines[row].split()[-1]) + 1)
    lines[row] = " ".join([*lines[row].split()[:-1], wrong])

    error = error_of("\n".join(lines))

    assert error.line == row + 1
    assert error.column == len(lines[row]) - len(wrong) + 1
    assert f"was expected, not '{wrong}'" in error.sentence


def test_a_line_that_does_not_follow_is_refused_and_of_a_seal_it_is_said_why() -> None:
    said = [error_of(GOOD.replace("Shown", f"{word} x\nShown")).sentence for word in ("Sheet", "Seal")]

    assert said == [
        "no sheet line was expected here",
        "no seal line was expected here: this deck does not follow from the seed",
    ]


def test_a_tag_without_an_end_is_found_before_a_brace_in_a_later_one() -> None:
    error = error_of('[Format "1\n[Game "{"]')
    assert ((error.line, error.column), error.sentence[:10]) == ((1, 1), "a tag such")


def test_an_endless_comment_after_an_empty_line_stands_where_it_begins() -> None:
    error = error_of("\n{ no end")
    assert (error.line, error.column) == (2, 1)


def test_a_number_has_nine_digits_at_most() -> None:
    assert isinstance(error_of(GOOD.replace('[Format "1"]', '[Format "123456789"]')), NewerRecordError)
    error = error_of(GOOD.replace('[Format "1"]', '[Format "1234567890"]'))
    assert error.sentence == "a whole number was expected, not '1234567890'"


def test_a_newer_format_says_so() -> None:
    error = error_of(GOOD.replace('[Format "1"]', '[Format "3"]').replace("Calls", "Chants"))

    assert isinstance(error, NewerRecordError)
    assert "written by a newer version of the game (format 3; known here is up to 2)" in error.sentence


def test_a_sealed_text_that_changed_is_damaged() -> None:
    text = sealed("\n" + GOOD)
    parse(text)

    error = error_of(text.replace("North hearts", "North spades"))

    assert isinstance(error, DamagedRecordError)
    assert "its checksum is another" in error.sentence
    assert text.split("\n")[error.line - 1].startswith("[Checksum ")


def test_a_claim_that_fits_neither_count_is_told_what_it_counts_today() -> None:
    file = Path(__file__).parents[1] / "golden" / "belot_bg-claim-as-first-counted.txt"
    text = file.read_text(encoding="utf-8")
    parse(text)

    assert error_of(text.replace("38", "35")).sentence == "wrongly was expected"


DAMAGED = ("manual", "ten points", "strict", "bela3 turned", "belote4 claims", "coinche", "belote2")
TEXTS = [GOOD, *(write(wild_match(table, 1, 70)[0]) for table in DAMAGED)]
SCRAPS = st.sampled_from(
    [
        "[",
        "]",
        '"',
        "{",
        "}",
        "\n",
        " ",
        "South",
        "7C",
        "bela",
        "9",
        "-1",
        "99999999999",
        "[Deal",
        "Calls",
        "é",
        "\\",
    ]
)


@given(st.sampled_from(TEXTS), st.lists(st.tuples(st.floats(0, 1), st.integers(0, 12), SCRAPS), max_size=4))
@settings(max_examples=300)
def test_whatever_is_damaged_is_either_sense_or_a_record_error(
    text: str, wounds: list[tuple[float, int, str]]
) -> None:
    for place, length, scrap in wounds:
        start = int(place * len(text))
        text = text[:start] + scrap + text[start + length :]
    record, error = outcome(text)
    if record is not None:
        assert parse(write(record)) == record
    if error is not None:
        assert 1 <= error.line <= text.count("\n") + 1
        assert error.column >= 1


def outcome(text: str) -> tuple[Record | None, RecordError | None]:
    try:
        return parse(text), None
    except RecordError as error:
        return None, error


def test_long_nonsense_is_refused_in_no_time() -> None:
    for nonsense in ("[" * 200_000, "{" * 200_000, '[a"' * 70_000, '"' * 200_000, "\\" * 200_000):
        with pytest.raises(RecordError):
            parse('[Format "1"]\n[Game "bela4"]\n' + nonsense)


@pytest.mark.parametrize("number", ["2²", "٢", "2" * 5000, "2.5", "³"])
def test_what_only_looks_like_a_number_begins_no_trick(number: str) -> None:
    error = error_of(GOOD.replace("\n2  ", f"\n{number}  "))
    assert error.line == GOOD[: GOOD.index("\n2  ")].count("\n") + 2
    assert error.sentence


def test_a_wrong_verdict_is_refused() -> None:
    record, _ = wild_match("ten points", 0)
    text = write(record)
    assert " wrongly" in text
    assert " rightly" in text

    error = error_of(text.replace(" rightly", " wrongly", 1))

    assert error.sentence == "rightly was expected"


def test_a_wrong_verdict_on_a_claim_is_refused_too() -> None:
    text = write(wild_match("belote3 claims", 1)[0])
    assert "Claims    South wrongly" in text
    error = error_of(text.replace("Claims    South wrongly", "Claims    South rightly"))
    assert error.sentence == "wrongly was expected"


@pytest.mark.slow
@pytest.mark.long
def test_every_kind_of_line_is_met() -> None:
    lines = "".join(write(wild_match(table, number)[0]) for table in ALL_TABLES for number in range(8))
    words = {line.split()[0] for line in lines.split("\n") if line and not line.startswith("[")}

    acts = {"Cut", "Knock", "Calls", "Declares", "Peeks", "Lifts", "Accuses", "Agrees", "Stops"}
    acts |= {"Exchanges", "Keeps", "Discards", "Shows", "Blunders", "Claims"}
    derived = {"Turned", "Takes", "Extra", "Rest", "Bottom"}
    derived |= {"Shown", "Penalty", "Redeal", "Result", "Written", "Sheet", "Match"}
    assert words == acts | derived | set(map(str, range(1, 11)))
    said = set(lines.replace(",", " ").split())
    assert said >= {
        "bela",
        "rebelote",
        "rightly",
        "wrongly",
        "bonus",
        "take",
        "notrumps",
        "alltrumps",
    }
    assert said >= {"contra", "recontra", "80-hearts", "capot-spades"}
