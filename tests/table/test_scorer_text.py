"""What the scorer keeps comes back as it was, and nothing else comes in."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.call import CAPOT_GOAL, GENERALE_GOAL
from game.rules.contract import Trumps
from game.table.real_match import RealMatch
from game.table.scorer import Ending, Told
from game.table.scorer_text import SheetsError, sheets_of, text_of_sheets

DEAL = Told(
    taker=1,
    trumps=Trumps.HEARTS,
    multiplier=2,
    cards=(162, 0),
    declared=((20, 50), ()),
    belotes=(1, 0),
    tricks=(1, 0),
    last=0,
)
SHEET = RealMatch(
    game="belot_bg",
    names=("Ана", "Боян", "Vera", 'D"\\'),
    options={"target": 101, "contra": True},
    dealer=3,
    begun="2026-11-22 08:34",
    told=(DEAL, Told(ending=Ending.PASSED), Told(ending=Ending.FAULT, who=1)),
)
THREE = RealMatch(game="bela3", names=("A", "B", "C"), options={})


def test_what_is_kept_comes_back() -> None:
    assert sheets_of(text_of_sheets((SHEET, THREE))) == (SHEET, THREE)
    assert sheets_of(text_of_sheets(())) == ()


def test_a_newer_file_says_so() -> None:
    with pytest.raises(SheetsError) as caught:
        sheets_of('{"format": 4, "sheets": []}')
    assert caught.value.is_newer


def changed(**deal: object) -> str:
    content = json.loads(text_of_sheets((SHEET,)))
    content["sheets"][0]["deals"][0].update(deal)
    return json.dumps(content)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "[" * 100_000,
        '{"format": true, "sheets": []}',
        '{"format": 0, "sheets": []}',
        '{"format": 1}',
        '{"format": 1, "sheets": [1]}',
        text_of_sheets((SHEET,)).replace("belot_bg", "poker"),
        text_of_sheets((SHEET,)).replace('"target": 101', '"target": -1'),
        text_of_sheets((SHEET,)).replace('"dealer": 3', '"dealer": 4'),
        text_of_sheets((THREE,)).replace('"C"', '"C", "D"'),
        changed(cards=[163, 0]),
        changed(cards=[100, 62.0]),
        changed(cards=[[1], 62]),
        changed(cards=[162, 0, 0]),
        changed(declared=[20, 50]),
        changed(declared=[[[20]], []]),
        changed(taker=2),
        changed(trumps="X"),
        changed(multiplier=3),
        changed(goal=100),
        changed(ending="won"),
        changed(unknown=1),
        text_of_sheets((SHEET,)).replace(SHEET.names[0], "A\\ud800"),
    ],
)
def test_what_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(SheetsError) as caught:
        sheets_of(text)
    assert not caught.value.is_newer


@given(st.recursive(st.none() | st.booleans() | st.integers() | st.text(), st.lists, max_leaves=5))
def test_anything_in_a_deal_is_a_sentence(value: object) -> None:
    for key in ("cards", "declared", "taker", "tricks", "goal", "who"):
        try:
            sheets_of(changed(**{key: value}))
        except SheetsError:
            continue


def test_versions_before_read_a_sheet_on_which_every_suit_was_told() -> None:
    assert json.loads(text_of_sheets([SHEET]))["format"] == 1
    open_suit = replace(SHEET, told=(Told(taker=0, cards=(102, 60)),))
    text = text_of_sheets([open_suit])
    assert json.loads(text)["format"] == 2
    assert sheets_of(text) == (open_suit,)


GENERALE = RealMatch(
    game="coinche_fr",
    names=("A", "B", "C", "D"),
    options={"generale": True},
    told=(
        Told(
            taker=0, trumps=Trumps.HEARTS, goal=GENERALE_GOAL, cards=(162, 0), tricks=(1, 0), has_helped=True
        ),
    ),
)


def test_a_generale_in_which_the_partner_took_a_trick_comes_back_and_versions_before_are_told() -> None:
    text = text_of_sheets([GENERALE])
    assert json.loads(text)["format"] == 3
    assert sheets_of(text) == (GENERALE,)
    alone = replace(GENERALE, told=(replace(GENERALE.told[0], has_helped=False),))
    assert json.loads(text_of_sheets([alone]))["format"] == 1


@pytest.mark.parametrize("instead", [{"goal": CAPOT_GOAL}, {"tricks": [1, 1]}, {"has_helped": 1}])
def test_only_a_generale_with_all_tricks_can_have_been_helped(instead: dict[str, object]) -> None:
    content = json.loads(text_of_sheets([GENERALE]))
    content["sheets"][0]["deals"][0].update(instead)
    with pytest.raises(SheetsError):
        sheets_of(json.dumps(content))
