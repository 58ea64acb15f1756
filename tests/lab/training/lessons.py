"""Deals played by masters, for a policy to learn from.

    python -m tests.lab.training.lessons belot_bg --deals 10000 --seed 1 --keep FILE

The medium player calls in every seat. Then most play as masters, some as hard and as medium, one level to a
side, as at tables where people sit. A file begins with `FORMAT` and the game; each line after it is a deal:
the code of the trumps, the taker, a letter for the level of each seat, the hands as sets of bits, and the
plays, 32 for each seat and the card. A file that was stopped is gone on with.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

from game.ai.coding import TRUMP_CODES, mask_of
from game.ai.decision import Mind
from game.ai.levels import make_mind, master
from game.ai.search.search_player import SearchPlayer
from game.rules.actions import Play
from game.rules.apply import apply
from game.rules.asking import seat_to_act
from game.rules.options.rules import Rules
from game.rules.viewing import view_for
from game.variants.catalogue import game_named
from tests.lab.arena.boards import called

FORMAT = "lessons 1"
WORLDS = 100
LEVELS = {"M": 6, "h": 1, "m": 1}
"""Master, hard, medium: how often each sits down."""
PAIRS = 4
STOPPED = "a deal that was begun never waits for chance"


@dataclass(frozen=True)
class Lesson:
    """One deal from the first card on."""

    trumps: int
    taker: int
    levels: str
    hands: tuple[int, ...]
    plays: tuple[tuple[int, int], ...]
    """Seats and cards."""

    @property
    def is_whole(self) -> bool:
        """Whether every card was played."""
        return len(self.plays) == sum(hand.bit_count() for hand in self.hands)

    def line(self) -> str:
        """As it is written."""
        plays = (32 * seat + card for seat, card in self.plays)
        return " ".join(map(str, (self.trumps, self.taker, self.levels, *self.hands, *plays)))


def read(path: Path) -> tuple[Rules, Iterator[Lesson]]:
    """The rules, and the deals of a file; raises ValueError with a sentence if it is none."""
    lines = path.read_text("utf-8").splitlines()
    head, _, game = lines[0].partition(": ") if lines else ("", "", "")
    if head != FORMAT:
        raise ValueError(f"{path}, line 1: {FORMAT!r} and a game were expected, not {head!r}")
    rules = game_named(game).rules
    return rules, (_lesson(line, rules.players) for line in lines[1:])


def _lesson(line: str, players: int) -> Lesson:
    trumps, taker, levels, *rest = line.split()
    numbers = list(map(int, rest))
    plays = tuple(divmod(number, 32) for number in numbers[players:])
    return Lesson(int(trumps), int(taker), levels, tuple(numbers[:players]), plays)


def minds() -> dict[str, Mind]:
    """The minds by letter; the master samples few worlds, to be quick."""
    changes = {"worlds": WORLDS, "looks_ahead": False}
    return {
        "M": SearchPlayer(lambda rules: master(rules).but(**changes)),
        "h": make_mind("hard"),
        "m": make_mind("medium"),
    }


def played(rules: Rules, seed: str, number: int, by_letter: dict[str, Mind]) -> Lesson:
    """The deal with this number; a deal that ends before its first card (a run of eight) is dealt again."""
    random = Random(f"{seed}/{number}")
    while (lesson := dealt(rules, random, number, by_letter)) is None:
        continue
    return lesson


def dealt(rules: Rules, random: Random, number: int, by_letter: dict[str, Mind]) -> Lesson | None:
    """One deal by these minds; None if it ends before its first card."""
    players = rules.players
    state = called(rules, random, random.randrange(players))
    levels = random.choices(list(LEVELS), list(LEVELS.values()), k=players)
    if players == PAIRS:
        levels[2:] = levels[:2]
    lesson: Lesson | None = None
    while not state.results:
        seat = seat_to_act(state)
        assert seat is not None, STOPPED
        view = view_for(state, seat)
        action = by_letter[levels[seat]].decide(view, number).action
        if isinstance(action, Play):
            if lesson is None:
                hands = tuple(mask_of(view_for(state, other).hand) for other in range(players))
                assert view.contract is not None
                code, taker = TRUMP_CODES[view.contract.trumps], view.contract.taker
                lesson = Lesson(code, taker, "".join(levels), hands, ())
            lesson = replace(lesson, plays=(*lesson.plays, (seat, int(action.card))))
        state = apply(state, action).state
    return lesson


def main() -> None:
    """Play, and keep what was played."""
    parser = argparse.ArgumentParser(
        prog="lessons", description="Deals of masters for a policy to learn from."
    )
    parser.add_argument("game")
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--keep", type=Path, required=True)
    told = parser.parse_args()
    rules, by_letter = game_named(told.game).rules, minds()
    done = len(list(read(told.keep)[1])) if told.keep.is_file() else 0
    with told.keep.open("a", encoding="utf-8") as file:
        if not done:
            file.write(f"{FORMAT}: {told.game}\n")
        for number in range(done, told.deals):
            file.write(played(rules, told.seed, number, by_letter).line() + "\n")
            file.flush()


if __name__ == "__main__":
    main()
