"""Players for the seats of a record: people, and computers of their level."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ai.levels import LEVELS, UnknownLevelError, make_mind
from game.records.record import HUMAN, Record
from game.table.chance import decision_seed
from game.table.player import Computer, Human, Player

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.ai.decision import Mind
    from game.rules.view import View
    from game.table.thinker import Thinker


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
        Human() if seated.mind == HUMAN else Computer(_mind_of(seated.mind), seed_of, thinker)
        for seated in record.players
    )


def _mind_of(level: str) -> Mind:
    """A mind of that level; for one that only another version knows, the strongest there is plays on."""
    try:
        return make_mind(level)
    except UnknownLevelError:
        return make_mind(LEVELS[-1])
