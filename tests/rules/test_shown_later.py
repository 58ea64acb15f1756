"""Declarations are laid open at once, after the first trick or after the last one (option `declShown`)."""

from __future__ import annotations

import pytest

from game.cards.rank import Rank
from game.rules.events import (
    DealScored,
    DeclarationAnnounced,
    DeclarationShown,
    DeclarationsResolved,
    TrickTaken,
)
from tests.rules.seated import Table, combination

HANDS = {0: "9D TD JD", 1: "8S 9S 8H", 2: "7S TS 7H", 3: "QD KD AD"}
"""Seat 0 has a sequence to the jack, seat 3 a better one to the ace."""

TOLD = (DeclarationAnnounced, DeclarationsResolved, DeclarationShown, TrickTaken, DealScored)


def table(when: str, **options: object) -> Table:
    return Table.holding("belot_bg", "C", HANDS, declShown=when, **options)


def told(played: Table) -> list[str]:
    return [type(event).__name__ for event in played.events if isinstance(event, TOLD)]


def test_after_the_last_trick_they_are_laid_open_and_not_before() -> None:
    played = table("afterLast").play("9D 8S 7S QD AD TD 9S TS")
    assert told(played).count("TrickTaken") == 2
    assert DeclarationsResolved not in map(type, played.events)
    for seat in range(4):
        view = played.view(seat)
        assert (view.shown, view.contest) == ((), None)
        assert [(one.seat, one.value, one.top) for one in view.announced] == [
            (0, 20, None),
            (1, 0, None),
            (2, 0, None),
            (3, 20, None),
        ], "nobody asks how high a declaration goes before it is laid open"
    played.play("KD JD 8H 7H")
    assert told(played)[-4:] == ["TrickTaken", "DeclarationsResolved", "DeclarationShown", "DealScored"]
    assert played.happened(DeclarationShown) == [DeclarationShown(3, combination("QD KD AD"))]
    assert played.happened(DeclarationsResolved) == [DeclarationsResolved(1, (0, 20))]


@pytest.mark.parametrize("when", ["atOnce", "afterTrick1"])
def test_where_they_are_shown_earlier_equals_are_asked_how_high_theirs_goes(when: str) -> None:
    played = table(when).play("9D 8S 7S QD")
    assert [(one.seat, one.value, one.top) for one in played.view(2).announced if one.value] == [
        (0, 20, None),
        (0, 20, Rank.JACK),
        (3, 20, Rank.ACE),
    ]


@pytest.mark.parametrize("when", ["atOnce", "afterTrick1"])
def test_said_with_the_first_card_they_are_shown_after_the_first_trick(when: str) -> None:
    played = table(when).play("9D 8S 7S QD")
    assert told(played)[-3:] == ["TrickTaken", "DeclarationsResolved", "DeclarationShown"]
    assert [one.seat for one in played.view(2).shown] == [3]
    assert played.view(2).contest == 1


def test_said_before_the_lead_they_may_wait_for_the_first_trick() -> None:
    played = table("afterTrick1", declTiming="beforeLead")
    assert told(played).count("DeclarationAnnounced") >= 4
    assert played.view(0).shown == ()
    assert told(played.play("9D 8S 7S"))[-1] == "DeclarationAnnounced"
    assert told(played.play("QD"))[-3:] == ["TrickTaken", "DeclarationsResolved", "DeclarationShown"]


@pytest.mark.parametrize("when", ["atOnce", "afterTrick1", "afterLast"])
def test_the_figures_are_the_same(when: str) -> None:
    played = table(when).play("9D 8S 7S QD AD TD 9S TS KD JD 8H 7H")
    (scored,) = played.happened(DealScored)
    assert scored.result.declaration_points == (0, 20)


def test_a_second_declaration_that_nobody_heard_of_stays_unknown() -> None:
    hands = {0: "9D TD JD 7H 8H 9H", 1: "8S JS AS TH KH TS", 2: "7S 9S QS JH AH KD", 3: "AD QD QH 7C 8C TC"}
    played = Table.holding("belot_bg", "C", hands, declShown="afterLast").play("9D 8S KD AD")
    assert [(one.seat, one.value) for one in played.view(2).announced if one.value] == [(0, 20)]
    assert played.view(2).shown == ()


def test_a_fault_that_ends_the_deal_lays_them_open_before_it_is_written() -> None:
    hands = {0: "9D TD JD", 1: "8D 8S 8C", 2: "7S 7C 7H", 3: "QS KD AC"}
    played = Table.holding("bela4", "H", hands, declShown="afterLast", renege="wholeGame").play("9D 8S")
    assert played.happened(DeclarationShown) == []
    played.accuse(0, 1)
    assert told(played)[-3:] == ["DeclarationsResolved", "DeclarationShown", "DealScored"]
    assert played.result.declaration_points == (20, 0)


def test_where_nothing_was_said_there_is_nothing_to_tell() -> None:
    played = Table.holding("belot_bg", "NT", HANDS, declShown="afterLast").play(
        "9D 8S 7S QD AD TD 9S TS KD JD 8H 7H"
    )
    assert set(told(played)) == {"TrickTaken", "DealScored"}
