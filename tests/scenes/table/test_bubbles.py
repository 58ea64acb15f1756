"""What is said at the table stands on the screen, beside whoever says it."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame.surfarray import array3d, array_alpha

from game.scenes.table.picture.bubbles import POP, Said
from game.scenes.table.scene import TableScene
from game.ui.render.stage import Picture
from tests.scenes.table.conftest import Table
from tests.scenes.table.sights import seen

FULL = 255
SOLID = 0.5
"""At least this share of a bubble lets nothing shine through."""


def have_popped_up(scene: TableScene) -> bool:
    """Whether somebody says something, and has said it long enough to be read."""
    bubbles = scene.model.show.bubbles.values()
    return bool(bubbles) and all(bubble.age > POP for bubble in bubbles)


def words_of(scene: TableScene) -> list[Said]:
    """All that is being said, and was said before in the auction."""
    sight = seen(scene)
    return scene.studio.painter.said(sight.show, sight.aloud, sight.names)


def is_on_screen(screen: pygame.Surface, picture: Picture) -> bool:
    """Whether every opaque pixel of the picture is on the screen."""
    shown = array3d(screen.subsurface(picture.rect))
    is_solid = array_alpha(picture.surface) == FULL
    return bool(is_solid.mean() > SOLID and (array3d(picture.surface) == shown)[is_solid].all())


def test_a_call_stands_in_a_bubble_and_then_in_a_tag(table: Callable[..., Table]) -> None:
    at = table(speed="quick", dealer=0)
    at.until(have_popped_up)
    speaker, *others = at.scene.model.show.bubbles
    screen, said = at.driver.picture(), words_of(at.scene)
    assert not others
    assert [one.seat for one in said] == [speaker]
    assert is_on_screen(screen, said[0].picture)

    def is_heard_no_more(scene: TableScene) -> bool:
        return speaker not in scene.model.show.bubbles and have_popped_up(scene)

    at.until(is_heard_no_more)
    screen, said = at.driver.picture(), words_of(at.scene)
    assert speaker in {one.seat for one in said} - at.scene.model.show.bubbles.keys()
    for one in said:
        assert is_on_screen(screen, one.picture), one.seat
