"""The check signs find every single wrong sign and every swap of neighbours, whatever the code."""

from __future__ import annotations

import random

import pytest

from game.records import shared_deal
from game.variants import codes
from game.variants.code_signs import (
    LETTERS,
    CodeError,
    CodeFault,
    check_signs,
    digits_of,
    grouped,
    number_of,
    plain_signs,
    signs_of,
)
from tests.depth import often

CHECKS = [(codes.PRIME, codes.CHECK), (shared_deal.PRIME, shared_deal.CHECK)]


def is_sound(signs: list[int], prime: int, count: int) -> bool:
    """Whether the last signs are the check signs of the others."""
    return check_signs(signs[:-count], prime, count) == signs[-count:]


@pytest.mark.parametrize(("prime", "count"), CHECKS)
def test_one_wrong_sign_and_swapped_neighbours_are_found(prime: int, count: int) -> None:
    chance = random.Random(prime)
    for _ in range(often(20, 200)):
        body = [chance.randrange(len(LETTERS)) for _ in range(chance.randint(2, 60))]
        signs = [*body, *check_signs(body, prime, count)]
        assert is_sound(signs, prime, count)
        for place, right in enumerate(signs):
            for wrong in range(len(LETTERS)):
                if wrong != right:
                    assert not is_sound([*signs[:place], wrong, *signs[place + 1 :]], prime, count)
        for place in range(len(signs) - 1):
            one, other = signs[place : place + 2]
            if one != other:
                assert not is_sound([*signs[:place], other, one, *signs[place + 2 :]], prime, count)


@pytest.mark.parametrize(("prime", "count"), CHECKS)
def test_a_swap_over_the_border_of_the_check_changes_the_sum_by_less_than_the_prime(
    prime: int, count: int
) -> None:
    """The last sign before the check and its first one: their difference times this must not reach 0."""
    weight = 1 + len(LETTERS) ** (count - 1)
    assert all(step * weight % prime for step in range(1, len(LETTERS)))


def test_numbers_and_signs() -> None:
    assert digits_of(33, 3) == [0, 1, 1]
    assert number_of([0, 1, 1]) == 33
    assert all(number_of(digits_of(number, 4)) == number for number in (0, 1, 31, 32, 1_048_575))


def test_a_code_is_read_however_it_is_typed() -> None:
    assert plain_signs(" ilo\u2013a-b\n") == "110AB"
    assert signs_of("z0\u2011b", "code", 10) == [31, 0, 11]
    assert signs_of("00000", "code", 3) == signs_of("0-0-0-0", "code", 3) == [0, 0, 0]
    assert grouped([13, 1, 0, 0, 31]) == "D100-Z"
    for text, fault in (("", CodeFault.EMPTY), ("-", CodeFault.EMPTY), ("D1U", CodeFault.STRANGE_SIGN)):
        with pytest.raises(CodeError, match=r"^(a|the) code ") as caught:
            signs_of(text, "code", 10)
        assert caught.value.fault is fault
