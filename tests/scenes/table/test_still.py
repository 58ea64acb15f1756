"""Where little may move, cards fade at their places: nothing flies, turns over or pops up."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.cards.card import card
from game.scenes.preferences import Motion, Preferences
from game.scenes.table.board import Token
from game.scenes.table.geometry.pose import Pose
from game.scenes.table.motion.flights import FADE, Flights
from tests.scenes.table.conftest import Table
from tests.scenes.table.eyes import eyes

Begin = Callable[..., Table]
STILL = Preferences(motion=Motion.REDUCED)


def in_motion(at: Table) -> int:
    """How many cards are neither where they were nor where they belong, or neither open nor covered."""
    flights = at.scene.motion.flights
    count = 0
    for token in at.scene.model.show.board.tokens():
        flight = flights.flight(token)
        if flight is not None and 0 < flight.share < 1 and flight.pose not in (flight.start, flight.end):
            count += 1
    return count


def moving_frames(at: Table) -> int:
    """In how many frames of a deal's beginning a card was on its way."""
    frames = 0
    for _ in range(250):
        at.driver.frames()
        frames += in_motion(at) > 0
        if eyes(at.scene).prompt is not None and at.is_on_top:
            at.type("1")
        elif eyes(at.scene).is_asked:
            at.driver.key(pygame.K_RIGHT)
            at.driver.key(pygame.K_RETURN)
    return frames


def test_no_card_is_ever_on_its_way(table: Begin) -> None:
    still = table(speed="normal", likes=STILL)
    assert moving_frames(still) == 0
    assert still.scene.model.view.tricks or still.scene.model.show.board.trick, (
        "cards were played all the same"
    )


def test_otherwise_they_fly(table: Begin) -> None:
    assert moving_frames(table(speed="normal", likes=Preferences(motion=Motion.FULL))) > 10


@pytest.mark.parametrize(
    ("motion", "system", "expected"),
    [
        (Motion.AUTO, False, False),
        (Motion.AUTO, True, True),
        (Motion.FULL, True, False),
        (Motion.REDUCED, False, True),
    ],
)
def test_the_player_s_word_goes_before_the_system_s(
    table: Begin, motion: Motion, system: bool, expected: bool
) -> None:
    at = table(speed="instant", likes=Preferences(motion=motion))
    at.driver.desk.system_is_still = system
    assert at.driver.desk.is_still is expected


def test_a_wish_for_stillness_holds_from_the_next_card_on(table: Begin) -> None:
    at = table(speed="normal")
    at.own_turn()
    at.driver.key(pygame.K_ESCAPE)
    at.driver.change(motion=Motion.REDUCED)
    at.driver.key(pygame.K_ESCAPE)
    at.driver.settle()
    assert at.scene.motion.flights.is_still


def test_a_card_fades_in_at_its_place_in_an_eighth_of_a_second() -> None:
    flights, token = Flights(), Token(card("AH"))
    flights.is_still = True
    flights.settle({token: Pose(0, 0, 0, 100)})
    goal = Pose(500, 300, 90, 80, turn=0)
    assert flights.send({token: goal}, 0.9, stagger=0.3) == pytest.approx(FADE)
    flight = flights.flight(token)
    assert flight is not None
    assert flight.fades
    assert flights.pose(token) == goal
    assert not flights.are_over
    flights.advance(FADE)
    assert flights.are_still
    flights.send({token: Pose(505, 300, 90, 80, turn=0)}, 0.9)
    assert flights.are_still, "a card that only makes room is simply there"
