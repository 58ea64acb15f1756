"""Games that deal in two parts: several people see their whole hands before anything is declared."""

from __future__ import annotations

import pygame
import pytest

from game.rules.events import DeclarationAnnounced, DeclarationShown
from game.rules.phase import Phase
from game.scenes.preferences import Preferences
from tests.scenes.driver import Play
from tests.scenes.table.eyes import eyes
from tests.scenes.table.shared import People, seat_people
from tests.scenes.table.test_curtain import a_deal

ALL = {0, 1, 2, 3}


def to_the_look(at: People) -> None:
    for _ in a_deal(at):
        if at.is_at_curtain and at.session.state.phase is Phase.PLAYING:
            return
    raise AssertionError("nobody was called after the calls")


def said(at: People) -> list[int]:
    """Who has said or shown a declaration, as the events that were shown and the View of the screen tell."""
    told = at.scene.model.told.events
    shown = [one.seat for one in told if isinstance(one, DeclarationAnnounced | DeclarationShown)]
    return [*shown, *(one.seat for one in eyes(at.scene).known.announced)]


@pytest.mark.sampled(2, 1)
@pytest.mark.parametrize("people", [{0, 2}, {1, 3}, ALL], ids=str)
@pytest.mark.parametrize("likes", [Preferences(), Preferences(peeks_by_hold=True)], ids=["open", "held"])
def test_everybody_sees_eight_cards_before_a_word(play: Play, people: set[int], likes: Preferences) -> None:
    at, looks = seat_people(play, people, likes=likes), []
    to_the_look(at)
    while eyes(at.scene).looks_before_declarations:
        assert not said(at)
        assert at.is_at_curtain
        at.driver.frames(2)
        texts = {written.text for written in at.driver.written}
        seat = at.driver.top.seat  # type: ignore[attr-defined]
        name = at.scene.model.seating.names[seat]
        assert at.driver.desk.say("looks.whole", name=name) in texts
        at.step()
        at.wait()
        looks.append(seat)
        assert len(eyes(at.scene).faces()) == 8
        assert not said(at)
        assert not eyes(at.scene).view.choices.is_asked
        at.step()  # the only button covers the cards
        assert eyes(at.scene).is_covered
        at.driver.frames(3)
    assert sorted(looks) == sorted(people)
    at.wait()
    assert said(at)


def test_who_looked_last_and_plays_first_needs_no_second_curtain(play: Play) -> None:
    at = seat_people(play, ALL)
    to_the_look(at)
    while eyes(at.scene).looks_before_declarations:
        at.step()
        at.wait()
    assert not at.is_at_curtain
    assert eyes(at.scene).open_seat == at.session.waits_for == at.called[-1]
    assert eyes(at.scene).view.choices.playable


def test_a_look_that_was_interrupted_is_asked_again(play: Play) -> None:
    at = seat_people(play, ALL)
    to_the_look(at)
    at.step()
    at.wait()
    seat = eyes(at.scene).open_seat
    at.driver.key(pygame.K_ESCAPE)
    at.driver.frames(3)
    assert eyes(at.scene).is_covered
    at.driver.key(pygame.K_ESCAPE)
    at.wait()
    assert at.driver.top.seat == seat  # type: ignore[attr-defined]
    assert not said(at)


def test_who_takes_back_the_call_undoes_the_looks(play: Play) -> None:
    at = seat_people(play, ALL)
    to_the_look(at)
    at.driver.key(pygame.K_u)
    at.driver.frames(3)
    assert at.session.take_backs == 1
    assert at.session.state.phase is Phase.CALLING
    assert not eyes(at.scene).looks_before_declarations


@pytest.mark.sampled(3)
@pytest.mark.parametrize("game", ["belot_bg", "coinche_fr"])
def test_where_declarations_come_with_the_first_card_nobody_is_called_twice(play: Play, game: str) -> None:
    at = seat_people(play, ALL, game=game)
    for _ in a_deal(at):
        assert not eyes(at.scene).looks_before_declarations


def test_one_person_is_not_asked_to_look(play: Play) -> None:
    at = seat_people(play, {0})
    for _ in a_deal(at):
        assert not eyes(at.scene).looks_before_declarations
        assert not at.is_at_curtain
