"""Sampled first cards are filled up to whole deals and played out, in any game."""

from __future__ import annotations

from array import array
from typing import Final

from game.ai.bidding import call_code
from game.ai.coding import ROYAL
from game.ai.end_code import BELOTES_AT, EVERY_SUIT, ROW
from game.ai.profile import Profile
from game.ai.rollout.batch import renumbered
from game.ai.rollout.dealing import Dealing
from game.ai.rollout.rollout import Rollout
from game.ai.rollout.setup import NO_SEAT, set_up, tell_declarations
from game.ai.rule_based.discard import kept_worth
from game.cards.card import Card
from game.cards.suit import SUITS
from game.rules.contract import Contract
from game.rules.declarations import belote_suits
from game.rules.options.pack import SevenExchange
from game.rules.options.rules import Rules
from game.rules.seats import Seat, after
from game.rules.view import View

BYTE: Final = 0xFF


class FilledDeals:
    """Deals and plays out for one mind; each game is set up anew."""

    def __init__(self) -> None:
        """Make the compiled parts once; their tables are large."""
        self.dealt, self.rollout = Dealing(), Rollout()

    def played(
        self,
        view: View,
        profile: Profile,
        worlds: array[int],
        chosen: array[int],
        contract: Contract,
        seed: int,
    ) -> tuple[array[int], array[int], array[int]]:
        """Return the ends of the chosen worlds, played out, and their declarations and belotes by seat.

        The heuristic policy plays. `worlds` holds the first cards of all seats, `ROW` masks a world.
        """
        self.prepare(view.rules, profile, contract, view.dealer, view.turned)
        return self.run(worlds, chosen, contract.taker, seed)

    def run(
        self, worlds: array[int], chosen: array[int], taker: Seat, seed: int, followers: int = NO_SEAT
    ) -> tuple[array[int], array[int], array[int]]:
        """After `prepare`: return the same; these seats, a bit each, play by a network if one is loaded.

        The search lets none do so; the laboratory compares calls by self-play.
        """
        count = len(chosen)
        hands, ends = array("I", [0]) * (ROW * count), array("Q", [0]) * count
        declared, belotes = array("i", [0]) * (ROW * count), array("i", [0]) * (ROW * count)
        self.dealt.fill(worlds, chosen, taker, seed, hands, declared, belotes)
        hands = renumbered(hands, array("i", map(self.rollout.deal.inner, range(32))))
        self.rollout.start()
        self.rollout.use_network(followers)
        self.rollout.play_from_here(hands, self.dealt.eldest, ends)
        if self.rollout.deal.royal:
            self._drop_lost(hands, ends, belotes)
        return ends, declared, belotes

    def _drop_lost(self, hands: array[int], ends: array[int], belotes: array[int]) -> None:
        """Take away belotes whose both cards were discarded, and their marks in the ends."""
        pairs = [self.rollout.deal.royal & BYTE << 8 * suit for suit in SUITS]
        for place, end in enumerate(ends):
            lost = end >> BELOTES_AT & EVERY_SUIT
            if lost:
                ends[place] = end - (lost << BELOTES_AT)
                for seat in range(ROW * place, ROW * place + ROW):
                    held = [pair for suit, pair in enumerate(pairs) if lost >> suit & 1]
                    belotes[seat] -= self.dealt.belote * sum(hands[seat] & pair == pair for pair in held)

    def prepare(
        self, rules: Rules, profile: Profile, contract: Contract, dealer: Seat, turned: Card | None
    ) -> None:
        """Set the pack, the contract and the policies; no network is loaded."""
        dealt_, pack, declarations = self.dealt, rules.pack, rules.declarations
        is_taken, may_exchange = rules.taker_gets_turned, pack.seven_exchange is not SevenExchange.OFF
        lying = () if turned is None or is_taken or may_exchange else (turned,)
        set_up(self.rollout, rules, profile.policies, contract, lying)
        tell_declarations(dealt_, rules, contract)
        dealt_.eldest = after(dealer, rules.players)
        dealt_.turned = -1 if turned is None else int(turned)
        dealt_.is_taken = int(is_taken)
        pairs = belote_suits(contract.trumps) if declarations.belote else ()
        for suit in SUITS:
            dealt_.pairs[suit] = (ROYAL << 8 * suit) * (suit in pairs)
        dealt_.hand, dealt_.extra = pack.hand, pack.extra
        dealt_.exchange = call_code.NOBODY
        if may_exchange:
            dealt_.exchange = call_code.TAKER_GETS_SEVEN if is_taken else call_code.KEEP_SEVEN
        if pack.extra:
            dealt_.worth_kept = kept_worth(rules.score.king, declarations.belote * declarations.belote_value)
