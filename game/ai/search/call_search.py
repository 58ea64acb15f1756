"""A call is weighed by calling many imagined auctions to their end after it and playing the deals out."""

from __future__ import annotations

from array import array
from functools import partial
from typing import TYPE_CHECKING, Final, assert_never

from game.ai.bidding import call_code
from game.ai.bidding.auction_setup import AuctionSetup, code_of
from game.ai.deals.tally import Tally
from game.ai.decision import Candidate
from game.ai.end_code import ROW
from game.ai.knowledge import knowledge_of
from game.ai.pausing import give_way
from game.ai.profile import Asked
from game.ai.rule_based.doubling import is_double
from game.ai.rule_based.hand_features import is_backed
from game.ai.search.call_aim import FATES, UNDECIDED, CallAim
from game.ai.search.doubling import other_reply, warily
from game.ai.search.end_count import count_of
from game.ai.search.filled_deals import FilledDeals, contract_of
from game.ai.search.match_worth import worth_of
from game.rules.actions import MakeCall
from game.rules.call import Bid, Word
from game.rules.seats import side_of, sides

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.ai.bidding.call_doubt import CallDoubt
    from game.ai.decision import Decision
    from game.ai.match_odds import MatchOdds
    from game.ai.profile import Caution, Profile
    from game.rules.call import Call
    from game.rules.options.rules import Rules
    from game.rules.view import View

NUMBERS: Final = 3
"""So many of the lowest numbers of a suit are weighed."""
MOST_SEED: Final = (1 << 63) - 1
PLAYED: Final = 31
"""What of the number of a contract says how it is played: its game and its taker."""

Result = tuple[int, tuple[int, ...], tuple[int, ...]]
"""The end of a deal, and declarations and belotes by side."""
Results = dict[tuple[int, int], Result]
"""By what is played, and in which world."""


class CallSearch:
    """The room in which one mind imagines auctions; each position is set up anew."""

    def __init__(self) -> None:
        """Make the compiled parts once, their tables are large."""
        self._auction, self._filled = AuctionSetup(), FilledDeals()
        self._calling = self._auction.calling
        self._tally = Tally()

    def weighed(
        self, view: View, seed: int, profile: Profile, usual: Decision
    ) -> tuple[tuple[Candidate, ...], Candidate]:
        """The calls that come into question, the best first, and the one to say.

        That is `usual` unless another is better by `Calls.trust`: of many calls one always looks best by
        luck. Where a network says what is usual only a double is said instead: in auctions of rule players
        other calls look good that lose (0.08 +- 0.05 points of the sheet a deal, 2,500 deals), but where the
        network sits in all seats nobody calls what must fall.
        """
        how = profile.calls
        worlds, calls = how.auctions, _in_question(view, usual, how.asked)
        imagined = self.sample(view, seed, worlds, profile.belief.called)
        self._calling.silent = how.silent
        choices, number = array("i", [code_of(call) for call in calls]), len(calls)
        contracts = array("i", [0]) * (worlds * number)
        self._calling.run(imagined, worlds, choices, number, contracts)
        results = self._played(view, profile, imagined, contracts, number, seed, self_play=False)
        values, fates = self._settled(view, results, contracts, number, how.call_odds)
        if how.mixes and profile.rollout.self_play:
            others = self._played(view, profile, imagined, contracts, number, seed, self_play=True)
            self._tally.blend(values, self._settled(view, others, contracts, number, how.call_odds)[0])
        if how.caution is not None:
            replies = partial(self._settled, view, results, number=1, odds=how.call_odds)
            _be_wary(how.caution, calls, contracts, values, replies)
        actions = [MakeCall(view.seat, call) for call in calls]
        plain = next(place for place, action in enumerate(actions) if action == usual.action)
        sure = [gain - how.trust * doubt for gain, doubt, _ in self._behind(values, number, plain)]
        sayable = [
            place for place, call in enumerate(calls) if not how.learned or place == plain or is_double(call)
        ]
        most = max(sayable, key=lambda place: (sure[place], place == plain))
        summed = self._tally.sum_up(values, array("i", [1]) * worlds, number)
        doubts = [doubt for _, doubt, _ in self._behind(values, number, most)]
        found = [
            Candidate(
                action,
                *summed[place],
                *CallAim(view, calls[place]).among(contracts[place::number], fates[place::number]),
                doubt=doubts[place],
            )
            for place, action in enumerate(actions)
        ]
        return tuple(sorted(found, key=lambda one: -one.value)), found[most]

    def _behind(self, values: array[float], number: int, place: int) -> list[tuple[float, float, int]]:
        """Return by call how much more it brings than the call at that place, and the standard error."""
        gains = array("d", [one - values[at - at % number + place] for at, one in enumerate(values)])
        return self._tally.sum_up(gains, array("i", [1]) * (len(values) // number), number)

    def sample(self, view: View, seed: int, worlds: int, doubt: CallDoubt) -> array[int]:
        """The first cards of all seats in so many deals, likelier ones more often; bidders know the view."""
        self._auction.lay(view)
        know, pack = knowledge_of(view), view.rules.pack
        unknown = know.unknown
        if view.turned is not None:
            unknown &= ~(1 << view.turned)
        count = worlds * doubt.drawn
        found = array("I", [0]) * (ROW * count)
        dealt_ = self._filled.dealt
        dealt_.players = know.players
        dealt_.draw(know.hand, view.seat, unknown, pack.first_hand, count, seed & MOST_SEED, found)
        if not any(seat != view.seat for seat, _ in view.calls):
            return found[: ROW * worlds]
        weights = array("d", [1.0]) * count
        self._calling.weigh(found, count, view.seat, doubt.slope, doubt.floor, weights)
        chosen = array("I", [0]) * (ROW * worlds)
        self._filled.playout.resample(found, count, weights, chosen, worlds)
        return chosen

    def _played(
        self,
        view: View,
        profile: Profile,
        worlds: array[int],
        contracts: array[int],
        number: int,
        seed: int,
        *,
        self_play: bool,
    ) -> Results:
        """What comes of each contract of each world."""
        rules = view.rules
        plays: dict[int, list[int]] = {}
        for place, code in enumerate(contracts):
            if code != call_code.THROWN_IN:
                plays.setdefault(code & PLAYED, []).append(place // number)
        results: Results = {}
        for game, where in plays.items():
            distinct = array("i", sorted(set(where)))
            contract = contract_of(rules, game)
            ends, declared, belotes = self._filled.played(
                view, profile, worlds, distinct, contract, seed & MOST_SEED, self_play=self_play
            )
            for place, world in enumerate(distinct):
                give_way()
                row = slice(ROW * place, ROW * place + ROW)
                results[game, world] = (
                    ends[place],
                    _by_side(declared[row], rules),
                    _by_side(belotes[row], rules),
                )
        return results

    def _settled(
        self, view: View, results: Results, contracts: array[int], number: int, odds: MatchOdds | None
    ) -> tuple[array[float], array[int]]:
        """What each contract of each world brings the seat's side, and what became of it."""
        rules = view.rules
        worth = worth_of(rules, odds, side_of(view.seat, rules.players), view.scores, view.hung)
        known: dict[tuple[int, Result], tuple[float, int]] = {}
        values, fates = array("d"), array("b")
        for place, code in enumerate(contracts):
            if code == call_code.THROWN_IN:
                values.append(0.0)
                fates.append(UNDECIDED)
                continue
            key = (code, results[code & PLAYED, place // number])
            judged = known.get(key)
            if judged is None:
                give_way()
                count = count_of(rules, contract_of(rules, code), *key[1])
                value, outcome = worth.judged(count)
                judged = known[key] = value, FATES.get(outcome, UNDECIDED)
            values.append(judged[0])
            fates.append(judged[1])
        return values, fates


def _be_wary(
    caution: Caution,
    calls: tuple[Call, ...],
    contracts: array[int],
    values: array[float],
    replies: Callable[[array[int]], tuple[array[float], array[int]]],
) -> None:
    """Make the values of doubles what they are to somebody who is not sure of them.

    `replies` gives what contracts by worlds come to.
    """
    if Word.PASS not in calls:
        return
    number, passing = len(calls), values[calls.index(Word.PASS) :: len(calls)]
    for word, asked in ((Word.CONTRA, caution.contra), (Word.RECONTRA, caution.recontra)):
        if word not in calls:
            continue
        column = slice(calls.index(word), None, number)
        worth = values[column]
        if word is Word.CONTRA:
            replied, _ = replies(other_reply(contracts[column]))
            worth = array("d", map(min, worth, replied))
        values[column] = warily(worth, passing, asked)


def _in_question(view: View, usual: Decision, asked: Asked) -> tuple[Call, ...]:
    """The calls to be weighed, always with the usual one.

    Of numbers the lowest few of the suit that a rule player names: other numbers look good only because
    imagined bidders go on above them, and fall.
    """
    calls = view.choices.calls
    said = usual.action.call if isinstance(usual.action, MakeCall) else None
    match asked:
        case Asked.ALL:
            return calls
        case Asked.NATURAL:
            return tuple(call for call in calls if call == said or _is_natural(view, call))
        case Asked.LOWEST:
            goals = sorted({call.goal for call in calls if isinstance(call, Bid)})[:NUMBERS]
            suit = said.trumps if isinstance(said, Bid) else None
            return tuple(
                call
                for call in calls
                if not isinstance(call, Bid) or call == said or (call.trumps is suit and call.goal in goals)
            )
        case _:
            assert_never(asked)


def _is_natural(view: View, call: Call) -> bool:
    suit = call.trumps.suit if isinstance(call, Bid) else None
    return suit is None or is_backed(view.hand, suit)


def _by_side(points: array[int], rules: Rules) -> tuple[int, ...]:
    found = [0] * sides(rules.players)
    for seat in range(rules.players):
        found[side_of(seat, rules.players)] += points[seat]
    return tuple(found)
