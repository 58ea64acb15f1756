"""The terms of all that the game is made of: the parts on the left, on the right the text of one of them."""

from __future__ import annotations

from typing import Final

import pygame

from game.scenes.form import Form
from game.scenes.licences.texts import licences
from game.scenes.options.tab import Tab
from game.scenes.page_desk import PageDesk
from game.scenes.scene import Pop, Result
from game.scenes.woodwork import draw_heading
from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.picker import Picker
from game.ui.scrolling import draw_bar
from game.ui.theme import CREAM, CREAM_DIM
from game.ui.widgets import Button, Signal, Widget
from game.ui.writing import Style

BACK: Final = "licences.back"
PART: Final = "part."
PARTED: Final = "parts"
"""The names of all parts in one line."""
LINES: Final = {pygame.K_UP: -2, pygame.K_DOWN: 2}
PAGES: Final = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1, pygame.K_SPACE: 1}
PARTS: Final = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
HEAD, LEAD, FOOT, TAB = 54, 44, 50, 46
"""Design units of the heading, of two lines below it, of the button, and of a part's name."""


class Licences(Form):
    """A page to read: up and down scroll, left and right go to the next part."""

    beside = 680

    @property
    def needs(self) -> tuple[float, float]:
        """The text beside the names of the parts; where it is narrow the name is one line above it."""
        return (490, 520) if self._is_narrow else (680, 460)

    def __init__(self, desk: PageDesk) -> None:
        """Show the first text: our own."""
        super().__init__(desk)
        self.texts = licences(desk.assets)
        self.part = 0
        self.first = 0
        """The line on top."""
        self._held: tuple[float, int] | None = None
        """Where the text was taken hold of, and which line was on top then."""
        self._lay_out()
        self.focus.go_to(BACK)

    @property
    def seen(self) -> int:
        """How many lines are seen at a time."""
        return max(1, int(self.text_box.h // self._step))

    def _take(self, event: pygame.Event) -> bool:
        return self._read(event) or self._pull(event)

    def _use(self, used: Signal) -> Result:
        if used.name == BACK:
            return Pop()
        self._show(int(str(used.value)) if used.name == PARTED else int(used.name.removeprefix(PART)))
        return None

    def draw(self, screen: pygame.Surface) -> None:
        """Draw the board, the parts and as many lines as there is room for."""
        desk = self.desk
        brush = self.board(screen, self._box)
        draw_heading(brush, desk.say("licences.heading"), self._heading, 32)
        style = Style(Typeface.TEXT, brush.px(15), CREAM_DIM, across=0.5, wraps=True)
        brush.pen.write(screen, desk.say("licences.lead"), self._lead, style)
        line_style = Style(Typeface.TEXT, self._px, CREAM)
        for index, line in enumerate(self.lines[self.first : self.first + self.seen]):
            if line:
                box = Rect(self.text_box.x, self.text_box.y + index * self._step, self.text_box.w, self._step)
                brush.pen.write(screen, line, box, line_style)
        if len(self.lines) > self.seen:
            whole = len(self.lines)
            draw_bar(brush, self.text_box, self.first / whole, self.seen / whole)
        self.focus.draw(brush)

    def _read(self, event: pygame.Event) -> bool:
        """Whether the event moved through the text, or to another one."""
        if event.type == pygame.MOUSEWHEEL:
            self._scroll(-3 * event.y)
        elif event.type != pygame.KEYDOWN:
            return False
        elif event.key in LINES:
            self._scroll(LINES[event.key])
        elif event.key in PAGES and not (event.key == pygame.K_SPACE and self.focus.is_visible):
            self._scroll(PAGES[event.key] * max(1, self.seen - 1))
        elif event.key in (pygame.K_HOME, pygame.K_END):
            self._scroll(len(self.lines) * (1 if event.key == pygame.K_END else -1))
        elif event.key in PARTS and self.texts:
            self._show((self.part + PARTS[event.key]) % len(self.texts))
        else:
            return False
        return True

    def _pull(self, event: pygame.Event) -> bool:
        """The text follows a finger, or the mouse, that holds it."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._held = (event.pos[1], self.first) if self.text_box.contains(event.pos) else None
        elif event.type == pygame.MOUSEBUTTONUP:
            self._held = None
        elif event.type == pygame.MOUSEMOTION and self._held is not None:
            start, first = self._held
            self._scroll(first + round((start - event.pos[1]) / self._step) - self.first)
            return True
        return False

    def _scroll(self, lines: int) -> None:
        self.first = max(0, min(len(self.lines) - self.seen, self.first + lines))
        self.is_stale = True

    def _show(self, part: int) -> None:
        self.part, self.first = part, 0
        self._lay_out()
        self.is_stale = True

    def _lay_out(self) -> None:
        desk, px, page = self.desk, self.page.px, self.page
        box = page.area.inset(px(22), px(18))
        self._box = box.place(min(px(1080), box.w), min(px(800), box.h))
        inner = self._box.inset(px(32), px(14))
        self._heading, rest = inner.take_top(px(HEAD))
        self._lead, rest = rest.take_top(px(LEAD), px(12))
        foot = Rect(inner.x, self._box.bottom - px(22) - px(FOOT), inner.w, px(FOOT))
        body = Rect(rest.x, rest.y, rest.w, foot.y - px(14) - rest.y)
        left, right = body.columns([0.29, 0.71], px(24))
        if self._is_narrow:
            left, right = body.take_top(px(TAB), px(12))
        self.text_box = Rect(right.x, right.y, right.w - px(18), right.h)
        self._px = px(15)
        self._step = desk.fonts.line_height(Typeface.TEXT, self._px)
        self.lines = self._wrapped()
        self.first = max(0, min(self.first, len(self.lines) - self.seen))
        widgets: list[Widget] = []
        high = min(px(TAB), left.h / max(1, len(self.texts)))
        if self._is_narrow and self.texts:
            names = [(str(index), text.name) for index, text in enumerate(self.texts)]
            widgets.append(Picker(PARTED, names, str(self.part)))
            widgets[0].box = left
        for index, text in enumerate(() if self._is_narrow else self.texts):
            tab = Tab(f"{PART}{index}", text.name, is_chosen=index == self.part)
            widgets.append(tab.at(Rect(left.x, left.y + index * high, left.w, high - px(2))))
        back = Button(BACK, desk.say("options.back"), is_main=True)
        widgets.append(back.at(foot.place(min(px(230), foot.w), foot.h, 1)))
        self.focus = self.focus.renewed(widgets)

    def _wrapped(self) -> tuple[str, ...]:
        """The lines of the chosen text, an empty one after each paragraph."""
        if not self.texts:
            return ()
        fonts, width = self.desk.fonts, self.text_box.w
        lines: list[str] = []
        for paragraph in self.texts[self.part].paragraphs:
            lines += [*fonts.wrap(paragraph, Typeface.TEXT, self._px, width), ""]
        return tuple(lines)
