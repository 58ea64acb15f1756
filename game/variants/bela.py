"""Croatian Bela in four, three and two."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.rules.options.auction import AuctionKind
from game.rules.options.rules import Rules
from game.variants.variant import Variant

_FOUR: Final = Rules()

BELA4: Final = Variant(name="bela4", rules=_FOUR)
"""Bela in four, rule book section A; the defaults of every option are this game's."""

BELA3: Final = Variant(
    name="bela3",
    rules=replace(
        _FOUR,
        players=3,
        pack=replace(_FOUR.pack, talon=4, extra=2),
        declarations=replace(_FOUR.declarations, defenders_share=True),
        match=replace(_FOUR.match, target=701),
    ),
)
"""Bela in three, section C: one calls without a choice and plays against the two others."""

BELA2: Final = Variant(
    name="bela2",
    rules=replace(
        _FOUR,
        players=2,
        pack=replace(_FOUR.pack, talon=4, turns_up=True),
        auction=replace(_FOUR.auction, kind=AuctionKind.TURNED_CARD),
        match=replace(_FOUR.match, target=501),
    ),
)
"""Bela in two, section B: a card is turned up, twelve stay out."""
