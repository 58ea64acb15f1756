"""What is written is read back as it was, wherever a match stands and whatever happened in it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.records.parse import parse
from game.records.record import Record, Seated
from game.records.replay import state_after
from game.records.seal import sealed
from game.records.write import write
from tests.table.wild import BELA, TABLES, wild_match


@pytest.mark.parametrize("table", TABLES)
def test_whole_matches(table: str) -> None:
    record, states = wild_match(table, 1)
    text = write(record)

    back = parse(text)

    assert back == record
    assert write(back) == text
    assert state_after(back) == states[-1]


@given(st.sampled_from(sorted(TABLES)), st.integers(0, 9), st.integers(0, 120))
@settings(max_examples=40)
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
