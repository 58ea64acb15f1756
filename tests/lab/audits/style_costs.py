"""What a character's cards cost, judged by a deeper search, far more exactly than deals played out tell.

    python -m tests.lab.audits.style_costs bela4 hard --deals 60 --seed 1

goes through deals between rule players. Wherever the character plays another card than the plain player of
its level, a search of many deals values both. Printed are how often that happens, what it loses each time
in points of the sheet with the standard error (less than nothing: the character's card was better), and
what that makes for a pair, which holds two of the four seats, or a player, who holds one.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterator
from random import Random

from game.ai.character import CHARACTERS, Character
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

JUDGED_BY = 400
"""Deals that the judge imagines; other ones than the player."""
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
    """What each card loses that the plain player would not have played, in points of the sheet."""
    plain, own, judge = make_mind(level), make_mind(level, character=character), make_mind("hard", JUDGED_BY)
    found = []
    for view in views:
        usual, liked = plain.decide(view, SEED).action, own.decide(view, SEED).action
        if usual != liked:
            values = {one.action: one.value for one in judge.decide(view, OTHER_SEED).candidates}
            if usual in values and liked in values:
                found.append(values[usual] - values[liked])
    return found


def line(character: Character, found: list[float], deals: int, number: int) -> str:
    """A row of the table; `number` sides play."""
    if len(found) < 2:
        return f"| {character.name} | {len(found) / deals:.2f} | - | - |"
    mean = sum(found) / len(found)
    error = math.sqrt(sum((one - mean) ** 2 for one in found) / (len(found) - 1) / len(found))
    a_deal = len(found) / deals / number
    cells = (f"{len(found) / deals:.2f}", f"{mean:+.2f} +- {error:.2f}", f"{mean * a_deal:+.3f}")
    return f"| {character.name} | {' | '.join(cells)} |"


def main() -> None:
    """Read a game and a level, and print the table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=tuple(GAMES))
    parser.add_argument("level", choices=LEVELS)
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    rules = game_named(given.game).rules
    views = list(positions(rules, given.deals, given.seed))
    print(f"{given.game}, {given.level}: {given.deals} deals from {given.seed}, judged by {JUDGED_BY} worlds")  # noqa: T201
    print("| character | other cards a deal | each loses | a deal and side |\n|---|---|---|---|")  # noqa: T201
    for character in CHARACTERS:
        found = losses(character, given.level, views)
        print(line(character, found, given.deals, sides(rules.players)), flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
