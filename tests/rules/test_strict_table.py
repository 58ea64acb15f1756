"""Looking at cards: comfortable, strict, and what looking too early costs (rule book A4, A-04, A-05, A15)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.rules.actions import LiftTalon, Peek
from game.rules.events import FaultCalled, HandDealt, HandSeen, TalonTaken
from game.rules.fault import Fault
from game.rules.phase import Phase
from game.rules.refusal import Refusal
from game.rules.result import Outcome
from game.rules.viewing import seen_by
from tests.rules.seated import Table


def hands_seen(table: Table) -> list[int]:
    """How many own cards each seat sees."""
    return [len(table.view(seat).hand) for seat in range(4)]


def test_at_a_comfortable_table_six_are_seen_at_once_and_the_talon_is_not() -> None:
    table = Table()
    for event in table.happened(HandDealt):
        assert (seen_by(event, event.seat) == event) is not event.is_covered
    assert hands_seen(table) == [6, 6, 6, 6]
    assert table.view(0).counts == (6, 6, 6, 6)
    assert table.view(0).card_points == table.view(0).lost == (0, 0)
    assert table.view(0).talon_counts == (2, 2, 2, 2)
    table.say("pass", "pass")
    assert hands_seen(table) == [6, 6, 6, 6]
    assert not table.happened(HandSeen)
    assert hands_seen(table.say("H")) == [8, 8, 8, 8]
    assert table.view(0).talon_counts == (0, 0, 0, 0)


def test_at_a_strict_table_only_the_seat_on_turn_sees_its_cards() -> None:
    table = Table(strictTable=True)
    assert hands_seen(table) == [6, 0, 0, 0]
    assert hands_seen(table.say("pass")) == [0, 6, 0, 0]
    assert hands_seen(table.say("pass")) == [0, 0, 6, 0]
    assert hands_seen(table.say("pass")) == [0, 0, 0, 6]
    assert hands_seen(table.say("S")) == [8, 8, 8, 8]


def test_the_events_of_a_strict_table_uncover_and_cover() -> None:
    table = Table(strictTable=True)
    assert all(event.is_covered for event in table.happened(HandDealt))
    assert all(seen_by(event, event.seat).cards is None for event in table.happened(HandDealt))
    table.say("pass", "H")
    told = [(event.seat, event.is_visible) for event in table.happened(HandSeen)]
    assert told == [(0, True), (0, False), (1, True), (0, True), (2, True), (3, True)]
    for event in table.happened(HandSeen):
        wanted = tuple(sorted(table.hands[event.seat][:6])) if event.is_visible else None
        assert event.cards == wanted
        assert seen_by(event, event.seat).cards == wanted
        assert seen_by(event, (event.seat + 1) % 4).cards is None


def test_talons_are_lifted_when_trumps_are_called() -> None:
    table = Table().say("pass", "pass")
    assert not table.happened(TalonTaken)
    table.say("C")
    assert not table.happened(HandSeen), "at a comfortable table one's own cards lie open all the time"
    for event in table.happened(TalonTaken):
        assert event.cards == tuple(sorted(table.hands[event.seat][6:]))
        assert seen_by(event, event.seat).cards == event.cards
        assert seen_by(event, (event.seat + 2) % 4).cards is None


def test_a_pass_lifts_the_talon_under_that_option() -> None:
    table = Table(talonLift="onPass").say("pass")
    assert [event.seat for event in table.happened(TalonTaken)] == [0]
    assert hands_seen(table) == [8, 6, 6, 6]
    assert table.view(1).talon_counts == (0, 2, 2, 2)
    table.say("D")
    assert [event.seat for event in table.happened(TalonTaken)] == [0, 1, 2, 3]
    assert hands_seen(table) == [8, 8, 8, 8]


def test_who_names_trumps_or_has_lifted_the_talon_lifts_none_under_that_option() -> None:
    table = Table(talonLift="onPass", contra=True).say("pass", "H")
    assert table.turn == 2
    table.say("pass")
    assert hands_seen(table) == [8, 6, 8, 6]
    table = Table(talonLift="onPass", mus=False, contra=True).say("pass", "pass", "pass", "H", "pass")
    assert table.turn == 2
    assert [event.seat for event in table.happened(TalonTaken)] == [0, 1, 2]


def test_at_a_strict_table_a_passer_learns_his_talon_and_covers_all_again() -> None:
    table = Table(talonLift="onPass", strictTable=True).say("pass")
    assert hands_seen(table) == [0, 6, 0, 0]
    assert table.view(0).counts == (8, 6, 6, 6)


@pytest.mark.parametrize("peeker", [1, 2, 3])
def test_looking_out_of_turn_costs_162_and_ends_the_deal(peeker: int) -> None:
    table = Table(strictTable=True).do(Peek(peeker))
    assert table.happened(FaultCalled) == [FaultCalled(peeker, None, Fault.CARDS_LIFTED_EARLY)]
    result = table.result
    assert result.outcome is Outcome.PENALTY
    assert result.fault is Fault.CARDS_LIFTED_EARLY
    assert result.contract is None
    assert result.written[peeker % 2] == 0
    assert result.written[1 - peeker % 2] == 162
    assert result.card_points == (0, 0)
    assert result.dashes == {peeker % 2}
    assert table.state.phase is Phase.SHUFFLING
    assert table.state.dealer == 0


def test_covered_again_after_a_pass_means_not_to_be_looked_at() -> None:
    table = Table(strictTable=True).say("pass").do(Peek(0))
    assert table.result.written == (0, 162)


@pytest.mark.parametrize("lifter", range(4))
def test_lifting_the_talon_early_costs_the_same(lifter: int) -> None:
    table = Table(strictTable=True).do(LiftTalon(lifter))
    assert table.result.fault is Fault.TALON_LIFTED_EARLY
    assert table.result.written[1 - lifter % 2] == 162


def test_the_penalty_follows_the_last_trick_and_the_king() -> None:
    assert Table(strictTable=True, lastTrick=20).do(Peek(1)).result.written == (172, 0)
    assert Table(strictTable=True, kingValue=10).do(Peek(1)).result.written == (186, 0)


def test_what_may_be_looked_at_is_no_fault() -> None:
    table = Table(strictTable=True)
    assert table.refusal(Peek(0)) is Refusal.NOTHING_COVERED
    assert table.refusal(Peek(4)) is Refusal.NOT_A_SEAT
    assert table.refusal(LiftTalon(-1)) is Refusal.NOT_A_SEAT
    passed = Table(strictTable=True, talonLift="onPass").say("pass")
    assert passed.refusal(LiftTalon(0)) is Refusal.NOTHING_COVERED
    assert [passed.choices(seat).may_lift_talon for seat in range(4)] == [False, True, True, True]


def test_a_comfortable_table_knows_no_such_faults() -> None:
    table = Table()
    assert table.refusal(Peek(1)) is Refusal.NOT_NOW
    assert table.refusal(LiftTalon(1)) is Refusal.NOT_NOW
    table = Table(strictTable=True).say("H")
    assert table.refusal(Peek(1)) is Refusal.NOT_NOW
    assert table.refusal(LiftTalon(1)) is Refusal.NOT_NOW


def test_the_choices_tell_what_could_be_looked_at() -> None:
    strict, comfortable = Table(strictTable=True), Table()
    assert [strict.choices(seat).may_peek for seat in range(4)] == [False, True, True, True]
    assert all(strict.choices(seat).may_lift_talon for seat in range(4))
    for seat in range(4):
        assert not comfortable.choices(seat).may_peek
        assert not comfortable.choices(seat).may_lift_talon


def test_a_penalty_can_end_the_match() -> None:
    table = Table(strictTable=True).with_scores(900, 900).do(Peek(1))
    assert table.state.phase is Phase.OVER
    assert table.state.scores == (1062, 900)
    assert table.state.result is not None
    assert table.state.result.winners == (0,)


def test_a_penalty_takes_what_hangs() -> None:
    table = Table(tie="hang", strictTable=True)
    table.state = replace(table.state, hung=81)
    assert table.do(Peek(1)).result.written == (243, 0)
    assert (table.result.hung_before, table.result.hung_after, table.state.hung) == (81, 0, 0)
