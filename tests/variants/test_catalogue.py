"""Every game belongs to exactly one family."""

from __future__ import annotations

from game.variants.catalogue import FAMILIES, GAMES


def test_every_game_has_its_family() -> None:
    listed = [game for _, games in FAMILIES for game in games]
    assert sorted(listed) == sorted(GAMES)
