"""The icon: the acorn on its card before a red back on felt; small sizes show the acorn alone."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from io import BytesIO

import pygame

from sprites.draw.drawing import Drawing, placed
from sprites.draw.geometry.shapes import polygon, rectangle
from sprites.draw.palette import HUNGARIAN as PAINT
from sprites.draw.pips import hungarian_pip
from sprites.draw.svg import svg

INK = PAINT.ink
CANVAS = (256, 256)
FELT, FELT_LINE = "#2F7A55", "#1B5239"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
LARGEST_ICO = 256  # its directory has a byte for the side
MAC_KINDS = {
    "icp4": 16,
    "icp5": 32,
    "ic11": 32,
    "ic12": 64,
    "ic07": 128,
    "ic13": 256,
    "ic08": 256,
    "ic14": 512,
    "ic09": 512,
    "ic10": 1024,
}
"""Kinds of picture in an icon of macOS, PNG since 10.7; ic10 to ic14 are for screens of double density."""
LARGEST_MAC = 1024  # no other system asks for this size, so it is no file of its own
LARGEST_SMALL = 32  # up to here the simple drawing


def icon_files() -> Iterator[tuple[str, bytes]]:
    """Yield name and content of every file of the icon."""
    large = svg(_icon(), "icon", CANVAS)
    small = svg(_small_icon(), "icon, small", CANVAS)
    yield "icon.svg", large.encode()
    yield "icon_small.svg", small.encode()
    pictures = [(size, _png(small if size <= LARGEST_SMALL else large, size)) for size in SIZES]
    for size, picture in pictures:
        yield f"icon_{size}.png", picture
    yield "icon.ico", _ico([(size, picture) for size, picture in pictures if size <= LARGEST_ICO])
    yield "icon.icns", _icns({**dict(pictures), LARGEST_MAC: _png(large, LARGEST_MAC)})


def _icon() -> Drawing:
    drawing = Drawing().paint(rectangle(-122, -122, 244, 244, 54), FELT, INK, 9)
    drawing.stroke(rectangle(-109, -109, 218, 218, 43), FELT_LINE, 7)
    drawing.add(placed(_back(), -26, 2, 1, -15)).add(placed(_face(), 22, 4, 1, 7))
    return drawing


def _small_icon() -> Drawing:
    """At 16 pixels a card is too small to hold a sign: the tile itself becomes the card."""
    drawing = Drawing().fill(rectangle(-126, -126, 252, 252, 50), FELT_LINE)
    drawing.fill(rectangle(-104, -104, 208, 208, 34), PAINT.paper)
    return drawing.add(placed(hungarian_pip("C", contour=7, is_detailed=False), 0, 2, 1.72))


def _back() -> Drawing:
    card = rectangle(-62, -92, 124, 184, 14)
    field = rectangle(-50, -80, 100, 160, 6)
    lattice = Drawing()
    for row in range(-5, 6):
        for column in range(-3, 4):
            x, y = column * 34 + (17 if row % 2 else 0), row * 17
            lattice.fill(polygon((x, y - 8), (x + 6, y), (x, y + 8), (x - 6, y)), PAINT.gold)
    drawing = Drawing().paint(card, PAINT.paper, INK, 7).fill(field, PAINT.red)
    return drawing.add(lattice.clipped(field)).stroke(field, PAINT.red_dark, 5)


def _face() -> Drawing:
    drawing = Drawing().paint(rectangle(-65, -95, 130, 190, 15), PAINT.paper, INK, 7)
    return drawing.add(placed(hungarian_pip("C", contour=5.4), 0, 2, 1.22))


def _png(text: str, size: int) -> bytes:
    """Draw at four times the size first: the renderer's own edges are thin at 16 pixels."""
    drawn = pygame.image.load_sized_svg(BytesIO(text.encode()), (size * 4, size * 4))
    file = BytesIO()
    pygame.image.save(pygame.transform.smoothscale(drawn, (size, size)), file, "icon.png")
    return file.getvalue()


def _ico(pictures: list[tuple[int, bytes]]) -> bytes:
    """Return a Windows icon: a directory of 16 bytes for each picture, then the pictures as PNG."""
    offset = 6 + 16 * len(pictures)
    entries, bodies = b"", b""
    for size, picture in pictures:
        side = size % 256  # 0 stands for 256
        entries += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(picture), offset + len(bodies))
        bodies += picture
    return struct.pack("<HHH", 0, 1, len(pictures)) + entries + bodies


def _icns(pictures: dict[int, bytes]) -> bytes:
    """Return an icon of macOS: four letters and the length, then so for each picture."""
    parts = [(kind.encode(), pictures[size]) for kind, size in MAC_KINDS.items()]
    body = b"".join(kind + struct.pack(">I", 8 + len(picture)) + picture for kind, picture in parts)
    return b"icns" + struct.pack(">I", 8 + len(body)) + body
