"""How long the exact search takes for every lead of a full deal, one object a kind of game."""

from __future__ import annotations

import time
from array import array
from collections.abc import Iterator
from itertools import count
from typing import Final

from game.ai.coding import mask_of
from game.ai.end_code import ROW
from game.ai.solver.double_dummy import DoubleDummy
from game.ai.solver.solver import Solver
from game.ai.trick_rules import COMPILED
from game.cards.card import DECK
from game.cards.shuffle import shuffled
from game.rules.contract import Trumps
from game.rules.options.rules import Rules
from game.rules.seats import seats_of
from game.rules.trick import Trick
from game.variants.catalogue import GAMES

KINDS: Final = (
    ("bela4", Trumps.HEARTS),
    ("belote4_fr", Trumps.HEARTS),
    ("belot_bg", Trumps.NONE),
    ("belot_bg", Trumps.ALL),
    ("bela3", Trumps.HEARTS),
    ("bela2", Trumps.HEARTS),
)


def figures(seconds: float) -> Iterator[dict[str, object]]:
    """For each kind: how many deals were solved in about so many seconds of the processor, and how fast."""
    for game, trumps in KINDS:
        rules = GAMES[game].rules
        times: list[float] = []
        nodes: list[int] = []
        solver = Solver()
        for number in count():
            if sum(times) > seconds:
                break
            double_dummy = DoubleDummy(rules, trumps, seats_of(0, rules.players), solver)
            hands = full_deal(rules, number)
            before = solver.nodes
            began = time.process_time()
            double_dummy.worlds(hands, Trick(0), hands[0])
            times.append(time.process_time() - began)
            nodes.append(solver.nodes - before)
        times.sort()
        yield {
            "game": game,
            "trumps": trumps.value,
            "compiled": COMPILED,
            "deals": len(times),
            "median_ms": round(1000 * times[len(times) // 2], 3),
            "mean_ms": round(1000 * sum(times) / len(times), 3),
            "p95_ms": round(1000 * times[len(times) * 95 // 100], 3),
            "nodes": sum(nodes) // len(nodes),
        }


def full_deal(rules: Rules, number: int) -> array[int]:
    """The hands of a deal as masks, by seat; 0 where nobody sits."""
    deck = shuffled(DECK, number.to_bytes(8, "big"))
    each = rules.pack.hand
    hands = [deck[each * seat : each * (seat + 1)] if seat < rules.players else () for seat in range(ROW)]
    return array("I", map(mask_of, hands))
