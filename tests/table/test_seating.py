"""Whoever a record names, somebody sits down."""

from __future__ import annotations

from dataclasses import replace

from game.ai.characters import CharacterPlayer
from game.ai.levels import LEVELS
from game.ai.search.search_player import SearchPlayer
from game.records.record import HUMAN, Record, Seated
from game.rules.actions import Action
from game.table.player import Computer, Human
from game.table.seating import minds_of, players_of
from game.table.session import Session
from tests.table.wild import BELA


def record_of(*minds: str) -> Record:
    return Record(game="bela4", rules=BELA, players=tuple(map(Seated, minds)), seed="a seed")


def first_deal(*minds: str) -> tuple[Action, ...]:
    record = record_of(*minds)
    session = Session(record, players_of(record, "a seed"))
    while not session.state.results:
        session.advance()
    return session.record().actions


def test_people_and_computers_sit_where_the_record_says() -> None:
    players = players_of(record_of(HUMAN, LEVELS[0], HUMAN, LEVELS[-1]), "a seed")

    assert [type(player) for player in players] == [Human, Computer, Human, Computer]


def test_computers_have_the_characters_of_the_record_and_new_ones_none() -> None:
    record = replace(record_of(HUMAN, "hard", "hard", "hard"), tags=(("Characters", "ana joza sphinx"),))
    person, bold, missing, unsaid = minds_of(record)
    assert person is None
    assert isinstance(bold, CharacterPlayer)
    assert isinstance(missing, SearchPlayer), "a character of another version is none"
    assert isinstance(unsaid, SearchPlayer)


def test_a_level_of_another_version_is_played_by_the_strongest() -> None:
    strongest = LEVELS[-1]

    assert first_deal(*["grandmaster"] * 4) == first_deal(*[strongest] * 4)
    assert first_deal(*["grandmaster"] * 4) != first_deal(*[LEVELS[0]] * 4)
