"""Events are shown in order, in their time, and nobody has to wait who does not want to."""

from __future__ import annotations

import pytest

from game.cards.card import card
from game.rules.call import BIDS, Word
from game.rules.contract import Trumps
from game.rules.events import CallMade, CardPlayed, Event, HandDealt, TrickTaken
from game.rules.options.rules import Rules
from game.scenes.pace import PACES
from game.scenes.preferences import Speed
from game.scenes.table.account import account_of
from game.scenes.table.board import Token
from game.scenes.table.geometry.pose import Pose
from game.scenes.table.motion.beats import Beat, beat_of
from game.scenes.table.motion.director import Director, Queued
from game.scenes.table.motion.flights import Flights
from game.scenes.table.rehearsal import Rehearsal

PASS = CallMade(1, Word.PASS, is_forced=False)
BID = CallMade(2, BIDS[Trumps.HEARTS], is_forced=False)
TRICK = TrickTaken(1, 1, (), 0, 10, is_last=False)


def queued(event: Event, beat: Beat) -> Queued:
    """The event with its rhythm, at a table where nothing has been told."""
    return Queued(event, beat, account_of(Rehearsal(Rules(), "rhythm").view(0)))


def shown(director: Director, *, are_cards_at_rest: bool = True) -> list[Event]:
    events = []
    while (turn := director.next(are_cards_at_rest=are_cards_at_rest)) is not None:
        events.append(turn.event)
    return events


def test_an_event_waits_until_the_one_before_has_had_its_time() -> None:
    director = Director()
    director.feed([queued(PASS, Beat(after=0.5)), queued(BID, Beat(after=0.2))])
    assert shown(director) == [PASS]
    director.pass_time(0.4)
    assert shown(director) == []
    director.pass_time(0.2)
    assert shown(director) == [BID]
    assert not director.is_idle
    director.pass_time(0.3)
    assert director.is_idle


def test_an_event_with_a_rest_before_it_waits_too() -> None:
    director = Director()
    director.feed([queued(TRICK, Beat(before=0.9))])
    assert shown(director) == []
    director.pass_time(0.95)
    assert shown(director) == [TRICK]


def test_most_events_wait_for_flying_cards_and_dealing_does_not() -> None:
    director = Director()
    packet = HandDealt(1, 3, is_talon=False, is_covered=False, cards=None)
    director.feed([queued(packet, Beat(overlaps=True)), queued(PASS, Beat())])
    assert shown(director, are_cards_at_rest=False) == [packet]
    assert shown(director) == [PASS]


def test_a_press_ends_the_rest_but_shows_only_one_event() -> None:
    director = Director()
    director.feed([queued(TRICK, Beat(before=5, after=5)), queued(PASS, Beat())])
    assert shown(director) == []
    director.press()
    assert shown(director) == [TRICK]
    director.press()
    assert shown(director) == [PASS]


def test_where_only_a_press_leads_on_time_does_not() -> None:
    director = Director()
    director.feed([queued(TRICK, Beat(waits_for_press=True))])
    assert shown(director) == []
    director.pass_time(100)
    assert shown(director) == []
    assert director.waits_for_press
    director.press()
    assert shown(director) == [TRICK]


def test_skipping_hands_over_what_was_not_shown() -> None:
    director = Director()
    director.feed([queued(TRICK, Beat(before=5)), queued(PASS, Beat())])
    assert director.skip() == [TRICK, PASS]
    assert director.is_idle


@pytest.mark.parametrize("speed", list(Speed))
def test_the_rhythm_follows_the_speed(speed: Speed) -> None:
    pace = PACES[speed]
    trick = beat_of(TRICK, pace, 0, 4)
    assert (trick.before, trick.flight) == (pace.full_trick, pace.collect)
    assert trick.waits_for_press is (speed is Speed.INSTANT)
    played = beat_of(CardPlayed(1, card("KS")), pace, 0, 4)
    assert played.flight == pace.play
    dealt = [beat_of(HandDealt(0, size, size == 2, False, None), pace, 0, 4) for size in (3, 3, 2)]
    whole = sum(beat.after for beat in dealt) * 4 + dealt[-1].flight
    assert whole <= pace.deal * 1.05
    assert beat_of(PASS, pace, 0, 4).after <= 1.0


def test_a_card_flies_from_where_it_is_to_where_it_belongs() -> None:
    flights, token = Flights(), Token()
    start, end = Pose(0, 0, 0, 100), Pose(300, 0, 90, 100)
    flights.settle({token: start})
    assert flights.send({token: end}, 1.0) == 1.0
    flights.advance(0.5)
    half = flights.pose(token)
    assert 150 < half.x < 300
    assert half.lift > 6, "it floats"
    flights.advance(0.6)
    assert flights.are_over
    assert flights.pose(token) == end


def test_a_card_called_elsewhere_in_flight_turns_where_it_is() -> None:
    flights, token = Flights(), Token()
    flights.settle({token: Pose(0, 0, 0, 100)})
    flights.send({token: Pose(300, 0, 0, 100)}, 1.0)
    flights.advance(0.5)
    here = flights.pose(token).x
    flights.send({token: Pose(0, 200, 0, 100)}, 1.0)
    assert flights.pose(token).x == pytest.approx(here)


def test_without_time_everything_jumps() -> None:
    flights, token = Flights(), Token()
    flights.settle({token: Pose(0, 0, 0, 100)})
    assert flights.send({token: Pose(300, 0, 0, 100)}, 0) == 0
    assert flights.pose(token).x == 300
    assert flights.are_still


def test_raising_a_card_is_nothing_to_wait_for() -> None:
    flights, token = Flights(), Token()
    flights.settle({token: Pose(0, 0, 0, 100)})
    flights.send({token: Pose(0, -20, 0, 100)}, 0.1, is_minor=True)
    assert flights.are_over
    assert not flights.are_still
