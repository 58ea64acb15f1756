"""The 32 cards of the Tell deck by their codes."""

from __future__ import annotations

from collections.abc import Callable

from sprites.draw.drawing import Drawing
from sprites.draw.hungarian import acorns, bells, hearts, leaves
from sprites.draw.hungarian.autumn import autumn
from sprites.draw.hungarian.cards import ace, court, number_card
from sprites.draw.hungarian.spring import spring
from sprites.draw.hungarian.summer import summer
from sprites.draw.hungarian.winter import winter
from sprites.draw.style import PLAIN, Style

FIGURES: dict[str, Callable[[], Drawing]] = {
    "JC": acorns.harras, "QC": acorns.tell, "KC": acorns.king_of_acorns,
    "JS": leaves.fuerst, "QS": leaves.rudenz, "KS": leaves.king_of_leaves,
    "JH": hearts.kuoni, "QH": hearts.gessler, "KH": hearts.king_of_hearts,
    "JD": bells.reding, "QD": bells.stuessi, "KD": bells.king_of_bells,
}  # fmt: skip
SEASONS: dict[str, Callable[[], tuple[Drawing, Drawing]]] = {
    "AC": winter, "AD": summer, "AH": spring, "AS": autumn,
}  # fmt: skip


def hungarian_card(code: str, style: Style = PLAIN) -> Drawing:
    """Return a card without index: C acorns, D bells, H hearts, S leaves; J Unter, Q Ober."""
    rank, suit = code[0], code[1]
    if code in FIGURES:
        return court(rank, suit, FIGURES[code](), style)
    if code in SEASONS:
        landscape, figure = SEASONS[code]()
        return ace(suit, landscape, figure, style)
    return number_card(rank, suit, style)
