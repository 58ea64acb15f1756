"""Everything that a key or a button of a controller does, each with the key that the scenes know it by."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

import pygame

from game.text.catalogue import Words
from game.ui.keymap import Keymap, name_of
from game.ui.pad_buttons import PadButton


@dataclass(frozen=True, slots=True)
class Shortcut:
    """One deed: its word in the catalogue is `keys.<name>`."""

    name: str
    key: int
    buttons: tuple[PadButton, ...] = ()
    """The buttons that do it as well; the first one may be changed."""
    keeps_button: bool = False
    """Whether its buttons are the same for everybody."""
    has_shift: bool = False
    """Whether it reaches any card of the hand together with Shift, or a button of `STANDS_FOR_SHIFT`."""
    gives_way: bool = False
    """Whether it came after players had moved keys: whoever has put another deed on its key keeps that."""


SHORTCUTS: Final = (
    Shortcut("use", pygame.K_RETURN, (PadButton.SOUTH,)),
    Shortcut("back", pygame.K_ESCAPE, (PadButton.EAST, PadButton.START)),
    Shortcut("left", pygame.K_LEFT, (PadButton.LEFT,), keeps_button=True, has_shift=True),
    Shortcut("right", pygame.K_RIGHT, (PadButton.RIGHT,), keeps_button=True, has_shift=True),
    Shortcut("up", pygame.K_UP, (PadButton.UP,), keeps_button=True),
    Shortcut("down", pygame.K_DOWN, (PadButton.DOWN,), keeps_button=True),
    Shortcut("next", pygame.K_TAB),
    Shortcut("look", pygame.K_SPACE, (PadButton.LEFT_SHOULDER, PadButton.RIGHT_SHOULDER)),
    Shortcut("pass", pygame.K_p),
    Shortcut("contra", pygame.K_x),
    Shortcut("hint", pygame.K_h, (PadButton.NORTH,)),
    Shortcut("last_trick", pygame.K_l, (PadButton.WEST,)),
    Shortcut("score", pygame.K_s, (PadButton.BACK,)),
    Shortcut("take_back", pygame.K_u, (PadButton.LEFT_TRIGGER,)),
    Shortcut("why", pygame.K_w, (PadButton.RIGHT_TRIGGER,)),
    Shortcut("moment", pygame.K_v),
    Shortcut("once_more", pygame.K_n, gives_way=True),
    Shortcut("whole_deal", pygame.K_a, gives_way=True),
    Shortcut("rules", pygame.K_F1, (PadButton.RIGHT_STICK,)),
    Shortcut("repeat", pygame.K_F2),
    Shortcut("tell_table", pygame.K_F3),
    Shortcut("tell_hand", pygame.K_F4),
    Shortcut("tell_score", pygame.K_F6),
    Shortcut("log", pygame.K_F7),
    Shortcut("mute", pygame.K_m, (PadButton.LEFT_STICK,)),
    Shortcut("fullscreen", pygame.K_F11),
)
"""In the order in which they are listed."""

STANDS_FOR_SHIFT: Final = "look"
"""The shortcut whose buttons, while they are held, are the Shift of a controller: at the table the shoulders
are free where one person plays, and hold the hand open where several do."""

BY_NAME: Final = {shortcut.name: shortcut for shortcut in SHORTCUTS}


def keymap_of(keys: Mapping[str, str]) -> Keymap:
    """The exchange that the names of keys by the names of shortcuts ask for.

    Names that this version or this keyboard does not know, and keys that are wanted twice, change nothing.
    """
    moved: dict[int, int] = {}
    for name, wanted in keys.items():
        try:
            key = pygame.key.key_code(wanted)
        except (ValueError, pygame.error):
            continue
        if name in BY_NAME and key not in moved.values():
            moved[BY_NAME[name].key] = key
    for late in (one.key for one in SHORTCUTS if one.gives_way):
        if late in moved.values() and late not in moved:
            moved[late] = next(key for key in moved if key not in moved.values())
    kept = {one.key for one in SHORTCUTS if one.key not in moved}
    return Keymap({known: key for known, key in moved.items() if key not in kept})


def with_key(keys: Mapping[str, str], name: str, key: int) -> tuple[dict[str, str], Shortcut | None]:
    """Return the moved keys after shortcut `name` takes `key`, and the shortcut that had this key, or None.

    That shortcut gets the former key of `name`.
    """
    now = {one.name: keymap_of(keys).key(one.key) for one in SHORTCUTS}
    other = next((one for one in SHORTCUTS if now[one.name] == key and one.name != name), None)
    if other is not None:
        now[other.name] = now[name]
    now[name] = key
    moved = {one.name: pygame.key.name(now[one.name]) for one in SHORTCUTS if now[one.name] != one.key}
    return moved, other


def with_button(pads: Mapping[str, str], name: str, button: PadButton) -> dict[str, str]:
    """The first buttons as they are with that one for that shortcut, where they are not the usual ones."""
    now = buttons_of({**{one: was for one, was in pads.items() if one != name}, name: str(button)})
    found = {one.name: button_of(now, one.name) for one in SHORTCUTS if not one.keeps_button}
    usual = {one.name: one.buttons[0] if one.buttons else None for one in SHORTCUTS}
    return {one: str(was) for one, was in found.items() if was is not None and was is not usual[one]}


def key_word(say: Words, key: int) -> str:
    """The name of a key in the language of the player."""
    word = f"keys.sign.{pygame.key.name(key)}"
    return say(word) if word in say else name_of(key)


def buttons_of(pads: Mapping[str, str]) -> dict[PadButton, Shortcut]:
    """What each button of a controller does, where `pads` names other first buttons than the usual ones.

    A button that was given away is exchanged with the one that was taken for it.
    """
    usual = {button: shortcut for shortcut in SHORTCUTS for button in shortcut.buttons}
    found = dict(usual)
    for name, wanted in pads.items():
        shortcut = BY_NAME.get(name)
        if shortcut is None or shortcut.keeps_button or wanted not in {str(button) for button in PadButton}:
            continue
        button = PadButton(wanted)
        before, had = found.get(button), button_of(found, name)
        if before is not None and before.keeps_button:
            continue
        found[button] = shortcut
        if had is not None and had is not button:
            if before is None:
                del found[had]
            else:
                found[had] = before
    return found


def button_of(buttons: Mapping[PadButton, Shortcut], name: str) -> PadButton | None:
    """The first button that does it."""
    return next((button for button, shortcut in buttons.items() if shortcut.name == name), None)
