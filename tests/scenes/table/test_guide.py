"""The first call of all is explained below the hand, once and never again."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.rules.actions import MakeCall
from game.rules.call import Word
from game.scenes.preferences import Preferences
from game.scenes.table.intents import Act
from game.scenes.table.rehearsal import some_action
from game.variants.catalogue import GAMES
from tests.scenes.table.conftest import Table
from tests.scenes.table.eyes import eyes


def asked_for_a_call(at: Table) -> None:
    at.until(lambda scene: eyes(scene).is_asked and scene.model.view.choices.calls)


def test_the_first_call_is_explained_once(table: Callable[..., Table]) -> None:
    at = table(speed="instant")
    asked_for_a_call(at)
    say = at.driver.desk.say
    assert eyes(at.scene).guide == say("caption.call")
    at.driver.frames(4)
    assert any(
        one.text == say("caption.call") and not one.is_cut
        for one in at.scene.studio.painter.easel.pen.written
    )
    assert not at.driver.desk.preferences.has_seen_caption
    calls = at.scene.model.view.choices.calls
    at.scene.want(Act(MakeCall(0, Word.PASS if Word.PASS in calls else calls[0])))
    assert not eyes(at.scene).guide
    assert at.driver.desk.preferences.has_seen_caption


def test_it_is_said_aloud_to_who_wishes_it(
    table: Callable[..., Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    at, said = table(speed="instant"), list[str]()
    monkeypatch.setattr(at.driver.desk, "speak", lambda sentence, **_: said.append(sentence))
    asked_for_a_call(at)
    assert at.driver.desk.say("caption.call") in said


def test_who_has_seen_it_does_not_see_it_again(table: Callable[..., Table]) -> None:
    at = table(speed="instant", likes=Preferences(has_seen_caption=True))
    asked_for_a_call(at)
    assert not eyes(at.scene).guide


def test_several_people_know_the_game(table: Callable[..., Table]) -> None:
    one, two = table(speed="instant"), table(speed="instant", people=frozenset({0, 2}))
    asked_for_a_call(one)
    guide, likes = two.scene.model.guidance.guide, two.driver.desk.preferences
    assert guide.steps(one.scene.model.view, set(), likes, is_alone=False) is None
    assert eyes(one.scene).guide
    assert not eyes(two.scene).guide


def test_a_turned_card_is_taken_or_not(table: Callable[..., Table]) -> None:
    at = table(speed="instant", rules=GAMES["belote4_fr"].rules)
    asked_for_a_call(at)
    assert eyes(at.scene).guide == at.driver.desk.say("caption.turned")


def test_a_dealer_who_must_call_is_not_told_that_he_may_pass(table: Callable[..., Table]) -> None:
    """Under the seed everybody before him passes."""
    at = table(speed="instant", seed="0", dealer=0)
    asked_for_a_call(at)
    assert Word.PASS not in at.scene.model.view.choices.calls
    assert eyes(at.scene).guide == at.driver.desk.say("caption.forced")
    at.scene.want(Act(some_action(at.scene.model.view, lambda _: 0)))
    assert at.driver.desk.preferences.has_seen_caption


def to_a_single_card(at: Table) -> bool:
    """Call and play on until only one of several cards may be played; whether that came in this deal."""
    for _ in range(40):
        at.until(lambda scene: eyes(scene).is_asked)
        if not at.is_on_top or at.scene.model.view.results:
            return False
        choices = at.scene.model.view.choices
        if len(choices.playable) == 1 < len(at.scene.model.view.hand):
            return True
        at.scene.want(Act(some_action(at.scene.model.view, lambda _: 0)))
    return False


def test_in_a_later_match_the_first_single_card_is_told_that_it_may_play_itself(
    table: Callable[..., Table],
) -> None:
    at = table(speed="instant", likes=Preferences(has_seen_caption=True))
    assert to_a_single_card(at)
    say = at.driver.desk.say
    told = say("caption.single", name=say("options.plays_single"))
    assert eyes(at.scene).guide == told
    at.scene.want(Act(some_action(at.scene.model.view, lambda _: 0)))
    assert at.driver.desk.preferences.has_seen_offer
    assert not eyes(at.scene).guide
    guide, likes = at.scene.model.guidance.guide, at.driver.desk.preferences
    assert guide.steps(at.scene.model.view, set(), likes, is_alone=True) != ("caption.single",)


@pytest.mark.parametrize(
    "likes",
    [
        Preferences(),
        Preferences(has_seen_caption=True, plays_single=True),
        Preferences(has_seen_caption=True, has_seen_offer=True),
    ],
    ids=["in the first match", "it does", "it was told"],
)
def test_otherwise_nothing_is_told_of_a_single_card(table: Callable[..., Table], likes: Preferences) -> None:
    at = table(speed="instant", likes=likes)
    assert to_a_single_card(at) or likes.plays_single
    assert not eyes(at.scene).guide
