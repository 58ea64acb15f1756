"""What the hands of worlds will declare is counted by the contest of the rules."""

from __future__ import annotations

from array import array
from functools import lru_cache
from typing import TYPE_CHECKING

from game.ai.allies import ally_of
from game.ai.coding import cards_of
from game.ai.end_code import ROW
from game.ai.rollout.dealing import Dealing
from game.cards.rank import RANKS
from game.rules.declarations import are_allowed, four_place, rank_of, runs
from game.rules.options.declarations import (
    Announce,
    DeclarationShowing,
    DeclarationTie,
    DeclarationTiming,
)
from game.rules.seats import after, side_of, sides

if TYPE_CHECKING:
    from game.ai.deal_state import DealState
    from game.ai.rollout.tally import Tally
    from game.rules.contract import Contract
    from game.rules.options.declarations import DeclarationRules
    from game.rules.options.rules import Rules
    from game.rules.view import View


def are_to_come(view: View, contract: Contract) -> bool:
    """Whether it is still unknown what counts, of which nobody keeps any to himself."""
    rules = view.rules.declarations
    if rules.announce is Announce.MANUAL or not are_allowed(contract.trumps, rules):
        return False
    if rules.showing is DeclarationShowing.AFTER_LAST_TRICK:
        return True
    is_later = rules.showing is DeclarationShowing.AFTER_FIRST_TRICK
    return not view.tricks and (is_later or rules.timing is not DeclarationTiming.BEFORE_LEAD)


def tell_declarations(dealing: Dealing, rules: Rules, contract: Contract) -> None:
    """Which combinations count what, which are better, and who stands together."""
    trumps = contract.trumps
    declarations = rules.declarations.under(trumps)
    dealing.run_places, dealing.run_sums = _run_tables(declarations)
    values = dict(declarations.fours)
    for rank in RANKS:
        dealing.fours[rank] = values.get(rank, 0)
        dealing.four_places[rank] = 1 + four_place(rank, declarations) if rank in values else 0
    dealing.belote = declarations.belote_value
    for seat in range(ROW):
        ally = ally_of(seat, contract, rules) if seat < rules.players else None
        together = 1 << seat if seat < rules.players else 0
        dealing.friends[seat] = together if ally is None else together | 1 << ally
    dealing.players = rules.players
    dealing.declares = int(are_allowed(trumps, declarations))
    dealing.ties_cancel = int(declarations.tie is DeclarationTie.CANCEL)
    dealing.trumps_first = int(declarations.tie is DeclarationTie.TRUMP_FIRST)
    dealing.is_shared = int(declarations.shared_cards)
    dealing.is_apart = int(not declarations.four_cancels_sequences)
    dealing.suit = -1 if trumps.suit is None else int(trumps.suit)


class DeclarationCounter:
    """Counts for one mind what will be declared in each world."""

    def __init__(self, tally: Tally) -> None:
        """Make the tables once."""
        self._dealing, self._tally = Dealing(), tally

    def by_side(
        self, view: View, contract: Contract, deal: DealState, worlds: array[int]
    ) -> list[tuple[int, ...]]:
        """The points of every world, whose hands are in the inner numbering."""
        rules, dealing, count = view.rules, self._dealing, len(worlds) // ROW
        tell_declarations(dealing, rules, contract)
        dealing.eldest = after(view.dealer, rules.players)
        played = array("I", [0]) * ROW
        for trick in (*view.tricks, *((view.trick,) if view.trick else ())):
            for seat, card in trick.played(rules.players):
                played[seat] |= 1 << card
        hands = array("I", [0]) * len(worlds)
        self._tally.outside(worlds, deal.outer(), hands)
        declared, belotes = array("i", [0]) * len(worlds), array("i", [0]) * len(worlds)
        dealing.count(hands, count, played, declared, belotes)
        found = [[0] * count for _ in range(sides(rules.players))]
        for seat in range(rules.players):
            side = side_of(seat, rules.players)
            found[side] = [one + more for one, more in zip(found[side], declared[seat::ROW], strict=True)]
        return list(zip(*found, strict=True))


@lru_cache(maxsize=16)
def _run_tables(rules: DeclarationRules) -> tuple[array[int], array[int]]:
    """By ranks of a suit: the place of its best sequence, higher for the better, and what all count."""
    every = [runs(cards_of(ranks), rules) for ranks in range(256)]
    keys = sorted({rank_of(one, rules) for found in every for one in found})
    places = [max((1 + keys.index(rank_of(one, rules)) for one in found), default=0) for found in every]
    return array("i", places), array("i", [sum(one.value for one in found) for found in every])
