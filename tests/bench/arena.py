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
processes changes nothing. Recipes are described in `tests/bench/recipes.py`.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from pathlib import Path

from game.ai.decision import Mind
from game.ai.levels import LEVELS, MEASURES
from game.rules.options.rules import Rules
from game.table.files import write_whole
from game.variants.catalogue import GAMES, game_named
from tests.bench.boards import begun, play_deals, play_matches
from tests.bench.findings import Findings, told
from tests.bench.recipes import RecipeError, maker
from tests.bench.tables import Row, table

__all__ = ["Duel", "begun", "duel", "run"]

CHUNK = 5
"""So many deals or matches in a row are one piece of work, by minds made for it."""
TOLD_EVERY = 50
LADDER = (*LEVELS[::-1], *MEASURES)


@dataclass(frozen=True, kw_only=True)
class Duel:
    """What is to be played."""

    game: str
    first: str
    second: str
    seed: int = 1
    deals: int = 0
    matches: int = 0
    """If there are any, whole matches are played instead of deals."""
    cards_only: bool = False

    @property
    def count(self) -> int:
        """How many deals or matches."""
        return self.matches or self.deals


def play_chunk(duel: Duel, start: int) -> Findings:
    """One piece of it."""
    numbers = range(start, min(start + CHUNK, duel.count))
    first, second, rules = maker(duel.first), maker(duel.second), game_named(duel.game).rules
    control = duel.first == duel.second
    if duel.matches:
        return play_matches(first, second, rules, duel.seed, numbers, control=control)
    return play_deals(first, second, rules, duel.seed, numbers, cards_only=duel.cards_only, control=control)


def run(
    duel: Duel, jobs: int = 1, progress: Callable[[int, Findings], None] = lambda _done, _found: None
) -> Findings:
    """Play it in so many processes; `progress` hears how much of it is done, and what it has shown."""
    found = Findings()
    for number, part in enumerate(_parts(duel, jobs), 1):
        found.add(part)
        progress(min(number * CHUNK, duel.count), found)
    return found


def _parts(duel: Duel, jobs: int) -> Iterator[Findings]:
    work, starts = partial(play_chunk, duel), range(0, duel.count, CHUNK)
    if jobs <= 1:
        yield from map(work, starts)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(work, starts)


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
    rows: list[Row] = []
    for game in games:
        for first, second in pairs:
            asked = Duel(
                game=game,
                first=first,
                second=second,
                seed=given.seed,
                deals=given.deals,
                matches=given.matches,
                cards_only=given.cards_only,
            )
            start = time.perf_counter()
            found = run(asked, given.jobs, partial(_tell, asked, start))
            spent = time.perf_counter() - start
            kind = "duplicate matches" if asked.matches else "duplicate deals"
            head = f"{game}: {first} v {second}, {asked.count} {kind}, seed {asked.seed}, {spent:.0f} s"
            print(f"{head}\n{found.report()}", flush=True)  # noqa: T201
            rows.append(Row(game, first, second, asked.count, found, is_control=first == second))
            if given.markdown and given.markdown != "-":
                write_whole(Path(given.markdown), table(rows))
    if given.markdown == "-":
        print(table(rows))  # noqa: T201


def _tell(asked: Duel, start: float, done: int, found: Findings) -> None:
    if done % TOLD_EVERY and done != asked.count:
        return
    spent = time.perf_counter() - start
    shown = told(found.shares, 3, sign="") if found.shares else told(found.differences)
    line = f"{asked.game}: {asked.first} v {asked.second}: {done} of {asked.count}, {shown}, {spent:.0f} s"
    print(line, file=sys.stderr, flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
