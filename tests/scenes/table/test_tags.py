"""The tag with somebody's last call lies over no button of the next question, and its words are whole."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pygame
import pytest

from game.app.paths import assets
from game.rules.actions import MakeCall
from game.rules.auction import course_of
from game.rules.call import Bid
from game.scenes.cards.deck import Deck
from game.scenes.table.corners import Corner
from game.scenes.table.dress import room_of
from game.scenes.table.geometry.layout import TableLayout
from game.scenes.table.geometry.places import Place
from game.scenes.table.offers import Prompt, prompt_of
from game.scenes.table.picture.bubbles import tag_picture
from game.scenes.table.picture.easel import Easel
from game.scenes.table.picture.prompt_view import prompt_boxes
from game.text.calls import call_phrase
from game.text.catalogue import LANGUAGES, words
from game.ui.fonts import Fonts
from game.ui.layout import Page
from game.ui.render.stage import Picture
from game.variants.catalogue import GAMES
from tests.scenes.table.test_call_keys import NAMES, auctions_of

SIZES = ((800, 600), (1280, 720), (1366, 768), (2560, 1440))
SCALES = (1.0, 1.25, 1.5)


@cache
def asked(game: str) -> list[Prompt]:
    """One of each kind of question: the same kind has the same buttons."""
    found: dict[object, Prompt] = {}
    for view in auctions_of(GAMES[game].rules):
        prompt = prompt_of(view, words("de"), Deck.FRENCH, NAMES)
        assert prompt is not None
        found[tuple((offer.row, offer.kind, offer.trumps, offer.label) for offer in prompt.offers)] = prompt
    return list(found.values())


@cache
def longest_words(game: str) -> tuple[tuple[str, object], ...]:
    """In each language the longest call of a suit, and the longest other one."""
    offers = [offer for prompt in asked(game) for offer in prompt.offers]
    calls = {offer.action.call for offer in offers if isinstance(offer.action, MakeCall)}
    is_bare = course_of(GAMES[game].rules).is_bare
    found = []
    for language in LANGUAGES:
        said: dict[bool, tuple[str, object]] = {}
        for call in calls:
            suit = call.trumps.suit if isinstance(call, Bid) else None
            text = call_phrase(words(language), call, Deck.FRENCH, is_forced=False, is_bare=is_bare)
            said[suit is None] = max(
                said.get(suit is None, ("", None)), (text, suit), key=lambda one: len(one[0])
            )
        found += said.values()
    return tuple(found)


@pytest.fixture
def easel() -> Iterator[Easel]:
    pygame.font.init()
    fonts = Fonts()
    yield Easel(fonts, assets() / "sprites")
    fonts.close()


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_a_tag_lies_over_no_question(easel: Easel, game: str, size: tuple[int, int]) -> None:
    rules = GAMES[game].rules
    for scale in SCALES:
        page = Page(*size).zoomed(scale, room_of(rules))
        for has_room in (False, True):
            layout = TableLayout(page, players=rules.players, has_room=has_room)
            taken = [prompt_boxes(prompt, layout).panel for prompt in asked(game)]
            taken += [layout.score, *(layout.button(corner.value) for corner in Corner)]
            for place in layout.places:
                easel.clear()
                for tag in tags(easel, layout, place, game):
                    free = [box for box in taken if not tag.box.overlaps(box)]
                    assert free == taken, (place.name, scale)
                    assert layout.page.area.encloses(tag.box)
                assert not any(written.is_cut for written in easel.pen.written), easel.pen.written


def tags(easel: Easel, layout: TableLayout, place: Place, game: str) -> Iterator[Picture]:
    for said in longest_words(game):
        yield tag_picture(easel, layout, place, said, Deck.FRENCH)
