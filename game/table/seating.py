"""Players for the seats of a record: people, and computers of their level."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from game.records.record import HUMAN, Record
from game.table.chance import decision_seed
from game.table.plain import random_action
from game.table.player import Computer, Human, Mind, Player
from game.table.thinker import Thinker

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.rules.actions import SeatAction
    from game.rules.view import View

RANDOM: Final = "random"
"""Any lawful action; a measure for the others."""


@dataclass(frozen=True, slots=True)
class RandomDecision:
    """What chance decided."""

    action: SeatAction


class RandomMind:
    """Does any lawful thing."""

    def decide(self, view: View, seed: int) -> RandomDecision:
        """The same view and seed give the same action."""
        return RandomDecision(random_action(view.seat, view.choices, seed))


class UnknownLevelError(ValueError):
    """A word that is no level of a computer player."""

    def __init__(self, level: str, known: tuple[str, ...]) -> None:
        """Keep the word."""
        super().__init__(f"no computer player is called {level!r}; there is {', '.join(known)}")
        self.level = level


def mind_of(level: str) -> Mind:
    """The mind of a level or the random one; raise UnknownLevelError."""
    if level == RANDOM:
        return RandomMind()
    from game.ai.levels import LEVELS, make_mind

    if level not in LEVELS:
        raise UnknownLevelError(level, (*LEVELS, RANDOM))
    return make_mind(level)


def seed_of_view(seed: str) -> Callable[[View], int]:
    """A seed for every moment of a match; the same moment always has the same one, resumed or not."""

    def of(view: View) -> int:
        on_table = 0 if view.trick is None else len(view.trick.cards)
        played = len(view.tricks) * view.rules.players + on_table
        place = ((view.deal_number * 64 + len(view.calls)) * 64 + played) * 64 + len(view.announced)
        return decision_seed(seed, place * view.rules.players + view.seat)

    return of


def players_of(record: Record, seed: str, thinker: Thinker | None = None) -> tuple[Player, ...]:
    """Somebody for every seat of the record."""
    seed_of = seed_of_view(seed)
    return tuple(
        Human() if seated.mind == HUMAN else Computer(mind_of(seated.mind), seed_of, thinker)
        for seated in record.players
    )
