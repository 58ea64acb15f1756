"""Worlds are sampled: hidden cards as they may lie, the likelier the more often (determinization).

Worlds that agree with what the seat knows for certain are drawn uniformly, weighed by the likelihood of
calls, declarations and plays, and resampled by these weights. To search each of them as if it were the truth
is PIMC (Ginsberg, "GIB: imperfect information in a computationally challenging game", 2001).
"""

from __future__ import annotations

from array import array
from itertools import chain

from game.ai.belief.call_model import CallModel
from game.ai.belief.likelihood import PlayLikelihood
from game.ai.belief.uniform_sampler import UniformSampler
from game.ai.coding import ROYAL, by_side, masks_of_plays, plays_of, union
from game.ai.end_code import ROW
from game.ai.knowledge import Knowledge, excluded_by_silence, knowledge_of
from game.ai.policy.features import card_network
from game.ai.profile import Profile
from game.ai.rollout.batch import mark_belotes, renumbered, resample
from game.ai.rollout.dealing import Dealing
from game.ai.rollout.lookahead import Lookahead
from game.ai.rollout.rollout import Rollout
from game.ai.rollout.setup import load_self_play, set_up, tell_declarations
from game.rules.contract import Contract
from game.rules.declarations import belote_suits
from game.rules.seats import after
from game.rules.view import View


class Sampler:
    """Samples worlds for one mind, and holds what plays them out; each position is set up anew."""

    def __init__(self) -> None:
        """Make the compiled parts once, their tables are large."""
        self.rollout = Rollout()
        self.deal = self.rollout.deal
        self.lookahead = Lookahead(self.rollout)
        self.likelihood = PlayLikelihood(self.deal, self.rollout.imitation, self.rollout.self_play)
        self._uniform, self._dealing = UniformSampler(), Dealing()
        self._calls = CallModel(self._dealing)

    def worlds(
        self, view: View, contract: Contract, seed: int, profile: Profile, wanted: int = 0
    ) -> array[int]:
        """Sample worlds that agree with what the seat knows, the likelier the more often.

        Returns four hands a world in the inner numbering; there are `wanted` worlds, or `Budget.worlds` if
        that is 0. The rollout then starts at the turn. Raises NoWorldError if no world agrees.
        """
        wanted, belief = wanted or profile.budget.worlds, profile.belief
        know = knowledge_of(view)
        self._set_up(view, contract, profile)
        drawn = self._drawn(know, view, seed, profile, wanted)
        weights = array("d", [1.0]) * (len(drawn) // ROW)
        if belief.declared or belief.calls:
            self._calls.weigh(view, belief, self._whole(view, drawn), weights)
        plays = [(seat, self.deal.inner(card)) for seat, card in plays_of(view)]
        if belief.plays:
            self.likelihood.weigh(array("i", chain.from_iterable(plays)), drawn, view.seat, weights)
        for seat, card in plays:
            self.deal.play(seat, card)
        self.rollout.start()
        return resample(drawn, weights, wanted)

    def _set_up(self, view: View, contract: Contract, profile: Profile) -> None:
        """The deal before its first card, with the policies of the profile."""
        lying = [card for card in (view.turned, view.bottom, *view.stock) if card is not None]
        set_up(self.rollout, view.rules, profile.policies, contract, lying, profile.rollout.solve_from_cards)
        self.likelihood.uses_self_play = int(profile.belief.self_play_in_belief)
        if profile.belief.plays or profile.budget.prior:
            self.rollout.imitation.load(*card_network(profile.policies.under(contract.trumps).imitation))
        if profile.rollout.self_play:
            load_self_play(self.rollout, profile, contract, view.calls)

    def _drawn(self, know: Knowledge, view: View, seed: int, profile: Profile, wanted: int) -> array[int]:
        """Worlds by lot, each as likely as any other that agrees with what the seat knows."""
        deal, seat = self.deal, view.seat
        others = [other for other in range(know.players) if other != seat]
        lacks = excluded_by_silence(view) if profile.belief.belote_inference else (0,) * know.players
        may = {other: deal.inside(know.may_hold[other] & ~lacks[other]) for other in others}
        out = deal.inside(know.unknown & ~union(know.holds))
        if not self._uniform.prepare(may, {other: know.counts[other] for other in others}, out):
            raise NoWorldError(view)
        kept = tuple(deal.inside(know.hand) if other == seat else 0 for other in range(ROW))
        drawn = array("I", [0]) * (ROW * wanted * profile.budget.draws_per_world)
        self._uniform.draw(seed, drawn, kept)
        return drawn

    def declared(self, view: View, contract: Contract, worlds: array[int]) -> list[tuple[int, ...]]:
        """The points by side of what will be declared in each world."""
        players, dealing = view.rules.players, self._dealing
        tell_declarations(dealing, view.rules, contract)
        dealing.eldest = after(view.dealer, players)
        points, belotes = array("i", [0]) * len(worlds), array("i", [0]) * len(worlds)
        dealing.count(self._whole(view, worlds), points, belotes)
        return [by_side(points[first : first + ROW], players) for first in range(0, len(worlds), ROW)]

    def mark_belotes(self, view: View, contract: Contract, worlds: array[int], ends: array[int]) -> None:
        """Write into each world's ends which side has king and queen of trumps; played ones too."""
        if not view.rules.declarations.belote:
            return
        pairs = array("I", [self.deal.inside(ROYAL << 8 * suit) for suit in belote_suits(contract.trumps)])
        played = array("I", map(self.deal.inside, masks_of_plays(view)))
        mark_belotes(worlds, view.rules.players, played, pairs, ends)

    def _whole(self, view: View, worlds: array[int]) -> array[int]:
        """The hands of each world with the cards that each seat has played, as sets of public cards."""
        played, hands = masks_of_plays(view), renumbered(worlds, self.deal.outer())
        return array("I", [cards | played[place % ROW] for place, cards in enumerate(hands)])


class NoWorldError(ValueError):
    """What the seat saw contradicts itself: no world agrees with it (somebody broke a duty)."""

    def __init__(self, view: View) -> None:
        super().__init__(f"no world agrees with what seat {view.seat} has seen")
