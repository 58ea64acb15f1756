"""How a searching level plays one game: values and names of networks, chosen by `game.ai.levels` alone.

The search determinizes: it samples worlds that agree with what the seat knows (belief), plays each candidate
out in all of them (rollout), and compares the means (budget). Sampled auctions do the same for calls.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from enum import Enum
from typing import Final, NamedTuple

from game.ai.weights.match_odds import MatchOdds
from game.rules.contract import Trumps


class Policy(NamedTuple):
    """The policies of one kind of contract, by the names of their weights (`game.ai.weights`)."""

    imitation: str
    """The network that imitates masters: the likelihood of plays."""
    self_play: str
    """The network trained by self-play, which knows calls: rollouts, and the prior of pairs but in Bela."""
    heuristic: str
    """The heuristic policy, a linear evaluation without look-ahead: rollouts."""


class Policies(NamedTuple):
    """The policy of each kind of contract."""

    suits: Policy
    no_trumps: Policy
    all_trumps: Policy

    def under(self, trumps: Trumps) -> Policy:
        """The one for a contract with these trumps."""
        if trumps.suit is not None:
            return self.suits
        return self.no_trumps if trumps is Trumps.NONE else self.all_trumps


@dataclass(frozen=True, slots=True, kw_only=True)
class Budget:
    """How much is sampled, solved and compared, in numbers of worlds and cards, never in time."""

    worlds: int
    """Sampled worlds of a card; where cards race, a quarter at first (`search.racing`)."""
    draws_per_world: int
    """The number of worlds drawn for each that is kept; likelier ones are kept more often."""
    max_batches_factor: int = 0
    """Cards that may still be best get up to this many times `worlds` (`search.racing`); 0: no card does."""
    solve_each_card_from: int = 0
    """With at most this many cards in hand worlds are also solved double dummy; the mean of both counts."""
    prior: float = 0.0
    """Points of the cards for each e times likelier a policy plays a card (`card_search.with_prior`)."""
    card_required_errors: float = 0.0
    """By how many standard errors of its own mean a card must beat the rule player's.

    For calls the error of the difference counts (`Calls.call_required_errors`): it is smaller, as both are
    played out in the same worlds. Of cards only hard asks this; its strength was measured with this error.
    """
    looks_ahead: bool = False
    """The next own card is chosen as well, among the cards of several policies (`rollout.lookahead`)."""
    discards: bool = False
    """The taker's discard is searched, too."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Belief:
    """How worlds are weighed: by what was declared, by calls and by plays, each unless it is switched off."""

    belote_inference: bool = True
    """Constraint: a seat that played king or queen of trumps without belote lacks the other one."""
    declared: bool = True
    calls: bool = True
    call_slope: float = 1 / 576
    """A call worth d points less than the seat's best has likelihood (1 / (1 + call_slope * d * d)) ** 2."""
    call_floor: float = 0.05
    """The least likelihood of any call."""
    plays: bool = True
    """Likelihood of the plays, beyond what they prove, by the imitation policy."""
    self_play_in_belief: bool = False
    """Plays are judged by self-play as well as by imitation: the mean of both counts, and it is the prior."""
    hears_passes: bool = False
    """The policy of self-play knows what a pass says of a hand."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RolloutOptions:
    """How a world is played out, and what its end is worth."""

    self_play: bool = False
    """The self-play policy plays worlds out; if not, the heuristic policy does."""
    self_play_above_cards: int = 0
    """The self-play policy does so with more than this many cards in hand."""
    mix_heuristic: bool = False
    """The heuristic policy plays worlds out as well, and the mean of both counts."""
    solve_from_cards: int = 0
    """Worlds are solved double dummy once each hand has at most this many cards; 0: never."""
    mix_solved_and_played: bool = False
    """Worlds are also played on from there, and the mean of both counts."""
    card_odds: MatchOdds | None = None
    """Ends are valued by the chance to win the match; None: by the sheet."""


class SearchedCalls(Enum):
    """Which calls are searched."""

    ALL = "all"
    NATURAL = "natural"
    """No suit that the hand does not back: no partner expects such a call, and it gains nothing."""
    LOWEST = "lowest"
    """Only the lowest numbers of the suit that the rule player names; no number if he names none."""


class Caution(NamedTuple):
    """By what share of the stake a double's gains must exceed its losses (`call_search.with_caution`)."""

    contra: float
    recontra: float


class AuctionSampling(NamedTuple):
    """How the worlds of a call are drawn, and how likely the calls so far were in them."""

    slope: float = 1 / 144
    """A call worth d points less than the bidder's best has likelihood (1 / (1 + slope * d * d)) ** 2."""
    floor: float = 0.01
    """The least likelihood of any call."""
    draws_per_world: int = 16
    """The number of worlds drawn for each that is kept: many, because callers hold rare strong hands."""


USUAL_SAMPLING: Final = AuctionSampling()


@dataclass(frozen=True, slots=True, kw_only=True)
class Calls:
    """How calls are chosen."""

    auctions: int = 0
    """Sampled auctions, finished and played out after each call; 0: the rule player calls."""
    sampling: AuctionSampling = USUAL_SAMPLING
    pass_out_every: int = 0
    """In one of this many sampled auctions all others pass; 0: in none."""
    searched: SearchedCalls = SearchedCalls.ALL
    call_required_errors: float = 0.5
    """By how many standard errors of the difference a call must beat the baseline."""
    network_calls: bool = False
    """The baseline is the call of the network, and only a double may replace it; if not, a rule player's."""
    caution: Caution | None = None
    """None: doubles are valued as other calls are."""
    call_odds: MatchOdds | None = None
    """Ends are valued by the chance to win the match; None: by the sheet."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Profile:
    """What differs between games and levels in how a searching level plays.

    The constants of a method stand beside the method.
    """

    policies: Policies
    budget: Budget
    belief: Belief
    rollout: RolloutOptions
    calls: Calls

    def but(self, **changes: object) -> Profile:
        """The same with other values of fields of its parts, by name; raises KeyError for another name."""
        found: dict[str, dict[str, object]] = {}
        for name, value in changes.items():
            found.setdefault(PART_OF[name], {})[name] = value
        parts = {part: replace(getattr(self, part), **new) for part, new in found.items()}
        return replace(self, **parts)


PARTS: Final = {"budget": Budget, "belief": Belief, "rollout": RolloutOptions, "calls": Calls}
PART_OF: Final = {field.name: part for part, kind in PARTS.items() for field in fields(kind)}
"""The part of a profile that has a field; no two parts have a field of the same name."""
