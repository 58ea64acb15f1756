"""How trumps are found."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.options.option import option


@dataclass(frozen=True, slots=True, kw_only=True)
class AuctionRules:
    """How trumps are found."""

    mus: bool = option("mus", default=True)
    """True: the dealer must call when all have passed ([000]); False: the cards are thrown in (A-19)."""
    contra: bool = option("contra", default=False)
    """True: the taker's opponents may double; whoever has more points then writes twice everything."""
    recontra: bool = option("recontra", default=False)
    """True: the taker's side may redouble a contra; four times everything. Needs contra."""
