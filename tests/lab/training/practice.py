"""Deals of self-play in which every legal card is followed to the end of the deal by the policies.

Each side calls either as rule players or as the call policy, by chance.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass, replace
from random import Random

import numpy as np
from numpy.typing import NDArray

from game.ai.belief.sampler import Sampler
from game.ai.bidding.call_policy import baseline_call
from game.ai.coding import TRUMP_CODES, mask_of
from game.ai.levels import master
from game.ai.network import Numbers
from game.ai.policy.features import CARDS, RECKONING, SEATS
from game.ai.rollout.setup import EVERYBODY, games_named, set_up
from game.ai.rule_based.bid import bid
from game.ai.rule_based.players import RulePlayer
from game.ai.search.end_values import EndValues
from game.cards.card import DECK
from game.rules.actions import Play
from game.rules.apply import apply
from game.rules.asking import seat_to_act
from game.rules.contract import Contract, Trumps
from game.rules.options.auction import AuctionKind
from game.rules.options.rules import Rules
from game.rules.phase import Phase
from game.rules.seats import side_of, sides
from game.rules.trick import Trick, winner_of
from game.rules.view import View
from game.rules.viewing import view_for
from tests.lab.arena.boards import begun
from tests.lab.training.looking import Looking, lawful_mask

UNIT = {AuctionKind.NUMBERS: 2}
"""Points of the sheet that count as one, where the contract counts beside the cards."""
ASTRAY = 0.1
"""Exploration: how often a random card is played instead of the likeliest."""


Decision = tuple[NDArray[np.uint8], NDArray[np.uint8], NDArray[np.float32]]
"""The features, and by card whether it was legal and what it gained."""


@dataclass(frozen=True)
class Opening:
    """A deal before its first card, and what the sides write for declarations."""

    view: View
    """The view of the first seat after the first trick."""
    contract: Contract
    hands: tuple[int, ...]
    leader: int


@dataclass(frozen=True)
class Practised:
    """Decisions by row: packed features, legal cards, the gain of each card, and the number of the deal."""

    bits: NDArray[np.uint8]
    lawful: NDArray[np.bool_]
    gains: NDArray[np.float32]
    deal: NDArray[np.int64]

    def rows(self, places: NDArray[np.int64]) -> NDArray[np.float32]:
        """The features of these decisions, as zeros and ones."""
        return np.unpackbits(self.bits[places], axis=1, count=RECKONING).astype(np.float32)


def opened(rules: Rules, random: Random) -> Opening | None:
    """A deal up to its first card; None if everybody passes."""
    calls, medium = [random.choice((bid, baseline_call)) for _ in range(sides(rules.players))], RulePlayer()
    state = begun(rules, tuple(random.sample(DECK, len(DECK))), random.randrange(rules.players))
    found: Opening | None = None
    while found is None or not found.view.takers:
        seat = seat_to_act(state)
        if seat is None or state.phase is Phase.SHUFFLING:
            return None
        view = view_for(state, seat)
        called = state.phase is Phase.CALLING
        call = calls[side_of(seat, rules.players)]
        action = (call(view) if called else medium.decide(view, 0)).action
        if found is None and isinstance(action, Play):
            hands = tuple(
                mask_of(view_for(state, other).hand) if other < rules.players else 0 for other in range(SEATS)
            )
            assert view.contract is not None
            found = Opening(view_for(state, 0), view.contract, hands, seat)
        state = apply(state, action).state
        if found is not None:
            found = Opening(view_for(state, 0), found.contract, found.hands, found.leader)
    return found


class PracticeTable:
    """Plays deals with one policy in all seats."""

    def __init__(self, rules: Rules) -> None:
        """Make a table for a game."""
        self._rules, self._profile = rules, master(rules)
        self._sampler = Sampler()

    def play(self, opening: Opening, numbers: Numbers, random: Random) -> list[Decision]:
        """All decisions of the deal with a choice; the gain of a card is the value of the deal after it."""
        rules, contract, hands = self._rules, opening.contract, list(opening.hands)
        players = rules.players
        named = games_named(
            opening.view.calls, contract.trumps, hears_passes=self._profile.belief.hears_passes
        )
        looking = Looking(TRUMP_CODES[contract.trumps], players, contract.taker, named)
        odds = self._profile.rollout.card_odds
        values = [
            EndValues(replace(opening.view, seat=seat), contract, odds) for seat in range(sides(players))
        ]
        unit = contract.multiplier * UNIT.get(rules.auction_kind, 1)
        self._lay(opening, numbers, named)
        world = array("I", [self._sampler.deal.inside(hand) for hand in opening.hands])
        found, plays = [], list[tuple[int, int]]()
        seat, trick = opening.leader, Trick(opening.leader)
        while any(hands):
            legal = lawful_mask(hands[seat], trick, contract.trumps, rules)
            choices = [card for card in range(CARDS) if legal >> card & 1]
            card = choices[0]
            if len(choices) > 1:
                self._lay(opening, numbers, named)
                self._stand(plays)
                ends = self._ends(opening, world, seat, choices)
                gains = np.zeros(CARDS, np.float32)
                for choice, gain in zip(choices, values[side_of(seat, players)].values(ends), strict=True):
                    gains[looking.inner[choice]] = gain / unit
                found.append((looking.row(seat, hands[seat]), looking.set(legal), gains))
                card = self._chosen(seat, hands[seat], choices, random)
            looking.bring(seat, card)
            plays.append((seat, card))
            hands[seat] &= ~(1 << card)
            trick, seat = Trick(trick.leader, (*trick.cards, DECK[card])), (seat + 1) % players
            if len(trick.cards) == players:
                seat = winner_of(trick, contract.trumps, players)
                trick = Trick(seat)
        return found

    def _lay(self, opening: Opening, numbers: Numbers, named: tuple[int, ...]) -> None:
        rollout = self._sampler.rollout
        set_up(rollout, self._rules, self._profile.policies, opening.contract, ())
        rollout.self_play.load(*numbers)
        rollout.self_play.hear(named)
        self._sampler.likelihood.uses_self_play = 1

    def _stand(self, plays: list[tuple[int, int]]) -> None:
        """Let the rollout start at this turn."""
        rollout = self._sampler.rollout
        for seat, card in plays:
            rollout.deal.play(seat, rollout.deal.inner(card))
        rollout.start()

    def _ends(self, opening: Opening, world: array[int], seat: int, choices: list[int]) -> array[int]:
        rollout, deal, number = self._sampler.rollout, self._sampler.deal, len(choices)
        ends = array("Q", [0]) * number
        rollout.use_network(EVERYBODY)
        rollout.run(world, seat, array("i", [deal.inner(card) for card in choices]), ends)
        self._sampler.mark_belotes(opening.view, opening.contract, world, ends)
        return ends

    def _chosen(self, seat: int, hand: int, choices: list[int], random: Random) -> int:
        if random.random() < ASTRAY:
            return random.choice(choices)
        deal, prior = self._sampler.deal, self._sampler.likelihood.prior
        inside, legal = deal.inside(hand), deal.inside(sum(1 << card for card in choices))
        return max(choices, key=lambda card: prior(seat, inside, legal, deal.inner(card)))


def learner_of(rules: Rules, trumps: Trumps) -> str:
    """The network that self-play trains in such contracts."""
    return master(rules).policies.under(trumps).self_play


def practised(
    games: tuple[Rules, ...], taught: dict[str, Numbers], seed: str, deals: range
) -> dict[str, Practised]:
    """Play the deals with these numbers, of each game in turn; the decisions by the policy in `taught`."""
    tables, found = [PracticeTable(rules) for rules in games], {name: list[Decision]() for name in taught}
    places: dict[str, list[int]] = {name: [] for name in taught}
    for number in deals:
        random, turn = Random(f"{seed}/{number}"), number % len(games)
        opening = opened(games[turn], random)
        name = None if opening is None else learner_of(games[turn], opening.contract.trumps)
        if opening is not None and name in taught:
            decisions = tables[turn].play(opening, taught[name], random)
            found[name] += decisions
            places[name] += [number] * len(decisions)
    return {name: _stacked(found[name], places[name]) for name in taught}


def _stacked(decisions: list[Decision], deals: list[int]) -> Practised:
    """The decisions as arrays."""
    count = len(decisions)
    rows = np.zeros((count, RECKONING), np.uint8)
    lawful, gains = np.zeros((count, CARDS), np.bool_), np.zeros((count, CARDS), np.float32)
    for place, (row, legal, gained) in enumerate(decisions):
        rows[place], lawful[place], gains[place] = row, legal, gained
    bits = np.packbits(rows, axis=1)
    return Practised(bits=bits, lawful=lawful, gains=gains, deal=np.array(deals, np.int64))
