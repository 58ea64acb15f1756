"""Who sits where stands at the head of the record, and is the same when the match goes on."""

from __future__ import annotations

import unicodedata
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.ai.network import Shortfall
from game.app.doors import FILE
from game.records.parse import parse
from game.records.record import HUMAN, Record, Seated
from game.records.write import write
from game.rules.asking import choices_for
from game.scenes import seated
from game.scenes.choosing.chosen import choose_company
from game.scenes.company import (
    FACES,
    FORMS,
    LONGEST_NAME,
    company_of,
    in_form,
    name_at_home,
    name_at_table,
    named,
    spoken_name,
    unnamed,
    with_own_face,
)
from game.scenes.preferences import CallsLanguage, Invitation, Language, Preferences, Sitter
from game.scenes.routes import scene_of
from game.scenes.seated import company_at, faces_of, names_of, with_company
from game.scenes.table.intents import Command
from game.table.plain import plain_action
from game.table.save import load_match
from game.table.seating import CHARACTERS
from game.text.catalogue import LANGUAGES, words
from game.text.latin import in_latin
from game.variants.catalogue import GAMES
from tests.app.test_opening import program, table_of, until, waiting
from tests.scenes.table.eyes import eyes

VESNA = (
    Sitter(is_person=True, name="Vesna", face="zlata"),
    Sitter(level="hard", face="luka"),
    Sitter(is_person=True, face="tome"),
    Sitter(level="easy", name="Teta", face="mara"),
)


def record(company: tuple[Sitter, ...]) -> Record:
    game = GAMES["bela4"]
    return with_company(Record(game="bela4", rules=game.rules, players=(), seed="s"), company)


def test_a_company_is_written_down_and_read_again() -> None:
    again = parse(write(record(VESNA)))
    assert again.players == (
        Seated(HUMAN, "Vesna"),
        Seated("hard", "Luka"),
        Seated(HUMAN, "Tome"),
        Seated("easy", "Teta"),
    )
    assert faces_of(again) == ("zlata", "luka", "tome", "mara")
    assert dict(again.tags)[CHARACTERS] == "nobody luka nobody mara"
    assert [one.name for one in company_at(again)] == ["Vesna", "", "", "Teta"]
    assert with_company(again, company_at(again)).tags == again.tags


@pytest.mark.parametrize("reason", [None, *Shortfall])
def test_a_record_tells_why_its_searching_computers_are_weaker(
    monkeypatch: pytest.MonkeyPatch, reason: Shortfall | None
) -> None:
    monkeypatch.setattr(seated, "shortfall", lambda: reason)
    again = parse(write(record(VESNA)))
    assert dict(again.tags).get(seated.SEARCH) == (None if reason is None else reason.value)
    medium = tuple(replace(one, level="medium") for one in VESNA)
    assert seated.SEARCH not in dict(with_company(again, medium).tags), "medium does not search"
    monkeypatch.setattr(seated, "shortfall", lambda: None)
    assert seated.SEARCH not in dict(with_company(again, VESNA).tags)


def test_the_names_of_faces_are_spoken_as_the_language_writes_them() -> None:
    assert names_of(record(VESNA), words("bg")) == ("Vesna", "Лука", "Томе", "Teta")


def test_computers_have_names_of_the_country_and_keep_them_in_their_match(tmp_path: Path) -> None:
    for language, game, names, in_english in (
        ("bg", "belot_bg", ("Ани", "Златка", "Йордан"), ("Ani", "Zlatka", "Yordan")),
        ("pl", "belot_bg", ("Ani", "Zlatka", "Yordan"), ("Ani", "Zlatka", "Yordan")),
        ("pl", "belote2_es", ("Ania",), ("Ania",)),
        ("bg", "bela4", ("Ана", "Злата", "Йожа"), ("Ana", "Zlata", "Joža")),
        ("hr", "coinche_fr", ("Anne", "Zoé", "Joseph"), ("Anne", "Zoé", "Joseph")),
    ):
        data = tmp_path / f"{language} {game}"
        with program(data, lang=language) as made:
            table = made.doors.new_match(made.loop.desk, Invitation(game=game))
            made.loop.stack.push(table)
            assert table_of(made).model.seating.names[1:] == names
            assert table_of(made).model.seating.portraits == tuple(FACES)[: len(names) + 1]
            made.loop.turn()
        with program(data, lang="en") as made:
            assert table_of(made).model.seating.names == ("You", *in_english)
            page = table_of(made).port.menu().seats
            assert page is not None
            assert {sitter.name for sitter in page().company} == {""}, "nobody has typed a name"


def test_a_name_at_home_is_given_to_whoever_has_none() -> None:
    say = words("fr")
    assert [one.name for one in named(VESNA, say)] == ["Vesna", "Luc", "Thomas", "Teta"]
    assert unnamed(named(VESNA, say)) == VESNA
    assert named(company_of({}, 2), say)[0].name == "", "who plays alone is called you"


@pytest.mark.parametrize(
    ("names_from", "name"), [("game", "Yordan"), ("menus", "Joe"), ("de", "Josef"), ("hr", "Joža")]
)
def test_the_player_chooses_from_which_country_the_names_are(names_from: str, name: str) -> None:
    likes = Preferences(language=Language.EN, names_from=CallsLanguage(names_from))
    assert name_at_table(words("en"), likes, "belot_bg", "joza") == name


def test_bulgarian_names_can_be_read_in_every_language() -> None:
    names = [in_latin(name_at_home(words("bg"), face)) for face in FACES]
    assert names[0] == "Maria"
    assert "Filyo" in names
    assert all(name.isascii() and name.istitle() for name in names)
    assert spoken_name(words("de"), "Петър", "joza") == "Петър", "a name that was typed stays"


def test_names_of_other_countries_are_read_in_bulgarian_letters_in_bulgarian() -> None:
    say = words("bg")
    for face in FACES:
        for name in (FACES[face], *(name_at_home(words(one), face) for one in LANGUAGES)):
            told = spoken_name(say, name, face)
            assert not any("LATIN" in unicodedata.name(letter) for letter in told), (face, name, told)
        assert spoken_name(say, FACES[face], face) == say(f"character.{face}")
    assert spoken_name(say, "Didier", "mara") == "Didier", "Mara never has that name: somebody typed it"
    assert spoken_name(words("fr"), "Didier", "drago") == "Didier"


def test_only_who_is_alone_is_you() -> None:
    alone = record(in_form(company_of({}, 4), "alone"))
    assert names_of(alone, words("en"))[0] == "You"
    several = record(in_form(company_of({}, 4), "partners"))
    assert "You" not in names_of(several, words("en"))
    nameless = Record(game="bela2", rules=GAMES["bela2"].rules, players=(Seated(), Seated()))
    assert names_of(nameless, words("en")) == ("Mara", "Ana")


@pytest.mark.parametrize("players", FORMS)
def test_everybody_has_a_face_of_his_own(players: int) -> None:
    odd = tuple(Sitter(face=face, level="divine") for face in ("ana", "ana", "nobody", ""))
    company = company_of({str(players): odd[:players]}, players)
    assert len({sitter.face for sitter in company}) == players
    assert {sitter.level for sitter in company} == {"master"}


def test_two_partners_are_invited_and_come_back(tmp_path: Path) -> None:
    company = in_form(VESNA, "partners")
    with program(tmp_path) as made:
        doors = made.doors
        table = doors.new_match(made.loop.desk, Invitation(game="bela4", seats=company))
        made.loop.stack.push(table)
        assert table_of(made).model.seating.people == {0, 2}
        assert table_of(made).model.seating.portraits == ("zlata", "luka", "tome", "mara")
        made.loop.turn()
    assert (tmp_path / FILE).is_file()
    with program(tmp_path) as made:
        assert table_of(made).model.seating.people == {0, 2}
        assert table_of(made).model.seating.names == ("Vesna", "Luka", "Tome", "Teta")


def test_the_command_line_says_who_sits_where(tmp_path: Path) -> None:
    with program(tmp_path, options={"target": "501"}, seats={0: "easy", 3: "human"}) as made:
        table = made.doors.new_match(made.loop.desk, Invitation(game="bela4"))
        assert table.model.seating.people == {3}  # type: ignore[attr-defined]


def test_between_two_deals_others_sit_down(tmp_path: Path) -> None:
    with program(tmp_path, seed="a seed", lang="en") as made:
        session = until(made, 3)
        table = table_of(made)
        seats = table.port.menu().seats
        assert seats is not None
        page = scene_of(seats(), made.loop.desk)
        assert page.company[0].is_person
        assert page.company[1].level == "easy"
        choose_company(made.loop.desk, VESNA)
        page.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE))
        assert seats().company == VESNA, "the menu below the page leads there once more"
        with pytest.raises(ValueError, match="between two deals only"):
            session.reseat(session.record(), ())
        with waiting(made):
            while not session.is_between_deals:
                made.loop.turn()
                if session.waits_for == 0:
                    session.act(plain_action(0, choices_for(session.state, 0)))
        assert table.model.seating.names == ("You", "Ana", "Zlata", "Joža"), "not before the deal is over"
        results = session.state.results
        table.model.progress.is_counted = True
        table.want(Command.CLOSE_PAGE)
        assert table.model.seating.names == ("Vesna", "Luka", "Tome", "Teta")
        assert (table.model.seating.people, eyes(table).is_shared) == ({0, 2}, True)
        assert session.humans == (0, 2)
        assert session.state.results == results
        record = session.record()
    saved = load_match(tmp_path / FILE).record
    assert saved is not None
    assert saved.players == record.players
    assert dict(saved.tags)[CHARACTERS] == "nobody luka nobody mara"


@pytest.mark.parametrize("noted", ["mara ana zlata joza", "tome luka joza zlata"])
def test_a_match_of_six_people_opens_with_the_faces_and_names_it_began_with(noted: str) -> None:
    """Ten more people change nothing in a record that was begun without them."""
    names = ("Ti", *(FACES[face] for face in noted.split()[1:]))
    players = tuple(Seated("medium" if seat else HUMAN, name) for seat, name in enumerate(names))
    old = replace(record(VESNA), players=players, tags=(("Portraits", noted),))
    again = parse(write(old))
    assert faces_of(again) == tuple(noted.split())
    assert names_of(again, words("hr")) == names
    bare = replace(old, tags=())
    assert faces_of(bare)[0] == "mara", "the usual face of the first seat"
    assert faces_of(bare)[1:] == tuple(noted.split()[1:])


@pytest.mark.parametrize("face", [*FACES, "none", "somebody else"])
@pytest.mark.parametrize("players", FORMS)
def test_a_face_of_ones_own_is_at_every_table_and_nobody_is_there_twice(players: int, face: str) -> None:
    company = company_of({}, players)
    own = with_own_face(company, face)
    assert own[0].face == (face if face in FACES else company[0].face)
    assert len({sitter.face for sitter in own}) == players
    together = in_form(company, next(form for form in FORMS[players] if form != "alone"))
    assert with_own_face(together, face) == together, "several people choose at their seats"


def test_everybody_has_a_name_of_every_country() -> None:
    for say in map(words, LANGUAGES):
        names = [name_at_home(say, face) for face in FACES]
        assert len(set(names)) == len(FACES) == 16
        assert max(map(len, names)) <= LONGEST_NAME
