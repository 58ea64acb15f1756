"""Every suit in a colour of its own: the same drawings, with other fills from a table of the generator."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final

import pygame

from game.scenes.cards.plain import plain_sign
from game.ui.render.svg import (
    UnreadableDrawingError,
    rasterised,
    rasterised_or_plain,
    rasterised_text,
    source_of,
)

FILL: Final = re.compile(r'(<path [^>]*?fill=")(#[0-9A-Fa-f]{6}|none)(")')


@lru_cache(maxsize=2)
def _fills(sprites: Path) -> Mapping[str, Mapping[str, str]]:
    """By drawing and place of the path, the fill that differs."""
    import json  # only for players who wish for four colours

    path = sprites / "cards" / "four_colours.json"
    try:
        table: dict[str, dict[str, str]] = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise UnreadableDrawingError(path, str(error)) from error
    return table


def source(sprites: Path, name: str, *, has_four_colours: bool) -> str:
    """The SVG text of a drawing, by its path below the sprites without the ending."""
    text = source_of(sprites / f"{name}.svg").decode()
    changed = _fills(sprites).get(name, {}) if has_four_colours else {}
    if not changed:
        return text
    place = -1

    def fill(found: re.Match[str]) -> str:
        nonlocal place
        place += 1
        return f"{found[1]}{changed.get(str(place), found[2])}{found[3]}"

    return FILL.sub(fill, text)


def coloured(sprites: Path, name: str, size: tuple[int, int], *, has_four_colours: bool) -> pygame.Surface:
    """A drawing as pixels, premultiplied; those without suit signs are the same in all colours."""
    if has_four_colours and name in _fills(sprites):
        return rasterised_text(source(sprites, name, has_four_colours=True), size)
    return rasterised(sprites / f"{name}.svg", size)


def coloured_or_plain(
    sprites: Path, name: str, size: tuple[int, int], *, has_four_colours: bool
) -> pygame.Surface:
    """The same; a plain sign or a disc stands in for a drawing that cannot be read."""
    try:
        return coloured(sprites, name, size, has_four_colours=has_four_colours)
    except (OSError, ValueError, pygame.error):
        return plain_sign(name, size) or rasterised_or_plain(sprites / f"{name}.svg", size)
