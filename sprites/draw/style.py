"""How a deck is to be drawn: a value that is passed along, never a global."""

from __future__ import annotations

from dataclasses import dataclass, field

from sprites.draw.palette import HUNGARIAN, HUNGARIAN_SAFE, Palette
from sprites.draw.pips import FOUR_COLOUR_INKS, FRENCH_INKS, SAFE_INKS


@dataclass(frozen=True)
class Style:
    """Colours of the suit signs, and smaller pips that leave room for a large index."""

    signs: Palette = HUNGARIAN
    inks: dict[str, str] = field(default_factory=lambda: FRENCH_INKS)
    is_jumbo: bool = False


PLAIN = Style()
FOUR_COLOURS = Style(inks=FOUR_COLOUR_INKS)
COLOUR_BLIND = Style(signs=HUNGARIAN_SAFE, inks=SAFE_INKS)
STYLES = {
    "plain": PLAIN,
    "four_colours": FOUR_COLOURS,
    "colour_blind": COLOUR_BLIND,
    "jumbo": Style(is_jumbo=True),
}
