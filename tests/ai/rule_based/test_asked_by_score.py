"""Near the end of a match a seat is bolder to stop the others and more careful where waiting is enough."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.ai.rule_based.prospects import asked_by_score
from game.ai.weights.rule_player import PLAIN
from game.rules.state import new_match
from game.rules.viewing import view_for
from game.variants.catalogue import game_named

BELA = game_named("bela4").rules
LET, STILL, STOP = PLAIN.let_them, PLAIN.sit_still, PLAIN.stop_them


@pytest.mark.parametrize(
    ("ours", "theirs", "wanted"),
    [
        (500, 500, 0),
        (500, 35, LET),
        (111, 35, LET),
        (110, 35, 0),
        (500, 36, STOP),
        (500, 110, STOP),
        (500, 111, 0),
        (105, 100, STOP),
        (100, 100, 0),
        (35, 111, STILL),
        (36, 111, 0),
        (35, 110, 0),
    ],
)
def test_what_is_missing_makes_bold_or_careful(ours: int, theirs: int, wanted: float) -> None:
    target = BELA.match.target
    view = replace(view_for(new_match(BELA), 2), scores=(target - ours, target - theirs))
    assert asked_by_score(view, 0, PLAIN) == wanted
    turned = replace(view, scores=(target - theirs, target - ours))
    assert asked_by_score(turned, 1, PLAIN) == wanted
