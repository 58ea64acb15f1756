"""Several people: whatever takes the table out of use covers the open hand, and its owner is called again."""

from __future__ import annotations

import pygame
import pytest

from game.scenes.preferences import Preferences
from game.scenes.scene import Scene
from tests.scenes.driver import Play
from tests.scenes.table.eyes import eyes
from tests.scenes.table.shared import People, seat_people
from tests.scenes.table.test_curtain import a_deal, cards_at_screen, hidden, to_the_first_card

PAGES = {"menu": pygame.K_ESCAPE, "score": pygame.K_s, "rules": pygame.K_F1, "log": pygame.K_F7}
AWAY = (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN)


def with_open_hand(play: Play, people: set[int], **how: object) -> People:
    at = seat_people(play, people, **how)  # type: ignore[arg-type]
    to_the_first_card(at)
    at.wait()
    return at


def is_called_again(at: People, seat: int) -> None:
    """The curtain asks for that seat, and then its cards lie open."""
    at.wait()
    assert at.is_at_curtain
    at.step()
    at.wait()
    assert at.called[-1] == seat
    assert eyes(at.scene).open_seat == seat
    assert eyes(at.scene).faces()


@pytest.mark.parametrize("page", PAGES)
def test_a_page_covers_the_hand(play: Play, page: str) -> None:
    at = with_open_hand(play, {0, 2})
    seat = eyes(at.scene).open_seat
    assert seat is not None
    open_picture = at.driver.picture()
    at.driver.key(PAGES[page])
    at.driver.frames(30)
    assert at.driver.top is not at.scene
    assert eyes(at.scene).is_covered
    assert cards_at_screen(at) & hidden(at) == set()
    assert pygame.image.tobytes(open_picture, "RGB") != pygame.image.tobytes(at.driver.picture(), "RGB")
    at.driver.key(pygame.K_ESCAPE)
    is_called_again(at, seat)


@pytest.mark.parametrize("event", AWAY)
def test_who_goes_to_another_window_leaves_no_open_hand(play: Play, event: int) -> None:
    at = with_open_hand(play, {0, 2})
    seat = eyes(at.scene).open_seat
    assert seat is not None
    hand = pygame.Rect(at.scene.studio.layout.hand_zone.ints)
    before = pygame.image.tobytes(at.driver.picture().subsurface(hand), "RGB")
    at.driver.post(event)
    assert eyes(at.scene).is_covered
    assert cards_at_screen(at) & hidden(at) == set()
    after = pygame.image.tobytes(at.driver.picture().subsurface(hand), "RGB")
    assert after != before, "the last picture of a minimised window shows backs"
    at.driver.post(pygame.WINDOWRESTORED)
    is_called_again(at, seat)


def test_whoever_only_looks_is_not_called_to_play_after_the_menu(play: Play) -> None:
    at = seat_people(play, {0, 1, 2})
    at.wait()
    while not at.is_at_curtain:  # somebody cuts
        at.step()
        at.wait()
    at.step()
    at.wait()
    seat, say = eyes(at.scene).open_seat, at.driver.desk.say
    assert seat is not None
    assert seat != at.session.waits_for, "the first to look calls last"
    at.driver.key(pygame.K_ESCAPE)
    at.driver.frames(6)
    at.driver.key(pygame.K_ESCAPE)
    at.wait()
    assert at.is_at_curtain
    at.driver.frames(2)
    name = at.scene.model.seating.names[seat]
    texts = {written.text for written in at.driver.written}
    assert say("people.first", name=name) in texts
    assert say("people.turn", name=name) not in texts


def test_who_was_at_the_screen_before_the_menu_is_called_again(play: Play) -> None:
    """Two turns of one person with only computers between need no curtain, unless somebody left."""
    at = seat_people(play, {0, 2})
    for _ in a_deal(at):
        sharing = at.scene.model.sharing
        if not at.is_at_curtain and sharing.open_seat is not None and not sharing.is_looking:
            at.step()
            if sharing.at_screen is not None and at.driver.top is at.scene:
                break
    at.driver.key(pygame.K_ESCAPE)
    at.driver.frames(6)
    assert at.driver.top is not at.scene
    at.driver.key(pygame.K_ESCAPE)
    at.wait()
    assert at.is_at_curtain


def test_a_first_look_that_was_interrupted_goes_on(play: Play) -> None:
    at = seat_people(play, {0, 2})
    at.wait()
    at.step()
    at.wait()
    seat = eyes(at.scene).open_seat
    assert seat is not None
    assert eyes(at.scene).is_looking
    at.driver.key(pygame.K_ESCAPE)
    at.driver.frames(6)
    at.driver.key(pygame.K_ESCAPE)
    is_called_again(at, seat)


def test_cards_that_show_while_held_need_the_curtain_again(play: Play) -> None:
    at = seat_people(play, {0, 2}, likes=Preferences(peeks_by_hold=True))
    to_the_first_card(at)
    at.driver.post(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=0)
    assert not eyes(at.scene).is_covered
    at.driver.post(pygame.WINDOWFOCUSLOST)
    assert eyes(at.scene).is_covered
    at.wait()
    assert at.is_at_curtain


@pytest.mark.parametrize("event", AWAY)
def test_alone_nothing_is_covered(play: Play, event: int) -> None:
    at = seat_people(play, {0})
    for _ in a_deal(at):
        if eyes(at.scene).view.choices.playable:
            break
        assert not at.is_at_curtain
    faces = eyes(at.scene).faces()
    top: Scene = at.driver.top
    at.driver.post(event)
    at.driver.post(pygame.WINDOWRESTORED)
    at.driver.key(pygame.K_ESCAPE)
    at.driver.frames(6)
    assert eyes(at.scene).faces() == faces
    at.driver.key(pygame.K_ESCAPE)
    at.wait()
    assert at.driver.top is top
    assert eyes(at.scene).faces() == faces
