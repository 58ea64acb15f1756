"""The table can be heard: what happens, what is asked, what the keys come to; and it never tells a secret."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from game.cards.card import DECK, Card
from game.rules.events import CardPlayed, TrickTaken
from game.rules.options.play import TrickReview
from game.rules.options.rules import Rules
from game.scenes.preferences import CallsLanguage, Preferences
from game.scenes.table.intents import Command
from game.scenes.table.log import Log
from game.text.cards import Form, card_name
from game.text.catalogue import words
from tests.scenes.driver import Play
from tests.scenes.table.conftest import Table
from tests.scenes.table.eyes import eyes
from tests.scenes.table.shared import NAMES, People, seat_people

SPEAKS = Preferences(speaks=True)
Begin = Callable[..., Table]


def named_in(text: str, language: str = "en", deck: str = "hungarian") -> set[Card]:
    """The cards whose names stand in a text."""
    say, lowered = words(language), text.casefold()
    names = {card: [card_name(say, card, deck, form) for form in (Form.NAME, Form.OBJECT)] for card in DECK}
    return {card for card in DECK if any(name.casefold() in lowered for name in names[card])}


def heard(table: Table | People) -> list[str]:
    return list(table.driver.desk.voice.said)


def test_nothing_is_said_unless_it_is_wished(table: Begin) -> None:
    quiet = table(speed="instant", language="en")
    assert quiet.own_turn()
    assert heard(quiet) == []


def test_what_happens_is_said_with_names_then_the_hand_and_the_question(table: Begin) -> None:
    seen = table(speed="instant", language="en", likes=SPEAKS)
    assert seen.own_turn()
    said = heard(seen)
    assert said[0] == "Deal 1, dealer: Joža."
    assert any(sentence.startswith("Zlata ") for sentence in said)
    (hand,) = [sentence for sentence in said if sentence.startswith("Cards: ")]
    own = {token.face for token in seen.scene.model.show.board.hands[0]} - {None}
    assert named_in(hand) == own
    prompt = eyes(seen.scene).prompt
    assert prompt is not None
    assert said[-1].startswith(prompt.title)
    assert all(offer.label in said[-1] for offer in prompt.offers)


def test_the_button_and_the_card_that_the_keys_come_to_are_said(table: Begin) -> None:
    seen = table(speed="instant", language="en", likes=SPEAKS)
    assert seen.own_turn()
    seen.driver.key(pygame.K_RIGHT)
    prompt = eyes(seen.scene).prompt
    assert prompt is not None
    assert heard(seen)[-1] == prompt.offers[0].label
    for _ in range(40):
        if not seen.own_turn():
            break
        if eyes(seen.scene).view.choices.playable:
            seen.driver.key(pygame.K_RIGHT)
            token = eyes(seen.scene).chosen
            assert token is not None
            assert named_in(heard(seen)[-1]) == {token.face}
            assert "not now" not in heard(seen)[-1]
            return
        seen.driver.key(pygame.K_1)
    raise AssertionError("no card was ever to be played")


def test_the_last_words_the_table_the_hand_and_the_score_are_told_when_asked(table: Begin) -> None:
    seen = table(speed="instant", language="en", likes=SPEAKS)
    assert seen.own_turn()
    seen.driver.key(pygame.K_F2)
    assert heard(seen)[-1].endswith(eyes(seen.scene).question)
    seen.driver.key(pygame.K_F3)
    assert heard(seen)[-1] == "No cards on the table."
    seen.driver.key(pygame.K_F4)
    assert heard(seen)[-1].startswith("Cards: ")
    seen.driver.key(pygame.K_F6)
    assert heard(seen)[-1] == "Score: Ti and Zlata 0, Ana and Joža 0."


def test_without_speech_the_same_keys_show_a_note(table: Begin) -> None:
    seen = table(speed="instant", language="en")
    assert seen.own_turn()
    seen.driver.key(pygame.K_F6)
    assert eyes(seen.scene).note.startswith("Score: ")
    assert heard(seen) == []


def test_captions_stand_at_the_top(table: Begin) -> None:
    seen = table(speed="instant", language="en", likes=Preferences(shows_captions=True))
    assert seen.own_turn()
    assert "Zlata cuts." in {written.text for written in seen.driver.written}
    assert heard(seen) == []


def test_among_several_people_no_hidden_card_is_ever_named_by_itself(play: Play) -> None:
    """Until the first card lies on the table, whatever is said names none."""
    people = seat_people(play, {0, 1, 2, 3}, speed="instant", likes=SPEAKS, seed="telling")
    for _ in range(60):
        people.wait()
        played = any(isinstance(event, CardPlayed) for event in people.scene.model.told.events)
        public = {
            card
            for event in people.scene.model.told.events
            if isinstance(event, CardPlayed)
            for card in [event.card]
        }
        if not played:
            people.driver.key(pygame.K_RIGHT)
        assert named_in(" ".join(heard(people))) <= public, heard(people)
        if len(public) > 4:
            break
        people.step()
    assert len(public) > 4
    assert any(sentence.startswith(f"{NAMES[1]}: ") for sentence in heard(people)) or public


def test_the_hand_is_told_only_to_who_has_it_open(play: Play) -> None:
    people = seat_people(play, {0, 2}, speed="instant", likes=SPEAKS)
    people.wait()
    assert people.is_at_curtain
    assert eyes(people.scene).hand_told == "No cards lie open."
    people.step()
    people.wait()
    own = {token.face for token in people.scene.model.show.board.hands[people.scene.model.seating.viewer]} - {
        None
    }
    assert own
    people.driver.key(pygame.K_F4)
    assert named_in(heard(people)[-1]) == own


@pytest.mark.parametrize(
    ("review", "shows"), [(TrickReview.FREE, True), (TrickReview.NONE, False), (TrickReview.LAST, False)]
)
def test_the_log_hides_what_may_not_be_looked_at_again(
    table: Begin, review: TrickReview, shows: bool
) -> None:
    rules = Rules()
    rules = replace(rules, play=replace(rules.play, trick_review=review))
    seen = table(rules=rules, speed="instant", language="en", people=frozenset())
    seen.until(lambda scene: sum(isinstance(event, TrickTaken) for event in scene.model.told.events) >= 3)
    events = seen.scene.model.told.events
    first = next(event for event in events if isinstance(event, TrickTaken))
    seen.driver.key(pygame.K_F7)
    log = seen.driver.top
    assert isinstance(log, Log)
    told = " ".join(log.lines)
    assert (set(first.cards) <= named_in(told)) is shows
    assert (f"Trick 1: {'Ti and Zlata' if first.seat % 2 == 0 else 'Ana and Joža'}" in told) is not shows
    seen.driver.settle()
    assert any(written.text == log.lines[-1] for written in seen.driver.written)
    seen.driver.key(pygame.K_UP)
    seen.driver.key(pygame.K_F7)
    assert seen.driver.top is seen.scene


def test_what_was_taken_back_is_not_in_the_log(play: Play) -> None:
    people = seat_people(play, {0}, speed="instant")
    for _ in range(8):
        people.wait()
        people.driver.frames(9)
        before = list(people.scene.model.told.events)
        people.step()
        people.driver.frames(9)
        assert people.scene.model.told.events != before
        if people.session.can_undo(0):
            people.scene.want(Command.TAKE_BACK)
            assert people.scene.model.told.events == before
            return
    raise AssertionError("nothing was ever decided")


def test_bubbles_and_buttons_speak_the_language_of_the_calls(table: Begin) -> None:
    likes = Preferences(calls_language=CallsLanguage.BG)
    seen = table(speed="instant", language="en", likes=likes)
    assert seen.own_turn()
    prompt = eyes(seen.scene).prompt
    assert prompt is not None
    labels = [offer.label for offer in prompt.offers]
    assert words("bg")("call.pass") in labels
    assert not any(sign.isascii() and sign.isalpha() for label in labels for sign in label)
    assert all(offer.key.isascii() for offer in prompt.offers)
    assert prompt.title.isascii()
