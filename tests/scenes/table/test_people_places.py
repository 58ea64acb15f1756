"""Portraits grow with the window and never lie over what has to be seen."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.scenes.replay.open_layout import OpenLayout
from game.scenes.table.corners import Corner
from game.scenes.table.dress import ROOM
from game.scenes.table.geometry.layout import TableLayout
from game.scenes.table.geometry.people_places import FACE, MOST_FACE, is_half_figure
from game.scenes.table.geometry.places import Place
from game.scenes.table.geometry.rail import rail_places
from game.scenes.table.picture.speech_places import bubble_room, bubble_spots, tag_box, tag_room
from game.ui.layout import Page
from tests.scenes.table.conftest import Table

SIZES = ((800, 600), (1280, 720), (2560, 1440))
SIDES = (Place.LEFT, Place.RIGHT)
BY_SIZE = pytest.mark.parametrize("size", SIZES, ids=str)


def share(layout: TableLayout, place: Place) -> float:
    """How many times as large a portrait is as it would be at least."""
    return layout.portrait(place).w / layout.people.px(FACE)


@BY_SIZE
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("is_clockwise", [False, True])
def test_nobody_lies_over_cards_or_over_somebody_else(
    size: tuple[int, int], players: int, *, is_clockwise: bool
) -> None:
    layout = TableLayout(Page(*size), players=players, is_clockwise=is_clockwise)
    cards = [layout.trick_card(place).bounds for place in layout.places]
    cards += [layout.fan_card(place, at, 8).bounds for place in layout.places[1:] for at in range(8)]
    cards += [layout.own_card(at, 8, layout.raised + layout.hovered).bounds for at in range(8)]
    cards += [layout.pile_card(at, place).bounds for place in (Place.BOTTOM, Place.TOP) for at in (0, 31)]
    for place in layout.places:
        box = layout.person(place)
        assert layout.page.area.encloses(box)
        assert not any(box.overlaps(card) for card in cards), place.name
        assert not any(box.overlaps(layout.person(other)) for other in layout.places if other is not place)
        assert not box.overlaps(layout.score)
        assert not any(box.overlaps(layout.button(number)) for number in range(len(Corner)))
        assert not box.overlaps(layout.centre_zone), "questions and notes have the middle"


@BY_SIZE
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("has_room", [False, True])
def test_marks_stay_in_the_window_and_off_the_rail(
    size: tuple[int, int], players: int, *, has_room: bool
) -> None:
    layout = TableLayout(Page(*size), players=players, has_room=has_room)
    for place in layout.places:
        for mark in (layout.mark(place, 0), layout.mark(place, 1)):
            assert layout.page.area.encloses(mark)
            assert not mark.overlaps(rail_places(layout).board), place.name


@BY_SIZE
@pytest.mark.parametrize("players", [2, 3, 4])
def test_words_hide_no_face(size: tuple[int, int], players: int) -> None:
    """A bubble may touch the edge of a portrait, a tag does not even do that."""
    layout = TableLayout(Page(*size), players=players)
    for place in layout.places:
        tag = tag_box(layout, place, tag_room(layout, place), layout.page.px(27))
        spots = bubble_spots(layout, place, min(bubble_room(layout, place), layout.page.px(150)), 64)
        for other in layout.places:
            face = layout.portrait(other)
            assert not tag.overlaps(face)
            assert not any(spot.box.overlaps(face.inset(face.w * 0.12)) for spot in spots)


@pytest.mark.parametrize("size", SIZES[1:], ids=str)
def test_at_the_sides_portraits_are_nearly_three_times_as_large(size: tuple[int, int]) -> None:
    layout = TableLayout(Page(*size))
    assert all(0.9 * MOST_FACE / FACE < share(layout, place) <= MOST_FACE / FACE for place in SIDES)
    assert share(layout, Place.TOP) > 1.4
    assert share(layout, Place.BOTTOM) > 1.4
    small = TableLayout(Page(800, 600))
    assert all(share(small, place) > 1.2 for place in small.places)


def test_the_trick_loses_nothing_to_large_portraits() -> None:
    for size in SIZES:
        layout = TableLayout(Page(*size))
        assert layout.trick_height == round(layout.free_trick_height)


@BY_SIZE
def test_where_the_room_is_needed_nobody_grows(size: tuple[int, int]) -> None:
    page = Page(*size)
    plain = TableLayout(page, has_large_people=False)
    large = TableLayout(page.zoomed(1.5, ROOM))
    for layout in (plain, large, TableLayout(page, faces_players=True), OpenLayout(page)):
        assert all(share(layout, place) == 1 for place in layout.places)
    pair = TableLayout(page, players=2)
    assert all(share(pair, place) == 1 for place in SIDES), "nobody sits there"


def test_where_there_is_room_people_at_the_sides_are_half_figures() -> None:
    for size in (*SIZES[1:], (2560, 1080), (1280, 1024)):
        layout = TableLayout(Page(*size), has_room=True)
        figures = [place for place in layout.places if is_half_figure(layout, layout.portrait(place))]
        assert figures == sorted(SIDES)
    small = TableLayout(Page(800, 600), has_room=True)
    assert not any(is_half_figure(small, small.portrait(place)) for place in small.places)


@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (2560, 1440)])
@pytest.mark.parametrize("name", ["Bartholomäus", "Maximiliane-Ruth"])
def test_the_chip_of_the_dealer_hides_no_letter(
    table: Callable[..., Table], size: tuple[int, int], name: str
) -> None:
    at = table(size=size, speed="instant", names=("Ti", "Ana", name, "Joža"), dealer=2)
    assert at.own_turn()
    layout = at.scene.studio.layout
    plate, chip = layout.plate(Place.TOP), layout.mark(Place.TOP, 0)
    (inked,) = {one.inked for one in at.scene.studio.painter.easel.pen.written if one.text == name}
    letters = inked.moved(plate.x, plate.y)
    assert plate.encloses(letters, 1)
    assert not letters.overlaps(chip) or letters.y >= chip.bottom - chip.h * 0.2, "its rim curves away"
