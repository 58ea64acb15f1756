"""Nothing on the table covers what has to be seen, at any window size."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from game.cards.card import DECK
from game.rules.contract import Trumps
from game.rules.declaration import Declaration, Kind
from game.scenes.table.board import Board, Laid, Token
from game.scenes.table.corners import Corner
from game.scenes.table.dress import ROOM, ROOM_WITH_PACK
from game.scenes.table.geometry.layout import BOW, TableLayout
from game.scenes.table.geometry.pack_places import (
    aside,
    beside_offered,
    offered_card,
    rest_card,
    ribbon_card,
    turned_height,
)
from game.scenes.table.geometry.places import ASPECT, Place
from game.scenes.table.geometry.pose import Pose, between
from game.scenes.table.geometry.poses import laid_poses
from game.scenes.table.geometry.rail import rail_places
from game.scenes.table.offers import Offer, Prompt
from game.scenes.table.picture.bubbles import set_out
from game.scenes.table.picture.panels import old_trick_box
from game.scenes.table.picture.prompt_view import extra_boxes, prompt_boxes
from game.scenes.table.picture.speech_places import (
    NOTHING,
    Shown,
    bubble_room,
    bubble_spot,
    bubble_spots,
    tag_box,
    tag_room,
)
from game.ui.focus import FINGERTIP
from game.ui.fonts import Fonts, Typeface
from game.ui.layout import Page, Rect

SIZES = [
    (800, 600),
    (1000, 640),
    (1024, 768),
    (1280, 720),
    (1280, 800),
    (1280, 1024),
    (1366, 768),
    (1600, 900),
    (1920, 1080),
    (2560, 1080),
    (2560, 1440),
    (3440, 1440),
    (3840, 2160),
    (900, 1100),
]
WISHES = (0.75, 1.25, 2.5)
"""Scales besides the usual one; what no window can hold ends at the largest that fits."""
PAGES = [Page(*size) for size in SIZES]
PAGES += [Page(*size).zoomed(wish, ROOM) for size in SIZES[::2] for wish in WISHES]
PACKED = [page for page in PAGES if page.zoom <= 1]
PACKED += [Page(*size).zoomed(wish, ROOM_WITH_PACK) for size in SIZES[::2] for wish in WISHES[1:]]
"""The pages of tables with a turned card or with three players."""
USUAL = PAGES[: len(SIZES)]
"""At the usual scale; the short run has them all."""


def rarely(*stood: tuple[object, ...]) -> list[pytest.ParameterSet]:
    """Of these the short run has every fifth."""
    return [pytest.param(one, marks=pytest.mark.sampled(5)) for one in stood]


BUTTONS = len(Corner)


def size_of(page: Page) -> str:
    return f"{page.width}x{page.height}x{page.zoom:.2f}"


def stands(page_and_room: tuple[Page, bool]) -> str:
    return size_of(page_and_room[0]) + ("-room" if page_and_room[1] else "")


@pytest.fixture(
    params=[
        *((page, False) for page in USUAL),
        *rarely(*((page, False) for page in PAGES[len(USUAL) :]), *((page, True) for page in PAGES[::2])),
    ],
    ids=stands,
)
def layout(request: pytest.FixtureRequest) -> TableLayout:
    page, has_room = request.param
    return TableLayout(page, has_room=has_room)


def fixed_boxes(layout: TableLayout) -> dict[str, Rect]:
    """Everything that is always there and tells something."""
    boxes = {f"person {place.name}": layout.person(place) for place in Place}
    boxes |= {f"button {number}": layout.button(number) for number in range(BUTTONS)}
    boxes["score"] = layout.score
    boxes["hand"] = layout.hand_zone
    return boxes


def test_a_fingertip_hits_every_button_in_the_corner(layout: TableLayout) -> None:
    assert all(
        min(layout.button(number).w, layout.button(number).h) >= FINGERTIP for number in range(BUTTONS)
    )


def test_what_is_always_there_never_overlaps(layout: TableLayout) -> None:
    boxes = list(fixed_boxes(layout).items())
    for index, (name, box) in enumerate(boxes):
        for other_name, other in boxes[index + 1 :]:
            assert not box.overlaps(other), f"{name} over {other_name}"


def test_what_is_always_there_is_inside_the_window(layout: TableLayout) -> None:
    for name, box in fixed_boxes(layout).items():
        assert layout.page.area.encloses(box, slack=0.5), name


def test_the_middle_is_free_of_people_panels_and_hands(layout: TableLayout) -> None:
    for name, box in fixed_boxes(layout).items():
        assert not layout.centre_zone.overlaps(box), name
    for place in (Place.LEFT, Place.TOP, Place.RIGHT):
        assert not layout.centre_zone.overlaps(layout.fan_zone(place))


def test_a_full_trick_lies_in_the_middle_clear_of_everything(layout: TableLayout) -> None:
    for place in Place:
        card = layout.trick_card(place).bounds
        assert not any(
            card.overlaps(layout.fan_zone(other)) for other in (Place.LEFT, Place.TOP, Place.RIGHT)
        )
        for name, box in fixed_boxes(layout).items():
            assert not card.overlaps(box), f"{place.name} over {name}"


def test_every_trick_card_shows_its_upper_left_corner(layout: TableLayout) -> None:
    """Whoever plays last lies on top; the index of the others stays readable."""
    for below in Place:
        pose = layout.trick_card(below)
        (left, top), (right, _), _, (_, low) = pose.corners
        index = (left + (right - left) * 0.1, top + (low - top) * 0.1)
        for above in Place:
            if above is not below:
                assert not layout.trick_card(above).covers(index), f"{above.name} hides {below.name}"


def test_backs_hide_no_name_and_no_score(layout: TableLayout) -> None:
    for place in (Place.LEFT, Place.TOP, Place.RIGHT):
        fan = layout.fan_zone(place)
        for name, box in fixed_boxes(layout).items():
            assert not fan.overlaps(box), f"{place.name} over {name}"


def test_talons_and_piles_hide_nothing(layout: TableLayout) -> None:
    spots = {f"talon {place.name}": layout.talon_card(place, index) for place in Place for index in (0, 1)}
    spots |= {
        f"pile {place.name} {index}": layout.pile_card(index, place)
        for place in (Place.BOTTOM, Place.TOP)
        for index in (0, 4, 31)
    }
    for name, pose in spots.items():
        for box_name, box in fixed_boxes(layout).items():
            assert not pose.bounds.overlaps(box), f"{name} over {box_name}"


@pytest.mark.sampled(4)
@pytest.mark.parametrize("place", Place)
def test_bubbles_stay_in_the_window_and_off_the_hand(layout: TableLayout, place: Place) -> None:
    for spot in bubble_spots(layout, place, bubble_room(layout, place), layout.page.px(94)):
        assert layout.page.area.encloses(spot.box)
        assert not spot.box.overlaps(layout.score)
        for number in range(BUTTONS):
            assert not spot.box.overlaps(layout.button(number))
    sizes = [(bubble_room(layout, place), layout.page.px(94))]
    for shown in (NOTHING, Shown([layout.hand_zone])):
        assert not bubble_spot(layout, place, sizes, shown).box.overlaps(layout.hand_zone)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("place", Place)
def test_the_tail_is_at_the_side_of_the_speaker(layout: TableLayout, place: Place) -> None:
    face, person = layout.portrait(place), layout.person(place)
    for width, height in ((104, 64), (220, 94)):
        for spot in bubble_spots(layout, place, layout.page.px(width), layout.page.px(height)):
            is_below = spot.box.y >= person.bottom
            assert spot.is_up == is_below, f"{spot} of {face}"
            tip = spot.box.right - layout.page.px(18) if spot.is_right else spot.box.x + layout.page.px(18)
            reach = layout.page.px(30) if place is not Place.BOTTOM else person.w
            assert person.x - reach <= tip <= person.right + reach, f"{spot} of {face}"


@pytest.mark.parametrize("width", [104, 150, 200])
def test_who_speaks_later_stands_off_who_spoke_before(layout: TableLayout, width: int) -> None:
    """Two neighbours, the one opposite and the one at the right, in the room of a small window."""
    size = (layout.page.px(width), layout.page.px(64))
    for first, second in ((Place.RIGHT, Place.TOP), (Place.TOP, Place.RIGHT), (Place.LEFT, Place.TOP)):
        said = bubble_spot(layout, first, [size]).box
        assert not bubble_spot(layout, second, [size], Shown([said])).box.overlaps(said), f"{first} {second}"


LONGEST = ("Dvadeset, do dečka", "Mus! Zovem bundevu", "Pedeset, do desetke", "Imam četiri devetke")


@pytest.mark.sampled(4)
@pytest.mark.parametrize("text", LONGEST)
@pytest.mark.parametrize("place", Place)
def test_what_is_said_fits_its_bubble_in_one_line_or_two(
    layout: TableLayout, place: Place, text: str
) -> None:
    pygame.font.init()
    fonts, unit = Fonts(), layout.page.scale
    room = bubble_room(layout, place) - 2 * round(20 * unit)
    px, lines = set_out(fonts, text, round(27 * unit), room, round(18 * unit))
    assert len(lines) <= 2
    assert px >= round(18 * unit)
    assert " ".join(lines) == text
    assert all(fonts.size(line, Typeface.TITLE, px)[0] <= room for line in lines)


def test_an_old_trick_is_never_shown_over_the_hand(layout: TableLayout) -> None:
    for name, box in fixed_boxes(layout).items():
        assert not old_trick_box(layout).overlaps(box), name


@pytest.mark.sampled(4)
@pytest.mark.parametrize("count", range(1, 13))
def test_every_card_of_the_hand_can_be_recognised(layout: TableLayout, count: int) -> None:
    """The strip between neighbours is wider than the corner index."""
    poses = [layout.own_card(place, count) for place in range(count)]
    for pose, above in pairwise(poses):
        assert above.x - pose.x > pose.width * (0.26 if count > 8 else 0.36)
        assert above.angle < pose.angle
    for pose in poses:
        assert pose.corners[0][1] < layout.page.height - pose.height * 0.5


def test_the_hand_fills_the_bottom_third(layout: TableLayout) -> None:
    top = layout.own_card(3, 8).corners[0][1]
    if layout.page.width > layout.page.height and layout.page.zoom >= 1:
        assert layout.page.height * 0.58 < top < layout.page.height * 0.78


@pytest.mark.parametrize("page", PAGES, ids=size_of)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("is_lesson", [False, True])
@pytest.mark.parametrize("has_room", [False, True])
def test_the_window_cuts_no_card_of_the_own_hand(
    page: Page, players: int, *, is_lesson: bool, has_room: bool
) -> None:
    layout = TableLayout(page, players=players, has_room=has_room, has_large_people=not is_lesson)
    for raised in (0.0, layout.raised + layout.hovered, -BOW * layout.hand_height):
        for place in range(8):
            assert layout.page.area.encloses(layout.own_card(place, 8, raised).bounds, slack=1)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_declarations_are_laid_off_the_rail(size: tuple[int, int], players: int, count: int) -> None:
    layout, board = TableLayout(Page(*size), players=players), Board(players, 0)
    shown = Declaration(Kind.SEQUENCE, DECK[:4], 50)
    board.laid = [Laid(0, shown, tuple(Token(one) for one in shown.cards)) for _ in range(count)]
    places = rail_places(layout)
    for pose in laid_poses(board, layout).values():
        assert not any(pose.bounds.overlaps(box) for box in places.boxes)


def test_cards_are_large_enough_to_hit_and_to_read() -> None:
    small, usual = TableLayout(Page(800, 600)), TableLayout(Page(1280, 720))
    assert small.hand_step >= 44
    assert usual.hand_height * 78 / 780 >= 23.5, "the index of a card is 24 pixels high at 720p"


def test_the_ribbon_of_the_cut_lies_in_the_middle(layout: TableLayout) -> None:
    for index in range(32):
        bounds = ribbon_card(layout, index, 32, is_lifted=index > 15).bounds
        assert not bounds.overlaps(layout.hand_zone)
        assert bounds.x >= layout.centre_zone.x - 1


def test_seats_are_drawn_counter_clockwise_and_the_other_way_if_the_rules_say_so() -> None:
    layout = TableLayout(Page(1280, 720))
    assert [layout.place(seat, 0) for seat in range(4)] == [Place.BOTTOM, Place.RIGHT, Place.TOP, Place.LEFT]
    assert [layout.place(seat, 2) for seat in range(4)] == [Place.TOP, Place.LEFT, Place.BOTTOM, Place.RIGHT]
    other = TableLayout(Page(1280, 720), is_clockwise=True)
    assert [other.place(seat, 0) for seat in range(4)] == [Place.BOTTOM, Place.LEFT, Place.TOP, Place.RIGHT]
    assert [layout.place(seat, 0, players=3) for seat in range(3)] == [Place.BOTTOM, Place.RIGHT, Place.LEFT]
    assert [layout.place(seat, 1, players=2) for seat in range(2)] == [Place.TOP, Place.BOTTOM]


def test_a_card_covers_its_middle_and_not_what_lies_beside_it() -> None:
    pose = Pose(100, 100, 30, 80)
    assert pose.covers((100, 100))
    assert not pose.covers((100 + 80 * ASPECT, 100))
    assert pose.bounds.h > 80


def test_a_card_turns_the_short_way_round() -> None:
    start, end = Pose(0, 0, 170, 80), Pose(10, 0, -170, 80)
    assert between(start, end, 0.5).angle == pytest.approx(180)


SEATED = [(page, 2) for page in PAGES] + [(page, players) for page in PACKED for players in (3, 4)]


@pytest.fixture(
    params=[
        *((*one, False) for one in SEATED if one[0] in USUAL),
        *rarely(
            *((*one, False) for one in SEATED if one[0] not in USUAL),
            *((*one, True) for one in SEATED[::3]),
        ),
    ],
    ids=lambda one: f"{stands((one[0], one[2]))}-{one[1]}",
)
def seated(request: pytest.FixtureRequest) -> TableLayout:
    page, players, has_room = request.param
    return TableLayout(page, players=players, has_room=has_room)


def seated_boxes(layout: TableLayout) -> dict[str, Rect]:
    """What is always there with so many players."""
    boxes = {f"person {place.name}": layout.person(place) for place in layout.places}
    boxes |= {f"fan {place.name}": layout.fan_zone(place) for place in layout.places[1:]}
    boxes |= {f"button {number}": layout.button(number) for number in range(BUTTONS)}
    boxes["score"] = layout.score
    boxes["hand"] = layout.hand_zone
    return boxes


def pack_poses(layout: TableLayout) -> dict[str, Pose]:
    """The turned card, the bottom card and what is left of the pack, closed and open."""
    poses = {"turned": aside(layout, 1)}
    poses |= {f"closed {index}": rest_card(layout, index, 12, is_open=False) for index in (0, 11)}
    if layout.players < 4:
        poses["bottom"] = aside(layout, 2)
        poses |= {f"open {index}": rest_card(layout, index, 11, is_open=True) for index in range(11)}
    return poses


def test_the_pack_and_the_turned_card_hide_nobody(seated: TableLayout) -> None:
    for name, pose in pack_poses(seated).items():
        assert seated.page.area.encloses(pose.bounds), name
        for box_name, box in seated_boxes(seated).items():
            assert not pose.bounds.overlaps(box), f"{name} over {box_name}"


def test_the_trick_is_laid_beside_the_pack(seated: TableLayout) -> None:
    if seated.players == 4:
        return  # nothing is left of the pack when the first card is played
    for place in seated.places:
        card = seated.trick_card(place).bounds
        for name, pose in pack_poses(seated).items():
            assert not card.overlaps(pose.bounds), f"{place.name} over {name}"


def test_the_turned_card_can_be_read(seated: TableLayout) -> None:
    assert turned_height(seated) >= seated.fan_height * (1 if seated.page.zoom <= 1 else 0.85)
    assert not aside(seated, 1).bounds.overlaps(aside(seated, 0).bounds)


def test_questions_below_the_pack_leave_it_in_sight(seated: TableLayout) -> None:
    for name, pose in pack_poses(seated).items():
        if seated.players == 4 or name in ("turned", "bottom"):
            assert not seated.panel_zone.overlaps(pose.bounds), name


TAKE_OR_PASS = Prompt("", (Offer("", None, trumps=Trumps.HEARTS), Offer("", None)), is_below_pack=True)


def test_during_the_auction_the_turned_card_is_large_and_in_sight(seated: TableLayout) -> None:
    card = offered_card(seated)
    assert card.height > turned_height(seated) or seated.page.zoom > 1
    assert abs(card.x - seated.page.width / 2) < 1
    assert not card.bounds.overlaps(prompt_boxes(TAKE_OR_PASS, seated).panel)
    for index in (0, 11):
        packed = beside_offered(seated, rest_card(seated, index, 12, is_open=False)).bounds
        assert not card.bounds.overlaps(packed)
        for name, box in seated_boxes(seated).items():
            assert not card.bounds.overlaps(box), f"turned card over {name}"
            assert not packed.overlaps(box), f"pack over {name}"


def test_tricks_of_every_side_have_their_place(seated: TableLayout) -> None:
    places = (Place.BOTTOM, Place.TOP) if seated.players != 3 else seated.places
    for place in places:
        for index in (0, 4, 9, 31):
            bounds = seated.pile_card(index, place).bounds
            assert seated.page.area.encloses(bounds)
            for name, box in seated_boxes(seated).items():
                assert not bounds.overlaps(box), f"{place.name} over {name}"
            for name, pose in pack_poses(seated).items():
                assert not bounds.overlaps(pose.bounds), f"{place.name} over {name}"


def test_a_talon_of_four_has_its_place(seated: TableLayout) -> None:
    for place in seated.places:
        for index in range(4):
            bounds = seated.talon_card(place, index).bounds
            for name, box in seated_boxes(seated).items():
                if name == f"fan {place.name}":
                    continue  # it lies half under its owner's cards
                assert not bounds.overlaps(box), f"{place.name} over {name}"


def test_the_last_call_stays_beside_its_speaker(seated: TableLayout) -> None:
    for place in seated.places:
        tag = tag_box(seated, place, tag_room(seated, place), seated.page.px(27))
        assert seated.page.area.encloses(tag), place.name
        boxes = seated_boxes(seated)
        del boxes[f"person {place.name}"]
        boxes |= {"face": seated.portrait(place), "plate": seated.plate(place), "chip": seated.mark(place, 0)}
        for name, box in boxes.items():
            assert not tag.overlaps(box), f"{place.name} over {name}"


def test_clockwise_only_changes_who_sits_where() -> None:
    for players in (2, 3, 4):
        one = TableLayout(Page(1280, 720), players=players)
        other = TableLayout(Page(1280, 720), players=players, is_clockwise=True)
        assert one.places == other.places
        order = [one.place(seat, 0, players) for seat in range(players)]
        assert [other.place(seat, 0, players) for seat in range(players)] == [order[0], *reversed(order[1:])]


@pytest.mark.sampled(4)
@pytest.mark.parametrize("count", range(9, 13))
def test_twelve_backs_take_no_more_room_than_eight(seated: TableLayout, count: int) -> None:
    for place in seated.places[1:]:
        for index in (0, count - 1):
            bounds = seated.fan_card(place, index, count).bounds
            assert seated.fan_zone(place).encloses(bounds, slack=2)


def test_small_buttons_stand_beside_the_hand(seated: TableLayout) -> None:
    short, long = Offer("Vani!", None), Offer("20 w treflach, do dziesiątki", None)
    boxes = extra_boxes((short, long, short), seated)
    for box in boxes:
        assert seated.page.area.encloses(box)
        assert not box.overlaps(seated.hand_zone)
        assert not box.overlaps(seated.person(Place.BOTTOM))
    assert not any(one.overlaps(other) for one, other in pairwise(boxes))
    pile = seated.pile_card(31, Place.BOTTOM).bounds
    assert not any(box.overlaps(pile) for box in boxes)
