"""Who sits at a table: people with names and portraits, computers of a level and a character."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Final

from game.ai.levels import LEVELS
from game.rules.seats import FOUR, Seat
from game.scenes.aloud import calls_language
from game.scenes.preferences import CallsLanguage, Language, Preferences, Sitter
from game.text.catalogue import LANGUAGES, Words, words
from game.text.cyrillic import CYRILLIC
from game.text.latin import in_latin
from game.variants.families import AT_HOME

FACES: Final = {
    "mara": "Mara",
    "ana": "Ana",
    "zlata": "Zlata",
    "joza": "Joža",
    "luka": "Luka",
    "tome": "Tome",
    "ruza": "Ruža",
    "iva": "Iva",
    "vesna": "Vesna",
    "kata": "Kata",
    "nada": "Nada",
    "stipe": "Stipe",
    "franjo": "Franjo",
    "niko": "Niko",
    "drago": "Drago",
    "pavao": "Pavao",
}
"""The people that are drawn, each with its name in older records; the first four sit down by themselves."""

EARLY: Final = tuple(FACES)[:6]
"""The people of versions whose records need not name portraits: only their names tell a face."""

FORMS: Final[dict[int, dict[str, frozenset[Seat]]]] = {
    2: {"alone": frozenset({0}), "both": frozenset({0, 1})},
    3: {"alone": frozenset({0}), "two": frozenset({0, 1}), "all": frozenset({0, 1, 2})},
    4: {
        "alone": frozenset({0}),
        "partners": frozenset({0, 2}),
        "opponents": frozenset({0, 1}),
        "three": frozenset({0, 1, 2}),
        "all": frozenset({0, 1, 2, 3}),
    },
}
"""By the number of players, where people sit; two partners against the computer is the form for two."""

LONGEST_NAME: Final = 12
"""Letters of a name that is typed in."""


def company_of(tables: Mapping[str, Sequence[Sitter]], players: int) -> tuple[Sitter, ...]:
    """Who sits at a table for so many: as it was last time, one person and computers the first time.

    Whatever only another version knows is replaced: a face by one that is free, a level by the strongest.
    """
    kept = tuple(tables.get(str(players), ()))[:players]
    company = (*kept, *(Sitter(is_person=seat == 0) for seat in range(len(kept), players)))
    taken = {sitter.face for sitter in company}
    free = [face for face in FACES if face not in taken]
    found: list[Sitter] = []
    for sitter in company:
        is_known = sitter.face in FACES and sitter.face not in {one.face for one in found}
        face = sitter.face if is_known else free.pop(0)
        level = sitter.level if sitter.level in LEVELS else LEVELS[-1]
        found.append(replace(sitter, face=face, level=level))
    return tuple(found)


def with_own_face(company: Sequence[Sitter], face: str) -> tuple[Sitter, ...]:
    """The same company, but who plays alone has that face; whoever had it changes with him.

    A face that is not drawn, such as none, changes nothing.
    """
    people = people_of(company)
    if face not in FACES or len(people) != 1:
        return tuple(company)
    (seat,) = people
    others = (replace(one, face=company[seat].face) if one.face == face else one for one in company)
    return with_sitter(tuple(others), seat, replace(company[seat], face=face))


def people_of(company: Sequence[Sitter]) -> frozenset[Seat]:
    """The seats of people."""
    return frozenset(seat for seat, sitter in enumerate(company) if sitter.is_person)


def form_of(company: Sequence[Sitter]) -> str:
    """The name of the form in which they sit, or nothing."""
    people = people_of(company)
    return next((name for name, seats in FORMS[len(company)].items() if seats == people), "")


def in_form(company: Sequence[Sitter], name: str) -> tuple[Sitter, ...]:
    """The same faces and levels, with people where that form has them."""
    seats = FORMS[len(company)][name]
    return tuple(replace(sitter, is_person=seat in seats) for seat, sitter in enumerate(company))


def with_face(company: Sequence[Sitter], seat: Seat, way: int) -> tuple[Sitter, ...]:
    """The seat gets the next face that nobody has, forwards or backwards."""
    faces, taken = list(FACES), {one.face for place, one in enumerate(company) if place != seat}
    place = faces.index(company[seat].face)
    while True:
        place = (place + way) % len(faces)
        if faces[place] not in taken:
            return with_sitter(company, seat, replace(company[seat], face=faces[place]))


def with_sitter(company: Sequence[Sitter], seat: Seat, sitter: Sitter) -> tuple[Sitter, ...]:
    """The same company with somebody else at that seat."""
    return tuple(sitter if place == seat else one for place, one in enumerate(company))


def alone(company: Sequence[Sitter], seat: Seat) -> tuple[Sitter, ...]:
    """The company with one person, in that seat."""
    return tuple(replace(sitter, is_person=place == seat) for place, sitter in enumerate(company))


def moved(company: Sequence[Sitter], seat: Seat) -> tuple[Sitter, ...]:
    """The company with a person in that seat: the first person changes places with who sits there."""
    people = people_of(company)
    if seat in people:
        return tuple(company)
    if not people:
        return with_sitter(company, seat, replace(company[seat], is_person=True))
    return swapped(company, min(people), seat)


def swapped(company: Sequence[Sitter], one: Seat, other: Seat) -> tuple[Sitter, ...]:
    """The company after two have changed places."""
    return with_sitter(with_sitter(company, one, company[other]), other, company[one])


def recorded_name(company: Sequence[Sitter], seat: Seat) -> str:
    """The name that is written down; none for one who plays alone and gave none: he is "you"."""
    sitter = company[seat]
    if sitter.name:
        return sitter.name
    return "" if sitter.is_person and len(people_of(company)) == 1 else FACES[sitter.face]


def name_at_home(say: Words, face: str) -> str:
    """What the person of that portrait is called in the country of this language."""
    return say(f"company.{face}")


def country(likes: Preferences, game: str) -> Words:
    """The words of the country from which the people at a table of that game come.

    The game that the player's own country plays is played by its people, wherever the game comes from.
    """
    is_own_game = likes.names_from is CallsLanguage.GAME and AT_HOME.get(likes.language) == game
    return words(likes.language if is_own_game else calls_language(likes.names_from, likes.language, game))


def name_at_table(say: Words, likes: Preferences, game: str, face: str) -> str:
    """What the person of that portrait is called at a table of that game, as the menus `say` it."""
    return spoken_name(say, name_at_home(country(likes, game), face), face)


def named(company: Sequence[Sitter], say: Words) -> tuple[Sitter, ...]:
    """The company with names of this country for all without one; a person who plays alone needs none."""
    is_alone = len(people_of(company)) == 1
    return tuple(
        sitter if sitter.name or (sitter.is_person and is_alone) else _called(sitter, say)
        for sitter in company
    )


def unnamed(company: Sequence[Sitter]) -> tuple[Sitter, ...]:
    """The company without the names that `named` gave, in whichever language."""
    return tuple(
        replace(sitter, name="") if sitter.name in _names_of(sitter.face) else sitter for sitter in company
    )


def _called(sitter: Sitter, say: Words) -> Sitter:
    return replace(sitter, name=name_at_home(say, sitter.face))


@cache
def _names_of(face: str) -> frozenset[str]:
    if face not in FACES:
        return frozenset()
    return frozenset({FACES[face], *(name_at_home(words(language), face) for language in LANGUAGES)})


def face_of_name(name: str) -> str:
    """The first portrait whose person has that name in some country, or nothing."""
    return next((face for face in FACES if name in _names_of(face)), "")


@cache
def _bulgarian_names() -> frozenset[str]:
    return frozenset(name_at_home(words(Language.BG), face) for face in FACES)


def spoken_name(say: Words, name: str, face: str) -> str:
    """The name as this language writes it; one that was typed, or of another country, stays as it is.

    Names of our people are read in Bulgarian letters in Bulgarian, and in Latin ones everywhere else.
    """
    if not name:
        return say("title.you")
    if say.language == Language.BG:
        return CYRILLIC.get(name, name) if name in _names_of(face) else name
    if name in _bulgarian_names():
        return in_latin(name)
    return say(f"character.{face}") if FACES.get(face) == name else name


def is_of_one_side(people: Collection[Seat], players: int) -> bool:
    """Whether all people at the screen play together, so that "we" and "they" are clear."""
    return len(people) < 2 or (players == FOUR and len({seat % 2 for seat in people}) == 1)
