"""Words on the buttons of every auction stand off the line of brass, in the smallest window too."""

from __future__ import annotations

import pygame
import pytest

from game.app.paths import assets
from game.rules.call import Call
from game.rules.options.deal import Direction
from game.rules.options.rules import Rules
from game.rules.view import View
from game.scenes.cards.deck import Deck
from game.scenes.cards.pictures import CardPictures
from game.scenes.signs import Signs
from game.scenes.table.dress import room_of
from game.scenes.table.geometry.layout import TableLayout
from game.scenes.table.offers import Prompt, prompt_of
from game.scenes.table.picture.easel import Easel
from game.scenes.table.picture.prompt_view import prompt_boxes, question_pictures
from game.scenes.table.picture.sight import Question
from game.scenes.table.rehearsal import Rehearsal
from game.text.catalogue import LANGUAGES, words
from game.ui.fonts import Fonts
from game.ui.layout import SMALLEST, Page
from game.ui.writing import LEGIBLE
from game.variants.catalogue import GAMES
from game.variants.clubs import CLUBS, rules_of_club
from game.variants.option_ids import options_from
from tests.scenes.table.conftest import NAMES

TABLES = {
    **{name: game.rules for name, game in GAMES.items()},
    **{one.name: rules_of_club(one, GAMES[game]) for game, clubs in CLUBS.items() for one in clubs},
    "bela3 with a turned card": options_from({"bidding": "turnUp"}, GAMES["bela3"].rules),
    "club with a générale": options_from(
        {"generale": True}, rules_of_club(CLUBS["coinche_fr"][0], GAMES["coinche_fr"])
    ),
}
MARGIN = 9
"""Design units; the line of brass ends at 7."""


def auctions_of(rules: Rules) -> list[View]:
    """What is seen by who is to call, once for each choice of calls."""
    found: dict[tuple[Call, ...], View] = {}
    for seed in range(3):
        match = Rehearsal(rules, f"calls {seed}")
        for _ in range(120):
            seat = match.waits_for
            if seat is not None and (view := match.view(seat)).choices.calls:
                found.setdefault(view.choices.calls, view)
            match.advance(None)
            match.continue_match()
    return [*found.values()]


def check(prompt: Prompt, easel: Easel, layout: TableLayout, cards: CardPictures, deck: Deck) -> None:
    """Every word is whole, and as far from the edge as it has to be."""
    easel.clear()
    question_pictures(easel, layout, cards, deck, Question(prompt), Signs())
    for offer, box in zip(prompt.offers, prompt_boxes(prompt, layout).buttons, strict=True):
        (one, *_) = [written for written in easel.pen.written if written.text == offer.label]
        assert not one.is_cut, one
        assert one.px >= LEGIBLE, one
        assert (box.w - one.inked.w) / 2 >= MARGIN * layout.page.scale - 0.5, (one, box)


@pytest.mark.sampled(4, 2)
@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("table", TABLES)
def test_a_word_stands_off_the_line_of_its_button(table: str, scale: float) -> None:
    pygame.font.init()
    rules, fonts = TABLES[table], Fonts()
    layout = TableLayout(
        Page(*SMALLEST).zoomed(scale, room_of(rules)),
        players=rules.players,
        is_clockwise=rules.deal.direction is Direction.CLOCKWISE,
        has_room=True,
    )
    easel, views = Easel(fonts, assets() / "sprites"), auctions_of(rules)
    assert views
    for language in LANGUAGES:
        for deck in Deck:
            cards = CardPictures(assets() / "sprites", deck, language, layout.hand_height)
            names = NAMES[: rules.players]
            asked = [prompt_of(view, words(language), deck, names) for view in views]
            for prompt in {
                str([(one.label, one.row) for one in it.offers]): it for it in asked if it
            }.values():
                check(prompt, easel, layout, cards, deck)
    fonts.close()
