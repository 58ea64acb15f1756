"""Players for the seats of a record: people, and computers of their level."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.ai.characters import UnknownCharacterError, character_named
from game.ai.levels import LEVELS, UnknownLevelError, make_mind
from game.records.record import HUMAN, Record
from game.table.chance import decision_seed
from game.table.player import Computer, Human, Player

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.ai.characters import Character
    from game.ai.decision import Mind
    from game.rules.view import View
    from game.table.thinker import Thinker


CHARACTERS: Final = "Characters"
"""The tag of a record that tells the characters of its computers, by seat."""

NO_CHARACTER: Final = "nobody"
"""The name of having none, in that tag."""


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
    return tuple(Human() if mind is None else Computer(mind, seed_of, thinker) for mind in minds_of(record))


def minds_of(record: Record) -> tuple[Mind | None, ...]:
    """A new mind for every computer of the record, of its level and its character; None for people."""
    told = dict(record.tags).get(CHARACTERS, "").split()
    names = (*told, *[NO_CHARACTER] * len(record.players))
    return tuple(
        None if seated.mind == HUMAN else _mind_of(seated.mind, _character_of(name))
        for seated, name in zip(record.players, names, strict=False)
    )


def _mind_of(level: str, character: Character | None) -> Mind:
    """A mind of that level; for one that only another version knows, the strongest there is plays on."""
    try:
        return make_mind(level, character=character)
    except UnknownLevelError:
        return make_mind(LEVELS[-1], character=character)


def _character_of(name: str) -> Character | None:
    """The character of that name; one that only another version knows is none."""
    try:
        return None if name == NO_CHARACTER else character_named(name)
    except UnknownCharacterError:
        return None
