"""What is heard at the table follows from what was said before, not from how long ago."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.rules.events import DealBegun
from game.rules.options.rules import Rules
from game.rules.view import Announcement
from game.scenes.cards.deck import Deck
from game.scenes.table.picture.bubbles import phrase
from game.scenes.table.rehearsal import Rehearsal
from game.scenes.table.show import Show
from game.text.catalogue import words
from tests.scenes.table.shared import announce

NAMES = ("Ti", "Ana", "Zlata", "Joža")


def fresh_show() -> Show:
    return Show(Rehearsal(Rules(), "heard").view(0))


def heard(show: Show, *values: int) -> list[str]:
    """What seats 0, 1, ... say when they have so much; each bubble has burst before the next is said."""
    said = []
    for seat, value in enumerate(values):
        announce(show, seat, value)
        said.append(phrase(show.bubbles[seat].speech, words("hr"), NAMES, Deck.HUNGARIAN)[0])
        show.pass_time(60)
    return said


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ((0, 0, 0, 0), ["Nemam", "Nemam", "Nemam", "Nemam"]),
        ((0, 20, 0, 0), ["Nemam", "Dvadeset", "Dobro", "Dobro"]),
        ((50, 0, 100, 0), ["Pedeset", "Dobro", "Sto", "Dobro"]),
    ],
)
def test_good_is_an_answer_to_somebody_who_has_something(values: tuple[int, ...], said: list[str]) -> None:
    assert heard(fresh_show(), *values) == said


def test_a_new_deal_forgets_what_was_announced() -> None:
    show = fresh_show()
    heard(show, 20)
    begun = DealBegun(number=2, dealer=1, cutter=0, is_shuffled=True, deck=None)
    show.apply(begun, replace(show.account, announced=()))
    assert heard(show, 0) == ["Nemam"]


def test_coming_back_in_the_middle_of_the_round_remembers_it() -> None:
    view = replace(Rehearsal(Rules(), "heard").view(0), announced=(Announcement(3, 20, None, None),))
    assert heard(Show(view), 0) == ["Dobro"]
