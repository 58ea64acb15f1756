"""Cards as they lie on the table: turned, with shadow, lit or dimmed, and remembered."""

from __future__ import annotations

from collections.abc import Hashable
from enum import Enum
from functools import lru_cache, partial
from pathlib import Path
from typing import Final

import pygame

from game.cards.card import DECK, Card
from game.scenes.cards.deck import Deck
from game.scenes.cards.faces import ARABIC_BELOW, FaceMaker, card_width, forget_paper
from game.scenes.cards.printing import PLAIN, Printing
from game.ui.render.packed import PackedPictures
from game.ui.render.pixel_cache import PixelCache
from game.ui.render.raster_queue import RasterQueue
from game.ui.render.rotation import PADDING, padded, quickly_turned, well_turned
from game.ui.render.shadow import multiplied, turned_soft_box

Face = Card | None
"""A card, or None for the back."""
Key = tuple[Hashable, ...]

SHADE: Final = (224, 216, 209)
"""Cards that may not be played are multiplied by this: a warm shade of 12 to 18 per cent."""
GLOW: Final = (0xFF, 0xD6, 0x6E)
RING: Final = (0xF2, 0xB9, 0x2E)
BOX_STEP: Final = 1.5
"""Degrees between two angles of shadows."""
BOX_GRAIN: Final = 6
"""Shadows are kept in sizes that are multiples of so many pixels; their edges are too soft to tell."""
SOFT_STEP: Final = 2
"""Pixels between two degrees of softness of the shadows of single cards in motion."""
MOST_DETAIL: Final = 1000
"""No card is kept larger than this many pixels high."""
OPEN: Final = 4
"""So many large cards lie ready; the others are unpacked when they are next turned or scaled."""


class Look(Enum):
    """How a card is lit."""

    PLAIN = "plain"
    LIT = "lit"
    """It may be played."""
    DIMMED = "dimmed"
    """It may not."""
    CHOSEN = "chosen"
    """The keyboard or the mouse is on it, and it may be played."""
    REFUSED = "refused"
    """The keyboard is on it, and it may not be played."""

    __hash__ = object.__hash__
    """An enum hashes its name in Python; every card of every frame is looked up by its look."""


@lru_cache(maxsize=2)
def _masters(
    _sprites: Path, _deck: Deck, _language: str, _printing: Printing, _detail: int
) -> PackedPictures[Face]:
    """The large upright cards of one deck, print and size: a later table finds those of the last one."""
    return PackedPictures(OPEN)


class CardPictures:
    """All pictures of one deck in one language, for one size of window."""

    def __init__(
        self,
        sprites: Path,
        deck: Deck,
        language: str,
        height: int,
        printing: Printing = PLAIN,
        *,
        away: tuple[float, float] = (0.35, 1.0),
    ) -> None:
        """Be ready for cards that are about `height` pixels high in the hand.

        `away` is where shadows fall, to the right and down, in the height of the card above the table.
        """
        self._away = away
        self._maker = FaceMaker(sprites, deck, language, printing)
        self._key = (sprites, deck, language, printing)
        self._queue: RasterQueue[tuple[int, Face]] = RasterQueue()
        self._masters: PackedPictures[Face] = PackedPictures(OPEN)
        self._older: PackedPictures[Face] = self._masters
        """Masters of another size, which serve until the right ones are drawn."""
        self._wanted: tuple[Face, ...] = ()
        self._coming: set[Face] = set()
        """Masters that are being drawn in the background: until they come a sketch is shown."""
        self._cache = PixelCache(0)
        self.detail = 0
        """How many pixels high the large cards are from which all others are made."""
        self.resize(height)

    @property
    def is_loading(self) -> bool:
        """Whether sharper pictures are still on their way."""
        return self._queue.is_busy

    @property
    def is_sketchy(self) -> bool:
        """Whether a card is shown that has not got its picture yet."""
        return any(("sketch", face) in self._cache for face in self._coming)

    def resize(self, height: int) -> None:
        """Hands are `height` pixels high from now on; old pictures serve until the new ones are there."""
        detail = min(MOST_DETAIL, 2 * height)
        # as many bytes as thirty turned cards of the hand: with a hundred no frame of a deal in motion was
        # faster, and at 1920x1080 the game took 60 MB more
        self._cache = PixelCache(30 * (height * 4 // 3) ** 2 * 4)
        if detail != self.detail:
            self.detail = detail
            self._queue.forget()
            self._coming.clear()
            self.pack()
            self._older, self._masters = self._masters, _masters(*self._key, detail)
            self._ask_missing()

    def prefetch(self, *first: Card) -> None:
        """Have the whole deck drawn in the background, these cards first."""
        self._wanted = tuple(dict.fromkeys((None, *first, *DECK)))
        self._ask_missing()

    def collect(self) -> bool:
        """Take over what was drawn in the background; whether anything was."""
        made = [(face, surface) for (detail, face), surface in self._queue.collect() if detail == self.detail]
        for face, surface in made:
            self._masters.lay_open(face, surface)
            self._coming.discard(face)
        if not self._queue.is_busy:
            self._older = self._masters
        if made:
            if not self._queue.is_busy:
                forget_paper()
            fresh = {face for face, _ in made}
            self._cache.forget(lambda key: isinstance(key, tuple) and key[1] in fresh)
        return bool(made)

    def finish(self) -> None:
        """Wait for everything asked for."""
        for (detail, face), surface in self._queue.finish():
            if detail == self.detail:
                self._masters.lay_open(face, surface)
        self._coming.clear()
        self._cache.clear()

    def pack(self) -> None:
        """Let no large card lie open: the next one is unpacked again."""
        self._masters.close()

    def close(self) -> None:
        """Let go of the background thread."""
        self._coming.clear()
        self.pack()
        self._queue.close()

    def flat(self, face: Face, height: int) -> pygame.Surface:
        """The upright card without shadow, premultiplied, exactly card_width(height) x height."""
        size = (card_width(height), height)
        return self._cache.kept(
            ("flat", face, size), lambda: pygame.transform.smoothscale(self._source(face, height), size)
        )

    def flying(
        self, face: Face, height: int, angle: float, lift: int, *, scale: float = 1.0, width: float = 1.0
    ) -> pygame.Surface:
        """A card in motion, its middle in the middle of the surface.

        `scale` is its momentary size, `width` the share of its width that is seen while it turns over.
        """
        width = max(0.04, round(width * 8) / 8)
        key = _flying_key(face, height, angle, lift, scale, width)
        return self._cache.kept(key, lambda: self._fly(face, height, angle, lift, scale, width))

    def is_flying_ready(
        self, face: Face, height: int, angle: float, lift: int, *, scale: float = 1.0, width: float = 1.0
    ) -> bool:
        """Whether that picture of a card in motion is there already."""
        width = max(0.04, round(width * 8) / 8)
        return _flying_key(face, height, angle, lift, scale, width) in self._cache

    def thrown(self, face: Face, height: int, angle: float, scale: float, width: float) -> pygame.Surface:
        """A single card in motion, without its shadow, exactly as it is now; it is not kept.

        `scale` and `width` are as those of `flying`.
        """
        upright = self._cache.kept(_padded_key(face, height), lambda: self._padded(face, height))
        if width < 1:
            upright = pygame.transform.smoothscale(upright, (max(3, round(upright.width * width)), height))
        return quickly_turned(upright, angle, scale)

    def shadow(self, height: int, angle: float, lift: int, width: float = 1.0) -> pygame.Surface:
        """The shadow of a single card in motion, in steps of angle and softness."""
        size = (max(BOX_GRAIN, round(card_width(height) * width)), height)
        blur = lift + 5 + lift % SOFT_STEP
        return self._turned_box(size, round(height * 0.035), blur, round(angle / 6) * 6, None)

    def swaying(
        self, face: Face, height: int, angle: float, lift: int, look: Look, scale: float
    ) -> pygame.Surface:
        """A card that moves a little at its place, with its light; it is not kept."""
        upright = self._cache.kept(_padded_key(face, height), lambda: self._padded(face, height))
        turned = _shaded(quickly_turned(upright, angle, scale), look)
        return self._laid(turned, height, angle, lift, look, scale)

    def turn(self, face: Face, height: int, angle: float) -> pygame.Surface:
        """The bare card turned with care, from which its pictures at rest are made."""
        key = _turned_key(face, height, angle)
        return self._cache.kept(key, lambda: self._turn_well(face, height, angle))

    def is_turned(self, face: Face, height: int, angle: float) -> bool:
        """Whether that card was turned with care already, so that another light on it costs little."""
        return self._cache.found(_turned_key(face, height, angle)) is not None

    def resting(
        self, face: Face, height: int, angle: float, lift: int, look: Look = Look.PLAIN
    ) -> pygame.Surface:
        """A card to be looked at, its middle in the middle of the surface."""
        key = resting_key(face, height, angle, lift, look)
        return self._cache.kept(key, lambda: self._rest(face, height, angle, lift, look))

    def rested(self, key: Key) -> pygame.Surface | None:
        """The picture of that `resting_key`, if it is there already."""
        return self._cache.found(key)

    def unpack(self, face: Face, height: int, angle: float | None = None) -> bool:
        """Lay the large card open that a picture will be made from; whether that had to be done.

        It is one of a card at rest, turned by the `angle`, or without one of a card in motion. What it takes
        from the large card may be kept already, and small cards do not come from the large one.
        """
        kept = _padded_key(face, height) if angle is None else _turned_key(face, height, angle)
        if kept in self._cache or not (face is None or self._is_large(height)):
            return False
        masters = self._masters if face in self._masters else self._older
        return not masters.is_open(face) and masters.get(face) is not None

    def _ask_missing(self) -> None:
        detail = self.detail
        for face in self._wanted:
            if face not in self._masters:
                self._coming.add(face)
                self._queue.ask((detail, face), partial(self._draw_and_pack, self._masters, face, detail))

    def _draw(self, face: Face, detail: int) -> pygame.Surface:
        return self._maker.back(detail) if face is None else self._maker.face(face, detail, detail // 2)

    def _draw_and_pack(self, masters: PackedPictures[Face], face: Face, detail: int) -> pygame.Surface:
        drawn = self._draw(face, detail)
        masters.pack(face, drawn)
        return drawn

    def _master(self, face: Face) -> pygame.Surface:
        found = self._masters.get(face) or self._older.get(face)
        if found is None and face in self._coming:
            return self._cache.kept(("sketch", face), lambda: self._sketch(face))
        if found is None:
            found = self._draw_and_pack(self._masters, face, self.detail)
            self._masters.lay_open(face, found)
        return found

    def _sketch(self, face: Face) -> pygame.Surface:
        return self._maker.sketch(face, self.detail, self.detail // 2)

    def _source(self, face: Face, height: int) -> pygame.Surface:
        """A picture to scale down from; small cards have other numerals than large ones."""
        if face is None or self._is_large(height):
            return self._master(face)
        return self._cache.kept(("small", face, height), lambda: self._maker.face(face, 2 * height, height))

    def _is_large(self, height: int) -> bool:
        """Whether cards of this height have the numerals of the large ones."""
        return height >= ARABIC_BELOW or self.detail // 2 < ARABIC_BELOW

    def _fly(
        self, face: Face, height: int, angle: float, lift: int, scale: float, width: float
    ) -> pygame.Surface:
        if width < 1:
            # squeezed with its shadow: for the small angles of a hand that looks like turning over
            open_card = self.flying(face, height, angle, lift, scale=scale)
            size = (max(2, round(open_card.width * width)), open_card.height)
            return pygame.transform.smoothscale(open_card, size)
        upright = self._cache.kept(_padded_key(face, height), lambda: self._padded(face, height))
        turned = quickly_turned(upright, angle, scale)
        return self._laid(turned, height, angle, lift, Look.PLAIN, scale)

    def _padded(self, face: Face, height: int) -> pygame.Surface:
        width = card_width(height)
        framed = pygame.Surface((width + 2 * PADDING, height + 2 * PADDING), pygame.SRCALPHA, 32)
        inner = framed.subsurface((PADDING, PADDING, width, height))
        pygame.transform.smoothscale(self._source(face, height), (width, height), inner)
        return framed

    def _rest(self, face: Face, height: int, angle: float, lift: int, look: Look) -> pygame.Surface:
        turned = self.turn(face, height, angle)
        return self._laid(_shaded(turned, look), height, angle, lift, look)

    def _turn_well(self, face: Face, height: int, angle: float) -> pygame.Surface:
        size = (2 * card_width(height), 2 * height)
        master = self._source(face, height)
        doubled = master if master.get_size() == size else pygame.transform.smoothscale(master, size)
        return well_turned(padded(doubled, 2 * PADDING), angle)

    def _laid(
        self, card: pygame.Surface, height: int, angle: float, lift: int, look: Look, scale: float = 1.0
    ) -> pygame.Surface:
        """The turned card over its shadow, both round the middle of one surface."""
        size = (max(1, round(card_width(height) * scale)), max(1, round(height * scale)))
        radius = round(height * 0.035)
        layers = []
        if lift > 0:
            across, down = (round(lift * share) for share in self._away)
            layers.append((self._turned_box(size, radius, lift + 5, angle, None), across, down))
        if look in (Look.LIT, Look.CHOSEN):
            wide = max(2, round(height * 0.012))
            lit = (size[0] + 2 * wide, size[1] + 2 * wide)
            layers.append(
                (self._turned_box(lit, radius + wide, max(6, round(height * 0.042)), angle, GLOW), 0, 0)
            )
        if look in (Look.CHOSEN, Look.REFUSED):
            layers.append((self._ring(size, radius, angle), 0, 0))
        layers.append((card, 0, 0))
        half_w = max((layer.width + 1) // 2 + abs(dx) for layer, dx, _ in layers)
        half_h = max((layer.height + 1) // 2 + abs(dy) for layer, _, dy in layers)
        laid = pygame.Surface((2 * half_w, 2 * half_h), pygame.SRCALPHA, 32)
        for layer, dx, dy in layers:
            where = (half_w - layer.width // 2 + dx, half_h - layer.height // 2 + dy)
            laid.blit(layer, where, special_flags=pygame.BLEND_PREMULTIPLIED)
        return laid

    def _turned_box(
        self, size: tuple[int, int], radius: int, blur: int, angle: float, glow: tuple[int, int, int] | None
    ) -> pygame.Surface:
        """A soft shadow or glow; half a turn looks the same."""
        half = round(angle / BOX_STEP) * BOX_STEP % 180
        size = (round(size[0] / BOX_GRAIN) * BOX_GRAIN, round(size[1] / BOX_GRAIN) * BOX_GRAIN)

        def make() -> pygame.Surface:
            if glow is None:
                return turned_soft_box(size, radius, blur, half)
            return turned_soft_box(size, radius, blur, half, glow, 255)

        return self._cache.kept(("box", "", size, radius, blur, half, glow), make)

    def _ring(self, size: tuple[int, int], radius: int, angle: float) -> pygame.Surface:
        """A bright border for the chosen card, seen without colour as well."""
        wide = max(3, round(size[1] * 0.016))
        doubled = pygame.Surface(
            (2 * size[0] + 4 * wide + 8, 2 * size[1] + 4 * wide + 8), pygame.SRCALPHA, 32
        )
        box = doubled.get_rect().inflate(-8, -8)
        pygame.draw.rect(doubled, (*RING, 255), box, border_radius=2 * (radius + wide))
        return well_turned(doubled, angle)


def _shaded(card: pygame.Surface, look: Look) -> pygame.Surface:
    """The turned card, shaded where it may not be played."""
    return multiplied(card, SHADE) if look in (Look.DIMMED, Look.REFUSED) else card


def resting_key(face: Face, height: int, angle: float, lift: int, look: Look) -> Key:
    """What a card at rest is kept by."""
    return "rest", face, height, round(angle, 2), lift, look


def _flying_key(face: Face, height: int, angle: float, lift: int, scale: float, width: float) -> Key:
    return "fly", face, height, round(angle, 2), lift, scale, width


def _padded_key(face: Face, height: int) -> Key:
    """What cards in motion are made from, upright."""
    return "padded", face, height


def _turned_key(face: Face, height: int, angle: float) -> Key:
    """What cards at rest are made from, whatever light is on them."""
    return "turned", face, height, round(angle, 2)
