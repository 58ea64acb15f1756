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


def test_the_sheets_that_show_the_total_after_every_deal() -> None:
    known = {game for family in FAMILIES if family.name == "belote" for game in family.games}
    assert {name for name, variant in GAMES.items() if variant.runs_totals} >= known
    assert not any(GAMES[game].runs_totals for game in ("bela4", "bela3", "bela2", "belot_bg"))
