"""A trick in the rule book: small cards side by side, the one that takes it raised, and a line about them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame

from game.scenes.cards.deck import Deck
from game.scenes.cards.faces import FaceMaker, card_width
from game.scenes.cards.printing import Printing, printing_for
from game.text.calls import capitalised
from game.text.cards import card_name, trumps_name
from game.text.rule_tricks import TRUMPS
from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.render.patience import unhurried
from game.ui.render.shadow import soft_box
from game.ui.theme import CREAM, CREAM_DIM, GLOW
from game.ui.writing import Style

if TYPE_CHECKING:
    from game.cards.card import Card
    from game.scenes.page_desk import PageDesk
    from game.text.rule_tricks import RuleTrick
    from game.ui.widgets import Brush

HIGH: Final = 126
"""Design units of the whole row."""
CARD, RAISED, GAP = 92, 10, 10
"""Design units of the height of a card, of how far the taker is raised, and between two cards."""


def draw_rule_trick(brush: Brush, desk: PageDesk, deck: Deck, trick: RuleTrick, box: Rect) -> None:
    """Draw the cards from the left, in the order in which they fall, and beside them who takes the trick."""
    px, say, likes = brush.px, desk.say, desk.preferences
    high = px(CARD)
    wide, step = card_width(high), card_width(high) + px(GAP)
    top = round(box.y) + px(RAISED + 10)
    for place, card in enumerate(trick.cards):
        x, y = round(box.x) + px(4) + place * step, top - (px(RAISED) if card == trick.taker else 0)
        glow = (GLOW, 255) if card == trick.taker else ((0, 0, 0), 120)
        blur = px(4)
        shade = soft_box((wide, high), px(5), blur, *glow)
        brush.blit(shade, (x - 2 * blur, y - 2 * blur))
        picture = little_card(
            (wide, high), desk.assets / "sprites", deck, str(likes.language), printing_for(likes), card
        )
        brush.blit(picture, (x, y))
    left = box.x + px(4) + len(trick.cards) * step + px(8)
    words = Rect(left, top, box.right - left, high)
    upper, lower = words.rows([0.36, 0.64])
    trumps = say("book.trick.trumps", trumps=trumps_name(say, TRUMPS, str(deck)))
    taker = say("book.trick.taker", card=card_name(say, trick.taker, str(deck)))
    brush.pen.write(brush.screen, trumps, upper, Style(Typeface.TEXT, px(16), CREAM_DIM))
    style = Style(Typeface.TEXT, px(16), CREAM, down=0, wraps=True)
    brush.pen.write(brush.screen, capitalised(taker), lower, style)


@unhurried(48)
def little_card(
    size: tuple[int, int], sprites: Path, deck: Deck, language: str, printing: Printing, card: Card
) -> pygame.Surface:
    """An upright card of that size."""
    return FaceMaker(sprites, deck, language, printing).face(card, size[1], size[1])
