"""The compiled search and the plain one draw the same deals, weigh them alike, and play them alike."""

from __future__ import annotations

import importlib.util
import sys
from array import array
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec, SourceFileLoader
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

import game.ai
import game.ai.coding
from game.ai.light_weights import RAISING

FOLDER = Path(game.ai.coding.__file__).parent
NAMES = ("light_player", "playout", "worlds", "likelihood")
IS_COMPILED = all((FOLDER / (name + EXTENSION_SUFFIXES[0])).is_file() for name in NAMES)


def loaded(monkeypatch: pytest.MonkeyPatch, *, compiled: bool) -> dict[str, ModuleType]:
    """The modules of one form, each on top of those before it."""
    found = {}
    for name in NAMES:
        full = f"game.ai.{name}"
        place = str(FOLDER / (name + (EXTENSION_SUFFIXES[0] if compiled else ".py")))
        loader = (ExtensionFileLoader if compiled else SourceFileLoader)(full, place)
        module = importlib.util.module_from_spec(ModuleSpec(full, loader, origin=place))
        module.__file__ = place
        monkeypatch.setitem(sys.modules, full, module)
        monkeypatch.setattr(game.ai, name, module, raising=False)
        loader.exec_module(module)
        assert module.COMPILED is compiled
        found[name] = module
    return found


def answers(modules: dict[str, ModuleType], seed: int) -> list[list[float]]:
    """Deals drawn, their weights by plays and a call, the deals kept, and what came of playing them out."""
    random = Random(seed)
    playout, worlds = modules["playout"].Playout(), modules["worlds"].Worlds()
    likelihood = modules["likelihood"].Likelihood()
    trumps = seed % 6
    playout.prepare(trumps, 7, 4, (4, 8, 1, 2), 1, 10, 4, RAISING.numbers())
    for behind in range(512):
        playout.steep[behind] = 1 << 20 >> behind // 16
    deck = random.sample(range(32), 32)
    hand = sum(1 << card for card in deck[:8])
    played = deck[8:10]
    rest = 0xFFFFFFFF ^ hand ^ sum(1 << card for card in played)
    may = {1: rest, 2: rest & ~0xFF, 3: rest}
    drawn = array("I", [0] * 4 * 60)
    assert worlds.prepare(may, {1: 7, 2: 7, 3: 8}, 0)
    worlds.draw(seed, 60, drawn, (hand,))
    playout.gone = playout.place = playout.play_count = 0
    for seat in range(4):
        playout.lacks[seat] = playout.hands[seat] = 0
        playout.counts[seat] = 8
    weights = array("d", [1.0] * 60)
    for place in range(len(likelihood.worth)):
        likelihood.worth[place] = random.randrange(200)
    for place in range(len(likelihood.willing)):
        likelihood.willing[place] = likelihood.shares[place] = 512 * place
    for place, value in enumerate((2, 300, 63, 2, -1, 200, 15, 1)):
        likelihood.calls[place] = value
    likelihood.call_count = 2
    likelihood.weigh_calls(drawn, 60, 3, 0, 6, 5, 0.05, weights)
    playout.remember(1, played[0])
    playout.remember(2, played[1])
    playout.weigh(drawn, 60, 0, weights, 0.1)
    kept = array("I", [0] * 4 * 20)
    playout.resample(drawn, 60, weights, kept, 20)
    playout.counts[3] = 8
    playout.start((0, 0), 0, 0)
    choices = array("i", [card for card in range(32) if kept[3] >> card & 1])
    ends = array("Q", [0] * 20 * 8)
    for world in range(20):
        choices = array("i", [card for card in range(32) if kept[4 * world + 3] >> card & 1])
        one = array("Q", [0] * 8)
        playout.run(kept[4 * world : 4 * world + 4], 1, 3, choices, 8, one)
        ends[8 * world : 8 * world + 8] = one
    return [list(drawn), list(weights), list(kept), list(ends)]


@pytest.mark.skipif(not IS_COMPILED, reason="the search is not compiled here")
def test_both_forms_give_the_same_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        plain = [answers(loaded(patch, compiled=False), seed) for seed in range(12)]
    with monkeypatch.context() as patch:
        compiled = [answers(loaded(patch, compiled=True), seed) for seed in range(12)]
    for one, other in zip(plain, compiled, strict=True):
        assert one == other
    assert len({tuple(found[3]) for found in plain}) == 12
