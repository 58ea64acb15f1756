# cython: annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Batches of worlds, of their ends and of their values, each in one call from Python.

Worlds are four hands each, in the inner numbering unless they are `renumbered`; ends are written as
`game.ai.end_code` says, and values are numbers, several of them a world, side by side.
"""

from __future__ import annotations

import math
from array import array
from collections import Counter
from itertools import chain

from game.ai.end_code import BELOTE_BITS, BELOTES_AT, EVERY_SUIT, POINT_BITS, ROW

FOUR_PLAYERS = 4


def resample(worlds: array[int], weights: array[float], wanted: int) -> array[int]:
    """Return `wanted` of the worlds, each about as often as its weight says."""
    total, count = 0.0, len(weights)
    chosen = out = array("I", [0]) * (ROW * wanted)
    for world in range(count):
        total += weights[world]
    step = total / float(wanted)
    reached, world = weights[0], 0
    for place in range(wanted):
        aim = (float(place) + 0.5) * step
        while reached < aim and world < count - 1:
            world += 1
            reached += weights[world]
        for seat in range(ROW):
            out[place * ROW + seat] = worlds[world * ROW + seat]
    return chosen


def distinct(worlds: array[int]) -> tuple[array[int], array[int]]:
    """Return each world once, in their order, and how often each of them was there."""
    often = Counter(zip(*(worlds[seat::ROW] for seat in range(ROW)), strict=True))
    return array("I", chain.from_iterable(often)), array("i", often.values())


def renumbered(worlds: array[int], numbers: array[int]) -> array[int]:
    """Return the same sets of cards with other numbers: `numbers` holds by present number the new one."""
    hands = out = array("I", [0]) * len(worlds)
    for place in range(len(worlds)):
        mask, found, bit = worlds[place], 0, 1
        for card in range(32):
            if mask >> card & 1:
                found |= bit << numbers[card]
        out[place] = found
    return hands


def mark_belotes(
    worlds: array[int], players: int, played: array[int], pairs: array[int], ends: array[int]
) -> None:
    """Write into the ends which side has king and queen of trumps: `pairs`, one for each suit.

    `played` are the cards that each seat has played. Those that an end says are lost by discarding do not
    count (`Rollout`); the bits that said so are gone then.
    """
    one, count = 1, len(worlds) // ROW
    number, of_pair = len(ends) // max(1, count), [0, 0, 0, 0]
    for world in range(count):
        for pair in range(len(pairs)):
            of_pair[pair] = 0
            for seat in range(players):
                cards = worlds[world * ROW + seat] | played[seat]
                side = seat & 1 if players == FOUR_PLAYERS else seat
                if cards & pairs[pair] == pairs[pair]:
                    of_pair[pair] = one << BELOTES_AT + BELOTE_BITS * side
        for place in range(world * number, (world + 1) * number):
            lost, code = ends[place] >> BELOTES_AT & EVERY_SUIT, 0
            for pair in range(len(pairs)):
                if not lost >> pair & 1:
                    code += of_pair[pair]
            ends[place] = ends[place] - (lost << BELOTES_AT) + code


def mark(ends: array[int], codes: array[int], at: int) -> None:
    """Write each world's code into all its ends, from this bit on."""
    number = len(ends) // max(1, len(codes))
    for place in range(len(ends)):
        ends[place] |= codes[place // number] << at


def ends_of(worlds: array[int], points: array[int], taken: array[int], own: int, fixed: int) -> array[int]:
    """Return ends of two sides, from what our side, `own`, still takes in each.

    `points` are those of the cards. All that lie in the hands are shared out on top of `fixed`, which is
    an end where the other side takes everything else.
    """
    count = len(worlds) // ROW
    number, written = len(taken) // count, array("Q", [0]) * len(taken)
    ends = written
    for world in range(count):
        left = 0
        for seat in range(ROW):
            cards = worlds[world * ROW + seat]
            for card in range(32):
                if cards >> card & 1:
                    left += points[card]
        whole = fixed + (left << POINT_BITS * (1 - own))
        for place in range(world * number, (world + 1) * number):
            mine = taken[place]
            ends[place] = whole + (mine << POINT_BITS * own) - (mine << POINT_BITS * (1 - own))
    return written


def blend(values: array[float], others: array[float]) -> None:
    """Each value becomes the mean of itself and the other."""
    for place in range(len(values)):
        values[place] = (values[place] + others[place]) / 2.0


def gap(ahead: array[float], behind: array[float], times: array[int]) -> tuple[float, float]:
    """How much more the first is worth in the mean of the same worlds, and the standard error of that."""
    mean = square = 0.0
    total = 0
    for world in range(len(times)):
        total += times[world]
        mean += times[world] * (ahead[world] - behind[world])
    mean /= total
    for world in range(len(times)):
        far = ahead[world] - behind[world] - mean
        square += times[world] * far * far
    return mean, math.sqrt(square / max(1, total - 1) / total)


def sum_up(values: array[float], times: array[int]) -> list[tuple[float, float, int]]:
    """For each choice: its mean, the standard error of it, and in how many worlds no other has more.

    `values` are those of all choices, world by world; each world counts as often as `times` says.
    """
    count, total = len(times), 0
    number = len(values) // count
    means, squares = array("d", [0.0]) * number, array("d", [0.0]) * number
    best_in = array("i", [0]) * number
    for world in range(count):
        base = world * number
        total += times[world]
        most = values[base]
        for choice in range(number):
            means[choice] += times[world] * values[base + choice]
            most = max(most, values[base + choice])
        for choice in range(number):
            if values[base + choice] == most:
                best_in[choice] += times[world]
    for choice in range(number):
        means[choice] /= total
    for world in range(count):
        for choice in range(number):
            far = values[world * number + choice] - means[choice]
            squares[choice] += times[world] * far * far
    return [
        (means[choice], math.sqrt(squares[choice] / max(1, total - 1) / total), best_in[choice])
        for choice in range(number)
    ]
