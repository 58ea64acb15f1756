"""A sentence at the lower edge of the hand: the first call of all is explained there, once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.call import Word
from game.scenes.table.easel import blit, laid, whole
from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.theme import BRASS, CREAM
from game.ui.vector import drawing, rounded
from game.ui.writing import Pen, Style

if TYPE_CHECKING:
    import pygame

    from game.rules.view import View
    from game.scenes.table.easel import Easel
    from game.scenes.table.layout import TableLayout
    from game.scenes.table.scene import TableScene
    from game.ui.render.stage import Picture


class Guide:
    """Says nothing; the others differ from it."""

    def __init__(self, scene: TableScene) -> None:
        """Serve that scene."""
        self._scene = scene

    @property
    def sentence(self) -> str:
        """What is written now, or nothing."""
        return ""

    def asked(self, view: View) -> None:
        """The player is asked something, or what he sees has changed."""

    def answered(self) -> None:
        """Something happens: what was said is over."""


class FirstCall(Guide):
    """Explains the first call that a player ever makes."""

    def __init__(self, scene: TableScene) -> None:
        """Nothing is said yet."""
        super().__init__(scene)
        self._key = ""

    @property
    def sentence(self) -> str:
        """It is your call."""
        return self._scene.desk.say(self._key) if self._key else ""

    def asked(self, view: View) -> None:
        """Speak up at the first call, if one person sits at the screen."""
        scene, calls = self._scene, view.choices.calls
        if not calls or scene.sharing.is_on or scene.desk.preferences.has_seen_caption:
            return
        self._key = "caption.turned" if Word.TAKE in calls else "caption.call"

    def answered(self) -> None:
        """He knows it now."""
        if self._key:
            self._key = ""
            self._scene.desk.change(has_seen_caption=True)


def guide_picture(easel: Easel, layout: TableLayout, text: str) -> Picture:
    """The sentence in a dark strip over the foot of the cards, which tells nothing of their worth."""
    unit = layout.page.scale
    px, pad = round(17 * unit), round(18 * unit)
    fonts = easel.pen.fonts
    widest = layout.hand_zone.w - round(16 * unit)
    lines = fonts.wrap(text, Typeface.MEDIUM, px, widest - 2 * pad)
    width = max(fonts.size(line, Typeface.MEDIUM, px)[0] for line in lines) + 2 * pad + 2
    height = fonts.line_height(Typeface.MEDIUM, px) * len(lines) + round(16 * unit)
    box = Rect(0, 0, layout.page.width, layout.page.height - round(6 * unit)).place(width, height, down=1)
    size = whole(box)

    def draw(surface: pygame.Surface, pen: Pen) -> None:
        back = drawing(
            size,
            rounded(1.5 * unit, size, 9 * unit, fill=(0x14, 0x0C, 0x08), fill_opacity=0.93),
            rounded(1.5 * unit, size, 9 * unit, fill="none", stroke=BRASS, stroke_width=1.4 * unit),
        )
        blit(surface, back, (0, 0))
        inner = Rect(0, 0, *size).inset(pad - 1, 6 * unit)
        pen.write(surface, text, inner, Style(Typeface.MEDIUM, px, CREAM, across=0.5, wraps=True))

    return laid(easel.panel(("guide", text), size, draw), box)
