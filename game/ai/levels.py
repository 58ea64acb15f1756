"""The levels of the computer players: which player a level is, and how it plays each game.

README.md beside this file describes the levels. No level knows a card that its seat has not seen, and none is
dealt better or worse cards. Chance comes from the seed alone; a budget counts sampled worlds, never time.

Profiles are chosen in this file alone. A profile is put together from what was measured: by the number
of players and the duty to beat plain cards, by the course of the auction, and by what the computers can do
under the rules. So a house rule that no profile was made for falls back on purpose, part by part, and never
by accident: `tests/ai/test_profiles.py` lists what every option changes.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.ai.bidding.call_policy import is_learned
from game.ai.characters import NOBODY, Character, CharacterPlayer
from game.ai.course_skill import can_simulate, skill_of
from game.ai.decision import Mind
from game.ai.profile import (
    AuctionSampling,
    Belief,
    Budget,
    Calls,
    Caution,
    Policies,
    Policy,
    Profile,
    RolloutOptions,
    SearchedCalls,
)
from game.ai.rule_based.players import RandomPlayer, RulePlayer
from game.ai.search.search_player import SearchPlayer
from game.ai.trick_rules import COMPILED
from game.ai.weights import match_odds
from game.rules.options.auction import AuctionKind
from game.rules.options.rules import Rules

LEVELS: Final = ("easy", "medium", "hard", "master")
"""The levels, each better than the one before by a measured difference."""

MEASURES: Final = ("random",)
"""No level to play against: the others are measured by it."""

NO_TRUMPS: Final = Policy("imitation_no_trumps", "selfplay_no_trumps", "no_trumps")
ALL_TRUMPS: Final = Policy("imitation_all_trumps", "selfplay_all_trumps", "all_trumps")
RISING_SUITS: Final = Policy("imitation_four", "selfplay_suits", "suit")
"""Four players who need not beat plain cards have a self-play policy of their own where games rise."""
SUITS: Final = {
    (2, False): Policy("imitation_two", "selfplay_two", "two"),
    (2, True): Policy("imitation_two", "selfplay_two_beating", "two_beating"),
    (3, False): Policy("imitation_three", "selfplay_three", "three"),
    (3, True): Policy("imitation_three_beating", "selfplay_three_beating", "three_beating"),
    (4, False): Policy("imitation_four", "selfplay_four", "suit"),
    (4, True): Policy("imitation_four_beating", "selfplay_beating", "beating"),
}
"""By the number of players, and whether plain cards must be beaten: a policy plays as it was trained.

Only in two one imitation serves both (`game/ai/weights/README.md`).
"""

HARD: Final = Budget(worlds=24, draws_per_world=1, card_required_errors=0.5)
PURE: Final = Budget(worlds=12, draws_per_world=2)
"""Without the compiled search, which is some hundred times faster; hard and master are the same then."""
MASTER: Final = {
    2: Budget(worlds=400, draws_per_world=16, solve_each_card_from=4, discards=True),
    3: Budget(worlds=400, draws_per_world=4, max_batches_factor=8, discards=True),
    4: Budget(
        worlds=400, draws_per_world=4, max_batches_factor=8, solve_each_card_from=4, prior=3.0, discards=True
    ),
}
"""By the number of players.

In three each plays for himself, so double dummy does not say how two others share what they take. A prior won
nothing in two and in three, and twice the worlds nothing in Bela in four (-0.16 +- 0.60, 2,500 deals).
"""
MASTER_ROLLOUTS: Final = {
    (2, False): RolloutOptions(self_play=True, mix_heuristic=True),
    (2, True): RolloutOptions(self_play=True, mix_heuristic=True, card_odds=match_odds.IN_TWO),
    (3, False): RolloutOptions(self_play=True, mix_heuristic=True),
    (3, True): RolloutOptions(self_play=True, mix_heuristic=True),
    (4, False): RolloutOptions(self_play=True, solve_from_cards=5, mix_solved_and_played=True),
    (4, True): RolloutOptions(self_play=True, self_play_above_cards=5, solve_from_cards=5),
}
"""By the number of players, and whether plain cards must be beaten.

Solving from five cards on wins +2.4 +- 0.8 points of the sheet a deal in Bela (2,000), +0.75 +- 0.33 in
Bulgaria (550). Double dummy a player holds back cards that win later: in France, where the led suit need
not be beaten, an ace held up then looks as good as one that is played. The mean of solving and playing on
(`mix_solved_and_played`) wins over playing on alone in France and over solving alone in Bulgaria, in Bela it
does not.

In two and in three the heuristic policy plays worlds out as well. By self-play alone a master of belote in
three would hold up an ace and lose 9.3 +- 1.1 points by it (626 deals played on by masters); duels win as
much either way.
"""
NUMBERS_BELIEVED: Final = Belief(call_slope=1 / 10_000, call_floor=0.1)
"""Of numbers the best one is less clear, so each says less of the hand.

The mean log chance of a hidden card's true owner is -0.900 with 1/10,000, lower by 0.003 +- 0.001 with
1/40,000, by 0.007 +- 0.002 with the values of other games, and by 0.047 +- 0.003 without calls (180 auctions
of masters).
"""
NUMBERS_SAMPLED: Final = AuctionSampling(slope=1 / 288, floor=0.005, draws_per_world=64)
"""One world in thirty agrees with the calls: of fewer draws most came in by the floor.

That alone won +4.25 +- 1.76 points of the sheet a deal over the usual sampling (2,000 deals of coinche).
"""
MASTER_CALLS: Final = {
    AuctionKind.ONE_ROUND: Calls(auctions=400),
    AuctionKind.TURNED_CARD: Calls(auctions=400),
    AuctionKind.RISING: Calls(auctions=400, pass_out_every=2, searched=SearchedCalls.NATURAL),
    AuctionKind.NUMBERS: Calls(
        auctions=400,
        sampling=NUMBERS_SAMPLED,
        pass_out_every=2,
        searched=SearchedCalls.LOWEST,
        caution=Caution(0.75, 0.8),
    ),
}
"""By the course of the auction.

Trust is half an error: with 2 errors and 200 auctions calls of French belote lost 1.4 +- 0.3 points of the
sheet a deal where medium players played on after them, between masters 0.7 +- 1.0 (1,000 deals). With a
caution of 0.5 the contras of masters came to -50 +- 78 (84 in 1,500 deals), with 0.75 to +122 +- 103 (29).
"""
TRUST_IN_THE_NETWORK: Final = 3.0
"""By how many standard errors a double must beat the call of the network."""


BELA_IN_TWO: Final = (2, True)
"""Looking ahead to the next own card wins +2.3 +- 0.8 points of the sheet a deal (730), in belote in two
nothing (-0.5 +- 0.5, 400).
"""
BELOT_IN_FOUR: Final = (4, False)


class UnknownLevelError(ValueError):
    """There is no level of that name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no level {name!r}; there is {', '.join((*LEVELS, *MEASURES))}")
        self.name = name


def make_mind(level: str, worlds: int = 0, character: Character | None = None) -> Mind:
    """Return a new mind of that level; raise UnknownLevelError if there is none.

    `worlds` is how many worlds a searching mind samples instead of its usual number. A character decides only
    between actions of about the same value.
    """
    who = character or NOBODY
    match level:
        case "random":
            return RandomPlayer()
        case "easy" | "medium":
            return RulePlayer(who, is_easy=level == "easy")
        case "hard" | "master":
            how = SEARCHING[level] if COMPILED else pure
            mind = SearchPlayer((lambda rules: how(rules).but(worlds=worlds)) if worlds else how)
            return mind if who is NOBODY else CharacterPlayer(mind, who)
    raise UnknownLevelError(level)


def hard(rules: Rules) -> Profile:
    """Return the profile of hard: a few worlds of the same weight."""
    belief = Belief(declared=False, calls=False, plays=False)
    return _simple(rules, HARD, belief)


def pure(rules: Rules) -> Profile:
    """Return the profile of hard and master without the compiled search."""
    return _simple(rules, PURE, _belief(rules))


def master(rules: Rules) -> Profile:
    """Return the profile of master: weighed worlds, the last tricks solved as well, and searched calls."""
    key = _key(rules)
    budget = MASTER[rules.players]
    if key == BELA_IN_TWO:
        budget = replace(budget, looks_ahead=True)
    return Profile(
        policies=_policies(rules),
        budget=budget,
        belief=replace(_belief(rules), self_play_in_belief=key == BELOT_IN_FOUR),
        rollout=MASTER_ROLLOUTS[key],
        calls=_calls(rules, key),
    )


def _key(rules: Rules) -> tuple[int, bool]:
    return rules.players, rules.play.raise_plain


def _policies(rules: Rules) -> Policies:
    key = _key(rules)
    rises = key == BELOT_IN_FOUR and skill_of(rules).knows_rising
    return Policies(RISING_SUITS if rises else SUITS[key], NO_TRUMPS, ALL_TRUMPS)


def _belief(rules: Rules) -> Belief:
    """Return how worlds are weighed; by calls where simulated bidders know the course."""
    belief = NUMBERS_BELIEVED if rules.auction_kind is AuctionKind.NUMBERS else Belief()
    return replace(belief, calls=can_simulate(rules), hears_passes=skill_of(rules).hears_passes)


def _simple(rules: Rules, budget: Budget, belief: Belief) -> Profile:
    """Return a profile that calls as the rule player does and lets the heuristic policy play worlds out."""
    rollout = RolloutOptions(card_odds=match_odds.IN_TWO if _key(rules) == BELA_IN_TWO else None)
    return Profile(policies=_policies(rules), budget=budget, belief=belief, rollout=rollout, calls=Calls())


def _calls(rules: Rules, key: tuple[int, bool]) -> Calls:
    """Return how a master calls: as the rule player does if simulated bidders do not know the course."""
    calls = MASTER_CALLS.get(rules.auction_kind)
    if calls is None or not can_simulate(rules):
        return Calls()
    if is_learned(rules):
        trust, odds = TRUST_IN_THE_NETWORK, match_odds.RISING
        return replace(calls, network_calls=True, call_required_errors=trust, call_odds=odds)
    return replace(calls, call_odds=match_odds.IN_TWO) if key == BELA_IN_TWO else calls


SEARCHING: Final = {"hard": hard, "master": master}
"""The profiles of the searching levels where the search is compiled."""
