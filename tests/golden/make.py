"""Golden matches for a game that has too few: played at random until everything it knows has happened.

`python -m tests.golden.make GAME` writes what is missing beside the others. Rename the files after what
happens in them, and read each one before it is kept for ever: that its sheet is right is for you to say.
What chance does not show (a belot of eight) is named, and is to be written by hand.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random
from typing import Final

from game.records.parse import parse
from game.records.record import Record, Seated, as_recorded
from game.records.write import write
from game.rules.apply import apply
from game.rules.options.rules import Rules
from game.rules.phase import Phase
from game.rules.state import new_match
from game.variants.catalogue import GAMES
from game.variants.option_ids import options_from
from tests.golden.phenomena import History, found, wanted
from tests.table.wild import wild_action

NAMES: Final = ("Claire", "Paul", "Inès", "Hugo")
FAULTY: Final = {"renege": "wholeGame", "announce": "manual"}
"""House rules under which every game knows faults."""
ENOUGH: Final = 3
"""So many matches a game has at least."""
LOOKED_AT: Final = 60
"""Of so many matches the one is taken that shows most, and of those the shortest."""
MOST_ACTIONS: Final = 4000
PATIENCE: Final = 3
"""After so many looks without anything new chance shows no more."""


def wild_record(game: str, rules: Rules, seed: str) -> Record | None:
    """A whole match in which everybody does at random what may be done; None where it does not end."""
    luck, state, actions = Random(seed), new_match(rules), []
    while state.phase is not Phase.OVER:
        if len(actions) == MOST_ACTIONS:
            return None
        action = as_recorded(wild_action(state, luck, seed), rules)
        state = apply(state, action).state
        actions.append(action)
    players = tuple(Seated("human", name) for name in NAMES[: rules.players])
    return Record(game=game, rules=rules, players=players, seed=seed, actions=tuple(actions))


def matches(game: str, shown: set[str], kept: int) -> Iterator[tuple[Record, set[str]]]:
    """Matches of the game, each with what it shows first, until all is `shown` or chance shows no more.

    The game's own rules and those with faults take turns; it goes on until enough are `kept`.
    """
    plain = GAMES[game].rules
    kinds = (plain, options_from(FAULTY, plain))
    missing, tried, vain = wanted(plain) - shown, 0, 0
    while kept < ENOUGH or (missing and vain < PATIENCE):
        best: tuple[int, int, Record, set[str]] | None = None
        for number in range(tried, tried + LOOKED_AT):
            record = wild_record(game, kinds[tried // LOOKED_AT % 2], f"{game} {number}")
            if record is None:
                continue
            new = found(History(record)) & missing
            if best is None or (len(new), -len(record.actions)) > best[:2]:
                best = (len(new), -len(record.actions), record, new)
        tried += LOOKED_AT
        if best is not None and (best[3] or kept < ENOUGH):
            missing, kept, vain = missing - best[3], kept + 1, 0
            yield best[2], best[3]
        else:
            vain += 1


def main(words: list[str] | None = None, folder: Path = Path(__file__).parent) -> int:
    """Write what a game lacks into the folder."""
    asked = argparse.ArgumentParser(prog="python -m tests.golden.make", description=__doc__)
    asked.add_argument("game", choices=GAMES)
    game = asked.parse_args(words).game
    there = [History(parse(file.read_text("utf-8"))) for file in sorted(folder.glob(f"{game}-*.txt"))]
    there = [history for history in there if history.record.game == game]
    shown = set().union(*map(found, there))
    free = (name for number in count(1) if not (name := folder / f"{game}-new-{number}.txt").exists())
    for record, new in matches(game, shown, len(there)):
        file = next(free)
        file.write_text(write(record), "utf-8", newline="\n")
        shown |= new
        print(f"{file.name}: {', '.join(sorted(new)) or 'nothing new'}")  # noqa: T201
    if missing := ", ".join(sorted(wanted(GAMES[game].rules) - shown)):
        print(f"not shown by chance, to be written by hand: {missing}")  # noqa: T201
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
