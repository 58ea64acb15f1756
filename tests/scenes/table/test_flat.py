"""A screen that lies flat among the people: whoever sits opposite gets the picture, and the mouse, turned."""

from __future__ import annotations

import pygame
import pytest

from game.rules.phase import Phase
from game.scenes.preferences import Preferences
from game.scenes.score import ScoreSheet
from game.scenes.table.geometry.layout import TableLayout
from game.scenes.table.geometry.places import Place
from game.scenes.table.picture.speech_places import turned_box
from game.ui.layout import Page
from game.ui.turning import Turning
from tests.scenes.driver import Play
from tests.scenes.table.eyes import eyes
from tests.scenes.table.shared import People, seat_people

FLAT = Preferences(turns_to_players=True)


def mirrored(point: tuple[float, float], size: tuple[int, int]) -> tuple[float, float]:
    return size[0] - 1 - point[0], size[1] - 1 - point[1]


def seat_round(play: Play, people: set[int], game: str = "bela4", likes: Preferences | None = None) -> People:
    at = seat_people(play, people, game=game, likes=likes or FLAT, size=(800, 600))
    plain = at.driver.click

    def click(place: object) -> None:
        point = place.centre if hasattr(place, "centre") else place
        plain(mirrored(point, (800, 600)) if at.driver.desk.is_turned else point)  # type: ignore[arg-type]

    at.driver.click = click  # type: ignore[method-assign]
    return at


@pytest.mark.slow
def test_the_picture_is_turned_for_the_seat_opposite_and_for_nobody_else(play: Play) -> None:
    at = seat_round(play, {0, 2})
    turned = set()
    for _ in range(60):
        at.wait()
        if isinstance(at.driver.top, ScoreSheet):
            break
        seat = at.driver.top.seat if at.is_at_curtain else at.scene.model.seating.viewer  # type: ignore[attr-defined]
        turned.add((seat, at.driver.desk.is_turned))
        at.step()
    assert turned == {(0, False), (2, True)}
    assert isinstance(at.driver.top, ScoreSheet), "every press met what it was meant for"


def test_turned_by_half_the_picture_is_the_same_picture(play: Play) -> None:
    at = seat_round(play, {0, 2})
    at.wait()
    while not (at.is_at_curtain and at.driver.desk.is_turned):
        at.step()
        at.wait()
    at.driver.settle()
    turned = at.driver.picture()
    at.driver.desk.is_turned = False
    at.driver.frames(2)
    upright = at.driver.picture()
    again = pygame.transform.flip(turned, flip_x=True, flip_y=True)
    assert pygame.image.tobytes(again, "RGB") == pygame.image.tobytes(upright, "RGB")


def test_at_the_sides_the_picture_stays_and_a_question_finds_its_edge(play: Play) -> None:
    at = seat_round(play, {0, 1, 2, 3}, "belot_bg")
    asked_at: set[int | None] = set()
    for _ in range(40):
        at.wait()
        asked = at.session.waits_for
        if at.session.state.phase is Phase.PLAYING:
            break
        if eyes(at.scene).is_covered and at.session.state.phase is Phase.CALLING and not at.is_at_curtain:
            asked_at.add(asked)
            assert at.driver.desk.is_turned == (asked == 2)
            assert at.scene.model.seating.viewer == at.scene.model.show.viewer == (2 if asked == 2 else 0)
        at.step()
    assert len(asked_at) > 1


def test_cards_of_the_trick_are_turned_to_who_played_them() -> None:
    page = Page(1280, 720)
    plain, flat = TableLayout(page), TableLayout(page, faces_players=True)
    swings = [round(flat.trick_card(place).angle - plain.trick_card(place).angle) for place in sorted(Place)]
    assert swings == [0, 90, 180, 270]


def test_only_what_points_is_turned() -> None:
    turning = Turning()
    assert turning.turn(is_turned=True)
    assert not turning.turn(is_turned=True)
    key = pygame.Event(pygame.KEYDOWN, key=pygame.K_a)
    assert turning.event(key, (100, 50)) is key
    press = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(0, 0), button=1)
    assert turning.event(press, (100, 50)).pos == (99, 49)
    assert turning.event(press, (100, 50)).button == 1


@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (2560, 1440)])
@pytest.mark.parametrize("place", [Place.RIGHT, Place.TOP, Place.LEFT])
def test_what_is_said_is_turned_to_its_speaker_and_hides_nobody(place: Place, size: tuple[int, int]) -> None:
    layout = TableLayout(Page(*size), faces_players=True)
    wide, high = layout.page.px(200), layout.page.px(80)
    box = turned_box(layout, place, wide, high)
    assert (box.w, box.h) == ((wide, high) if place is Place.TOP else (high, wide))
    assert layout.page.area.encloses(box)
    assert not box.overlaps(layout.hand_zone)
    assert not box.overlaps(layout.score)
    for other in Place:
        person = layout.person(other)
        turned = person if other in (Place.TOP, Place.BOTTOM) else person.place(person.h, person.w)
        assert not box.overlaps(turned), other


def test_whoever_turns_his_page_has_it_turned_from_then_on(play: Play) -> None:
    at = seat_round(play, {0, 1}, "bela4")
    edges: dict[int, set[bool]] = {0: set(), 1: set()}
    for _ in range(24):
        at.wait()
        if isinstance(at.driver.top, ScoreSheet):
            break
        if at.is_at_curtain:
            curtain = at.driver.top
            seat = curtain.seat  # type: ignore[attr-defined]
            if seat == 1 and not edges[1]:
                assert not at.driver.desk.is_turned
                at.driver.click(curtain.focus["people.turnPage"].box)  # type: ignore[attr-defined]
            edges[seat].add(at.driver.desk.is_turned)
        at.step()
    assert edges == {0: {False}, 1: {True}}


def test_a_page_is_turned_by_hand_only_where_the_screen_lies_flat(play: Play) -> None:
    for likes, is_flat in ((FLAT, True), (Preferences(), False)):
        at = seat_round(play, {0, 2}, likes=likes)
        at.wait()
        while not at.is_at_curtain:
            at.step()
            at.wait()
        names = {widget.name for widget in at.driver.top.focus.widgets}  # type: ignore[attr-defined]
        assert ("people.turnPage" in names) is is_flat
