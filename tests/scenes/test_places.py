"""A table stands in its room: it is there at every size, and words are as readable as without it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.app.paths import assets
from game.scenes.desk import Desk
from game.scenes.empty import LEADS
from game.scenes.history.matches import Matches
from game.scenes.preferences import Cloth, Motion, Preferences, Venue
from game.scenes.scene import Scene
from game.scenes.surroundings import LAMPS, Setting, venue_of
from game.scenes.table.geometry.layout import TableLayout
from game.scenes.table.geometry.places import Place
from game.scenes.table.picture.backdrop import backdrop, bare_table
from game.scenes.table.rehearsal import Rehearsal
from game.scenes.table.scene import TableScene
from game.scenes.title import Title
from game.ui.layout import Page
from game.ui.theme import CREAM, Colour, contrast
from game.variants.catalogue import GAMES
from tests.scenes.contrast import every_text
from tests.scenes.driver import Driver, Play
from tests.scenes.history.evenings import SomePast
from tests.scenes.table.eyes import table_at

SPRITES = assets() / "sprites"
SIZES = [(800, 600), (1024, 768), (1280, 720), (900, 1100), (2560, 1080), (3440, 1440)]
MIDDLE, OTHERS = (640.0, 300.0), ("Ana", "Zlata", "Joža")
LEAST = 4.5


def table_of(game: str) -> Callable[[Desk], Scene]:
    """What opens a table of that game."""

    def begin(desk: Desk) -> Scene:
        rules = GAMES[game].rules
        names = ("Ti", *OTHERS)[: rules.players]
        return table_at(desk, Rehearsal(rules, "places"), names, people=frozenset(), game=game)

    return begin


def colours(surface: pygame.Surface, box: tuple[int, int, int, int]) -> int:
    """How many colours a part of the picture has, seen at some hundred points."""
    x, y, w, h = box
    spots = [(x + w * i // 40, y + h * j // 8) for i in range(40) for j in range(8)]
    return len({tuple(surface.get_at(spot)) for spot in spots})


def average(picture: pygame.Surface, x: int, y: int) -> Colour:
    """The colour of a small square of the picture."""
    red, green, blue, _ = pygame.transform.average_color(picture, (x, y, 40, 40))
    return red, green, blue


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("venue", LAMPS)
def test_the_room_is_drawn_round_the_table(venue: Venue, size: tuple[int, int]) -> None:
    layout = TableLayout(Page(*size), has_room=True)
    picture = backdrop(SPRITES, layout, "green", venue)
    left, top, wide, _ = layout.table.ints
    assert picture.get_size() == size
    assert colours(picture, (0, 0, size[0], top)) > 30, "the wall"
    assert colours(picture, (0, top + 20, left, size[1] - top - 20)) > 8, "the floor at the left"
    assert colours(picture, (left + wide, top + 20, left - 1, size[1] - top - 20)) > 8, "and at the right"


@pytest.mark.parametrize("cloth", Cloth)
@pytest.mark.parametrize("venue", LAMPS)
def test_the_cloth_keeps_its_colour_in_one_pool_of_warm_light(venue: Venue, cloth: Cloth) -> None:
    layout = TableLayout(Page(1280, 720), has_room=True)
    setting = Setting(venue, layout.table.ints)
    lit = bare_table(SPRITES, (1280, 720), layout.middle, 0, layout.rim, cloth, setting=setting)
    plain = bare_table(SPRITES, (1280, 720), layout.middle, 0, layout.rim, cloth)
    x, y = (round(part) for part in layout.middle)

    middle, words = average(plain, x, y), average(lit, x, y)
    assert contrast(words, CREAM) >= min(5.5, 0.97 * contrast(middle, CREAM)), "words are as readable"
    steps = [sum(average(lit, x + dx, y)) for dx in range(0, 500, 80)]
    assert steps == sorted(steps, reverse=True), "one pool, brightest in the middle"
    red, _, blue = (after - before for after, before in zip(words, middle, strict=True))
    assert red > blue, "and warm"


def test_a_room_without_its_drawings_is_no_reason_not_to_play(tmp_path: Path) -> None:
    layout = TableLayout(Page(800, 600), has_room=True)
    assert backdrop(tmp_path, layout, "green", Venue.INN).get_size() == (800, 600)


def test_every_game_is_at_home_somewhere_and_a_wish_comes_first() -> None:
    for game in GAMES:
        assert venue_of(Venue.GAME, game) in LAMPS
        for wish in set(Venue) - {Venue.GAME}:
            assert venue_of(wish, game) is wish
    assert len({venue_of(Venue.GAME, game) for game in GAMES}) == len(LAMPS)
    assert venue_of(Venue.GAME, "of a newer version") in LAMPS


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("size", SIZES)
def test_what_lies_on_the_table_lies_on_the_cloth(size: tuple[int, int], players: int) -> None:
    layout = TableLayout(Page(*size), players=players, has_room=True)
    cloth = layout.cloth
    for place in layout.places:
        assert cloth.encloses(layout.trick_card(place).bounds)
    piles = [Place.LEFT, Place.RIGHT] if players == 3 else [Place.TOP]
    assert layout.table.encloses(layout.pile_card(0, Place.BOTTOM).bounds), (
        "beside the hand, at most on the rim"
    )
    for place in piles:
        assert layout.pile_card(0, place).bounds.y >= cloth.y - 1


@pytest.mark.parametrize("size", [(800, 600), (1024, 768), (1280, 1024), (900, 1100)])
def test_where_a_window_is_high_enough_the_hand_is_not_cut(size: tuple[int, int]) -> None:
    layout = TableLayout(Page(*size), has_room=True)
    assert all(layout.own_card(place, 8).bounds.bottom <= size[1] for place in range(8))


@pytest.mark.sampled(5)
@pytest.mark.parametrize("language", ["hr", "bg", "de"])
@pytest.mark.parametrize("venue", LAMPS)
def test_every_word_of_the_title_stands_off_the_room(play: Play, venue: Venue, language: str) -> None:
    with every_text() as texts:
        driver = play(Title, likes=Preferences(place=venue, has_chosen_game=True), language=language)
        driver.frames()
    assert texts
    for read in texts:
        assert read.ratio >= LEAST, read


@pytest.mark.parametrize("venue", LAMPS)
def test_every_word_of_the_table_stands_off_the_room(play: Play, venue: Venue) -> None:
    with every_text() as texts:
        driver = play(table_of("bela4"), likes=Preferences(place=venue), size=(800, 600))
        driver.frames(400)
    assert texts
    for read in texts:
        assert read.ratio >= LEAST, read


def laid(driver: Driver) -> TableLayout:
    scene = driver.top
    assert isinstance(scene, TableScene)
    return scene.studio.layout


def test_another_place_holds_when_the_options_are_left_and_is_kept(play: Play) -> None:
    driver = play(table_of("bela4"), likes=Preferences(place=Venue.BARE))
    driver.frames(2)
    bare = driver.picture()
    assert not laid(driver).has_room
    driver.change(place=Venue.TERRACE)
    driver.top.entered()
    driver.frames(2)
    assert laid(driver).has_room
    assert driver.kept[-1].place is Venue.TERRACE
    assert driver.picture().get_buffer().raw != bare.get_buffer().raw


def test_a_flat_screen_has_no_far_wall(play: Play) -> None:
    likes = Preferences(place=Venue.INN, turns_to_players=True)
    driver = play(table_of("bela4"), likes=likes)
    layout = laid(driver)
    assert layout.has_room is not layout.faces_players


def test_little_motion_changes_nothing_of_the_room(play: Play) -> None:
    pictures = []
    for motion in (Motion.FULL, Motion.REDUCED):
        layout = TableLayout(Page(1280, 720), has_room=True)
        driver = play(Title, likes=Preferences(motion=motion, has_chosen_game=True))
        driver.frames(2)
        pictures.append(driver.picture().subsurface((0, 0, 1000, round(layout.table.y))).copy())
    assert pictures[0].get_buffer().raw == pictures[1].get_buffer().raw


def test_a_page_without_matches_leads_to_the_games(play: Play, tmp_path: Path) -> None:
    driver = play(
        lambda desk: Matches(desk, SomePast(tmp_path)), likes=replace(Preferences(), game="belot_bg")
    )
    driver.frames(3)
    page = driver.top
    assert isinstance(page, Matches)
    driver.click(page.focus[LEADS].box)
    driver.frames(2)
    assert type(driver.top).__name__ == "Games"
