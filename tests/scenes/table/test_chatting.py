"""Chatter at the table: a bubble that delays nothing, a line in the log, and none where it is not wished."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.rules.events import DealScored, Event
from game.rules.result import Outcome
from game.scenes.preferences import Chatter, Preferences, Speed
from game.scenes.table.geometry.layout import TableLayout
from game.scenes.table.geometry.places import Place
from game.scenes.table.log import Log
from game.scenes.table.picture.bubbles import ASIDE, ASIDE_ROOM, SMALLEST, set_out
from game.scenes.table.picture.speech_places import bubble_room
from game.scenes.table.sentences import chat_told
from game.scenes.table.show import Aside
from game.scenes.table.update import chatting
from game.text.catalogue import LANGUAGES, words
from game.ui.fonts import Fonts, Typeface
from game.ui.layout import Page
from tests.scenes.driver import Play
from tests.scenes.table.eyes import step_at
from tests.scenes.table.shared import People, seat_people
from tests.text.test_chatter import deals

SIZES = ((800, 600), (1280, 720))
MOST = 4000


def asides(at: People) -> list[tuple[int, str]]:
    bubbles = at.scene.model.show.bubbles.items()
    return [(seat, one.speech.words) for seat, one in bubbles if isinstance(one.speech, Aside)]


def fallen(seed: str) -> Iterator[Event]:
    """Deals that fell, one of three of which is spoken of."""
    for events in deals("bela4", seed):
        for event in events:
            if isinstance(event, DealScored) and event.result.outcome is Outcome.FELL:
                yield event


def happened(at: People, event: DealScored) -> None:
    """The event has been shown."""
    chatting.happened(step_at(at.scene), event)


def told(at: People) -> dict[int, str]:
    """What the log says of what was said, by the place of the event that it follows."""
    return chat_told(at.scene.model, at.driver.desk.say)


def at_a_word(
    play: Play, likes: Preferences | None = None, speed: Speed = Speed.NORMAL, **how: object
) -> People | None:
    """A table where somebody would speak of a deal that fell; None if nobody does."""
    at = seat_people(play, {0}, likes=likes or Preferences(), **how)
    at.wait()
    at.driver.change(speed=speed)
    for number in range(20):
        for event in fallen(f"word {number}"):
            at.scene.model.told.events.append(event)
            happened(at, event)
            if told(at):
                return at
            at.scene.model.told.events.pop()
    return None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_every_line_fits_beside_every_computer(language: str, size: tuple[int, int]) -> None:
    pygame.font.init()
    fonts, page = Fonts(), Page(*size)
    for players in (2, 3, 4):
        layout = TableLayout(page, players=players, is_clockwise=False)
        for place in (Place.LEFT, Place.TOP, Place.RIGHT):
            unit = layout.page.scale
            room = min(bubble_room(layout, place), ASIDE_ROOM * unit) - 2 * round(20 * unit)
            for key, entry in words(language).entries.items():
                if not key.startswith("chatter."):
                    continue
                px, lines = set_out(fonts, entry.forms[0], round(ASIDE * unit), room, round(SMALLEST * unit))
                assert len(lines) <= 2, (key, place, lines)
                assert all(fonts.size(line, Typeface.TITLE, px)[0] <= room for line in lines), (key, place)


@pytest.mark.slow
def test_a_line_stands_in_a_bubble_and_in_the_log_and_nothing_waits(play: Play) -> None:
    at = at_a_word(play)
    assert at is not None
    was_busy = at.scene.motion.is_busy
    ((said),) = told(at).values()
    at.scene.model.show.bubbles.clear()
    at.driver.frames(2)
    ((seat, line),) = asides(at)
    assert seat != 0
    assert said == f"{at.scene.model.seating.names[seat]}: {line}"
    assert at.scene.motion.is_busy == was_busy
    at.driver.key(pygame.K_F7)
    log = at.driver.top
    assert isinstance(log, Log)
    assert said in log.lines


def test_a_call_is_not_covered_by_a_line(play: Play) -> None:
    at = at_a_word(play)
    assert at is not None
    ((said),) = told(at).values()
    speaker = next(
        seat for seat, name in enumerate(at.scene.model.seating.names) if said.startswith(f"{name}: ")
    )
    at.scene.model.show.say(speaker, Aside("a call"), 1.0)
    at.driver.frames(2)
    assert asides(at) == [(speaker, "a call")]
    at.driver.frames(30)
    assert asides(at) not in ([], [(speaker, "a call")])


@pytest.mark.parametrize(
    ("likes", "speed"), [(Preferences(chatter=Chatter.NONE), Speed.NORMAL), (Preferences(), Speed.INSTANT)]
)
def test_nobody_speaks_where_it_is_not_wished(play: Play, likes: Preferences, speed: Speed) -> None:
    assert at_a_word(play, likes, speed=speed) is None


def test_what_was_said_is_not_said_again_when_it_was_taken_back(play: Play) -> None:
    at = at_a_word(play)
    assert at is not None
    event = at.scene.model.told.events.pop()
    chatting.took_back(step_at(at.scene))
    assert told(at) == {}
    at.scene.model.show.bubbles.clear()
    at.scene.model.told.events.append(event)
    happened(at, event)
    at.driver.frames(2)
    assert asides(at) == []


@pytest.mark.slow
def test_whole_matches_are_the_same_with_and_without(play: Play) -> None:
    """Chatter changes no action of a match."""
    records = []
    for chatter in Chatter:
        likes = Preferences(chatter=chatter, shows_sheet=False)
        at = seat_people(play, {0}, likes=likes, seed="same", speed="instant")
        at.driver.change(speed=Speed.QUICK)
        for _ in range(4):
            at.wait()
            at.step()
        records.append(at.session.record().actions)
    assert records[0] == records[1]
