"""House rules drawn by lot, to try whether every combination that is a game can be played."""

from __future__ import annotations

import multiprocessing
from dataclasses import dataclass, fields, is_dataclass, replace
from enum import Enum
from functools import partial
from typing import TYPE_CHECKING, Final

from game.cards.shuffle import byte_stream, pick
from game.records.parse import parse
from game.table.arena import Contest, measure
from game.variants.catalogue import game_named
from game.variants.option_ids import OptionError, options_from, options_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.rules.options.rules import Rules
    from game.variants.option_ids import Value

NUMBERS: Final[dict[str, tuple[int, ...]]] = {
    "lastTrick": (0, 10, 20),
    "stiglja": (0, 90, 100),
    "kingValue": (4, 7, 10),
}
"""What is drawn for a number; the target is a fifth, a half, or the whole of the game's own."""
ONE_IN: Final = 4
"""One option in so many is drawn anew; the others stay as the game has them."""


def drawn_rules(base: Rules, seed: str) -> tuple[Rules, tuple[str, ...]]:
    """Rules drawn by lot, and the reasons of the combinations before them that made no game.

    Each option has a lot of its own: one more of them leaves the others as they were.
    """
    reasons: list[str] = []
    while True:
        try:
            return options_from(_wanted(base, f"{seed}/house rules/{len(reasons)}"), base), tuple(reasons)
        except OptionError as error:
            reasons.append(str(error))


@dataclass(frozen=True, slots=True, kw_only=True)
class Trial:
    """What came of one set of house rules."""

    seed: str
    options: dict[str, Value]
    """As `--options` takes them."""
    refused: tuple[str, ...]
    """Why the sets drawn before it made no game."""
    deals: int = 0
    illegal: int = 0
    unsound: int = 0
    error: str | None = None
    """An exception, which there must never be."""

    @property
    def is_bad(self) -> bool:
        """Whether anything happened that must not."""
        return bool(self.illegal or self.unsound or self.error is not None)


def try_house_rules(contest: Contest, sets: int, jobs: int = 1) -> Iterator[Trial]:
    """So many sets of house rules, each played as the contest says, in so many processes."""
    work = partial(_trial, contest)
    if jobs <= 1:
        yield from map(work, range(sets))
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(work, range(sets))


def _trial(contest: Contest, number: int) -> Trial:
    """The set of that number: its deals played, its records written and read again."""
    seed = f"{contest.seed}/{number}"
    rules, refused = drawn_rules(contest.rules, seed)
    trial = Trial(seed=seed, options=options_of(rules, game_named(contest.game).rules), refused=refused)
    try:
        figures, records = measure(replace(contest, rules=rules, seed=seed, keeps_records=True))
        for text in records:
            parse(text)
    except Exception as error:  # noqa: BLE001 - whatever it is, it is counted and told
        return replace(trial, error=f"{type(error).__name__}: {error}")
    counted = {name: value for name, value in figures.items() if isinstance(value, int)}
    return replace(trial, deals=counted["boards"], illegal=counted["illegal"], unsound=counted["unsound"])


def _wanted(base: Rules, seed: str) -> dict[str, object]:
    wanted: dict[str, object] = {}
    for group in fields(base):
        options = getattr(base, group.name)
        if not is_dataclass(options):
            continue
        for field in fields(options):
            key = field.metadata.get("id")
            if key is None:
                continue
            numbers = byte_stream(f"{seed}/{key}".encode())
            if not pick(numbers, ONE_IN):
                values = _values(key, getattr(options, field.name))
                wanted[key] = values[pick(numbers, len(values))]
    return wanted


def _values(key: str, now: object) -> tuple[object, ...]:
    """All that the option can be."""
    if isinstance(now, Enum):
        return tuple(choice.value for choice in type(now))
    if isinstance(now, bool):
        return (False, True)
    if key == "target" and isinstance(now, int):
        return (max(1, now // 5), max(1, now // 2), now)
    return NUMBERS[key]
