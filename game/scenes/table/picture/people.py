"""The players: portrait, name plate, dealer's chip and the taker's mark."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

import pygame

from game.cards.suit import Suit
from game.rules.contract import Contract, Trumps
from game.rules.seats import Seat
from game.scenes.cards.deck import Deck
from game.scenes.company import EARLY
from game.scenes.table.geometry.layout import TableLayout
from game.scenes.table.geometry.people_places import is_half_figure
from game.scenes.table.geometry.places import Place
from game.scenes.table.motion.poses import CALM, Look
from game.scenes.table.picture.easel import Easel, blit, centred, laid, whole
from game.scenes.table.picture.likeness import likeness_pictures
from game.scenes.table.show import Show
from game.text.calls import goal_sign
from game.text.catalogue import Words
from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.render.shadow import soft_box
from game.ui.render.stage import Picture
from game.ui.theme import BRASS, BRASS_LIGHT, CREAM, GLOW, INK
from game.ui.vector import circle, drawing, path, rounded
from game.ui.writing import LEGIBLE, Pen, Style

CROSS: Final = (0xB0, 0x2A, 0x20)
"""The red of the sign for no trumps."""


@dataclass(frozen=True, slots=True)
class Person:
    """One player as he is shown."""

    name: str
    portrait: str
    is_active: bool = False
    """The table waits for him."""
    is_dealer: bool = False
    has_taken: bool = False
    """He called the trumps."""
    side: str = ""
    """The letter of his side of the table, if it is to be shown."""
    look: Look = CALM
    cards: int = 0
    """How many cards he holds."""


def portrait_of(name: str, seat: int) -> str:
    """The portrait that goes with a name: its own if one is drawn, otherwise one for the seat."""
    plain = name.casefold().replace("ž", "z")
    return plain if plain in EARLY else EARLY[seat % len(EARLY)]


def persons_of(
    show: Show,
    names: Sequence[str],
    portraits: Sequence[str],
    active: Seat | None,
    letters: Sequence[str] | None = None,
    looks: Sequence[Look] = (),
) -> tuple[Person, ...]:
    """All players by seat: `active` is waited for, `letters` name the sides, `looks` are their faces."""
    account, standing = show.account, show.account.standing
    return tuple(
        Person(
            name=name,
            portrait=portraits[seat],
            is_active=seat == active,
            is_dealer=seat == account.dealer and account.deal_number > 0,
            has_taken=standing is not None and seat == standing.taker,
            side=letters[seat] if letters else "",
            look=looks[seat] if looks else CALM,
            cards=len(show.board.hands[seat]),
        )
        for seat, name in enumerate(names)
    )


def person_pictures(
    easel: Easel,
    layout: TableLayout,
    place: Place,
    person: Person,
    contract: Contract | None,
    deck: Deck,
    *,
    say: Words,
) -> list[Picture]:
    """Everything about one player, from below upwards."""
    unit = layout.people.scale
    face = layout.portrait(place)
    side = round(face.w)
    chip, plate = layout.mark(place, 0), layout.plate(place)
    is_covered = person.is_dealer and plate.x > face.centre[0]
    pictures = [_plate(easel, plate, person, unit, chip.right - plate.x if is_covered else 0.0)]
    if person.is_active:
        halo = soft_box((side + 6, side + 6), side // 2 + 3, max(6, round(13 * unit)), GLOW, 255)
        pictures.append(centred(halo, face.centre))
    shadow = soft_box((side, side), side // 2, max(4, round(8 * unit)))
    pictures.append(centred(shadow, (face.centre[0] + 2 * unit, face.centre[1] + 5 * unit)))
    drawing = f"{'figures' if is_half_figure(layout, face) else 'avatars'}/{person.portrait}"
    pictures += likeness_pictures(easel, drawing, face, person.look, cards=person.cards)
    if person.is_dealer:
        pictures.append(laid(easel.drawing("ui/dealer", whole(chip)), chip))
    if person.has_taken and contract is not None:
        pictures.append(trump_disc(easel, layout.mark(place, 1), contract.trumps, deck))
        if text := short_contract(say, contract):
            pictures.append(_badge(easel, layout.mark(place, 1), text, unit))
    return pictures


def short_contract(say: Words, contract: Contract) -> str:
    """The number and the doubling as a badge shows them: 110, ×2, 110 ×4."""
    number = goal_sign(say, contract.goal) if contract.goal else ""
    times = f"×{contract.multiplier}" if contract.multiplier > 1 else ""
    return f"{number} {times}".strip()


def _badge(easel: Easel, disc: Rect, text: str, unit: float) -> Picture:
    """A small tag under the taker's medal."""
    px = max(LEGIBLE, round(14 * unit))
    width = easel.pen.fonts.size(text, Typeface.BOLD, px)[0]
    size = (width + round(12 * unit), round(20 * unit))
    shape = rounded(0.5 * unit, size, size[1] / 2, fill=INK, stroke=BRASS, stroke_width=1.2 * unit)
    style = Style(Typeface.BOLD, px, BRASS_LIGHT, across=0.5)
    surface = easel.caption("badge", text, size, partial(drawing, size, shape), style, (4 * unit, 0))
    return centred(surface, (disc.centre[0], disc.y - 6 * unit))


def trump_disc(easel: Easel, box: Rect, trumps: Trumps, deck: Deck) -> Picture:
    """A round medal with the sign of the trumps."""
    size = whole(box)

    def draw(surface: pygame.Surface, _pen: Pen) -> None:
        medal = drawing(
            size,
            circle(32, 33, 29, fill=INK, fill_opacity=0.45),
            circle(32, 31, 29, fill=CREAM, stroke=INK, stroke_width=2.6),
            circle(32, 31, 24.5, fill="none", stroke=BRASS, stroke_width=2),
            view=(64, 64),
        )
        blit(surface, medal, (0, 0))
        sign_on(easel, surface, trumps, deck, (size[0] / 2, size[1] * 0.485), size[1] * 0.56)

    return laid(easel.panel(("disc", trumps, deck), size, draw), box)


def sign_on(
    easel: Easel,
    surface: pygame.Surface,
    trumps: Trumps,
    deck: Deck,
    middle: tuple[float, float],
    high: float,
) -> None:
    """Draw the sign of a suit; all four together at all trumps; the four crossed out at no trumps."""
    if trumps.suit is not None:
        sign = easel.drawing(pip_name(deck, trumps.suit), pip_size(high))
        blit(surface, sign, (middle[0] - sign.width / 2, middle[1] - sign.height / 2))
        return
    step = high * 0.29
    for suit, (dx, dy) in zip(Suit, ((-1, -1), (1, -1), (-1, 1), (1, 1)), strict=True):
        sign = easel.drawing(pip_name(deck, suit), pip_size(high * 0.54))
        spot = (middle[0] + dx * step - sign.width / 2, middle[1] + dy * step - sign.height / 2)
        blit(surface, sign, spot)
    if trumps is Trumps.NONE:
        side = max(4, round(high * 1.34))
        cross = drawing(
            (side, side),
            circle(32, 32, 27, fill="none", stroke=CROSS, stroke_width=6),
            path("M13 51L51 13", stroke=CROSS, stroke_width=6, fill="none"),
            view=(64, 64),
        )
        blit(surface, cross, (middle[0] - side / 2, middle[1] - side / 2))


def sign_tile(easel: Easel, sign: Trumps | Suit, deck: Deck, side: int) -> pygame.Surface:
    """The sign of trumps on a little piece of card, so that dark signs are seen on dark ground."""
    size = (side, side)
    trumps = Trumps.of(sign) if isinstance(sign, Suit) else sign

    def draw(surface: pygame.Surface, _pen: Pen) -> None:
        unit = side / 40
        card = drawing(
            size,
            rounded(1, size, 8 * unit, fill=CREAM, stroke=INK, stroke_width=1.6 * unit),
            rounded(3.4 * unit, size, 6 * unit, fill="none", stroke=BRASS, stroke_width=1.1 * unit),
        )
        blit(surface, card, (0, 0))
        share = 0.68 if trumps.suit is None else 0.74  # the ring of no trumps is wider than its signs
        sign_on(easel, surface, trumps, deck, (side / 2, side / 2), side * share)

    return easel.panel(("tile", trumps, deck), size, draw)


def pip_name(deck: Deck, suit: Suit) -> str:
    """The drawing of a suit's sign."""
    return f"pips/{deck.value}/{suit.letter}"


def pip_size(height: float) -> tuple[int, int]:
    """The pixels of a sign of that height; the drawings are 100 x 110."""
    return max(1, round(height / 1.1)), max(1, round(height))


def _plate(easel: Easel, box: Rect, person: Person, unit: float, covered: float) -> Picture:
    """The name plate in that box; its left end is `covered` by so many pixels of the dealer's chip."""
    size = whole(box)
    tone = BRASS_LIGHT if person.is_active else CREAM

    def draw(surface: pygame.Surface, pen: Pen) -> None:
        blit(surface, easel.drawing("ui/plate", size), (0, 0))
        left = max(size[0] * 0.1, covered)
        inner = Rect(left, 0, size[0] * 0.9 - left, size[1])
        if person.side:
            px = max(LEGIBLE, round(14 * unit))
            letter = Rect(inner.x, 0, max(18 * unit, 1.3 * px), size[1])
            style = Style(Typeface.BOLD, px, BRASS_LIGHT, across=0.5, down=0.42)
            pen.write(surface, person.side, letter, style)
            inner = Rect(letter.right, 0, inner.right - letter.right, size[1])
        style = Style(Typeface.MEDIUM, round(17 * unit), tone, across=0.5, down=0.42)
        pen.write(surface, person.name, inner, style)

    key = ("plate", person.name, person.side, person.is_active, covered)
    return laid(easel.panel(key, size, draw), box)
