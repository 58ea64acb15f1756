"""An arrow points to whoever leads, letters tell the sides of the table; both can be switched off."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.scenes.preferences import Preferences
from game.scenes.score import ScoreSheet
from game.scenes.table.geometry.layout import TableLayout
from game.scenes.table.geometry.places import Place
from game.scenes.table.picture.easel import Easel
from game.scenes.table.picture.leader import leader_of, leader_picture
from game.ui.fonts import Fonts
from game.ui.layout import Page, Rect
from tests.scenes.driver import Play
from tests.scenes.table.conftest import Table
from tests.scenes.table.shared import seat_people
from tests.scenes.table.sights import seen

Begin = Callable[..., Table]


def leader(at: Table) -> int | None:
    """To whom the arrow points."""
    sight = seen(at.scene)
    return leader_of(sight.show, sight.view.phase, sight.turn)


def test_who_leads_is_pointed_to_until_the_trick_is_taken(table: Begin) -> None:
    at = table(speed="instant")
    at.own_turn()
    assert leader(at) is None, "nobody leads while trumps are called"
    at.type("1")
    assert at.own_turn()
    trick = at.scene.model.show.board.trick
    first = trick[0][0] if trick else 0
    assert leader(at) == first
    at.driver.key(pygame.K_RIGHT)
    at.driver.key(pygame.K_RETURN)
    at.driver.frames(3)
    assert at.scene.model.show.board.trick[0][0] == leader(at) == first


@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (2560, 1080)])
@pytest.mark.parametrize("place", Place)
def test_the_arrow_hides_nothing(place: Place, size: tuple[int, int]) -> None:
    pygame.font.init()
    layout = TableLayout(Page(*size))
    box = Rect(*leader_picture(Easel(Fonts(), Path()), layout, place).rect)
    for other in Place:
        assert not box.overlaps(layout.person(other))
    assert not box.overlaps(layout.hand_zone)
    assert not box.overlaps(layout.score)


def test_the_arrow_and_the_letters_can_be_switched_off(table: Begin) -> None:
    pictures = set()
    for likes in (
        Preferences(),
        Preferences(shows_leader=False),
        Preferences(shows_sides=True),
    ):
        at = table(speed="instant", likes=likes)
        at.own_turn()
        at.type("1")
        at.own_turn()
        at.scene.studio.painter.cards.finish()
        at.driver.frames(12)
        pictures.add(pygame.image.tobytes(at.driver.picture(), "RGB"))
        letters = {one.text for one in at.scene.studio.painter.easel.pen.written}
        assert ({"J", "I", "S", "Z"} <= letters) is likes.shows_sides
    assert len(pictures) == 3


def test_two_fingers_turn_the_score_to_their_edge_of_a_flat_screen(play: Play) -> None:
    at = seat_people(play, {0, 2}, game="bela4", likes=Preferences(turns_to_players=True), size=(800, 600))
    at.wait()
    while at.is_at_curtain:
        at.step()
        at.wait()
    desk, before = at.driver.desk, at.driver.desk.is_turned
    for down, is_turned in ((0.1, True), (0.9, False)):
        pygame.event.post(
            pygame.Event(pygame.KEYDOWN, key=pygame.K_s, mod=0, unicode="", scancode=0, at=(0.5, down))
        )
        at.driver.frames(2)
        assert isinstance(at.driver.top, ScoreSheet)
        assert desk.is_turned is is_turned
        while isinstance(at.driver.top, ScoreSheet):
            at.driver.key(pygame.K_ESCAPE)
        at.driver.frames(3)
        assert desk.is_turned is before
