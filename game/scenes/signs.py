"""What is to be pressed, as it is printed on what the player has in his hands: a key or a button."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from game.scenes.shortcuts import BY_NAME, button_of, key_word
from game.text.catalogue import Words
from game.ui.keymap import Keymap
from game.ui.pad_buttons import printed
from game.ui.pad_signs import spelled

if TYPE_CHECKING:
    from game.scenes.devices import Devices


@dataclass(frozen=True, slots=True)
class Signs:
    """Of a keyboard as long as no controller was pressed last."""

    keymap: Keymap = field(default_factory=Keymap)
    buttons: dict[str, str] = field(default_factory=dict)
    """By the names of the shortcuts, what is printed on the button; empty for a keyboard."""

    @property
    def is_pad(self) -> bool:
        """Whether a controller was pressed last."""
        return bool(self.buttons)

    def letter(self, known: str) -> str:
        """The letter that presses what the program knows by that one; a controller has none."""
        return "" if self.is_pad or not known else self.keymap.letter(known)

    def button(self, name: str) -> str:
        """The sign of the button of that shortcut; nothing for a keyboard."""
        return self.buttons.get(name, "")

    def sign(self, say: Words, name: str) -> str:
        """What is printed on what does that shortcut's deed."""
        return spelled(self.button(name)) or key_word(say, self.keymap.key(BY_NAME[name].key))


def signs_of(devices: Devices) -> Signs:
    """Those of what was pressed last."""
    if devices.pad is None:
        return Signs(devices.keymap)
    kind, buttons = devices.pads.kind(devices.pad), devices.buttons
    found = {shortcut.name: button_of(buttons, shortcut.name) for shortcut in buttons.values()}
    return Signs(devices.keymap, {name: printed(one, kind) for name, one in found.items() if one is not None})
