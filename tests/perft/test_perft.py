"""Endings have as many lawful continuations as were counted once by the readable rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.ai import masks
from game.ai.coding import TRUMP_CODES, duties_of, mask_of
from game.rules.trick import Trick
from tests.perft.endings import DUTIES, Count, Ending, count_by_rules, read

FOLDER = Path(__file__).parent
ENDINGS = [read(path) for path in sorted(FOLDER.glob("*.perft"))]
LINES = [
    pytest.param(ending, count, id=f"{ending.name}-{count.duties}-{count.trumps.value}")
    for ending in ENDINGS
    for count in ending.counts
]


@pytest.mark.parametrize(("ending", "count"), LINES)
def test_masks_count_as_many(ending: Ending, count: Count) -> None:
    hands = [mask_of(hand) for hand in ending.hands] + [0, 0]
    trumps, duties = TRUMP_CODES[count.trumps], duties_of(DUTIES[count.duties])
    assert masks.continuations(*hands[:4], 0, 0, ending.players, trumps, duties) == count.ways


@pytest.mark.parametrize(
    ("ending", "count"), [line for line in LINES if str(line.id).startswith(("by_hand", "three_cards_two"))]
)
def test_the_readable_rules_count_as_many(ending: Ending, count: Count) -> None:
    assert count_by_rules(ending.hands, Trick(0), count.trumps, DUTIES[count.duties]) == count.ways


def test_there_are_endings() -> None:
    assert len(ENDINGS) >= 10
    assert {ending.players for ending in ENDINGS} == {2, 3, 4}
    assert sum(ending.name.startswith("by_hand") for ending in ENDINGS) >= 3


def test_a_line_of_another_shape_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "wrong.perft"
    path.write_text("seat 0: AH\nbridge H 2\n")
    with pytest.raises(ValueError, match=r"wrong\.perft: 'bridge H 2' is no line of an ending"):
        read(path)
    path.write_text("seat 1: AH\n")
    with pytest.raises(ValueError, match="'seat 1: AH' is no line of an ending"):
        read(path)
