"""What is remembered of a rule player is what he would be found to do again."""

from __future__ import annotations

from array import array
from dataclasses import replace

import pytest

from game.ai.deals.imagined import Imagination
from game.ai.deals.playout import COMPILED
from game.ai.deals.recall import STAMPS
from game.ai.deals.rule_figures import tell_rules
from game.ai.end_code import ROW
from game.rules.view import View
from tests.ai.deals.test_by_rules_in_twos import FORMS
from tests.ai.medium_deals import choice_where
from tests.ai.profiles import plain

pytestmark = pytest.mark.skipif(not COMPILED, reason="plain Python is slow")

WORLDS = 150
TWOS = [form for form in FORMS if form.startswith("two")]


class Table:
    """A position as its seat imagines it, where the other is sure to play by the rules."""

    def __init__(self, view: View, imagination: Imagination) -> None:
        assert view.contract is not None
        self.view, self.contract, self.playout = view, view.contract, imagination.playout
        self.worlds = imagination.deals(
            view, view.contract, 1, plain(view.rules, worlds=WORLDS, drawn=2, rule_player=0.9)
        )
        self.playout.believed[0] = 1.0
        self.cards = [self.playout.inner(card) for card in view.choices.cards]

    def forget(self) -> None:
        tell_rules(self.playout, self.view.rules, self.contract, self.view)

    def ends(self, first: int, count: int, cards: list[int]) -> list[int]:
        out = array("Q", [0]) * (count * len(cards))
        worlds = self.worlds[ROW * first : ROW * (first + count)]
        self.playout.run(worlds, count, self.view.seat, array("i", cards), len(cards), out)
        return list(out)


@pytest.mark.parametrize("form", TWOS)
@pytest.mark.parametrize(("held", "takers"), [(4, 2), (6, 2), (8, 1)])
def test_it_is_what_he_does_in_a_deal_that_is_played_out_alone(form: str, held: int, takers: int) -> None:
    """So, too, where one of the two has all tricks yet."""
    imagination, number = Imagination(), WORLDS
    for seed in range(3):
        _, view = choice_where(
            FORMS[form], seed, lambda one: len(one.hand) == held and len(set(one.takers)) == takers
        )
        table = Table(view, imagination)
        together = table.ends(0, number, table.cards)
        assert table.ends(0, number, table.cards) == together
        alone = []
        for world in range(number):
            for card in table.cards:
                table.forget()
                alone += table.ends(world, 1, [card])
        assert alone == together, seed


@pytest.mark.parametrize("between", [0, pytest.param(STAMPS - 2, marks=pytest.mark.long)])
def test_it_lasts_no_longer_than_what_was_told_of_the_deal(between: int) -> None:
    """Deals are told apart by a number; when the same one comes again nothing is left of the first."""
    imagination, differs = Imagination(), 0
    for seed in range(4):
        _, view = choice_where(FORMS["two"], seed, lambda one: len(one.hand) == 7)
        assert view.contract is not None
        taker = replace(view.contract, taker=1 - view.contract.taker)
        other = replace(view, contract=taker)
        first = Table(view, imagination)
        ends = first.ends(0, WORLDS, first.cards)
        for _ in range(between):
            first.forget()
        found = []
        for room in (imagination, Imagination()):
            second = Table(other, room)
            second.worlds = first.worlds
            found.append(second.ends(0, WORLDS, second.cards))
        assert found[0] == found[1], seed
        differs += found[0] != ends
    assert differs
