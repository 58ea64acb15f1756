"""Who sits at a table, as it is noted at the head of a record and read from there."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from game.ai.levels import SEARCHING
from game.ai.network import shortfall
from game.records.record import HUMAN, Seated
from game.scenes.company import FACES, people_of, recorded_name, spoken_name
from game.scenes.preferences import Sitter
from game.scenes.table.picture.people import portrait_of
from game.table.seating import CHARACTERS, NO_CHARACTER

if TYPE_CHECKING:
    from game.records.record import Record
    from game.rules.seats import Seat
    from game.text.catalogue import Words

PORTRAITS: Final = "Portraits"
"""The tag of the portraits by seat, in the names of their files."""
SEARCH: Final = "Search"
"""The tag that tells why the searching computers of a match are weaker than their level; rarely there."""


def with_company(record: Record, company: tuple[Sitter, ...]) -> Record:
    """The record of a match that these play: a computer has the character of its face."""
    players = tuple(
        Seated(HUMAN if sitter.is_person else sitter.level, recorded_name(company, seat))
        for seat, sitter in enumerate(company)
    )
    characters = [NO_CHARACTER if sitter.is_person else sitter.face for sitter in company]
    noted = {PORTRAITS: [sitter.face for sitter in company], CHARACTERS: characters}
    tags = [tag for tag in record.tags if tag[0] not in {*noted, SEARCH}]
    tags += [(name, " ".join(words)) for name, words in noted.items()]
    levels = {sitter.level for sitter in company if not sitter.is_person}
    if levels & SEARCHING.keys() and (reason := shortfall()) is not None:
        tags.append((SEARCH, reason.value))
    return replace(record, players=players, tags=tuple(tags))


def company_at(record: Record) -> tuple[Sitter, ...]:
    """Who plays the match of the record."""
    return tuple(
        Sitter(
            is_person=seated.mind == HUMAN,
            level="medium" if seated.mind == HUMAN else seated.mind,
            name="" if FACES.get(face) == seated.name else seated.name,
            face=face,
        )
        for seated, face in zip(record.players, faces_of(record), strict=True)
    )


def faces_of(record: Record) -> tuple[str, ...]:
    """The portraits by seat; where none is noted the one of that name, or the usual one of the seat."""
    noted = dict(record.tags).get(PORTRAITS, "").split()
    return tuple(
        noted[seat] if seat < len(noted) and noted[seat] in FACES else portrait_of(seated.name, seat)
        for seat, seated in enumerate(record.players)
    )


def names_of(record: Record, say: Words) -> tuple[str, ...]:
    """What everybody is called at the table; several people without names have those of their faces."""
    faces = faces_of(record)
    people = people_of(company_at(record))

    def name(seat: Seat) -> str:
        noted = record.players[seat].name
        is_alone = people == {seat}
        return spoken_name(say, noted or ("" if is_alone else FACES[faces[seat]]), faces[seat])

    return tuple(name(seat) for seat in range(len(record.players)))
