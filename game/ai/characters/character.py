"""Characters: what a computer prefers among actions that are about equally good."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True, kw_only=True)
class Character:
    """Preferences from -1 (avoids it) to 1 (seeks it). They never make a player see more."""

    name: str
    """The portrait has it, too; the words are `character.NAME`, and that with `.text`."""
    calls: float = 0.0
    """Naming trumps, taking the turned card, going higher."""
    doubles: float = 0.0
    """Contra and recontra."""
    draws: float = 0.0
    """Leading trumps for the taker's side while others may have some."""
    cashes: float = 0.0
    """Leading a plain card that no opponent can beat in its suit."""
    feeds: float = 0.0
    """Giving points to a trick that the partner is winning."""
    signals: float = 0.0
    """Throwing a small card of a suit whose best card it holds, where it cannot follow."""
    long_suits: float = 0.0
    """Leading from the longest plain suit."""


NOBODY: Final = Character(name="nobody")
"""The player of a level without a character: it prefers nothing."""

CHARACTERS: Final = (
    Character(name="mara", calls=-1.0, doubles=-1.0),
    Character(name="ana", cashes=1.0),
    Character(name="zlata", feeds=0.7, signals=0.7, long_suits=0.7),
    Character(name="joza", calls=1.0, doubles=1.0),
    Character(name="luka", draws=-0.6, cashes=-0.4),
    Character(name="tome", draws=1.0),
    Character(name="ruza", calls=0.6, feeds=0.7),
    Character(name="iva", calls=-0.5, doubles=1.0),
    Character(name="vesna", cashes=0.7, signals=0.8),
    Character(name="kata", calls=-0.6, feeds=1.0),
    Character(name="nada", long_suits=1.0),
    Character(name="stipe", draws=0.8, cashes=0.6),
    Character(name="franjo", doubles=-0.8, cashes=-0.7),
    Character(name="niko", calls=0.8, cashes=0.8),
    Character(name="drago", doubles=0.8, draws=0.7),
    Character(name="pavao", draws=-0.6, signals=0.8),
)
"""All characters, one for each portrait."""


class UnknownCharacterError(ValueError):
    """There is no character of that name."""

    def __init__(self, name: str) -> None:
        super().__init__(
            f"there is no character {name!r}; there is {', '.join(one.name for one in CHARACTERS)}"
        )
        self.name = name


def character_named(name: str) -> Character:
    """Return the character of that name, `NOBODY` for `nobody`; raise UnknownCharacterError without one."""
    for character in (NOBODY, *CHARACTERS):
        if character.name == name:
            return character
    raise UnknownCharacterError(name)
