"""Who has the rest proven takes it with one press; computers do, too; and whoever wishes plays to the end."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from game.records.record import HUMAN, Record, Seated
from game.records.replay import state_after
from game.rules.actions import Action, Play
from game.rules.apply import apply
from game.rules.asking import choices_for, seat_to_act
from game.rules.events import TrickTaken
from game.rules.phase import Phase
from game.rules.proven import proof
from game.rules.state import new_match
from game.rules.viewing import view_for
from game.scenes.desk import Desk
from game.scenes.preferences import Preferences
from game.scenes.score import ScoreSheet
from game.scenes.table.offers import ButtonKind
from game.scenes.table.pages import sheet
from game.scenes.table.scene import TableScene
from game.scenes.table.update.playing import WHOLE
from game.table.chance import chance_action
from game.table.plain import lawful_actions
from game.table.player import Computer, Human
from game.table.session import Session
from game.text.cards import card_name
from game.variants.catalogue import GAMES
from tests.scenes.driver import Play as Opens
from tests.scenes.table.eyes import eyes, table_at
from tests.scenes.table.shared import NAMES, People, SomeMind

STEP = 0.05


@cache
def moment(seat: int, least: int = 3) -> tuple[Action, ...]:
    """A match up to where the seat is to lead and has so many cards at least that are proven to take all."""
    rules = GAMES["bela4"].rules
    for number in range(500):
        luck, state, actions = Random(number), new_match(rules), list[Action]()
        while not state.results:
            action = chance_action(state, f"claim {number}")
            if action is None:
                asked = seat_to_act(state)
                assert asked is not None
                is_lead = state.phase is Phase.PLAYING and not state.the_deal.the_play.trick.cards
                if is_lead and asked == seat and len(proof(view_for(state, seat))) >= least:
                    return tuple(actions)
                action = luck.choice(lawful_actions(asked, choices_for(state, asked)))
            actions.append(action)
            state = apply(state, action).state
    raise AssertionError("nobody ever had the rest")


def at_that_moment(
    play: Opens, seat: int, people: set[int], likes: Preferences | None = None, speed: str = "normal"
) -> People:
    rules = GAMES["bela4"].rules
    seated = tuple(Seated(HUMAN if one in people else "medium", NAMES[one]) for one in range(4))
    record = Record(game="bela4", rules=rules, players=seated, seed="claim", actions=moment(seat))
    players = [Human() if one in people else Computer(SomeMind(), lambda _: 0) for one in range(4)]
    session, made = Session(record, players, hold_between_deals=True), list[TableScene]()

    def first(desk: Desk) -> TableScene:
        made.append(table_at(desk, session, NAMES, viewer=min(people), people=frozenset(people)))
        return made[0]

    driver = play(first, likes=likes, speed=speed, language="en")
    driver.pace(STEP)
    return People(driver, made[0])


def takers(at: People) -> list[int]:
    return [event.seat for event in at.scene.model.told.events if isinstance(event, TrickTaken)]


def frames_to_the_last_trick(at: People, most: int = 100) -> int:
    for frame in range(most):
        if len(takers(at)) == 8:
            return frame
        at.driver.frames()
    raise AssertionError("the deal does not end")


def test_one_press_takes_the_rest_and_shows_the_cards_that_prove_it(play: Opens) -> None:
    at = at_that_moment(play, 0, {0})
    at.wait()
    at.driver.frames(9)
    order, before = proof(at.session.view(0)), takers(at)
    assert [offer.label for offer in eyes(at.scene).extras if offer.kind is ButtonKind.CLAIM] == ["The rest"]
    at.driver.type("r")
    say, deck = at.driver.desk.say, at.scene.studio.deck
    assert all(card_name(say, card, deck) in eyes(at.scene).note for card in order)
    assert eyes(at.scene).note.startswith(f"{NAMES[0]}: ")
    assert frames_to_the_last_trick(at) * STEP <= WHOLE * 1.7 + 0.4
    assert takers(at) == [*before, *([0] * len(order))]
    record = at.session.record()
    played = [one.card for one in record.actions[len(moment(0)) :] if isinstance(one, Play) and one.seat == 0]
    assert tuple(played) == order
    assert state_after(record) == at.session.state


def test_the_claim_stands_in_the_log_and_on_the_slip_of_the_deal(play: Opens) -> None:
    at = at_that_moment(play, 0, {0})
    at.wait()
    at.driver.frames(9)
    assert "The rest: Mara and Zlata." not in eyes(at.scene).log
    at.driver.type("r")
    assert eyes(at.scene).log.count("The rest: Mara and Zlata.") == 1
    frames_to_the_last_trick(at)
    at.driver.settle()
    tally = sheet(at.scene.seen, is_fresh=True).tally
    assert tally is not None
    assert tally.heading.endswith(" The rest: Us.")


def test_without_a_press_nothing_is_claimed(play: Opens) -> None:
    at = at_that_moment(play, 0, {0}, speed="instant")
    at.wait()
    at.driver.frames(30)
    assert at.session.claimed is None
    assert at.session.waits_for == 0


def test_a_computer_that_has_the_rest_takes_it_and_the_person_is_not_asked(play: Opens) -> None:
    at = at_that_moment(play, 1, {0})
    order = proof(at.session.view(1))
    at.driver.frames()
    assert frames_to_the_last_trick(at) * STEP <= WHOLE * 1.7 + 1.0
    assert takers(at)[-len(order) :] == [1] * len(order)


def test_who_plays_to_the_end_is_asked_for_every_card(play: Opens) -> None:
    likes = Preferences(plays_to_end=True)
    at = at_that_moment(play, 1, {0}, likes, speed="instant")
    at.wait()
    at.driver.frames(20)
    assert at.session.waits_for == 0
    for wish in (likes, Preferences(offers_claim=False)):
        own = at_that_moment(play, 0, {0}, wish, speed="instant")
        own.wait()
        assert not [offer for offer in eyes(own.scene).extras if offer.kind is ButtonKind.CLAIM]


def test_the_button_may_be_missing_while_computers_still_claim(play: Opens) -> None:
    likes = Preferences(offers_claim=False)
    own = at_that_moment(play, 0, {0}, likes, speed="instant")
    own.wait()
    assert not [offer for offer in eyes(own.scene).extras if offer.kind is ButtonKind.CLAIM]
    at = at_that_moment(play, 1, {0}, likes)
    at.driver.frames()
    frames_to_the_last_trick(at)
    assert takers(at)[-1] == 1


def test_among_several_people_a_claim_covers_what_lies_open(play: Opens) -> None:
    at = at_that_moment(play, 0, {0, 2})
    at.wait()
    assert at.is_at_curtain
    at.step()
    at.wait()
    at.driver.frames(9)
    assert not eyes(at.scene).is_covered
    at.driver.type("r")
    assert eyes(at.scene).is_covered
    for _ in range(120):
        assert eyes(at.scene).is_covered
        at.driver.frames()
        if isinstance(at.driver.top, ScoreSheet):
            return
    raise AssertionError("the sheet never came")


@pytest.mark.parametrize("seat", [0, 1])
def test_nothing_is_taken_back_into_the_middle_of_a_claim(play: Opens, seat: int) -> None:
    at = at_that_moment(play, seat, {0})
    at.wait()
    if seat == 0:
        at.driver.frames(9)
        at.driver.type("r")
    frames_to_the_last_trick(at)
    assert not at.session.can_undo(0)
