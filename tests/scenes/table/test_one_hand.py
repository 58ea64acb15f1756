"""A whole match by keyboard only, by controller only, by one finger only, from the first cut to the end."""

from __future__ import annotations

from typing import Protocol

import pygame
import pytest

from game.scenes.over import MatchOver
from game.scenes.preferences import Preferences
from game.scenes.score import ScoreSheet
from game.scenes.table.board import Token
from game.scenes.table.picture.prompt_view import prompt_boxes
from game.scenes.table.update.step import GUARD
from game.ui.pad_buttons import PadButton
from tests.scenes.driver import Play
from tests.scenes.hands import Finger, Pad, plug_in
from tests.scenes.table.eyes import eyes
from tests.scenes.table.shared import People, auction_is_on, seat_people
from tests.scenes.table.test_pad_seats import choose_button, choose_card


class Hand(Protocol):
    """How somebody plays."""

    def button(self, place: int) -> None:
        """Use the offer at that place."""
        ...

    def card(self, tokens: list[Token]) -> None:
        """Use the first of these cards."""
        ...

    def on(self) -> None:
        """Finish what moves, put the sheet away, leave the end of the match."""
        ...


class Keys:
    def __init__(self, at: People) -> None:
        self.at = at

    def button(self, place: int) -> None:
        controls = eyes(self.at.scene)
        for _ in range(20):
            if controls.hot == place and controls.has_focus:
                self.at.driver.key(pygame.K_RETURN)
                return
            is_below = controls.view.choices.discards or controls.spread is not None
            self.at.driver.key(pygame.K_UP if is_below and not controls.has_focus else pygame.K_RIGHT)
        raise AssertionError(f"{place} cannot be reached: {controls.prompt}")

    def card(self, tokens: list[Token]) -> None:
        place = self.at.scene.model.show.board.hands[self.at.scene.model.seating.viewer].index(tokens[0])
        self.at.driver.key(pygame.K_1 + place)

    def on(self) -> None:
        is_end = isinstance(self.at.driver.top, MatchOver)
        self.at.driver.key(pygame.K_ESCAPE if is_end else pygame.K_RETURN)


class Thumbs:
    def __init__(self, at: People) -> None:
        self.at = at
        self.pad: Pad = plug_in(at.driver)[0]

    def button(self, place: int) -> None:
        choose_button(self.at, self.pad, place)

    def card(self, tokens: list[Token]) -> None:
        choose_card(self.at, self.pad, tuple(token.face for token in tokens if token.face is not None))

    def on(self) -> None:
        is_end = isinstance(self.at.driver.top, MatchOver)
        self.pad.press(PadButton.EAST if is_end else PadButton.SOUTH)


class OneFinger:
    def __init__(self, at: People) -> None:
        self.at = at
        self.finger = Finger(at.driver)

    def button(self, place: int) -> None:
        prompt = eyes(self.at.scene).prompt
        assert prompt is not None
        self.finger.tap(prompt_boxes(prompt, self.at.scene.studio.layout).buttons[place].centre)

    def card(self, tokens: list[Token]) -> None:
        self.finger.tap(self.at.spot(tokens[0]))

    def on(self) -> None:
        top = self.at.driver.top
        width, height = self.at.driver.loop.window.size
        spot = (width / 2, height / 2)
        if isinstance(top, MatchOver):
            spot = top.focus["over.title"].box.centre
        elif isinstance(top, ScoreSheet):
            spot = top.focus["go_on"].box.centre
        self.finger.tap(spot)


def play_on(at: People, hand: Hand) -> None:
    """Do one thing: whatever is asked."""
    controls = eyes(at.scene)
    choices = controls.view.choices
    held = at.scene.model.show.board.hands[at.scene.model.seating.viewer]
    if controls.prompt is None:
        hand.card([token for token in held if token.face in choices.playable])
        return
    offers = controls.prompt.offers
    bids = [i for i, one in enumerate(offers) if one.trumps is not None]
    place = bids[0] if bids and choices.calls and not auction_is_on(controls.view) else len(offers) - 1
    if offers[place].is_dead:
        for token in [token for token in held if token.face in choices.discardable][: choices.discards]:
            hand.card([token])
            at.driver.settle()
    hand.button(place)


HANDS = {"keyboard": Keys, "controller": Thumbs, "finger": OneFinger}
GAMES = [
    pytest.param("bela4", 400, id="bela4"),
    pytest.param("belote3_es", 301, id="belote3_es"),
    pytest.param("coinche_fr", 400, id="coinche_fr"),
]


@pytest.mark.slow
@pytest.mark.sampled(6)
@pytest.mark.parametrize("by", HANDS)
@pytest.mark.parametrize(("game", "target"), GAMES)
def test_a_whole_match(play: Play, by: str, game: str, target: int) -> None:
    at = seat_people(play, {0}, game=game, target=target)
    hand: Hand = HANDS[by](at)  # type: ignore[abstract]
    cut = decided = sheets = ends = 0
    for _ in range(4000):
        top = at.driver.top
        if ends and top is at.scene:
            break
        ends += isinstance(top, MatchOver)
        controls = eyes(at.scene)
        if top is not at.scene:
            sheets += isinstance(top, ScoreSheet)
            hand.on()
        elif controls.is_asked and not at.scene.motion.is_busy:
            if controls.is_guarded:
                at.driver.frames()
                continue
            decided += 1
            cut += controls.view.choices.may_cut
            play_on(at, hand)
        elif at.scene.motion.director.waits_for_press:
            hand.on()
        at.driver.frames()
    assert at.session.is_over
    assert ends
    assert at.driver.top is at.scene, "the end of the match was left as well (no title lies below this table)"
    assert sheets, "a sheet was read and put away"
    assert decided > 8


def test_a_finger_pulls_the_right_card_to_the_table(play: Play) -> None:
    at = seat_people(play, {0})
    finger = Finger(at.driver)
    hand = OneFinger(at)
    while eyes(at.scene).prompt is not None or not eyes(at.scene).view.choices.playable:
        at.wait()
        if eyes(at.scene).prompt is not None:
            play_on(at, hand)
    at.driver.frames(10)
    playable = eyes(at.scene).view.choices.playable
    held = at.scene.model.show.board.hands[0]
    token = next(one for one in held if one.face in playable)
    other = next(one for one in held if one is not token)
    before = at.session.length
    finger.put(at.spot(other))
    finger.move(at.spot(token))
    assert at.session.length == before, "nothing is played as long as the finger is down"
    finger.move((640, 330))
    finger.lift((640, 330))
    assert at.session.length > before, "pulled to the table it is played"
    assert token not in at.scene.model.show.board.hands[0]


def test_a_finger_that_rests_shows_held_cards_and_pulls_one(play: Play) -> None:
    at = seat_people(play, {0, 2}, likes=Preferences(peeks_by_hold=True))
    for _ in range(60):
        at.wait()
        if at.is_called_to_play:
            break
        at.step()
    at.step()
    at.driver.frames(8)
    scene, finger = at.scene, Finger(at.driver)
    assert eyes(scene).is_covered
    spot = at.spot(scene.model.show.board.hands[scene.model.seating.viewer][0])
    finger.put(spot)
    at.driver.frames(14)
    assert not eyes(scene).is_covered
    finger.lift(spot)
    assert eyes(scene).is_covered
    finger.put(spot)
    at.driver.frames(14)
    playable = eyes(scene).view.choices.playable
    token = next(
        one for one in scene.model.show.board.hands[scene.model.seating.viewer] if one.face in playable
    )
    before = at.session.length
    finger.move(at.spot(token))
    finger.move((500, 300))
    finger.lift((500, 300))
    assert at.session.length > before
    assert eyes(scene).is_covered


@pytest.mark.parametrize("by_pad", [True, False])
def test_a_press_as_the_turn_comes_plays_nothing(play: Play, by_pad: bool) -> None:
    at = seat_people(play, {0})
    (pad,) = plug_in(at.driver)

    def press(is_use: bool) -> None:
        if by_pad:
            pad.press(PadButton.SOUTH if is_use else PadButton.RIGHT)
        else:
            at.driver.key(pygame.K_RETURN if is_use else pygame.K_RIGHT)

    while eyes(at.scene).prompt is not None or not eyes(at.scene).view.choices.playable:
        at.wait()
        if eyes(at.scene).prompt is not None:
            play_on(at, Keys(at))
    at.scene.model.question.guard = GUARD
    before = at.session.length
    press(is_use=False)
    assert eyes(at.scene).chosen is not None
    press(is_use=True)
    assert at.session.length == before
    at.driver.frames(round(GUARD / 0.05) + 1)
    press(is_use=True)
    assert at.session.length > before
