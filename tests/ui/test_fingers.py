"""A finger taps, pulls, rests and turns pages; two fingers tap; nothing happens twice."""

from __future__ import annotations

import pygame

from game.ui.fingers import LONG, TAP, TWO_FINGER_TAP, Fingers

SIZE = (1000, 500)


class Screen:
    """What came out of one screen."""

    def __init__(self, *, scrolls: bool = False) -> None:
        self.fingers = Fingers()
        self.scrolls = scrolls
        self.told: list[tuple[int, int | None, tuple[float, float] | None]] = []

    def finger(self, kind: int, x: float, y: float, finger: int = 1) -> None:
        event = pygame.Event(kind, touch_id=3, finger_id=finger, x=x, y=y)
        self._note(self.fingers.take(event, SIZE, scrolls=self.scrolls) or [])

    def wait(self, seconds: float) -> None:
        self._note(self.fingers.pass_time(seconds, SIZE))

    def _note(self, events: list[pygame.Event]) -> None:
        for event in events:
            told = event.dict
            self.told.append((event.type, told.get("button", told.get("y")), told.get("pos")))

    @property
    def kinds(self) -> list[tuple[int, int | None]]:
        return [(kind, button) for kind, button, _ in self.told]


DOWN, UP, MOVED = pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION


def test_a_tap_points_and_clicks_where_it_was_put() -> None:
    screen = Screen()
    screen.finger(pygame.FINGERDOWN, 0.5, 0.2)
    assert screen.kinds == [(MOVED, None)], "nothing is pressed as long as it may become a pull"
    screen.finger(pygame.FINGERMOTION, 0.505, 0.2)
    screen.finger(pygame.FINGERUP, 0.505, 0.2)
    assert screen.told[:-1] == [(MOVED, None, (500, 100)), (DOWN, 1, (500, 100)), (UP, 1, (500, 100))]
    assert screen.told[-1] == (MOVED, None, (-1, -1)), "nothing stays lit"


def test_a_pull_holds_the_left_button_from_where_it_began() -> None:
    screen = Screen()
    screen.finger(pygame.FINGERDOWN, 0.1, 0.1)
    screen.finger(pygame.FINGERMOTION, 0.3, 0.1)
    screen.finger(pygame.FINGERMOTION, 0.5, 0.2)
    screen.finger(pygame.FINGERUP, 0.5, 0.2)
    screen.wait(LONG * 2)
    assert screen.told == [
        (MOVED, None, (100, 50)),
        (DOWN, 1, (100, 50)),
        (MOVED, None, (300, 50)),
        (MOVED, None, (500, 100)),
        (UP, 1, (500, 100)),
        (MOVED, None, (-1, -1)),
    ]


def test_a_finger_that_rests_is_the_right_button() -> None:
    screen = Screen()
    screen.finger(pygame.FINGERDOWN, 0.5, 0.5)
    screen.wait(LONG * 0.9)
    assert screen.kinds == [(MOVED, None)]
    screen.wait(LONG * 0.2)
    screen.wait(LONG)
    screen.finger(pygame.FINGERUP, 0.5, 0.5)
    assert screen.kinds == [(MOVED, None), (DOWN, 3), (UP, 3), (MOVED, None)]


def test_what_is_held_by_resting_can_be_pulled() -> None:
    screen = Screen()
    screen.finger(pygame.FINGERDOWN, 0.5, 0.5)
    screen.wait(LONG)
    screen.finger(pygame.FINGERMOTION, 0.5, 0.2)
    screen.finger(pygame.FINGERUP, 0.5, 0.2)
    assert screen.told[1:4] == [(DOWN, 3, (500, 250)), (MOVED, None, (500, 100)), (UP, 3, (500, 100))]


def two(screen: Screen, seconds: float) -> None:
    screen.finger(pygame.FINGERDOWN, 0.4, 0.5, finger=1)
    screen.finger(pygame.FINGERDOWN, 0.6, 0.5, finger=2)
    screen.wait(seconds)
    screen.finger(pygame.FINGERUP, 0.4, 0.5, finger=1)
    screen.finger(pygame.FINGERUP, 0.6, 0.5, finger=2)


def test_two_fingers_tap_once_and_click_nothing() -> None:
    screen = Screen()
    two(screen, TAP / 2)
    assert screen.kinds == [(MOVED, None), (TWO_FINGER_TAP, None)]
    slow = Screen()
    two(slow, TAP * 2)
    assert slow.kinds == [(MOVED, None)], "two hands that rest on the screen mean nothing"
    screen.told.clear()
    screen.finger(pygame.FINGERDOWN, 0.2, 0.2)
    screen.finger(pygame.FINGERUP, 0.2, 0.2)
    assert screen.kinds == [(MOVED, None), (DOWN, 1), (UP, 1), (MOVED, None)], (
        "the next tap is an ordinary one"
    )


def test_a_second_finger_lets_go_of_what_the_first_one_pulled() -> None:
    screen = Screen()
    screen.finger(pygame.FINGERDOWN, 0.1, 0.1)
    screen.finger(pygame.FINGERMOTION, 0.3, 0.1)
    screen.finger(pygame.FINGERDOWN, 0.6, 0.5, finger=2)
    assert screen.kinds[-2:] == [(UP, 1), (MOVED, None)]
    count = len(screen.told)
    screen.finger(pygame.FINGERMOTION, 0.4, 0.1)
    screen.finger(pygame.FINGERUP, 0.6, 0.5, finger=2)
    screen.finger(pygame.FINGERUP, 0.4, 0.1)
    assert len(screen.told) == count


def test_on_a_long_page_a_finger_turns_the_wheel_and_presses_nothing() -> None:
    screen = Screen(scrolls=True)
    screen.finger(pygame.FINGERDOWN, 0.5, 0.5)
    screen.finger(pygame.FINGERMOTION, 0.5, 0.39)
    screen.finger(pygame.FINGERMOTION, 0.5, 0.61)
    screen.finger(pygame.FINGERUP, 0.5, 0.61)
    assert screen.kinds == [(MOVED, None), (pygame.MOUSEWHEEL, -2), (pygame.MOUSEWHEEL, 4), (MOVED, None)]
    screen.told.clear()
    screen.finger(pygame.FINGERDOWN, 0.5, 0.5)
    screen.finger(pygame.FINGERMOTION, 0.6, 0.5)
    assert screen.kinds == [(MOVED, None), (DOWN, 1), (MOVED, None)], "sideways it still pulls a slider"


def test_the_mouse_that_the_system_makes_of_a_finger_means_nothing() -> None:
    fingers = Fingers()
    mouse = pygame.Event(DOWN, pos=(3, 4), button=1, touch=True)
    assert fingers.take(mouse, SIZE) == []
    assert fingers.take(pygame.Event(DOWN, pos=(3, 4), button=1, touch=False), SIZE) is None
    assert fingers.take(pygame.Event(pygame.KEYDOWN, key=pygame.K_a), SIZE) is None
