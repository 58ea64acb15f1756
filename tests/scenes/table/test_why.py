"""Asked why, a computer says during the deal what everybody saw, and nothing that its hand would tell."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from game.cards.card import DECK
from game.rules.actions import MakeCall, Play
from game.rules.options.play import TrickReview
from game.rules.options.rules import Rules
from game.scenes.cards.deck import Deck
from game.scenes.preferences import DeckFace, Language, Preferences
from game.scenes.table.board import Token
from game.scenes.table.intents import Command
from game.scenes.table.offers import letters
from game.scenes.table.picture.hint_view import HintLines, hint_picture, note_box, note_sizes
from game.scenes.table.public_acts import public_acts_of
from game.scenes.table.remark import Seen
from game.text.calls import capitalised
from game.text.cards import card_name
from game.text.catalogue import words
from game.ui.layout import Rect
from tests.scenes.table.conftest import NAMES, Table
from tests.scenes.table.eyes import eyes
from tests.scenes.table.test_hint import to_play

Begin = Callable[..., Table]
FREE = replace(Rules(), play=replace(Rules().play, trick_review=TrickReview.FREE))


def why(at: Table) -> str | None:
    """The headline of the note."""
    asked = eyes(at.scene)
    return asked.why_lines.headline if asked.explained is not None else None


def in_the_trick(begin: Begin, **wishes: object) -> Table:
    """At the player's turn with cards of computers before him, at least one trick taken."""
    at = begin(speed="instant", **wishes)
    for _ in range(40):
        to_play(at)
        if at.scene.model.view.tricks and at.scene.model.show.board.trick:
            return at
        at.driver.key(pygame.K_RIGHT)
        at.driver.key(pygame.K_RETURN)
        at.driver.frames(4)
    raise AssertionError("the player always led")


def middle(at: Table, token: Token) -> tuple[float, float]:
    pose = at.scene.motion.flights.pose(token)
    return pose.x, pose.y


def test_a_press_of_w_tells_of_the_last_card_and_goes_back_card_by_card(table: Begin) -> None:
    at = in_the_trick(table)
    trick = at.scene.model.view.trick
    assert trick is not None
    say, deck = at.driver.desk.say, at.scene.studio.deck
    for seat, card in reversed(trick.played(4)):
        at.type("w")
        assert why(at) == f"{NAMES[seat]}: {capitalised(card_name(say, card, deck))}"
        lines = eyes(at.scene).why_lines
        assert lines.why in {
            say(f"remark.{seen.value}", number=number) for seen in Seen for number in range(63)
        }
        assert lines.known == (say("why.later"),)
        assert not lines.rows
    for _ in at.scene.model.view.calls:
        at.type("w")
        if why(at) is None:
            return
    raise AssertionError("it never ends")


def test_a_click_on_a_card_or_on_a_portrait_asks_too(table: Begin) -> None:
    at = in_the_trick(table)
    seat, token = at.scene.model.show.board.trick[-1]
    at.driver.click(middle(at, token))
    asked = eyes(at.scene).explained
    assert asked is not None
    assert asked.done == Play(seat, token.face)
    at.driver.click(middle(at, token))
    assert why(at) is None
    at.driver.click(
        at.scene.studio.layout.portrait(at.scene.studio.painter.place(seat, at.scene.model.show.board))
    )
    assert eyes(at.scene).explained == asked
    at.driver.key(pygame.K_ESCAPE)
    assert why(at) is None
    assert at.is_on_top


def test_nothing_hidden_changes_what_is_said(table: Begin) -> None:
    """All that it reads is the player's own view, in which the others' cards are not."""
    at = in_the_trick(table)
    view = at.scene.model.match.view(0)
    done = [one.done for one in public_acts_of(view)]
    assert [one for one in done if isinstance(one, MakeCall)] == [MakeCall(*one) for one in view.calls]
    tricks = (*view.tricks, view.trick)
    assert [(one.seat, one.card) for one in done if isinstance(one, Play)] == [
        played for trick in tricks if trick is not None for played in trick.played(4)
    ]


@pytest.mark.parametrize("review", TrickReview)
def test_only_tricks_that_may_be_looked_at_are_spoken_of(table: Begin, review: TrickReview) -> None:
    rules = replace(Rules(), play=replace(Rules().play, trick_review=review))
    at = in_the_trick(table, rules=rules)
    told = set()
    at.type("w")
    while (act := eyes(at.scene).explained) is not None:
        if isinstance(act.done, Play):
            told.add(act.number)
        at.type("w")
    count = len(at.scene.model.view.tricks)
    expected = {TrickReview.FREE: set(range(count)), TrickReview.LAST: {count - 1}}
    assert told == expected.get(review, set()) | {count}


def test_of_the_trick_that_is_looked_at_all_cards_of_computers(table: Begin) -> None:
    at = in_the_trick(table, rules=FREE)
    at.type("l")
    number = eyes(at.scene).trick_number
    assert number == len(at.scene.model.view.tricks)
    seen = []
    at.type("w")
    while (act := eyes(at.scene).explained) is not None:
        seen.append(act)
        at.type("w")
    assert len(seen) == 3
    assert {one.number for one in seen} == {number - 1}
    assert 0 not in {one.seat for one in seen}


def test_hint_and_why_are_never_shown_together(table: Begin) -> None:
    at = in_the_trick(table)
    at.type("w")
    at.driver.key(pygame.K_h)
    assert why(at) is None
    at.type("w")
    assert why(at) is not None
    assert not eyes(at.scene).is_hint_shown


def test_before_anybody_did_anything_it_says_so(table: Begin) -> None:
    at = table(speed="instant", dealer=3)
    assert at.own_turn()
    at.scene.want(Command.STEP_WHY)
    assert eyes(at.scene).note in {"", words("hr")("why.none")}
    assert (eyes(at.scene).note == "") == bool(at.scene.model.match.view(0).calls)


def test_what_happens_next_takes_it_away(table: Begin) -> None:
    at = in_the_trick(table)
    at.type("w")
    at.driver.key(pygame.K_RIGHT)
    assert why(at) is not None
    at.driver.key(pygame.K_RETURN)
    assert why(at) is None


def test_no_call_has_its_key() -> None:
    assert letters(["Weli", "Hearts"], taken="HW") == ["E", "A"]


@pytest.mark.sampled(4)
@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (2560, 1440)])
@pytest.mark.parametrize("language", [language.value for language in Language])
def test_every_word_of_the_note_fits(table: Begin, size: tuple[int, int], language: str) -> None:
    at = table(size=size, language=language, speed="instant", likes=Preferences(deck=DeckFace.HUNGARIAN))
    scene, say = at.scene, words(language)
    easel, layout = scene.studio.painter.easel, scene.studio.layout
    for deck in Deck:
        name = max((capitalised(card_name(say, card, deck)) for card in DECK), key=len)
        headline = say("why.did", name="Hubertina", done=name)
        for seen in Seen:
            sentence = say(f"remark.{seen.value}", number=62)
            easel.pen.forget()
            lines = HintLines(say("why.title"), headline, sentence, known=(say("why.later"),))
            for width, height in note_sizes(easel, layout, lines)[0]:
                assert note_box(layout).h >= height
                hint_picture(easel, layout, lines, Rect(0, 0, width, height))
            assert any(one.text == lines.known[0] for one in easel.pen.written)
            for one in easel.pen.written:
                assert not one.is_cut, one.text
                assert one.box.encloses(one.inked, slack=1.5), one.text
