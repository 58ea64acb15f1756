"""A face put together from the layers of its portrait."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache, partial
from pathlib import Path
from typing import Final

import pygame

from game.scenes.table.motion.poses import Look, Shift
from game.scenes.table.picture.easel import Easel, blit, laid, whole
from game.ui.layout import Rect
from game.ui.render.stage import Picture
from game.ui.render.svg import UnreadableDrawingError, rasterised_text, source_of

SIDE: Final = 256
"""The units of a portrait."""
PATH: Final = re.compile(r'<path class="([a-z_ 0-8]+)"(?: display="none")?( .*)')
ROUGH: Final = 64
"""Pixels of the small picture that tells where a layer is."""
SHUT: Final = frozenset({"closed", "merry"})
"""Eyes without an iris."""
PLACES: Final = 9
"""Where a card of a half figure may be in its fan."""
MOST: Final = 5
"""So many cards are held at most: more would be one block."""

Layers = Mapping[str, str]


def likeness_pictures(easel: Easel, portrait: str, box: Rect, look: Look, *, cards: int = 0) -> list[Picture]:
    """Return the pictures of a person in that box, from below upwards; only the layers that change differ.

    `portrait` is the drawing below `sprites`: a head of `avatars`, or one of `figures`, which holds `cards`.
    """
    side = whole(box)[0]
    try:
        layers = layers_of(easel.sprites / f"{portrait}.svg")
    except UnreadableDrawingError:
        return [laid(easel.drawing(portrait, (side, side)), box)]
    corner, scale = (round(box.x), round(box.y)), side / SIDE

    def part(name: str) -> Picture:
        return easel.placed((portrait, name, side), partial(_layer, layers.get(name, ""), side))

    gaze = (round(look.gaze[0] * scale), round(look.gaze[1] * scale))
    key = (portrait, "eyes", look.eyes, gaze, side)
    eyes = easel.placed(key, partial(_eyes, layers, look.eyes, gaze, side))
    moved = [part("head"), eyes, part(_state("brows", look.brows)), part("over")]
    moved.append(part(_state("mouth", look.mouth)))
    head = (corner[0] + round(look.head[0] * scale), corner[1] + round(look.head[1] * scale))
    held = [f"cards {easel.back} {place}" for place in fan_of(min(cards, MOST))]
    front = [part("ring"), *(part(name) for name in (*held, "hands") if name in layers)]
    return [
        _at(part("body"), corner),
        *(_at(one, head) for one in moved),
        *(_at(one, corner) for one in front),
    ]


def fan_of(count: int) -> range:
    """Return the places of so many cards in a fan, from left to right: every second of `PLACES`."""
    return range(PLACES // 2 + 1 - count, PLACES // 2 + count, 2)


@lru_cache(maxsize=32)
def layers_of(path: Path) -> Layers:
    """Return the paths of a portrait by the name of their layer.

    Raise UnreadableDrawingError if the file is missing or has no layers.
    """
    found: dict[str, str] = {}
    for name, rest in PATH.findall(source_of(path).decode(errors="replace")):
        found[name] = f"{found.get(name, '')}<path{rest}"
    if "body" not in found:
        raise UnreadableDrawingError(path, "it has no layers")
    return found


def _state(layer: str, state: str) -> str:
    return f"{layer} {state}".strip()


def _at(picture: Picture, corner: tuple[int, int]) -> Picture:
    return Picture(picture.surface, picture.x + corner[0], picture.y + corner[1])


def _layer(paths: str, side: int) -> Picture:
    box = _box(paths, side)
    return Picture(_drawn(paths, side, box), *box.topleft)


def _box(paths: str, side: int) -> pygame.Rect:
    """Return the pixels that may be painted: a small picture tells where to look."""
    left, top, wide, high = _rough_box(paths)
    scale = side / ROUGH
    x, y = int((left - 1) * scale), int((top - 1) * scale)
    box = pygame.Rect(x, y, int((left + wide + 2) * scale) - x, int((top + high + 2) * scale) - y)
    return box.clip((0, 0, side, side))


@lru_cache(maxsize=512)
def _rough_box(paths: str) -> tuple[int, int, int, int]:
    x, y, wide, high = _drawn(paths, ROUGH, pygame.Rect(0, 0, ROUGH, ROUGH)).get_bounding_rect()
    return x, y, wide, high


def _drawn(paths: str, side: int, box: pygame.Rect) -> pygame.Surface:
    """Return those pixels of paths that are drawn `side` pixels wide."""
    unit = SIDE / side
    view = " ".join(f"{number * unit:.4f}" for number in box)
    paper = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}">{paths}</svg>'
    return rasterised_text(paper, (box.w, box.h))


def _eyes(layers: Layers, state: str, gaze: Shift, side: int) -> Picture:
    """Return both eyes: the iris is seen as far as the white is, and the lids lie over both."""
    if state == "open" and gaze == (0, 0):
        return _layer(layers.get("eyes", ""), side)
    lids, paths = layers.get(f"lids {state}", ""), layers.get(f"white {state}", "")
    if state in SHUT:
        return _layer(lids, side)
    box = _box(lids + paths, side)
    white, iris = _drawn(paths, side, box), _drawn(layers.get("iris", ""), side, box)
    seen = pygame.Surface(box.size, pygame.SRCALPHA, 32)
    seen.blit(iris, gaze)
    seen.blit(white, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    blit(white, seen, (0, 0))
    blit(white, _drawn(lids, side, box), (0, 0))
    return Picture(white, *box.topleft)
