"""The key moment shows the card that was played beside the better one, says why, and lets it be tried."""

from __future__ import annotations

import time
from dataclasses import replace

import pygame
import pytest

from game.ai.decision import Candidate, Decision, Reason
from game.ai.explain.explanation import explain
from game.records.record import HUMAN, Record
from game.rules.actions import Play
from game.scenes.cards.deck import Deck
from game.scenes.intents import OpenReplay, PlayOn
from game.scenes.preferences import DeckFace, Preferences
from game.scenes.replay.moment import MomentPage
from game.scenes.replay.scene import Replay
from game.scenes.routes import scene_of
from game.scenes.scene import Replace
from game.table.hindsight import Hindsight, hindsight
from game.table.missed import Missed
from game.text.catalogue import LANGUAGES
from game.text.explanation import why_sentence
from tests.scenes.driver import Driver, PlainDoors
from tests.scenes.driver import Play as Opened
from tests.scenes.hands import Finger
from tests.scenes.history.evenings import golden
from tests.scenes.roomy import assert_room

PATIENCE = 60.0
BELA = "bela4-capot-and-falls"


def record_of() -> Record:
    record = golden(BELA)
    players = tuple(replace(one, mind=HUMAN if not at else "medium") for at, one in enumerate(record.players))
    return replace(record, players=players)


def a_moment(record: Record) -> Missed:
    """A moment of the first deal, made up: another card would have been 23 better."""
    for place, done in enumerate(record.actions):
        if not isinstance(done, Play) or done.seat != 0:
            continue
        past = hindsight(replace(record, players=record.players), place)
        if past is None or len(past.view.choices.cards) < 3:
            continue
        other = next(card for card in past.view.choices.cards if card != done.card)
        best = Candidate(Play(0, other), 40.0, 1.0, best_in=300, difference_error=0.0)
        weighed = (best, Candidate(Play(0, done.card), 17.0, 1.0, difference_error=1.0))
        decision = Decision(best.action, Reason.TAKES_TRICK, weighed, 400)
        return Missed(place, 23.0, Hindsight(past.view, Play(0, done.card), decision, is_person=True))
    raise AssertionError("nobody had a choice")


def opened(play: Opened, moment: Missed | None, record: Record | None = None, **window: object) -> Driver:
    """The program with the replay, as the sheet opens it."""
    driver = play(PlainDoors().saved_match, **{"speed": "instant", "language": "en", **window})  # type: ignore[arg-type]
    place = None if moment is None else moment.place
    page = OpenReplay(record or record_of(), 0, 0, place, moment=moment)
    driver.loop.stack.push(scene_of(page, driver.desk))
    driver.frames(3)
    driver.settle()
    return driver


def texts(driver: Driver) -> list[str]:
    return [one.text for one in driver.written]


def page_of(driver: Driver) -> MomentPage:
    assert isinstance(driver.top, MomentPage)
    return driver.top


def test_it_opens_with_a_sentence_and_both_cards_over_the_table_of_the_moment(play: Opened) -> None:
    record = record_of()
    moment = a_moment(record)
    driver = opened(play, moment, record)
    page, said = page_of(driver), driver.desk.say
    told = " ".join(texts(driver))
    for word in ("moment.title", "moment.played", "moment.better", "moment.try"):
        assert said(word) in told
    assert said("moment.worth", points=23) in told
    why = why_sentence(said, explain(moment.past.view, moment.past.decision), Deck.HUNGARIAN)
    assert len(why) > 20
    assert why in told
    assert page.missed is moment
    driver.key(pygame.K_ESCAPE)
    driver.settle()
    replay = driver.top
    assert isinstance(replay, Replay)
    assert replay.sight.place == moment.place
    assert not replay.is_open


@pytest.mark.parametrize("way", ["enter", "mouse", "finger"])
def test_try_it_plays_on_from_there_in_that_seat(
    play: Opened, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    record = record_of()
    moment = a_moment(record)
    driver = opened(play, moment, record)
    page, wanted = page_of(driver), list[object]()
    monkeypatch.setattr(driver.loop.stack, "fold", lambda result: wanted.append(result) if result else None)
    button = page.focus["moment.try"].box
    ways = {
        "enter": lambda: driver.key(pygame.K_RETURN),
        "mouse": lambda: driver.click(button),
        "finger": lambda: Finger(driver).tap(button.centre),
    }
    ways[way]()
    assert wanted == [Replace(PlayOn(record, 1, moment.place, 0))]


@pytest.mark.parametrize("way", ["key", "mouse"])
def test_in_the_look_back_it_is_looked_for(play: Opened, monkeypatch: pytest.MonkeyPatch, way: str) -> None:
    record = record_of()
    moment, asked = a_moment(record), list[Record]()

    def found(cut: Record, seat: int, _: object) -> Missed:
        asked.append(cut)
        assert seat == 0
        return moment

    monkeypatch.setattr("game.scenes.replay.moment.most_missed", found)
    driver = opened(play, None, record)
    replay = driver.top
    assert isinstance(replay, Replay)
    if way == "key":
        driver.type("v")
    else:
        driver.click(replay.focus["moment"].box)
    latest = time.monotonic() + PATIENCE
    while not (isinstance(driver.top, MomentPage) and driver.top.missed) and time.monotonic() < latest:
        driver.frames()
    driver.settle()
    assert page_of(driver).missed is moment
    assert replay.sight.place == moment.place
    (cut,) = asked
    assert cut.actions == record.actions[: replay.deal.moments[-1].place]


def test_where_no_card_cost_much_it_says_so(play: Opened) -> None:
    record = golden(BELA)
    record = replace(record, players=tuple(replace(one, mind="medium") for one in record.players))
    driver = opened(play, None, record)
    driver.type("v")
    latest = time.monotonic() + PATIENCE
    while driver.desk.say("moment.none") not in texts(driver) and time.monotonic() < latest:
        driver.frames()
    assert driver.desk.say("moment.none") in texts(driver)
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.top, Replay)


@pytest.mark.sampled(7)
@pytest.mark.parametrize("deck", [DeckFace.HUNGARIAN, DeckFace.FRENCH])
@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (2560, 1440)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_has_room_for_its_words(
    play: Opened, size: tuple[int, int], language: str, deck: DeckFace
) -> None:
    record = record_of()
    likes = Preferences(deck=deck)
    driver = opened(play, a_moment(record), record, size=size, language=language, likes=likes)
    page_of(driver)
    assert_room(driver)
