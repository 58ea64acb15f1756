"""The options page: everything applies at once and is kept at once, and is found by its words."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pygame

from game.ai.network import Shortfall, shortfall
from game.scenes.field_form import FieldForm
from game.scenes.options.entries import ENTRIES, GROUPS, Entry, Group
from game.scenes.options.finding import Reading, found
from game.scenes.options.places import AIR, BESIDE, LEAST, NARROW, TABS, Places, places, tabs_above
from game.scenes.options.setting import line_of, widget_for
from game.scenes.options.tab import Tab
from game.scenes.scene import Pop, Push, Result
from game.scenes.table_desk import TableDesk
from game.scenes.woodwork import draw_heading
from game.ui.clipboard import copied
from game.ui.field import Field
from game.ui.fonts import Typeface
from game.ui.scrolling import draw_bar
from game.ui.theme import BRASS_LIGHT, CREAM, CREAM_DIM, OUTLINE
from game.ui.widgets import Brush, Button, Signal, Slider, Toggle, Widget
from game.ui.writing import Style

SEARCH, ALL, BACK = "options.search", "options.all", "options.back"
GROUP: Final = "options.group."
SAMPLES: Final = {"volume": "button", "cards_volume": "card_thud", "voices_volume": "call"}
"""What is heard while a slider is moved."""
STEPS: Final = {pygame.K_UP: -1, pygame.K_DOWN: 1}
ENDS: Final = {pygame.K_HOME: 0, pygame.K_END: -1}
WEAKENED: Final = {
    Shortfall.UNCOMPILED: "options.plainSearch",
    Shortfall.DAMAGED: "options.damagedWeights",
}
KEYED: Final = frozenset({"is_muted", "is_fullscreen"})
"""Switches that a key changes from anywhere."""
PAGES: Final = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}


class Options(FieldForm):
    """One option a row; leaving goes back to where the player came from."""

    desk: TableDesk

    @property
    def needs(self) -> tuple[float, float]:
        """Three rows, each of two parts below each other where the list is narrow, the groups above it."""
        has_groups = self.group is not None
        is_above = has_groups and self.across < LEAST + BESIDE + TABS + AIR
        groups = TABS + AIR if has_groups and not is_above else 0
        least = LEAST + BESIDE + groups
        is_narrow = max(self.across, least) < NARROW + BESIDE + groups
        return least, (640 if is_narrow else 470) + tabs_above(self.across) * is_above

    def __init__(self, desk: TableDesk) -> None:
        """Show the usual options as they are set now."""
        super().__init__(desk)
        self.group: Group | None = None
        """Whose options are shown; None: the usual ones of all groups."""
        self.typed = ""
        """The words that are searched for; while there are any, groups do not count."""
        self._first = 0
        self._pulled: tuple[float, int] | None = None
        """Where the list was taken hold of, and which row was the first one then."""
        self._weakened = shortfall()
        """Why it must be said that the computers cannot search as far as they should; None: they can."""
        self._reading = Reading()
        self._lay_out()
        self.focus.go_to(self.shown[0].id)

    @property
    def shown(self) -> tuple[Entry, ...]:
        """The options of the list, also those that lie above and below what is seen."""
        if self.typed.strip():
            return found(self.typed)
        if self.group is None:
            return tuple(entry for entry in ENTRIES if entry.is_usual)
        return tuple(entry for entry in ENTRIES if entry.group is self.group)

    def show(self, name: str) -> None:
        """Go to the option of that name, wherever it stands."""
        (entry,) = (one for one in ENTRIES if one.id == name)
        self.typed, self.group = "", None if entry.is_usual else entry.group
        self._scroll_to(self.shown.index(entry))
        self.focus.go_to(name)
        self._show_caret()

    # --- events ---------------------------------------------------------------------------------------

    def update(self, seconds: float) -> Result:
        """Let time pass; the keys that are everybody's work here as well."""
        self.focus.update(seconds)
        self._reading.pass_time(seconds)
        for switch in self.focus.widgets:
            if switch.name in KEYED and isinstance(switch, Toggle):
                is_on = bool(getattr(self.desk.preferences, switch.name))
                self.is_stale |= switch.is_on != is_on
                switch.is_on = is_on
        return None

    @property
    def is_typing(self) -> bool:
        """Whether the field of the search is current."""
        return isinstance(self.focus.current, Field)

    def handle(self, event: pygame.Event) -> Result:
        """Change what was changed, search for what is typed; Esc and Done leave."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            return self._leave()
        self.is_stale = True
        if (letters := self._letters_for(event)) is not None:
            return letters
        if self._type(event) or self._walk(event) or self._pull(event):
            return None
        before = self.focus.current
        used = self.focus.handle(event)
        self._enter_list(before, event)
        self._show_caret()
        return None if used is None else self._use(used)

    def _leave(self) -> Result:
        if self.typed:
            self._search("")
            return None
        return Pop()

    def _type(self, event: pygame.Event) -> bool:
        """Letters go into the field from wherever they are typed, but those that are keys of the game."""
        current = self.focus.current
        if not isinstance(current, Field):
            is_letter = event.type == pygame.KEYDOWN and event.unicode.isalnum()
            is_find = event.type == pygame.KEYDOWN and event.key == pygame.K_f
            if is_find and event.mod & pygame.KMOD_CTRL:
                is_letter = True
            elif event.type == pygame.KEYDOWN and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
                is_letter = False
            if is_letter:
                self.focus.go_to(SEARCH)
                self._show_caret()
            return is_letter
        if not current.take(event):
            return False
        self._typed(current)
        return True

    def _typed(self, field: Field) -> None:
        if field.text != self.typed:
            self._search(field.text)

    def _search(self, text: str) -> None:
        self.typed = text
        self._scroll_to(0)

    def _walk(self, event: pygame.Event) -> bool:
        """What moves the list: its ends by keys, the wheel, and the keys that turn pages."""
        if event.type == pygame.MOUSEWHEEL:
            self._scroll_to(self._first - event.y)
            return True
        if event.type != pygame.KEYDOWN:
            return False
        if event.key in PAGES:
            self._turn(PAGES[event.key])
            return True
        if event.key in ENDS and self.shown:
            end = self.shown[ENDS[event.key]]
            self._scroll_to(self.shown.index(end))
            self.focus.go_to(end.id)
            return True
        step = STEPS.get(event.key, 0)
        if event.key == pygame.K_TAB:
            step = -1 if event.mod & pygame.KMOD_SHIFT else 1
        names = [entry.id for entry in self.shown]
        current = self.focus.current
        if not step or current is None or current.name not in names:
            return False
        place = names.index(current.name) + step
        if not 0 <= place < len(names) or self._first <= place < self._first + self.places.room:
            return False
        self._scroll_to(place if step < 0 else place - self.places.room + 1)
        self.focus.go_to(names[place])
        self.focus.is_visible = True
        return True

    def _enter_list(self, before: Widget | None, event: pygame.Event) -> None:
        """Tab comes into the list at its very beginning, or backwards at its very end."""
        names, current = [entry.id for entry in self.shown], self.focus.current
        is_tab = event.type == pygame.KEYDOWN and event.key == pygame.K_TAB
        if not is_tab or before is None or current is None or before.name in names:
            return
        if current.name in names:
            end = names[-1] if event.mod & pygame.KMOD_SHIFT else names[0]
            self._scroll_to(names.index(end))
            self.focus.go_to(end)

    def _turn(self, step: int) -> None:
        """The next page of the list, or the next group behind its end."""
        last = max(0, len(self.shown) - self.places.room)
        if 0 <= self._first + step <= last:
            first = min(last, max(0, self._first + step * self.places.room))
        elif self.group is not None and not self.typed:
            self.group = GROUPS[(GROUPS.index(self.group) + step) % len(GROUPS)]
            first = 0
        else:
            return
        self._scroll_to(first)
        self.focus.go_to(self.shown[self._first].id)

    def _pull(self, event: pygame.Event) -> bool:
        """The list follows a finger, or the mouse, that holds it where there is nothing to press."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            is_free = not any(widget.box.contains(event.pos) for widget in self.focus.widgets)
            self._pulled = None
            if is_free and self.places.rows.contains(event.pos):
                self._pulled = (event.pos[1], self._first)
        elif event.type == pygame.MOUSEBUTTONUP:
            self._pulled = None
        elif event.type == pygame.MOUSEMOTION and self._pulled is not None:
            start, first = self._pulled
            self._scroll_to(first + round((start - event.pos[1]) / self.places.pitch))
            return True
        return False

    def _scroll_to(self, first: int) -> None:
        self._first = first
        self._lay_out()
        self.is_stale = True

    def _use(self, used: Signal) -> Result:
        if not isinstance(self.focus[used.name], Slider) or used.name in SAMPLES:
            self.desk.sounds.play(SAMPLES.get(used.name, "button"))
        match used.name:
            case "options.back":
                return Pop()
            case "options.all":
                self.group = None if self.group else GROUPS[0]
                self._search("")
            case "options.search":
                if self.shown:
                    self.focus.go_to(self.shown[0].id)
                self._show_caret()
            case name if name.startswith(GROUP):
                self.group = Group(name.removeprefix(GROUP))
                self._search("")
            case _:
                return self._set(used)
        return None

    def _set(self, used: Signal) -> Result:
        (entry,) = (one for one in ENTRIES if one.id == used.name)
        if entry.opens is not None:
            return Push(entry.opens)
        value = used.value
        if value is None:
            return None
        before = self.desk.preferences, self.page
        self.desk.change(lambda likes: entry.put(likes, value))
        if (self.desk.preferences.language, self.page) != (before[0].language, before[1]):
            self._lay_out()
        return None

    # --- the picture ----------------------------------------------------------------------------------

    def draw(self, screen: pygame.Surface) -> None:
        """Draw the board with the rows that are seen."""
        desk, spots = self.desk, self.places
        brush = self.board(screen, spots.box)
        draw_heading(brush, desk.say("options.heading"), spots.heading, 32)
        for index, entry in enumerate(self._seen()):
            self._draw_row(brush, entry, index)
        if not self.shown:
            style = Style(Typeface.TEXT, brush.px(18), CREAM, across=0.5, down=0.2, wraps=True)
            brush.pen.write(screen, desk.say("options.nothing"), spots.rows, style)
        self._draw_bar(brush)
        if self._weakened is not None:
            style = Style(Typeface.TEXT, brush.px(15), CREAM, across=0.5, wraps=True)
            brush.pen.write(screen, desk.say(WEAKENED[self._weakened]), spots.note, style)
        self.focus.draw(brush)

    def _draw_row(self, brush: Brush, entry: Entry, index: int) -> None:
        say = self.desk.say
        words, _ = self.places.halves(index, brush.px(16))
        text, style = line_of(self.desk, entry), Style(Typeface.TEXT, brush.px(15), CREAM_DIM, wraps=True)
        high = brush.px(24) + brush.pen.height(text, words.w, style)
        title, line = words.place(words.w, min(words.h, high)).take_top(brush.px(24))
        brush.pen.write(brush.screen, text, line, replace(style, down=0.0))
        is_meant = self.focus.current is not None and self.focus.current.name == entry.id
        lit = BRASS_LIGHT if is_meant and self.focus.is_visible else CREAM
        style = Style(Typeface.MEDIUM, brush.px(18), lit, down=1.0, shadow=OUTLINE)
        brush.pen.write(brush.screen, say(f"options.{entry.id}"), title, style)

    def _draw_bar(self, brush: Brush) -> None:
        """How much of the list is to be seen, if not all of it is."""
        count, rows = len(self.shown), self.places.rows
        if count <= self.places.room:
            return
        draw_bar(brush, rows, self._first / count, self.places.room / count, beside=9)

    def _seen(self) -> tuple[Entry, ...]:
        return self.shown[self._first : self._first + self.places.room]

    def _lay_out(self) -> None:
        is_all = self.group is not None
        self.places: Places = places(self.page, has_tabs=is_all, has_note=self._weakened is not None)
        room = self.places.room
        self._first = max(0, min(self._first, len(self.shown) - room))
        old = self.focus
        widgets = [self._field(), *(self._tabs() if is_all else ()), *self._rows(), *self._buttons()]
        seen = self._seen()
        # not the field, which would take every letter
        self.focus = old.renewed(widgets, first=seen[0].id if seen else None)
        if old.widgets:
            self._show_caret()

    def _field(self) -> Widget:
        field = Field(SEARCH, self.typed, hint=self.desk.say(SEARCH), pasted=copied)
        return field.at(self.places.field)

    def _tabs(self) -> list[Widget]:
        tabs: list[Widget] = []
        for group, cell in zip(GROUPS, self.places.tab_cells, strict=True):
            is_chosen = group is self.group and not self.typed
            tab = Tab(GROUP + group, self.desk.say(f"options.group.{group}"), is_chosen=is_chosen)
            tabs.append(tab.at(cell.inset(0, self.page.px(1))))
        return tabs

    def _rows(self) -> list[Widget]:
        px, widgets = self.page.px, []
        for index, entry in enumerate(self._seen()):
            _, cell = self.places.halves(index, px(16))
            widget = widget_for(self.desk, entry, self.page, cell.w)
            widget.box = cell.place(cell.w, min(px(46), cell.h - px(6)))
            if isinstance(widget, Toggle):
                widget.box = cell.place(px(62), min(px(46), cell.h - px(6)), 0, 0.5)
            widgets.append(widget)
        return widgets

    def _buttons(self) -> list[Widget]:
        px, say = self.page.px, self.desk.say
        left, right = self.places.foot.columns([1, 1], px(16))
        every = Button(ALL, say(ALL if self.group is None else "options.usual"), px=18)
        back = Button(BACK, say(BACK), is_main=True).at(right.place(min(px(230), right.w), right.h, 1))
        return [every.at(left.place(min(px(330), left.w), left.h, 0)), back]
