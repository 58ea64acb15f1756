"""Games as clubs play them: every sentence decides an option, and whole matches can be played so."""

from __future__ import annotations

import pytest

from game.rules.auction import course_of
from game.rules.contract import Trumps
from game.variants.applicable import applicable
from game.variants.catalogue import GAMES
from game.variants.clubs import CLUBS, Club, club_of, rules_of_club
from game.variants.codes import code_of, rules_of_code
from game.variants.option_ids import options_of
from tests.rules.played import steps

ALL = [(game, club) for game, clubs in CLUBS.items() for club in clubs]
EVERY_CLUB = pytest.mark.parametrize(("game", "club"), ALL, ids=[club.name for _, club in ALL])

CODES = {
    "serbian": "1151-71Z1-1FS",
    "belgian": "1811-W201-51VK",
    "bitola": "180S-Y3H1-0091-00B1-0010-5151-HQ",
    "club": "19Z1-391E-1010-1121-2611-157",
    "cannes": "190H-X7T0-H0F2-0101-0131-12XC",
    "stephanoise": "19H1-F1R1-0101-0231-31Y4",
}
"""By club, the code that its players send each other; a new club need not be named here."""


@EVERY_CLUB
def test_every_sentence_changes_an_option_of_its_game(game: str, club: Club) -> None:
    rules = rules_of_club(club, GAMES[game])
    changed = options_of(rules, GAMES[game].rules)
    assert changed == {one.option: one.value for one in club.sentences}
    assert set(changed) <= set(applicable(rules))
    assert all(one.quote.strip() == one.quote != "" for one in club.sentences)


@EVERY_CLUB
def test_a_club_is_known_by_its_rules_and_has_a_code(game: str, club: Club) -> None:
    rules = rules_of_club(club, GAMES[game])
    assert club_of(rules, GAMES[game]) == club.name
    assert rules_of_code(code_of(game, rules)) == (game, rules)
    assert code_of(game, rules) == CODES.get(club.name, code_of(game, rules))


def test_usual_rules_belong_to_no_club() -> None:
    assert {club_of(variant.rules, variant) for variant in GAMES.values()} == {""}


@EVERY_CLUB
def test_matches_of_a_club_end_and_their_points_add_up(game: str, club: Club) -> None:
    rules = rules_of_club(club, GAMES[game])
    results = [result for _, step in steps(rules, "club", 4) for result in step.state.results]
    assert results
    for result in results:
        assert sum(result.card_points) == 162


def test_what_the_clubs_are_known_for() -> None:
    club, cannes, stephanoise = (rules_of_club(one, GAMES["coinche_fr"]) for one in CLUBS["coinche_fr"])
    assert set(Trumps) == set(course_of(club).trumps) == set(course_of(stephanoise).trumps)
    assert Trumps.ALL not in course_of(cannes).trumps
    assert (stephanoise.pack.rounds, stephanoise.pack.later) == ((3, 3), 2)
    assert stephanoise.auction.goals[:2] == (82, 90)
    assert cannes.auction.multipliers == (1, 2, 3)
    assert (cannes.match.target, cannes.declarations.allowed) == (2001, False)
