"""The table on the screen: sizes, languages, decks, speeds, and how little is drawn."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.scenes.cards.deck import Deck
from game.scenes.preferences import DeckFace, Language, Motion, Preferences, Speed
from game.ui.render.stage import Stage
from tests.scenes.drawn_late import drawn_at_once
from tests.scenes.table.conftest import Table
from tests.scenes.table.eyes import eyes
from tests.scenes.table.sights import painted, seen

DECKS = (DeckFace.HUNGARIAN, DeckFace.FRENCH)
Begin = Callable[..., Table]


def pixels(surface: pygame.Surface) -> bytes:
    return bytes(surface.get_buffer().raw)


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("size", "language", "deck"),
    [
        *(((800, 600), language.value, deck) for language in Language for deck in DECKS),
        *(((1280, 720), language.value, DECKS[0]) for language in Language),
        *(((2560, 1440), language, deck) for language, deck in zip(("hr", "en"), DECKS, strict=True)),
    ],
)
@drawn_at_once()
def test_every_text_fits_its_box(table: Begin, size: tuple[int, int], language: str, deck: DeckFace) -> None:
    at = table(size=size, language=language, speed="instant", likes=Preferences(deck=deck), seed="g")
    written = at.scene.studio.painter.easel.pen.written
    seen: dict[str, object] = {}
    for _ in range(30 if size == (800, 600) else 5):
        if not at.own_turn():
            break
        controls = eyes(at.scene)
        at.type("l")
        at.driver.frames()
        seen |= {one.text: one for one in written}
        at.driver.key(pygame.K_l)
        if controls.prompt is not None:
            at.type("1")
        else:
            at.driver.key(pygame.K_RIGHT)
            at.driver.key(pygame.K_RETURN)
        at.driver.frames()
        seen |= {one.text: one for one in written}
    seen |= {one.text: one for one in written}
    assert len(seen) > 15
    for text, one in seen.items():
        assert not one.is_cut, text
        assert one.px >= 11, text
        assert one.box.encloses(one.inked, slack=1.5), text


def test_a_table_at_rest_draws_nothing_but_faces_that_move(table: Begin) -> None:
    at = table(speed="quick")
    at.own_turn()
    at.driver.settle()
    drawn, moved, before = at.driver.loop.drawn, 0, seen(at.scene).looks
    for _ in range(300):
        at.driver.frames()
        now = seen(at.scene).looks
        moved, before = moved + (now != before), now
    assert 0 < moved < 100
    late = 3  # pictures that a thread makes and that come after the first ones
    assert at.driver.loop.drawn - drawn <= moved + late


def test_a_table_at_rest_draws_nothing_where_little_may_move(table: Begin) -> None:
    at = table(speed="quick", likes=Preferences(motion=Motion.REDUCED, asks_for_cut=True))
    at.own_turn()
    rests = []
    while len(rests) < 6 and not any(rests):  # on a busy machine the last sharp pictures come late
        drawn = at.driver.loop.drawn
        for _ in range(200):  # one after the other: every picture is drawn, and what it asks for comes
            at.driver.frames()
        rests.append(at.driver.loop.drawn == drawn)
    assert rests[-1]


def test_what_was_drawn_in_pieces_equals_a_whole_picture(table: Begin) -> None:
    at = table(speed="normal", size=(1000, 640))
    for _ in range(12):
        at.driver.frames(23)
        pictures = painted(at.scene)
        whole = Stage(lambda: at.scene.studio.stage.background)
        whole.paint(pictures)
        at.scene.studio.stage.paint(pictures)
        assert pixels(at.scene.studio.stage.canvas) == pixels(whole.canvas)


def test_the_screen_shows_the_canvas_after_a_menu_was_over_it(table: Begin) -> None:
    at = table(speed="quick")
    at.own_turn()
    at.driver.key(pygame.K_ESCAPE)
    at.driver.frames(30)
    at.driver.key(pygame.K_ESCAPE)
    at.driver.settle()
    assert pixels(at.driver.picture()) == pixels(at.scene.studio.stage.canvas.convert(at.driver.picture()))


def test_resizing_in_the_middle_of_a_motion_jumps(table: Begin) -> None:
    at = table(speed="calm")
    at.until(lambda scene: scene.motion.flights.count > 3)
    at.driver.resize(1000, 700)
    scene = at.scene
    assert scene.studio.layout.page.size == (1000, 700)
    assert scene.studio.stage.canvas.get_size() == (1000, 700)
    at.own_turn()
    for token in scene.model.show.board.hands[0]:
        assert scene.motion.flights.pose(token).height == scene.studio.layout.hand_height


def test_sharper_cards_replace_the_old_ones_after_resizing(table: Begin) -> None:
    at = table(speed="instant", size=(800, 600))
    at.own_turn()
    at.scene.studio.painter.cards.finish()
    at.driver.resize(1600, 900)
    assert at.scene.studio.painter.cards.is_loading
    at.scene.studio.painter.cards.finish()
    height = at.scene.studio.layout.hand_height
    assert not at.scene.studio.painter.cards.is_sketchy
    assert at.scene.studio.painter.cards.detail == min(1000, 2 * height)


def test_deck_and_language_change_at_once(table: Begin) -> None:
    at = table(speed="quick")
    at.own_turn()
    before = at.driver.picture()
    at.driver.key(pygame.K_ESCAPE)
    at.driver.change(deck=DeckFace.FRENCH, language=Language.EN)
    at.driver.key(pygame.K_ESCAPE)
    at.driver.settle()
    assert at.scene.studio.deck is Deck.FRENCH
    assert pixels(before) != pixels(at.driver.picture())
    assert eyes(at.scene).prompt is not None
    assert eyes(at.scene).prompt.offers[0].label == "Hearts"


@pytest.mark.sampled(3)
@pytest.mark.parametrize("speed", [speed.value for speed in Speed])
def test_computers_play_a_deal_by_themselves_at_every_speed(table: Begin, speed: str) -> None:
    at = table(people=frozenset(), speed=speed, deals=1)
    for _ in range(60 * 120):
        if at.driver.is_over:
            break
        at.driver.frames()
        if not at.driver.is_over and at.scene.motion.director.waits_for_press:
            at.driver.key(pygame.K_SPACE)
    assert at.driver.is_over, "with deals=1 the program ends after the deal"
    assert len(at.scene.model.match.view(0).results) == 1


def test_the_computers_delay_is_the_same_for_every_decision(table: Begin) -> None:
    at = table(people=frozenset(), speed="calm")
    waits = []
    begun = frames = 0
    while len(waits) < 12:
        at.driver.frames()
        frames += 1
        assert frames < 60 * 60
        if at.scene.model.progress.held and not begun:
            begun = frames
        elif begun and not at.scene.model.progress.held:
            waits.append(frames - begun)
            begun = 0
    thought = [wait for wait in waits if wait > 2]
    assert max(thought) - min(thought) <= 2


def test_nothing_is_shown_that_the_viewer_may_not_know(table: Begin) -> None:
    at = table(speed="quick")
    at.own_turn()
    hidden = [token.face for seat in (1, 2, 3) for token in at.scene.model.show.board.hands[seat]]
    assert hidden == [None] * 18
    assert all(token.face is None for talon in at.scene.model.show.board.talons for token in talon)


def test_minimising_and_leaving_do_no_harm(table: Begin) -> None:
    at = table(speed="calm")
    at.driver.frames(30)
    at.driver.post(pygame.WINDOWMINIMIZED)
    at.driver.frames(10)
    at.driver.post(pygame.WINDOWRESTORED)
    at.driver.frames(30)
    at.driver.post(pygame.QUIT)
    assert at.driver.is_over
