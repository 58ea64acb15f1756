"""Any two recipes against each other in any game, on duplicate deals or matches, in parallel.

    python -m tests.lab.arena belot_bg medium easy --deals 2000 --seed 1 --jobs 2
    python -m tests.lab.arena bela4,belote4_fr master:plays=no master:calls=no --against master --cards-only
    python -m tests.lab.arena all --ladder --deals 1000 --jobs 2 --record
    python -m tests.lab.arena bela4 master master --deals 1000      a control: it must be level with itself
    python -m tests.lab.arena bela4 all-seeing master --cards-only  the gap to open hands
    python -m tests.lab.arena belot_bg master medium --matches 200
    python -m tests.lab.arena all --against-checkout FOLDER --deals 100 --jobs 2 --keep FILE
                                                                    the master against another checkout's
    python -m tests.lab.arena all master:worlds=50 --against-checkout FOLDER   the same, both with 50 worlds

A deal is played with the sides swapped; in three the first mind plays each seat once against two of the
second. Printed are the mean difference a deal in points of the sheet and of the cards, with standard errors,
what the takers did, and the measurement as a line of JSON, which `--record` appends to `measurements.jsonl`.
With `--cards-only` the medium level holds the auction in every seat, and the minds play cards under the same
contract. What a deal shows follows from the seed and its number, so the number of processes changes nothing;
a long series may play its duels in turn (`--block`), be stopped, and be taken up again (`--keep`). Recipes
are described in `tests/lab/arena/recipes.py`.
"""

from __future__ import annotations

import argparse
import sys
import time
from itertools import pairwise
from pathlib import Path

from game.ai.levels import LEVELS, MEASURES
from game.variants.catalogue import GAMES, game_named
from tests.lab.arena.findings import Findings, told
from tests.lab.arena.recipes import CHECKOUT, RecipeError, asked_of, checkout_of, maker
from tests.lab.arena.series import Duel, Kept, OtherProgramError, play
from tests.lab.measurements import Measurement, add_arguments, commit_of, publish

TOLD_EVERY = 50
LADDER = (*LEVELS[::-1], *MEASURES)


def pairs_of(given: argparse.Namespace) -> list[tuple[str, str]]:
    """Who plays whom; raises RecipeError if that was not said."""
    if given.against_checkout:
        folder = given.against_checkout
        return [(recipe, f"{CHECKOUT}:{recipe}@{folder}") for recipe in given.recipes or LEVELS[-1:]]
    if given.ladder:
        return list(pairwise(given.recipes or LADDER))
    if given.against:
        return [(recipe, given.against) for recipe in given.recipes or LEVELS[-1:]]
    if len(given.recipes) != 2:
        raise RecipeError("two recipes were expected, or --ladder, or --against one")
    return [tuple(given.recipes)]


def games_of(text: str) -> list[str]:
    """The games of a list with commas, or all of them."""
    return list(GAMES) if text == "all" else [game_named(name).name for name in text.split(",")]


def arguments() -> argparse.ArgumentParser:
    """The parser of the command line."""
    parser = argparse.ArgumentParser(
        prog="arena", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", help=f"all, or some of {', '.join(GAMES)}, with commas")
    parser.add_argument("recipes", nargs="*")
    parser.add_argument("--ladder", action="store_true", help="each recipe against the next; else all levels")
    parser.add_argument("--against", help="each recipe against this one")
    parser.add_argument(
        "--against-checkout", metavar="FOLDER", help="against the same of that checkout, which has a .venv"
    )
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--matches", type=int, default=0, help="whole matches instead of deals")
    parser.add_argument("--cards-only", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--block", type=int, default=0, help="play so many of each in turn")
    parser.add_argument("--keep", type=Path, help="a file of what was found, to go on from")
    add_arguments(parser)
    return parser


def measurement(duel: Duel, found: Findings, topic: str, note: str) -> Measurement:
    """What the duel showed, as a measurement of today's program."""
    other = checkout_of(duel.second)
    return Measurement(
        note=note,
        program=duel.program,
        topic=topic,
        game=duel.game,
        what=duel.first,
        against=f"{asked_of(duel.second)} of {commit_of(other)[0]}" if other else duel.second,
        kind=duel.kind,
        n=found.count,
        seed=str(duel.seed),
        figures=found.figures,
    )


def topic_of(given: argparse.Namespace) -> str:
    """The part of the page of strength to which the measurements belong."""
    if given.against_checkout:
        return "versions"
    return "ladder" if given.ladder else "matches" if given.matches else "duels"


def main() -> None:
    """Play everything that was asked for, and print what it showed."""
    parser = arguments()
    given = parser.parse_args()
    try:
        games, pairs = games_of(given.games), pairs_of(given)
        for recipe in {recipe for pair in pairs for recipe in pair}:
            maker(recipe)
    except ValueError as error:
        parser.error(str(error))
    duels = [
        Duel(
            game=game,
            first=first,
            second=second,
            seed=given.seed,
            deals=given.deals,
            matches=given.matches,
            cards_only=given.cards_only,
        )
        for game in games
        for first, second in pairs
    ]
    try:
        kept = Kept(given.keep, duels) if given.keep else None
    except OtherProgramError as error:
        parser.error(str(error))
    found = [kept.found[duel.key] if kept else Findings() for duel in duels]
    began = time.perf_counter()
    for place, part in play(duels, [one.count for one in found], jobs=given.jobs, block=given.block):
        found[place].add(part)
        if kept:
            kept.append(duels[place], part)
        _tell(duels[place], found[place], time.perf_counter() - began)
    for duel, shown in zip(duels, found, strict=True):
        print(f"{duel.title}, {shown.count} {duel.kind}, seed {duel.seed}\n{shown.report()}")  # noqa: T201
        publish(measurement(duel, shown, topic_of(given), given.note), given)


def _tell(duel: Duel, found: Findings, spent: float) -> None:
    """Print progress now and then, and when the duel is over."""
    if found.count < duel.count and found.count % TOLD_EVERY:
        return
    shown = told(found.shares, 3, sign="") if found.shares else told(found.differences)
    line = f"{duel.title}: {found.count} of {duel.count}, {shown}, {spent:.0f} s"
    print(line, file=sys.stderr, flush=True)  # noqa: T201
