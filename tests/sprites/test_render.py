"""Every drawing renders through pygame at every size, in its proportions, and is not empty."""

from __future__ import annotations

import struct
from io import BytesIO
from pathlib import Path

import pygame
import pytest

SPRITES = Path(__file__).parents[2] / "sprites"
CARDS = sorted([*(SPRITES / "cards").rglob("*.svg"), *(SPRITES / "backs").glob("*.svg")])
OTHERS = sorted(
    path
    for folder in ("avatars", "figures", "pips", "table", "ui")
    for path in (SPRITES / folder).rglob("*.svg")
)
ICON = SPRITES / "icon"


def name(path: Path) -> str:
    return path.relative_to(SPRITES).as_posix()


def colours(surface: pygame.Surface) -> set[tuple[int, ...]]:
    width, height = surface.get_size()
    step = max(1, width // 30)
    return {tuple(surface.get_at((x, y))) for x in range(0, width, step) for y in range(0, height, step)}


@pytest.mark.sampled(4)
@pytest.mark.parametrize("width", [90, 180, 300])
@pytest.mark.parametrize("path", CARDS, ids=name)
def test_a_card_fills_its_place(path: Path, width: int) -> None:
    height = round(width * 39 / 25)
    surface = pygame.image.load_sized_svg(path, (width, height))
    assert abs(surface.get_width() - width) <= 1
    assert abs(surface.get_height() - height) <= 1
    assert surface.get_at((0, 0)).a == 0, "the corner is round"
    assert surface.get_at((width // 2, height // 2)).a == 255
    assert surface.get_at((width // 2, 3)).a == 255
    box = surface.get_bounding_rect()
    assert box.width >= width - 2
    assert box.height >= height - 2
    assert len(colours(surface)) > 8


@pytest.mark.parametrize("path", OTHERS, ids=name)
def test_small_parts_are_not_empty(path: Path) -> None:
    surface = pygame.image.load_sized_svg(path, (120, 120))
    box = surface.get_bounding_rect()
    assert box.width * box.height > 1000
    assert len(colours(surface)) > 8


def test_the_faces_differ() -> None:
    """No card was saved under another's name."""
    pictures = {pygame.image.tobytes(pygame.image.load_sized_svg(path, (50, 78)), "RGBA") for path in CARDS}
    assert len(pictures) == len(CARDS) == 68


def test_the_felt_tile_is_a_whisper() -> None:
    tile = pygame.image.load(SPRITES / "table" / "felt_tile.png")
    assert tile.get_size() == (256, 256)
    alphas = [tile.get_at((x, y)).a for x in range(256) for y in range(0, 256, 8)]
    assert 0 < max(alphas) <= 22


@pytest.mark.parametrize("size", [16, 24, 32, 48, 64, 128, 256, 512])
def test_icon_sizes(size: int) -> None:
    assert pygame.image.load(ICON / f"icon_{size}.png").get_size() == (size, size)


def test_the_windows_icon_holds_every_size() -> None:
    content = (ICON / "icon.ico").read_bytes()
    reserved, kind, count = struct.unpack_from("<HHH", content)
    assert (reserved, kind, count) == (0, 1, 7)
    sizes = []
    for i in range(count):
        width, height, _, _, _, depth, length, offset = struct.unpack_from("<BBBBHHII", content, 6 + 16 * i)
        picture = pygame.image.load(BytesIO(content[offset : offset + length]), "icon.png")
        assert picture.get_size() == (width or 256, height or 256)
        assert depth == 32
        sizes.append(picture.get_width())
    assert sizes == [16, 24, 32, 48, 64, 128, 256]


def test_the_icon_of_macos_holds_what_it_says() -> None:
    content = (ICON / "icon.icns").read_bytes()
    assert content[:4] == b"icns"
    assert struct.unpack_from(">I", content, 4) == (len(content),)
    place, sizes = 8, {}
    while place < len(content):
        kind, length = struct.unpack_from(">4sI", content, place)
        picture = pygame.image.load(BytesIO(content[place + 8 : place + length]), "icon.png")
        sizes[kind.decode()] = picture.get_width()
        place += length
    assert place == len(content)
    single = {"icp4": 16, "icp5": 32, "ic07": 128, "ic08": 256, "ic09": 512}
    double = {"ic11": 32, "ic12": 64, "ic13": 256, "ic14": 512, "ic10": 1024}
    assert sizes == single | double
