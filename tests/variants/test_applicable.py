"""An option is offered where it changes something, and nowhere else (rule book, section 4, the dashes)."""

from __future__ import annotations

import pytest

from game.variants.applicable import applicable, undealt
from game.variants.catalogue import GAMES
from game.variants.option_ids import option_ids, options_from

IN_EVERY_GAME = {
    "target",
    "firstDealer",
    "nextDealer",
    "shuffle",
    "contra",
    "recontra",
    "raisePlain",
    "ruff",
    "overtrump",
    "undertrump",
    "trickReview",
    "declarations",
    "bela",
    "run8",
    "longRun",
    "declTie",
    "sharedCards",
    "carreCancelsSequences",
    "declTiming",
    "announce",
    "beloteKingFirst",
    "lastTrick",
    "stiglja",
    "stigljaReplacesLast",
    "kingValue",
    "trickless",
    "finish",
    "matchTie",
}


def under(game: str, **options: object) -> set[str]:
    return set(applicable(options_from(options, GAMES[game].rules)))


@pytest.mark.parametrize("game", GAMES)
def test_what_every_game_asks(game: str) -> None:
    assert under(game) >= IN_EVERY_GAME
    assert [key for key in option_ids() if key in under(game)] == list(applicable(GAMES[game].rules))


@pytest.mark.parametrize(
    ("key", "games"),
    [
        ("strictTable", {"bela4", "bela3", "bela2"}),
        ("talonLift", {"bela4", "bela2"}),
        ("bidding", {"bela3"}),
        ("discard", {"bela3"}),
        ("fall3", {"bela3"}),
        ("packFaceUp", {"bela2"}),
        ("roundSplit", {"belot_bg", "belot_bg_official"}),
        ("renegeBg", {"belot_bg", "belot_bg_official"}),
        ("ntDoubled", {"belot_bg", "belot_bg_official"}),
        ("allTrumpsEndsAuction", {"belot_bg", "belot_bg_official"}),
        ("capotLock", {"belot_bg", "belot_bg_official"}),
        ("hangLock", {"belot_bg", "belot_bg_official", "belote4_fr"}),
        ("sevenExchange", {"bela2", "belote2_es", "belote3_es", "belote4_es", "belote4_fr"}),
        ("exchangeTo", set()),
        ("claimCountsHeldJ9", {"belote2_es", "belote3_es", "belote4_es"}),
        ("direction", set(GAMES) - {"bela2", "belote2_es"}),
        ("underPartner", {"belot_bg", "belot_bg_official", "belote4_es", "belote4_fr", "coinche_fr"}),
        ("tie", set(GAMES) - {"belote2_es", "belote3_es", "belote4_es"}),
        ("renege", set(GAMES) - {"belot_bg", "belot_bg_official"}),
    ],
)
def test_who_is_asked(key: str, games: set[str]) -> None:
    assert {game for game in GAMES if key in under(game)} == games


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"declarations": False}, "declTie"),
        ({"bela": False}, "beloteKingFirst"),
        ({"run8": "100"}, "belotSuit"),
        ({"ruff": "optional"}, "undertrump"),
        ({"stiglja": 0}, "stigljaReplacesLast"),
        ({"dedans": False}, "tie"),
    ],
)
def test_what_goes_with_another_rule(options: dict[str, object], key: str) -> None:
    assert key in under("bela4")
    assert key not in under("bela4", **options)


def test_what_comes_with_another_rule() -> None:
    assert "contraCapot" in under("bela4", contra=True) - under("bela4")
    assert "renegeAward" in under("bela4", renege="tenPoints") - under("bela4")
    assert "talonLift" in under("bela3", bidding="passThenMus") - under("bela3")
    assert "sevenExchange" in under("bela3", bidding="turnUp") - under("bela3")


def test_a_capot_without_a_premium_has_nothing_to_multiply() -> None:
    assert "contraCapot" not in under("bela4", contra=True, stiglja=0)


def test_cards_that_nobody_gets() -> None:
    counts = {game: undealt(variant.rules) for game, variant in GAMES.items()}
    assert counts == {
        **dict.fromkeys(GAMES, 0),
        "bela2": 12,
        "belote2_es": 14,
        "belote3_es": 5,
    }
