"""Keys at the curtain: public ones work, the others say why not; haste passes for nobody and is bounded."""

from __future__ import annotations

import pygame
import pytest

from game.rules.actions import MakeCall
from game.rules.call import Word
from game.scenes.preferences import Preferences
from game.scenes.rule_now import RuleNow
from game.scenes.scene import Scene
from game.scenes.score import ScoreSheet
from game.scenes.table.curtain import MOST, Curtain
from game.scenes.table.log import Log
from game.text.cards import card_name
from tests.scenes.driver import Play
from tests.scenes.table.eyes import eyes
from tests.scenes.table.shared import People, seat_people


def at_curtain(play: Play) -> tuple[People, Curtain]:
    at = seat_people(play, {0, 2})
    at.wait()
    assert isinstance(at.driver.top, Curtain)
    return at, at.driver.top


@pytest.mark.parametrize(
    ("key", "page"),
    [
        (pygame.K_s, ScoreSheet),
        (pygame.K_F6, ScoreSheet),
        (pygame.K_F7, Log),
        (pygame.K_F1, RuleNow),
    ],
)
def test_pages_that_everybody_may_read_open_and_lead_back(play: Play, key: int, page: type[Scene]) -> None:
    at, curtain = at_curtain(play)
    at.driver.key(key)
    at.driver.frames(3)
    assert isinstance(at.driver.top, page)
    at.driver.key(pygame.K_ESCAPE)
    at.driver.frames(30)
    assert at.driver.top is curtain
    assert eyes(at.scene).is_covered


@pytest.mark.parametrize("key", [pygame.K_F2, pygame.K_F3])
def test_what_everybody_may_know_is_told(play: Play, key: int) -> None:
    at, curtain = at_curtain(play)
    at.driver.key(key)
    at.driver.frames(3)
    told, say = at.driver.announced, at.driver.desk.say
    assert told
    hands = [card for seat in (0, 2) for card in at.session.view(seat).hand]
    assert not [card for card in hands if card_name(say, card, "french") in told]
    assert at.driver.top is curtain
    assert eyes(at.scene).is_covered


@pytest.mark.parametrize("letter", ["h", "w", "l", "p", "x", "3"])
def test_keys_that_need_cards_say_who_comes_first(play: Play, letter: str) -> None:
    at, curtain = at_curtain(play)
    before = at.session.length
    at.driver.type(letter)
    at.driver.frames(2)
    name = at.scene.model.seating.names[curtain.seat]
    assert at.driver.announced == at.driver.desk.say("people.covered", name=name)
    assert at.driver.top is curtain
    assert at.session.length == before


def test_u_says_why_nothing_is_taken_back(play: Play) -> None:
    at, curtain = at_curtain(play)
    at.driver.type("u")
    at.driver.frames(2)
    assert at.driver.announced == at.driver.desk.say("people.late")
    assert at.driver.top is curtain


def test_two_quick_presses_pass_once(play: Play) -> None:
    """Calls are asked aloud: the next person's question stands there at once."""
    at = seat_people(play, {0, 1, 2, 3})
    for _ in range(30):
        at.wait()
        if not at.is_at_curtain and eyes(at.scene).view.choices.calls and eyes(at.scene).is_covered:
            break
        at.step()
    assert Word.PASS in eyes(at.scene).view.choices.calls
    at.driver.frames(20)
    before = at.session.record().actions
    for _ in range(4):
        at.driver.type("p")
        at.driver.frames(2)
    done = at.session.record().actions[len(before) :]
    assert [one.call for one in done if isinstance(one, MakeCall)] == [Word.PASS]
    at.driver.frames(20)
    at.driver.type("p")
    done = at.session.record().actions[len(before) :]
    assert [one.call for one in done if isinstance(one, MakeCall)] == [Word.PASS, Word.PASS]


def test_whoever_has_looked_calls_at_once(play: Play) -> None:
    """Letting go of the cards that are held asks the same player the same: no key is too early for it."""
    at = seat_people(play, {0, 1, 2, 3}, likes=Preferences(peeks_by_hold=True))
    for _ in range(30):
        at.wait()
        seen = eyes(at.scene)
        if not at.is_at_curtain and seen.view.choices.calls and seen.is_covered and seen.holder is not None:
            break
        at.step()
    assert eyes(at.scene).holder is not None
    before = at.session.length
    at.driver.frames(20)
    at.driver.post(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=0)
    at.driver.frames(2)
    assert not eyes(at.scene).is_covered
    at.driver.post(pygame.KEYUP, key=pygame.K_SPACE, mod=0, unicode="", scancode=0)
    at.driver.frames(2)
    at.driver.type("p")
    assert at.session.length > before


def test_whoever_keeps_pressing_gets_through_in_the_end(play: Play) -> None:
    at = seat_people(play, {0, 2})
    at.hurries = True
    at.wait()
    curtain, presses = at.driver.top, 0
    assert isinstance(curtain, Curtain)
    while at.driver.top is curtain:
        at.driver.key(pygame.K_RETURN)
        at.driver.frames(3)
        presses += 1
        assert presses < 100
    assert 4 * 0.05 * presses == pytest.approx(MOST, abs=1.0)


def test_the_button_fills_while_presses_are_too_early(play: Play) -> None:
    at = seat_people(play, {0, 2})
    at.hurries = True
    at.wait()
    curtain = at.driver.top
    assert isinstance(curtain, Curtain)
    box = curtain.focus["people.show"].box

    def ends() -> list[pygame.Color]:
        """The left and the right end of the line at the foot of the button."""
        places = [(round(box.x + box.w * share), round(box.bottom - 9)) for share in (0.1, 0.9)]
        return [at.driver.picture().get_at(place) for place in places]

    at.driver.frames(6)
    assert ends()[0] != ends()[1]
    at.driver.frames(30)
    assert ends()[0] == ends()[1]
