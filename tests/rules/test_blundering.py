"""Faults that everybody sees and that cost ten points each ([004])."""

from __future__ import annotations

from game.rules.actions import Blunder
from game.rules.asking import choices_for
from game.rules.events import FaultCalled
from game.rules.fault import BLUNDERS, Fault
from game.rules.phase import Phase
from game.rules.refusal import Refusal
from tests.rules.seated import Table

HANDS = {0: "9D TD JD 7S 7C", 1: "8D KD AD 8S 8C"}


def table(game: str = "belote2_es", **options: object) -> Table:
    return Table.holding(game, "C", HANDS, renege="tenPoints", declarations=False, **options)


def test_each_costs_ten_points_at_once_and_nobody_gains() -> None:
    at = table().do(Blunder(1, Fault.EXPOSED)).do(Blunder(0, Fault.EXPOSED), Blunder(0, Fault.EXPOSED))
    assert at.happened(FaultCalled) == [
        FaultCalled(1, None, Fault.EXPOSED),
        FaultCalled(0, None, Fault.EXPOSED),
        FaultCalled(0, None, Fault.EXPOSED),
    ]
    assert at.state.the_deal.the_play.lost == (-20, -10)
    assert at.view(0).lost == (-20, -10)
    assert at.state.phase is Phase.PLAYING


def test_pairs_lose_together() -> None:
    hands = {seat: f"7{suit} 8{suit}" for seat, suit in enumerate("CDHS")}
    at = Table.holding("belote4_es", "C", hands, renege="tenPoints").do(Blunder(2, Fault.OUT_OF_TURN))
    assert at.state.the_deal.the_play.lost == (-10, 0)


def test_the_dealer_may_misdeal_and_forget_the_bottom_card_before_the_lead() -> None:
    at = table()
    assert at.choices(0).blunders == (Fault.EXPOSED,)
    assert at.choices(1).blunders == (
        Fault.MISDEAL,
        Fault.EXPOSED,
        Fault.BOTTOM_FORGOTTEN,
        Fault.OUT_OF_TURN,
    )
    at.play("9D")
    assert at.choices(1).blunders == (Fault.EXPOSED,)
    assert at.choices(0).blunders == (Fault.EXPOSED, Fault.OUT_OF_TURN)
    assert at.refusal(Blunder(1, Fault.MISDEAL)) is Refusal.NOT_NOW
    assert at.play("KD").choices(0).blunders == (Fault.EXPOSED, Fault.OUT_OF_TURN)
    assert at.choices(1).blunders == (Fault.EXPOSED,), "nor when a trick has been taken"


def test_who_has_no_card_left_plays_none_out_of_turn() -> None:
    hands = {seat: f"7{suit} 8{suit}" for seat, suit in enumerate("CDHS")}
    at = Table.holding("belote4_es", "C", hands, renege="tenPoints").play("7C 7D 7H 7S 8C")
    assert Fault.OUT_OF_TURN not in at.choices(0).blunders
    assert Fault.OUT_OF_TURN in at.choices(2).blunders


def test_where_no_bottom_card_is_shown_and_no_pack_lies_nobody_can_touch_them() -> None:
    hands = {seat: f"7{suit} 8{suit}" for seat, suit in enumerate("CDHS")}
    at = Table.holding("belote4_es", "C", hands, renege="tenPoints")
    assert at.choices(3).blunders == (Fault.MISDEAL, Fault.OUT_OF_TURN)
    assert at.choices(0).blunders == ()


def test_tricks_can_be_stacked_when_there_are_two() -> None:
    one = table().play("9D KD AD")
    assert not any(Fault.TRICK_STACKED in one.choices(seat).blunders for seat in (0, 1))
    at = table().play("9D KD AD TD").play("8S")
    assert Fault.TRICK_STACKED in at.choices(1).blunders
    assert Fault.TRICK_STACKED not in at.choices(0).blunders
    at.do(Blunder(1, Fault.TRICK_STACKED))
    assert at.state.the_deal.the_play.lost == (0, -10)


def test_declarations_have_their_turn_too() -> None:
    options = {"renege": "tenPoints", "announce": "manual", "declTiming": "beforeLead"}
    at = Table.holding("belote2_es", "C", HANDS, **options)
    assert at.state.phase is Phase.DECLARING
    assert at.choices(0).blunders == (Fault.EXPOSED,)
    dealers = (Fault.MISDEAL, Fault.EXPOSED, Fault.BOTTOM_FORGOTTEN)
    assert at.choices(1).blunders == (*dealers, Fault.OUT_OF_TURN)
    at.declare()
    assert at.choices(0).blunders == (Fault.EXPOSED, Fault.OUT_OF_TURN)
    assert at.choices(1).blunders == dealers


def test_there_are_none_elsewhere() -> None:
    for renege in ("prevent", "wholeGame"):
        at = Table.holding("belote2_es", "C", HANDS, renege=renege)
        assert at.refusal(Blunder(1, Fault.EXPOSED)) is Refusal.NO_FAULTS_HERE
        assert at.choices(1).blunders == ()


def test_what_is_no_seat_or_no_such_fault_is_refused() -> None:
    assert table().refusal(Blunder(2, Fault.EXPOSED)) is Refusal.NOT_A_SEAT
    assert table().refusal(Blunder(1, Fault.NOT_SHOWN)) is Refusal.NOT_NOW
    assert Table.seated(renege="tenPoints").refusal(Blunder(1, Fault.EXPOSED)) is Refusal.NOT_NOW


def test_after_the_last_card_there_is_nothing_to_expose() -> None:
    at = table()
    while at.state.phase is Phase.PLAYING:
        at.play(str(at.choices(at.turn).cards[0]))
    assert at.state.phase is Phase.AGREEING
    assert choices_for(at.state, 0).blunders == ()
    assert at.refusal(Blunder(0, Fault.EXPOSED)) is Refusal.NOT_NOW


def test_every_blunder_can_be_committed_somewhere() -> None:
    before, later = table(), table().play("9D KD AD TD 8S")
    found = {fault for at in (before, later) for seat in (0, 1) for fault in at.choices(seat).blunders}
    assert found == set(BLUNDERS)
