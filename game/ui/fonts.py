"""The typefaces of the program, and text as surfaces that are rendered once."""

from __future__ import annotations

import re
from collections import OrderedDict
from enum import Enum
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from string import digits
from typing import Final

import pygame

from game.ui.render.patience import making
from game.ui.render.svg import premultiplied
from game.ui.theme import Colour

CACHED_TEXTS = 600
"""Rendered texts kept; a screen shows fewer than a hundred."""

OPEN_FONTS = 96
"""Fonts kept open, each a file: a screen uses some forty, and every size of the window others. Systems let a
program have 256 to 1,024 open files."""

MEASURED_TEXTS = 3000
"""Sizes of texts kept: a page that is laid out anew, or drawn again, measures the same ones."""


class Typeface(Enum):
    """A typeface by what it is for: (package, file)."""

    TEXT = ("fontpkg_fira_sans", "FiraSans-Regular.ttf")
    """Sentences and explanations; lining figures."""
    MEDIUM = ("fontpkg_fira_sans", "FiraSans-Medium.ttf")
    """Buttons, names, calls."""
    BOLD = ("fontpkg_fira_sans", "FiraSans-Bold.ttf")
    """Scores and figures that must stand out."""
    HEADING = ("fontpkg_alegreya_sans", "AlegreyaSans-ExtraBold.ttf")
    """Headings; its figures are those of BOLD."""
    TITLE = ("fontpkg_alegreya_sans", "AlegreyaSans-Black.ttf")
    """The name of the game, and what is said at the table; its figures are those of BOLD."""
    HAND = ("fontpkg_alegreya_sans", "AlegreyaSans-MediumItalic.ttf")
    """Notes written by hand on paper."""


NARROW_SPACES = (Typeface.HEADING, Typeface.TITLE, Typeface.HAND)
"""The word space of these is an eighth of their height, too little on a screen: it is doubled."""
LINING: Final = (Typeface.HEADING, Typeface.TITLE)
"""The figures of these are old style, with a nought like the letter o: others take their place."""
FIGURES: Final = (Typeface.BOLD, 0.935)
"""The typeface of those others, and its height by that of the text: as high as the capital letters there."""
SPACES = (" ", "\u00a0", "\u202f")


@cache
def font_file(face: Typeface) -> Path:
    """Where the font file lies; raises FileNotFoundError with a sentence when its package is missing."""
    package, name = face.value
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        raise FileNotFoundError(f"the font package {package} is not installed; it should hold {name}")
    path = Path(spec.origin).parent / "files" / name
    if not path.is_file():
        raise FileNotFoundError(f"the font file {name} is missing from the package {package}")
    return path


SYSTEM: Final = ("dejavusans", "notosans", "liberationsans", "segoeui", "arial", "helveticaneue", "freesans")
"""Typefaces that systems bring along, with the letters of all our languages."""


def _opened(face: Typeface, px: int) -> tuple[pygame.Font, bool]:
    """The font, and whether it is the right one; where its file is missing or damaged another stands in.

    Raises FileNotFoundError when this machine has no font at all.
    """
    for place, stand_in in enumerate(dict.fromkeys((face, *Typeface))):
        try:
            return pygame.Font(font_file(stand_in), px), place == 0
        except (OSError, pygame.error):
            continue
    for name in (pygame.font.match_font(SYSTEM), None):
        try:
            return pygame.Font(name, px), False
        except (OSError, pygame.error):
            continue
    raise FileNotFoundError(
        "there is no typeface: the game's own are missing, and the system has none of use"
    )


class Fonts:
    """Every text of the program passes here: measured, rendered, remembered."""

    def __init__(self) -> None:
        """Start with nothing loaded; a font is opened when the first text needs it."""
        self.are_makeshift = False
        """Whether a typeface is missing, so that another one stands in."""
        self._fonts: OrderedDict[tuple[Typeface, int], pygame.Font] = OrderedDict()
        self.sizes: dict[tuple[str, Typeface, int], tuple[int, int]] = {}
        """How large the texts are that were measured; fonts may share it."""
        self.texts: OrderedDict[tuple[str, Typeface, int, Colour], pygame.Surface] = OrderedDict()

    def font(self, face: Typeface, px: int) -> pygame.Font:
        """The font at that height in pixels."""
        key = (face, max(6, px))
        found = self._fonts.get(key)
        if found is None:
            found, is_right = _opened(face, key[1])
            self.are_makeshift = self.are_makeshift or not is_right
            self._fonts[key] = found
            if len(self._fonts) > OPEN_FONTS:
                self._fonts.popitem(last=False)
        else:
            self._fonts.move_to_end(key)
        return found

    @property
    def open_fonts(self) -> int:
        """How many fonts are open."""
        return len(self._fonts)

    def close(self) -> None:
        """Close the files: a font that is let go of after `pygame.quit` keeps its file open for ever."""
        self._fonts.clear()

    def size(self, text: str, face: Typeface, px: int) -> tuple[int, int]:
        """Width and height in pixels of one line."""
        key = (text, face, px)
        found = self.sizes.get(key)
        if found is None:
            if len(self.sizes) >= MEASURED_TEXTS:
                self.sizes.clear()
            text, base = _spaced(text, face), self.font(face, px)
            found = base.size(text)
            parts = self._parts(text, face, px)
            if [font for _, font in parts] != [base]:
                found = sum(font.size(part)[0] for part, font in parts), found[1]
            self.sizes[key] = found
        return found

    def line_height(self, face: Typeface, px: int) -> int:
        """The distance in pixels from one line to the next."""
        return self.font(face, px).get_linesize()

    def surface(self, text: str, face: Typeface, px: int, colour: Colour) -> pygame.Surface:
        """One line on a transparent ground, premultiplied: blit it with `pygame.BLEND_PREMULTIPLIED`."""
        key = (text, face, px, colour)
        found = self.texts.get(key)
        if found is None:
            found = making(lambda: premultiplied(self._rendered(_spaced(text, face), face, px, colour)))
            self.texts[key] = found
            if len(self.texts) > CACHED_TEXTS:
                self.texts.popitem(last=False)
        else:
            self.texts.move_to_end(key)
        return found

    def _parts(self, text: str, face: Typeface, px: int) -> list[tuple[str, pygame.Font]]:
        """The text in parts of one font each: figures may be of another one."""
        font = self.font(face, px)
        if face not in LINING or not any(figure in text for figure in digits):
            return [(text, font)]
        figures = self.font(FIGURES[0], round(px * FIGURES[1]))
        parts = [part for part in re.split(r"([0-9]+)", text) if part]
        return [(part, figures if part[0] in digits else font) for part in parts]

    def _rendered(self, text: str, face: Typeface, px: int, colour: Colour) -> pygame.Surface:
        """The parts side by side on one base line."""
        parts, base = self._parts(text, face, px), self.font(face, px)
        if [font for _, font in parts] == [base]:
            return base.render(text, True, colour)
        drawn = [(font.render(part, True, colour), font.get_ascent()) for part, font in parts]
        size = (sum(one.width for one, _ in drawn), base.get_linesize())
        whole, across = pygame.Surface(size, pygame.SRCALPHA, 32), 0
        for one, ascent in drawn:
            whole.blit(one, (across, base.get_ascent() - ascent))
            across += one.width
        return whole

    def wrap(self, text: str, face: Typeface, px: int, width: float) -> list[str]:
        """The lines of a text that is broken between words; a newline always breaks."""
        lines: list[str] = []
        for paragraph in text.split("\n"):
            line = ""
            for word in paragraph.split(" "):
                longer = f"{line} {word}" if line else word
                if line and self.size(longer, face, px)[0] > width:
                    lines.append(line)
                    line = word
                else:
                    line = longer
            lines.append(line)
        return lines

    def fitted(self, text: str, face: Typeface, px: int, width: float, floor: int) -> int:
        """The largest height in pixels, from px down to floor, at which one line fits the width.

        Widths grow about as heights do: it looks near there first, as each height is a font to be opened.
        """
        wide = self.size(text, face, px)[0]
        if px <= floor or wide <= width:
            return px
        found = min(max(floor, int(px * width / wide)), px - 1)
        while found + 1 < px and self.size(text, face, found + 1)[0] <= width:
            found += 1
        while found > floor and self.size(text, face, found)[0] > width:
            found -= 1
        return found

    def cut(self, text: str, face: Typeface, px: int, width: float) -> str:
        """The text, shortened with an ellipsis if it is wider than the width."""
        if self.size(text, face, px)[0] <= width:
            return text
        while text and self.size(text + "…", face, px)[0] > width:
            text = text[:-1]
        return text.rstrip() + "…"


def _spaced(text: str, face: Typeface) -> str:
    if face not in NARROW_SPACES:
        return text
    for space in SPACES:
        text = text.replace(space, 2 * space)
    return text
