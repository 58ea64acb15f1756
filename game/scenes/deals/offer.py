"""What a text that should be the code of a deal holds, as a page tells it: the deal, or a sentence."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from game.records.deal_code import LENGTH, DealCodeError, deck_of_code
from game.records.shared_deal import CHECK, HEADING, PLUS, SharedLineError, deal_of_text
from game.variants.code_signs import LETTERS, CodeError, CodeFault, plain_signs
from game.variants.codes import rules_of_code

if TYPE_CHECKING:
    from game.records.shared_deal import SharedDeal, SharedLine


SIGNS: Final = f"{LETTERS}-+:"
"""What can be typed with a controller or with a finger: codes, and lines behind them without names."""

FEWEST: Final = len(HEADING) + LENGTH + 1 + CHECK
"""Signs of the shortest code; after fewer of them somebody is still typing."""


@dataclass(frozen=True, slots=True)
class Offer:
    """What was read; `fault` is the key of a sentence about what is wrong, or nothing."""

    deal: SharedDeal | None = None
    lines: tuple[SharedLine, ...] = ()
    fault: str = ""


def offer_of(text: str) -> Offer:
    """The deal and the lines of a text; where a line cannot be read, the deal without lines and its fault."""
    try:
        deal, lines = deal_of_text(text)
    except CodeError as error:
        return Offer(fault="" if error.fault is CodeFault.EMPTY else _fault(text, error))
    except SharedLineError:
        return Offer(deal_of_text(text.partition(PLUS)[0])[0], fault="deal.line.wrong")
    return Offer(deal, lines)


def _fault(text: str, error: CodeError) -> str:
    """Which sentence fits: perhaps it is a sound code of another kind."""
    try:
        rules_of_code(text)
    except CodeError:
        pass
    else:
        return "deals.rulesCode"
    try:
        deck_of_code(text)
    except DealCodeError:
        signs = plain_signs(text)
        is_begun = signs.startswith(HEADING[: len(signs)]) and len(signs) < FEWEST
        is_unfinished = is_begun and error.fault is CodeFault.MISTYPED
        return "deals.unfinished" if is_unfinished else f"share.fault.{error.fault.value}"
    return "deals.oldCode"
