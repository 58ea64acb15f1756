"""Cards have weight: they are thrown, land, push each other, and every motion can be ended at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from game.cards.card import DECK, card
from game.scenes.cards.pictures import SHADE, Look
from game.scenes.preferences import Motion, Preferences
from game.scenes.table.board import Board, Token
from game.scenes.table.geometry.layout import BOW, TableLayout
from game.scenes.table.geometry.places import Place
from game.scenes.table.geometry.pose import Pose
from game.scenes.table.geometry.poses import poses_of
from game.scenes.table.motion.flight import SETTLE, Flight
from game.scenes.table.motion.flights import Course, Flights
from game.scenes.table.motion.hover import MOST, Hover
from game.scenes.table.motion.riffle import Riffle
from game.scenes.table.motion.ways import OWN, THROW, THROWS, throw_of
from game.ui.layout import Page
from tests.scenes.table.conftest import Table
from tests.scenes.table.eyes import eyes
from tests.scenes.table.test_handling import legal
from tests.scenes.table.test_play import to_play
from tests.seldom_drawn import undrawn

Begin = Callable[..., Table]
FRAME = 1 / 60
START, END = Pose(900, 200, 80, 90, 3, 0), Pose(500, 300, 9, 180, 6)


def thrown(portrait: str = "", near: tuple[Token, ...] = ()) -> tuple[Flights, Token, Flight]:
    flights, token = Flights(), Token(card("AH"))
    beside = {one: Pose(400, 300, 0, 180) for one in near}
    flights.settle({token: START, **beside})
    flights.send({token: END, **beside}, 0.26, course=Course(throw_of(portrait, is_own=False), near=near))
    flight = flights.flight(token)
    assert flight is not None
    return flights, token, flight


# --- throwing and landing -----------------------------------------------------------------------------


@pytest.mark.parametrize("portrait", ["", *THROWS])
def test_a_card_touches_down_exactly_at_its_contact(portrait: str) -> None:
    flights, token, flight = thrown(portrait)
    contact, passed, told = flight.contact, 0.0, []
    assert contact == pytest.approx(0.26, abs=0.05)
    while not flights.are_still:
        assert flights.are_over is (passed >= contact)
        flights.advance(FRAME)
        passed += FRAME
        told += [(passed, one) for one in flights.contacts]
    [(when, which)] = told
    assert which is token
    assert 0 <= when - contact < FRAME, "in the frame in which it happens"
    assert passed == pytest.approx(contact + SETTLE, abs=2 * FRAME)
    assert flights.pose(token) == END


def test_a_thrown_card_rises_swells_and_turns_aside_on_its_way() -> None:
    flights, token, flight = thrown()
    poses = []
    while not flight.has_landed:
        poses.append(flights.pose(token))
        flights.advance(FRAME / 4)
    assert max(pose.rise / pose.height for pose in poses) == pytest.approx(0.26, abs=0.02)
    assert poses[0].rise == 0
    assert poses[-1].rise < 10
    landed = flights.pose(token)
    assert landed.height == END.height * THROW.squash
    assert abs(landed.x - END.x) + abs(landed.y - END.y) < 0.06 * END.height, "it slips the rest"
    assert landed.lift > END.lift
    flights.advance(0.07)
    assert flights.pose(token).lift == END.lift, "the shadow has contracted"


def test_everybody_throws_in_his_own_way_and_within_bounds() -> None:
    assert len(set(THROWS.values())) == len(THROWS)
    assert throw_of("joza", is_own=True) is OWN
    assert throw_of("somebody new", is_own=False) is THROW
    for way in (*THROWS.values(), OWN):
        assert abs(way.spin) <= 14
        assert 0.9 <= way.least <= 1
        assert way.most < 1.1
    assert THROWS["joza"].knock > THROWS["zlata"].knock, "Joža slams, Zlata lays softly"
    assert abs(THROWS["ana"].spin) == max(abs(way.spin) for way in THROWS.values())


def test_the_neighbours_are_pushed_at_contact_and_come_back() -> None:
    beside = Token(card("KH"))
    flights, _, flight = thrown(near=(beside,))
    rest, moved = flights.pose(beside), 0.0
    while not flights.are_still:
        if not flight.has_landed:
            assert flights.pose(beside) == rest
        moved = max(moved, abs(flights.pose(beside).x - rest.x))
        flights.advance(FRAME)
    assert 2 <= moved <= 4
    assert flights.pose(beside) == rest


def test_a_press_makes_a_card_a_little_smaller_for_a_moment() -> None:
    flights, token = Flights(), Token(card("AH"))
    flights.settle({token: END})
    flights.press(token)
    heights = []
    while not flights.are_still:
        flights.advance(FRAME / 4)
        heights.append(flights.pose(token).height / END.height)
    assert min(heights) == pytest.approx(0.97, abs=0.001)
    assert heights[-1] == 1


# --- the trick ----------------------------------------------------------------------------------------


def collected(table: Begin) -> tuple[Table, list[Flight], tuple[object, ...]]:
    """A table in the moment when a trick is taken: its flights, and the faces that lay there."""
    at = table(speed="normal", people=frozenset())
    board = at.scene.model.show.board
    at.until(lambda _: len(board.trick) == 4)
    at.driver.pace(FRAME)
    tokens, faces = [token for _, token in board.trick], tuple(token.face for _, token in board.trick)
    at.until(lambda _: not board.trick)
    found = [at.scene.motion.flights.flight(token) for token in tokens]
    return at, [one for one in found if one is not None], faces


def test_a_trick_slides_together_face_up_turns_once_and_goes(table: Begin) -> None:
    at, flights, faces = collected(table)
    assert tuple(one.face for one in flights) == faces, "the faces stay in sight"
    seconds, turns, apart = flights[0].seconds, list[float](), list[float]()
    while not flights[0].has_landed:
        poses = [one.pose for one in flights]
        assert max(pose.turn for pose in poses) == pytest.approx(min(pose.turn for pose in poses)), "as one"
        turns.append(poses[0].turn)
        apart.append(max(pose.x for pose in poses) - min(pose.x for pose in poses))
        at.driver.frames()
    assert turns[: round(seconds * 0.3 / FRAME)] == [1.0] * round(seconds * 0.3 / FRAME), "140 ms face up"
    assert turns == sorted(turns, reverse=True)
    assert turns[-1] == 0
    assert max(apart[turns.index(next(turn for turn in turns if turn < 1)) :]) < 12, (
        "a packet before it turns"
    )


# --- the own hand -------------------------------------------------------------------------------------


def test_cards_that_may_not_be_played_are_bowed_by_a_tenth(table: Begin) -> None:
    at = table(speed="quick")
    to_play(at)
    at.driver.move((5, 300))
    at.driver.settle()
    hand, layout = at.scene.model.show.board.hands[0], at.scene.studio.layout
    index = legal(at, is_legal=False)
    down = at.scene.motion.flights.pose(hand[index]).y - layout.own_card(index, len(hand)).y
    assert down == pytest.approx(BOW * layout.hand_height, rel=0.05)
    assert BOW == 0.1


def test_their_shade_is_warm_and_at_most_18_per_cent() -> None:
    red, green, blue = SHADE
    assert red > green > blue >= 255 * 0.815


def test_all_cards_are_lit_and_dimmed_in_the_same_frame(table: Begin) -> None:
    at = table(speed="normal")
    seen = set()
    painter = at.scene.studio.painter
    for _ in range(600):
        at.driver.frames()
        if not eyes(at.scene).is_asked or eyes(at.scene).prompt is not None:
            if eyes(at.scene).prompt is not None:
                at.type("1")
            continue
        shown = painter.shown_light
        hand = at.scene.model.show.board.hands[0]
        seen.add(frozenset(shown.look(token) for token in hand) & {Look.PLAIN, Look.DIMMED, Look.LIT})
        if Look.DIMMED in {shown.look(token) for token in hand}:
            break
        at.driver.key(pygame.K_RIGHT)
        at.driver.key(pygame.K_RETURN)
    assert all(Look.PLAIN not in looks or looks == {Look.PLAIN} for looks in seen)


def test_a_card_leans_to_the_pointer_by_six_degrees_at_the_most() -> None:
    hover, token = Hover(), Token(card("AH"))
    for x, way in ((0.0, 1), (2000.0, -1)):
        hover.follow(token, END, x)
        for _ in range(60):
            hover.advance(FRAME)
            assert abs(hover.lean.degrees) <= MOST == 6.0
        assert hover.is_still
        assert hover.lean.of(token) == way * MOST
    assert hover.lean.gloss == 1
    hover.follow(None, None, 0)
    assert hover.lean.of(token) == 0
    assert hover.lean.gloss is None


def test_the_mouse_leans_a_card_and_the_neighbours_part(table: Begin) -> None:
    at = table(speed="quick")
    to_play(at)
    at.driver.move((5, 300))
    at.driver.settle()
    hand, flights = at.scene.model.show.board.hands[0], at.scene.motion.flights
    place = min(legal(at), len(hand) - 2)
    before = flights.pose(hand[place + 1]).x
    at.driver.move(at.spot(place))
    at.driver.settle()
    assert eyes(at.scene).chosen is hand[place]
    assert flights.pose(hand[place + 1]).x > before
    assert at.scene.motion.hover.lean.of(hand[place]) > 0, "the pointer is at its left"
    at.driver.key(pygame.K_RIGHT)
    assert at.scene.motion.hover.lean.gloss is None, "the keyboard leans nothing"


# --- the dealer ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (2560, 1440)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_pack_lies_before_the_dealer_and_on_nobody(size: tuple[int, int], players: int) -> None:
    layout, board = TableLayout(Page(*size), players=players), Board(players, 0)
    for dealer in range(players):
        board.gather(dealer)
        place, pose = layout.place(dealer, 0, players), poses_of(board, layout)[board.pack[0]]
        nearest = min(layout.places, key=lambda one: distance(pose, layout.person(one).centre))
        assert nearest is place or place is Place.BOTTOM
        assert not any(pose.bounds.overlaps(layout.person(one)) for one in layout.places)
        assert not pose.bounds.overlaps(layout.score)


def distance(pose: Pose, point: tuple[float, float]) -> float:
    return ((pose.x - point[0]) ** 2 + (pose.y - point[1]) ** 2) ** 0.5


def test_two_halves_fall_into_each_other_in_sixteen_grains_and_are_squared() -> None:
    tokens, end = [Token() for _ in DECK], Pose(500, 300, 0, 100, 0, 0)
    riffle = Riffle(tokens, 0.62)
    flights = [Flight(END, riffle.legs(token, END, end, 0.4)) for token in tokens]
    falls = sorted(
        {round(one.legs[0].seconds + one.legs[1].seconds + one.legs[2].rest, 4) for one in flights}
    )
    assert len(falls) == 16
    assert falls[1] - falls[0] == pytest.approx(falls[-1] - falls[-2], abs=0.001)
    for one in flights:
        assert one.seconds == pytest.approx(0.4 + 0.62)
        one.passed = 0.4 + 0.62 * 0.2
    assert len({one.pose.x < end.x for one in flights}) == 2
    assert all(one.end == end for one in flights)


def test_packets_fly_from_the_dealer(table: Begin) -> None:
    at = table(speed="normal", dealer=1, people=frozenset())
    board, flights = at.scene.model.show.board, at.scene.motion.flights
    at.driver.pace(FRAME)
    at.until(lambda _: any(board.hands))
    token = next(one for hand in board.hands for one in hand)
    flight = flights.flight(token)
    assert flight is not None
    assert distance(flight.start, at.scene.studio.layout.person(Place.RIGHT).centre) < 200


# --- in a hurry ---------------------------------------------------------------------------------------

MOMENTS: dict[str, Callable[[Board], bool]] = {
    "the pack is shuffled": lambda board: len(board.pack) == len(DECK),
    "packets are dealt": lambda board: 0 < len(board.pack) < len(DECK),
    "the hand is opened": lambda board: board.is_hand_up,
    "a card is thrown": lambda board: len(board.trick) == 1,
    "a trick is collected": lambda board: any(board.piles),
}


@pytest.mark.parametrize("press", ["key", "click"])
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_press_ends_each_motion_at_once_and_plays_nothing(table: Begin, moment: str, press: str) -> None:
    at = table(speed="calm", dealer=0)
    scene, board = at.scene, at.scene.model.show.board
    with undrawn(at.driver.loop):
        for _ in range(3000):
            if MOMENTS[moment](board) and not scene.motion.flights.are_over:
                break
            if eyes(scene).is_asked and eyes(scene).prompt is not None:
                at.type("1")
            elif eyes(scene).is_asked:
                at.driver.key(pygame.K_RIGHT)
                at.driver.key(pygame.K_RETURN)
            at.driver.frames()
    assert not scene.motion.flights.are_over, moment
    held = len(board.hands[0])
    moving = [token for token in board.tokens() if scene.motion.flights.flight(token) is not None]
    at.driver.pace(0.001)
    if press == "key":
        at.driver.key(pygame.K_1)
    else:
        at.driver.press(at.scene.studio.layout.hand_zone.centre)
    flights = [scene.motion.flights.flight(token) for token in moving]
    assert not any(one is not None and one.passed > 0.01 for one in flights), "all have arrived"
    assert len(board.hands[0]) >= held, "nothing is played"


@pytest.mark.parametrize("moment", ["the pack is shuffled", "the hand is opened", "a card is thrown"])
def test_with_little_motion_nothing_riffles_opens_or_is_thrown(table: Begin, moment: str) -> None:
    at = table(speed="normal", likes=Preferences(motion=Motion.REDUCED), people=frozenset())
    board, flights = at.scene.model.show.board, at.scene.motion.flights
    at.driver.pace(FRAME)
    at.until(lambda _: MOMENTS[moment](board))
    for token in board.tokens():
        flight = flights.flight(token)
        assert flight is None or (flight.fades and flight.pose == flight.end)
        assert not flights.sways(token)
    flights.press(board.hands[0][0] if board.hands[0] else board.pack[0])
    assert not any(flights.sways(token) for token in board.tokens())


def test_a_flight_that_is_not_thrown_ends_at_contact() -> None:
    flights, token = Flights(), Token()
    flights.settle({token: START})
    flights.send({token: replace(END, turn=0)}, 0.2)
    flights.advance(0.2)
    assert flights.are_still
