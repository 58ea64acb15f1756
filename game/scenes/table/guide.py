"""A sentence above the hand explains the first call of all and the first single card, once each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.call import Word
from game.scenes.table.easel import blit, laid, whole
from game.scenes.table.hint_view import WIDTHS, note_box
from game.scenes.table.note_places import NoteStand
from game.scenes.table.prompt_view import prompt_boxes
from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.theme import BRASS, CREAM
from game.ui.vector import drawing, rounded
from game.ui.writing import Pen, Style

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from game.rules.view import View
    from game.scenes.table.easel import Easel
    from game.scenes.table.layout import TableLayout
    from game.scenes.table.note_places import Size
    from game.scenes.table.offers import Prompt
    from game.scenes.table.scene import TableScene
    from game.ui.render.stage import Picture


class Guide:
    """Says nothing; the others differ from it."""

    def __init__(self, scene: TableScene) -> None:
        """Serve that scene."""
        self._scene = scene
        self.stand = NoteStand()
        """Where the sentence is when it finds no room above the hand."""

    @property
    def sentence(self) -> str:
        """What is written now, or nothing."""
        return ""

    def asked(self, view: View) -> None:
        """The player is asked something, or what he sees has changed."""

    def answered(self) -> None:
        """Something happens: what was said is over."""


class FirstCall(Guide):
    """Explains the first call of a player, and in a later match that a single card may play itself."""

    def __init__(self, scene: TableScene) -> None:
        """Nothing is said yet."""
        super().__init__(scene)
        self._key = ""
        self._has_played = scene.desk.preferences.has_seen_caption
        """Whether he knew the table before this match; in the first one nothing more is said."""

    @property
    def sentence(self) -> str:
        """It is your call, or there is only one card."""
        say = self._scene.desk.say
        return say(self._key, name=say("options.plays_single")) if self._key else ""

    def asked(self, view: View) -> None:
        """Speak up at the first call, or the first single card, if one person sits at the screen."""
        scene, choices, likes = self._scene, view.choices, self._scene.desk.preferences
        if scene.sharing.is_on:
            return
        if choices.calls and not likes.has_seen_caption:
            self._key = "caption.turned" if Word.TAKE in choices.calls else "caption.call"
            if Word.PASS not in choices.calls:
                self._key = "caption.forced"
        elif self._is_offered and len(choices.playable) == 1 < len(view.hand):
            self._key = "caption.single"
        else:
            return
        scene.desk.speak(self.sentence)

    @property
    def _is_offered(self) -> bool:
        likes = self._scene.desk.preferences
        return self._has_played and not likes.plays_single and not likes.has_seen_offer

    def answered(self) -> None:
        """He knows it now."""
        if self._key == "caption.single":
            self._scene.desk.change(has_seen_offer=True)
        elif self._key:
            self._scene.desk.change(has_seen_caption=True)
        self._key = ""


def guide_picture(
    easel: Easel,
    layout: TableLayout,
    text: str,
    prompt: Prompt | None = None,
    find: Callable[[list[list[Size]]], Rect] | None = None,
) -> Picture:
    """The sentence in a dark strip above the hand, where the own card will lie; no card is covered by it.

    If the question of the moment needs that room it stands above the question; where that does not do,
    because the pack lies there, it stands where `find` finds room for one of its sizes, or below the score.
    """
    unit, zone = layout.page.scale, layout.centre_zone
    strip = _Strip(easel, unit, text, zone)
    panel = None if prompt is None else prompt_boxes(prompt, layout).panel
    if panel is None or not strip.box.overlaps(panel):
        return strip.picture()
    above = _Strip(easel, unit, text, Rect(zone.x, zone.y, zone.w, panel.y - 8 * unit - zone.y))
    is_free = prompt is not None and not prompt.is_below_pack and above.box.y >= zone.y
    if is_free:
        return above.picture()
    room = note_box(layout)
    if find is not None:
        tries = [_Strip(easel, unit, text, Rect(0, 0, width * unit, room.h)).box for width in WIDTHS]
        room = find([[(box.w, box.h) for box in tries]])
    return _Strip(easel, unit, text, room, is_note=True).picture()


class _Strip:
    """A text wrapped into a room: at its foot, or as a note at its head."""

    def __init__(self, easel: Easel, unit: float, text: str, room: Rect, *, is_note: bool = False) -> None:
        self._easel, self._unit, self._text = easel, unit, text
        self._px, self._pad = round(17 * unit), round(16 * unit)
        fonts = easel.pen.fonts
        lines = fonts.wrap(text, Typeface.MEDIUM, self._px, room.w - 2 * self._pad)
        width = max(fonts.size(line, Typeface.MEDIUM, self._px)[0] for line in lines) + 2 * self._pad + 2
        height = fonts.line_height(Typeface.MEDIUM, self._px) * len(lines) + round(12 * unit)
        across, down = (0.0, 0.0) if is_note else (0.5, 1.0)
        self.box = room.place(min(width, room.w), height, across, down)

    def picture(self) -> Picture:
        """The strip with its words."""
        unit, size = self._unit, whole(self.box)

        def draw(surface: pygame.Surface, pen: Pen) -> None:
            back = drawing(
                size,
                rounded(1.5 * unit, size, 9 * unit, fill=(0x14, 0x0C, 0x08), fill_opacity=0.93),
                rounded(1.5 * unit, size, 9 * unit, fill="none", stroke=BRASS, stroke_width=1.4 * unit),
            )
            blit(surface, back, (0, 0))
            inner = Rect(0, 0, *size).inset(self._pad - 1, 4 * unit)
            style = Style(Typeface.MEDIUM, self._px, CREAM, across=0.5, wraps=True)
            pen.write(surface, self._text, inner, style)

        return laid(self._easel.panel(("guide", self._text), size, draw), self.box)
