"""The player cuts: the pack parts under mouse, finger or keys, and the upper packet is lifted off."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.rules.events import DeckCut
from game.scenes.preferences import Motion, Preferences
from game.scenes.table.geometry.places import Place
from game.scenes.table.picture.frame import layers
from game.scenes.table.scene import TableScene
from tests.scenes.table.conftest import Table, table
from tests.scenes.table.eyes import eyes
from tests.scenes.table.sights import seen as sight

__all__ = ["table"]

PLACE = 20
"""The card of the pack, from below, at which the tests cut."""


@pytest.fixture
def asked(table: Callable[..., Table]) -> Callable[..., Table]:
    """A table that asks the player to cut."""

    def begin(motion: Motion = Motion.FULL) -> Table:
        wishes = Preferences(asks_for_cut=True, motion=motion)
        at = table(dealer=1, likes=wishes, speed="normal")
        at.until(lambda scene: eyes(scene).spread is not None and not eyes(scene).is_guarded)
        at.driver.pace(1 / 60)
        at.driver.frames(30)
        return at

    return begin


def heights(at: Table) -> list[float]:
    """How far down each card of the pack lies, the lowest card first."""
    return [at.scene.motion.flights.pose(token).y for token in at.scene.model.show.board.pack]


def spot(at: Table, place: int) -> tuple[float, float]:
    pose = at.scene.motion.flights.pose(at.scene.model.show.board.pack[place])
    return pose.x, pose.y


def cuts(at: Table) -> list[int]:
    return [one.place for one in at.scene.model.told.events if isinstance(one, DeckCut)]


@pytest.mark.parametrize("motion", [Motion.FULL, Motion.REDUCED])
def test_the_packet_follows_the_hand_and_is_cut_where_it_was_taken(
    asked: Callable[..., Table], motion: Motion
) -> None:
    at = asked(motion)
    (x, y), driver, board = spot(at, PLACE), at.driver, at.scene.model.show.board
    driver.move((x, y))
    lifted = eyes(at.scene).spread
    assert lifted is not None
    driver.press((x, y))
    driver.move((x + 60, y - 50))
    driver.frames(30)
    upper, lower = heights(at)[-lifted:], heights(at)[:-lifted]
    assert max(upper) < min(lower), "the whole packet is above the rest"
    assert abs(at.scene.motion.flights.pose(board.pack[-lifted]).x - x - 60) < 1
    assert cuts(at) == [], "nothing is cut while the hand holds the packet"
    driver.move((x + 90, y - 50))
    assert eyes(at.scene).spread == lifted, "the packet stays as it is"
    driver.release((x + 90, y - 50))
    driver.frames(20)
    assert cuts(at) == [lifted]


def test_the_packet_in_the_hand_lies_above_the_faces_until_it_is_laid_down(
    asked: Callable[..., Table],
) -> None:
    at = asked()
    board, flights, driver = at.scene.model.show.board, at.scene.motion.flights, at.driver
    driver.move(spot(at, PLACE))
    lifted = eyes(at.scene).spread
    assert lifted
    packet = board.pack[-lifted:]
    face = eyes(at.scene).layout.portrait(Place.TOP)
    hand = (face.x + face.w / 2, face.y + face.h)
    driver.press(spot(at, PLACE))
    driver.move(hand)
    driver.frames(20)
    held = sight(at.scene).question.held
    assert held == lifted
    assert layers(board, flights, held).high == packet
    assert not set(packet) & set(layers(board, flights, held).low)
    driver.release(hand)
    driver.frames(2)
    assert set(packet) & set(layers(board, flights).high), "it does not slip under a face when it is let go"
    at.until(lambda scene: scene.motion.flights.are_still)
    assert layers(board, flights).high == [], "then it lies on the table"


def test_a_tap_cuts_as_well(asked: Callable[..., Table]) -> None:
    at = asked()
    at.driver.click(spot(at, PLACE))
    at.driver.frames(20)
    assert len(cuts(at)) == 1


@pytest.mark.parametrize("pad", [None, 0])
def test_arrows_part_the_pack_and_enter_lifts_the_packet(
    asked: Callable[..., Table], pad: int | None
) -> None:
    at = asked()
    driver, details = at.driver, {} if pad is None else {"pad": pad}

    def key(code: int) -> None:
        driver.post(pygame.KEYDOWN, key=code, mod=0, unicode="", scancode=0, **details)

    before = eyes(at.scene).spread
    assert before is not None
    for _ in range(3):
        key(pygame.K_RIGHT)
    assert eyes(at.scene).spread == before - 3
    key(pygame.K_RETURN)
    highest = []
    for _ in range(40):
        driver.frames()
        poses = [at.scene.motion.flights.pose(token) for token in at.scene.model.show.board.pack]
        highest.append(
            min(one.y for one in poses[3 - before :]) < min(one.y for one in poses[: 3 - before]) - 10
        )
    assert cuts(at) == [before - 3]
    assert any(highest), "the packet is seen above the rest"
    assert not highest[-1], "and is laid beside it"


def test_a_computer_lifts_its_packet_too(table: Callable[..., Table]) -> None:
    at = table(dealer=0, people=frozenset(), speed="normal")
    at.driver.pace(1 / 60)
    at.until(is_cut)
    at.driver.frames(3)
    lifted = cuts(at)[0]
    seen = []
    for _ in range(40):
        at.driver.frames()
        poses = heights(at)
        seen.append(lifted > 0 and max(poses[-lifted:]) < min(poses[:-lifted]))
    assert any(seen) or not lifted


def is_cut(scene: TableScene) -> bool:
    return any(isinstance(one, DeckCut) and one.place for one in scene.model.told.events)
