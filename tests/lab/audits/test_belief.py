"""What a belief finds of the hidden cards is measured."""

from __future__ import annotations

import pytest

from game.ai.trick_rules import COMPILED
from tests.lab.arena.recipes import RecipeError
from tests.lab.audits.belief import measured


@pytest.mark.skipif(not COMPILED, reason="hard and master are one player in plain Python")
def test_who_listens_finds_more_than_who_does_not() -> None:
    deaf, listening = measured("bela4", ["hard", "master"], seed="3", deals=6, players=["medium"])
    assert (deaf.n, listening.n, deaf.figures.keys()) == (6, 6, {"log_chance"})
    more, error = listening.figures["more"]
    assert more > 2 * (error or 0.0) > 0
    assert deaf.figures["log_chance"][0] + more == pytest.approx(
        listening.figures["log_chance"][0], abs=0.002
    )


def test_who_does_not_search_has_no_belief() -> None:
    with pytest.raises(RecipeError, match="medium"):
        next(measured("bela4", ["medium"], seed="3", deals=1, players=["easy"]))
