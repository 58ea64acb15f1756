"""A card is heard when it touches the table, from where its player sits."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace

import pygame
import pytest

from game.cards.card import card
from game.rules.events import CardPlayed, DealBegun, DeckCut, FaultCalled, HandDealt, TrickTaken
from game.scenes.pace import PACES
from game.scenes.preferences import Motion, Preferences, Speed
from game.scenes.replay.scene import Replay
from game.scenes.table.board import Board, Token
from game.scenes.table.geometry.layout import TableLayout
from game.scenes.table.motion.beats import Beat, beat_of
from game.scenes.table.motion.contacts import Contacts, Heard, actor_of, has_landed, pan_of
from game.scenes.table.motion.flights import Flights
from game.ui.audio import BUFFER, RATE
from game.ui.layout import Page
from tests.scenes.driver import FRAME, Driver, PlainDoors, Play
from tests.scenes.history.evenings import golden
from tests.scenes.table.conftest import Table
from tests.scenes.table.eyes import eyes
from tests.scenes.table.test_flat import seat_round

Begin = Callable[..., Table]
AT_MOST = 0.016
"""Seconds between the frame in which a card lies and the loudest moment of its thud."""
PEAK = 0.0043
"""Seconds after which the thud is loudest; `tests/sounds` measures the files."""
WAIT = BUFFER / RATE
"""Seconds after which the mixer begins a sound at the latest."""


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
                if has_landed(flights, token):
                    lying.setdefault(token, ears.frame - 1)
            if len(lying) == 8:
                break
    assert len(lying) == 8
    thuds = [frame for frame, heard in ears.named("card_thud") if heard.volume == 1]
    assert len(thuds) == 8
    late = [
        abs(thud - contact) * FRAME + WAIT + PEAK for thud, contact in zip(thuds, lying.values(), strict=True)
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
        while not any(has_landed(flights, token) for token in packet):
            assert not ears.named("card_deal"), "nothing is heard before"
            step(at, ears)
    assert [frame for frame, _ in ears.named("card_deal")] == [ears.frame - 1]


def test_a_trick_is_swept_and_laid_down_softly_at_the_winner_s_side(table: Begin) -> None:
    at = table(speed="normal")
    at.driver.pace(FRAME)
    with listening(at.driver) as ears, at.driver.waiting():
        while len(ears.named("trick_collect")) < 3 or ears.named("trick_collect")[-1][0] + 60 > ears.frame:
            step(at, ears)
    begun = ears.named("card_glide")[0][0]
    sweeps = [one for one in ears.named("trick_collect") if one[0] > begun]
    soft = [one for one in ears.named("card_thud") if one[1].volume < 1]
    assert len(sweeps) >= 2
    for (swept, sweep), (laid, thud) in zip(sweeps, soft, strict=True):
        assert (laid - swept) * FRAME == pytest.approx(PACES[Speed.NORMAL].collect, abs=2.5 * FRAME)
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
    assert glides == (thuds if speed == "normal" else []), "what nobody sees move does not glide"


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
    turned = set()
    with listening(at.driver) as ears:
        while len(ears.named("card_thud")) < 15:
            at.wait()
            at.step()
            turned.add(at.driver.desk.is_turned)
    played = [event.seat for event in at.scene.model.told.events if isinstance(event, CardPlayed)]
    thuds = [heard.pan for _, heard in ears.named("card_thud") if heard.volume == 1]
    assert turned == {False, True}
    assert set(zip(played, thuds, strict=False)) == {(0, 0.0), (1, 0.6), (2, 0.0), (3, -0.6)}


def test_a_card_that_was_taken_back_is_not_heard() -> None:
    contacts, flights, board = Contacts(), Flights(), Board(4, 0)
    layout = TableLayout(Page(1280, 720))
    token, event = board.pack.pop(), CardPlayed(0, card("KS"))
    board.trick.append((0, token))
    end = layout.trick_card(layout.place(0, 0))
    flights.settle({token: replace(end, x=end.x - 400)})
    flights.send({token: end}, 0.5)
    contacts.begin(event, Beat(flight=0.5, sound="card_play"), board, layout, flights)
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


@pytest.mark.parametrize("speed", [Speed.CALM, Speed.NORMAL, Speed.QUICK, Speed.INSTANT])
def test_the_pack_is_shuffled_when_it_lies_before_the_dealer_and_as_long_as_there_is_time(
    speed: Speed,
) -> None:
    pace, board, flights = PACES[speed], Board(4, 0), Flights()
    begun = DealBegun(2, 1, 2, is_shuffled=True, deck=None)
    beat = beat_of(begun, pace, 0, 4)
    layout = TableLayout(Page(1280, 720))
    pile = layout.pile_card(0, layout.place(0, 0))
    flights.settle(dict.fromkeys(board.tokens(), pile))
    flights.send(dict.fromkeys(board.tokens(), replace(pile, x=pile.x - 500)), beat.flight)
    contacts = Contacts()
    contacts.begin(begun, beat, board, layout, flights)
    name = {0.85: "shuffle_calm", 0.62: "shuffle"}.get(pace.shuffle, "shuffle_quick")
    heard = [one.name for one in contacts.due(flights)]
    if speed is Speed.INSTANT:
        assert heard == [name]
        return
    assert heard == ["trick_collect"]
    flights.advance(beat.flight * 0.9)
    assert contacts.due(flights) == []
    flights.advance(beat.flight * 0.2)
    assert contacts.due(flights) == [Heard(name, pan=0.6)]


def test_cards_that_are_only_gathered_are_not_shuffled() -> None:
    """Where nobody shuffles between two deals the pack is put together, and set down."""
    board, layout, flights, contacts = Board(4, 0), TableLayout(Page(1280, 720)), Flights(), Contacts()
    begun = DealBegun(2, 3, 2, is_shuffled=False, deck=None)
    contacts.begin(begun, beat_of(begun, PACES[Speed.NORMAL], 0, 4), board, layout, flights)
    assert [heard.name for heard in contacts.due(flights)] == ["pack"]


def test_half_of_the_pack_is_set_down_after_it_was_lifted(table: Begin) -> None:
    at = table(speed="calm")
    at.driver.pace(FRAME)
    with listening(at.driver) as ears, at.driver.waiting():
        while not any(at.scene.model.show.board.hands):
            step(at, ears)
    cuts, packs = ears.named("cut"), ears.named("pack")
    knocks = ears.named("knock")
    assert bool(cuts) is not bool(knocks)
    assert len(packs) == len(cuts)
    for (lifted, _), (laid, _) in zip(cuts, packs, strict=True):
        flight = beat_of(DeckCut(0, 16), PACES[Speed.CALM], 0, 4).flight
        assert (laid - lifted) * FRAME == pytest.approx(flight, abs=2 * FRAME)


def test_verdicts_and_calls_are_heard_whole_and_at_once() -> None:
    contacts, board, layout = Contacts(), Board(4, 0), TableLayout(Page(1280, 720))
    event = FaultCalled(1, 3, None)
    contacts.begin(event, Beat(sound="refuse"), board, layout, Flights())
    contacts.begin(event, Beat(), board, layout, Flights())
    assert contacts.due(Flights()) == [Heard("refuse", 1.0, -0.6)]
