"""The search for a call: after each call sampled auctions go on to their end, and deals are played out."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from functools import partial
from typing import Final, assert_never

from game.ai.bidding import call_code
from game.ai.bidding.auction_setup import AuctionSetup, code_of, contract_of
from game.ai.coding import TRUMP_CODES, by_side
from game.ai.decision import Candidate, Decision
from game.ai.end_code import ROW
from game.ai.knowledge import is_own, knowledge_of, standing_of
from game.ai.pausing import PAUSING
from game.ai.profile import AuctionSampling, Caution, Profile, SearchedCalls
from game.ai.rollout.batch import resample
from game.ai.rule_based.hand_value import is_backed, names_only
from game.ai.rule_based.reasons import doubts, is_double
from game.ai.search.end_values import DealValue, count_of
from game.ai.search.filled_deals import FilledDeals
from game.ai.search.racing import Race
from game.ai.weights.match_odds import MatchOdds
from game.rules.actions import MakeCall
from game.rules.call import GENERALE_GOAL, Bid, Call, Word
from game.rules.result import Outcome
from game.rules.seats import side_of
from game.rules.view import View

LOWEST_GOALS: Final = 3
"""The number of goals of a suit that are searched, the lowest ones."""
MOST_SEED: Final = (1 << 63) - 1
PLAYED: Final = 31 | call_code.GENERALE
"""The bits of a contract's number that fix denomination and taker, so how it is played and what is told."""

Result = tuple[int, tuple[int, ...], tuple[int, ...]]
"""The end of a deal, and declarations and belotes by side."""
Results = dict[tuple[int, int], Result]
"""By what is played, and in which world."""
Outcomes = list[Outcome | None]
"""How contracts end; None: nobody took one."""


class CallSearch:
    """Samples auctions for one mind; each position is set up anew."""

    def __init__(self) -> None:
        """Make the compiled parts once; their tables are large."""
        self._setup, self._filled = AuctionSetup(), FilledDeals()
        self._auction = self._setup.auction

    def compare(
        self, view: View, seed: int, profile: Profile, baseline: Decision
    ) -> tuple[tuple[Candidate, ...], Candidate]:
        """Return the candidates, the best first, and the one to call.

        That is `baseline` unless another is better by `Calls.call_required_errors`, because the maximum of
        many noisy means is biased upwards (winner's curse). Where the baseline is a network's call, only a
        double replaces it: in sampled auctions of rule players other calls look good that lose (0.08 +- 0.05
        points of the sheet a deal, 2,500 deals), but if all seats call by the network, nobody bids a contract
        that fails.
        """
        how, worlds = profile.calls, profile.calls.auctions
        usual = next(call for call in view.choices.calls if MakeCall(view.seat, call) == baseline.action)
        calls = _candidates(view, usual, how.searched)
        sampled = self.sample(view, seed, worlds, how.sampling)
        self._auction.pass_out_every = how.pass_out_every
        choices, number = array("i", [code_of(call) for call in calls]), len(calls)
        contracts = array("i", [0]) * (worlds * number)
        self._auction.run(sampled, choices, contracts)
        mark_generales(view, calls, contracts)
        results = self._played(view, profile, sampled, contracts, number, seed)
        values, outcomes = self._valued(view, results, contracts, number, how.call_odds)
        if how.caution is not None:
            revalued = partial(self._valued, view, results, number=1, odds=how.call_odds)
            with_caution(how.caution, calls, contracts, values, lambda column: revalued(column)[0])
        race = Race(calls)
        race.add(values, array("i", [1]) * worlds)

        def sure(call: Call) -> float:
            behind, error = race.gap(usual, call)
            return -behind - how.call_required_errors * error

        allowed = [call for call in calls if not how.network_calls or call == usual or is_double(call)]
        best = max(allowed, key=lambda call: (sure(call), call == usual))
        estimates = race.estimates()
        found = [
            Candidate(
                MakeCall(view.seat, call),
                *estimates[call],
                *aimed_at(view, call, contracts[place::number], outcomes[place::number]),
                difference_error=race.difference_error(best, call),
            )
            for place, call in enumerate(calls)
        ]
        return tuple(sorted(found, key=lambda one: -one.value)), found[calls.index(best)]

    def sample(self, view: View, seed: int, worlds: int, sampling: AuctionSampling) -> array[int]:
        """Return the first cards of all seats in each world, resampled by the likelihood of the calls."""
        self._setup.prepare(view)
        know, pack = knowledge_of(view), view.rules.pack
        unknown = know.unknown
        if view.turned is not None:
            unknown &= ~(1 << view.turned)
        count = worlds * sampling.draws_per_world
        found = array("I", [0]) * (ROW * count)
        dealt_ = self._filled.dealt
        dealt_.players = know.players
        dealt_.draw(know.hand, view.seat, unknown, pack.first_hand, seed & MOST_SEED, found)
        if not any(seat != view.seat for seat, _ in view.calls):
            return found[: ROW * worlds]
        weights = array("d", [1.0]) * count
        self._auction.weigh(found, view.seat, sampling.slope, sampling.floor, weights)
        return resample(found, weights, worlds)

    def _played(
        self, view: View, profile: Profile, worlds: array[int], contracts: array[int], number: int, seed: int
    ) -> Results:
        """Play each contract of each world out, once however it is doubled."""
        rules, players = view.rules, view.rules.players
        plays: dict[int, list[int]] = {}
        for place, code in enumerate(contracts):
            if code != call_code.THROWN_IN:
                plays.setdefault(code & PLAYED, []).append(place // number)
        results: Results = {}
        for game, where in plays.items():
            distinct = array("i", sorted(set(where)))
            contract = contract_of(rules, game)
            ends, declared, belotes = self._filled.played(
                view, profile, worlds, distinct, contract, seed & MOST_SEED
            )
            for place, world in enumerate(distinct):
                PAUSING.wait()
                row = slice(ROW * place, ROW * place + ROW)
                shown = by_side(declared[row], players), by_side(belotes[row], players)
                results[game, world] = (ends[place], *shown)
        return results

    def _valued(
        self, view: View, results: Results, contracts: array[int], number: int, odds: MatchOdds | None
    ) -> tuple[array[float], Outcomes]:
        """Return the value of each contract in each world for the seat's side, and its outcome."""
        rules = view.rules
        worth = DealValue(rules, side_of(view.seat, rules.players), view.scores, view.hung, odds)
        known: dict[tuple[int, Result], tuple[float, Outcome]] = {}
        values, outcomes = array("d"), Outcomes()
        for place, code in enumerate(contracts):
            value, outcome = 0.0, None
            if code != call_code.THROWN_IN:
                key = (code, results[code & PLAYED, place // number])
                if key not in known:
                    PAUSING.wait()
                    known[key] = worth.with_outcome(count_of(rules, contract_of(rules, code), *key[1]))
                value, outcome = known[key]
            values.append(value)
            outcomes.append(outcome)
        return values, outcomes


def mark_generales(view: View, calls: tuple[Call, ...], contracts: array[int]) -> None:
    """Set the bit of a générale in the contracts after calls that bid one or follow one, in place.

    `contracts` holds, world by world, an entry for each call. Bidders take it for a capot; above both they
    can only double.
    """
    standing = standing_of(view)
    is_standing = standing is not None and standing.goal == GENERALE_GOAL
    for place, call in enumerate(calls):
        if is_standing or (isinstance(call, Bid) and call.goal == GENERALE_GOAL):
            column = slice(place, None, len(calls))
            contracts[column] = array("i", [code | call_code.GENERALE for code in contracts[column]])


def aimed_at(view: View, call: Call, contracts: array[int], outcomes: Outcomes) -> tuple[int, int]:
    """Return in how many worlds the contract is played that a call aims at, and in how many it gets there.

    That is the own side's contract to be made, or one of the others to fall: a double aims at the standing
    one, a pass at none. `contracts` and `outcomes` are by world.
    """
    meant = call if isinstance(call, Bid) else standing_of(view) if is_double(call) else None
    game = None if meant is None else TRUMP_CODES[meant.trumps]
    is_against, reached = doubts(view, call), []
    for code, outcome in zip(contracts, outcomes, strict=True):
        if code != call_code.THROWN_IN and (call is Word.TAKE or game == code & 7):
            taker = code >> call_code.TAKER_AT & 3
            if is_own(view, taker) is not is_against:
                reached.append(outcome is (Outcome.FELL if is_against else Outcome.MADE))
    return len(reached), sum(reached)


def _candidates(view: View, usual: Call, searched: SearchedCalls) -> tuple[Call, ...]:
    """Return the calls to be searched, always with the usual one.

    Of numbers only the lowest of the suit that a rule player names are searched: others look good only as
    sampled bidders go on above them, and fail.
    """
    calls = view.choices.calls
    match searched:
        case SearchedCalls.ALL:
            return calls
        case SearchedCalls.NATURAL:
            return tuple(call for call in calls if call == usual or names_only(view, call, is_backed))
        case SearchedCalls.LOWEST:
            goals = sorted({call.goal for call in calls if isinstance(call, Bid)})[:LOWEST_GOALS]
            suit = usual.trumps if isinstance(usual, Bid) else None
            return tuple(
                call
                for call in calls
                if not isinstance(call, Bid) or call == usual or (call.trumps is suit and call.goal in goals)
            )
        case _:
            assert_never(searched)


NOT_DOUBLED: Final = ~(3 << call_code.MULTIPLIER_AT)
"""The bits of a contract's number besides those of its doubling."""
ONCE_AND_TWICE: Final = 3


def with_caution(
    caution: Caution,
    calls: tuple[Call, ...],
    contracts: array[int],
    values: array[float],
    revalued: Callable[[array[int]], array[float]],
) -> None:
    """Lower the values of doubles in place, where numbers are bid; without a pass nothing changes.

    `contracts` and `values` hold, world by world, an entry for each call. `revalued` returns the values of
    other contracts by world.

    Contra counts as if whoever is doubled knew whether the contract is made, and gains by a double count less
    than losses. Sampled bidders answer by the value of their own cards; real ones judge as well as the seat
    does. In coinche masters said contra in every third deal without caution, three of four got recontra, and
    an expected +221 points of the sheet came to -161 +- 45 (367 times, each played out in 20 ways). In other
    games doubles are rare, and nothing of the kind was found.
    """
    if Word.PASS not in calls:
        return
    number, passing = len(calls), values[calls.index(Word.PASS) :: len(calls)]
    for word, share in ((Word.CONTRA, caution.contra), (Word.RECONTRA, caution.recontra)):
        if word not in calls:
            continue
        column = slice(calls.index(word), None, number)
        worth = values[column]
        if word is Word.CONTRA:
            worth = array("d", map(min, worth, revalued(other_reply(contracts[column]))))
        values[column] = lowered(worth, passing, share)


def other_reply(contracts: array[int]) -> array[int]:
    """Return the contracts after contra by world, with contra in place of recontra and the reverse."""
    found = array("i", contracts)
    for world, code in enumerate(contracts):
        doubled = 0 if code == call_code.THROWN_IN else code >> call_code.MULTIPLIER_AT & 3
        if doubled:
            found[world] = code & NOT_DOUBLED | ONCE_AND_TWICE - doubled << call_code.MULTIPLIER_AT
    return found


def lowered(values: array[float], passing: array[float], share: float) -> array[float]:
    """Return the values of a double by world, each less the part `share` of its difference to a pass.

    So the double beats the pass only where that part of what is at stake between them speaks for it.
    """
    pairs = zip(values, passing, strict=True)
    return array("d", [value - share * abs(value - other) for value, other in pairs])
