"""Counting ticks; a capot bursts over the whole screen and leaves its name, unless motion is unwelcome."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.rules.contract import Contract, Trumps
from game.rules.events import DealScored
from game.rules.result import DealResult, Outcome
from game.scenes.preferences import Motion, Preferences
from game.scenes.table.motion.beats import Beat
from game.scenes.table.motion.counting import TICKS
from game.scenes.table.motion.director import Queued
from game.scenes.table.picture.capot import SPARKS, capot_pictures
from game.scenes.table.picture.frame import count_pictures
from game.text.catalogue import words
from tests.scenes.table.conftest import Table
from tests.scenes.table.sights import seen


def result(capot: int | None) -> DealResult:
    return DealResult(
        number=1,
        outcome=Outcome.MADE,
        contract=Contract(trumps=Trumps.HEARTS, taker=0),
        card_points=(162, 0),
        declared=(),
        declaration_points=(0, 0),
        capot=capot,
        totals=(252, 0),
        written=(252, 0),
        dashes=frozenset(),
    )


def counted(table: Callable[..., Table], capot: int | None, motion: Motion = Motion.FULL) -> Table:
    at = table(speed="normal", likes=Preferences(motion=motion))
    at.driver.pace(1 / 60)
    at.driver.frames(2)
    at.scene.motion.director.skip()
    at.scene.motion.flights.finish()
    scored = DealScored(result(capot), (252, 0))
    at.scene.motion.director.feed([Queued(scored, Beat(), at.scene.model.show.account)])
    at.driver.frames(6)
    return at


def drawn(at: Table) -> int:
    """How many pictures of the effect are on the screen."""
    sight = seen(at.scene)
    assert 0 < sight.counted <= 1
    _count, *effect = count_pictures(at.scene.studio.painter, sight)
    return len(effect)


def test_our_capot_flies_over_the_whole_screen(table: Callable[..., Table]) -> None:
    at = counted(table, 0)
    assert drawn(at) == SPARKS + 1
    at.driver.frames(240)
    assert at.scene.motion.counting.is_over


def test_theirs_has_only_its_name(table: Callable[..., Table]) -> None:
    assert drawn(counted(table, 1)) == 1


def test_with_little_motion_nothing_flies(table: Callable[..., Table]) -> None:
    lively, calm = counted(table, 0), counted(table, 0, Motion.REDUCED)
    assert drawn(calm) == 1
    assert calm.scene.motion.counting.seconds < lively.scene.motion.counting.seconds


def test_points_are_counted_with_ticks_and_a_press_ends_it(table: Callable[..., Table]) -> None:
    at = counted(table, None)
    at.driver.desk.sounds.played = []
    at.driver.frames(120)
    ticks = at.driver.desk.sounds.played.count("score_tick")
    assert TICKS / 2 < ticks <= TICKS
    again = counted(table, None)
    again.driver.key(pygame.K_RETURN)
    assert again.scene.motion.counting.is_over


@pytest.mark.parametrize("size", [(800, 600), (2560, 1440)])
def test_the_name_is_on_the_screen_and_the_cards_reach_its_edges(
    table: Callable[..., Table], size: tuple[int, int]
) -> None:
    at = table(speed="instant", size=size)
    at.driver.frames()
    scene, window = at.scene, pygame.Rect(0, 0, *size)
    for language in ("hr", "de"):
        word = words(language)("table.note.capot").capitalize()
        *few, name = capot_pictures(
            scene.studio.painter.easel, scene.studio.layout, scene.studio.deck, word, 0.9, bursts=True
        )
        assert window.contains(name.surface.get_rect(topleft=(name.x, name.y)))
        assert 0 < len(few) < SPARKS, "some have left the screen"
        assert min(one.x for one in few) < size[0] * 0.15
        assert max(one.x for one in few) > size[0] * 0.8
