"""Which games belong together; only names, so that the first picture need not wait for the rules."""

from __future__ import annotations

from typing import Final

FAMILIES: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("bela", ("bela4", "bela3", "bela2")),
    ("belot", ("belot_bg", "belot_bg_official")),
    ("belote", ("belote4_fr", "coinche_fr", "belote4_es", "belote3_es", "belote2_es")),
)
"""Who belongs together: the games of one country's name, the usual one first."""


def family_of(game: str) -> str:
    """The family of a game; that of the first one for a game of a newer version."""
    return next((family for family, games in FAMILIES if game in games), FAMILIES[0][0])
