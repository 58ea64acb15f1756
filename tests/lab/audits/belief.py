"""How well a belief finds the hidden cards: the log chance that its worlds give to where they truly lie.

    python -m tests.lab.audits.belief bela3,belote3_es master master:plays=no --deals 300

In each deal one seat looks before its first, third and fifth card; the players are drawn by lot from the
levels that `--players` names. Of each recipe a measurement is printed: the mean natural logarithm of the
share of sampled worlds in which a hidden card lies with its true owner, and how much more that is than by the
first recipe.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import groupby
from operator import itemgetter
from random import Random

from game.ai.belief.sampler import Sampler
from game.ai.coding import union
from game.ai.end_code import ROW
from game.ai.knowledge import knowledge_of
from game.ai.levels import make_mind
from game.ai.profile import Profile
from game.ai.search.search_player import SearchPlayer
from game.cards.card import DECK
from game.rules.apply import apply
from game.rules.asking import seat_to_act
from game.rules.options.rules import Rules
from game.rules.phase import Phase
from game.rules.seats import Seat
from game.rules.state import MatchState
from game.rules.viewing import view_for
from game.variants.catalogue import game_named
from tests.lab.arena.boards import begun
from tests.lab.arena.findings import rounded
from tests.lab.arena.recipes import RecipeError, maker
from tests.lab.measurements import Measurement, add_arguments, publish

WORLDS = 1000
LOOKS = (0, 2, 4)
"""After so many tricks the seat looks."""


def found_by(sampler: Sampler, profile: Profile, state: MatchState, seat: Seat, seed: int) -> float:
    """The mean log chance of the true owners of cards that the seat cannot place, at least half a world's."""
    view = view_for(state, seat)
    assert view.contract is not None
    worlds, inner = sampler.worlds(view, view.contract, seed, profile, WORLDS), sampler.deal.inner
    known = union(knowledge_of(view).holds)
    owners = {
        inner(card): other
        for other, hand in enumerate(state.the_deal.the_play.hands)
        for card in hand
        if other != seat and not known >> card & 1
    }
    right = (sum(hands >> card & 1 for hands in worlds[owner::ROW]) for card, owner in owners.items())
    return sum(math.log(max(0.5, count) / WORLDS) for count in right) / max(1, len(owners))


def looks(rules: Rules, seed: str, deals: int, players: list[str]) -> Iterator[tuple[MatchState, Seat, int]]:
    """The positions in which a seat looks, with it and a number for its chance."""
    minds = [make_mind(level) for level in players]
    for number in range(deals):
        random = Random(f"{seed}/{number}")
        state = begun(rules, tuple(random.sample(DECK, len(DECK))), random.randrange(rules.players))
        seated = [random.choice(minds) for _ in range(rules.players)]
        looker = random.randrange(rules.players)
        while not state.results and state.phase is not Phase.SHUFFLING:
            seat = seat_to_act(state)
            assert seat is not None
            view = view_for(state, seat)
            if seat == looker and state.phase is Phase.PLAYING and len(view.tricks) in LOOKS:
                yield state, seat, number
            state = apply(state, seated[seat].decide(view, number).action).state


def _level(recipe: str) -> Callable[[Rules], Profile]:
    mind = maker(recipe)()
    if not isinstance(mind, SearchPlayer):
        raise RecipeError(f"{recipe} does not search, it has no belief")
    return mind.level


def measured(
    game: str, recipes: list[str], seed: str, deals: int, players: list[str]
) -> Iterator[Measurement]:
    """A measurement of each recipe, the first one without a difference; raises RecipeError."""
    rules, sampler = game_named(game).rules, Sampler()
    levels = [_level(recipe) for recipe in recipes]
    found: list[list[float]] = [[] for _ in levels]
    for _, group in groupby(looks(rules, seed, deals, players), itemgetter(2)):
        positions = list(group)
        for place, level in enumerate(levels):
            each = [found_by(sampler, level(rules), *position) for position in positions]
            found[place].append(sum(each) / len(each))
    for place, recipe in enumerate(recipes):
        figures = {"log_chance": rounded(found[place])}
        if place:
            figures["more"] = rounded([new - old for new, old in zip(found[place], found[0], strict=True)])
        yield Measurement(
            topic="belief",
            game=game,
            what=recipe,
            against=recipes[0] if place else "",
            kind="deals",
            n=len(found[place]),
            seed=seed,
            figures=figures,
            note=f"players: {', '.join(players)}",
        )


def main() -> None:
    """Measure what the command line names."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("games", help="with commas")
    words.add_argument("recipes", nargs="+")
    words.add_argument("--deals", type=int, default=100)
    words.add_argument("--seed", default="1")
    words.add_argument("--players", nargs="+", default=["easy", "medium"])
    add_arguments(words)
    given = words.parse_args()
    try:
        for game in given.games.split(","):
            for measurement in measured(game, given.recipes, given.seed, given.deals, given.players):
                publish(replace(measurement, note=f"{measurement.note}; {given.note}".strip("; ")), given)
    except RecipeError as error:
        words.error(str(error))


if __name__ == "__main__":
    main()
