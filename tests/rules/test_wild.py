"""One option more changes nothing for what is drawn and played by lot without it."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from random import Random

import pytest

from game.rules.options.option import option
from game.rules.options.pack import PackRules
from game.rules.options.rules import Rules
from game.table.lottery import drawn_rules
from game.variants.catalogue import GAMES
from game.variants.option_ids import options_of
from tests.rules.wild import house_rules


@dataclass(frozen=True, slots=True, kw_only=True)
class MorePackRules(PackRules):
    """A pack with an option that no game knows."""

    smells: bool = option("packSmells", default=False)


def with_one_more(rules: Rules) -> Rules:
    pack = {field.name: getattr(rules.pack, field.name) for field in fields(rules.pack)}
    return replace(rules, pack=MorePackRules(**pack))


@pytest.mark.parametrize("game", GAMES)
def test_an_option_more_moves_no_other_one(game: str) -> None:
    rules, smelling = GAMES[game].rules, 0
    more = with_one_more(rules)
    for number in range(20):
        luck, same_luck = Random(number), Random(number)
        found = options_of(house_rules(luck, more), more)
        smelling += bool(found.pop("packSmells", False))

        assert found == options_of(house_rules(same_luck, rules), rules)
        assert luck.random() == same_luck.random(), "what is played goes on alike"
    assert smelling


@pytest.mark.parametrize("game", GAMES)
def test_nor_does_it_where_house_rules_are_tried_by_lot(game: str) -> None:
    rules, smelling = GAMES[game].rules, 0
    more = with_one_more(rules)
    for number in range(20):
        drawn, refused = drawn_rules(more, str(number))
        found = options_of(drawn, more)
        smelling += bool(found.pop("packSmells", False))
        plain, plain_refused = drawn_rules(rules, str(number))

        assert found == options_of(plain, rules)
        assert refused == plain_refused
    assert smelling
