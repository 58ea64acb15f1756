"""The worth of naming a game above another seat's game: imagined auctions, and a linear model of them.

    python -m tests.lab.training.fit_overcall belot_bg --deals 4000

Random deals are called by the rule player; at one of the places where another seat's undoubled game stands,
passing and every backed call above it are weighed by imagined auctions (`game.ai.search.call_search`).
Printed are the figures of `game.ai.weights.hands`, in card points.
"""

from __future__ import annotations

import argparse
from random import Random

from game.ai.levels import master
from game.ai.rule_based.bid import bid
from game.ai.rule_based.hand_value import (
    Features,
    course,
    features,
    held_features,
    is_backed,
    kind_of,
    leads_first,
)
from game.ai.search.call_search import CallSearch
from game.cards.card import DECK
from game.rules.actions import MakeCall
from game.rules.apply import apply
from game.rules.asking import seat_to_act
from game.rules.auction import auction_of
from game.rules.call import Bid, Word
from game.rules.phase import Phase
from game.rules.seats import side_of
from game.rules.view import View
from game.rules.viewing import view_for
from game.variants.catalogue import game_named
from tests.lab.arena.boards import begun
from tests.lab.training.fit import Sample, fit

UNIT = 10
"""Card points of a point of the sheet."""


def places(view: View) -> bool:
    """Whether another's undoubled game stands and something may be named above it."""
    standing = auction_of(view.calls, view.dealer, view.rules, view.proposed).standing
    if standing is None or standing.multiplier > 1 or standing.taker == view.seat:
        return False
    return any(isinstance(call, Bid) for call in view.choices.calls)


def told(view: View, call: Bid) -> Features:
    """The features of the hand and of the auction for this call."""
    standing = auction_of(view.calls, view.dealer, view.rules, view.proposed).standing
    assert standing is not None
    found = features(view.hand, call.trumps, view.rules, leads=leads_first(view)) | course(view)
    if standing.trumps.suit is not None:
        found |= held_features(view.hand, standing.trumps.suit)
    return found


def main() -> None:
    """Read a game, call, weigh, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--auctions", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    rules, random, search = game_named(given.game).rules, Random(given.seed), CallSearch()
    profile = master(rules).but(auctions=given.auctions)
    samples: dict[str, list[Sample]] = {}
    for number in range(given.deals):
        state = begun(rules, tuple(random.sample(DECK, len(DECK))), random.randrange(rules.players))
        found = []
        while state.phase is Phase.CALLING:
            seat = seat_to_act(state)
            assert seat is not None
            view = view_for(state, seat)
            if places(view):
                found.append(view)
            state = apply(state, bid(view).action).state
        if not found:
            continue
        view = random.choice(found)
        worth = {
            one.action.call: one.value
            for one in search.compare(view, number, profile, bid(view))[0]
            if isinstance(one.action, MakeCall)
        }
        standing = auction_of(view.calls, view.dealer, rules, view.proposed).standing
        assert standing is not None
        side = "partner" if side_of(standing.taker, 4) == side_of(view.seat, 4) else "opponents"
        for call, value in worth.items():
            if not isinstance(call, Bid):
                continue
            if call.trumps.suit is not None and not is_backed(view.hand, call.trumps.suit):
                continue
            name = f"{side} {kind_of(standing.trumps).name} {kind_of(call.trumps).name}"
            samples.setdefault(name, []).append((told(view, call), UNIT * (value - worth[Word.PASS])))
    for name, some in sorted(samples.items()):
        figures, spread = fit(some)
        text = ", ".join(f"{feature} {value:.1f}" for feature, value in figures.items())
        print(f"{given.game} {name} n={len(some)} spread={spread:.0f}: {text}")  # noqa: T201


if __name__ == "__main__":
    main()
