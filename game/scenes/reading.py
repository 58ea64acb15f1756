"""A page is read aloud as it is opened, and then whatever the keys come to, in the words that stand on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.ui.cell import Cell
from game.ui.field import Field
from game.ui.focus import Focus
from game.ui.picker import Picker
from game.ui.widgets import Choice, Slider, Toggle, Widget

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.scenes.scene import Scene
    from game.scenes.table_desk import TableDesk
    from game.text.catalogue import Words
    from game.ui.layout import Rect
    from game.ui.writing import Written

MOST_LETTERS: Final = 900
"""So much of a page is read by itself; the rest is there for who walks through it."""


class Reader:
    """Looks at the top scene after every picture; the table reads itself, as it knows what matters."""

    def __init__(self, desk: TableDesk) -> None:
        """Speak as the desk does, in its language, when the player wants it."""
        self._desk = desk
        self._top: Scene | None = None
        self._focused = ""

    def look(self, top: Scene | None) -> None:
        """Say what is new: the page if it is another one, else what the keys have come to."""
        if not self._desk.preferences.speaks or top is None or getattr(top, "reads_itself", False):
            self._top, self._focused = top, ""
            return
        if top.is_stale:
            return  # its words are not on the screen yet
        focus = focus_of(top)
        written = self._desk.pen.written
        if top is not self._top:
            self._top = top
            self._focused = self._focus_words(focus, written)
            page = page_words(written, focus)
            self._desk.speak(page, cuts=True)
            self._desk.speak(self._focused, cuts=not page)
            return
        if focus is not None and not focus.is_visible:
            return
        words = self._focus_words(focus, written)
        if words != self._focused:
            self._focused = words
            self._desk.speak(words, cuts=True)

    def _focus_words(self, focus: Focus | None, written: Sequence[Written]) -> str:
        if focus is None or focus.current is None:
            return ""
        return widget_words(self._desk.say, focus.current, focus.widgets, written)


def focus_of(scene: Scene) -> Focus | None:
    """The widgets of a scene that has some."""
    found = getattr(scene, "focus", None)
    return found if isinstance(found, Focus) else None


def page_words(written: Sequence[Written], focus: Focus | None) -> str:
    """What stands on the page and belongs to no widget, in the order in which it was written."""
    widgets = () if focus is None else focus.widgets
    labels = {id(one) for widget in widgets for one in label_of(widget, widgets, written)}
    texts = [
        one.text
        for one in written
        if id(one) not in labels and not any(_is_in(one, widget.box) for widget in widgets)
    ]
    return ". ".join(text.rstrip(".") for text in texts if any(sign.isalnum() for sign in text))[
        :MOST_LETTERS
    ]


def widget_words(say: Words, widget: Widget, widgets: Sequence[Widget], written: Sequence[Written]) -> str:
    """What a widget is called and how it is set."""
    label = _joined([one.text for one in label_of(widget, widgets, written)])
    state = _state(say, widget)
    if state is None:
        state = ", ".join(one.text for one in written if _is_in(one, widget.box))
    return ": ".join(filter(None, (label, state)))


def label_of(widget: Widget, widgets: Sequence[Widget], written: Sequence[Written]) -> list[Written]:
    """The words that stand at the left of a switch, a choice or a slider, in its row and in one column."""
    if _state_kind(widget) is None:
        return []
    box = widget.box
    row = [
        one
        for one in written
        if one.text
        and one.inked.right <= box.x + box.w * 0.1
        and box.y - box.h * 0.5 <= one.inked.centre[1] <= box.bottom + box.h * 0.5
        and not any(_is_in(one, other.box) for other in widgets)
    ]
    nearest = max((one.inked.x for one in row), default=0.0)
    return sorted((one for one in row if one.inked.x >= nearest - 2), key=lambda one: one.inked.y)


def _joined(texts: Sequence[str]) -> str:
    """One after the other as sentences; what has no letters or figures cannot be said."""
    return ". ".join(text.rstrip(".") for text in texts if any(sign.isalnum() for sign in text))


def _state_kind(widget: Widget) -> type[Widget] | None:
    return next((kind for kind in (Toggle, Slider, Choice, Picker, Cell) if isinstance(widget, kind)), None)


def _state(say: Words, widget: Widget) -> str | None:
    """How it is set; None for a widget that says it itself."""
    match widget:
        case Toggle(is_on=is_on):
            return say("spoken.on" if is_on else "spoken.off")
        case Slider(value=value):
            return say("spoken.percent", number=round(value * 100))
        case Choice(options=options, value=value) | Picker(options=options, value=value):
            return dict(options).get(value, "")  # nothing may be chosen yet
        case Cell(owner=owner, text=text):
            return f"{owner} {text}"
        case Field(text=text) if text:
            return text
        case _:
            return getattr(widget, "spoken", None)  # what a drawing tells the eye


def _is_in(one: Written, box: Rect) -> bool:
    return box.contains(one.inked.centre)
