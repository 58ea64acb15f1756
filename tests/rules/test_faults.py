"""Cards against the duties: prevented, or played and called (rule book A15, option renege)."""

from __future__ import annotations

import pytest

from game.cards.card import card, cards
from game.rules.actions import Agree, CallFault, Declare, Play
from game.rules.apply import apply
from game.rules.events import BeloteCalled, DeclarationShown, FaultCalled
from game.rules.fault import Fault
from game.rules.illegality import Illegality
from game.rules.phase import Phase
from game.rules.refusal import IllegalActionError, Refusal
from game.rules.result import Outcome
from tests.rules.seated import Table

HANDS = {
    0: "QH KH 7C 8C 9S TS 7D 8D",
    1: "7H 8H AC KC JS QS TD JD",
    2: "9H TH TC JC 7S 8S QD KD",
    3: "JH AH 9C QC KS AS 9D AD",
}


def reneged(renege: str = "wholeGame", **options: object) -> Table:
    """Hearts; seat 0 leads the seven of clubs, seat 1 throws a diamond though he holds clubs."""
    table = Table(HANDS, dealer=3, renege=renege, declarations=False, **options).say("H")
    return table.play("7C JD")


def test_the_program_prevents_faults() -> None:
    table = Table(HANDS, dealer=3, declarations=False).say("H").play("7C")
    assert table.choices(1).playable == table.choices(1).cards == cards("KC AC")
    assert table.refusal(Play(1, card("JD"))) is Illegality.MUST_FOLLOW
    assert table.refusal(Play(1, card("AS"))) is Illegality.NOT_IN_HAND
    assert table.refusal(Play(2, card("TC"))) is Refusal.NOT_YOUR_TURN
    assert table.refusal(CallFault(0, 1)) is Refusal.NO_FAULTS_HERE
    assert table.choices(0).offenders == ()


@pytest.mark.parametrize("renege", ["wholeGame", "tenPoints"])
def test_where_faults_are_possible_every_card_of_the_hand_may_be_played(renege: str) -> None:
    table = Table(HANDS, dealer=3, renege=renege, declarations=False).say("H").play("7C")
    assert table.choices(1).playable == table.view(1).hand
    assert table.choices(1).cards == cards("KC AC")
    assert table.refusal(Play(1, card("AS"))) is Illegality.NOT_IN_HAND
    assert not table.play("JD").happened(FaultCalled)


def test_the_error_of_a_refused_action_names_the_action_and_the_reason() -> None:
    table, action = reneged(), CallFault(1, 3)
    with pytest.raises(IllegalActionError, match=r"CallFault\(.*\): ownSide$"):
        apply(table.state, action)


def test_nobody_sees_that_a_card_broke_a_duty() -> None:
    honest = Table(HANDS, dealer=3, renege="wholeGame", declarations=False).say("H").play("7C KC")
    for table in (honest, reneged()):
        assert table.choices(0).offenders == (1, 3)
        assert table.choices(1).offenders == (0, 2)
        assert table.choices(2).offenders == (1, 3)


@pytest.mark.parametrize("accuser", [0, 2])
def test_a_called_fault_ends_the_deal_with_162(accuser: int) -> None:
    table = reneged().accuse(accuser, 1)
    assert table.happened(FaultCalled) == [FaultCalled(1, accuser, Fault.RENEGE)]
    assert table.result.outcome is Outcome.PENALTY
    assert table.result.fault is Fault.RENEGE
    assert (table.result.written, table.result.dashes) == ((162, 0), {1})
    assert (table.result.multiplier, table.result.hung_after, table.result.lost) == (1, 0, ())
    assert table.state.phase is Phase.SHUFFLING
    assert table.state.dealer == 0
    assert table.state.scores == (162, 0)


def test_the_takers_opponents_pay_just_as_well() -> None:
    table = Table(HANDS, dealer=3, renege="wholeGame", declarations=False).say("pass", "H").play("7C KC QD")
    assert table.accuse(3, 2).result.written == (0, 162)


def test_everything_called_in_the_deal_is_added_whoever_called_it() -> None:
    """Seat 0 says 20 and seat 1 says 50: the 20 lost the contest, and was called all the same."""
    hands = {0: "QH KH 9S TS JS", 1: "7C 8C 9C TC 7H", 2: "AC KC"}
    table = Table(hands, dealer=3, renege="wholeGame").say("H").play("QH 7C")
    assert [event.seat for event in table.happened(BeloteCalled)] == [0]
    assert [event.declaration.value for event in table.happened(DeclarationShown)] == [50]
    table.accuse(0, 1)
    assert table.result.written == (162 + 20 + 50 + 20, 0)
    assert table.result.declaration_points == (40, 50)


def test_what_was_said_with_the_first_cards_has_been_called_too() -> None:
    """The contest of the first trick is decided with what was said before the fault was called."""
    hands = {0: "9S TS JS AC", 1: "7C 8C TC JC", 2: "QD KD"}
    table = Table(hands, dealer=3, renege="wholeGame", declTiming="firstCard").say("pass", "D")
    table.play("AC JC")
    seat, hand = 2, table.view(2).hand
    wrong = next(one for one in hand if one not in table.choices(seat).cards)
    table.do(Play(seat, wrong)).accuse(3, 2)
    assert table.result.written == (0, 182)
    assert [(one.seat, one.declaration.value) for one in table.result.declared] == [(0, 20)]


def test_of_the_side_with_the_best_all_counts_that_was_said_with_the_first_cards() -> None:
    hands = {0: "9S TS JS QS 7H 8H 9H AC", 1: "7C 8C TC JC"}
    table = Table(hands, dealer=3, renege="wholeGame", declTiming="firstCard").say("pass", "D").play("AC")
    wrong = next(one for one in table.view(1).hand if one not in table.choices(1).cards)
    table.do(Play(1, wrong)).accuse(0, 1)
    assert (table.result.written, table.result.declaration_points) == ((162 + 50 + 20, 0), (70, 0))


def test_a_fault_before_the_partner_spoke_leaves_what_was_said_in_force() -> None:
    hands = {0: "9S TS JS AC", 1: "7C 8C TC JC"}
    table = Table(hands, dealer=3, renege="wholeGame", declTiming="firstCard").say("pass", "D").play("AC")
    wrong = next(one for one in table.view(1).hand if one not in table.choices(1).cards)
    table.do(Play(1, wrong)).accuse(0, 1)
    assert table.result.written == (182, 0)


def test_what_was_kept_silent_was_not_called() -> None:
    """Seat 1 has 20 as well, but is told of a better one and says nothing."""
    hands = {0: "TS JS QS AC", 1: "7D 8D 9D 7C"}
    table = Table(hands, dealer=3, renege="wholeGame").say("H").play("AC 7D").accuse(0, 1)
    assert table.result.written == (182, 0)


def test_before_anything_was_said_a_fault_in_the_first_trick_costs_162_alone() -> None:
    hands = {0: "9S TS JS AC", 1: "7C 8C TC JC"}
    table = Table(hands, dealer=3, renege="wholeGame", declTiming="afterTrick1").say("pass", "D").play("AC")
    wrong = next(one for one in table.view(1).hand if one not in table.choices(1).cards)
    table.do(Play(1, wrong)).accuse(0, 1)
    assert table.result.written == (162, 0)


def test_after_a_fault_in_the_first_trick_nobody_declares_any_more() -> None:
    hands = {0: "9S TS JS AC", 1: "7C 8C TC JC"}
    options = {"renege": "wholeGame", "declTiming": "firstCard", "announce": "manual"}
    table = Table(hands, dealer=3, **options).say("pass", "D").play("AC")
    wrong = next(one for one in table.view(1).hand if one not in table.choices(1).cards)
    table.do(Play(1, wrong)).accuse(0, 1)
    assert table.refusal(Declare(2, ())) is Refusal.NOT_NOW


def test_a_wrong_accusation_costs_nothing_and_is_made_once_in_a_trick() -> None:
    table = reneged().accuse(0, 3)
    assert table.happened(FaultCalled) == [FaultCalled(3, 0, None)]
    assert table.choices(0).offenders == (1,)
    assert table.refusal(CallFault(0, 3)) is Refusal.ALREADY_ACCUSED
    assert table.choices(2).offenders == (1, 3)
    while table.state.the_deal.the_play.trick.cards:
        table.do(Play(table.turn, table.choices(table.turn).cards[0]))
    assert table.choices(0).offenders == (1, 3)


def test_a_fault_is_called_against_an_opponent_at_the_table() -> None:
    table = reneged()
    assert table.refusal(CallFault(1, 3)) is Refusal.OWN_SIDE
    assert table.refusal(CallFault(1, 1)) is Refusal.OWN_SIDE
    assert table.refusal(CallFault(0, 4)) is Refusal.NOT_A_SEAT
    assert table.refusal(CallFault(-1, 0)) is Refusal.NOT_A_SEAT
    assert Table(HANDS, renege="wholeGame").refusal(CallFault(0, 1)) is Refusal.NOT_NOW


def test_a_fault_may_be_called_tricks_later() -> None:
    table = reneged()
    while len(table.state.the_deal.the_play.tricks) < 3:
        table.do(Play(table.turn, table.choices(table.turn).cards[0]))
    assert table.accuse(2, 1).result.written[0] == 162 + sum(table.result.declaration_points)


def all_played(renege: str) -> Table:
    table = reneged(renege, bela=False)
    while table.state.phase is Phase.PLAYING:
        table.do(Play(table.turn, table.choices(table.turn).cards[0]))
    return table


def test_after_the_last_card_everybody_agrees_or_calls() -> None:
    table = all_played("wholeGame")
    assert table.state.phase is Phase.AGREEING
    assert table.state.results == ()
    for seat in range(4):
        assert table.turn == seat
        assert [table.choices(other).may_agree for other in range(4)] == [other == seat for other in range(4)]
        assert table.choices(seat).is_asked
        assert table.refusal(Agree((seat + 1) % 4)) is Refusal.NOT_YOUR_TURN
        table.do(Agree(seat))
    assert table.result.outcome is not Outcome.PENALTY
    assert sum(table.result.card_points) == 162


def test_agreement_begins_with_eldest_hand() -> None:
    table = Table(dealer=1, renege="wholeGame").say("H")
    while table.state.phase is Phase.PLAYING:
        table.do(Play(table.turn, table.choices(table.turn).cards[0]))
    assert table.turn == 2


def test_after_the_last_card_a_fault_can_still_be_called() -> None:
    table = all_played("wholeGame").do(Agree(0))
    assert table.choices(2).offenders == (1, 3)
    assert table.accuse(2, 1).result.written == (162, 0)
    assert table.refusal(Agree(1)) is Refusal.NOT_NOW


def test_a_fault_that_nobody_calls_is_forgotten() -> None:
    table = all_played("wholeGame").do(*(Agree(seat) for seat in range(4)))
    assert table.result.fault is None
    table.deal().say("pass", "H")
    assert table.refusal(CallFault(0, 2)) is Refusal.OWN_SIDE
    assert table.accuse(0, 1).happened(FaultCalled)[-1].fault is None


def test_agreeing_is_only_asked_for_after_the_last_card() -> None:
    assert reneged().refusal(Agree(0)) is Refusal.NOT_NOW
    assert Table().say("H").refusal(Agree(0)) is Refusal.NOT_NOW


def test_ten_points_are_lost_and_the_deal_goes_on() -> None:
    table = reneged("tenPoints", bela=False).accuse(0, 1)
    assert table.happened(FaultCalled) == [FaultCalled(1, 0, Fault.RENEGE)]
    assert table.state.phase is Phase.PLAYING
    assert table.accuse(2, 1).happened(FaultCalled)[-1].fault is None
    table.play_out()
    plain = all_played("tenPoints").do(*(Agree(seat) for seat in range(4)))
    assert (plain.result.lost, plain.result.bonus) == ((), ())
    assert plain.result.card_points == table.result.card_points
    assert table.result.written == (plain.result.written[0] + 10, plain.result.written[1] - 10)
    assert table.state.scores == table.result.written


def test_each_card_against_the_rules_costs_ten_points() -> None:
    """[004] "wrong following", 10 each: one accusation finds both."""
    table = reneged("tenPoints", bela=False).play("TC QC JC 9C 8C TD")
    assert [one.seat for one in table.state.the_deal.the_play.offences] == [1, 1]
    table.accuse(0, 1)
    assert table.state.the_deal.the_play.lost == (20, -20)
    assert table.accuse(2, 1).state.the_deal.the_play.lost == (20, -20)


def test_an_accusation_finds_the_faults_of_the_accused_and_of_nobody_else() -> None:
    """Seats 1 and 3 each threw a card away instead of following; either is called on its own."""
    table = reneged("tenPoints", bela=False).play("TC AD")
    assert [one.seat for one in table.state.the_deal.the_play.offences] == [1, 3]
    assert table.accuse(0, 1).state.the_deal.the_play.lost == (10, -10)
    assert table.accuse(2, 3).state.the_deal.the_play.lost == (20, -20)


def test_who_falls_and_has_lost_ten_points_writes_minus_ten_and_no_dash() -> None:
    options = {"renege": "tenPoints", "renegeAward": False, "declarations": False, "bela": False}
    table = Table(HANDS, dealer=3, **options).say("H")
    table.play("7C KC QD").accuse(3, 2).play_out()
    assert table.result.outcome is Outcome.FELL
    assert (table.result.written, table.result.lost) == ((-10, 162), (-10, 0))
    assert table.result.dashes == frozenset()


LOOSE = {0: "7C AS 8D", 1: "8C KH 7H", 2: "9C 9D TD", 3: "TC JD QD"}
"""Seat 1 can break the duty to follow the seven of clubs."""


@pytest.mark.parametrize(("trumps", "whole"), [("C", 16), ("NT", 26), ("AT", 26)])
def test_in_bulgaria_the_others_write_the_whole_game(trumps: str, whole: int) -> None:
    table = Table.holding("belot_bg", trumps, LOOSE, renegeBg="26", declarations=False, bela=False)
    assert table.play("7C").choices(1).playable == cards("8C 7H KH")
    table.play("7H").accuse(0, 1)
    assert table.result.outcome is Outcome.PENALTY
    assert table.result.written == (whole, 0)
    assert table.happened(FaultCalled) == [FaultCalled(1, 0, Fault.RENEGE)]


def test_in_bulgaria_everybody_agrees_after_the_last_card() -> None:
    table = Table.holding("belot_bg", "C", LOOSE, renegeBg="26", declarations=False, bela=False)
    while table.state.phase is Phase.PLAYING:
        table.do(Play(table.turn, table.choices(table.turn).cards[0]))
    assert table.state.phase is Phase.AGREEING


def test_in_three_anybody_else_may_be_accused() -> None:
    hands = {seat: hand for seat, hand in LOOSE.items() if seat < 3}
    table = Table.holding("bela3", "C", hands, renege="tenPoints", declarations=False).play("7C 7H")
    assert [table.choices(seat).offenders for seat in range(3)] == [(1, 2), (0, 2), (0, 1)]
    assert table.refusal(CallFault(2, 2)) is Refusal.OWN_SIDE
    table.accuse(2, 1)
    assert table.state.the_deal.the_play.lost == (10, -10, 10)
    assert table.view(0).lost == (10, -10, 10)


def test_without_the_award_the_others_gain_nothing() -> None:
    hands = {seat: hand for seat, hand in LOOSE.items() if seat < 2}
    table = Table.holding("belote2_es", "C", hands, renege="tenPoints", renegeAward=False, declarations=False)
    assert table.play("7C 7H").accuse(0, 1).state.the_deal.the_play.lost == (0, -10)
