"""Endings have as many lawful continuations as were counted once by the readable rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.ai import masks
from game.ai.coding import TRUMP_CODES, cards_of, duties_of, mask_of
from game.rules.trick import Trick
from tests.perft.endings import DUTIES, Count, Ending, count_by_rules, read

FOLDER = Path(__file__).parent
ENDINGS = [read(path) for path in sorted(FOLDER.glob("*.perft"))]
LINES = [
    pytest.param(ending, count, id=f"{ending.name}-{count.duties}-{count.trumps.value}")
    for ending in ENDINGS
    for count in ending.counts
]


def count_by_masks(
    hands: tuple[int, ...], player: int, trick: int, count: int, trumps: int, duties: int
) -> int:
    """In how many ways the cards can lawfully be played to the end, each player holding equally many."""
    players, total = len(hands), 0
    for card in cards_of(masks.legal_mask(hands[player], trick, count, players, trumps, duties)):
        rest = (*hands[:player], hands[player] ^ 1 << card, *hands[player + 1 :])
        now, leader = trick | card << 8 * count, (player - count) % players
        if count + 1 < players:
            total += count_by_masks(rest, (player + 1) % players, now, count + 1, trumps, duties)
        else:
            winner = (leader + masks.best_place(now, players, trumps)) % players
            total += count_by_masks(rest, winner, 0, 0, trumps, duties)
    return total or 1


@pytest.mark.parametrize(("ending", "count"), LINES)
def test_masks_count_as_many(ending: Ending, count: Count) -> None:
    hands = tuple(mask_of(hand) for hand in ending.hands)
    trumps, duties = TRUMP_CODES[count.trumps], duties_of(DUTIES[count.duties])
    assert count_by_masks(hands, 0, 0, 0, trumps, duties) == count.ways


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
