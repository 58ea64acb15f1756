"""The policy network of calls, trained by self-play where games are named one above the other.

Its input is a row of binary features, given as the places of the ones. Seats are counted from the one on
turn, games are numbered as in `coding`: the suits from the lowest, no trumps, all trumps.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from game.ai.bidding.auction_setup import code_of
from game.ai.bidding.call_code import BID, CONTRA, DENOMINATIONS, PASS, RECONTRA
from game.ai.course_skill import can_simulate, skill_of
from game.ai.decision import Decision, Reason
from game.ai.network import Numbers, load
from game.ai.rule_based.bid import bid
from game.ai.rule_based.hand_value import is_meant, names_only
from game.ai.rule_based.reasons import doubts, reason_for_call
from game.rules.actions import MakeCall
from game.rules.call import Call, Word
from game.rules.options.rules import Rules
from game.rules.seats import side_of
from game.rules.view import View

SEATS: Final = 4

# Where each block of features begins; the hand comes first, a feature for each card.
NAMED: Final = 32
"""By seat and game, whether the seat has named the game."""
SPOKEN: Final = NAMED + SEATS * DENOMINATIONS
"""By seat, whether it has spoken and named none."""
TAKER: Final = SPOKEN + SEATS
"""By seat, whether it plays the standing game."""
GAME: Final = TAKER + SEATS
"""By game, whether it stands."""
DOUBLED: Final = GAME + DENOMINATIONS
"""Whether the standing game has contra, or recontra."""
PASSES: Final = DOUBLED + 2
"""How many seats have passed since the last other call."""
PLACE: Final = PASSES + SEATS
"""The seat's distance from the dealer."""
AGAIN: Final = PLACE + SEATS
"""Whether all seats have spoken."""

SHORT: Final = (*range(2, 31, 2), 34, 38, 42, 48, 54, 62, 72, 84, 100, 120)
"""Limits for the points that a side needs to reach the target; a feature tells whether it needs no more."""
HANGING: Final = (1, 6, 11, 16)
"""Limits for the hanging points; a feature tells whether at least this many points hang."""
OWN: Final = AGAIN + 1
"""By limit of `SHORT`, for the own side."""
THEIRS: Final = OWN + len(SHORT)
"""By limit of `SHORT`, for the other side."""
HUNG: Final = THEIRS + len(SHORT)
"""By limit of `HANGING`."""
INPUTS: Final = HUNG + len(HANGING)
"""The length of the row."""
FEATURES: Final = {"auction+score": INPUTS}
"""The kind of row, as the manifest of the weights names it, and its length."""

CALLS: Final = BID + DENOMINATIONS
"""The number of outputs: a call each, numbered as in `call_code`."""

NETWORK: Final = "calls_rising"
SHIFT: Final = 7
"""Weights and hidden units are in 128ths, sums in 16384ths."""
SURE: Final = 4 << 2 * SHIFT
"""A call with this lead over a pass is e to the fourth times as likely as the pass."""


def is_learned(rules: Rules) -> bool:
    """Whether the network was trained for such an auction, in which no trumps must count twice."""
    return skill_of(rules).knows_rising and can_simulate(rules) and rules.score.no_trumps_doubled


def baseline_call(view: View) -> Decision:
    """Return the call that a search replaces only by a better one: the network's, or else the rule player's.

    The reason is the rule player's where both make the same call.
    """
    plain = bid(view)
    if not is_learned(view.rules):
        return plain
    call = learned_call(view)
    action = MakeCall(view.seat, call)
    if is_for_the_match(view):
        return Decision(action, Reason.MATCH_SCORE)
    return plain if action == plain.action else Decision(action, reason_for_call(view, call))


def learned_call(view: View) -> Call:
    """Return the network's best legal call that misleads no partner; of equals the lowest.

    Where the network would pass in the first deal of a match, it names no game because of the score and says
    no recontra, unless it is `SURE`. A pass and contra promise the partner nothing and stay open. Less sure
    calls gained -0.4 +- 0.2 points each (43,728 in 300,000 deals at late scores), and no partner expects
    them.

    Self-play with any call makes clubs a code for whatever is to be told. That wins 0.4 points of the sheet a
    deal more, but no partner at a table has agreed on it.
    """
    sums, codes = sums_of(features_of(view)), _honest_calls(view)
    best = _best(sums, codes)
    open_calls = {call: code for call, code in codes.items() if call is Word.PASS or doubts(view, call)}
    is_sure = best in open_calls or sums[codes[best]] - sums[codes[Word.PASS]] >= SURE
    if is_sure or first_deals_call(view) is not Word.PASS:
        return best
    return _best(sums, open_calls)


def first_deals_call(view: View) -> Call:
    """Return the network's best honest call as if this were the first deal of the match."""
    score = score_features(view)
    return _best(sums_of([place for place in features_of(view) if place not in score]), _honest_calls(view))


def is_for_the_match(view: View) -> bool:
    """Whether the score changes the network's call."""
    return bool(score_features(view)) and learned_call(view) != first_deals_call(view)


def _best(sums: list[int], codes: dict[Call, int]) -> Call:
    return max(codes, key=lambda call: (sums[codes[call]], -codes[call]))


def _honest_calls(view: View) -> dict[Call, int]:
    """Return the legal calls that name no suit without the cards for it, with their numbers."""
    return {call: code_of(call) for call in view.choices.calls if names_only(view, call, is_meant)}


def sums_of(features: list[int]) -> list[int]:
    """Return the output of the network by call; a call's chance is proportional to its exponential."""
    first, start, second, last = learned_numbers()
    units = len(start)
    hidden = [
        max(0, bias + sum(first[place * units + unit] for place in features))
        for unit, bias in enumerate(start)
    ]
    return [
        (last[call] << SHIFT) + sum(map(int.__mul__, hidden, second[call * units : (call + 1) * units]))
        for call in range(CALLS)
    ]


@cache
def learned_numbers() -> Numbers:
    """Return the weights of the network, loaded once; raises WeightsError."""
    return load(NETWORK, FEATURES, CALLS)


def features_of(view: View) -> list[int]:
    """Return the places of the ones, for the seat of the view."""
    found = [int(card) for card in view.hand]
    games: list[set[int]] = [set() for _ in range(SEATS)]
    spoken, standing, doubled, passes = set(), None, 0, 0
    for seat, call in view.calls:
        turn, code = (seat - view.seat) % SEATS, code_of(call)
        spoken.add(turn)
        passes = passes + 1 if code == PASS else 0
        if code in {CONTRA, RECONTRA}:
            doubled = code
        elif code != PASS:
            standing, doubled = (turn, code - BID), 0
            games[turn].add(code - BID)
    for turn, named in enumerate(games):
        found += [NAMED + DENOMINATIONS * turn + game for game in sorted(named)]
        if turn in spoken and not named:
            found.append(SPOKEN + turn)
    if standing is not None:
        found += [TAKER + standing[0], GAME + standing[1]]
    if doubled:
        found.append(DOUBLED + doubled - CONTRA)
    found += [PASSES + passes, PLACE + (view.seat - view.dealer) % SEATS]
    if len(view.calls) >= SEATS:
        found.append(AGAIN)
    return found + score_features(view)


def score_features(view: View) -> list[int]:
    """Return those of them that tell the score of the match."""
    own, target = side_of(view.seat, view.rules.players), view.rules.match.target
    found = [HUNG + place for place, least in enumerate(HANGING) if view.hung >= least]
    for start, side in ((OWN, own), (THEIRS, 1 - own)):
        short = target - view.scores[side]
        found += [start + place for place, most in enumerate(SHORT) if short <= most]
    return found
