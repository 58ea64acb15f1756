"""Tricks are counted by hand: turned over one by one, added up and said, with any device."""

from __future__ import annotations

import pygame
import pytest

from game.scenes.counting.page import TrickCounting
from game.scenes.desk import Desk
from game.scenes.preferences import Motion, Preferences
from game.ui.pad_buttons import PadButton
from tests.scenes.counting.counted import counting, own
from tests.scenes.driver import Driver, PlainTable, Play
from tests.scenes.hands import Finger, plug_in

CORRECTED = "You said 72; Bartholomäus counts again: 85. A wrong count costs nothing."


def opened(
    play: Play,
    *,
    speed: str = "normal",
    likes: Preferences | None = None,
    size: tuple[int, int] = (1280, 720),
    **count: object,
) -> Driver:
    """The page over a plain table."""
    driver = play(lambda desk: PlainTable(desk, "below"), language="en", speed=speed, likes=likes, size=size)
    desk = driver.desk
    assert isinstance(desk, Desk)
    driver.loop.stack.push(counting(own(**count))(desk))
    driver.settle()
    return driver


def texts(driver: Driver) -> set[str]:
    return {written.text for written in driver.written}


def is_counting(driver: Driver) -> bool:
    return isinstance(driver.top, TrickCounting)


def press(driver: Driver, name: str, times: int = 1) -> None:
    """Click the button of that name."""
    for _ in range(times):
        top = driver.top
        assert isinstance(top, TrickCounting)
        driver.click(top.focus[name].box)
    driver.settle()


def test_keys_turn_the_tricks_over_and_type_the_sum(play: Play) -> None:
    driver = opened(play)
    for shown in ("Trick 1 of 3", "Trick 2 of 3", "Trick 3 of 3 · last trick: 10 more"):
        driver.key(pygame.K_RETURN)
        driver.settle()
        assert shown in texts(driver)
    assert driver.desk.sounds.played[-3:] == ["fan", "chalk", "chalk"]
    driver.type("85")
    assert "Say 85" in texts(driver)
    driver.key(pygame.K_RETURN)
    driver.settle()
    assert {"85", "Well counted."} <= texts(driver)
    driver.key(pygame.K_RETURN)
    driver.settle()
    assert not is_counting(driver)


def test_a_wrong_sum_is_corrected_by_the_other_side_and_costs_nothing(play: Play) -> None:
    driver = opened(play)
    driver.type("72")
    driver.key(pygame.K_RETURN)
    driver.settle()
    assert {"85", CORRECTED} <= texts(driver)
    driver.key(pygame.K_ESCAPE)
    driver.settle()
    assert not is_counting(driver)


def test_the_mouse_adds_up_with_buttons(play: Play) -> None:
    driver = opened(play)
    press(driver, "count.add10", 9)
    press(driver, "count.add-1", 4)
    press(driver, "count.add-10")
    press(driver, "count.add1", 9)
    press(driver, "count.turn")
    assert {"85", "Trick 1 of 3"} <= texts(driver)
    press(driver, "count.say")
    assert "Well counted." in texts(driver)
    driver.click((5, 300))
    driver.settle()
    assert not is_counting(driver)


def test_a_press_on_the_cards_turns_the_next_trick_over(play: Play) -> None:
    driver = opened(play)
    for number in (1, 2):
        driver.click((60 if number == 1 else 400, 250))
        driver.settle()
        assert f"Trick {number} of 3" in texts(driver)


@pytest.mark.parametrize("size", [(1280, 720), (800, 600)])
def test_one_finger_turns_adds_up_and_says(play: Play, size: tuple[int, int]) -> None:
    """A pull over the cards turns one trick over, as a tap does; one that leaves a button presses nothing."""
    driver = opened(play, size=size)
    page, finger = driver.top, Finger(driver)
    assert isinstance(page, TrickCounting)
    cards = driver.loop.window.size[0] * 0.35, driver.loop.window.size[1] * 0.4

    def tap(name: str, times: int = 1) -> None:
        for _ in range(times):
            finger.tap(page.focus[name].box.centre)
            driver.frames(2)

    finger.tap(cards)
    driver.settle()
    assert page.turned == 1
    finger.put(cards)
    driver.frames(2)
    for step in range(1, 6):
        finger.move((cards[0] + 30 * step, cards[1] + 4 * step))
        driver.frames()
    finger.lift((cards[0] + 150, cards[1] + 20))
    driver.settle()
    assert page.turned == 2
    tap("count.turn")
    driver.settle()
    assert page.turned == 3
    tap("count.add10", 9)
    tap("count.add-1", 5)
    finger.put(page.focus["count.show"].box.centre)
    finger.move(cards)
    finger.lift(cards)
    driver.settle()
    assert (page.sum, page.is_over, page.turned) == (85, False, 3)
    tap("count.say")
    driver.settle()
    assert {"85", "Well counted."} <= texts(driver)
    finger.tap(cards)
    driver.settle()
    assert not is_counting(driver)


def test_the_page_says_what_is_trumps_as_long_as_somebody_counts(play: Play) -> None:
    driver = opened(play, trumps="Trumps: hearts")
    assert "Trumps: hearts" in texts(driver)
    press(driver, "count.show")
    assert "Trumps: hearts" not in texts(driver)


def test_signs_and_backspace_change_the_sum(play: Play) -> None:
    driver = opened(play)
    driver.type("867")
    driver.key(pygame.K_BACKSPACE)
    driver.type("-")
    assert "85" in texts(driver)
    driver.type("+")
    assert "86" in texts(driver)
    driver.type("5")
    assert "5" in texts(driver), "after a sign a digit begins anew"


@pytest.mark.parametrize("way", ["button", "escape"])
def test_who_gives_up_is_shown_the_sum(play: Play, way: str) -> None:
    driver = opened(play)
    if way == "button":
        press(driver, "count.show")
    else:
        driver.key(pygame.K_ESCAPE)
        driver.settle()
    assert {"85", "So many they are."} <= texts(driver)


def test_the_cards_of_a_trick_and_the_sum_are_spoken(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    driver, said = opened(play), list[str]()
    monkeypatch.setattr(driver.desk, "speak", lambda sentence, **_: said.append(sentence))
    driver.key(pygame.K_RETURN)
    driver.settle()
    assert said[-1].casefold().count(",") == 3
    assert "ace" in said[-1].casefold()
    driver.type("85")
    driver.key(pygame.K_RETURN)
    assert said[-1] == "Ana: 85. Well counted."


def test_after_the_last_trick_all_lie_ready_again(play: Play) -> None:
    driver = opened(play)
    press(driver, "count.turn", 3)
    assert "From the beginning" in texts(driver)
    assert driver.top.focus.current.name == "count.say", "Enter says the sum, and does not begin again"
    press(driver, "count.turn")
    assert "Turn over" in texts(driver)
    assert not any(text.startswith("Trick") for text in texts(driver))


def test_a_controller_counts(play: Play) -> None:
    driver = opened(play)
    (pad,) = plug_in(driver)
    pad.press(PadButton.SOUTH)
    driver.settle()
    assert "Trick 1 of 3" in texts(driver)
    for button in (PadButton.UP, *3 * (PadButton.RIGHT,), PadButton.SOUTH):
        pad.press(button)
    assert "10" in texts(driver)
    pad.press(PadButton.EAST)
    driver.settle()
    assert "85" in texts(driver)
    pad.press(PadButton.SOUTH)
    driver.settle()
    assert not is_counting(driver)


def test_a_press_ends_the_motion_and_is_taken(play: Play) -> None:
    driver = opened(play)
    driver.pace(1 / 60)
    driver.key(pygame.K_RETURN)
    driver.frames(3)
    assert driver.loop.stack.top.is_moving
    driver.type("8")
    assert "8" in texts(driver)
    driver.key(pygame.K_LSHIFT)
    driver.settle()
    assert "Trick 1 of 3" in texts(driver)


def test_with_little_motion_the_trick_lies_open_at_once(play: Play) -> None:
    still, moved = (
        opened(play, likes=Preferences(motion=motion)) for motion in (Motion.REDUCED, Motion.FULL)
    )
    for driver in (still, moved):
        driver.pace(1 / 60)
        driver.key(pygame.K_RETURN)
        driver.frames(2)
    assert still.picture().get_buffer().raw != moved.picture().get_buffer().raw
    moved.settle()
    still.settle()
    assert "Trick 1 of 3" in texts(still)


@pytest.mark.parametrize("speed", ["normal", "quick", "instant"])
def test_a_computer_counts_aloud_and_leaves_by_itself(play: Play, speed: str) -> None:
    driver = opened(play, speed=speed, is_person=False, heading="Ana counts the tricks")
    seen = set[str]()
    for _ in range(900):
        if not is_counting(driver):
            break
        driver.frames()
        seen |= texts(driver)
    assert {"Ana counts the tricks", "85", "Continue"} <= seen
    assert speed == "instant" or {"25", "59", "85"} <= seen
    assert not is_counting(driver)


@pytest.mark.parametrize("way", ["key", "click"])
def test_a_press_takes_a_computer_to_its_sum_and_the_next_one_leaves(play: Play, way: str) -> None:
    driver = opened(play, is_person=False)

    def hurry() -> None:
        driver.key(pygame.K_RETURN) if way == "key" else driver.click((400, 300))

    hurry()
    driver.settle()
    assert {"85", "Continue"} <= texts(driver)
    hurry()
    driver.settle()
    assert not is_counting(driver)


def test_one_side_counts_after_the_other(play: Play) -> None:
    driver = play(lambda desk: PlainTable(desk, "below"), language="en")
    first, second = own(heading="Ana: count your tricks"), own(heading="Luka: count your tricks")
    driver.loop.stack.push(counting(first, second)(driver.desk))
    driver.settle()
    for heading in (first.heading, second.heading):
        assert heading in texts(driver)
        driver.key(pygame.K_ESCAPE)
        driver.settle()
        driver.key(pygame.K_RETURN)
        driver.settle()
    assert not is_counting(driver)
