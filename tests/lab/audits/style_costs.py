"""What a character's cards cost, judged by a deeper search, far more exactly than deals played out tell.

    python -m tests.lab.audits.style_costs bela4 hard --deals 60 --seed 1

goes through deals between rule players. Wherever the character plays another card than the plain player of
its level, a search of many deals values both. A measurement for each character tells how many cards of a deal
are others, what each loses in points of the sheet (below zero: the character's card was better), and what
that makes in a deal for a side, which is a pair or a player.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random

from game.ai.characters import CHARACTERS, Character
from game.ai.levels import LEVELS, make_mind
from game.cards.card import DECK
from game.rules.apply import apply
from game.rules.asking import seat_to_act
from game.rules.options.rules import Rules
from game.rules.phase import Phase
from game.rules.seats import sides
from game.rules.view import View
from game.rules.viewing import view_for
from game.variants.catalogue import GAMES, game_named
from tests.lab.arena.boards import begun
from tests.lab.arena.findings import rounded
from tests.lab.measurements import Measurement, add_arguments, publish

JUDGED_BY = 400
"""Deals that the judge samples; they are not those of the player."""
SEED, OTHER_SEED = 1, 77


def positions(rules: Rules, deals: int, seed: int) -> Iterator[View]:
    """What the seats see when one of several cards has to be played."""
    random, mind = Random(seed), make_mind("medium")
    for _ in range(deals):
        state = begun(rules, tuple(random.sample(DECK, len(DECK))), random.randrange(rules.players))
        while not state.results and state.phase is not Phase.SHUFFLING:
            seat = seat_to_act(state)
            assert seat is not None
            view = view_for(state, seat)
            if len(view.choices.cards) > 1:
                yield view
            state = apply(state, mind.decide(view, seed).action).state


def losses(character: Character, level: str, views: list[View]) -> list[float]:
    """The points of the sheet lost by each card that the plain player would not have played."""
    plain, own, judge = make_mind(level), make_mind(level, character=character), make_mind("hard", JUDGED_BY)
    found = []
    for view in views:
        usual, liked = plain.decide(view, SEED).action, own.decide(view, SEED).action
        if usual != liked:
            values = {one.action: one.value for one in judge.decide(view, OTHER_SEED).candidates}
            if usual in values and liked in values:
                found.append(values[usual] - values[liked])
    return found


def measurement(character: Character, views: list[View], given: argparse.Namespace) -> Measurement:
    """What the character's cards lose: each, and in a deal for a side; and how many are others than usual."""
    found = losses(character, given.level, views)
    a_deal = len(found) / given.deals
    mean, error = rounded(found)
    side = round(mean * a_deal / sides(game_named(given.game).rules.players), 3)
    return Measurement(
        note=given.note,
        topic="character cards",
        game=given.game,
        what=character.name,
        against=given.level,
        n=given.deals,
        seed=str(given.seed),
        figures={"cost": (mean, error), "other cards": (round(a_deal, 2), None), "a deal": (side, None)},
    )


def main() -> None:
    """Read a game and a level, and print a measurement for each character."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=tuple(GAMES))
    parser.add_argument("level", choices=LEVELS)
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    add_arguments(parser)
    given = parser.parse_args()
    views = list(positions(game_named(given.game).rules, given.deals, given.seed))
    for character in CHARACTERS:
        publish(measurement(character, views, given), given)


if __name__ == "__main__":
    main()
