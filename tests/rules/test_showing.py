"""Accepted declarations are shown by their owners where forgetting it costs ten points ([004])."""

from __future__ import annotations

import pytest

from game.cards.card import card
from game.rules.actions import Play, Show, Stop
from game.rules.events import DeclarationShown, FaultCalled
from game.rules.fault import Fault
from game.rules.refusal import Refusal
from tests.rules.seated import Table, combination

HANDS = {0: "9D TD JD 7S 7C 7H", 1: "8D KD AD 8S 8C 8H"}


def after_one_trick(**options: object) -> Table:
    """Seat 0 has said a sequence, which is accepted; seat 1 takes the first trick."""
    table = Table.holding("belote2_es", "C", HANDS, announce="manual", renege="tenPoints", **options)
    return table.declare("9D TD JD").play("9D").declare().play("KD")


@pytest.mark.parametrize("when", ["atOnce", "afterLast"])
def test_they_are_shown_when_their_owner_does(when: str) -> None:
    table = after_one_trick(declShown=when)
    assert table.state.the_deal.said.side == 0
    assert table.happened(DeclarationShown) == []
    assert table.view(1).shown == ()
    assert [table.choices(seat).may_show for seat in (0, 1)] == [True, False]
    table.do(Show(0))
    assert table.happened(DeclarationShown) == [DeclarationShown(0, combination("9D TD JD"))]
    assert [one.seat for one in table.view(1).shown] == [0]
    assert not table.choices(0).may_show
    assert table.refusal(Show(0)) is Refusal.NOT_NOW


def test_shown_in_time_they_cost_nothing() -> None:
    table = after_one_trick().do(Show(0)).play("8S 7S")
    assert table.happened(FaultCalled) == []
    assert table.state.the_deal.the_play.lost == (0, 0)


def test_forgotten_they_cost_ten_points_and_count() -> None:
    table = after_one_trick().play("8S")
    assert table.choices(0).may_show
    table.play("7S")
    assert table.happened(FaultCalled) == [FaultCalled(0, None, Fault.NOT_SHOWN)]
    assert table.state.the_deal.the_play.lost == (-10, 0)
    assert table.happened(DeclarationShown) == [DeclarationShown(0, combination("9D TD JD"))]
    assert [one.declaration.value for one in table.view(1).shown] == [20]
    assert [one.declaration.value for one in table.state.the_deal.said.counted] == [20]
    table.play("8C 7C" if table.turn else "7C 8C")
    assert len(table.happened(FaultCalled)) == 1


def test_who_shows_too_early_or_has_nothing_is_refused() -> None:
    table = Table.holding("belote2_es", "C", HANDS, announce="manual", renege="tenPoints")
    assert table.view(1).shown == ()
    assert table.refusal(Show(0)) is Refusal.NOT_NOW
    assert table.declare("9D TD JD").refusal(Show(0)) is Refusal.NOT_NOW
    assert after_one_trick().refusal(Show(1)) is Refusal.NOT_NOW
    assert Table.seated(announce="manual", renege="tenPoints").refusal(Show(0)) is Refusal.NOT_NOW


def test_where_declarations_come_before_the_lead_they_are_shown_after_the_first_trick_all_the_same() -> None:
    hands = {0: "9D TD JD 7S", 1: "8D KD 7H 8H", 2: "7C 8C 9C TC", 3: "QD AD KC AC"}
    options = {"announce": "manual", "renege": "tenPoints"}
    table = Table.holding("bela4", "C", hands, **options).declare("9D TD JD").declare().declare("7C 8C 9C TC")
    table.declare()
    assert [table.choices(seat).may_show for seat in range(4)] == [False] * 4
    table.play("9D 8D 7C QD")
    assert [table.choices(seat).may_show for seat in range(4)] == [True, False, True, False]
    assert [event.seat for event in table.do(Show(2)).happened(DeclarationShown)] == [2]
    assert [table.choices(seat).may_show for seat in range(4)] == [True, False, False, False]


def test_where_nobody_has_any_nobody_is_asked() -> None:
    table = Table.holding("belote2_es", "C", HANDS, announce="manual", renege="tenPoints")
    table.declare().play("9D").declare().play("KD")
    assert [table.choices(seat).may_show for seat in (0, 1)] == [False, False]


def test_after_the_end_of_the_match_nothing_is_shown_any_more() -> None:
    table = after_one_trick(finish="dosta").with_scores(0, 2000).do(Stop(1))
    assert table.refusal(Show(0)) is Refusal.NOT_NOW


def test_elsewhere_the_program_shows_them() -> None:
    hands = {0: HANDS[0], 1: HANDS[1]}
    table = Table.holding("belote2_es", "C", hands, renege="tenPoints")
    table.do(Play(0, card("9D")), Play(1, card("KD")))
    assert len(table.happened(DeclarationShown)) == 1
    assert not table.choices(0).may_show
    assert table.refusal(Show(0)) is Refusal.NOT_NOW
