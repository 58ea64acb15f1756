"""Every game belongs to exactly one family."""

from __future__ import annotations

from game.variants.catalogue import GAMES
from game.variants.families import FAMILIES, family_of


def test_every_game_has_its_family() -> None:
    listed = [game for family in FAMILIES for game in family.games]
    assert sorted(listed) == sorted(GAMES)


def test_a_game_knows_its_family() -> None:
    assert [family_of(game).name for game in ("bela2", "belot_bg", "coinche_fr", "klaberjass")] == [
        "bela",
        "belot",
        "belote",
        "bela",
    ]
