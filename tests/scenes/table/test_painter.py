"""A card that lies still keeps its picture; a careful one comes in a frame that has time for it."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.app.paths import assets
from game.cards.card import card
from game.scenes.cards.deck import Deck
from game.scenes.cards.faces import card_width
from game.scenes.cards.pictures import CardPictures, Look, resting_key
from game.scenes.table.board import Token
from game.scenes.table.geometry.pose import Pose
from game.scenes.table.motion.flights import Flights
from game.scenes.table.picture.light import Light
from game.scenes.table.picture.painter import Painter
from game.ui.render.stage import Picture
from tests.scenes.table.test_hint import Begin

QUEEN, TEN = Token(card("QD")), Token(card("TS"))
POSES = {QUEEN: Pose(200.0, 300.0, 4.0, 150.0, 0.0), TEN: Pose(320.0, 300.0, -4.0, 150.0, 0.0)}
MOST = 20


@pytest.fixture
def painter(table: Begin) -> Iterator[Painter]:
    scene = table(speed="instant").scene
    cards = CardPictures(assets() / "sprites", Deck.FRENCH, "en", 150)
    for face in ("QD", "TS", "KD"):
        cards.flat(card(face), 150)
    yield Painter(scene.studio.painter.easel, cards, scene.studio.layout, Deck.FRENCH)
    cards.close()


def still() -> Flights:
    flights = Flights()
    flights.settle(POSES)
    return flights


def frame(painter: Painter, flights: Flights, light: Light | None = None) -> list[Picture]:
    painter.begin(flights)
    return painter.tokens(POSES, flights, light or Light())


def polished(painter: Painter, flights: Flights) -> list[Picture]:
    for _ in range(MOST):
        found = frame(painter, flights)
        if painter.is_polished:
            return found
    raise AssertionError("the cards never had their careful pictures")


def has_careful(painter: Painter, token: Token) -> bool:
    pose = POSES[token]
    return painter.cards.rested(resting_key(token.face, 150, pose.angle, 0, Look.PLAIN)) is not None


def test_unpacking_a_card_and_turning_it_with_care_take_a_frame_each(painter: Painter) -> None:
    flights, told = still(), []
    for token, pose in POSES.items():
        painter.cards.pack()
        assert painter.cards.unpack(token.face, 150, pose.angle)
    painter.cards.pack()
    for _ in range(5):
        frame(painter, flights)
        told.append((has_careful(painter, QUEEN), has_careful(painter, TEN), painter.is_polished))
    assert [(queen, ten) for queen, ten, _ in told] == sorted((queen, ten) for queen, ten, _ in told)
    assert sum(queen for queen, _, _ in told) > sum(ten for _, ten, _ in told), "one in a frame"
    assert told[-1] == (True, True, True)
    assert not told[0][0], "the first frame unpacks"


def test_a_card_that_lies_still_is_not_looked_for_again(painter: Painter) -> None:
    flights = still()
    before = polished(painter, flights)
    flights.send({**POSES, TEN: Pose(500.0, 100.0, 90.0, 150.0, 0.0)}, 1.0)
    flights.advance(0.5)
    first, then = frame(painter, flights), frame(painter, flights)
    assert first[0].surface is before[0].surface
    assert then[0] is first[0]
    assert then[1] is not first[1], "it flies"


def test_another_place_another_light_and_another_face_have_their_own_picture(painter: Painter) -> None:
    flights = still()
    polished(painter, flights)
    lying = frame(painter, flights)[0]
    lit = frame(painter, flights, Light(frozenset({QUEEN}), is_on=True))[0]
    assert lit.surface is not lying.surface
    flights.settle({**POSES, QUEEN: Pose(210.0, 300.0, 4.0, 150.0, 0.0)})
    moved = frame(painter, flights)[0]
    assert (moved.surface, moved.x) == (lying.surface, lying.x + 10)
    shown = polished(painter, flights)[0]
    QUEEN.face = card("KD")
    try:
        assert polished(painter, flights)[0].surface is not shown.surface
    finally:
        QUEEN.face = card("QD")


def test_what_the_deck_has_forgotten_is_made_again(painter: Painter) -> None:
    flights = still()
    before = polished(painter, flights)
    frame(painter, flights)
    painter.cards.finish()
    after = polished(painter, flights)
    assert after[0].surface is not before[0].surface


def test_a_card_that_has_arrived_is_whole_and_large_while_others_still_fly(painter: Painter) -> None:
    faces = ("QD", "TS", "KD")
    row = [Token(card(face)) for face in faces] + [Token() for _ in range(9)]
    last = Token()
    small = Pose(100.0, 100.0, 0.0, 60.0, turn=0.0)
    large = {
        token: Pose(200.0 + 40 * place, 400.0, 12.0 - 3.5 * place, 240.0, turn=float(place < len(faces)))
        for place, token in enumerate(row)
    }
    flights = Flights()
    flights.settle(dict.fromkeys((*row, last), small))
    flights.send({**large, last: small}, 0.2, stagger=0.01)
    flights.send({**large, last: Pose(900.0, 100.0, 0.0, 60.0, turn=0.0)}, 2.0)
    arrived = 0
    for _ in range(60):
        flights.advance(1 / 60)
        painter.begin(flights)
        for token in row:
            (picture, *_), is_there = painter.tokens([token], flights), flights.flight(token) is None
            arrived += is_there
            if is_there:
                assert picture.surface.height >= 240
                assert picture.surface.width >= card_width(240)
    assert arrived > 100


@pytest.mark.parametrize("turn", [0.0, 1.0])
def test_cards_that_fly_together_grow_together(painter: Painter, turn: float) -> None:
    packet = [Token(card(f"{rank}D") if turn else None) for rank in "789TJQKA"]
    flights = Flights()
    flights.settle({token: Pose(600.0, 100.0, 0.0, 96.0, 0.0, turn) for token in packet})
    ends = {token: Pose(300.0, 600.0, 16.0 - 4 * i, 240.0, 0.0, turn) for i, token in enumerate(packet)}
    flights.send(ends, 0.4, stagger=0.01)
    for _ in range(11):
        flights.advance(1 / 30)
        painter.begin(flights)
        for token, drawn in zip(packet, painter.each(packet, flights), strict=True):
            pose, inked = flights.pose(token), pygame.mask.from_surface(drawn[-1].surface, 200).count()
            assert (inked / (pose.width * pose.height)) ** 0.5 == pytest.approx(1.0, abs=0.15)
