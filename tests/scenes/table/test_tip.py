"""A mouse that rests on a corner button is told its name and its key; nobody else is."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.scenes.preferences import Preferences
from game.scenes.table.corners import Corner
from game.scenes.table.picture.frame import tip_pictures
from game.text.catalogue import LANGUAGES
from game.ui.layout import Rect
from tests.scenes.hands import Finger
from tests.scenes.table.conftest import Table
from tests.scenes.table.sights import seen

Begin = Callable[..., Table]
REST = 14
"""Frames of a test, a twentieth of a second each, after which the words are there."""


def _at_rest(table: Begin, **how: object) -> Table:
    at = table(speed="instant", **{"language": "en", **how})
    at.own_turn()
    at.driver.frames(80)
    at.driver.settle()
    return at


def _told(at: Table) -> list[str]:
    """What is told now, also if it was drawn before."""
    at.scene.studio.painter.easel.clear()
    tip_pictures(at.scene.studio.painter, seen(at.scene))
    return [one.text for one in at.scene.studio.painter.easel.pen.written]


@pytest.mark.parametrize(
    ("corner", "words"),
    [
        (Corner.MENU, "Menu (Esc)"),
        (Corner.SOUND, "Sound (M)"),
        (Corner.SCORE, "Score (S)"),
        (Corner.HINT, "Hint (H)"),
        (Corner.TAKE_BACK, "Take back (U)"),
        (Corner.WHY, "Why it was played (W)"),
    ],
)
def test_the_name_comes_after_a_while_and_goes_with_the_mouse(
    table: Begin, corner: Corner, words: str
) -> None:
    at = _at_rest(table)
    at.driver.move(at.scene.studio.layout.button(corner.value).centre)
    at.driver.frames(REST // 2)
    assert not _told(at)
    at.driver.frames(REST)
    assert _told(at) == [words]
    at.driver.move((400, 400))
    at.driver.frames(2)
    assert not _told(at)


def test_it_is_drawn_once_and_not_again(table: Begin) -> None:
    at = _at_rest(table)
    at.driver.move(at.scene.studio.layout.button(Corner.SOUND.value).centre)
    at.driver.frames(2)
    drawn = at.driver.loop.drawn
    at.driver.frames(60)
    assert at.driver.loop.drawn == drawn + 1


def test_the_key_is_the_one_that_is_set(table: Begin) -> None:
    at = _at_rest(table, likes=Preferences(keys={"score": "j"}))
    at.driver.move(at.scene.studio.layout.button(Corner.SCORE.value).centre)
    at.driver.frames(REST)
    assert _told(at) == ["Score (J)"]


def test_who_presses_knows_it(table: Begin) -> None:
    at = _at_rest(table)
    at.driver.click(at.scene.studio.layout.button(Corner.SOUND.value).centre)
    at.driver.frames(60)
    assert not _told(at)
    at.driver.move(at.scene.studio.layout.button(Corner.MENU.value).centre)
    at.driver.frames(REST)
    assert _told(at) == ["Menu (Esc)"]
    at.driver.key(pygame.K_F3)
    assert not _told(at)


def test_a_finger_is_told_nothing(table: Begin) -> None:
    at = _at_rest(table)
    finger = Finger(at.driver)
    finger.tap(at.scene.studio.layout.button(Corner.SOUND.value).centre)
    at.driver.frames(60)
    assert not _told(at)
    finger.put(at.scene.studio.layout.button(Corner.SOUND.value).centre)
    at.driver.frames(60)
    assert not _told(at)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "scale"), [((800, 600), 1.0), ((800, 600), 1.5), ((1280, 720), 1.0)])
def test_it_lies_in_the_window_and_is_whole(
    table: Begin, language: str, size: tuple[int, int], scale: float
) -> None:
    at = _at_rest(table, language=language, size=size, likes=Preferences(scale=scale))
    window = Rect(0, 0, *size)
    for corner in (Corner.MENU, Corner.SOUND, Corner.TAKE_BACK, Corner.SCORE, Corner.HINT, Corner.WHY):
        at.driver.move(at.scene.studio.layout.button(corner.value).centre)
        at.driver.frames(REST)
        at.scene.studio.painter.easel.clear()
        (picture,) = tip_pictures(at.scene.studio.painter, seen(at.scene))
        (written,) = at.scene.studio.painter.easel.pen.written
        assert window.encloses(picture.box)
        assert not written.is_cut
        assert not any(picture.box.overlaps(at.scene.studio.layout.button(one.value)) for one in Corner)
