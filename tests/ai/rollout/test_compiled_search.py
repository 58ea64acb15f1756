"""The compiled search and the plain one draw the same deals, weigh them alike, and play them alike."""

from __future__ import annotations

from array import array
from random import Random
from types import ModuleType

import pytest

from game.ai.belief.likelihood import PlayLikelihood
from game.ai.network import Numbers
from game.ai.policy.features import CARDS, HEARING, INPUTS, RECKONING
from game.ai.rollout.lookahead import Lookahead
from game.ai.rollout.rollout import Rollout
from game.ai.weights.heuristic import heuristic_weights
from tests.ai.forms import SOLVER, TABLE, are_compiled, loaded
from tests.depth import often

SEEDS = often((4, 11), tuple(range(12)))
"""Four have policies, or none, that hear or reckon; trumps and none; belotes that are minded, or not."""

NAMES = (*SOLVER, *TABLE, "game.ai.belief.uniform_sampler")


def answers(modules: dict[str, ModuleType], seed: int) -> list[list[float]]:
    """Deals drawn, their weights by plays and a declaration, those kept, what came of playing them out."""
    random = Random(seed)
    rollout, worlds = modules["rollout"].Rollout(), modules["uniform_sampler"].UniformSampler()
    batch = modules["batch"]
    deal, heuristic = rollout.deal, rollout.heuristic
    plays = modules["likelihood"].PlayLikelihood(deal, rollout.imitation, rollout.self_play)
    deal.set_up(seed % 6, 7, 4, (4, 8, 1, 2), 1, 10, 4)
    heuristic.prepare(heuristic_weights("beating").numbers())
    if seed % 2:
        rollout.imitation.load(*some_numbers(random, INPUTS))
    if seed % 4 == 1:
        rollout.self_play.load(*some_numbers(random, HEARING if seed % 3 else RECKONING))
        rollout.self_play.hear((1, 34, 0, 8))
        plays.uses_self_play = seed // 4 % 2
    deck = random.sample(range(32), 32)
    hand, played = sum(1 << card for card in deck[:8]), deck[8:10]
    rest = 0xFFFFFFFF ^ hand ^ sum(1 << card for card in played)
    may = {1: rest, 2: rest & ~0xFF, 3: rest}
    drawn = array("I", [0] * 4 * 60)
    assert worlds.prepare(may, {1: 7, 2: 7, 3: 8}, 0)
    worlds.draw(seed, drawn, (hand, 0, 0, 0))
    deal.clear(8, 0, random.getrandbits(32) if seed % 3 else 0)
    weights = array("d", [1.0] * 60)
    dealing = modules["dealing"].Dealing()
    dealing.run_values = array("i", random.choices(range(0, 60, 20), k=256))
    dealing.fours[3] = 100
    dealing.weigh(drawn, 3, 20, 40, weights)
    if seed % 2:
        plays.weigh(array("i", [1, played[0], 2, played[1]]), drawn, 0, weights)
    for place, card in enumerate(played):
        deal.play(1 + place, card)
    tastes = [plays.prior(3, hand, hand, hand.bit_length() - 1) for hand in drawn[3::4] if seed % 2]
    kept = batch.resample(drawn, weights, 20)
    rollout.start()
    ends = array("Q", [0] * 20 * 8)
    for world in range(20):
        choices = array("i", [card for card in range(32) if kept[4 * world + 3] >> card & 1])
        one = array("Q", [0] * 8)
        rollout.run(kept[4 * world : 4 * world + 4], 3, choices, one)
        ends[8 * world : 8 * world + 8] = one
    lookahead = modules["lookahead"].Lookahead(rollout)
    looked_ahead = foreseen(lookahead, kept[:4], random)
    one_follows, all_follow = (
        followed(rollout, plays, kept[:4], players, seed % 6) for players in (1 << 3, 15)
    )
    assert seed % 2 or one_follows[:8] == all_follow[:8] == list(ends[:8]), "nobody was taught anything"
    return [
        *looked_ahead,
        one_follows,
        all_follow,
        list(drawn),
        [*weights, *tastes],
        list(kept),
        list(ends),
        *summed(batch, kept, ends, random),
    ]


def some_numbers(random: Random, inputs: int) -> Numbers:
    """A network of seven units that learned nothing."""
    sizes = (7 * inputs, 7, 7 * CARDS, CARDS)
    first, start, second, last = (array("h", random.choices(range(-127, 128), k=size)) for size in sizes)
    return first, start, second, last


def followed(
    rollout: Rollout, plays: PlayLikelihood, world: array[int], players: int, trumps: int
) -> list[int]:
    """What comes of each card of the last hand when these follow the policy, which then stands as before."""
    hand, ends = world[3], array("Q", [0] * 8)
    is_loaded = bool(rollout.imitation.units)
    taste = is_loaded and plays.prior(3, hand, hand, hand.bit_length() - 1)
    choices = array("i", [card for card in range(32) if hand >> card & 1])
    rollout.use_network(players)
    rollout.run(world, 3, choices, ends)
    assert taste == (is_loaded and plays.prior(3, hand, hand, hand.bit_length() - 1))
    rollout.solve_from(3, trumps, 7, 4)
    solved, beside, played = (array("Q", [0] * 8) for _ in range(3))
    rollout.run(world, 3, choices, solved)
    rollout.run(world, 3, choices, played, beside)
    assert (played, beside) == (ends, solved), "the first tricks are the same, and then both are done"
    rollout.solve_from(0, trumps, 7, 4)
    return [*ends, *solved]


def foreseen(lookahead: Lookahead, world: array[int], random: Random) -> list[list[float]]:
    """What cards bring in deals with this last hand: no, one and two later ones are chosen."""
    rest, alike = [one for one in range(32) if (world[0] | world[1] | world[2]) >> one & 1], array("I")
    for _ in range(20):
        random.shuffle(rest)
        alike.extend(sum(1 << one for one in part) for part in (rest[:8], rest[8:15], rest[15:]))
        alike.append(world[3])
    cards = array("i", [one for one in range(32) if world[3] >> one & 1][:3])
    times, marks = array("i", [1 + place % 3 for place in range(20)]), array("Q", [1 << 42] * 20)

    def valued(ends: array[int]) -> array[float]:
        return array("d", [(end >> 9 & 511) + (end >> 40 & 7) / 8 for end in ends])

    lookahead.prepare(alike, times, marks, 3)
    found = [lookahead.values(cards, later, valued) for later in range(3)]
    return [list(one) for one in found]


def summed(batch: ModuleType, worlds: array[int], ends: array[int], random: Random) -> list[list[float]]:
    """The worlds once each, ends with belotes marked, and the sums."""
    once, times = batch.distinct(worlds)
    taken = array("i", [random.randrange(60) for _ in ends])
    solved = batch.ends_of(worlds, array("i", range(32)), taken, 1, (5 << 36) + 400)
    turned = batch.renumbered(worlds, array("i", random.sample(range(32), 32)))
    pairs, was = array("I", [0b110000, 0b11 << 12]), array("I", [0, 0b010000, 0, 1 << 12])
    batch.mark_belotes(worlds, 4, was, pairs, ends)
    values = array("d", [(end >> 9 & 511) / 64 for end in ends])
    others = array("d", [random.randrange(64) / 64 for _ in ends])
    batch.blend(values, others)
    sums = batch.sum_up(values, array("i", [1 + random.randrange(3) for _ in range(20)]))
    return [[*once, *times], list(solved), list(turned), list(ends), [one for row in sums for one in row]]


@pytest.mark.skipif(not are_compiled(NAMES), reason="the search is not compiled here")
def test_both_forms_give_the_same_answers() -> None:
    forms = [loaded(NAMES, compiled=False), loaded(NAMES, compiled=True)]
    sources = [{str(module.__file__).endswith(".py") for module in form.values()} for form in forms]
    assert sources == [{True}, {False}]
    plain, compiled = ([answers(form, seed) for seed in SEEDS] for form in forms)
    for one, other in zip(plain, compiled, strict=True):
        assert one == other
    assert len({tuple(found[8]) for found in plain}) == len(SEEDS)
    assert len({tuple(found[0]) for found in plain}) == len(SEEDS)
