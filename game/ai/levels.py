"""The levels of the computer players: which player a level is, and how it plays each game.

README.md beside this file describes the levels. No level knows a card that its seat has not seen, and none is
dealt better or worse cards. Chance comes from the seed alone; a budget counts sampled deals, never time.

This file is the only place that knows games. A profile is put together from what was measured: by the number
of players and the duty to beat plain cards, by the course of the auction, and by what the computers can do
under the rules. So a house rule that no profile was made for falls back on purpose, part by part, and never
by accident: `tests/ai/test_profiles.py` lists what every option changes.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from game.ai.bidding.call_policy import is_learned
from game.ai.characters.character import NOBODY
from game.ai.characters.character_player import CharacterPlayer
from game.ai.course_skill import can_simulate, skill_of
from game.ai.match_odds import MatchOdds
from game.ai.policy import heuristic_weights as weights
from game.ai.profile import (
    Asked,
    Belief,
    Budget,
    CallLikelihood,
    Calls,
    Caution,
    Policies,
    Policy,
    Profile,
    Reading,
    Rollout,
)
from game.ai.rollout.rollout import COMPILED
from game.ai.rule_based.easy_player import EasyPlayer
from game.ai.rule_based.random_player import RandomPlayer
from game.ai.rule_based.rule_player import RulePlayer
from game.ai.search.search_player import SearchPlayer
from game.rules.options.auction import AuctionKind

if TYPE_CHECKING:
    from game.ai.characters.character import Character
    from game.ai.decision import Mind
    from game.rules.options.rules import Rules

LEVELS: Final = ("easy", "medium", "hard", "master")
"""The levels, each better than the one before by a measured difference."""

MEASURES: Final = ("random",)
"""No level to play against: the others are measured by it."""

NO_TRUMPS: Final = Policy(
    imitation="imitation_no_trumps", self_play="selfplay_no_trumps", light=weights.NO_TRUMPS
)
ALL_TRUMPS: Final = Policy(
    imitation="imitation_all_trumps", self_play="selfplay_all_trumps", light=weights.ALL_TRUMPS
)
RISING_SUITS: Final = Policy(imitation="imitation_four", self_play="selfplay_suits", light=weights.SUIT)
"""Four players who need not beat plain cards have a self-play policy of their own where games rise."""
SUITS: Final = {
    (2, False): Policy(imitation="imitation_two", self_play="selfplay_two", light=weights.TWO),
    (2, True): Policy(
        imitation="imitation_two_raising",
        self_play="selfplay_two_raising",
        light=weights.TWO_RAISING,
    ),
    (3, False): Policy(imitation="imitation_three", self_play="selfplay_three", light=weights.THREE),
    (3, True): Policy(
        imitation="imitation_three_raising",
        self_play="selfplay_three_raising",
        light=weights.THREE_RAISING,
    ),
    (4, False): Policy(imitation="imitation_four", self_play="selfplay_four", light=weights.SUIT),
    (4, True): Policy(
        imitation="imitation_four_raising", self_play="selfplay_raising", light=weights.RAISING
    ),
}
"""By the number of players, and whether plain cards must be beaten: a policy plays as it was trained."""

ODDS_OF_RISING: Final = MatchOdds(0.28, 3.9)
"""Error 0.007 in the mean, 0.04 at most, where players call as masters do in Bulgaria.

Measured at the scores of 3,000 such matches, from 400,000 deals played at every score
(`tests/lab/training/stakes.py`).
"""
ODDS_OF_BELA_IN_TWO: Final = MatchOdds(0.40, 3.8)
"""Error 0.007 in the mean, at all pairs of scores, from 4,000 deals of medium players."""

HARD: Final = Budget(worlds=24, drawn=1, card_trust=0.5)
PURE: Final = Budget(worlds=12, drawn=2)
"""Without the compiled search, which is some hundred times faster; hard and master are the same then."""
MASTER: Final = {
    2: Budget(worlds=400, drawn=4, hands=35_000, solves=4, discards=True),
    3: Budget(worlds=400, drawn=4, extension=8, discards=True),
    4: Budget(worlds=400, drawn=4, extension=8, solves=4, prior=3.0, discards=True),
}
"""By the number of players.

In three each plays for himself, so double dummy does not say how two others share what they take. A prior won
nothing in two and in three.
"""
BELA_IN_FOUR_TIMES: Final = 2
"""Bela in four samples so many times the deals, because its deals are played out fastest.

An all-seeing player is then less far ahead, by 0.55 +- 0.19 points of the cards a deal on the decks by which
that was chosen and 0.14 +- 0.18 on fresh ones (3,000 each). Between masters nothing shows (-0.08 +- 0.27,
2,500).
"""
MASTER_ROLLOUTS: Final = {
    (2, False): Rollout(self_play=True, is_mixed=True),
    (2, True): Rollout(self_play=True, is_mixed=True, card_odds=ODDS_OF_BELA_IN_TWO),
    (3, False): Rollout(self_play=True, is_mixed=True),
    (3, True): Rollout(self_play=True, is_mixed=True),
    (4, False): Rollout(self_play=True, exact=5, halves=True),
    (4, True): Rollout(self_play=True, to_cards=5, exact=5),
}
"""By the number of players, and whether plain cards must be beaten.

Solving from five cards on wins +2.4 +- 0.8 points of the sheet a deal in Bela (2,000), +0.75 +- 0.33 in
Bulgaria (550). Double dummy a player holds back cards that win later: in France, where the led suit need
not be beaten, an ace held up then looks as good as one that is played. The mean of solving and playing on
(`halves`) wins over playing on alone in France and over solving alone in Bulgaria, in Bela it does not.

In two and in three light players play deals out as well. By self-play alone a master of belote in three
would hold up an ace and lose 9.3 +- 1.1 points by it (626 deals played on by masters); duels win as much
either way.
"""
MASTER_CALLS: Final = {
    AuctionKind.ONE_ROUND: Calls(auctions=400),
    AuctionKind.TURNED_CARD: Calls(auctions=400),
    AuctionKind.RISING: Calls(auctions=400, silent=2, asked=Asked.NATURAL),
    AuctionKind.NUMBERS: Calls(auctions=400, silent=2, asked=Asked.LOWEST, caution=Caution(0.75, 0.8)),
}
"""By the course of the auction.

Trust is half an error: with 2 errors and 200 auctions calls of French belote lost 1.4 +- 0.3 points of the
sheet a deal where medium players played on after them, between masters 0.7 +- 1.0 (1,000 deals). With a
caution of 0.5 the contras of masters came to -50 +- 78 (84 in 1,500 deals), with 0.75 to +122 +- 103 (29).
"""
READINGS: Final = {
    AuctionKind.ONE_ROUND: Reading.ONCE,
    AuctionKind.TURNED_CARD: Reading.TURNED,
    AuctionKind.RISING: Reading.OPENING,
    AuctionKind.NUMBERS: Reading.OPENING,
}
"""How calls are understood, by the course of the auction."""
CALLED: Final = CallLikelihood(slope=1 / 144, floor=0.01, drawn=16)
NUMBERS_CALLED: Final = CallLikelihood(slope=1 / 288, floor=0.005, drawn=64)
"""One deal in thirty agrees with the calls: of fewer candidates most came in by the floor.

That alone won +4.25 +- 1.76 points of the sheet a deal over `CALLED` (2,000 deals of coinche).
"""
TRUST_IN_THE_NETWORK: Final = 3.0
"""By how many standard errors a double must beat the call of the network."""


PAIRS: Final = 4
BELA_IN_TWO: Final = (2, True)
"""There the best-valued call is made without trust in the usual one.

What calls brought rises with their values with a slope of 1.05 +- 0.06, and no trust wins +0.21 +- 0.12
points a deal by one series of seeds and +0.06 +- 0.17 by another (6,437 calls played on against medium).
Exploring the next own card wins +2.3 +- 0.8 points of the sheet a deal (730), in belote in two nothing
(-0.5 +- 0.5, 400).
"""
BELA_IN_FOUR: Final = (4, True)
BELOT_IN_FOUR: Final = (4, False)


class UnknownLevelError(ValueError):
    """There is no level of that name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no level {name!r}; there is {', '.join((*LEVELS, *MEASURES))}")
        self.name = name


def make_mind(level: str, worlds: int = 0, character: Character | None = None) -> Mind:
    """Return a new mind of that level; raise UnknownLevelError if there is none.

    `worlds` makes a searching mind sample so many deals instead of its usual number. A character decides only
    between actions of about the same value.
    """
    who = character or NOBODY
    match level:
        case "random":
            return RandomPlayer()
        case "easy":
            return EasyPlayer(who)
        case "medium":
            return RulePlayer(character=who)
        case "hard" | "master":
            how = SEARCHING[level] if COMPILED else pure
            mind = SearchPlayer((lambda rules: how(rules).but(worlds=worlds)) if worlds else how)
            return mind if who is NOBODY else CharacterPlayer(mind, who)
    raise UnknownLevelError(level)


def hard(rules: Rules) -> Profile:
    """Return the profile of hard: a few possible deals of the same weight."""
    belief = Belief(declared=False, calls=False, plays=False, called=CALLED)
    return _simple(rules, HARD, belief)


def pure(rules: Rules) -> Profile:
    """Return the profile of hard and master without the compiled search."""
    return _simple(rules, PURE, Belief(calls=can_simulate(rules), reading=_reading(rules), called=CALLED))


def master(rules: Rules) -> Profile:
    """Return the profile of master: weighed deals, the last tricks solved as well, and searched calls."""
    players, raises = key = _key(rules)
    budget = MASTER[players]
    if key == BELA_IN_FOUR:
        budget = replace(budget, worlds=BELA_IN_FOUR_TIMES * budget.worlds)
    elif key == BELA_IN_TWO:
        budget = replace(budget, explores=True)
    skill = skill_of(rules)
    belief = Belief(
        calls=can_simulate(rules),
        reading=_reading(rules),
        has_say=players == PAIRS and not raises,
        hears_passes=skill.hears_passes,
        called=NUMBERS_CALLED if rules.auction_kind is AuctionKind.NUMBERS else CALLED,
    )
    return Profile(
        policies=_policies(rules),
        budget=budget,
        belief=belief,
        rollout=MASTER_ROLLOUTS[key],
        calls=_calls(rules, key),
    )


def _reading(rules: Rules) -> Reading:
    """Return how calls are understood; with an unknown course they are not (`Belief.calls`)."""
    return READINGS.get(rules.auction_kind, Reading.ONCE)


def _key(rules: Rules) -> tuple[int, bool]:
    return rules.players, rules.play.raise_plain


def _policies(rules: Rules) -> Policies:
    key = _key(rules)
    rises = key == BELOT_IN_FOUR and skill_of(rules).knows_rising
    return Policies(RISING_SUITS if rises else SUITS[key], NO_TRUMPS, ALL_TRUMPS)


def _simple(rules: Rules, budget: Budget, belief: Belief) -> Profile:
    """Return a profile that calls as the rule player does and lets light players play deals out."""
    odds = ODDS_OF_BELA_IN_TWO if _key(rules) == BELA_IN_TWO else None
    rollout = Rollout(card_odds=odds)
    return Profile(policies=_policies(rules), budget=budget, belief=belief, rollout=rollout, calls=Calls())


def _calls(rules: Rules, key: tuple[int, bool]) -> Calls:
    """Return how a master calls: as the rule player does if simulated bidders do not know the course."""
    calls = MASTER_CALLS.get(rules.auction_kind)
    if calls is None or not can_simulate(rules):
        return Calls()
    if is_learned(rules):
        calls = replace(calls, learned=True, trust=TRUST_IN_THE_NETWORK, call_odds=ODDS_OF_RISING)
    if key == BELA_IN_TWO:
        odds = calls.call_odds or ODDS_OF_BELA_IN_TWO
        trust = calls.trust if calls.learned else 0.0
        calls = replace(calls, trust=trust, call_odds=odds, mixes=True)
    return calls


SEARCHING: Final = {"hard": hard, "master": master}
"""The profiles of the searching levels where the search is compiled."""
