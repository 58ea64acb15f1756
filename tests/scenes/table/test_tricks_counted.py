"""Where tricks are counted by hand, the side that did not call counts before the sheet is shown."""

from __future__ import annotations

import pygame
import pytest

from game.rules.seats import seats_of, side_of
from game.scenes.counting.intents import TrickCount
from game.scenes.counting.page import TrickCounting
from game.scenes.preferences import Preferences
from game.scenes.score import ScoreSheet
from game.scenes.setpiece.page import SetPiece
from game.scenes.table.counters import awaits_count, holds_count
from game.scenes.table.intents import Command, OpenScore
from game.scenes.table.queries import shows_points
from game.scenes.table.sitting_down import note_of
from tests.scenes.driver import Play
from tests.scenes.table.eyes import eyes, table_at
from tests.scenes.table.shared import NAMES, People, seat_people

COUNTS = Preferences(counts_tricks=True)


def deal(people: People) -> TrickCount | None:
    """Play a deal; return what was to be counted, with the page open, or None with the sheet open."""
    for _ in range(150):
        people.wait()
        top = people.driver.top
        if isinstance(top, TrickCounting):
            return top.count
        if isinstance(top, ScoreSheet):
            return None
        if isinstance(top, SetPiece):
            people.driver.key(pygame.K_RETURN)
            people.driver.key(pygame.K_RETURN)
        else:
            people.step()
    raise AssertionError("the deal does not end")


def leave(people: People) -> None:
    """Give up counting, and go on until the sheet lies there."""
    for _ in range(12):
        if isinstance(people.driver.top, ScoreSheet):
            return
        people.driver.key(
            pygame.K_ESCAPE if isinstance(people.driver.top, TrickCounting) else pygame.K_RETURN
        )
        people.driver.settle()
    raise AssertionError(people.driver.top)


GAMES = ("bela4", "bela3", "bela2", "belot_bg", "belote2_es", "belote4_fr", "coinche_fr")


@pytest.mark.sampled(3)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", ["one", "two"])
def test_the_side_that_did_not_call_counts_what_the_sheet_then_tells(
    play: Play, game: str, seed: str
) -> None:
    people = seat_people(play, {0}, game=game, seed=seed, likes=COUNTS)
    count = deal(people)
    assert count is not None
    assert people.scene.model.show.result is None, "nothing of the result is shown yet"
    result, players = people.session.state.results[-1], people.session.rules.players
    assert result.contract is not None
    taker = side_of(result.contract.taker, players)
    (own,) = {side_of(NAMES.index(count.name), players)} - {taker}
    assert count.total == result.card_points[own]
    assert count.trumps[0].isupper()
    assert count.is_person is (0 in seats_of(own, players)) is (taker != 0)
    assert all(len(trick) == players for trick in count.tricks)
    leave(people)
    assert people.scene.model.show.result == result


def test_usually_nobody_counts(play: Play) -> None:
    assert deal(seat_people(play, {0}, likes=Preferences())) is None


def test_several_people_are_named_and_only_those_who_did_not_call_count(play: Play) -> None:
    people = seat_people(play, {0, 1}, likes=COUNTS)
    count = deal(people)
    assert count is not None
    assert count.is_person
    assert (
        count.heading
        == f"{' + '.join((NAMES[0], NAMES[2]) if count.name == NAMES[0] else NAMES[1::2])}: count your tricks"
    )
    leave(people)


def test_every_deal_is_counted(play: Play) -> None:
    people = seat_people(play, {0}, likes=COUNTS)
    for _ in range(2):
        assert deal(people) is not None
        leave(people)
        people.driver.key(pygame.K_RETURN)
        people.driver.frames(3)


def test_where_tricks_are_counted_by_hand_the_table_does_not_count(play: Play) -> None:
    model = seat_people(play, {0}, likes=COUNTS).scene.model
    assert not shows_points(model, COUNTS)
    assert shows_points(model, Preferences())


@pytest.mark.parametrize("without", ["practice", "lesson", "people", "wish"])
def test_practice_lessons_and_computers_alone_are_not_counted(play: Play, without: str) -> None:
    people = seat_people(play, {0}, likes=COUNTS)
    assert deal(people) is not None
    model, likes = people.scene.model, COUNTS
    assert holds_count(model)
    assert not awaits_count(model, likes), "it is being counted"
    model.progress.is_told = False
    assert awaits_count(model, likes)
    if without == "people":
        model.seating.people = frozenset()
    elif without == "wish":
        likes = Preferences()
    else:
        setattr(model, f"is_{without}", True)
    assert not awaits_count(model, likes)


@pytest.mark.parametrize("way", ["corner", "key"])
def test_before_the_count_neither_the_sheet_nor_the_score_is_told(play: Play, way: str) -> None:
    people = seat_people(play, {0}, likes=COUNTS)
    scene, driver = people.scene, people.driver
    people.wait()
    while not holds_count(scene.model):
        assert driver.top is scene
        if scene.motion.director.waits_for_press:
            driver.key(pygame.K_F5)
        driver.frames()
        if eyes(scene).is_fresh and eyes(scene).is_asked:
            people.step()
    assert driver.top is scene, "the last trick lies there until a press"
    scene.want(OpenScore() if way == "corner" else Command.TELL_SCORE)
    assert scene.model.note.text == "The tricks are counted first."
    driver.frames()
    assert not isinstance(driver.top, ScoreSheet)


@pytest.mark.parametrize("watchers", [{0}, {0, 1}], ids=["alone", "shared"])
def test_who_closes_the_program_while_counting_counts_on_after_the_next_start(
    play: Play, watchers: set[int]
) -> None:
    people = seat_people(play, watchers, likes=COUNTS)
    count = deal(people)
    assert count is not None
    model, driver, session = people.scene.model, people.driver, people.session
    note, before = note_of(model, COUNTS), model.show.account
    assert note
    session.continue_match()
    anew = table_at(
        driver.desk, session, NAMES, people=model.seating.people, viewer=model.seating.viewer, noted=note
    )
    after = anew.model.show.account
    assert (after.scores, after.hung) == (before.scores, before.hung), "the deal is not written yet"
    assert note_of(anew.model, COUNTS) == note, "it may be closed once more"
    driver.loop.stack.push(anew)
    back = People(driver, anew)
    assert deal(back) == count
    leave(back)
    assert anew.model.show.result == session.state.results[-1]
    assert anew.model.show.account.scores == session.state.scores
    assert not note_of(anew.model, COUNTS), "who has counted does not count the deal once more"


def test_a_match_that_was_left_after_the_count_goes_on_with_the_next_deal(play: Play) -> None:
    people = seat_people(play, {0}, likes=COUNTS)
    assert deal(people) is not None
    leave(people)
    people.session.continue_match()
    note = note_of(people.scene.model, COUNTS)
    anew = table_at(people.driver.desk, people.session, NAMES, noted=note)
    assert not holds_count(anew.model)
