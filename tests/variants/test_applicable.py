"""An option is offered where it changes something, and nowhere else (rule book, section 4, the dashes)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.rules.auction import course_of
from game.rules.contract import Trumps
from game.rules.options.auction import AuctionKind
from game.rules.options.match import Finish
from game.rules.options.rules import Rules
from game.rules.options.score import Tie, Writing
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
    "declShown",
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

TEN = {
    *("bela4", "bela3", "bela2", "belot_bg", "belot_bg_official"),
    *("belote4_fr", "coinche_fr", "belote4_es", "belote3_es", "belote2_es"),
}
"""The games of the rule book; a new one need not be named here."""


def under(game: str, **options: object) -> set[str]:
    return set(applicable(options_from(options, GAMES[game].rules)))


@pytest.mark.parametrize("game", GAMES)
def test_what_every_game_asks(game: str) -> None:
    assert under(game) >= IN_EVERY_GAME
    assert [key for key in option_ids() if key in under(game)] == list(applicable(GAMES[game].rules))


def at_tables(meant: Callable[[Rules], bool]) -> set[str]:
    """The games of which it is true, by how they are played and never by their names."""
    return {name for name, game in GAMES.items() if meant(game.rules)}


NO_CONTRA: dict[str, object] = {"contra": False, "recontra": False}
SHOWN_BY_HAND: dict[str, object] = {"renege": "tenPoints", "announce": "manual"}
LIFTED = at_tables(lambda rules: rules.pack.talon > 0)
IN_THREE_WITH_DISCARDS = at_tables(lambda rules: rules.players == 3 and rules.pack.extra > 0)
OVERBID_IN_KINDS = at_tables(lambda rules: rules.auction.kind is AuctionKind.RISING)
BID_IN_NUMBERS = at_tables(lambda rules: rules.auction.kind is AuctionKind.NUMBERS)
IN_TENS = at_tables(lambda rules: rules.score.writing is Writing.TENS)
ON_ONE_SHEET = at_tables(lambda rules: rules.match.finish is Finish.CLAIM)


@pytest.mark.parametrize(
    ("key", "games"),
    [
        ("strictTable", LIFTED),
        ("talonLift", LIFTED - IN_THREE_WITH_DISCARDS),
        ("bidding", IN_THREE_WITH_DISCARDS),
        ("discard", IN_THREE_WITH_DISCARDS),
        ("fall3", IN_THREE_WITH_DISCARDS),
        ("packFaceUp", at_tables(lambda rules: rules.players == 2) - ON_ONE_SHEET),
        ("roundSplit", IN_TENS),
        ("renegeBg", IN_TENS),
        ("ntDoubled", at_tables(lambda rules: Trumps.NONE in course_of(rules).trumps)),
        ("allTrumpsEndsAuction", OVERBID_IN_KINDS),
        ("runFromContra", OVERBID_IN_KINDS | BID_IN_NUMBERS),
        ("cardScale", at_tables(lambda rules: {Trumps.NONE, Trumps.ALL} & {*course_of(rules).trumps})),
        ("beloteSaid", at_tables(lambda rules: Trumps.ALL in course_of(rules).trumps)),
        ("beloteWords", at_tables(lambda rules: rules.declarations.belote_twice)),
        ("capotLock", IN_TENS),
        ("hangLock", at_tables(lambda rules: rules.score.tie is Tie.HANG)),
        ("sevenExchange", at_tables(lambda rules: rules.pack.turns_up)),
        ("exchangeTo", set()),
        ("claimCountsHeldJ9", ON_ONE_SHEET),
        ("direction", at_tables(lambda rules: rules.players > 2)),
        ("underPartner", at_tables(lambda rules: rules.players == 4 and not rules.play.raise_plain)),
        ("tie", set(GAMES) - ON_ONE_SHEET),
        ("renege", set(GAMES) - IN_TENS),
    ],
)
def test_who_is_asked(key: str, games: set[str]) -> None:
    assert at_tables(lambda rules: key in applicable(rules)) == games


@pytest.mark.parametrize(
    ("games", "known"),
    [
        (LIFTED, {"bela4", "bela3", "bela2"}),
        (IN_THREE_WITH_DISCARDS, {"bela3"}),
        (OVERBID_IN_KINDS, {"belot_bg", "belot_bg_official"}),
        (IN_TENS, {"belot_bg", "belot_bg_official"}),
        (ON_ONE_SHEET, {"belote2_es", "belote3_es", "belote4_es"}),
    ],
)
def test_the_games_that_everybody_knows_are_among_them(games: set[str], known: set[str]) -> None:
    assert games & TEN == known


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


@pytest.mark.parametrize(
    ("key", "game", "options", "others"),
    [
        ("restDealFrom", "belote3_es", {}, [("belote2_es", {}), ("bela4", {})]),
        ("runFromContra", "belot_bg", {}, [("belot_bg", NO_CONTRA), ("bela4", {"contra": True})]),
        ("underPartner", "belote4_es", {}, [("belote2_es", {"ruff": "unlessPartnerWinning"})]),
        ("belotSuit", "bela4", {}, [("bela4", {"declarations": False})]),
        ("declShown", "bela4", {}, [("bela4", {"declarations": False}), ("bela4", SHOWN_BY_HAND)]),
        ("beloteSaid", "belot_bg", {}, [("belot_bg", {"bela": False})]),
        ("beloteWords", "belote2_es", {}, [("belote2_es", {"bela": False}), ("bela4", {})]),
        ("stigljaReplacesLast", "bela4", {"stiglja": 1}, [("bela4", {"stiglja": 0})]),
        ("contraCapot", "belot_bg", {"stiglja": 1}, [("belot_bg", {"stiglja": 0}), ("bela4", {})]),
        ("capotLock", "belot_bg", {"stiglja": 1}, [("belot_bg", {"stiglja": 0}), ("bela4", {})]),
        ("belaStays", "bela4", {}, [("bela4", {"bela": False}), ("belote2_es", {})]),
        ("ntDoubled", "coinche_fr", {"taSa": True}, [("coinche_fr", {"taSa": True, "cardScale": "162"})]),
        ("ntBidTwice", "coinche_fr", {"taSa": True}, [("coinche_fr", {}), ("belot_bg", {})]),
        ("recontraTimes", "coinche_fr", {}, [("coinche_fr", {"recontra": False}), ("belot_bg", {})]),
        ("coincheDoubles", "coinche_fr", {}, [("coinche_fr", NO_CONTRA), ("belot_bg", {})]),
        ("coincheAnytime", "coinche_fr", {}, [("coinche_fr", NO_CONTRA), ("belot_bg", {})]),
        ("fallenBid", "coinche_fr", {}, [("coinche_fr", {"dedans": False}), ("bela4", {})]),
        ("bidEnough", "coinche_fr", {}, [("coinche_fr", {"dedans": False}), ("bela4", {})]),
        ("hangLock", "bela4", {"tie": "hang"}, [("bela4", {"tie": "hang", "dedans": False}), ("bela4", {})]),
        ("beloteLock", "bela4", {"belaStays": True}, [("bela4", {}), ("coinche_fr", {"bela": False})]),
        ("dedans", "bela4", {}, [("belot_bg", {})]),
    ],
)
def test_where_an_option_is_asked_and_where_not(
    key: str, game: str, options: dict[str, object], others: list[tuple[str, dict[str, object]]]
) -> None:
    assert key in under(game, **options)
    for other, without in others:
        assert key not in under(other, **without)


def test_what_comes_with_another_rule() -> None:
    assert "contraCapot" in under("bela4", contra=True) - under("bela4")
    assert "renegeAward" in under("bela4", renege="tenPoints") - under("bela4")
    assert "talonLift" in under("bela3", bidding="passThenMus") - under("bela3")
    assert "sevenExchange" in under("bela3", bidding="turnUp") - under("bela3")


def test_what_is_said_and_lost_without_a_trick_is_asked_while_anything_is_said() -> None:
    said = {"announce", "trickless"}
    assert said <= under("bela4", declarations=False) & under("bela4", bela=False)
    assert not said & under("bela4", declarations=False, bela=False)


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
