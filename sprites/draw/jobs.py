"""Every generated file has a job that makes its content, alone and always to the same bytes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from sprites.draw.avatars.elders import joza, mara, tome
from sprites.draw.avatars.men import drago, franjo, niko, pavao, stipe
from sprites.draw.avatars.portrait import Likeness, half_figure, portrait
from sprites.draw.avatars.women import iva, kata, nada, ruza, vesna
from sprites.draw.avatars.youngsters import ana, luka, zlata
from sprites.draw.corner.index import index_files
from sprites.draw.drawing import Drawing
from sprites.draw.fills import differences
from sprites.draw.french.deck import french_card
from sprites.draw.geometry.matrix import scaling
from sprites.draw.hungarian.deck import hungarian_card
from sprites.draw.palette import FRENCH, HUNGARIAN
from sprites.draw.pips import french_pip, hungarian_pip
from sprites.draw.places.rooms import PIECES
from sprites.draw.style import COLOUR_BLIND, PLAIN, Style
from sprites.draw.svg import CARD, svg
from sprites.draw.table.felt import FELTS, felt
from sprites.draw.table.felt_tile import felt_tile
from sprites.draw.table.french_back import french_back
from sprites.draw.table.hungarian_back import hungarian_back
from sprites.draw.table.icon import icon_files
from sprites.draw.table.parts import bubble, dealer_chip, plate

RANKS = "789TJQKA"
SUITS = "CDHS"
PIP, BUBBLE, PLATE, CHIP = (100, 110), (260, 110), (220, 64), (80, 80)
ROOM = (2400, 1000)

PEOPLE = (
    *(ana, drago, franjo, iva, joza, kata, luka, mara),
    *(nada, niko, pavao, ruza, stipe, tome, vesna, zlata),
)

Job = tuple[str, Callable[[], bytes]]


def jobs(style: Style = PLAIN) -> Iterator[Job]:
    """Yield path below sprites/ and maker of every generated file."""
    yield from _cards(style)
    yield "cards/four_colours.json", _four_colours
    yield from _backs()
    for draw in PEOPLE:
        yield f"avatars/{draw.__name__}.svg", partial(_portrait, draw)
        yield f"figures/{draw.__name__}.svg", partial(_figure, draw)
    yield from _table()
    for piece, draw in PIECES.items():
        yield _drawn(f"places/{piece}", draw, piece.replace("_", " "), ROOM, is_centred=False)
    for name, text in index_files(style):
        yield f"index/{name}", text.encode
    for name, content in icon_files():
        yield f"icon/{name}", partial(bytes, content)


def _portrait(draw: Callable[[], Likeness]) -> bytes:
    return portrait(draw(), draw.__name__).encode()


def _figure(draw: Callable[[], Likeness]) -> bytes:
    return portrait(half_figure(draw()), draw.__name__).encode()


def _drawn(
    path: str,
    draw: Callable[[], Drawing],
    title: str,
    size: tuple[int, int] = CARD,
    *,
    is_centred: bool = True,
) -> Job:
    def make() -> bytes:
        return svg(draw(), title, size, is_centred=is_centred).encode()

    return f"{path}.svg", make


def _cards(style: Style) -> Iterator[Job]:
    for suit in SUITS:
        for code in (rank + suit for rank in RANKS):
            yield _drawn(f"cards/hungarian/{code}", partial(hungarian_card, code, style), f"hungarian {code}")
            yield _drawn(f"cards/french/{code}", partial(french_card, code, style), f"french {code}")
        sign = hungarian_pip(suit, style.signs).mapped(scaling(0.88))
        yield _drawn(f"pips/hungarian/{suit}", partial(Drawing, sign.elements), f"hungarian {suit}", PIP)
        sign = french_pip(suit, style.inks[suit]).mapped(scaling(0.92))
        yield _drawn(f"pips/french/{suit}", partial(Drawing, sign.elements), f"french {suit}", PIP)


def _four_colours() -> bytes:
    """What a drawing with suit signs has to change so that the four suits have safe colours of their own."""

    def signed(style: Style) -> Iterator[tuple[str, str]]:
        for name, make in _cards(style):
            yield name, make().decode()
        for name, text in index_files(style):
            if name.startswith("pip_"):
                yield f"index/{name}", text

    pairs = zip(signed(PLAIN), signed(COLOUR_BLIND), strict=True)
    return differences((name, plain, other) for (name, plain), (_, other) in pairs)


def _backs() -> Iterator[Job]:
    hungarian = {"red": (HUNGARIAN.red, HUNGARIAN.red_dark), "green": (HUNGARIAN.green, HUNGARIAN.green_dark)}
    for name, (colour, dark) in hungarian.items():
        yield _drawn(
            f"backs/hungarian_{name}", partial(hungarian_back, colour, dark), f"hungarian {name} back"
        )
    french = {"blue": (FRENCH.blue_dark, FRENCH.blue), "red": (FRENCH.red_dark, FRENCH.red)}
    for name, (colour, light) in french.items():
        yield _drawn(f"backs/french_{name}", partial(french_back, colour, light), f"french {name} back")


def _table() -> Iterator[Job]:
    for name in FELTS:
        yield f"table/{name}.svg", felt(name).encode
    yield "table/felt_tile.png", felt_tile
    for side in ("left", "right"):
        yield _drawn(f"ui/bubble_{side}", partial(bubble, side), f"bubble {side}", BUBBLE, is_centred=False)
        above = partial(bubble, side, is_up=True)
        yield _drawn(f"ui/bubble_{side}_up", above, f"bubble {side} up", BUBBLE, is_centred=False)
    yield _drawn("ui/plate", plate, "plate", PLATE, is_centred=False)
    yield _drawn("ui/dealer", dealer_chip, "dealer", CHIP, is_centred=False)
