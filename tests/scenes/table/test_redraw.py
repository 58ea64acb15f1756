"""A picture is drawn again exactly when it would look different, whatever somebody presses."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from game.scenes.preferences import PlaysBy, Preferences
from game.ui.render.stage import Stage
from tests.depth import often
from tests.scenes.driver import Driver, Play
from tests.scenes.table.shared import People, seat_people
from tests.scenes.table.sights import painted

KEYS = (
    *(pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_RETURN, pygame.K_RETURN, pygame.K_SPACE, pygame.K_LEFT),
    *(pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_l, pygame.K_w, pygame.K_u, pygame.K_p, pygame.K_d),
    *(pygame.K_ESCAPE, pygame.K_s, pygame.K_F3, pygame.K_F5),
)


def press_something(driver: Driver, chance: Random) -> None:
    """A key, a move of the mouse or a click, anywhere."""
    size = driver.loop.window.size
    point = (chance.randrange(size[0]), chance.randrange(size[1]))
    match chance.randrange(4):
        case 0:
            driver.move(point)
        case 1:
            driver.press(point)
            driver.move((point[0] + 40, max(0, point[1] - 60)))
            driver.release((point[0] + 40, max(0, point[1] - 60)))
        case _:
            driver.key(chance.choice(KEYS))


def is_up_to_date(at: People) -> bool:
    """Whether the table that was drawn last looks as if it were drawn now, from nothing."""
    last = at.scene.studio.stage
    anew = Stage(lambda: last.background)
    anew.paint(painted(at.scene))
    return bool(anew.canvas.get_buffer().raw == last.canvas.get_buffer().raw)


@pytest.mark.sampled(4)
@pytest.mark.parametrize(
    ("people", "game", "likes"),
    [
        ({0}, "bela4", Preferences()),
        ({0}, "belote4_fr", Preferences(plays_by=PlaysBy.SELECT)),
        ({0, 2}, "bela4", Preferences(peeks_by_hold=True, hand_on_phone=True)),
        ({0, 1, 2}, "bela3", Preferences()),
    ],
)
def test_what_is_not_drawn_again_would_look_the_same(
    play: Play, people: set[int], game: str, likes: Preferences
) -> None:
    at, chance, checked = seat_people(play, people, game=game, likes=likes), Random(4), 0
    at.scene.studio.cards.finish()
    for _ in range(often(120, 600)):
        if at.is_at_curtain:
            at.step()
        elif at.driver.top is at.scene:
            press_something(at.driver, chance)
        else:
            at.driver.key(pygame.K_ESCAPE)
        at.driver.frames(chance.randrange(1, 8))
        stack = at.driver.loop.stack
        is_at_rest = at.driver.top is at.scene and not (stack.is_stale or stack.is_slightly_stale)
        if is_at_rest and not at.scene.studio.cards.is_loading:
            checked += 1
            assert is_up_to_date(at)
    assert checked > 10
