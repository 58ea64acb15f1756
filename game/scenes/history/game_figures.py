"""The figures of one game: matches, contracts, belotes, capots, with whom, against whom, and how it went."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future
from typing import TYPE_CHECKING, Final

import pygame

from game.rules.seats import FOUR
from game.scenes.empty import LEADS, draw_empty
from game.scenes.form import Form
from game.scenes.history.course import draw_course
from game.scenes.history.intents import OpenFairness
from game.scenes.history.keeping import UNITS, Keeping
from game.scenes.history.past import Past
from game.scenes.history.wording import computer_spoken, date_text, level_text, spoken
from game.scenes.intents import OpenGames
from game.scenes.page_desk import PageDesk
from game.scenes.scene import Pop, Push, Result
from game.scenes.woodwork import draw_heading
from game.text.games import game_name
from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.picker import Picker
from game.ui.theme import BRASS, BRASS_LIGHT, CREAM, CREAM_DIM
from game.ui.widgets import Brush, Button, Signal, Widget
from game.ui.writing import Style
from game.variants.catalogue import GAMES

if TYPE_CHECKING:
    from game.table.history.figures import Against, Figures, Tally

HEAD, TOP, FOOT, ROW = 52, 48, 52, 29
PLOT: Final = 148
BESIDE, TABLES, OTHERS = 970, 385, 420
"""Design units of a page with two halves, and of their heights where they stand below each other."""
TITLE: Final = 17
"""Design units of the gaps in a table besides its rows."""
MOST: Final = 3
"""So many levels are named where there are many partners too."""

PAGES: Final = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}
"""The keys that turn to another game."""

Row = tuple[str, Sequence[str]]


class GameFigures(Form):
    """Tables on the left, the course of things and the others on the right."""

    beside = BESIDE

    @property
    def needs(self) -> tuple[float, float]:
        """Both halves beside each other, or below each other where the page is narrow."""
        if not self._is_narrow:
            return BESIDE, 655
        above = 36 + 14 + HEAD + 8 + 2 * TOP + 8 + 16
        return 490, above + TABLES + 20 + OTHERS + 10 + 4 * (FOOT + 8) + 22

    def __init__(
        self, desk: PageDesk, past: Past, games: Sequence[str], game: str, people: Sequence[str] = ()
    ) -> None:
        """`games` are those that were played; with several `people` one of them is looked at."""
        super().__init__(desk)
        self._past = past
        self.games = tuple(games)
        self.people = tuple(people)
        self.game = game
        self.person: str | None = self.people[0] if len(self.people) > 1 else None
        self.figures: Figures | None = None
        self._coming: Future[Figures] | None = None
        self.keeping = Keeping(desk, past)
        self._ask()
        self._lay_out()

    def _ask(self) -> None:
        self.figures = None
        self._coming = self._past().figures(self.game, self.person)

    @property
    def is_waiting(self) -> bool:
        """Whether the figures are still being counted."""
        return self._coming is not None or self.keeping.is_busy

    @property
    def _is_empty(self) -> bool:
        """Whether it is known that there is nothing to show."""
        return self.figures is not None and not self.figures.deals

    def update(self, seconds: float) -> Result:
        """Take the figures when they have come."""
        super().update(seconds)
        if self._coming is not None and self._coming.done():
            self.figures, self._coming = self._coming.result(), None
            self._lay_out()
            self.is_stale = True
        if self.keeping.is_done_now():
            self._lay_out()
            self.is_stale = True
        return None

    def _take(self, event: pygame.Event) -> bool:
        if event.type != pygame.KEYDOWN or event.key not in PAGES:
            return False
        place = self.games.index(self.game) + PAGES[event.key]
        self._choose_game(self.games[place % len(self.games)])
        return True

    def _use(self, used: Signal) -> Result:
        match used.name:
            case "history.game":
                self._choose_game(str(used.value))
            case "history.person":
                self.person = str(used.value)
                self._ask()
            case "figures.table":
                self._keep()
            case "match.show":
                self.keeping.show()
            case name if name == LEADS:
                return Push(OpenGames())
            case "fair.open":
                return Push(OpenFairness(self.game, self.person))
            case _:
                return Pop()
        return None

    def _keep(self) -> None:
        """Two tables: a line a match, and beside it a line a deal."""
        game, past = self.game, self._past()
        deals = f"{game}-deals.csv"
        self.keeping.put(
            f"{game}.csv", lambda path: past.put_tables(path, path.with_name(deals), game), deals
        )

    def _choose_game(self, game: str) -> None:
        self.game = game
        self.keeping.forget()
        self._ask()
        self._lay_out()
        self.is_stale = True

    # --- the picture ----------------------------------------------------------------------------------

    def draw(self, screen: pygame.Surface) -> None:
        """Draw the board and everything on it."""
        say = self.desk.say
        brush = self.board(screen, self._box)
        draw_heading(brush, say("history.figures"), self._head.inset(brush.px(20), 0), 30)
        figures = self.figures
        if figures is None or not figures.deals:
            text = say("history.reading") if figures is None else say("figures.none")
            draw_empty(brush, self.desk, self._body, text, has_picture=figures is not None)
        else:
            left, right = self._body.columns([0.54, 0.46], brush.px(40))
            if self._is_narrow:
                left, right = self._body.take_top(brush.px(TABLES), brush.px(20))
            self._tables(brush, left, figures)
            self._others(brush, right, figures)
        if message := self.keeping.message(self._note.w):
            style = Style(Typeface.TEXT, brush.px(UNITS), CREAM, wraps=True)
            brush.pen.write(screen, message, self._note, style)
        self.focus.draw(brush)

    def _tables(self, brush: Brush, box: Rect, figures: Figures) -> None:
        say, matches = self.desk.say, figures.matches
        heads = [(say("figures.won"), matches.won), (say("figures.lost"), matches.lost)]
        heads += [(say("figures.shared"), matches.shared)] if matches.shared else []
        heads += [(say("figures.left"), figures.left)] if figures.left else []
        rows: list[Row] = [(self._span(figures), [str(count) for _, count in heads])]
        title = say("figures.counted", what=say("figures.matches"), count=matches.played)
        rest = _table(brush, box, [head for head, _ in heads], rows, title=title)
        has_hung = figures.own.hung + figures.theirs.hung > 0
        heads_of_contracts = [say("figures.made"), say("figures.fell")]
        heads_of_contracts += [say("figures.hung")] if has_hung else []
        is_pair = GAMES[self.game].rules.players == FOUR
        own = [("figures.ours", figures.own), ("figures.mine", figures.mine)]
        contracts = [
            *(own if is_pair else [("figures.own", figures.own)]),
            ("figures.theirs", figures.theirs),
        ]
        rows = [
            (say(key), [str(one.made), str(one.fell), *([str(one.hung)] if has_hung else [])])
            for key, one in contracts
        ]
        rest = _table(brush, rest, heads_of_contracts, rows, title=say("figures.contracts"))
        us = say("table.us") if is_pair else say("score.me")
        them = say("table.them") if is_pair else say("figures.others")
        rows = [
            (say("figures.points"), [f"{points:.0f}" for points in figures.points]),
            (say("figures.belotes"), [str(count) for count in figures.belotes]),
            (say("figures.capots"), [str(count) for count in figures.capots]),
            (say("figures.declared"), [str(points) for points in figures.declared]),
        ]
        title = say("figures.counted", what=say("figures.deals"), count=figures.deals)
        _table(brush, rest, [us, them], rows, title=title)

    def _others(self, brush: Brush, box: Rect, figures: Figures) -> None:
        say = self.desk.say
        head, rest = box.take_top(brush.px(ROW), brush.px(4))
        style = Style(Typeface.MEDIUM, brush.px(17), BRASS_LIGHT)
        brush.pen.write(brush.screen, say("figures.course"), head, style)
        plot, rest = rest.take_top(brush.px(PLOT), brush.px(14))
        draw_course(brush, plot, [point.share for point in figures.course])
        lists = (("figures.partners", figures.partners), ("figures.levels", figures.levels))
        tables = sum(1 for _, others in lists if others)
        # what room there is for names; the levels, which are few, go first
        free = int((rest.h - tables * brush.px(ROW + TITLE)) // brush.px(ROW))
        levels = min(len(figures.levels), max(1, free - len(figures.partners)), MOST)
        partners = max(0, min(len(figures.partners), free - levels))
        for (key, others), count in zip(lists, (partners, levels), strict=True):
            rows: list[Row] = [(self._name(one), [self._won(one.tally)]) for one in others[:count]]
            if rows:
                rest = _table(brush, rest, [say("figures.won")], rows, title=say(key))

    def _span(self, figures: Figures) -> str:
        """The days of the first match and of the last."""
        if not figures.course:
            return ""
        say, course = self.desk.say, figures.course
        days = [date_text(say, one.begun.partition(" ")[0]) for one in (course[0], course[-1])]
        return " – ".join(dict.fromkeys(days))

    def _name(self, one: Against) -> str:
        """Return the words for an opponent or partner: name and level if he has a name, else the level."""
        say = self.desk.say
        if one.name:
            level = level_text(say, one.mind)
            return f"{computer_spoken(say, one.name)} ({level})" if level else spoken(say, one.name)
        if one.mind == "human":
            return say("figures.people")
        return say("figures.mixed") if one.mind == "mixed" else level_text(say, one.mind) or one.mind

    def _won(self, tally: Tally) -> str:
        return self.desk.say("figures.share", won=tally.won, played=tally.played)

    def _lay_out(self) -> None:
        px, say = self.page.px, self.desk.say
        self._box = self.board_box(1080, None if self._is_narrow else 668)
        inner = self._box.inset(px(40), px(14))
        self._head, rest = inner.take_top(px(HEAD), px(8))
        top, rest = rest.take_top(px(2 * TOP + 8 if self._is_narrow else TOP), px(16))
        foot_high = px(4 * (FOOT + 8) if self._is_narrow else FOOT)
        foot = Rect(inner.x, inner.bottom - foot_high - px(8), inner.w, foot_high)
        self._body = Rect(rest.x, rest.y, rest.w, foot.y - px(10) - rest.y)
        games = Picker("history.game", [(game, game_name(say, game)) for game in self.games], self.game)
        games.box = top.place(min(px(420), top.w), px(TOP))
        widgets: list[Widget] = [games]
        if self.person is not None:
            left, right = top.rows([1, 1], px(8)) if self._is_narrow else top.columns([1, 1], px(20))
            games.box = left
            names = [(name, spoken(say, name)) for name in self.people]
            widgets.append(Picker("history.person", names, self.person))
            widgets[-1].box = right
        # what led here lay at the right end: a second press there must lead nowhere
        home, left, fair, self._note = foot.columns([0.2, 0.25, 0.17, 0.38], px(14))
        if self._is_narrow:
            self._note, left, fair, home = foot.rows([1, 1, 1, 1], px(8))
        word = "match.show" if self.keeping.is_saved else "figures.table"
        keep = Button(word, say(word), px=19)
        keep.is_enabled = self._past.pictures is not None and self.figures is not None
        back = Button("history.back", say("history.back"), px=19)
        ask = Button("fair.open", say("fair.open"), px=19)
        ask.is_enabled = self.figures is not None
        keep.box, ask.box, back.box = left, fair, home
        feet = [keep, ask, back] if self._is_narrow else [back, keep, ask]
        if self._is_empty:
            lead = Button(LEADS, say(LEADS), is_main=True, px=19)
            lead.box = left if self._is_narrow else foot.place(foot.w * 0.3, foot.h)
            feet = [lead, back] if self._is_narrow else [back, lead]
        self.focus = self.focus.renewed([*widgets, *feet])


def _table(brush: Brush, box: Rect, heads: Sequence[str], rows: Sequence[Row], *, title: str = "") -> Rect:
    """A title, the heads of the columns, and rows of a word and figures; answer the room below."""
    px, pen, screen = brush.px, brush.pen, brush.screen
    share = 0.42 if len(heads) > 2 else 0.5
    widths = [share, *[(1 - share) / len(heads)] * len(heads)]
    line, rest = box.take_top(px(ROW))
    name, *cells = line.columns(widths, px(8))
    if title:
        pen.write(screen, title, name, Style(Typeface.MEDIUM, px(17), BRASS_LIGHT))
    for head, cell in zip(heads, cells, strict=True):
        pen.write(screen, head, cell, Style(Typeface.TEXT, px(15), CREAM_DIM, across=1))
    y = round(line.bottom)
    pygame.draw.line(screen, BRASS, (line.x, y), (line.right, y), max(1, px(1)))
    _, rest = rest.take_top(px(4))
    for label, figures in rows:
        line, rest = rest.take_top(px(ROW))
        name, *cells = line.columns(widths, px(8))
        pen.write(screen, label, name, Style(Typeface.TEXT, px(17), CREAM))
        for figure, cell in zip(figures, cells, strict=True):
            pen.write(screen, figure, cell, Style(Typeface.MEDIUM, px(18), CREAM, across=1))
    return rest.take_top(px(13))[1]
