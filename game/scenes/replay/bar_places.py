"""What stands where in the bar below a past deal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.rules.seats import Seat
from game.scenes.page_desk import PageDesk
from game.scenes.replay.bar import Scrubber, SignButton
from game.scenes.shortcuts import BY_NAME, key_word
from game.scenes.signs import signs_of
from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.picker import Picker
from game.ui.widgets import Button, Choice, Widget
from game.ui.writing import LEGIBLE

BAR: Final = 120
"""Design units of the height of the bar."""

ONCE_MORE: Final = BY_NAME["once_more"].key
"""The key that plays on from what is shown."""

BUTTONS: Final = ("first", "back", "play", "forward", "last")
"""Names and signs from left to right."""


@dataclass(frozen=True, slots=True)
class Bar:
    """The bar for one window size and one deal."""

    box: Rect
    caption: Rect
    """Where it says which deal and which trick."""
    scrubber: Scrubber
    widgets: tuple[Widget, ...]
    """All of them, the scrubber first."""

    def follow(self, step: int, last: int, *, has_earlier: bool, has_later: bool) -> None:
        """Move the knob to the step, and switch off the buttons that lead nowhere."""
        self.scrubber.value = step
        leads = {"first": step > 0, "back": step > 0, "forward": step < last, "last": step < last}
        leads |= {"earlier": has_earlier, "later": has_later}
        for widget in self.widgets:
            widget.is_enabled = leads.get(widget.name, True)


@dataclass(frozen=True, slots=True, kw_only=True)
class BarState:
    """What the bar shows of a past deal."""

    steps: int
    leads: tuple[int, ...]
    """The steps with which a trick begins."""
    names: tuple[str, ...]
    viewer: Seat
    is_open: bool
    is_playing: bool
    asks_why: bool


def bar_of(desk: PageDesk, state: BarState) -> Bar:
    """Above the deal as a groove, its neighbours, two questions; below what moves on and whose eyes look."""
    page, px = desk.page, desk.page.px
    box = Rect(0, page.height - px(BAR), page.width, px(BAR))
    inner = box.inset(px(16), px(11))
    inner = inner.place(min(inner.w, px(1180)), inner.h)
    upper, lower = inner.take_top(px(44), px(7))
    places = upper.columns([0.235, 0.065, 0.265, 0.065, 0.065, 0.15, 0.155], px(10))
    groove, earlier, caption, later, moment, why, once = places
    scrubber = Scrubber("scrubber", state.steps, state.leads)
    asking = Button("why.ask", _asking(desk, why.w), px=17, is_main=state.asks_why)
    signs = tuple(SignButton(name, name) for name in ("earlier", "later", "moment"))
    again = Button("once.more", _once_more(desk, once.w), px=17)
    widgets = (scrubber, *signs, asking, again)
    for widget, place in zip(widgets, (groove, earlier, later, moment, why, once), strict=True):
        widget.box = place
    return Bar(box, caption, scrubber, (*widgets, *_lower(desk, state, lower)))


def _asking(desk: PageDesk, width: float) -> str:
    """The question with the key that asks it; without it where a key's name is too long for the button."""
    word = desk.say("why.ask", key=signs_of(desk.devices).sign(desk.say, "why"))
    return word if _has_room(desk, word, width) else desk.say("why.title")


def _once_more(desk: PageDesk, width: float) -> str:
    """The words that lead to practice, with their key where there is room and no controller in use."""
    word = desk.say("once.heading")
    with_key = f"{word} ({key_word(desk.say, desk.devices.keymap.key(ONCE_MORE))})"
    return with_key if desk.devices.pad is None and _has_room(desk, with_key, width) else word


def _has_room(desk: PageDesk, word: str, width: float) -> bool:
    return desk.fonts.size(word, Typeface.MEDIUM, LEGIBLE)[0] <= width - 2 * desk.page.px(14)


def _lower(desk: PageDesk, state: BarState, row: Rect) -> list[Widget]:
    px, say = desk.page.px, desk.say
    leave, signs, hands, seat = row.columns([0.13, 0.345, 0.255, 0.27], px(12))
    found: list[Widget] = [Button("replay.leave", say("replay.leave"), px=17)]
    found[0].box = leave
    for name, cell in zip(BUTTONS, signs.columns([1, 1, 1.1, 1, 1], px(5)), strict=True):
        sign = "pause" if name == "play" and state.is_playing else name
        found.append(SignButton(name, sign, is_main=name == "play"))
        found[-1].box = cell
    options = [("open", say("replay.open")), ("seen", say("replay.seen"))]
    choice = Choice("replay.hands", options, "open" if state.is_open else "seen")
    choice.box = hands
    seats = [(str(place), name) for place, name in enumerate(state.names)]
    picker = Picker("replay.seat", seats, str(state.viewer))
    picker.box = seat
    return [*found, choice, picker]
