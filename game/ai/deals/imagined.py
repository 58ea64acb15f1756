"""Imagined deals agree with what a seat knows, and most with what the others played."""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from game.ai.bidding.course_skill import skill_of
from game.ai.deals.foresight import Foresight
from game.ai.deals.habits import Habits
from game.ai.deals.heard import Heard
from game.ai.deals.lay_table import lay_table
from game.ai.deals.practised import sit_down
from game.ai.deals.rule_figures import goes_by_rules, tell_rules
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
    from game.rules.contract import Contract
    from game.rules.options.rules import Rules
    from game.rules.view import View

PAIRS: Final = 4


@dataclass(frozen=True, slots=True, kw_only=True)
class Budget:
    """How much a seat thinks, in numbers of worlds, never in time."""

    worlds: int
    """Played out after every card."""
    drawn: int
    """Drawn for each of them, of which the likelier are kept."""
    closer: int = 0
    """Cards that may still be best are played out in up to so many times `worlds`, the others in fewer.

    Not in two (`game.ai.search.contest`). None: every card in `worlds`.
    """
    bela_in_four: int = 1
    """There cards have so many times `worlds`, as such a deal is played out soonest.

    With twice as many an all-seeing player is less far ahead, by 0.55 +- 0.19 points of the cards a deal on
    the decks by which that was chosen and 0.14 +- 0.18 on fresh ones (3,000 each); between masters nothing
    shows (-0.08 +- 0.27, 2,500).
    """
    exact: int = 0
    """Where `is_solved_early`, deals are played out until hands have so many cards, and solved from there."""
    solves: int = 0
    """With so few cards in hand deals are solved exactly instead of being played out."""
    halves: bool = False
    """Where those who practised play all cards, they also play the last tricks: the mean of both counts."""
    discards: bool = False
    """Whether what a taker lays away is searched for, too."""
    holds: float = 0.0
    """By how many errors a card must beat the rule player's to be played instead: few deals mislead."""
    auctions: int = 0
    """Imagined auctions called to their end and played out after a call; none: calls as a rule player."""
    silent: int = 2
    """Where games are named one above the other: in one of so many auctions nobody speaks any more."""
    trust: float = 0.5
    """By how many errors of the difference a call must beat a rule player's to be said instead of it.

    Not in Bela in two, where the best one is said (`game.ai.search.bid_search`).

    With 2 errors and 200 auctions, for 400, calls of French belote lost 1.4 +- 0.3 points of the sheet a deal
    where medium players played on after them; between masters 0.7 +- 1.0 (1,000 deals).
    """
    learned: bool = True
    """Whether players who taught themselves, in Bulgaria, say what is usual where auctions are imagined."""
    trust_learned: float = 3.0
    """By how many errors of the difference a double must beat their call."""
    contra: float = 0.75
    """Which part of what is at stake must speak for contra where numbers are bid (`game.ai.search.doubling`).

    With 0.5 what masters said came to -50 +- 78 (84 times in 1,500 deals), with this to +122 +- 103 (29);
    callers were then thought to hold less than they do (`OF_NUMBERS`).
    """
    recontra: float = 0.8
    """The same for recontra."""
    silence: bool = True
    """Whether who says no belote with king or queen of trumps lacks the other one."""
    calls: bool = True
    """Whether what was called and declared makes deals likelier."""
    plays: bool = True
    """Whether what was played does, beyond what it proves."""
    taught: bool = True
    """Whether a policy that masters taught says how likely a card was, or else the light players' grades."""
    prior: float = 0.0
    """By how many points of the cards one is better that the policy plays e times as likely; none: no say.

    Where pairs play (`game.ai.search.prior`); in two and in three nothing is won by it.
    """
    practised: bool = False
    """Whether players who taught themselves play imagined deals out.

    Where pairs play but for Bela they have that say as well, and what others played is judged by the mean of
    what they and masters would have played. In two and in three light players play deals out as well.
    """
    by_rules: float = 0.0
    """How likely each opponent is to play by the rule player's rules, before the first card of a match.

    What he plays moves it. Opponents are all others in three. Only where `goes_by_rules`; elsewhere they play
    as light players do.
    """
    hands: int = 0
    """Where one other hand is played (in two) and it may be no more than so many, each of them is imagined.

    Few go with everything that was played: with five cards left the true one is among those kept from 1,600
    in 74 of 100 deals, from all of them in 94.
    """
    foresees: int = 0
    """With so few cards in hand own later cards are chosen as well (`game.ai.deals.foresight`).

    In two, and against whoever seems to play by the rules. With more, and in Bela against others, the next
    one is, among what some ways to play would play, and then the best way goes on.
    """


class Imagination:
    """The room in which one mind imagines deals; each position is set up anew."""

    def __init__(self) -> None:
        """Make the compiled parts once, their tables are large."""
        self.playout = Foresight()
        self.tally = Tally()
        self._worlds = Worlds()
        self._heard = Heard()
        self._habits = Habits(self.playout)

    def deals(self, view: View, contract: Contract, seed: int, budget: Budget) -> array[int]:
        """So many worlds, four hands each in the inner numbering; the playout then stands at the turn."""
        know = knowledge_of(view)
        self.playout.taught = int(budget.taught)
        doubts = budget.by_rules and budget.plays and goes_by_rules(view.rules, contract)
        beliefs = self._habits.beliefs(view, budget.by_rules) if doubts else None
        self._set(view, contract, budget)
        drawn = self._draw(know, view, seed, budget)
        count = len(drawn) // ROW
        weights = array("d", [1.0]) * count
        self._remember(view)
        if beliefs:
            tell_rules(self.playout, view.rules, contract, view)
            self.playout.doubt(beliefs, count)
        if budget.calls:
            self._heard.weigh(view, self.playout, _played(view, self.playout), drawn, weights)
        self.playout.weigh(drawn, count if budget.plays else 0, view.seat, weights)
        self._start(view)
        chosen = array("I", [0]) * (ROW * budget.worlds)
        self.playout.resample(drawn, count, weights, chosen, budget.worlds)
        return chosen

    def belief(self, view: View, budget: Budget) -> float:
        """How likely the next seat plays by the rules, before the first card of this deal."""
        return self._habits.beliefs(view, budget.by_rules)[0] if budget.by_rules else 0.0

    def _set(self, view: View, contract: Contract, budget: Budget) -> None:
        """The table before the first card."""
        lying = [card for card in (view.turned, view.bottom, *view.stock) if card is not None]
        exact = budget.exact if is_solved_early(view.rules, budget) else 0
        lay_table(self.playout, view.rules, contract, lying, exact)
        if budget.practised:
            sit_down(self.playout, view.rules, contract, view.calls)

    def _draw(self, know: Knowledge, view: View, seed: int, budget: Budget) -> array[int]:
        playout, seat = self.playout, view.seat
        others = [other for other in range(know.players) if other != seat]
        held = 0
        for mask in know.holds:
            held |= mask
        lacks = silent(view) if budget.silence else (0,) * know.players
        may = {other: playout.inside(know.may_hold[other] & ~lacks[other]) for other in others}
        out = playout.inside(know.unknown & ~held)
        ways = self._worlds.prepare(may, {other: know.counts[other] for other in others}, out)
        if not ways:
            raise NoSuchDealError(view)
        kept = tuple(playout.inside(know.hand) if other == seat else 0 for other in range(ROW))
        is_every = len(others) == 1 and ways <= budget.hands
        count = ways if is_every else budget.worlds * budget.drawn
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


def is_solved_early(rules: Rules, budget: Budget) -> bool:
    """Whether imagined deals are solved long before their end: pairs play, and duties leave little freedom.

    Bela wins +2.4 +- 0.8 points of the sheet a deal by it (2,000), Bulgaria +0.75 +- 0.33 (550). Who sees all
    cards holds back what he will win later: in France, where the led suit need not be beaten, an ace held up
    then looks as good as one that is played. So there only if the last tricks are played as well.
    """
    is_safe = skill_of(rules).knows_rising or rules.play.raise_plain or (budget.practised and budget.halves)
    return rules.players == PAIRS and is_safe


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
