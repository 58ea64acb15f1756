"""Endings have as many lawful continuations as were counted once by the readable rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.ai.coding import TRUMP_CODES, duties_of, mask_of
from game.ai.trick_rules import TrickRules
from game.rules.scoring import PLAIN_KING
from game.rules.trick import Trick
from tests.ai.forms import loaded
from tests.perft.endings import DUTIES, Count, Ending, count_by_rules, read

PLAIN = loaded(["game.ai.trick_rules"], compiled=False)["trick_rules"]
"""As plain Python: the compiled form shows only parts of itself, and is compared elsewhere."""

FOLDER = Path(__file__).parent
ENDINGS = [read(path) for path in sorted(FOLDER.glob("*.perft"))]
LINES = [
    pytest.param(ending, count, id=f"{ending.name}-{count.duties}-{count.trumps.value}")
    for ending in ENDINGS
    for count in ending.counts
]


def count_by_inner_rules(  # noqa: PLR0917 - numbers instead of objects
    rules: TrickRules,
    hands: tuple[int, ...],
    player: int,
    place: int = 0,
    led: int = 0,
    best: int = 0,
    winner: int = 0,
) -> int:
    """In how many ways the cards can lawfully be played to the end, each player holding equally many.

    `place` cards are on the table, the first of suit `led`; `best` wins so far, for the `winner`. Cards are
    in the inner numbering.
    """
    total = 0
    legal = rules.may_follow(player, hands[player], led, best, winner) if place else hands[player]
    for card in (card for card in range(32) if legal >> card & 1):
        rest = (*hands[:player], hands[player] ^ 1 << card, *hands[player + 1 :])
        wins = not place or rules.beats(card, best)
        now, holder = (card, player) if wins else (best, winner)
        if place + 1 < len(hands):
            suit, after = led if place else card >> 3, (player + 1) % len(hands)
            total += count_by_inner_rules(rules, rest, after, place + 1, suit, now, holder)
        else:
            total += count_by_inner_rules(rules, rest, holder)
    return total or 1


@pytest.mark.parametrize(("ending", "count"), LINES)
def test_compiled_parts_count_as_many(ending: Ending, count: Count) -> None:
    rules = PLAIN.TrickRules()
    rules.take_rules(
        TRUMP_CODES[count.trumps], duties_of(DUTIES[count.duties]), ending.players, 10, PLAIN_KING
    )
    hands = tuple(rules.all_inside(mask_of(hand)) for hand in ending.hands)
    assert count_by_inner_rules(rules, hands, 0) == count.ways


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
