"""What sets an option: the widget that fits its field, and the value of the field that the widget means."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from game.scenes.choosing.face_button import FacePicker
from game.scenes.company import FACES, name_at_home
from game.scenes.options.entries import Entry
from game.scenes.preferences import OWN_NAMES, CallsLanguage, Language, OwnFace, Preferences
from game.scenes.signs import signs_of
from game.scenes.table.dress import ROOM
from game.scenes.table_desk import TableDesk
from game.ui.fonts import Typeface
from game.ui.layout import LEAST_ROOM, Page
from game.ui.picker import Picker
from game.ui.widgets import Button, Choice, Slider, Toggle, Widget
from game.ui.writing import LEGIBLE

LABEL: Final = 14
"""Design units to which the words of a choice may shrink before its values are shown one at a time."""

KEYS: Final[Mapping[str, Mapping[str, tuple[str, ...]]]] = {
    "is_fullscreen": {"key": ("fullscreen",)},
    "is_muted": {"key": ("mute",)},
    "shows_captions": {"key": ("log",)},
    "speaks": {"keys": ("repeat", "tell_table", "tell_hand", "tell_score")},
    "thoughts_after_deal": {"key": ("why",)},
}
"""By the name of an option the slots of its line, and the shortcuts whose keys fill them."""


def widget_for(desk: TableDesk, entry: Entry, page: Page, width: float) -> Widget:
    """What sets it, showing what is set now; `width` is the room on that page, in pixels."""
    if entry.opens is not None:
        return Button(entry.id, desk.say(entry.verb), px=17)
    now = getattr(desk.preferences, entry.id)
    if isinstance(now, bool):
        return Toggle(entry.id, is_on=now)
    labels = labels_of(desk, entry)
    if isinstance(now, OwnFace):
        return FacePicker(entry.id, desk.assets, labels, now)
    if not labels:
        return Slider(entry.id, now)
    if str(now) not in dict(labels):
        labels = [(str(now), _percent(desk, now)), *labels]
    px = max(LEGIBLE, page.px(LABEL))
    cell = width / len(labels) - 2 * page.px(12)
    is_wide = any(desk.fonts.size(label, Typeface.MEDIUM, px)[0] > cell for _, label in labels)
    return (Picker if is_wide else Choice)(entry.id, labels, str(now))


def labels_of(desk: TableDesk, entry: Entry) -> list[tuple[str, str]]:
    """The values it may have and their words; none for switches and sliders."""
    if entry.values:
        return [(str(value), _percent(desk, value)) for value in entry.values]
    kind = type(_default(entry))
    if not issubclass(kind, StrEnum):
        return []
    own = {str(code): name for code, name in OWN_NAMES.items()} if kind in (Language, CallsLanguage) else {}
    if kind is OwnFace:
        own = {face: name_at_home(desk.say, face) for face in FACES}
    return [(value, own.get(value) or desk.say(f"options.{entry.id}.{value}")) for value in kind]


def line_of(desk: TableDesk, entry: Entry) -> str:
    """The line that explains it, or what stands in its way."""
    if entry.id == "speaks" and not desk.voice.is_able:
        return desk.say("options.speaks.none")
    if entry.id == "scale":
        held = desk.roomy_page(ROOM).scale / desk.roomy_page(LEAST_ROOM, 1.0).scale
        if held < desk.preferences.scale - 0.01:
            return desk.say("options.held", percent=_percent(desk, held))
    return desk.say(f"options.{entry.id}.line", **_keys_of(desk, entry))


def _keys_of(desk: TableDesk, entry: Entry) -> dict[str, str]:
    """What the line says of keys: as they are printed on what the player has moved them to."""
    signs = signs_of(desk.devices)
    return {
        slot: ", ".join(signs.sign(desk.say, name) for name in names)
        for slot, names in KEYS.get(entry.id, {}).items()
    }


def _default(entry: Entry) -> object:
    return getattr(Preferences(), entry.id)


def _percent(desk: TableDesk, value: float) -> str:
    return desk.say("options.percent", number=round(100 * value))
