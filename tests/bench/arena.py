"""Any two recipes against each other in any game, on duplicate deals or matches, in parallel, as a table.

    python -m tests.bench.arena belot_bg medium easy --deals 2000 --seed 1 --jobs 2
    python -m tests.bench.arena bela4,belote4_fr master:plays=no master:calls=no --against master --cards-only
    python -m tests.bench.arena all --ladder --deals 1000 --markdown ladder.md
    python -m tests.bench.arena bela4 master master --deals 1000      a control: it must be level with itself
    python -m tests.bench.arena bela4 all-seeing master --cards-only  the gap to open hands
    python -m tests.bench.arena belot_bg master medium --matches 200

A deal is played with the sides swapped; in three the first mind plays each seat once against two of the
second. Printed are the mean difference a deal in points of the sheet and of the cards, with standard errors,
and what the takers did. With `--cards-only` the medium level holds the auction in every seat, and the minds
play cards under the same contract. What a deal shows follows from the seed and its number, so the number of
processes changes nothing; a long series may play its duels in turn (`--block`), be stopped, and be taken up
again (`--keep`). Recipes are described in `tests/bench/recipes.py`.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

from game.ai.decision import Mind
from game.ai.levels import LEVELS, MEASURES
from game.rules.options.rules import Rules
from game.table.files import write_whole
from game.variants.catalogue import GAMES, game_named
from tests.bench.boards import begun, play_deals
from tests.bench.findings import Findings, told
from tests.bench.recipes import RecipeError, maker
from tests.bench.series import Duel, Kept, OtherProgramError, play
from tests.bench.tables import Row, table

__all__ = ["Duel", "begun", "duel", "run"]

TOLD_EVERY = 50
LADDER = (*LEVELS[::-1], *MEASURES)


def run(duel: Duel, jobs: int = 1) -> Findings:
    """Play one duel."""
    found = Findings()
    for _ in play([duel], [found], jobs=jobs):
        pass
    return found


def duel(
    first: Callable[[], Mind],
    second: Callable[[], Mind],
    deals: int,
    seed: int,
    rules: Rules | None = None,
) -> Findings:
    """Deals between any minds, in this process; by default bela in four."""
    return play_deals(first, second, rules or Rules(), seed, range(deals))


def pairs_of(given: argparse.Namespace) -> list[tuple[str, str]]:
    """Who plays whom."""
    if given.ladder:
        return list(pairwise(given.recipes or LADDER))
    if given.against:
        return [(recipe, given.against) for recipe in given.recipes]
    if len(given.recipes) != 2:
        raise RecipeError("two recipes were expected, or --ladder, or --against one")
    return [tuple(given.recipes)]


def games_of(text: str) -> list[str]:
    """The games of a list with commas, or all of them."""
    return list(GAMES) if text == "all" else [game_named(name).name for name in text.split(",")]


def arguments() -> argparse.ArgumentParser:
    """What can be asked."""
    parser = argparse.ArgumentParser(
        prog="arena", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", help=f"all, or some of {', '.join(GAMES)}, with commas")
    parser.add_argument("recipes", nargs="*")
    parser.add_argument("--ladder", action="store_true", help="each recipe against the next; else all levels")
    parser.add_argument("--against", help="each recipe against this one")
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--matches", type=int, default=0, help="whole matches instead of deals")
    parser.add_argument("--cards-only", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--block", type=int, default=0, help="play so many of each in turn")
    parser.add_argument("--keep", help="a file in which everything found is kept, and gone on with")
    parser.add_argument("--markdown", help="a file for the table, or - for the screen")
    return parser


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
        kept = Kept(Path(given.keep)) if given.keep else None
    except OtherProgramError as error:
        parser.error(str(error))
    found = [kept.of(duel) if kept else Findings() for duel in duels]
    began = time.perf_counter()
    for place in play(duels, found, jobs=given.jobs, block=given.block):
        _tell(duels[place], found[place], time.perf_counter() - began)
        if kept:
            kept.write()
        _write(given.markdown, duels, found)
    if given.markdown == "-":
        print(_table(duels, found))  # noqa: T201
    _write(given.markdown, duels, found)  # once more: it may all have been kept from before


def _write(markdown: str | None, duels: list[Duel], found: list[Findings]) -> None:
    """The table as it is now, into the file that was asked for."""
    if markdown and markdown != "-":
        write_whole(Path(markdown), _table(duels, found))


def _table(duels: list[Duel], found: list[Findings]) -> str:
    """What there is so far."""
    rows = zip(duels, found, strict=True)
    return table(
        [
            Row(duel.game, duel.first, duel.second, shown, is_control=duel.is_control)
            for duel, shown in rows
            if shown.count
        ]
    )


def _tell(asked: Duel, found: Findings, spent: float) -> None:
    """Progress now and then; everything at the end of a duel."""
    if found.count < asked.count and found.count % TOLD_EVERY:
        return
    shown = told(found.shares, 3, sign="") if found.shares else told(found.differences)
    name = f"{asked.game}: {asked.first} v {asked.second}"
    line = f"{name}: {found.count} of {asked.count}, {shown}, {spent:.0f} s"
    print(line, file=sys.stderr, flush=True)  # noqa: T201
    if found.count == asked.count:
        kind = "duplicate matches" if asked.matches else "duplicate deals"
        head = f"{name}, {asked.count} {kind}, seed {asked.seed}"
        print(f"{head}\n{found.report()}", flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
