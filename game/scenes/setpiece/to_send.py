"""A keepsake as a picture file: drawn in the thread that writes it, with fonts and cards of its own."""

from __future__ import annotations

from copy import copy
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import pygame

from game.scenes.cards.pictures import CardPictures
from game.scenes.cards.printing import printing_for
from game.scenes.setpiece.composition import Composition
from game.scenes.setpiece.dance import Ground
from game.scenes.setpiece.figures import LIGHT, Look
from game.scenes.sheet import BETWEEN
from game.scenes.table.picture.backdrop import felt_of, lay_fibres, lay_rim
from game.ui.fonts import Fonts
from game.ui.layout import Page, Rect
from game.ui.widgets import Brush
from game.ui.writing import Pen

if TYPE_CHECKING:
    from game.scenes.page_desk import PageDesk
    from game.scenes.setpiece.keepsake import Keepsake
    from game.text.catalogue import Words

SIZES: Final = ((1200, 630), (1080, 1080))
"""The sizes of pictures that are sent: wide, and square."""
EDGE: Final = 24
"""Pixels of the wooden rim."""


def as_sent(keepsake: Keepsake, say: Words) -> Keepsake:
    """Return the keepsake as the player sends it: where the table calls the player "you", it says "me"."""
    you, me = say("title.you"), say("setpiece.me")

    def names(text: str) -> str:
        return BETWEEN.join(me if name == you else name for name in text.split(BETWEEN))

    parties = tuple(
        replace(party, players=tuple(replace(one, name=names(one.name)) for one in party.players))
        for party in keepsake.parties
    )
    sheet, slip = keepsake.sheet, keepsake.slip
    if sheet is not None:
        columns = (replace(one, head=names(one.head), names=names(one.names)) for one in sheet.columns)
        sheet = replace(sheet, columns=tuple(columns))
    if slip is not None:
        slip = replace(slip, names=tuple(names(name) for name in slip.names))
    return replace(keepsake, parties=parties, sheet=sheet, slip=slip)


def picture_to_send(desk: PageDesk, keepsake: Keepsake, size: tuple[int, int]) -> pygame.Surface:
    """Return the composed picture on cloth in a wooden rim; it may be drawn in any thread."""
    own, keepsake = copy(desk), as_sent(keepsake, desk.say)
    own.fonts = Fonts()
    own.pen = Pen(own.fonts)
    likes, sprites = desk.preferences, desk.assets / "sprites"
    cards = CardPictures(sprites, keepsake.deck, likes.language, round(size[1] * 0.4), printing_for(likes))
    felt = felt_of(sprites, likes.cloth)
    picture = pygame.Surface(size, 0, 32)
    felt.lay_cloth(picture, (size[0] / 2, size[1] * 0.44))
    lay_fibres(picture, sprites)
    picture.fill((LIGHT, LIGHT, LIGHT), special_flags=pygame.BLEND_RGB_MULT)
    try:
        box = Rect(0, 0, *size).inset(EDGE + 8)
        composition = Composition(Look(own, cards, {}), keepsake, box, Ground(box, box.centre))
        composition.draw(Brush(picture, own.pen, Page(*size)), lambda _: 1.0)
    finally:
        cards.close()
        own.fonts.close()
    lay_rim(picture, felt.rim(EDGE), EDGE)
    return picture
