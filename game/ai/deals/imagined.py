"""Imagined deals agree with what a seat knows, and most with what the others played."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

from game.ai.deals.foresight import Foresight
from game.ai.deals.heard import Heard
from game.ai.deals.lay_table import lay_table
from game.ai.deals.self_play import join_self_play
from game.ai.deals.tally import Tally
from game.ai.deals.worlds import Worlds
from game.ai.end_code import ROW
from game.ai.knowledge import Knowledge, knowledge_of
from game.ai.silence import silent
from game.cards.rank import Rank
from game.rules.declarations import belote_suits
from game.rules.seats import side_of

if TYPE_CHECKING:
    from game.ai.deals.playout import Playout
    from game.ai.profile import Profile
    from game.rules.contract import Contract
    from game.rules.view import View


class Imagination:
    """The room in which one mind imagines deals; each position is set up anew."""

    def __init__(self) -> None:
        """Make the compiled parts once, their tables are large."""
        self.playout = Foresight()
        self.tally = Tally()
        self._worlds = Worlds()
        self._heard = Heard()

    def deals(
        self, view: View, contract: Contract, seed: int, profile: Profile, worlds: int = 0
    ) -> array[int]:
        """Sample deals that agree with what the seat knows, the likelier the more often.

        Returns four hands a deal in the inner numbering; there are `Budget.worlds` deals, or `worlds` if that
        is given. The playout then stands at the turn. Raises NoSuchDealError if no deal agrees.
        """
        worlds, belief = worlds or profile.budget.worlds, profile.belief
        know = knowledge_of(view)
        self.playout.taught = int(belief.imitation)
        self._set(view, contract, profile)
        drawn = self._draw(know, view, seed, profile, worlds)
        count = len(drawn) // ROW
        weights = array("d", [1.0]) * count
        self._remember(view)
        self._heard.weigh(view, belief, self.playout, _played(view, self.playout), drawn, weights)
        self.playout.weigh(drawn, count if belief.plays else 0, view.seat, weights)
        self._start(view)
        chosen = array("I", [0]) * (ROW * worlds)
        self.playout.resample(drawn, count, weights, chosen, worlds)
        return chosen

    def _set(self, view: View, contract: Contract, profile: Profile) -> None:
        """The table before the first card."""
        lying = [card for card in (view.turned, view.bottom, *view.stock) if card is not None]
        lay_table(self.playout, view.rules, profile.policies, contract, lying, profile.rollout.exact)
        if profile.rollout.self_play:
            join_self_play(self.playout, profile, contract, view.calls)

    def _draw(self, know: Knowledge, view: View, seed: int, profile: Profile, worlds: int) -> array[int]:
        playout, seat = self.playout, view.seat
        others = [other for other in range(know.players) if other != seat]
        held = 0
        for mask in know.holds:
            held |= mask
        lacks = silent(view) if profile.belief.silence else (0,) * know.players
        may = {other: playout.inside(know.may_hold[other] & ~lacks[other]) for other in others}
        out = playout.inside(know.unknown & ~held)
        ways = self._worlds.prepare(may, {other: know.counts[other] for other in others}, out)
        if not ways:
            raise NoSuchDealError(view)
        kept = tuple(playout.inside(know.hand) if other == seat else 0 for other in range(ROW))
        is_every = len(others) == 1 and ways <= profile.budget.hands
        count = ways if is_every else worlds * profile.budget.drawn
        drawn = array("I", [0]) * (ROW * count)
        if is_every:
            self._worlds.every(count, drawn, kept)
        else:
            self._worlds.draw(seed, count, drawn, kept)
        return drawn

    def _remember(self, view: View) -> None:
        playout, players = self.playout, view.rules.players
        playout.play_count = 0
        for trick in (*view.tricks, view.trick):
            if trick is not None:
                for seat, card in trick.played(players):
                    playout.remember(seat, playout.inner(card))

    def _start(self, view: View) -> None:
        """The position to play from."""
        players, tricks = view.rules.players, 0
        for taker in view.takers:
            tricks |= 1 << side_of(taker, players)
        last = side_of(view.takers[-1], players) if view.takers else 0
        self.playout.start(view.card_points, tricks, last)

    def distinct(self, worlds: array[int]) -> tuple[array[int], array[int]]:
        """The worlds without repetition, and how often each of them was there."""
        count = len(worlds) // ROW
        once, times = array("I", [0]) * len(worlds), array("i", [0]) * count
        kept = self.tally.distinct(worlds, count, once, times)
        return once[: kept * ROW], times[:kept]

    def mark_belotes(
        self, view: View, contract: Contract, worlds: array[int], ends: array[int], number: int
    ) -> None:
        """Write into the ends, `number` a world, which side has king and queen of trumps; played ones too."""
        if not view.rules.declarations.belote:
            return
        playout = self.playout
        pairs = [
            playout.inside(1 << 8 * suit + Rank.KING | 1 << 8 * suit + Rank.QUEEN)
            for suit in belote_suits(contract.trumps)
        ]
        was = array("I", _played(view, playout))
        self.tally.mark_belotes(worlds, view.rules.players, was, array("I", pairs), ends, number)


def _played(view: View, playout: Playout) -> list[int]:
    """The cards that each seat has played, in the inner numbering."""
    was = [0] * view.rules.players
    for trick in (*view.tricks, view.trick):
        if trick is not None:
            for seat, card in trick.played(view.rules.players):
                was[seat] |= 1 << playout.inner(card)
    return was


class NoSuchDealError(ValueError):
    """What the seat saw contradicts itself: no deal agrees with it (somebody broke a duty)."""

    def __init__(self, view: View) -> None:
        super().__init__(f"no deal agrees with what seat {view.seat} has seen")
