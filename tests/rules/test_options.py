"""The table of house rules: every id, its values and its default in Bela in four (rule book, section 4)."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, fields, is_dataclass, replace
from enum import Enum

import pytest

from game.rules.options.auction import AuctionRules
from game.rules.options.match import MatchRules
from game.rules.options.play import BulgarianRenege, PlayRules, Renege
from game.rules.options.rules import Impossible, ImpossibleRulesError, Rules, impossible
from game.rules.options.score import ScoreRules

TABLE: dict[str, tuple[object, set[object]]] = {
    "target": (1001, {int}),
    "direction": ("ccw", {"ccw", "cw"}),
    "mus": (True, {bool}),
    "strictTable": (False, {bool}),
    "talonLift": ("afterTrump", {"afterTrump", "onPass"}),
    "trickReview": ("onLead", {"onLead", "last", "none", "free"}),
    "overtrump": (True, {bool}),
    "ruff": ("always", {"always", "unlessPartnerWinning", "optional", "never"}),
    "undertrump": ("forced", {"forced", "free"}),
    "raisePlain": (True, {bool}),
    "belotSuit": ("any", {"any", "trump", "off"}),
    "run8": ("instantWin", {"instantWin", "100", "120", "100+20"}),
    "longRun": ("topCard", {"topCard", "length"}),
    "declTie": ("position", {"position", "trumpFirst", "cancel", "trumpOrCancel"}),
    "sharedCards": (True, {bool}),
    "carreCancelsSequences": (True, {bool}),
    "declTiming": ("beforeLead", {"beforeLead", "firstCard", "afterTrick1"}),
    "announce": ("auto", {"auto", "manual"}),
    "declarations": (True, {bool}),
    "bela": (True, {bool}),
    "trickless": ("drop", {"drop", "toOpponents", "keep"}),
    "lastTrick": (10, {int}),
    "stiglja": (90, {int}),
    "stigljaReplacesLast": (False, {bool}),
    "tie": ("fall", {"fall", "hang", "takerWins"}),
    "belaStays": (False, {bool}),
    "dedans": (True, {bool}),
    "finish": ("prolaz", {"prolaz", "dosta", "claim"}),
    "matchTie": ("drawHalf", {"drawHalf", "callerWins", "extraDeal"}),
    "contra": (False, {bool}),
    "recontra": (False, {bool}),
    "kingValue": (4, {int}),
    "renege": ("prevent", {"wholeGame", "tenPoints", "prevent"}),
    "beloteKingFirst": (False, {bool}),
    "beloteWords": ("kingQueen", {"kingQueen", "inOrder"}),
    "beloteSaid": ("first", {"first", "eitherPlayed", "firstPlayed"}),
    "declShown": ("atOnce", {"atOnce", "afterTrick1", "afterLast"}),
    "firstDealer": ("random", {"random", "draw", "lastLoser", "lastWinner"}),
    "nextDealer": ("rotate", {"rotate", "morePoints"}),
    "shuffle": ("full", {"full", "neverReshuffle"}),
    "sevenExchange": ("off", {"off", "firstSix", "anyHand"}),
    "exchangeTo": ("keepSeven", {"keepSeven", "takerGetsSeven"}),
    "restDealFrom": ("eldest", {"eldest", "takersRight"}),
    "discard": ("any", {"any", "noTrump"}),
    "packFaceUp": (False, {bool}),
    "bidding": ("forced", {"forced", "passThenMus", "turnUp"}),
    "allTrumpsEndsAuction": (False, {bool}),
    "runFromContra": (True, {bool}),
    "underPartner": ("free", {"free", "forbidden"}),
    "renegeAward": (True, {bool}),
    "renegeBg": ("prevent", {"prevent", "26"}),
    "fall3": ("vanish", {"vanish", "higherOpponent", "bothOpponents"}),
    "roundSplit": ("winnerUp", {"winnerUp", "loserUp"}),
    "contraCapot": ("multiplied", {"multiplied", "flat90", "cancelsMultiplier"}),
    "ntDoubled": (True, {bool}),
    "capotLock": ("false", {"false", "true", "either"}),
    "hangLock": (False, {bool}),
    "beloteLock": (False, {bool}),
    "claimCountsHeldJ9": (False, {bool}),
    "taSa": (False, {bool}),
    "cardScale": ("usual", {"usual", "162"}),
    "lowestBid": ("80", {"80", "82"}),
    "highestBid": ("160", {"160", "180", "240"}),
    "recontraTimes": ("4", {"4", "3"}),
    "coincheDoubles": ("all", {"all", "bid", "160"}),
    "fallenBid": ("160", {"160", "162"}),
    "sixFirst": (False, {bool}),
    "coincheAnytime": (False, {bool}),
    "bidEnough": (False, {bool}),
    "capotBid": ("250", {"250", "270"}),
    "ntBidTwice": (False, {bool}),
    "generale": (False, {bool}),
    "bidRounding": ("off", {"off", "5", "6"}),
}


def test_every_option_has_the_rule_books_values_and_bela_in_fours_default() -> None:
    found: dict[str, tuple[object, set[object]]] = {}
    for group in fields(Rules()):
        options = getattr(Rules(), group.name)
        for field in fields(options) if is_dataclass(options) else ():
            if "id" not in field.metadata:
                continue
            value = getattr(options, field.name)
            plain = value.value if isinstance(value, Enum) else value
            values = {one.value for one in type(value)} if isinstance(value, Enum) else {type(value)}
            assert field.metadata["id"] not in found
            found[field.metadata["id"]] = (plain, values)
    assert found == TABLE


@pytest.mark.parametrize(
    ("rules", "reason"),
    [
        ({"auction": AuctionRules(recontra=True)}, Impossible.RECONTRA_WITHOUT_CONTRA),
        ({"match": MatchRules(target=0)}, Impossible.TARGET_NOT_POSITIVE),
        ({"match": MatchRules(target=-1)}, Impossible.TARGET_NOT_POSITIVE),
        ({"score": ScoreRules(last_trick=-1)}, Impossible.NEGATIVE_PREMIUM),
        ({"score": ScoreRules(capot=-1)}, Impossible.NEGATIVE_PREMIUM),
        ({"score": ScoreRules(king=5)}, Impossible.KING_NEITHER_FOUR_NOR_TEN),
        (
            {"play": PlayRules(renege=Renege.WHOLE_GAME, bulgarian_renege=BulgarianRenege.WHOLE_GAME)},
            Impossible.TWO_PRICES_OF_A_RENEGE,
        ),
    ],
)
def test_rules_that_make_no_game_are_refused(rules: dict[str, object], reason: Impossible) -> None:
    with pytest.raises(ImpossibleRulesError, match=reason.value) as caught:
        Rules(**rules)
    assert caught.value.reason is reason


@pytest.mark.parametrize(
    "rules",
    [
        Rules(auction=AuctionRules(contra=True, recontra=True)),
        Rules(match=MatchRules(target=1)),
        Rules(score=ScoreRules(last_trick=0, capot=0, king=10)),
    ],
)
def test_the_outermost_possible_rules_are_accepted(rules: Rules) -> None:
    assert impossible(rules) is None


def test_rules_are_values() -> None:
    assert Rules() == Rules()
    assert hash(Rules()) == hash(Rules())
    assert replace(Rules(), match=MatchRules(target=501)) != Rules()
    with pytest.raises(FrozenInstanceError):
        Rules().players = 3
