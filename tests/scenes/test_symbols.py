"""Every sign stands off at least 3:1 from what it lies on, in both decks, in all colours, on every cloth."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.app.paths import assets
from game.scenes.cards.colours import coloured
from game.scenes.deal_rows import MARK
from game.scenes.preferences import Cloth
from game.scenes.replay.bar import SignButton
from game.scenes.surroundings import LAMPS
from game.scenes.table.corners import Corner
from game.scenes.table.geometry.layout import TableLayout
from game.scenes.table.picture.backdrop import backdrop, felt_of
from game.scenes.table.picture.corner import corner_symbol
from game.scenes.table.picture.leader import ARROW
from game.ui.fonts import Fonts
from game.ui.layout import Page, Rect
from game.ui.picker import Picker
from game.ui.plaques import board, brass_plaque, plaque, ring
from game.ui.theme import CREAM, PAPER, Colour, contrast
from game.ui.vector import drawing
from game.ui.widgets import Brush, Slider, Toggle, Widget
from game.ui.writing import Pen
from tests.scenes.symbols import laid_on, standing_off


@pytest.fixture(autouse=True)
def _fonts() -> None:
    pygame.font.init()


LEAST = 3.0
SPRITES = assets() / "sprites"
CARD: Colour = (0xFC, 0xF8, 0xEE)
"""The paper of the cards."""


def test_the_measure_tells_light_from_dark() -> None:
    sign = pygame.Surface((30, 30), pygame.SRCALPHA, 32)
    pygame.draw.circle(sign, (120, 120, 120, 255), (15, 15), 12)
    assert laid_on(sign, (120, 120, 120)) == 1.0
    assert laid_on(sign, (130, 130, 130)) < 1.3
    pygame.draw.circle(sign, (0, 0, 0, 255), (15, 15), 12, 3)
    assert laid_on(sign, (130, 130, 130)) > 4


@pytest.mark.parametrize("has_four_colours", [False, True])
@pytest.mark.parametrize("deck", ["french", "hungarian"])
def test_the_pips_of_cards_medals_and_tiles(deck: str, *, has_four_colours: bool) -> None:
    for suit in "CDHS":
        for size in ((40, 44), (60, 66)):
            pip = coloured(SPRITES, f"pips/{deck}/{suit}", size, has_four_colours=has_four_colours)
            for ground in (CARD, CREAM):
                assert laid_on(pip, ground) >= LEAST, (suit, size, ground)


def cloths() -> list[tuple[str, pygame.Surface]]:
    """A piece of every cloth from under the lamp, where it is lightest, and one from the edge."""
    found = []
    for cloth in Cloth:
        ground = pygame.Surface((1280, 720), 0, 32)
        felt_of(SPRITES, cloth).lay_cloth(ground, (640, 317))
        for x, y in ((610, 287), (1180, 600)):
            found.append((f"{cloth} at {x}", ground.subsurface((x, y, 60, 60)).convert(32)))
        for venue in LAMPS:
            lit = backdrop(SPRITES, TableLayout(Page(1280, 720), has_room=True), cloth, venue)
            found.append((f"{cloth} in the {venue}", lit.subsurface((560, 287, 60, 60)).convert(32)))
    return found


@pytest.mark.parametrize("sign", ["leader", "tile", "ring"])
def test_what_lies_on_the_cloth(sign: str) -> None:
    pictures: dict[str, Callable[[], pygame.Surface]] = {
        "leader": lambda: drawing((40, 40), ARROW, view=(40, 40)),
        "ring": lambda: ring((56, 56), 1.0),
        "tile": lambda: plain_tile((40, 40)),
    }
    picture = pictures[sign]()
    for name, cloth in cloths():
        drawn = cloth.copy()
        drawn.blit(picture, (2, 2), special_flags=pygame.BLEND_PREMULTIPLIED)
        assert standing_off(cloth, drawn) >= LEAST, name


def test_the_cards_on_the_chip_of_the_dealer() -> None:
    """Its rim is an ornament: what tells the chip are two white cards on red."""
    chip = coloured(SPRITES, "ui/dealer", (80, 80), has_four_colours=False)
    red, white = chip.get_at((40, 14)), chip.get_at((34, 40))
    assert contrast((red.r, red.g, red.b), (white.r, white.g, white.b)) >= LEAST


def plain_tile(size: tuple[int, int]) -> pygame.Surface:
    """The piece of card under every sign of trumps."""
    tile = pygame.Surface(size, pygame.SRCALPHA, 32)
    tile.fill((*CREAM, 255))
    return tile


def test_the_signs_of_the_corner_buttons() -> None:
    for name, cloth in cloths():
        behind = cloth.subsurface((0, 0, 48, 48)).convert(32)
        dark = pygame.Surface((48, 48), pygame.SRCALPHA, 32)
        dark.fill((*(round(part * 0.8) for part in (12, 31, 23)), 204))
        behind.blit(dark, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
        for corner in Corner:
            for is_off in (False, True):
                drawn = behind.copy()
                sign = drawing((48, 48), *corner_symbol(corner, CREAM, is_off=is_off), view=(48, 48))
                drawn.blit(sign, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
                assert standing_off(behind, drawn) >= LEAST, (name, corner)


def shown(widget: Widget, box: Rect, ground: pygame.Surface) -> tuple[pygame.Surface, pygame.Surface]:
    """The ground, and the widget drawn on it."""
    drawn = ground.copy()
    widget.box = box
    widget.draw(Brush(drawn, Pen(Fonts()), Page(1280, 720)))
    return ground, drawn


def wooden(size: tuple[int, int]) -> pygame.Surface:
    """Somewhere in the lighter part of a board."""
    ground = pygame.Surface((400, 300), 0, 32)
    ground.blit(board((400, 300), 1.0), (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return ground.subsurface((40, 30, *size)).copy()


@pytest.mark.parametrize("is_on", [False, True])
def test_switches_stand_off_and_tell_where_the_knob_is(*, is_on: bool) -> None:
    switch = Toggle("switch", is_on=is_on)
    ground, drawn = shown(switch, Rect(4, 4, 62, 46), wooden((70, 54)))
    assert standing_off(ground, drawn) >= LEAST
    pixels = [drawn.get_at((x, 27)) for x in range(10, 60)]
    tones = [(pixel.r, pixel.g, pixel.b) for pixel in pixels]
    ratios = [contrast(one, other) for one, other in zip(tones, tones[4:], strict=False)]
    assert max(ratios[16:-12]) >= LEAST, "the edge of the knob"


def test_sliders() -> None:
    for value in (0.0, 0.5, 1.0):
        ground, drawn = shown(Slider("slider", value), Rect(6, 4, 180, 46), wooden((192, 54)))
        assert standing_off(ground, drawn) >= LEAST


def on_plaque(size: tuple[int, int], *, is_brass: bool = False) -> pygame.Surface:
    ground = wooden(size)
    make = brass_plaque if is_brass else plaque
    ground.blit(make(size, 1.0), (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return ground


def test_arrows_of_pickers() -> None:
    size = (200, 46)
    picker = Picker("picker", [("a", "")], "a")
    _, drawn = shown(picker, Rect(0, 0, *size), wooden(size))
    empty = on_plaque(size)
    for end in picker.ends():
        inner = pygame.Rect(end.inset(12, 12).ints)
        assert standing_off(empty.subsurface(inner), drawn.subsurface(inner)) >= LEAST


@pytest.mark.parametrize("is_main", [False, True])
@pytest.mark.parametrize("sign", ["first", "back", "play", "pause", "forward", "last", "earlier", "later"])
def test_signs_on_buttons(sign: str, *, is_main: bool) -> None:
    size = (60, 46)
    _, drawn = shown(SignButton(sign, sign, is_main=is_main), Rect(0, 0, *size), wooden(size))
    empty = on_plaque(size, is_brass=is_main)
    inner = pygame.Rect(10, 9, 40, 28)
    assert standing_off(empty.subsurface(inner), drawn.subsurface(inner)) >= LEAST


def test_a_marked_line_keeps_its_figures_readable() -> None:
    assert contrast(MARK, (0x36, 0x3A, 0x46)) >= 4.5
    assert contrast(PAPER, (0x36, 0x3A, 0x46)) >= 4.5
