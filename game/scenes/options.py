"""The options page: everything applies at once and is kept at once."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.scenes.board import draw_heading
from game.scenes.desk import Changes, Desk
from game.scenes.form import Form
from game.scenes.preferences import OWN_NAMES, DeckFace, Language, Speed
from game.scenes.scene import Pop, Result
from game.ui.focus import Focus
from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.picker import Picker
from game.ui.theme import BRASS_LIGHT, CREAM, CREAM_DIM, OUTLINE
from game.ui.widgets import Button, Choice, Signal, Slider, Toggle, Value, Widget
from game.ui.writing import Style

ROW = 66
"""Design units of one option: its name, one line that explains it, and what sets it."""

NOTE = 44
"""Design units of the two lines about the search."""

CHANGES: dict[str, Callable[[Value], Changes]] = {
    "deck": lambda value: {"deck": DeckFace(str(value))},
    "language": lambda value: {"language": Language(str(value))},
    "speed": lambda value: {"speed": Speed(str(value))},
    "volume": lambda value: {"volume": float(value or 0)},
    "sound": lambda value: {"is_muted": not value},
    "running_points": lambda value: {"shows_running_points": bool(value)},
    "cut": lambda value: {"asks_for_cut": bool(value)},
}
"""What each option changes, in the order of the page."""


def has_fast_search() -> bool:
    """Whether the search is compiled; imported when the page is opened, so that the title need not wait."""
    from game.ai.playout import COMPILED

    return COMPILED


class Options(Form):
    """One option a row; leaving goes back to where the player came from."""

    def __init__(self, desk: Desk) -> None:
        """Show what is set now."""
        super().__init__(desk)
        self._is_plain = not has_fast_search()
        """Whether it must be said that the computers cannot search as far as they should."""
        self._lay_out()

    def update(self, seconds: float) -> Result:
        """Let time pass; the mute key works here as well."""
        self.focus.update(seconds)
        switch = self.focus["sound"]
        if isinstance(switch, Toggle) and switch.is_on == self.desk.preferences.is_muted:
            switch.is_on = not self.desk.preferences.is_muted
            self.is_stale = True
        return None

    def handle(self, event: pygame.Event) -> Result:
        """Change what was changed; Esc and the right button leave."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            return Pop()
        self.is_stale = True
        used = self.focus.handle(event)
        if used is None:
            return None
        if used.name == "back":
            self.desk.sounds.play("button")
            return Pop()
        self._apply(used)
        return None

    def draw(self, screen: pygame.Surface) -> None:
        """Draw the board with all rows."""
        desk = self.desk
        brush = self.board(screen, self._box)
        head = Rect(self._box.x, self._box.y + brush.px(18), self._box.w, brush.px(58))
        draw_heading(brush, desk.say("options.heading"), head.inset(brush.px(30), 0))
        for name, row in self._rows.items():
            words, _ = self._halves(row)
            title, line = words.rows([0.5, 0.5])
            is_meant = self.focus.current is not None and self.focus.current.name == name
            lit = BRASS_LIGHT if is_meant and self.focus.is_visible else CREAM
            style = Style(Typeface.MEDIUM, brush.px(19), lit, down=1.0, shadow=OUTLINE)
            brush.pen.write(screen, desk.say(f"options.{name}"), title, style)
            style = Style(Typeface.TEXT, brush.px(15), CREAM_DIM, down=0.1)
            brush.pen.write(screen, desk.say(f"options.{name}.line"), line, style)
        if self._is_plain:
            style = Style(Typeface.TEXT, brush.px(15), CREAM, across=0.5, wraps=True)
            brush.pen.write(screen, desk.say("options.plainSearch"), self._note, style)
        self.focus.draw(brush)

    def _apply(self, used: Signal) -> None:
        was = self.desk.preferences.language
        self.desk.change(**CHANGES[used.name](used.value))
        if used.name in {"volume", "sound"} or not isinstance(self.focus[used.name], Slider):
            self.desk.sounds.play("button")
        if self.desk.preferences.language != was:
            self._lay_out()

    def _lay_out(self) -> None:
        px, page = self.desk.page.px, self.desk.page
        count = len(CHANGES)
        note = px(NOTE) if self._is_plain else 0
        height = px(18) + px(58) + px(10) + count * px(ROW) + note + px(14) + px(52) + px(26)
        self._box = page.area.inset(px(26), px(24)).place(
            min(px(960), page.width - px(60)), min(height, page.height - px(48))
        )
        top = self._box.y + px(18) + px(58) + px(10)
        foot = self._box.bottom - px(26) - px(52) - px(14)
        pitch = min(px(ROW), (foot - note - top) / count)
        inner = self._box.inset(px(38), 0)
        self._note = Rect(inner.x, foot - note, inner.w, note)
        self._rows = {
            name: Rect(inner.x, top + index * pitch, inner.w, pitch) for index, name in enumerate(CHANGES)
        }
        old = self.focus
        widgets = [self._widget(name) for name in CHANGES]
        for widget in widgets:
            row = self._halves(self._rows[widget.name])[1]
            widget.box = row.place(row.w, min(px(46), row.h - px(8)), 1, 0.5)
            if isinstance(widget, Toggle):
                widget.box = row.place(px(62), px(36), 0, 0.5)
        back = Button("back", self.desk.say("options.back"), is_main=True)
        back.box = Rect(self._box.x, self._box.bottom - px(26) - px(52), self._box.w, px(52)).place(
            px(230), px(52)
        )
        self.focus = Focus([*widgets, back], first=old.current.name if old.current else None)
        self.focus.is_visible = old.is_visible

    def _halves(self, row: Rect) -> tuple[Rect, Rect]:
        words, control = row.columns([0.5, 0.5], gap=self.desk.page.px(18))
        return words.inset(0, self.desk.page.px(5)), control

    def _widget(self, name: str) -> Widget:
        likes, say = self.desk.preferences, self.desk.say
        match name:
            case "deck":
                return Choice(name, [(face, say(f"options.deck.{face}")) for face in DeckFace], likes.deck)
            case "language":
                return Picker(name, [(code, own) for code, own in OWN_NAMES.items()], likes.language)
            case "speed":
                return Choice(name, [(speed, say(f"options.speed.{speed}")) for speed in Speed], likes.speed)
            case "volume":
                return Slider(name, likes.volume)
            case "sound":
                return Toggle(name, is_on=not likes.is_muted)
            case "running_points":
                return Toggle(name, is_on=likes.shows_running_points)
            case _:
                return Toggle(name, is_on=likes.asks_for_cut)
