"""The list of all games that can be played here."""

from __future__ import annotations

from typing import Final

from game.variants.bela import BELA2, BELA3, BELA4
from game.variants.belote import BELOTE2_ES, BELOTE3_ES, BELOTE4_ES, BELOTE4_FR, COINCHE_FR
from game.variants.bulgarian import BELOT_BG, BELOT_BG_OFFICIAL
from game.variants.variant import Variant

GAMES: Final[dict[str, Variant]] = {
    variant.name: variant
    for variant in (
        BELA4,
        BELA3,
        BELA2,
        BELOT_BG,
        BELOT_BG_OFFICIAL,
        BELOTE2_ES,
        BELOTE3_ES,
        BELOTE4_ES,
        BELOTE4_FR,
        COINCHE_FR,
    )
}
"""By name, in the order in which they are offered."""


class UnknownGameError(ValueError):
    """A name that belongs to no game."""

    def __init__(self, name: str) -> None:
        """Say which games there are."""
        super().__init__(f"no game is called {name!r}; there is {', '.join(GAMES)}")


def game_named(name: str) -> Variant:
    """The game of that name, large or small letters alike; raise UnknownGameError if there is none."""
    try:
        return GAMES[name.strip().lower()]
    except KeyError:
        raise UnknownGameError(name) from None
