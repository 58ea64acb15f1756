"""The shuffle is fair, and the order that belongs to a seed never changes."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from itertools import islice, pairwise

import pytest

from game.cards.card import DECK
from game.cards.shuffle import byte_stream, pick, shuffled

SHUFFLES = 4_000
SEEDS = [f"fair {number}".encode() for number in range(SHUFFLES)]

GOLDEN = {
    b"bela": "JH 9S 9H 7D 8D JS QC 7H 8S KS AD AC 7C TC 7S 9D QS QH 8C "
    "AH QD TD TS JC 8H AS KD KC TH JD KH 9C",
    b"": "9S TS KC 7S 7D TC 8C 9C JD JS 8S QH JC TH 7C QC QD AS AC KS 9D 8D KD JH QS 9H TD 8H 7H KH AH AD",
}
"""Records hold seeds; if one of these orders changes, every sealed deal ever written changes with it."""


@pytest.mark.parametrize("seed", GOLDEN)
def test_a_seed_gives_the_order_it_always_gave(seed: bytes) -> None:
    assert " ".join(map(str, shuffled(DECK, seed))) == GOLDEN[seed]


def test_every_order_holds_every_card_once() -> None:
    for seed in SEEDS[:200]:
        assert sorted(shuffled(DECK, seed)) == list(DECK)


def test_different_seeds_give_different_orders() -> None:
    assert len({shuffled(DECK, seed) for seed in SEEDS}) == SHUFFLES


def test_every_card_comes_to_every_place_equally_often() -> None:
    """Chi-square over 32 cards and 32 places: 961 degrees of freedom, so 961 with a deviation of 44."""
    counts = Counter((place, one) for seed in SEEDS for place, one in enumerate(shuffled(DECK, seed)))
    expected = SHUFFLES / len(DECK)
    chi_square = sum((counts[place, one] - expected) ** 2 / expected for place in range(32) for one in DECK)
    assert 961 - 4 * 44 < chi_square < 961 + 4 * 44


def test_every_order_of_a_few_things_is_equally_likely() -> None:
    """All 24 orders of four: 23 degrees of freedom; 49.7 is exceeded once in a thousand."""
    counts = Counter(shuffled("abcd", seed) for seed in SEEDS)
    expected = SHUFFLES / 24
    assert len(counts) == 24
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < 49.7


def test_neighbours_before_are_no_likelier_neighbours_after() -> None:
    together = 0
    for seed in SEEDS:
        order = shuffled(DECK, seed)
        together += sum(abs(one - other) == 1 for one, other in pairwise(order))
    assert together / SHUFFLES == pytest.approx(31 * 31 * 2 / (32 * 31), abs=0.1)


def test_the_stream_is_the_hash_of_seed_and_counter() -> None:
    first = sha256(b"bela" + bytes(8)).digest()
    second = sha256(b"bela" + bytes(7) + b"\1").digest()
    assert bytes(islice(byte_stream(b"bela"), 64)) == first + second


def test_a_number_that_would_favour_the_low_ones_is_drawn_again() -> None:
    """With 10 choices 250 to 255 are thrown away: they would make 0 to 5 likelier."""
    assert pick(iter([255, 250, 249]), 10) == 9
    assert pick(iter([200]), 256) == 200
    counts = Counter(pick(iter([number]), 10) for number in range(250))
    assert set(counts.values()) == {25}


def test_nothing_and_one_thing_are_shuffled_without_drawing() -> None:
    assert shuffled((), b"bela") == ()
    assert shuffled("a", b"bela") == ("a",)
