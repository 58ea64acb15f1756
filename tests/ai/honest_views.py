"""Views of every game and phase, and what two searching minds with small budgets decide on them.

Run as a script it prints every decision: two programs that decide alike print the same.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from random import Random

from game.ai.levels import hard, make_mind, master
from game.ai.profile import PART_OF, Profile
from game.ai.search.search_player import Level, SearchPlayer
from game.cards.card import DECK
from game.rules.actions import ChooseDealer, Shuffle
from game.rules.apply import apply
from game.rules.asking import seat_to_act
from game.rules.options.deal import FirstDealer
from game.rules.options.rules import Rules
from game.rules.phase import Phase
from game.rules.state import MatchState, new_match
from game.rules.viewing import view_for
from game.variants.catalogue import GAMES

SMALL = 3
"""Every number of a budget that is no number of cards is at most this."""
CARDS = {"solve_from_cards", "solve_each_card_from", "self_play_above_cards"}
WANTED = 10
"""Decisions of each mind in each game; a script that is given a number makes so many."""


def small(level: Level) -> SearchPlayer:
    """A mind of that level with small numbers, the same one in the compiled and in the plain form."""

    def made_small(rules: Rules) -> Profile:
        whole = level(rules)
        numbers = {name: getattr(getattr(whole, part), name) for name, part in PART_OF.items()}
        fewer = {
            name: min(value, SMALL)
            for name, value in numbers.items()
            if type(value) is int and name not in CARDS
        }
        return whole.but(**fewer)

    return SearchPlayer(made_small)


def states(game: str, seed: int, deals: int = 2) -> Iterator[MatchState]:
    """Every moment of some deals in which somebody is asked; random calls, the medium player's cards."""
    random, rules = Random(seed), GAMES[game].rules
    rules = replace(rules, deal=replace(rules.deal, first_dealer=FirstDealer.RANDOM))
    calls, cards = make_mind("random"), make_mind("medium")
    state = apply(new_match(rules), ChooseDealer(random.randrange(rules.players))).state
    while state.phase is not Phase.OVER and len(state.results) < deals:
        if state.phase is Phase.SHUFFLING:
            deck = state.gathered or tuple(random.sample(DECK, 32))
            state = apply(state, Shuffle(deck)).state
            continue
        seat = seat_to_act(state)
        assert seat is not None
        yield state
        mind = calls if state.phase is Phase.CALLING else cards
        state = apply(state, mind.decide(view_for(state, seat), random.randrange(1 << 30)).action).state


def main(wanted: int = WANTED) -> None:
    """Print what the compiled modules are, then every decision."""
    from game.ai import trick_rules
    from game.ai.belief import uniform_sampler
    from game.ai.rollout import rollout
    from game.ai.solver import solver

    modules = (trick_rules, rollout, solver, uniform_sampler)
    print([not str(module.__file__).endswith(".py") for module in modules])  # noqa: T201
    minds = [small(hard), small(master)]
    for game in GAMES:
        asked = [state for state in states(game, 5) if is_open(state)]
        for state in asked[:: max(1, len(asked) // wanted)][:wanted]:
            seat = seat_to_act(state)
            assert seat is not None
            view = view_for(state, seat)
            for mind in minds:
                print(game, mind.decide(view, 9))  # noqa: T201


def is_open(state: MatchState) -> bool:
    """Whether there is something to choose."""
    seat = seat_to_act(state)
    assert seat is not None
    choices = view_for(state, seat).choices
    return len(choices.cards) > 1 or bool(choices.calls) or bool(choices.discards)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
