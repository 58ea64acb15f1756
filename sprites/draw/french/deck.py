"""The 32 cards of the French deck by their codes."""

from __future__ import annotations

from collections.abc import Callable

from sprites.draw.drawing import Drawing
from sprites.draw.french import clubs, diamonds, hearts, spades
from sprites.draw.french.cards import ace, court, number_card
from sprites.draw.style import PLAIN, Style

FIGURES: dict[str, Callable[[], Drawing]] = {
    "JC": clubs.jack_of_clubs,
    "QC": clubs.queen_of_clubs,
    "KC": clubs.king_of_clubs,
    "JD": diamonds.jack_of_diamonds,
    "QD": diamonds.queen_of_diamonds,
    "KD": diamonds.king_of_diamonds,
    "JH": hearts.jack_of_hearts,
    "QH": hearts.queen_of_hearts,
    "KH": hearts.king_of_hearts,
    "JS": spades.jack_of_spades,
    "QS": spades.queen_of_spades,
    "KS": spades.king_of_spades,
}


def french_card(code: str, style: Style = PLAIN) -> Drawing:
    """Return a card without index."""
    rank, suit = code[0], code[1]
    if code in FIGURES:
        return court(suit, FIGURES[code](), style)
    return ace(suit, style) if rank == "A" else number_card(rank, suit, style)
