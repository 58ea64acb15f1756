"""Which house rules mean something in a game: its structure and its other rules decide, never its name."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from game.cards.card import DECK
from game.rules.auction import course_of
from game.rules.contract import Trumps
from game.rules.options.declarations import RunOfEight
from game.rules.options.match import Finish
from game.rules.options.play import Renege, Ruff
from game.rules.options.score import CardScale, Tie, Writing
from game.rules.showing import are_shown_by_their_owners
from game.variants.option_ids import option_ids

if TYPE_CHECKING:
    from game.rules.options.rules import Rules


def applicable(rules: Rules) -> tuple[str, ...]:
    """The ids of the options that mean something under these rules, in the order of the rules.

    An option that depends on another one goes when that is switched off: no carré without declarations.
    """
    return tuple(key for key in option_ids() if is_applicable(key, rules))


def is_applicable(key: str, rules: Rules) -> bool:
    """Whether the option changes anything under these rules."""
    condition = _CONDITIONS.get(key)
    return condition is None or condition(rules)


def undealt(rules: Rules) -> int:
    """How many cards nobody gets."""
    return len(DECK) - rules.players * rules.pack.hand - rules.pack.extra


def _may_all_pass(rules: Rules) -> bool:
    """Whether an auction can come to the dealer, so that somebody has passed."""
    return not course_of(rules).first_must_call(rules)


def _turns(rules: Rules) -> bool:
    return course_of(rules).turns_card


def _bids_on(rules: Rules) -> bool:
    return course_of(rules).outbids


def _lifts_a_talon(rules: Rules) -> bool:
    return bool(rules.pack.talon)


def _compares(rules: Rules) -> bool:
    return rules.declarations.allowed


def _says_anything(rules: Rules) -> bool:
    return rules.declarations.allowed or rules.declarations.belote


def _writes_tens(rules: Rules) -> bool:
    return rules.score.writing is Writing.TENS


def _has_to_ruff(rules: Rules) -> bool:
    return rules.play.ruff in (Ruff.ALWAYS, Ruff.UNLESS_PARTNER_WINS)


def _bids_numbers(rules: Rules) -> bool:
    return bool(course_of(rules).goals)


def _has_no_suit(rules: Rules) -> bool:
    """Whether somebody may play without a suit of trumps."""
    return any(trumps.suit is None for trumps in course_of(rules).trumps)


_CONDITIONS: Final[dict[str, Callable[[Rules], bool]]] = {
    "direction": lambda rules: rules.players > 2,
    "strictTable": _lifts_a_talon,
    "talonLift": lambda rules: _lifts_a_talon(rules) and _may_all_pass(rules),
    "sevenExchange": _turns,
    "exchangeTo": lambda _: False,  # whoever takes the turned card gets the seven; there is nothing to choose
    "restDealFrom": lambda rules: bool(rules.pack.later) and rules.players > 2,
    "discard": lambda rules: bool(rules.pack.extra),
    "packFaceUp": lambda rules: bool(undealt(rules)) and not rules.pack.shows_bottom,
    "mus": _may_all_pass,
    "bidding": lambda rules: bool(rules.pack.extra),
    "allTrumpsEndsAuction": lambda rules: Trumps.ALL in course_of(rules).trumps,
    "runFromContra": lambda rules: rules.auction.contra and _bids_on(rules),
    "undertrump": _has_to_ruff,
    "underPartner": lambda rules: rules.players == 4 and rules.play.ruff is Ruff.UNLESS_PARTNER_WINS,
    "renege": lambda rules: not _writes_tens(rules),
    "renegeAward": lambda rules: rules.play.renege is Renege.TEN_POINTS,
    "renegeBg": _writes_tens,
    "belotSuit": lambda rules: (
        rules.declarations.allowed and rules.declarations.run_of_eight is RunOfEight.INSTANT_WIN
    ),
    "run8": _compares,
    "longRun": _compares,
    "declTie": _compares,
    "sharedCards": _compares,
    "carreCancelsSequences": _compares,
    "declTiming": _compares,
    "announce": _says_anything,
    "declShown": lambda rules: _compares(rules) and not are_shown_by_their_owners(rules),
    "beloteSaid": lambda rules: rules.declarations.belote and Trumps.ALL in course_of(rules).trumps,
    "beloteWords": lambda rules: rules.declarations.belote and rules.declarations.belote_twice,
    "beloteKingFirst": lambda rules: rules.declarations.belote,
    "stigljaReplacesLast": lambda rules: rules.score.capot > 0,
    "trickless": _says_anything,
    "tie": lambda rules: rules.score.can_fall,
    "belaStays": lambda rules: rules.score.can_fall and rules.declarations.belote,
    "fall3": lambda rules: rules.score.can_fall and rules.players == 3,
    "roundSplit": _writes_tens,
    "contraCapot": lambda rules: rules.auction.contra and rules.score.capot > 0,
    "ntDoubled": lambda rules: (
        Trumps.NONE in course_of(rules).trumps and rules.score.card_scale is CardScale.USUAL
    ),
    "taSa": _bids_numbers,
    "cardScale": _has_no_suit,
    "lowestBid": _bids_numbers,
    "highestBid": _bids_numbers,
    "recontraTimes": lambda rules: _bids_numbers(rules) and rules.auction.recontra,
    "coincheDoubles": lambda rules: _bids_numbers(rules) and rules.auction.contra,
    "fallenBid": lambda rules: _bids_numbers(rules) and rules.score.can_fall,
    "bidEnough": lambda rules: _bids_numbers(rules) and rules.score.can_fall,
    "capotBid": _bids_numbers,
    "ntBidTwice": lambda rules: _bids_numbers(rules) and Trumps.NONE in course_of(rules).trumps,
    "bidRounding": _bids_numbers,
    "generale": _bids_numbers,
    "sixFirst": lambda rules: rules.pack.is_whole,
    "coincheAnytime": lambda rules: _bids_numbers(rules) and rules.auction.contra,
    "capotLock": lambda rules: _writes_tens(rules) and rules.score.capot > 0,
    "hangLock": lambda rules: rules.score.can_fall and rules.score.tie is Tie.HANG,
    "beloteLock": lambda rules: (
        rules.score.can_fall and rules.declarations.belote and rules.score.belote_stays
    ),
    "dedans": lambda rules: rules.score.writing is Writing.POINTS,
    "claimCountsHeldJ9": lambda rules: rules.match.finish is Finish.CLAIM,
}
"""An option that is not named here means something in every game."""
