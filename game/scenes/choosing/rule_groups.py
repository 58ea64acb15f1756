"""Which house rules stand together on the page, in the order in which people ask for them."""

from __future__ import annotations

from typing import Final

from game.rules.options.rules import Rules
from game.variants.applicable import applicable
from game.variants.option_ids import option_value

GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "match": (
        "target",
        "finish",
        "matchTie",
        "capotLock",
        "hangLock",
        "beloteLock",
        "claimCountsHeldJ9",
        "direction",
        "firstDealer",
        "nextDealer",
    ),
    "auction": (
        "sixFirst",
        "taSa",
        "lowestBid",
        "highestBid",
        "generale",
        "mus",
        "bidding",
        "contra",
        "recontra",
        "recontraTimes",
        "coincheAnytime",
        "runFromContra",
        "allTrumpsEndsAuction",
        "talonLift",
        "sevenExchange",
        "exchangeTo",
        "discard",
        "packFaceUp",
        "restDealFrom",
    ),
    "play": (
        "raisePlain",
        "ruff",
        "overtrump",
        "undertrump",
        "underPartner",
        "trickReview",
        "renege",
        "renegeAward",
        "renegeBg",
        "strictTable",
        "shuffle",
    ),
    "declarations": (
        "declarations",
        "bela",
        "beloteSaid",
        "beloteWords",
        "beloteKingFirst",
        "announce",
        "declTiming",
        "declShown",
        "declTie",
        "carreCancelsSequences",
        "sharedCards",
        "longRun",
        "run8",
        "belotSuit",
        "trickless",
    ),
    "score": (
        "dedans",
        "tie",
        "fall3",
        "belaStays",
        "lastTrick",
        "stiglja",
        "stigljaReplacesLast",
        "bidEnough",
        "fallenBid",
        "capotBid",
        "ntBidTwice",
        "bidRounding",
        "coincheDoubles",
        "contraCapot",
        "kingValue",
        "cardScale",
        "ntDoubled",
        "roundSplit",
    ),
}
"""Every option has its place in one group."""


def shown_in(group: str, rules: Rules) -> tuple[str, ...]:
    """The options of a group that mean something under these rules."""
    meant = set(applicable(rules))
    return tuple(key for key in GROUPS[group] if key in meant)


def changed_groups(rules: Rules, usual: Rules) -> tuple[str, ...]:
    """The groups that show an option which is not as usual."""
    return tuple(
        group
        for group in GROUPS
        if any(option_value(rules, key) != option_value(usual, key) for key in shown_in(group, rules))
    )
