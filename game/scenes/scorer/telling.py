"""The page on which a deal is told: choices and figures on the left, keys to type them on the right."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.rules.contract import Trumps
from game.rules.scoring import factors_of
from game.scenes.digits import TEN, digit
from game.scenes.form import Form
from game.scenes.intents import OpenScore
from game.scenes.kept import Kept
from game.scenes.page_desk import PageDesk
from game.scenes.scene import Pop, Replace, Result
from game.scenes.scorer.answers import answers
from game.scenes.scorer.draft import BELOTE, Draft
from game.scenes.scorer.keypad import Key, keypad
from game.scenes.scorer.words import (
    complaint_words,
    line_words,
    names_of_match,
    paper_of,
    score_words,
    side_words,
)
from game.scenes.woodwork import draw_heading
from game.table.scorer import Ending, line_of
from game.ui.cell import Cell
from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.pad_buttons import PadButton
from game.ui.theme import BRASS_LIGHT, CREAM
from game.ui.widgets import Brush, Button, Signal, Widget
from game.ui.writing import Style

if TYPE_CHECKING:
    from game.rules.result import DealResult
    from game.table.real_match import RealMatch

ROW, HEAD, FOOT = 58, 48, 52
BESIDE, NARROW, STACKED = 1000, 500, 88
"""Design units of the page, of a narrow one, and of a row there."""
PAD, LABEL, PREVIEW = 4 * 62 + 3 * 8, 28, 120
WORDS, KEYS = 0.63, 0.37
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)


class Telling(Form):
    """Everything is asked that only people know; the rest follows, and is shown before it is written."""

    beside = BESIDE

    def __init__(self, desk: PageDesk, kept: Kept, place: int | None = None) -> None:
        """Tell the next deal of the first sheet, or correct the one at that place.

        What is told of the next deal waits with the sheet whenever the page is left.
        """
        super().__init__(desk)
        self._kept = kept
        self.match = match = kept.sheets.things[0]
        self._place = place
        self.draft = kept.half_told.of(match) if place is None else Draft(match.rules, match.told[place])
        self.draft.leave()
        self.standing = match.standing()
        self.active = "cards.0"
        """The cell that is typed in."""
        self._has_just_typed = False
        """Whether the last key typed something, so that Enter means the cell and not the widget in focus."""
        self._lay_out()

    @property
    def needs(self) -> tuple[float, float]:
        """The keys stand beside the questions, below them where the page is narrow."""
        if not self._is_narrow:
            return BESIDE, 690
        rows = len(self.draft.rows()) * STACKED
        return NARROW, 60 + HEAD + rows + LABEL + PAD + PREVIEW + 2 * (FOOT + 12) + 40

    # --- keys and mouse -------------------------------------------------------------------------------

    def handle(self, event: pygame.Event) -> Result:
        """Take what is typed or chosen; Esc leaves the sheet as it was."""
        if event.type == pygame.KEYDOWN:
            if event.key == pygame.K_ESCAPE:
                return Pop()
            if self._take_key(event):
                self._has_just_typed = True
                return None
            if self._has_just_typed and event.key in ENTER:
                self.focus.go_to(self.active)
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self._has_just_typed = False
        self.is_stale = True
        used = self.focus.handle(event)
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._type_where_the_focus_is()
        if used is None:
            return None
        if isinstance(self.focus[used.name], Cell):
            self._enter(used.name, by_pad="pad" in event.dict)
            return None
        return self._use(used)

    def _type_where_the_focus_is(self) -> None:
        """Who only passes over a cell leaves the keys where they type."""
        current = self.focus.current
        if isinstance(current, Cell) and current.name != self.active:
            self._activate(current.name)

    def _activate(self, cell: str) -> None:
        self.active = cell
        self.draft.leave()
        self._lay_out()

    def _enter(self, cell: str, *, by_pad: bool) -> None:
        """Enter begins to type in a cell, then goes on to the next; a controller goes to the keys."""
        if self.active == cell and not by_pad:
            self._go_on()
            self._lay_out()
            return
        self._activate(cell)
        if by_pad:
            self.focus.go_to(f"key.{self._keys()[0].types}")

    def _take_key(self, event: pygame.Event) -> bool:
        """Digits, Backspace and the letter of the belote go into the active cell wherever the focus is."""
        if event.dict.get("button") == PadButton.WEST:
            self._type("")
            return True
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT) or "button" in event.dict:
            return False
        number = digit(event.key, str(getattr(event, "unicode", "")))
        if event.key == pygame.K_BACKSPACE:
            self._type_where_the_focus_is()
            self._type("")
        elif number is not None:
            self._type_where_the_focus_is()
            self._type(str(number % TEN))
        elif event.key == pygame.K_b:
            self._type_where_the_focus_is()
            self._type(BELOTE)
        else:
            return False
        return True

    def _type(self, key: str) -> None:
        if self.active.partition(".")[0] in self.draft.rows():
            self.draft.take(self.active, key)
        self._lay_out()
        self.is_stale = True

    def _use(self, used: Signal) -> Result:
        name, value = used.name, str(used.value)
        match name.partition(".")[0]:
            case "tell" if name == "tell.back":
                self.desk.sounds.play("button")
                return Pop()
            case "tell" if name == "tell.strike" and self._place is not None:
                self.desk.sounds.play("button")
                return self._keep(self.match.without_deal(self._place))
            case "tell":
                return self._write()
            case "key":
                self._press(name.removeprefix("key."))
            case _ if used.value is not None:
                self._choose(name, value)
        self.desk.sounds.play("button", 0.6)
        self._lay_out()
        return None

    def _press(self, key: str) -> None:
        """A key of the pad on the page."""
        if key == "next":
            self._go_on()
        else:
            self._type("" if key == "erase" else key)

    def _go_on(self) -> None:
        """To the next cell that is typed in, round and round."""
        cells = [widget.name for widget in self.focus.widgets if isinstance(widget, Cell)]
        if not cells:
            return
        place = cells.index(self.active) + 1 if self.active in cells else 0
        self.active = cells[place % len(cells)]
        self.draft.leave()
        if isinstance(self.focus.current, Cell):
            self.focus.go_to(self.active)

    def _choose(self, name: str, value: str) -> None:
        draft = self.draft
        match name:
            case "ending":
                draft.ending = Ending(value)
            case "who":
                draft.who = int(value)
            case "taker":
                draft.taker = int(value)
            case "trumps":
                draft.trumps = Trumps(value) if value else None
            case "goal":
                draft.goal = int(value)
            case "contra":
                draft.multiplier = int(value)
            case "lacking":
                draft.lacking = frozenset(int(side) for side in value)
            case "last":
                draft.last = int(value)
            case "more":
                draft.more = int(value)
            case "helped":
                draft.has_helped = bool(value)

    def _write(self) -> Result:
        if self.draft.complaint() is not None:
            self.desk.sounds.play("button", 0.4)
            return None
        self.desk.sounds.play("button")
        return self._keep(self.match.with_deal(self.draft.told(), self._place))

    def _keep(self, match: RealMatch) -> Result:
        """Put what is written now in the place of the sheet; a new deal is shown as it is written."""
        sheets = self._kept.sheets
        sheets.put((match, *sheets.things[1:]))
        if self._place is not None:
            return Pop()
        self._kept.half_told.end(match)
        return Replace(OpenScore(paper_of(self.desk, match, is_fresh=True)))

    # --- words ----------------------------------------------------------------------------------------

    def _heading(self) -> str:
        say, standing = self.desk.say, self.standing
        number = len(standing.results) + 1
        if self._place is not None and self._place in standing.places:
            number = standing.places.index(self._place) + 1
        heading = say("scorer.deal", number=number)
        if self._place is not None:
            return heading
        dealer = names_of_match(self.desk, self.match)[standing.dealer]
        return f"{heading} · {say('scorer.dealer', name=dealer)}"

    def _label(self, row: str) -> str:
        say = self.desk.say
        if row == "who":
            return say(f"scorer.who.{self.draft.ending.value}")
        if row == "cards":
            return say(self._cards_label())
        shared = {
            "declared": "score.tally.declared",
            "last": "score.tally.last",
            "faults": "score.tally.faults",
        }
        return say(shared.get(row, f"scorer.row.{row}"))

    def _cards_label(self) -> str:
        """What belongs to the card points, where people count in another way too."""
        draft = self.draft
        if draft.rules.pack.extra:
            return "scorer.row.cards.laidAway"
        trumps = draft.counted_trumps
        is_doubled = trumps is not None and factors_of(trumps, draft.rules.score).cards > 1
        return "scorer.row.cards.once" if is_doubled else "scorer.row.cards"

    def preview(self) -> str:
        """What will be written and the score after it, or what is still wrong or missing."""
        complaint = self.draft.complaint()
        if complaint is not None:
            return complaint_words(self.desk, complaint)
        after = score_words(self.match.with_deal(self.draft.told(), self._place).standing())
        line = line_words(self.desk, self.match, self._line())
        return f"{line}\n{self.desk.say('scorer.after', figures=after)}"

    def _line(self) -> DealResult:
        """The line that the deal leaves where it stands in the sheet."""
        before, standing = len(self.standing.results), self.standing
        hung = standing.hung
        if self._place is not None and self._place in standing.places:
            before = standing.places.index(self._place)
            hung = standing.results[before].hung_before
        return line_of(self.draft.told(), self.match.rules, number=before + 1, hung=hung)

    # --- the picture ----------------------------------------------------------------------------------

    def draw(self, screen: pygame.Surface) -> None:
        """Draw the board, the questions and what comes of the answers."""
        brush = self.board(screen, self._box)
        draw_heading(brush, self._heading(), self._head.inset(brush.px(20), 0), 28)
        for name, (label, _) in self._rows.items():
            is_meant = self.active.startswith(f"{name}.")
            tone = BRASS_LIGHT if is_meant else CREAM
            style = Style(Typeface.MEDIUM, brush.px(17), tone, wraps=True)
            brush.pen.write(screen, self._label(name), label, style)
        self._draw_sides(brush)
        self._draw_preview(brush)
        self.focus.draw(brush)

    def _draw_preview(self, brush: Brush) -> None:
        """What will be written, the figures large; or what is missing."""
        sentence, _, figures = self.preview().partition("\n")
        tone = CREAM if figures else BRASS_LIGHT
        style = Style(Typeface.TEXT, brush.px(17), tone, across=0.5, wraps=True)
        upper, lower = self._words.rows([0.6, 0.4], brush.px(4))
        brush.pen.write(brush.screen, sentence, upper, style)
        if figures:
            style = Style(Typeface.MEDIUM, brush.px(21), BRASS_LIGHT, across=0.5, wraps=True)
            brush.pen.write(brush.screen, figures, lower, style)

    def _draw_sides(self, brush: Brush) -> None:
        """Above the keys, whose figure they type."""
        row, _, side = self.active.partition(".")
        if row not in self._rows:
            return
        text = f"{self._label(row)} · {side_words(self.desk, self.match)[int(side)]}"
        style = Style(Typeface.MEDIUM, brush.px(18), BRASS_LIGHT, across=0.5)
        brush.pen.write(brush.screen, text, self._pad_label, style)

    def _lay_out(self) -> None:
        px = self.page.px
        names = self.draft.rows()
        self._box = self.board_box(1120, None if self._is_narrow else 678, beside=18, above=14)
        inner = self._box.inset(px(28), px(12))
        self._head, rest = inner.take_top(px(HEAD), px(8))
        if self._is_narrow:
            left, right = rest.take_top(len(names) * px(STACKED), px(8))
            high: float = px(STACKED)
        else:
            body = Rect(rest.x, rest.y, rest.w, rest.h - px(FOOT) - px(18))
            left, right = body.columns([WORDS, KEYS], px(26))
            high = min(px(ROW), left.h / len(names))
        self._rows: dict[str, tuple[Rect, Rect]] = {}
        for place, name in enumerate(names):
            self._rows[name] = self._halves(Rect(left.x, left.y + place * high, left.w, high))
        widgets = [widget for name in names for widget in self._widgets(name)]
        self._pad_label, rest = right.take_top(px(LABEL), px(6))
        pad, rest = rest.take_top(px(PAD), px(12))
        self._words = rest.take_top(px(PREVIEW))[0] if self._is_narrow else rest
        cells = [widget.name for widget in widgets if isinstance(widget, Cell)]
        if cells and self.active not in cells:
            self.active = cells[0]
        for widget in widgets:
            if isinstance(widget, Cell):
                widget.is_active = widget.name == self.active
        widgets += keypad(self.desk.say, self._keys() if cells else (), pad, px(8))
        foot = Rect(inner.x, self._box.bottom - px(20) - px(FOOT), inner.w, px(FOOT))
        self.focus = self.focus.renewed([*widgets, *self._buttons(foot)], first="taker")

    def _halves(self, row: Rect) -> tuple[Rect, Rect]:
        """A question, and where its answer is."""
        px = self.page.px
        if self._is_narrow:
            label, control = row.take_top(px(30))
        else:
            label, control = row.columns([0.25, 0.75], px(10))
        return label, control.place(control.w, min(px(48), control.h - px(4)))

    def _keys(self) -> tuple[Key, ...]:
        """What the active cell takes."""
        if self.active.startswith("declared"):
            values = tuple(Key(str(value)) for value in self.draft.chips())
            return (*values, Key(BELOTE))
        return tuple(Key(digit) for digit in "7894561230")

    def _widgets(self, name: str) -> list[Widget]:
        """What answers a question, in its place."""
        widgets = answers(self.desk, self.match, self.draft, name)
        boxes = self._rows[name][1].columns([1.0] * len(widgets), self.page.px(8))
        for widget, box in zip(widgets, boxes, strict=True):
            widget.box = box
        return widgets

    def _buttons(self, foot: Rect) -> list[Widget]:
        px, say = self.page.px, self.desk.say
        back = Button("tell.back", say("history.back"), px=19)
        is_whole = self.draft.complaint() is None
        write = Button("tell.write", say("scorer.write"), is_main=is_whole, px=20)
        write.is_enabled = is_whole
        if self._is_narrow:
            back.box, write.box = foot.columns([1, 1.4], px(12))
        else:
            back.box, write.box = foot.place(px(200), foot.h, 0, 0), foot.place(px(300), foot.h, 1, 0)
        if self._place is None:
            return [back, write]
        strike = Button("tell.strike", say("scorer.strike"), px=19)
        beside = Rect(back.box.right + px(16), foot.y, px(260), foot.h)
        strike.box = foot.moved(0, -px(FOOT + 12)) if self._is_narrow else beside
        return [back, strike, write]
