"""The rule book: all rules of a game as it is played here, by sections, beside a list of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import pygame

from game.scenes.cards.deck import deck_for
from game.scenes.choosing.chosen import chosen_game, chosen_rules
from game.scenes.form import Form
from game.scenes.intents import OpenLesson
from game.scenes.lesson.lessons import has_lesson
from game.scenes.preferences import habits_of
from game.scenes.rule_trick import HIGH, draw_rule_trick
from game.scenes.scene import Pop, Push
from game.scenes.woodwork import draw_heading
from game.text.book import Paragraph, book
from game.text.games import game_name
from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.picker import Picker
from game.ui.plain_button import PlainButton
from game.ui.scrolling import draw_bar
from game.ui.theme import BRASS_LIGHT, CREAM, OUTLINE
from game.ui.widgets import Button
from game.ui.writing import Style
from game.variants.catalogue import GAMES, game_named
from game.variants.clubs import custom_of
from game.variants.letter import sheet_of

if TYPE_CHECKING:
    from game.rules.options.rules import Rules
    from game.scenes.page_desk import PageDesk
    from game.scenes.scene import Result
    from game.ui.widgets import Brush, Signal, Widget

HEAD, FOOT, LIST, ROW = 56, 50, 0.27, 44
"""Design units of the heading, the foot and a line of the list; the share of the width for the list."""
NARROW: Final = 490
USUAL_ROWS: Final = 7
"""So many sections have room beside the text as it is."""
SECTION, TITLE, GAP = 44, 27, 13
"""Design units of a section's heading, a paragraph's title and the room below it."""

PAGES: Final = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}
"""The keys that turn a page."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A paragraph; the first of a section stands below its heading."""

    section: str
    heading: str
    paragraph: Paragraph


class RuleBook(Form):
    """Reads from top to bottom; the list leads to the sections, Page keys and the wheel move on."""

    @property
    def needs(self) -> tuple[float, float]:
        """The text beside the list of sections; where it is narrow the list is one line."""
        more = max(0, len(self._titles) - USUAL_ROWS) * ROW
        return (NARROW, 560) if self._is_narrow else (853, 512 + more)

    is_scrolled = True

    def __init__(self, desk: PageDesk, game: str = "", rules: Rules | None = None) -> None:
        """Open it at a game, by these rules where it is that of a table; otherwise as the player plays it."""
        super().__init__(desk)
        self.game = game or chosen_game(desk).name
        self._rules = rules
        self._titles: dict[str, str] = {}
        self.entries: tuple[Entry, ...] = ()
        self.first = 0
        """The entry that stands on top."""
        self._lay_out()

    @property
    def section(self) -> str:
        """The section that is read."""
        return self.entries[self.first].section

    def handle(self, event: pygame.Event) -> Result:
        """Read on, go to a section, choose another game; Esc goes back."""
        before = self.focus.current
        result = super().handle(event)
        current = self.focus.current
        if event.type == pygame.KEYDOWN and current is not before and isinstance(current, PlainButton):
            self._go_to(current.name)
        return result

    def _take(self, event: pygame.Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key in PAGES:
            self._scroll_to(self._next_page() if PAGES[event.key] > 0 else self._page_before())
        elif event.type == pygame.KEYDOWN and event.key in (pygame.K_HOME, pygame.K_END):
            self._scroll_to(0 if event.key == pygame.K_HOME else len(self.entries))
        elif event.type == pygame.MOUSEWHEEL:
            self._scroll_to(self.first - event.y)
        else:
            return False
        return True

    def _use(self, used: Signal) -> Result:
        match used.name:
            case "book.back":
                return Pop()
            case "book.game":
                self.game, self._rules, self.first = str(used.value), None, 0
                self._lay_out()
            case "book.section":
                self._go_to(str(used.value))
            case "title.lesson":
                return Push(OpenLesson(self.game))
            case name:
                self._go_to(name)
        return None

    # --- moving about ---------------------------------------------------------------------------------

    def _go_to(self, section: str) -> None:
        place = next(at for at, entry in enumerate(self.entries) if entry.section == section)
        self._scroll_to(place)

    def _scroll_to(self, place: int) -> None:
        self.first = max(0, min(self._last_first(), place))
        self._mark()

    def _mark(self) -> None:
        """The list tells which section is read."""
        for widget in self.focus.widgets:
            if isinstance(widget, PlainButton):
                widget.is_on = widget.name == self.section
            elif isinstance(widget, Picker) and widget.name == "book.section":
                widget.value = self.section
        self.is_stale = True

    def _next_page(self) -> int:
        """The first entry that finds no room any more; at least the next one."""
        room, place = self._text.h + 1, self.first
        while place < len(self.entries):
            room -= self._height(place, is_on_top=place == self.first)
            if room < 0:
                break
            place += 1
        return max(self.first + 1, place)

    def _page_before(self) -> int:
        """The entry from which on everything before this page is seen; at most the one before."""
        room, place = self._text.h + 1, self.first
        while place > 0:
            place -= 1
            room -= self._height(place, is_on_top=False)
            head = 0 if self.entries[place].heading else self.page.px(SECTION)
            if room < head:
                return min(self.first - 1, place + 1)
        return 0

    def _last_first(self) -> int:
        """Far enough that the last section can stand on top, and the last paragraph at the foot."""
        last = next(at for at, one in enumerate(self.entries) if one.section == self.entries[-1].section)
        room = self._text.h - self.page.px(SECTION)
        for place in range(len(self.entries) - 1, last - 1, -1):
            room -= self._height(place, is_on_top=False) - (self.page.px(SECTION) if place == last else 0)
            if room < 0:
                return place + 1
        return last

    # --- the picture ----------------------------------------------------------------------------------

    def draw(self, screen: pygame.Surface) -> None:
        """Draw the board, the list and as many paragraphs as there is room for."""
        brush = self.board(screen, self._box)
        draw_heading(brush, self.desk.say("title.rules"), self._head, 34)
        top = self._text.y
        for place, entry in enumerate(self.entries[self.first :], self.first):
            high = self._height(place, is_on_top=place == self.first)
            if top + high > self._text.bottom + 1 and place > self.first:
                break
            self._entry(
                brush, entry, Rect(self._text.x, top, self._text.w, high), is_first=place == self.first
            )
            top += high
        self._bar(brush)
        self.focus.draw(brush)

    def _entry(self, brush: Brush, entry: Entry, box: Rect, *, is_first: bool) -> None:
        if entry.heading or is_first:
            heading = entry.heading or self._titles[entry.section]
            head, box = box.take_top(brush.px(SECTION))
            style = Style(Typeface.HEADING, brush.px(25), BRASS_LIGHT, shadow=OUTLINE)
            brush.pen.write(brush.screen, heading, head, style)
        title, rest = box.take_top(brush.px(TITLE))
        brush.pen.write(
            brush.screen, entry.paragraph.title, title, Style(Typeface.MEDIUM, brush.px(18), BRASS_LIGHT)
        )
        trick = entry.paragraph.trick
        below = brush.px(HIGH) if trick is not None else 0
        text = Rect(rest.x, rest.y, rest.w, rest.h - brush.px(GAP) - below)
        brush.pen.write(brush.screen, entry.paragraph.text, text, self._style)
        if trick is not None:
            deck = deck_for(self.desk.preferences.deck, self.game)
            draw_rule_trick(brush, self.desk, deck, trick, Rect(text.x, text.bottom, text.w, below))

    def _height(self, place: int, *, is_on_top: bool) -> float:
        px, entry = self.page.px, self.entries[place]
        heading = px(SECTION) if entry.heading or is_on_top else 0
        text = self.desk.pen.height(entry.paragraph.text, self._text.w, self._style)
        trick = px(HIGH) if entry.paragraph.trick is not None else 0
        return heading + px(TITLE) + text + trick + px(GAP)

    @property
    def _style(self) -> Style:
        return Style(Typeface.TEXT, self.page.px(17), CREAM, down=0, wraps=True)

    def _bar(self, brush: Brush) -> None:
        """How far down the book is open."""
        count = len(self.entries)
        share = 3 / count
        draw_bar(brush, self._text, (1 - share) * self.first / max(1, self._last_first()), share, beside=14)

    def _habits(self, rules: Rules) -> dict[str, bool]:
        """How the player plays what rule sheets speak of; at a strict table nothing is taken back."""
        habits = habits_of(self.desk.preferences)
        takes_back = habits.offers_take_back and not rules.deal.strict_table
        return habits._replace(offers_take_back=takes_back)._asdict()

    def _lay_out(self) -> None:
        desk, px, say = self.desk, self.page.px, self.desk.say
        game, deck = game_named(self.game), str(deck_for(desk.preferences.deck, self.game))
        rules = self._rules or chosen_rules(desk, game)
        sections = book(say, rules, deck, sheet_of(game), custom_of(rules, game), self._habits(rules))
        self._titles = {section.name: section.title for section in sections}
        self.entries = tuple(
            Entry(section.name, section.title if number == 0 else "", paragraph)
            for section in sections
            for number, paragraph in enumerate(section.paragraphs)
        )
        self._box = self.board_box(1080, 680, beside=24)
        inner = self._box.inset(px(34), px(14))
        self._head, rest = inner.take_top(px(HEAD), px(8))
        foot = Rect(inner.x, self._box.bottom - px(22) - px(FOOT), inner.w, px(FOOT))
        body = Rect(rest.x, rest.y, rest.w, foot.y - px(12) - rest.y)
        left, text = body.columns([LIST, 1 - LIST], px(26))
        if self._is_narrow:
            left, text = body.take_top(px(FOOT), px(10))
            text = Rect(text.x, text.y, text.w, text.h - px(FOOT) - px(8))
        self._text = Rect(text.x, text.y, text.w - px(22), text.h)
        widgets: list[Widget] = []
        if self._is_narrow:
            names = [(section.name, section.title) for section in sections]
            widgets.append(Picker("book.section", names, self.section))
            widgets[0].box = left
        pitch = min(px(ROW), int(left.h / len(sections)))
        for number, section in enumerate(() if self._is_narrow else sections):
            widgets.append(PlainButton(section.name, section.title, px=18))
            widgets[-1].box = Rect(left.x, left.y + number * pitch, left.w, pitch)
        games = [(name, game_name(say, name)) for name in GAMES]
        picker = Picker("book.game", games, self.game)
        back = Button("book.back", say("games.back"), is_main=True)
        beside = Button("title.lesson", say("title.lesson", game=game_name(say, self.game)), px=17)
        back.box, picker.box, beside.box = foot.columns([0.24, 0.44, 0.32], px(14))
        if self._is_narrow:
            picker.box = foot.moved(0, -px(FOOT + 8))
            back.box, beside.box = foot.columns([0.45, 0.55], px(14))
        lesson = [beside] if has_lesson(self.game) else []
        self.focus = self.focus.renewed([*widgets, back, picker, *lesson], first=next(iter(self._titles)))
        self._scroll_to(self.first)
