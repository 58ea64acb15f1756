"""How a searching level plays one game: values and names of networks, chosen by `game.ai.levels` alone.

The search determinizes: it samples deals that agree with what the seat knows (belief), plays each candidate
out in all of them (rollout), and compares the means (budget). Sampled auctions do the same for calls.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from enum import Enum
from typing import TYPE_CHECKING, Final, NamedTuple

from game.rules.contract import Trumps

if TYPE_CHECKING:
    from game.ai.match_odds import MatchOdds
    from game.ai.policy.heuristic_weights import HeuristicWeights


@dataclass(frozen=True, slots=True, kw_only=True)
class Policy:
    """The policies of one kind of contract."""

    imitation: str
    """The network that imitates masters (`game.ai.weights`): the likelihood of plays."""
    self_play: str
    """The network trained by self-play, which knows the calls: rollouts, and the prior where pairs play."""
    light: HeuristicWeights
    """The weights of the heuristic policy, a linear evaluation without look-ahead: rollouts."""


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
    """How much is sampled, solved and compared, in numbers of deals and cards, never in time."""

    worlds: int
    """Sampled deals in which every card is played out."""
    drawn: int
    """Candidates drawn for each sampled deal; the likelier ones are kept."""
    extension: int = 0
    """Cards that may still be best are played out in up to so many times `worlds` (`search.racing`).

    0: every card in `worlds`.
    """
    hands: int = 0
    """If one hand is hidden and no more than so many are possible, all are enumerated instead of sampled.

    Few agree with all cards played: with five cards left the true hand is among those kept from 1,600 in 74
    of 100 deals, from all of them in 94.
    """
    solves: int = 0
    """With at most so many cards in hand sampled deals are also solved double dummy; the mean counts.

    0: never.
    """
    prior: float = 0.0
    """A card that the policy plays e times as likely counts so many points of the cards more
    (`search.prior`).

    0: there is no prior.
    """
    card_trust: float = 0.0
    """By how many standard errors a card must beat the rule player's."""
    explores: bool = False
    """The next own card is chosen as well, among the cards of several policies (`rollout.lookahead`)."""
    discards: bool = False
    """The taker's discard is searched, too."""


class Reading(Enum):
    """How the likelihood of calls understands an auction."""

    ONCE = "once"
    """Seats speak once until one names trumps; how good a hand must be follows from its place."""
    TURNED = "turned"
    """The turned card is offered first; other suits are named in a second round."""
    OPENING = "opening"
    """Names rise; only the first call of each seat is understood."""


class CallLikelihood(NamedTuple):
    """The likelihood of a call in a sampled auction, and how many deals are drawn."""

    slope: float
    """A call worth d points less than the bidder's best has likelihood (1 / (1 + slope * d * d)) ** 2."""
    floor: float
    """The least likelihood of any call."""
    drawn: int
    """Candidates drawn for each sampled auction: many, because callers hold strong hands, which are rare."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Belief:
    """How likely a sampled deal is, given what was heard and seen."""

    silence: bool = True
    """Constraint: a seat that played king or queen of trumps without belote lacks the other one."""
    declared: bool = True
    """Likelihood of what was declared."""
    calls: bool = True
    """Likelihood of the calls."""
    reading: Reading = Reading.ONCE
    """How calls are understood."""
    plays: bool = True
    """Likelihood of the plays, beyond what they prove."""
    imitation: bool = True
    """Plays are judged by the imitation policy; if not, by the light player's grades."""
    has_say: bool = False
    """Plays are judged by the policy of self-play, too: the mean of both counts, and it is the prior."""
    hears_passes: bool = False
    """The policy of self-play knows what a pass says of a hand."""
    called: CallLikelihood
    """The likelihood of a call when auctions are sampled."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rollout:
    """How a sampled deal is played on, and what its end is worth."""

    self_play: bool = False
    """The self-play policy plays deals out; if not, light players do."""
    to_cards: int = 0
    """It does so with more than so many cards in hand."""
    is_mixed: bool = False
    """Light players play them out as well, and the mean of both counts."""
    exact: int = 0
    """Deals are solved double dummy from so many cards in hand on."""
    halves: bool = False
    """They are also played on from there, and the mean of both counts."""
    card_odds: MatchOdds | None = None
    """Ends are valued by the chance to win the match; None: by the sheet."""


class Asked(Enum):
    """Which calls are searched."""

    ALL = "all"
    NATURAL = "natural"
    """No suit that the hand does not back: no partner expects such a call, and it gains nothing."""
    LOWEST = "lowest"
    """Only the lowest numbers of the suit that the rule player names; no number if he names none."""


class Caution(NamedTuple):
    """The share of what is at stake that must speak for a double (`search.doubling`)."""

    contra: float
    recontra: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Calls:
    """How calls are chosen."""

    auctions: int = 0
    """Sampled auctions, finished and played out after each call; 0: the rule player calls."""
    silent: int = 0
    """In one of so many of them all others pass; 0: in none."""
    asked: Asked = Asked.ALL
    trust: float = 0.5
    """By how many standard errors of the difference a call must beat the usual one."""
    learned: bool = False
    """The usual call is that of the network, and only a double may replace it; if not, a rule player's."""
    caution: Caution | None = None
    """None: doubles are valued as other calls are."""
    call_odds: MatchOdds | None = None
    """Ends are valued by the chance to win the match; None: by the sheet."""
    mixes: bool = False
    """The policy of self-play plays deals out as well as light players; the mean of both counts."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Profile:
    """What differs between games and levels in how a searching level plays.

    The constants of a method stand beside the method.
    """

    policies: Policies
    budget: Budget
    belief: Belief
    rollout: Rollout
    calls: Calls

    def but(self, **changes: object) -> Profile:
        """The same with other values of fields of its parts, by name; raises KeyError for another name."""
        found: dict[str, dict[str, object]] = {}
        for name, value in changes.items():
            found.setdefault(PART_OF[name], {})[name] = value
        parts = {part: replace(getattr(self, part), **new) for part, new in found.items()}
        return replace(self, **parts)


PARTS: Final = {"budget": Budget, "belief": Belief, "rollout": Rollout, "calls": Calls}
PART_OF: Final = {field.name: part for part, kind in PARTS.items() for field in fields(kind)}
"""The part of a profile that has a field; no two parts have a field of the same name."""
