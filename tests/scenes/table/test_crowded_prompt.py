"""Where a bid has little room its buttons keep letters of one size, clear of frames and signs."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.cards.card import DECK
from game.scenes.preferences import DeckFace, Preferences
from game.scenes.signs import Signs
from game.scenes.table.geometry.layout import TableLayout
from game.scenes.table.geometry.rail import rail_places
from game.scenes.table.offers import Offer, Prompt
from game.scenes.table.picture.prompt_view import prompt_boxes, question_pictures
from game.scenes.table.picture.sight import Question
from game.ui.layout import Page
from game.ui.writing import LEGIBLE, Written
from game.variants.catalogue import GAMES
from tests.scenes.table.conftest import Table
from tests.scenes.table.eyes import eyes

Begin = Callable[..., Table]
HUNGARIAN = DeckFace.HUNGARIAN


def _bidding(table: Begin, language: str, size: tuple[int, int], scale: float) -> tuple[Table, list[Written]]:
    """A table where contra may be said, and what its question has written."""
    likes = Preferences(scale=scale, deck=HUNGARIAN)
    rules = GAMES["coinche_fr"].rules
    at = table(rules=rules, seed="0", dealer=1, language=language, size=size, speed="instant", likes=likes)
    assert at.own_turn()
    scene, prompt = at.scene, eyes(at.scene).prompt
    assert prompt is not None
    assert any(offer.key == "X" for offer in prompt.offers)
    easel = scene.studio.painter.easel
    easel.clear()
    cards, signs = scene.studio.painter.cards, Signs()
    question_pictures(easel, scene.studio.layout, cards, scene.studio.deck, Question(prompt), signs)
    return at, easel.pen.written


@pytest.mark.parametrize("language", ["bg", "de", "en", "fr", "hr", "pl"])
def test_the_words_of_a_row_are_of_one_size_and_off_the_frame(table: Begin, language: str) -> None:
    at, written = _bidding(table, language, (800, 600), 1.5)
    prompt = eyes(at.scene).prompt
    assert prompt is not None
    sizes: dict[tuple[int, bool], set[int]] = {}
    boxes = prompt_boxes(prompt, at.scene.studio.layout).buttons
    for offer, box in zip(prompt.offers, boxes, strict=True):
        one = next(one for one in written if one.text == offer.label)
        assert not one.is_cut, one
        assert one.px >= LEGIBLE, one
        assert (box.w - one.inked.w) / 2 >= 4, (one, box)
        sizes.setdefault((round(box.y), offer.trumps is None), set()).add(one.px)
    assert all(len(row) == 1 for row in sizes.values()), sizes


@pytest.mark.parametrize(("size", "scale", "has_room"), [((800, 600), 1.5, False), ((1280, 720), 1.0, True)])
def test_a_letter_stands_beside_a_sign_only_where_there_is_room(
    table: Begin, size: tuple[int, int], scale: float, *, has_room: bool
) -> None:
    at, written = _bidding(table, "fr", size, scale)
    prompt = eyes(at.scene).prompt
    assert prompt is not None
    texts = {one.text for one in written}
    letters = {offer.key for offer in prompt.offers if offer.suit is not None}
    assert letters & texts == (letters if has_room else set())
    assert {"X", "P"} <= texts


@pytest.mark.parametrize("language", ["bg", "fr"])
def test_numbers_are_no_smaller_because_of_a_sign_that_they_do_not_have(table: Begin, language: str) -> None:
    _, written = _bidding(table, language, (1280, 720), 1.0)
    assert all(one.px >= 16 for one in written if one.text.isdigit()), written


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("size", [(1280, 720), (2560, 1440)], ids=str)
def test_a_question_about_two_cards_leaves_room_to_the_figures_of_the_rail(
    players: int, size: tuple[int, int]
) -> None:
    layout = TableLayout(Page(*size), players=players)
    prompt = Prompt("", (Offer("", None), Offer("", None)), cards=DECK[:2])
    panel, board = prompt_boxes(prompt, layout).panel, rail_places(layout).board
    assert board.x - panel.right > layout.page.px(16)
