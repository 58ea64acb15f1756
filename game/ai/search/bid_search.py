"""A call is weighed by calling many imagined auctions to their end after it and playing the deals out."""

from __future__ import annotations

from array import array
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from game.ai.bidding import call_code
from game.ai.bidding.hand_features import is_backed
from game.ai.bidding.imagined_auction import ImaginedAuction, code_of
from game.ai.coding import cards_of
from game.ai.courtesy import give_way
from game.ai.deals.dealt import Dealt
from game.ai.deals.lay_table import lay_table
from game.ai.deals.playout import Playout
from game.ai.deals.tally import Tally
from game.ai.decision import Candidate, Reason
from game.ai.discard import kept_worth
from game.ai.end_code import ROW
from game.ai.knowledge import knowledge_of
from game.ai.search.call_aim import ALL_GAMES, FATES, UNDECIDED, CallAim
from game.ai.search.deal_worth import DealWorth
from game.ai.search.end_count import count_of
from game.cards.rank import RANKS, Rank
from game.cards.suit import SUITS
from game.rules.actions import MakeCall
from game.rules.call import GOALS, Bid, Word
from game.rules.contract import Contract
from game.rules.declarations import FOUR_VALUES, are_allowed, belote_suits, runs
from game.rules.options.auction import AuctionKind
from game.rules.options.declarations import DeclarationTie
from game.rules.options.pack import ExchangeTo, SevenExchange
from game.rules.seats import after, side_of, sides

if TYPE_CHECKING:
    from game.ai.deals.imagined import Budget
    from game.ai.decision import Decision
    from game.rules.actions import SeatAction
    from game.rules.call import Call
    from game.rules.options.declarations import DeclarationRules
    from game.rules.options.rules import Rules
    from game.rules.view import View

SLOPE: Final = 1 / 144
"""A call that is so many points worse than another, squared, is a quarter as likely."""
FLOOR: Final = 0.01
DRAWN: Final = 16
"""Deals drawn for each that is kept: strong hands are rare, and who calls has one."""
ABOVE: Final = frozenset({AuctionKind.RISING, AuctionKind.NUMBERS})
NUMBERS: Final = 3
"""So many of the lowest numbers of a suit are weighed."""
MOST_SEED: Final = (1 << 63) - 1


class BidSearch:
    """The room in which one mind imagines auctions; each position is set up anew."""

    def __init__(self) -> None:
        """Make the compiled parts once, their tables are large."""
        self._auction, self._dealt = ImaginedAuction(), Dealt()
        self._calling = self._auction.calling
        self._playout, self._tally = Playout(), Tally()
        for rank in RANKS:
            self._dealt.fours[rank] = FOUR_VALUES.get(rank, 0)

    def weighed(
        self, view: View, seed: int, budget: Budget, usual: Decision
    ) -> tuple[tuple[Candidate, ...], Candidate]:
        """The calls that come into question, the best first, and the one to say.

        That is `usual` unless another is better by `Budget.trust`: of many one always looks best by luck.
        """
        self._auction.lay(view)
        worlds, calls = budget.auctions, _in_question(view, usual)
        self._calling.silent = budget.silent if view.rules.auction_kind in ABOVE else 0
        imagined = self._imagine(view, seed, worlds, DRAWN)
        choices, number = array("i", [code_of(call) for call in calls]), len(calls)
        contracts = array("i", [0]) * (worlds * number)
        self._calling.run(imagined, worlds, choices, number, contracts)
        values, fates = self._played(view, imagined, contracts, number, seed)
        actions = [MakeCall(view.seat, call) for call in calls]
        plain = next(place for place, action in enumerate(actions) if action == usual.action)
        gains = array("d", [one - values[place - place % number + plain] for place, one in enumerate(values)])
        times = array("i", [1]) * worlds
        aims = [CallAim(view, call) for call in calls]
        found = [
            Candidate(action, *weighed, *aims[place].among(contracts[place::number], fates[place::number]))
            for place, (action, weighed) in enumerate(
                zip(actions, self._tally.sum_up(values, times, number), strict=True)
            )
        ]
        sure = [gain - budget.trust * doubt for gain, doubt, _ in self._tally.sum_up(gains, times, number)]
        most = max(range(number), key=lambda place: (sure[place], place == plain))
        return tuple(sorted(found, key=lambda one: -one.value)), found[most]

    def _imagine(self, view: View, seed: int, worlds: int, drawn: int) -> array[int]:
        """The first cards of all seats in so many worlds."""
        know, pack = knowledge_of(view), view.rules.pack
        unknown = know.unknown
        if view.turned is not None:
            unknown &= ~(1 << view.turned)
        count = worlds * drawn
        found = array("I", [0]) * (ROW * count)
        self._dealt.players = know.players
        self._dealt.draw(know.hand, view.seat, unknown, pack.first_hand, count, seed & MOST_SEED, found)
        if not any(seat != view.seat for seat, _ in view.calls):
            return found[: ROW * worlds]
        weights = array("d", [1.0]) * count
        self._calling.weigh(found, count, view.seat, SLOPE, FLOOR, weights)
        chosen = array("I", [0]) * (ROW * worlds)
        self._playout.resample(found, count, weights, chosen, worlds)
        return chosen

    def _played(
        self, view: View, worlds: array[int], contracts: array[int], number: int, seed: int
    ) -> tuple[array[float], array[int]]:
        """What each contract of each world brings the seat's side, and what became of it."""
        rules = view.rules
        plays: dict[int, list[int]] = {}
        for place, code in enumerate(contracts):
            if code != call_code.THROWN_IN:
                plays.setdefault(code & 31, []).append(place // number)
        own = side_of(view.seat, rules.players)
        worth = DealWorth(rules, own, view.scores, view.hung)
        known: dict[tuple[int, int, tuple[int, ...], tuple[int, ...]], tuple[float, int]] = {}
        results: dict[tuple[int, int], tuple[int, tuple[int, ...], tuple[int, ...]]] = {}
        for game, where in plays.items():
            distinct = array("i", sorted(set(where)))
            ends, declared, belotes = self._play(view, worlds, distinct, game, seed)
            for place, world in enumerate(distinct):
                give_way()
                row = slice(ROW * place, ROW * place + ROW)
                results[game, world] = (
                    ends[place],
                    _by_side(declared[row], rules),
                    _by_side(belotes[row], rules),
                )
        values, fates = array("d"), array("b")
        for place, code in enumerate(contracts):
            if code == call_code.THROWN_IN:
                values.append(0.0)
                fates.append(UNDECIDED)
                continue
            key = (code, *results[code & 31, place // number])
            judged = known.get(key)
            if judged is None:
                give_way()
                count = count_of(rules, _contract_of(rules, code), *key[1:])
                value, outcome = worth.judged(count)
                judged = known[key] = value, FATES.get(outcome, UNDECIDED)
            values.append(judged[0])
            fates.append(judged[1])
        return values, fates

    def _play(
        self, view: View, worlds: array[int], chosen: array[int], code: int, seed: int
    ) -> tuple[array[int], array[int], array[int]]:
        """The chosen worlds played to the end in a game: the ends, declarations and belotes by seat."""
        rules, playout, dealt_ = view.rules, self._playout, self._dealt
        contract, players = _contract_of(rules, code), rules.players
        is_taken = rules.pack.taker_gets_turned or rules.turns_extra_up
        lying = () if view.turned is None or is_taken else (view.turned,)
        friends = lay_table(playout, rules, contract, lying)
        self._set_pack(view, contract, friends)
        count = len(chosen)
        hands, ends = array("I", [0]) * (ROW * count), array("Q", [0]) * count
        declared, belotes = array("i", [0]) * (ROW * count), array("i", [0]) * (ROW * count)
        dealt_.fill(worlds, chosen, count, contract.taker, seed & MOST_SEED, hands, declared, belotes)
        playout.start((0,) * sides(players), 0, 0)
        playout.finish(hands, count, after(view.dealer, players), ends)
        return ends, declared, belotes

    def _set_pack(self, view: View, contract: Contract, friends: tuple[int, ...]) -> None:
        rules, dealt_, playout = view.rules, self._dealt, self._playout
        pack, declarations, trumps = rules.pack, rules.declarations, contract.trumps
        dealt_.runs, dealt_.run_sums = _run_tables(declarations)
        for card in range(32):
            dealt_.inner[card] = playout.inner(card)
        pairs = belote_suits(trumps) if declarations.belote else ()
        for suit in SUITS:
            dealt_.pairs[suit] = (1 << 8 * suit + Rank.KING | 1 << 8 * suit + Rank.QUEEN) * (suit in pairs)
        for seat in range(ROW):
            dealt_.friends[seat] = (friends[seat] | 1 << seat) if seat < rules.players else 0
        dealt_.players, dealt_.eldest = rules.players, after(view.dealer, rules.players)
        dealt_.hand, dealt_.extra = pack.hand, pack.extra
        dealt_.turned = -1 if view.turned is None else int(view.turned)
        dealt_.is_taken = int(pack.taker_gets_turned or rules.turns_extra_up)
        dealt_.exchange = call_code.NOBODY
        if pack.seven_exchange is not SevenExchange.OFF:
            gets = pack.exchange_to is ExchangeTo.TAKER_GETS_SEVEN
            dealt_.exchange = call_code.TAKER_GETS_SEVEN if gets else call_code.KEEP_SEVEN
        dealt_.declares = int(are_allowed(trumps, declarations))
        dealt_.ties_cancel = int(declarations.tie is DeclarationTie.CANCEL)
        dealt_.suit = -1 if trumps.suit is None else int(trumps.suit)
        if pack.extra:
            dealt_.worth_kept = kept_worth(rules.score.king, has_belote=declarations.belote)


def _in_question(view: View, usual: Decision) -> tuple[Call, ...]:
    """The calls to be weighed, always with what a rule player would say.

    Of numbers the lowest few of the suit that it names, and none where it names no suit: other numbers look
    good only because imagined bidders go on above them, and fall. Where games rise no suit that the hand does
    not back: such a call gains nothing that was measured, and no partner understands it.
    """
    calls, kind = view.choices.calls, view.rules.auction_kind
    said = usual.action.call if isinstance(usual.action, MakeCall) else None
    if kind is AuctionKind.RISING:
        return tuple(call for call in calls if call == said or _is_natural(view, call))
    if kind is not AuctionKind.NUMBERS:
        return calls
    goals = sorted({call.goal for call in calls if isinstance(call, Bid)})[:NUMBERS]
    suit = said.trumps if isinstance(said, Bid) else None
    return tuple(
        call
        for call in calls
        if not isinstance(call, Bid) or call == said or (call.trumps is suit and call.goal in goals)
    )


def _is_natural(view: View, call: Call) -> bool:
    suit = call.trumps.suit if isinstance(call, Bid) else None
    return suit is None or is_backed(view.hand, suit)


def _by_side(points: array[int], rules: Rules) -> tuple[int, ...]:
    found = [0] * sides(rules.players)
    for seat in range(rules.players):
        found[side_of(seat, rules.players)] += points[seat]
    return tuple(found)


def _contract_of(rules: Rules, code: int) -> Contract:
    """What `Calling` writes as a number."""
    is_number = rules.auction_kind is AuctionKind.NUMBERS
    return Contract(
        trumps=ALL_GAMES[code & 7],
        taker=code >> call_code.TAKER_AT & 3,
        multiplier=1 << (code >> call_code.MULTIPLIER_AT),
        goal=GOALS[code >> call_code.GOAL_AT & 15] if is_number else 0,
    )


@lru_cache(maxsize=16)
def _run_tables(rules: DeclarationRules) -> tuple[array[int], array[int]]:
    """By ranks of a suit: what its best sequence counts, and what all of them do."""
    values = [[one.value for one in runs(cards_of(ranks), rules)] for ranks in range(256)]
    return array("i", [max(one, default=0) for one in values]), array("i", [sum(one) for one in values])


def called_reason(action: SeatAction) -> Reason:
    """Why a call was found better than what a rule player would say."""
    call = action.call if isinstance(action, MakeCall) else Word.PASS
    if call is Word.PASS:
        return Reason.TOO_WEAK
    return Reason.DOUBTS_CONTRACT if call is Word.CONTRA else Reason.STRONG_ENOUGH
