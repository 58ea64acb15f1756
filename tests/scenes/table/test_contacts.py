"""A card is heard when it touches the table, from where its player sits."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace

import pygame
import pytest

from game.rules.events import CardPlayed, FaultCalled, HandDealt, TrickTaken
from game.scenes.preferences import Motion, Preferences
from game.scenes.replay.scene import Replay
from game.scenes.table.board import Board, Token
from game.scenes.table.geometry.layout import TableLayout
from game.scenes.table.motion.contacts import Contacts, Heard, actor_of, pan_of
from game.scenes.table.motion.flights import Flights
from game.ui.layout import Page
from tests.scenes.driver import FRAME, Driver, PlainDoors, Play
from tests.scenes.history.evenings import golden
from tests.scenes.table.conftest import Table
from tests.scenes.table.eyes import eyes
from tests.scenes.table.test_flat import seat_round

Begin = Callable[..., Table]
AT_MOST = 0.016
"""Seconds between the frame in which a card lies and the loudest moment of its thud."""
THUD_PEAK = 0.0044
"""What `tests/sounds` promises of the file."""


@dataclass
class Ears:
    """What was played, and in which frame."""

    heard: list[tuple[int, Heard]]
    frame: int = 0

    def named(self, *names: str) -> list[tuple[int, Heard]]:
        return [one for one in self.heard if one[1].name in names]


@contextmanager
def listening(driver: Driver) -> Iterator[Ears]:
    ears, sounds = Ears([]), driver.desk.sounds

    def play(name: str, volume: float = 1.0, pan: float = 0.0) -> None:
        ears.heard.append((ears.frame, Heard(name, volume, pan)))

    before, sounds.play = sounds.play, play  # type: ignore[method-assign]
    yield ears
    sounds.play = before  # type: ignore[method-assign]


def step(at: Table, ears: Ears) -> None:
    """One frame; whoever is asked does something."""
    if eyes(at.scene).prompt is not None and at.is_on_top:
        at.type("1")
    elif eyes(at.scene).is_asked and not eyes(at.scene).is_guarded:
        at.driver.key(pygame.K_RIGHT)
        at.driver.key(pygame.K_RETURN)
    else:
        at.driver.frames()
    ears.frame += 1


@pytest.mark.parametrize("speed", ["calm", "normal", "quick"])
def test_the_thud_is_played_in_the_frame_in_which_the_card_lies(table: Begin, speed: str) -> None:
    at = table(speed=speed)
    at.driver.pace(FRAME)
    lying: dict[Token, int] = {}
    begun: dict[Token, int] = {}
    with listening(at.driver) as ears, at.driver.waiting():
        for _ in range(2500):
            step(at, ears)
            flights = at.scene.motion.flights
            for _, token in at.scene.model.show.board.trick:
                begun.setdefault(token, ears.frame - 1)
                if flights.flight(token) is None:
                    lying.setdefault(token, ears.frame - 1)
            if len(lying) == 8:
                break
    assert len(lying) == 8
    thuds = [frame for frame, heard in ears.named("card_thud") if heard.volume == 1]
    assert len(thuds) == 8
    late = [
        abs(thud - contact) * FRAME + THUD_PEAK for thud, contact in zip(thuds, lying.values(), strict=True)
    ]
    assert max(late) <= AT_MOST
    glides = [frame for frame, _ in ears.named("card_glide")]
    assert glides == list(begun.values()), "it glides from the frame in which it leaves"
    assert all(glide < thud for glide, thud in zip(glides, thuds, strict=True))


def test_a_packet_is_heard_as_its_first_card_arrives(table: Begin) -> None:
    at = table(speed="calm")
    at.driver.pace(FRAME)
    board, flights = at.scene.model.show.board, at.scene.motion.flights
    with listening(at.driver) as ears:
        while not any(board.hands):
            step(at, ears)
        packet = next(hand[:] for hand in board.hands if hand)
        assert len(packet) > 1
        while all(flights.flight(token) is not None for token in packet):
            assert not ears.named("card_deal"), "nothing is heard before"
            step(at, ears)
    assert [frame for frame, _ in ears.named("card_deal")] == [ears.frame - 1]


def test_a_trick_is_swept_and_laid_down_softly_at_the_winner_s_side(table: Begin) -> None:
    at = table(speed="normal")
    at.driver.pace(FRAME)
    with listening(at.driver) as ears, at.driver.waiting():
        while len(ears.named("trick_collect")) < 3 or ears.named("trick_collect")[-1][0] + 60 > ears.frame:
            step(at, ears)
    soft = [(frame, heard) for frame, heard in ears.named("card_thud") if heard.volume < 1]
    for (swept, sweep), (laid, thud) in zip(ears.named("trick_collect"), soft, strict=False):
        assert 0.2 < (laid - swept) * FRAME < 0.5
        assert sweep.pan == thud.pan


def test_whoever_is_in_a_hurry_hears_each_card_once_and_at_once(table: Begin) -> None:
    at = table(speed="calm")
    at.driver.pace(FRAME)
    with listening(at.driver) as ears, at.driver.waiting():
        while not at.scene.model.show.board.trick or at.scene.motion.flights.are_over:
            step(at, ears)
        assert not ears.named("card_thud")
        at.driver.key(pygame.K_F5)
        assert [heard.name for _, heard in ears.named("card_thud")] == ["card_thud"]
        at.driver.frames(3)
        assert len(ears.named("card_thud")) == 1


@pytest.mark.parametrize(("speed", "motion"), [("instant", Motion.FULL), ("normal", Motion.REDUCED)])
def test_where_nothing_flies_the_card_is_heard_as_it_appears(
    table: Begin, speed: str, motion: Motion
) -> None:
    at = table(speed=speed, likes=Preferences(motion=motion))
    at.driver.pace(FRAME)
    with listening(at.driver) as ears, at.driver.waiting():
        while len(ears.named("card_thud")) < 2:
            step(at, ears)
    glides = [frame for frame, _ in ears.named("card_glide")]
    thuds = [frame for frame, heard in ears.named("card_thud") if heard.volume == 1]
    assert all(abs(glide - thud) <= 1 for glide, thud in zip(glides, thuds, strict=False))


def test_players_are_heard_from_their_places() -> None:
    for size, players in (((1280, 720), 4), ((800, 600), 4), ((1280, 720), 3), ((1280, 720), 2)):
        layout, board = TableLayout(Page(*size), players=players), Board(players, 0)
        pans = [
            pan_of(TrickTaken(seat, 1, (), 0, 0, is_last=False), board, layout) for seat in range(players)
        ]
        assert pans == {4: [0, 0.6, 0, -0.6], 3: [0, 0.6, -0.6], 2: [0, 0]}[players]
    clockwise = TableLayout(Page(1280, 720), is_clockwise=True)
    packet = HandDealt(1, 3, is_talon=False, is_covered=False, cards=None)
    assert pan_of(packet, Board(4, 0), clockwise) == -0.6
    assert pan_of(packet, Board(4, 1), clockwise) == 0, "the viewer sits in the middle"


def test_what_nobody_does_is_heard_from_the_middle() -> None:
    assert actor_of(FaultCalled(1, None, None)) is None
    assert actor_of(FaultCalled(1, 3, None)) == 3
    assert pan_of(FaultCalled(1, None, None), Board(4, 0), TableLayout(Page(1280, 720))) == 0


def test_on_a_flat_screen_a_player_is_heard_from_the_same_side_however_the_picture_is_turned(
    play: Play,
) -> None:
    """The seat at the right of the table stays there, whether seat 0 or seat 2 has the picture."""
    at = seat_round(play, {0, 2})
    heard: dict[int, set[float]] = {}
    with listening(at.driver) as ears:
        for _ in range(40):
            at.wait()
            at.step()
            if {1, 3} <= heard.keys() and len(ears.named("card_glide")) > 12:
                break
            for event in at.scene.model.told.events:
                if isinstance(event, CardPlayed):
                    heard.setdefault(event.seat, set())
        played = [event.seat for event in at.scene.model.told.events if isinstance(event, CardPlayed)]
    glides = [heard.pan for _, heard in ears.named("card_glide")]
    for seat, pan in zip(played, glides, strict=False):
        heard.setdefault(seat, set()).add(pan)
    assert heard[1] == {0.6}
    assert heard[3] == {-0.6}


def test_a_card_that_was_taken_back_is_not_heard() -> None:
    contacts, flights, board = Contacts(), Flights(), Board(4, 0)
    layout = TableLayout(Page(1280, 720))
    token = board.pack[-1]
    start = layout.trick_card(layout.place(0, 0))
    flights.settle(dict.fromkeys(board.tokens(), start))
    flights.send({token: replace(start, x=start.x - 400)}, 0.5)
    event = TrickTaken(0, 1, (), 0, 0, is_last=False)
    contacts.begin(event, "card_play", board, layout, flights)
    assert [heard.name for heard in contacts.due(flights)] == ["card_glide"]
    flights.advance(0.3)
    assert contacts.due(flights) == []
    contacts.forget()
    flights.advance(0.3)
    assert contacts.due(flights) == []


def test_a_past_deal_sounds_like_one_that_is_played(play: Play) -> None:
    driver = play(PlainDoors().saved_match, speed="normal")
    driver.loop.stack.push(Replay(driver.desk, golden("bela4-capot-and-falls"), deal=0))
    driver.frames(2)
    with listening(driver) as ears, driver.waiting():
        for _ in range(400):
            driver.key(pygame.K_RIGHT)
            for _ in range(30):
                driver.frames()
                ears.frame += 1
            if len(ears.named("card_thud")) >= 4:
                break
    glides, thuds = ears.named("card_glide"), ears.named("card_thud")
    assert len(thuds) >= 4
    assert all(
        0.1 < (thud - glide) * FRAME < 0.4 for (glide, _), (thud, _) in zip(glides, thuds, strict=False)
    )


def test_verdicts_and_calls_are_heard_whole_and_at_once() -> None:
    contacts, board, layout = Contacts(), Board(4, 0), TableLayout(Page(1280, 720))
    event = FaultCalled(1, 3, None)
    contacts.begin(event, "refuse", board, layout, Flights())
    contacts.begin(event, None, board, layout, Flights())
    assert contacts.due(Flights()) == [Heard("refuse", 1.0, -0.6)]
