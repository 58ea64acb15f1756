"""What is written is read back as it was, wherever a match stands and whatever happened in it."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.records.errors import RecordError
from game.records.notation import call_named, call_word, seat_names
from game.records.parse import parse
from game.records.record import Record, Seated
from game.records.replay import state_after
from game.records.scribe import match_text, result_lines
from game.records.seal import sealed
from game.records.write import write
from game.rules.apply import Step
from game.rules.call import CAPOT_GOAL, Bid, Call, Word, call_text
from game.rules.contract import Trumps
from game.rules.fault import Fault
from game.rules.result import DealResult, MatchResult, Outcome
from game.variants.catalogue import GAMES
from game.variants.option_ids import options_from
from tests.table.wild import ALL_TABLES, BELA, OTHERS, wild_match

GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.mark.parametrize("table", ALL_TABLES)
def test_whole_matches(table: str) -> None:
    record, states = wild_match(table, 1)
    text = write(record)

    back = parse(text)

    assert back == record
    assert write(back) == text
    assert state_after(back) == states[-1]


def test_whoever_watches_is_told_what_each_action_led_to() -> None:
    record, states = wild_match("plain", 1)
    told: list[Step] = []
    parse(write(record), watch=told.append)
    assert [step.state for step in told] == list(states[1:])


@given(st.sampled_from(ALL_TABLES), st.integers(0, 5), st.integers(0, 120))
@settings(max_examples=60)
def test_matches_that_stop_anywhere(table: str, number: int, most: int) -> None:
    record, states = wild_match(table, number, most)
    text = write(record)

    assert parse(text) == record
    assert parse(sealed(text)) == record
    assert write(parse(text)) == text
    assert state_after(record) == states[-1]


@given(st.text(), st.text(), st.sampled_from(["human", "easy"]), st.text())
def test_any_names_seeds_and_tags(name: str, seed: str, mind: str, note: str) -> None:
    seated = (Seated(mind, name), Seated(), Seated("medium", name), Seated("easy", "Đuro: {8} [x]"))
    record = Record(
        game="bela4",
        rules=BELA,
        players=seated,
        seed=seed,
        take_backs=3,
        tags=(("Speed", note), ("Drawn2", name)),
    )

    assert parse(write(record)) == record


def test_a_lower_scribble_is_read_as_well() -> None:
    record, _ = wild_match("manual", 3, 60)
    text = write(record)
    head, body = text.split("\n\n", 1)
    sloppy = (
        head.replace("[South", "  [ south ") + "\n{ a { long\nstory }\n" + body.lower().replace(" ", "   ")
    )

    assert parse(sloppy.replace("[deal", "\n[deal").replace(",", " , ")) == record


def test_results_may_be_left_out() -> None:
    record, _ = wild_match("plain", 2, 90)
    derived = ("Shown", "Result", "Written", "Sheet", "Match")
    bare = "\n".join(line for line in write(record).split("\n") if not line.startswith(derived))

    assert "Result" not in bare
    assert parse(bare) == record


def test_hands_serve_instead_of_a_deck() -> None:
    record, states = wild_match("plain", 5, 8)
    dealt = next(state for state in states if state.deal is not None and state.deal.hands)
    names = ("South", "East", "North", "West")
    assert dealt.deal is not None
    hands = "\n".join(
        f'[Hand "{name}: {" ".join(map(str, hand))} | {" ".join(map(str, talon))}"]'
        for name, hand, talon in zip(names, dealt.deal.hands, dealt.deal.talons, strict=True)
    )
    head = write(replace(record, actions=record.actions[:1]))

    read = state_after(parse(f'{head}\n[Deal "1"]\n{hands}\n'))

    assert read.deal is not None
    assert read.deal.hands == dealt.deal.hands
    assert read.deal.talons == dealt.deal.talons


@pytest.mark.parametrize("name", ["Deck", "SOUTH", "two words", "", "7", "Ž"])
def test_a_tag_that_could_not_be_read_back_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="cannot be the name of a tag"):
        Record(game="bela4", rules=BELA, players=(Seated(),) * 4, tags=((name, "x"),))


SEEN = sorted(set(OTHERS) - {"belote2 claims", "belote3 claims"})


@pytest.mark.parametrize("table", SEEN)
def test_a_deal_is_read_as_people_see_it(table: str) -> None:
    """Hands, the turned and the extra cards instead of the deck, and the same deal is played."""
    record, states = wild_match(table, 2, 45)
    place = max(place for place, one in enumerate(states) if one.deal and one.deal.contract is not None)
    record, states = replace(record, actions=record.actions[:place]), states[: place + 1]
    state = states[-1]
    assert state.deal is not None
    deals = (one.deal for one in states if one.deal is not None and one.deal.hands)
    dealt = next(deal for deal in deals if deal.number == state.deal_number)
    *head, body = write(record).split("\n\n")
    lines = body.split("\n")
    later = {words[0]: words[1:] for line in lines for words in _parts(line, "Rest")}
    laid = []
    for name, first, talon in zip(seat_names(record.rules), dealt.first_hands, dealt.talons, strict=True):
        apart = " ".join([*(card.code for card in talon), *later.get(name, [])])
        laid.append(f'[Hand "{name}: {" ".join(card.code for card in first)} | {apart}"]')
    if dealt.turned is not None:
        laid.append(f'[Turned "{dealt.turned.code}"]')
    if dealt.extra:
        laid.append(f'[Extra "{" ".join(card.code for card in dealt.extra)}"]')
    bottom = [words[0] for line in lines for words in _parts(line, "Bottom")]
    laid += [f'[Bottom "{card}"]' for card in bottom]
    rest = [line for line in lines if not line.startswith(("[Deck", "Cut", "Knock"))]

    read = state_after(parse("\n\n".join([*head, "\n".join([*rest[:2], *laid, *rest[2:]])])))

    assert read.deal is not None
    assert read.deal.hands == state.deal.hands
    assert (read.deal.playing, read.deal.turned) == (state.deal.playing, state.deal.turned)
    assert read.deal.bottom == state.deal.bottom


def _parts(line: str, word: str) -> list[list[str]]:
    """The comma parts of a line that begins with the word."""
    return (
        [part.split() for part in line.removeprefix(word).split(",")] if line.startswith(word + " ") else []
    )


@pytest.mark.parametrize(
    ("call", "word"),
    [
        (Word.TAKE, "take"),
        (Bid(Trumps.NONE), "notrumps"),
        (Bid(Trumps.ALL), "alltrumps"),
        (Bid(Trumps.HEARTS, 80), "80-hearts"),
        (Bid(Trumps.SPADES, CAPOT_GOAL), "capot-spades"),
        (Bid(Trumps.ALL, 82), "82-alltrumps"),
        (Bid(Trumps.NONE, 170), "170-notrumps"),
    ],
)
def test_calls_are_one_word_and_their_short_form_is_read_as_well(call: Call, word: str) -> None:
    assert call_word(call) == word
    assert call_named(word.upper()) == call_named(call_text(call)) == call
    assert call_named("84-hearts") is call_named("250-notrumps") is None


def test_the_lines_of_a_result_hold_columns_dashes_hung_and_negative_points() -> None:
    three = DealResult(
        number=1,
        outcome=Outcome.FELL,
        contract=None,
        card_points=(90, 52, 20),
        declared=(),
        declaration_points=(0, 20, 0),
        capot=None,
        totals=(140, 72, 70),
        written=(-10, 72, 0),
        dashes=frozenset({2}),
        hung_after=81,
        bonus=(50, 0, 50),
    )

    assert result_lines(three, (-10, 172, 55), GAMES["bela3"].rules) == [
        ("Result", "fell, South 90, East 52+20, West 20, bonus South 50, East 0, West 50"),
        ("Written", "South -10, East 72, West -, hung 81"),
        ("Sheet", "South -10, East 172, West 55"),
    ]
    capot = replace(three, capot=0, hung_after=0, fault=Fault.MISDEAL)
    first, second, _ = result_lines(capot, (0, 0, 0), GAMES["belote3_es"].rules)
    assert first == ("Result", "fell misdeal, South 90, West 52+20, East 20, capot South")
    assert second == ("Written", "South -10, West 72, East -")


def test_points_that_hang_are_read_again() -> None:
    found = (wild_match("french", number)[0] for number in range(60))
    hung = next(record for record in found if " hung " in write(record))

    assert parse(write(hung)) == hung


@pytest.mark.parametrize(
    ("table", "number", "line"),
    [
        ("strict", 0, "Lifts     North"),
        ("enough", 2, "Stops     South"),
        ("belote3 claims", 0, "Penalty   West combinationNotShown"),
    ],
)
def test_rare_lines_are_written_and_read(table: str, number: int, line: str) -> None:
    record, _ = wild_match(table, number)
    text = write(record)
    assert line in text.split("\n")
    assert parse(text) == record


def test_what_was_shown_may_be_told_together_below() -> None:
    lines = (GOLDEN / "belote4_es-faults.txt").read_text("utf-8").split("\n")
    first = lines.index("Shown     West sequence 20 8S 9S TS")
    second = lines.index("Shown     East sequence 20 7C 8C 9C")
    together = [*lines[:first], *lines[first + 1 : second], lines[first], *lines[second:]]
    assert together != lines
    assert parse("\n".join(together)) == parse("\n".join(lines))


@pytest.mark.parametrize(("worth", "told"), [(10, ["+10"]), (0, [])])
def test_what_the_last_trick_is_worth_is_told_if_it_is_worth_anything(worth: int, told: list[str]) -> None:
    record, states = wild_match("plain", 3)
    length = next(count for count, state in enumerate(states) if state.results)
    rules = options_from({"lastTrick": worth}, record.rules)
    worded = replace(record, rules=rules, actions=record.actions[:length])
    lines = write(worded).split("\n")
    assert parse("\n".join(lines)) == worded
    assert re.findall(r"\+\d+", next(line for line in lines if line.startswith("8 "))) == told


def test_a_belote_that_was_not_said_is_told() -> None:
    text = write(wild_match("plain", 3)[0])
    with pytest.raises(RecordError, match="bela was expected"):
        parse(text.replace(" bela", " rebelote", 1))


def test_what_a_deal_came_to_is_not_told_in_the_next_one() -> None:
    lines = write(wild_match("plain", 3)[0]).split("\n")
    first, second = [place for place, line in enumerate(lines) if line.startswith("Written")][:2]
    assert lines[first] != lines[second]
    moved = [*lines[:first], *lines[first + 1 : second], lines[first], *lines[second:]]
    with pytest.raises(RecordError, match="was expected"):
        parse("\n".join(moved))


def test_a_match_is_won_by_one_side_or_drawn_by_several() -> None:
    rules = GAMES["belote3_es"].rules
    drawn = MatchResult(scores=(101, 101, 40), winners=(0, 1), match_points=(0.5, 0.5, 0.0))
    assert match_text(drawn, rules) == "drawn South West"
    assert match_text(replace(drawn, winners=(2,)), rules) == "won East"
