"""A person plays at the table, with the mouse and with the keyboard."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pygame
import pytest

from game.rules.options.play import Renege, TrickReview
from game.rules.options.rules import Rules
from game.scenes.menu import PauseMenu
from game.scenes.over import MatchOver
from game.scenes.preferences import Preferences
from game.scenes.score import ScoreSheet
from game.scenes.table.corners import Corner
from game.scenes.table.geometry.pack_places import ribbon_card
from game.scenes.table.picture.prompt_view import prompt_boxes
from game.ui.pad_buttons import PadButton
from game.variants.catalogue import GAMES
from tests.scenes.hands import plug_in
from tests.scenes.table.conftest import Table
from tests.scenes.table.eyes import eyes

Begin = Callable[..., Table]


def by_mouse(table: Table) -> None:
    """Answer whatever the table asks with clicks alone."""
    scene = table.scene
    if eyes(scene).prompt is not None:
        table.driver.click(prompt_boxes(eyes(scene).prompt, scene.studio.layout).buttons[-1])
        return
    playable = scene.model.view.choices.playable
    place = next(i for i, token in enumerate(scene.model.show.board.hands[0]) if token.face in playable)
    table.driver.click(table.spot(place))


def by_keys(table: Table) -> None:
    """Answer whatever the table asks with keys alone."""
    controls = eyes(table.scene)
    if controls.spread is not None:
        table.driver.key(pygame.K_LEFT)
        table.driver.key(pygame.K_RETURN)
    elif controls.prompt is not None:
        table.type(controls.prompt.offers[0].key)
    else:
        table.driver.key(pygame.K_RIGHT)
        assert controls.chosen is not None
        table.driver.key(pygame.K_RETURN)


@pytest.mark.parametrize("answer", [by_mouse, by_keys])
def test_a_deal_is_played_from_the_cut_to_the_sheet(table: Begin, answer: Callable[[Table], None]) -> None:
    at = table(dealer=1, speed="quick")
    for _ in range(60):
        if not at.own_turn():
            break
        before = at.scene.model.match.state
        answer(at)
        at.until(lambda scene, before=before: scene.model.match.state is not before, most=5)
    assert isinstance(at.driver.top, ScoreSheet)
    assert len(at.scene.model.match.view(0).results) == 1
    at.driver.key(pygame.K_SPACE)
    at.driver.key(pygame.K_SPACE)
    at.until(lambda scene: scene.model.show.account.deal_number == 2)
    assert at.is_on_top


def test_a_match_ends_with_its_result(table: Begin) -> None:
    rules = Rules()
    at = table(rules=replace(rules, match=replace(rules.match, target=30)), speed="instant")
    for _ in range(60):
        if not at.own_turn():
            break
        by_keys(at)
        at.driver.frames()
    assert isinstance(at.driver.top, MatchOver)


def to_play(at: Table, *, is_led: bool = True) -> None:
    """Call trumps and go on until a card is to be played, to a led card if so wished."""
    while at.own_turn():
        scene = at.scene
        bad = len(scene.model.view.choices.playable) < len(scene.model.view.hand)
        if scene.model.view.choices.playable and (bad or not is_led):
            return
        by_keys(at)
    raise AssertionError("the deal was over before the wished position came")


def test_a_click_on_an_illegal_card_says_the_duty_and_plays_nothing(table: Begin) -> None:
    at = table(speed="instant", rules=Rules())
    at.driver.change(speed="quick")
    to_play(at)
    scene = at.scene
    held = list(scene.model.show.board.hands[0])
    wrong = next(i for i, token in enumerate(held) if token.face not in scene.model.view.choices.playable)
    at.driver.click(at.spot(wrong))
    assert eyes(scene).note.endswith(".")
    assert scene.model.show.board.hands[0] == held
    at.driver.frames(20 * 4)
    assert eyes(scene).note == "", "the explanation goes away by itself"


def test_legal_cards_stand_higher_than_the_others(table: Begin) -> None:
    at = table(speed="quick")
    to_play(at)
    scene = at.scene
    at.driver.settle()
    for index, token in enumerate(scene.model.show.board.hands[0]):
        plain = scene.studio.layout.own_card(index, len(scene.model.show.board.hands[0]))
        is_raised = scene.motion.flights.pose(token).y < plain.y - 5
        assert is_raised is (token.face in scene.model.view.choices.playable)


def test_where_duties_may_be_broken_nothing_tells_which_card_would(table: Begin) -> None:
    rules = Rules()
    at = table(speed="quick", rules=replace(rules, play=replace(rules.play, renege=Renege.WHOLE_GAME)))
    to_play(at, is_led=False)
    poses = [at.scene.motion.flights.pose(token).lift for token in at.scene.model.show.board.hands[0]]
    assert len(set(poses)) == 1
    assert not eyes(at.scene).light.is_on


def test_a_press_during_a_motion_finishes_it_and_is_no_move(table: Begin) -> None:
    at = table(speed="calm")
    at.until(lambda scene: scene.model.show.board.pack and scene.model.show.board.hands[1])
    assert at.scene.motion.is_busy
    at.driver.key(pygame.K_1)
    assert at.scene.motion.flights.are_over or at.scene.motion.director.is_idle is False
    at.own_turn()
    assert at.scene.model.view.calls == ()
    assert eyes(at.scene).prompt is not None


def test_pressing_all_the_time_brings_the_own_turn_quickly(table: Begin) -> None:
    at = table(speed="calm")
    frames = 0
    while eyes(at.scene).prompt is None:
        at.driver.key(pygame.K_RSHIFT + 1 if frames % 2 else pygame.K_F5)
        frames += 1
        assert frames < 120, "a deal of two seconds and more was to be cut short"


def test_a_click_right_after_the_turn_came_plays_nothing(table: Begin) -> None:
    at = table(speed="quick")
    to_play(at, is_led=False)
    at.scene.model.question.guard = 0.2
    place = at.spot(0)
    at.driver.click(place)
    assert not at.scene.model.show.board.trick or len(at.scene.model.show.board.hands[0]) == len(
        at.scene.model.view.hand
    )


@pytest.mark.parametrize("number", [1, 3])
def test_digits_name_the_suits_and_play_the_cards(table: Begin, number: int) -> None:
    at = table(speed="quick")
    at.own_turn()
    offer = eyes(at.scene).prompt.offers[number - 1]
    at.type(str(number))
    at.until(lambda scene: scene.model.show.account.contract is not None)
    assert at.scene.model.show.account.contract.trumps.suit is offer.suit
    at.own_turn()
    token = at.scene.model.show.board.hands[0][0]
    is_legal = token.face in at.scene.model.view.choices.playable
    at.type("1")
    at.until(lambda scene: not scene.motion.is_busy)
    assert (token not in at.scene.model.show.board.hands[0]) is is_legal


def test_p_passes(table: Begin) -> None:
    at = table(speed="quick")
    at.own_turn()
    at.type("p")
    at.until(lambda scene: scene.model.match.view(0).calls)
    assert at.scene.model.match.view(0).calls[0][1].value == "pass"


def test_mus_offers_no_pass(table: Begin) -> None:
    for seed in "abcdefgh":
        at = table(dealer=0, speed="instant", seed=seed)
        if at.own_turn() and at.scene.model.view.choices.calls:
            assert [offer.suit is not None for offer in eyes(at.scene).prompt.offers] == [True] * 4
            assert "mus" in eyes(at.scene).prompt.title.casefold()
            return
    raise AssertionError("in eight deals the dealer never had to call")


def test_the_ribbon_is_cut_where_it_is_clicked(table: Begin) -> None:
    at = table(dealer=1, speed="quick")
    at.own_turn()
    scene = at.scene
    at.driver.settle()
    card = ribbon_card(scene.studio.layout, 22, 32, is_lifted=True)
    at.driver.move((card.x - card.width * 0.4, card.y))
    assert eyes(scene).spread == 10
    at.driver.settle()
    at.driver.click((card.x - card.width * 0.4, card.y))
    assert scene.model.match.state.deal.cut == 10


def test_knocking_leaves_the_pack_alone(table: Begin) -> None:
    at = table(dealer=1, speed="quick")
    at.own_turn()
    at.type("k")
    assert at.scene.model.match.state.deal.cut == 0


def test_who_does_not_want_to_be_asked_always_knocks(table: Begin) -> None:
    at = table(dealer=1, speed="quick")
    at.driver.change(asks_for_cut=False)
    at.until(lambda scene: scene.model.show.board.hands[0])
    assert at.scene.model.match.state.deal.cut == 0


def test_escape_opens_the_menu_and_the_corner_does_too(table: Begin) -> None:
    at = table(speed="quick")
    at.own_turn()
    at.driver.key(pygame.K_ESCAPE)
    assert isinstance(at.driver.top, PauseMenu)
    at.driver.key(pygame.K_ESCAPE)
    assert at.is_on_top
    at.driver.click(at.scene.studio.layout.button(Corner.MENU.value))
    assert isinstance(at.driver.top, PauseMenu)


def test_the_sheet_so_far_leaves_the_hand_in_sight(table: Begin) -> None:
    at = table(speed="quick")
    to_play(at, is_led=False)
    at.type("s")
    assert isinstance(at.driver.top, ScoreSheet)
    at.driver.settle()
    at.driver.key(pygame.K_SPACE)
    assert at.is_on_top


def test_the_corner_mutes(table: Begin) -> None:
    at = table(speed="quick")
    at.own_turn()
    at.driver.click(at.scene.studio.layout.button(Corner.SOUND.value))
    assert at.driver.desk.preferences.is_muted


def test_the_last_trick_is_shown_to_whom_the_rules_allow_it(table: Begin) -> None:
    rules = Rules()
    at = table(speed="quick", rules=replace(rules, play=replace(rules.play, trick_review=TrickReview.LAST)))
    while at.own_turn() and not at.scene.model.view.tricks:
        by_keys(at)
    at.type("l")
    assert eyes(at.scene).review == 0
    at.driver.key(pygame.K_ESCAPE)
    assert eyes(at.scene).review is None
    assert at.is_on_top, "the first Escape only closes the trick"


def test_only_the_player_on_lead_looks_at_his_own_tricks(table: Begin) -> None:
    at = table(speed="quick")
    seen = set()
    while at.own_turn() and len(seen) < 2:
        view = at.scene.model.view
        if view.tricks and view.trick is not None:
            may_look = not view.trick.cards
            at.type("l")
            assert (eyes(at.scene).review is not None) is may_look
            assert bool(eyes(at.scene).note) is not may_look
            at.driver.key(pygame.K_l)
            at.scene.model.note.text = ""
            seen.add(may_look)
        by_keys(at)
    assert False in seen


def test_letters_of_the_suits_are_those_of_the_language() -> None:
    from game.scenes.table.offers import letters

    assert letters(["srce", "bundeva", "list", "žir"], "P") == ["S", "B", "L", "Z"]
    assert letters(["herc", "karo", "pik", "tref"], "P") == ["H", "K", "I", "T"]
    assert letters(["hearts", "diamonds", "spades", "clubs"], "P") == ["H", "D", "S", "C"]


def to_a_duty(at: Table) -> None:
    """Play until some cards of the hand may be played, and some may not."""
    for _ in range(40):
        assert at.own_turn()
        choices = at.scene.model.view.choices
        if eyes(at.scene).prompt is None and 1 < len(choices.cards) < len(at.scene.model.show.board.hands[0]):
            return
        by_keys(at)
        at.driver.frames(2)
    raise AssertionError("no card was ever forbidden")


def stepped(at: Table, press: Callable[[], object]) -> list[bool]:
    """Whether the cards may be played that as many presses as the hand has cards come to."""
    found = []
    for _ in at.scene.model.show.board.hands[0]:
        press()
        chosen = eyes(at.scene).chosen
        assert chosen is not None
        found.append(chosen.face in at.scene.model.view.choices.cards)
    return found


@pytest.mark.parametrize("key", [pygame.K_LEFT, pygame.K_RIGHT])
def test_arrows_step_over_forbidden_cards_and_reach_them_with_shift(table: Begin, key: int) -> None:
    at = table(speed="instant", rules=GAMES["bela2"].rules, names=("Ti", "Ana"), dealer=1)
    to_a_duty(at)
    assert all(stepped(at, lambda: at.driver.key(key)))
    cards = len(at.scene.model.view.choices.cards)
    assert sum(stepped(at, lambda: at.driver.key(key, pygame.KMOD_LSHIFT))) == cards, "every card once"
    assert not eyes(at.scene).has_focus


@pytest.mark.parametrize("shoulder", [PadButton.LEFT_SHOULDER, PadButton.RIGHT_SHOULDER])
def test_a_controller_reaches_forbidden_cards_while_a_shoulder_is_held(
    table: Begin, shoulder: PadButton
) -> None:
    at = table(speed="instant", rules=GAMES["bela2"].rules, names=("Ti", "Ana"), dealer=1)
    to_a_duty(at)
    (pad,) = plug_in(at.driver)
    right = partial(pad.press, PadButton.RIGHT)
    assert all(stepped(at, right))
    pad.hold(shoulder)
    assert sum(stepped(at, right)) == len(at.scene.model.view.choices.cards), "every card once"
    while eyes(at.scene).chosen.face in at.scene.model.view.choices.cards:  # type: ignore[union-attr]
        right()
    before = at.scene.model.match.length
    pad.press(PadButton.SOUTH)
    assert at.scene.model.match.length == before, "the card is refused, as one that is clicked"
    pad.let_go(shoulder)
    assert all(stepped(at, right))


@pytest.mark.parametrize("faults", [False, True])
def test_where_nothing_is_lit_arrows_tell_nothing(table: Begin, *, faults: bool) -> None:
    usual = GAMES["bela4"].rules
    play = replace(usual.play, renege=Renege.WHOLE_GAME) if faults else usual.play
    at = table(speed="instant", rules=replace(usual, play=play), likes=Preferences(lights_legal=faults))
    to_a_duty(at)
    assert not all(stepped(at, lambda: at.driver.key(pygame.K_RIGHT)))


def test_from_the_only_button_arrows_lead_back_to_the_hand(table: Begin) -> None:
    rules = GAMES["bela3"].rules
    at = table(speed="instant", rules=rules, names=("Ti", "Ana", "Zlata"), dealer=2)
    assert at.own_turn()
    at.type("1")
    at.until(lambda scene: eyes(scene).view.choices.discards)
    assert at.own_turn()
    at.driver.key(pygame.K_UP)
    assert eyes(at.scene).has_focus
    at.driver.key(pygame.K_RIGHT)
    assert not eyes(at.scene).has_focus
    at.driver.key(pygame.K_RETURN)
    assert len(eyes(at.scene).laid_away) == 1
