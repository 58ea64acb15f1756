"""Imagined deals are drawn exactly uniformly from all that agree with what is known."""

from __future__ import annotations

from array import array
from collections import Counter
from itertools import combinations
from random import Random

from game.ai.belief.uniform_sampler import UniformSampler


def layouts(may: list[int], counts: list[int], out: int) -> list[tuple[int, ...]]:
    """All layouts one by one; the last entry is what is out of play."""
    unknown = out
    for cards in may:
        unknown |= cards
    found: list[tuple[tuple[int, ...], int]] = [((), unknown)]
    for cards, count in zip(may, counts, strict=True):
        longer = []
        for hands, rest in found:
            free = [card for card in range(32) if rest & cards & 1 << card]
            for chosen in combinations(free, count):
                hand = sum(1 << card for card in chosen)
                longer.append(((*hands, hand), rest ^ hand))
        found = longer
    return [(*hands, rest) for hands, rest in found if not rest & ~out]


def test_all_layouts_are_counted_and_drawn_equally_often() -> None:
    random = Random(8)
    tried = 0
    while tried < 12:
        unknown = random.sample(range(32), 8)
        counts = random.choice([[3, 3, 2], [2, 3, 3], [4, 4], [3, 3], [4]])
        lying = 8 - sum(counts)
        may = [sum(1 << card for card in unknown if random.random() < 0.7) for _ in counts]
        out = sum(1 << card for card in unknown if random.random() < 0.8) if lying else 0
        covered = out
        for cards in may:
            covered |= cards
        if covered.bit_count() != 8:
            continue
        truth = layouts(may, counts, out)
        seats = [1, 2, 3][: len(counts)]
        worlds = UniformSampler()
        total = worlds.prepare(dict(zip(seats, may, strict=True)), dict(zip(seats, counts, strict=True)), out)
        assert total == len(truth)
        if not 2 <= total <= 200:
            continue
        tried += 1
        number = 60 * total
        drawn = array("I", [0]) * (4 * number)
        worlds.draw(tried, drawn, (7, 0, 0, 0))
        seen = Counter(tuple(drawn[4 * one + seat] for seat in seats) for one in range(number))
        assert set(seen) == {layout[:-1] for layout in truth}
        square = sum((often - 60) ** 2 / 60 for often in seen.values())
        assert square < total - 1 + 5 * (2 * total) ** 0.5
        assert set(drawn[::4]) == {7}


def test_a_draw_can_be_repeated() -> None:
    first, second, other = (array("I", [0] * 40) for _ in range(3))
    worlds = UniformSampler()
    everything = 0xFFFFFF
    assert worlds.prepare(dict.fromkeys((0, 1, 2), everything), dict.fromkeys((0, 1, 2), 8), 0) == 9465511770
    worlds.draw(5, first, (0, 0, 0, 0))
    worlds.draw(5, second, (0, 0, 0, 0))
    worlds.draw(6, other, (0, 0, 0, 0))
    assert first == second != other
    assert all(first[4 * one] ^ first[4 * one + 1] ^ first[4 * one + 2] == everything for one in range(10))
