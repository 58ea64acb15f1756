"""Who plays together: two opposite seats of four, and in three the two against whom a contract is played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.rules.seats import partner_of

if TYPE_CHECKING:
    from game.rules.contract import Contract
    from game.rules.options.rules import Rules
    from game.rules.seats import Seat

THREE: Final = 3


def ally_of(seat: Seat, contract: Contract | None, rules: Rules) -> Seat | None:
    """Whose tricks help the seat; None where everybody plays for himself, and for a taker alone.

    In three the taker of a contract that can fall stands against the two others (rule book C).
    """
    if rules.players != THREE:
        return partner_of(seat, rules.players)
    if contract is None or contract.taker == seat or not rules.score.can_fall:
        return None
    return next(other for other in range(THREE) if other not in {seat, contract.taker})
