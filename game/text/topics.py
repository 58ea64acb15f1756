"""Which sentences of the rule book matter for what is on the table now, the most pressing ones first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.auction import course_of
from game.rules.contract import Trumps
from game.rules.declarations import are_allowed
from game.rules.options.deal import ShuffleHabit
from game.rules.options.declarations import (
    Announce,
    BeloteSaid,
    BelotSuit,
    DeclarationShowing,
    RunOfEight,
)
from game.rules.options.match import CapotLock, Finish
from game.rules.options.pack import TurnedTo
from game.rules.options.play import BulgarianRenege, Renege, Ruff, UnderPartner
from game.rules.options.score import EVEN_SCALE, BidRounding, CapotBid, CapotFor, DoubledPart, Writing
from game.rules.phase import Phase
from game.rules.seats import FOUR
from game.text.courses import wording_of

if TYPE_CHECKING:
    from game.rules.options.rules import Rules
    from game.rules.view import View

Topics = tuple[str, ...]
"""Names of sentences: `option.<id>` for a choice among house rules, otherwise a key of the rule book."""

THREE = 3


def topics(view: View) -> Topics:
    """What a player may want to read now; chosen by phase and rules, never empty."""
    rules = view.rules
    match view.phase:
        case Phase.SEATING:
            direction = ("option.direction",) if rules.players >= THREE else ()
            return ("option.firstDealer", "option.nextDealer", *direction, *_end(rules))
        case Phase.SHUFFLING | Phase.CUTTING:
            shuffle = ("option.shuffle",) if rules.deal.shuffle is ShuffleHabit.NEVER else ()
            return ("cut.knock", *shuffle, *_deal(rules), "option.nextDealer", *_end(rules))
        case Phase.CALLING:
            return (*_auction(view), *_made(rules, None), *_hung(view), "order.suit", *_deal(rules))
        case Phase.EXCHANGING:
            to = ("option.exchangeTo",) if rules.taker_gets_turned else ()
            return ("exchange.seven", "option.sevenExchange", *to)
        case Phase.DISCARDING:
            return ("option.discard", "discard.kept", *_declarations(view))
        case Phase.DECLARING:
            return (*_declarations(view), *_belote(view))
        case Phase.PLAYING:
            return _play(view)
        case Phase.AGREEING:
            return (*_penalties(rules), *_last(rules), *_settling(view))
        case Phase.OVER:
            return (*_end(rules), "option.matchTie")


def _deal(rules: Rules) -> Topics:
    pack = rules.pack
    if pack.turns_up:
        after = "turnedTalon" if pack.talon else "turnedRest"
        dealt = "turnedToTaker" if pack.turned_to is TurnedTo.TAKER else after
    else:
        dealt = "talon" if pack.talon else "rest" if pack.later else "whole"
    return (
        f"deal.{dealt}",
        *_only_if("deal.extra", pack.extra),
        *_only_if("deal.bottom", pack.shows_bottom),
        *_only_if("option.talonLift", pack.talon),
        *_only_if("option.packFaceUp", pack.pack_face_up),
        *_only_if("option.strictTable", rules.deal.strict_table),
    )


def _auction(view: View) -> Topics:
    rules, said, course = view.rules, view.rules.auction, course_of(view.rules)
    passes = ("auction.mus",) if said.mus else ("auction.thrownIn",)
    may_end = course.is_last_round(len(view.calls), rules.players) and not course.first_must_call(rules)
    contra: Topics = ()
    if said.contra:
        coinche = rules.score.writing is Writing.BID
        runs = "option.runFromContra" if said.run_from_contra else "contra.ends"
        contra = (
            *((_doubled_bid(rules),) if coinche else ("option.contra",)),
            *_only_if("option.coincheDoubles", coinche and rules.score.doubled_part is DoubledPart.ROUND),
            *_only_if("option.recontra", said.recontra and not coinche),
            *_only_if("option.coincheAnytime", said.doubles_out_of_turn and course.outbids),
            *_only_if(runs, course.outbids),
        )
    return (
        *_round(view),
        *_only_if("option.taSa", said.all_and_none and course.goals),
        *_only_if("option.generale", said.generale and course.goals),
        *(passes if may_end else ()),
        *contra,
        *_only_if("option.allTrumpsEndsAuction", said.all_trumps_ends and course.outbids),
    )


def _doubled_bid(rules: Rules) -> str:
    return "contra.bidAlone" if rules.score.doubled_part is DoubledPart.BID else "contra.bid"


def _round(view: View) -> Topics:
    """How trumps are called in this round of the auction."""
    rules = view.rules
    three = _only_if("option.bidding", rules.players == THREE and rules.pack.extra)
    if three and not course_of(rules).turns_card:
        return three
    by_round = wording_of(rules).rounds
    return (by_round[min(len(view.calls) // rules.players, len(by_round) - 1)], *three)


def _declarations(view: View) -> Topics:
    rules, trumps = view.rules.declarations, _trumps(view)
    if trumps is Trumps.NONE and not are_allowed(trumps, rules):
        return ("declare.none",)
    if not rules.allowed:
        return ()
    who = "alone"
    if view.rules.players == FOUR:
        who = "pair"
    elif rules.defenders_share:
        who = "three"
    wins_at_once = rules.run_of_eight is RunOfEight.INSTANT_WIN
    return (
        "declare.values",
        f"declare.{who}",
        "declare.fours" if rules.four_cancels_sequences else "declare.apart",
        "option.declTie",
        "option.longRun",
        "option.sharedCards" if rules.shared_cards else "declare.once",
        *_only_if("option.run8", not wins_at_once or rules.belot_suit is not BelotSuit.OFF),
        *_only_if("option.belotSuit", wins_at_once),
        "option.declTiming",
        *_only_if("option.declShown", rules.showing is not DeclarationShowing.AT_ONCE),
        *_only_if("declare.names", rules.names_only),
        *_only_if("option.announce", rules.announce is Announce.MANUAL),
        "option.trickless",
    )


def _belote(view: View) -> Topics:
    rules, trumps = view.rules.declarations, _trumps(view)
    if not rules.belote or trumps is Trumps.NONE:
        return ()
    return (
        "belote.twice" if rules.belote_twice else "belote.once",
        *_only_if("belote.allTrumps", trumps is Trumps.ALL),
        *_only_if("option.beloteSaid", rules.belote_said is not BeloteSaid.FIRST),
        *_only_if("option.beloteWords", rules.belote_twice),
        *_only_if("option.beloteKingFirst", rules.belote_king_first),
    )


def _play(view: View) -> Topics:
    rules = view.rules
    first, is_last = not view.tricks, len(view.tricks) == rules.pack.hand - 1
    last = _last(rules)
    said = (*_declarations(view), *_belote(view)) if first else _belote(view)
    return (
        *(last if is_last else ()),
        *_duties(view),
        *said,
        *_order(view),
        *(() if is_last else last),
        *_settling(view),
        "option.trickReview",
        *_penalties(rules),
        *_end(rules),
    )


def _duties(view: View) -> Topics:
    """What the next card has to be, the duty of the own hand first."""
    follow, void = _following(view), _void(view)
    if view.trick is None or not view.trick.cards:
        return ("lead.eldest", *follow, *void)
    led = view.trick.cards[0].suit
    if view.turn == view.seat and all(card.suit is not led for card in view.hand):
        return (*void, *follow)
    return (*follow, *void)


def _following(view: View) -> Topics:
    play, trumps = view.rules.play, _trumps(view)
    if trumps is Trumps.NONE:
        return ("follow.every" if play.raise_plain else "follow.noTrumps",)
    if trumps is Trumps.ALL:
        return ("follow.allTrumps" if play.overtrump else "follow.free",)
    if play.raise_plain:
        return ("follow.every" if play.overtrump else "follow.plain",)
    return ("follow.trumps" if play.overtrump else "follow.free",)


def _void(view: View) -> Topics:
    trumps, play = _trumps(view), view.rules.play
    if trumps in (Trumps.NONE, Trumps.ALL):
        return ("ruff.none",)
    must = play.ruff in (Ruff.ALWAYS, Ruff.UNLESS_PARTNER_WINS)
    has_partner = view.rules.players == FOUR
    return (
        "ruff.must" if must and not has_partner else "option.ruff",
        *_only_if("option.overtrump", play.overtrump),
        *_only_if("option.undertrump", must),
        *_only_if("option.underPartner", has_partner and play.under_partner is UnderPartner.FORBIDDEN),
    )


def _order(view: View) -> Topics:
    trumps, score = _trumps(view), view.rules.score
    if trumps is not None and score.scale(trumps) == EVEN_SCALE:
        return ("order.evenNone" if trumps is Trumps.NONE else "order.evenAll",)
    if trumps is Trumps.NONE:
        return ("order.noTrumps",)
    return ("order.allTrumps" if trumps is Trumps.ALL else "order.suit",)


def _last(rules: Rules) -> Topics:
    score = rules.score
    if not score.capot:
        return ("last.only",)
    if score.capot_for is CapotFor.EACH_TRICKLESS:
        return ("last.trickless",)
    return ("last.instead" if score.capot_replaces_last else "last.plus",)


def _settling(view: View) -> Topics:
    """How this deal will be written."""
    contract = view.contract
    doubled: Topics = ()
    if contract is not None and contract.multiplier > 1:
        is_bid = view.rules.score.writing is Writing.BID
        doubled = (_doubled_bid(view.rules) if is_bid else "contra.now", "option.contraCapot")
    return (*doubled, *_made(view.rules, _trumps(view)), *_hung(view))


def _made(rules: Rules, trumps: Trumps | None) -> Topics:
    """What the taker needs, and what becomes of it; `trumps` is None during the auction."""
    score = rules.score
    stays = _only_if("option.belaStays", score.belote_stays and rules.declarations.belote)
    if score.writing is Writing.BID:
        return (
            "made.bidEnough" if score.bid_is_enough else "made.bid",
            *_only_if("option.capotBid", score.capot_bid is not CapotBid.USUAL),
            *_only_if("option.ntBidTwice", score.no_trumps_bid_twice and trumps in (None, Trumps.NONE)),
            *_only_if("option.bidRounding", score.bid_rounding is not BidRounding.OFF),
            *stays,
        )
    if score.writing is Writing.TENS:
        twice = trumps in (None, Trumps.NONE) and score.no_trumps_doubled
        tens = (
            *_only_if("option.roundSplit", trumps is not Trumps.NONE),
            *_only_if("option.ntDoubled", twice),
        )
        return ("made.tens", "made.fall", "option.tie", *tens, *stays)
    if not score.can_fall:
        return ("made.none",)
    if rules.players == THREE:
        return ("made.both", "option.fall3", "option.tie", *stays)
    needed = "made.half" if rules.players == FOUR else "made.more"
    return (needed, "made.fall", "option.tie", *stays)


def _hung(view: View) -> Topics:
    return _only_if("hung.now", view.hung)


def _penalties(rules: Rules) -> Topics:
    play = rules.play
    costs_ten = play.renege is Renege.TEN_POINTS
    return (
        *_only_if("option.renege", play.renege is not Renege.PREVENT),
        *_only_if("option.renegeBg", play.bulgarian_renege is not BulgarianRenege.PREVENT),
        *_only_if("option.renegeAward", costs_ten and play.renege_award),
        *_only_if("fines.ten", costs_ten),
    )


def _end(rules: Rules) -> Topics:
    match = rules.match
    claims = match.finish is Finish.CLAIM
    return (
        "end.target",
        "option.finish",
        *_only_if("claim.when", claims),
        *_only_if("option.claimCountsHeldJ9", claims and match.claim_counts_held),
        *_only_if("option.capotLock", match.capot_lock is not CapotLock.OFF),
        *_only_if("option.hangLock", match.hang_lock),
        *_only_if("option.beloteLock", match.belote_lock),
    )


def _trumps(view: View) -> Trumps | None:
    return None if view.contract is None else view.contract.trumps


def _only_if(topic: str, matters: object) -> Topics:
    return (topic,) if matters else ()
