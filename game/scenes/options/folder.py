"""The page of the folder in which pictures and texts are saved: typed, completed, or walked into."""

from __future__ import annotations

from concurrent.futures import Future
from dataclasses import replace
from string import ascii_lowercase, ascii_uppercase, digits
from typing import TYPE_CHECKING, Final

from game.scenes.field_form import FieldForm
from game.scenes.scene import Pop, Result
from game.scenes.woodwork import draw_heading
from game.ui.clipboard import copied
from game.ui.desktop import in_thread
from game.ui.field import Field
from game.ui.folders import fault_of, folder_of, folders_below
from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.picker import Picker
from game.ui.theme import BRASS_LIGHT, CREAM
from game.ui.widgets import Button, Signal, Widget
from game.ui.writing import Style

if TYPE_CHECKING:
    import pygame

    from game.scenes.history.past import Past
    from game.scenes.page_desk import PageDesk

HEAD, LINE, CONTROL, GAP, MESSAGE, FOOT = 54, 52, 46, 12, 52, 52
"""Design units of the heading, of two lines, of a control, between two rows, of the message, of a button."""
WIDE, LONGEST = 820, 400
"""Design units of the board across; letters of a path."""
SIGNS: Final = f"{ascii_lowercase}{ascii_uppercase}{digits}/\\:._-~"
"""What can be typed with a controller or with a finger; other folders are walked into."""


class FolderPage(FieldForm):
    """Disks may be slow: folders are listed and tried in threads."""

    def __init__(self, desk: PageDesk, past: Past) -> None:
        """Show the folder of now."""
        super().__init__(desk)
        self._past = past
        self.message = ""
        self._below: tuple[str, ...] = ()
        """The folders that begin as the text does."""
        self._listed: Future[tuple[str, ...]] | None = None
        self._tried: Future[str] | None = None
        self._typed_in(desk.preferences.own_folder or self._usual)
        self._lay_out()

    @property
    def _usual(self) -> str:
        """The folder that is taken where the player wishes no other."""
        pictures = self._past.pictures
        return "" if pictures is None else str(pictures)

    @property
    def needs(self) -> tuple[float, float]:
        """A row is one line, or more where the page is narrow."""
        return (490 if self._is_narrow else 853), self._high + 36

    @property
    def _high(self) -> float:
        rows, feet = (4, 3 * (FOOT + 8)) if self._is_narrow else (2, FOOT)
        return 28 + HEAD + LINE + rows * (CONTROL + GAP) + MESSAGE + feet + 44

    @property
    def is_waiting(self) -> bool:
        """Whether a folder is being listed or tried."""
        return self._listed is not None or self._tried is not None

    def update(self, seconds: float) -> Result:
        """Take what the threads have found."""
        if self._listed is not None and self._listed.done():
            self._below, self._listed = self._listed.result(), None
            self._lay_out()
            self.is_stale = True
        if self._tried is not None and self._tried.done():
            self._decide(self._tried.result())
        return super().update(seconds)

    def _decide(self, fault: str) -> None:
        """Keep the folder, or say what speaks against it."""
        self._tried = None
        self.message = self.desk.say(f"folder.{fault or 'used'}")
        if not fault:
            wished = "" if self.typed == self._usual else str(folder_of(self.typed))
            self.desk.change(lambda likes: replace(likes, own_folder=wished))
        self.is_stale = True

    def _typed_in(self, text: str) -> None:
        self.typed, self.message = text, ""
        self._listed = in_thread(lambda: folders_below(text))

    def _typed(self, field: Field) -> None:
        self._typed_in(field.text)

    def _use(self, used: Signal) -> Result:
        match used.name:
            case "folder.back":
                return Pop()
            case "folder.up":
                path = folder_of(self.typed)
                if path is not None:
                    self._typed_in(str(path.parent))
            case "folder.below":
                self.typed = str(used.value)
            case "folder.into":
                chosen = self.focus["folder.below"]
                if isinstance(chosen, Picker) and chosen.value:
                    self._typed_in(chosen.value.rstrip("/\\") + "/")
            case "folder.usual":
                self._typed_in(self._usual)
                self._tried = in_thread(lambda: "")
            case "folder.use" | "folder.path":
                text = self.typed
                self._tried = in_thread(lambda: fault_of(text))
        self._lay_out()
        return None

    # --- the picture ----------------------------------------------------------------------------------

    def draw(self, screen: pygame.Surface) -> None:
        """Draw the board, what the folder is for, and the message."""
        say = self.desk.say
        brush = self.board(screen, self._box)
        draw_heading(brush, say("options.folder"), self._head, 30)
        style = Style(Typeface.TEXT, brush.px(17), CREAM, across=0.5, wraps=True)
        brush.pen.write(screen, say("folder.about"), self._line, style)
        style = Style(Typeface.MEDIUM, brush.px(17), BRASS_LIGHT, across=0.5, wraps=True)
        brush.pen.write(screen, self.message, self._message, style)
        self.focus.draw(brush)

    def _lay_out(self) -> None:
        px = self.page.px
        self._box = self.board_box(WIDE, self._high, beside=28)
        inner = self._box.inset(px(40), px(14))
        self._head, rest = inner.take_top(px(HEAD))
        self._line, rest = rest.take_top(px(LINE))
        field, rest = rest.take_top(px(CONTROL), px(GAP))
        lines = 3 if self._is_narrow else 1
        row, rest = rest.take_top(px(lines * (CONTROL + GAP) - GAP), px(GAP))
        walk = row.rows([1] * 3, px(GAP)) if lines > 1 else row.columns([1.6, 0.8, 0.8], px(12))
        self._message = rest.take_top(px(MESSAGE))[0]
        feet = px(3 * (FOOT + 8) - 8 if self._is_narrow else FOOT)
        foot = Rect(inner.x, self._box.bottom - px(24) - feet, inner.w, feet)
        ends = foot.rows([1] * 3, px(8)) if self._is_narrow else foot.columns([1] * 3, px(12))
        widgets = self._widgets()
        for widget, place in zip(widgets, [field, *walk, *ends], strict=True):
            widget.box = place
        self.focus = self.focus.renewed(widgets, first="folder.path")
        self._show_caret()

    def _widgets(self) -> list[Widget]:
        say = self.desk.say
        field = Field("folder.path", self.typed, hint=self._usual, most=LONGEST, pasted=copied, signs=SIGNS)
        names = [(path, folder_name(path)) for path in self._below] or [("", say("folder.none"))]
        known = {path for path, _ in names}
        below = Picker("folder.below", names, self.typed if self.typed in known else names[0][0])
        below.is_enabled = bool(self._below)
        buttons = {
            name: Button(f"folder.{name}", say(f"folder.{name}"), px=17) for name in ("into", "up", "usual")
        }
        buttons["into"].is_enabled = bool(self._below)
        back = Button("folder.back", say("history.back"))
        use = Button("folder.use", say("folder.use"), is_main=True, px=18)
        return [field, below, buttons["into"], buttons["up"], back, buttons["usual"], use]


def folder_name(path: str) -> str:
    """The last part of a path."""
    return path.rstrip("/\\").replace("\\", "/").rpartition("/")[2] or path
