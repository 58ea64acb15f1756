"""Coinche as clubs play it at the table: many numbers, two more games, and words out of turn."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pygame
import pytest

from game.rules.call import Word
from game.rules.contract import Trumps
from game.rules.phase import Phase
from game.scenes.preferences import DeckFace, Preferences
from game.scenes.signs import Signs
from game.scenes.table.offers import ButtonKind
from game.scenes.table.picture.prompt_view import extra_boxes, prompt_boxes, question_pictures
from game.scenes.table.picture.sight import Question
from game.ui.focus import FINGERTIP
from game.ui.pad_buttons import PadButton
from game.ui.writing import LEGIBLE
from game.variants.catalogue import GAMES
from game.variants.clubs import CLUBS, rules_of_club
from game.variants.option_ids import options_from
from tests.scenes.hands import Finger, plug_in
from tests.scenes.table.conftest import Table
from tests.scenes.table.eyes import eyes

Begin = Callable[..., Table]
COINCHE = GAMES["coinche_fr"]
CLUB = rules_of_club(CLUBS["coinche_fr"][0], COINCHE)
SIX_FIRST = rules_of_club(CLUBS["coinche_fr"][2], COINCHE)
SEEDS = [str(number) for number in range(12)]


@pytest.mark.parametrize("language", ["bg", "de", "en", "fr", "hr", "pl"])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_every_number_and_game_has_room_in_the_smallest_window(
    table: Begin, language: str, scale: float
) -> None:
    likes = Preferences(scale=scale, deck=DeckFace.HUNGARIAN)
    rules = options_from({"generale": True}, CLUB)
    at = table(rules=rules, seed="0", language=language, size=(800, 600), speed="instant", likes=likes)
    assert at.own_turn()
    scene, prompt = at.scene, eyes(at.scene).prompt
    assert prompt is not None
    numbers = [offer.goal for offer in prompt.offers if offer.kind is ButtonKind.NUMBER]
    assert numbers == [*range(80, 250, 10), 250, 500]
    assert len([offer for offer in prompt.offers if offer.trumps is not None]) == 6
    easel = scene.studio.painter.easel
    easel.clear()
    asked, cards = Question(prompt), scene.studio.painter.cards
    question_pictures(easel, scene.studio.layout, cards, scene.studio.deck, asked, Signs())
    boxes = prompt_boxes(prompt, scene.studio.layout)
    for offer, box in zip(prompt.offers, boxes.buttons, strict=True):
        one = next(one for one in easel.pen.written if one.text == offer.label)
        assert not one.is_cut, one
        assert one.px >= LEGIBLE, one
        assert boxes.panel.x <= box.x and box.right <= boxes.panel.right, offer.label  # noqa: PT018 - one box
        assert box.bottom <= boxes.panel.bottom, offer.label
    sizes = {one.px for one in easel.pen.written if one.text in {str(number) for number in numbers}}
    assert len(sizes) == 1


@pytest.mark.parametrize("language", ["bg", "de", "en", "fr", "hr", "pl"])
def test_the_word_for_a_capot_leaves_the_numbers_their_size(table: Begin, language: str) -> None:
    cannes = rules_of_club(CLUBS["coinche_fr"][1], COINCHE)
    at = table(rules=cannes, seed="0", language=language, speed="instant")
    assert at.own_turn()
    scene, prompt = at.scene, eyes(at.scene).prompt
    assert prompt is not None
    easel = scene.studio.painter.easel
    easel.clear()
    asked, cards = Question(prompt), scene.studio.painter.cards
    question_pictures(easel, scene.studio.layout, cards, scene.studio.deck, asked, Signs())
    assert min(one.px for one in easel.pen.written if one.text.isdigit()) >= 17


def test_a_number_above_160_is_bid_at_all_trumps_by_keys(table: Begin) -> None:
    at = table(rules=CLUB, seed="0", speed="instant")
    assert at.own_turn()
    for _ in range(9):
        at.driver.key(pygame.K_UP)
    prompt = eyes(at.scene).prompt
    assert prompt is not None
    (all_trumps,) = [offer for offer in prompt.offers if offer.trumps is Trumps.ALL]
    at.type(all_trumps.key.lower())
    at.until(lambda scene: scene.model.view.calls)
    calls = [call for seat, call in at.scene.model.match.view(0).calls if seat == 0]
    assert [getattr(call, "goal", 0) for call in calls][:1] == [170]


@pytest.mark.sampled(3)
@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (2560, 1440)])
@pytest.mark.parametrize("language", ["bg", "de"])
def test_every_bid_has_room_above_six_cards_too(table: Begin, size: tuple[int, int], language: str) -> None:
    likes = Preferences(deck=DeckFace.HUNGARIAN)
    at = table(rules=SIX_FIRST, seed="0", language=language, size=size, speed="instant", likes=likes)
    assert at.own_turn()
    scene, prompt = at.scene, eyes(at.scene).prompt
    assert prompt is not None
    assert len(scene.seen.hand) == 6
    layout = scene.studio.layout
    boxes = prompt_boxes(prompt, layout)
    assert layout.centre_zone.encloses(boxes.panel, 1)
    assert min(box.h for box in boxes.buttons) >= FINGERTIP
    for one, other in combinations(boxes.buttons, 2):
        assert not one.overlaps(other)
    at.driver.settle()
    assert not any(written.is_cut for written in at.driver.written)


def waiting(table: Begin, speed: str = "normal", **window: object) -> Table:
    """A table where the player could say contra while somebody else is to speak."""
    rules = options_from({"coincheAnytime": True}, CLUB)
    for seed in SEEDS:
        at = table(rules=rules, seed=seed, dealer=0, speed=speed, **window)
        try:
            at.until(lambda scene: scene.model.view.choices.out_of_turn, 300)
        except AssertionError:
            continue
        return at
    raise AssertionError("in some of these deals somebody bids and the next one passes")


def said_contra(at: Table) -> bool:
    return (0, Word.CONTRA) in at.scene.model.match.view(0).calls


def test_contra_out_of_turn_is_a_button_with_its_key(table: Begin) -> None:
    at = waiting(table)
    assert at.scene.model.match.waits_for != 0
    (contra,) = at.scene.model.question.extras
    assert contra.key == "X"
    at.type("x")
    at.until(lambda _: said_contra(at), 100)
    standing = at.scene.model.match.view(0)
    assert standing.phase is Phase.CALLING or standing.contract is not None


def test_contra_out_of_turn_by_mouse(table: Begin) -> None:
    at = waiting(table)
    (contra,) = at.scene.model.question.extras
    (box,) = extra_boxes((contra,), eyes(at.scene).layout)
    at.driver.click(box)
    at.until(lambda _: said_contra(at), 100)


@pytest.mark.parametrize("speed", ["normal", "instant"])
def test_contra_out_of_turn_by_controller(table: Begin, speed: str) -> None:
    at = waiting(table, speed=speed)
    (pad,) = plug_in(at.driver)
    pad.press(PadButton.RIGHT)
    assert at.scene.model.attention.hot == 0
    at.driver.frames(30)  # whoever steps to the button is waited for
    pad.press(PadButton.SOUTH)
    at.until(lambda _: said_contra(at), 100)


def test_arrows_lead_off_the_button_and_the_others_go_on(table: Begin) -> None:
    at = waiting(table)
    at.driver.key(pygame.K_UP)
    assert at.scene.model.attention.hot == 0
    at.driver.key(pygame.K_DOWN)
    assert at.scene.model.attention.hot is None
    at.driver.frames(100)
    assert not said_contra(at)
    assert at.scene.model.match.waits_for == 0 or at.scene.model.question.extras == ()


@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (2560, 1440)])
def test_contra_out_of_turn_by_finger(table: Begin, size: tuple[int, int]) -> None:
    at = waiting(table, size=size)
    (contra,) = at.scene.model.question.extras
    (box,) = extra_boxes((contra,), eyes(at.scene).layout)
    Finger(at.driver).tap(box.centre)
    at.until(lambda _: said_contra(at), 100)


def test_where_turns_are_kept_there_is_no_such_button(table: Begin) -> None:
    at = table(rules=CLUB, seed="4", dealer=0, speed="normal")
    with pytest.raises(AssertionError):
        at.until(lambda scene: scene.model.question.extras, 150)
