"""The stack does what scenes ask for, and tells them what happened to them."""

from __future__ import annotations

import pygame
import pytest

from game.scenes.intents import OpenRules
from game.scenes.scene import Home, Pop, Push, Quit, Replace, Result
from game.scenes.stack import Stack

OVERLAYS = {"menu", "question"}
"""The names of scenes through which the one below is seen."""


class Note:
    """A scene that writes down what happens to it."""

    is_moving = is_scrolled = is_typing = is_slightly_stale = leaves_dark = False

    def __init__(self, name: str, log: list[str], *, is_overlay: bool = False) -> None:
        self.name = name
        self.log = log
        self.is_overlay = is_overlay
        self.is_stale = False
        self.answer: Result = None

    def entered(self) -> None:
        self.log.append(f"{self.name} entered")

    def left(self) -> None:
        self.log.append(f"{self.name} left")

    def resized(self) -> None:
        self.log.append(f"{self.name} resized")

    def handle(self, event: pygame.Event) -> Result:
        return self.answer

    def update(self, seconds: float) -> Result:
        return self.answer

    def draw(self, screen: pygame.Surface) -> None:
        self.log.append(f"{self.name} drawn")
        self.is_stale = False


@pytest.fixture
def log() -> list[str]:
    return []


def names(stack: Stack) -> list[str]:
    return [scene.name for scene in stack.scenes if isinstance(scene, Note)]


def opened(log: list[str], *others: str) -> Stack:
    stack = Stack(Note("a", log), lambda intent: Note(intent.game, log, is_overlay=intent.game in OVERLAYS))
    for name in others:
        stack.fold(Push(OpenRules(name)))
    log.clear()
    return stack


def test_push_and_pop(log: list[str]) -> None:
    stack = opened(log)
    stack.fold(Push(OpenRules("b")))
    assert (names(stack), log) == (["a", "b"], ["b entered"])
    stack.fold(Pop())
    assert (names(stack), log) == (["a"], ["b entered", "b left", "a entered"])


def test_pop_several(log: list[str]) -> None:
    stack = opened(log, "b", "c")
    stack.fold(Pop(2))
    assert (names(stack), log) == (["a"], ["c left", "b left", "a entered"])


def test_replace_one_or_several(log: list[str]) -> None:
    stack = opened(log, "b", "c")
    stack.fold(Replace(OpenRules("d")))
    assert names(stack) == ["a", "b", "d"]
    stack.fold(Replace(OpenRules("e"), 2))
    assert (names(stack), log) == (
        ["a", "e"],
        ["c left", "d entered", "d left", "b left", "e entered"],
    )


def test_home_is_the_first_scene_perhaps_with_another_on_it(log: list[str]) -> None:
    stack = opened(log, "b", "c")
    stack.fold(Home(OpenRules("z")))
    assert (names(stack), log) == (["a", "z"], ["c left", "b left", "z entered"])
    log.clear()
    stack.fold(Home())
    assert (names(stack), log) == (["a"], ["z left", "a entered"])


def test_quit_leaves_all(log: list[str]) -> None:
    stack = opened(log, "b")
    stack.fold(Quit())
    assert stack.is_empty
    assert log == ["b left", "a left"]


def test_popping_the_last_scene_ends(log: list[str]) -> None:
    stack = opened(log)
    stack.fold(Pop(7))
    assert stack.is_empty
    stack.handle(pygame.Event(pygame.USEREVENT))
    stack.update(0.1)


def test_only_what_shows_is_drawn_from_below(log: list[str]) -> None:
    stack = opened(log, "b")
    stack.fold(Push(OpenRules("menu")))
    stack.fold(Push(OpenRules("question")))
    log.clear()
    stack.draw(pygame.Surface((1, 1)))
    assert log == ["b drawn", "menu drawn", "question drawn"]


def test_every_scene_hears_of_a_new_size(log: list[str]) -> None:
    stack = opened(log, "b")
    stack.resized()
    assert log == ["a resized", "b resized"]


def test_stale_below_an_overlay_counts_but_below_a_full_scene_does_not(log: list[str]) -> None:
    stack = opened(log)
    below = stack.top
    assert isinstance(below, Note)
    stack.fold(Push(OpenRules("menu")))
    stack.draw(pygame.Surface((1, 1)))
    assert not stack.is_stale
    below.is_stale = True
    assert stack.is_stale
    stack.fold(Replace(OpenRules("full")))
    stack.draw(pygame.Surface((1, 1)))
    assert not stack.is_stale


def test_the_last_frame_of_a_motion_is_drawn(log: list[str]) -> None:
    stack = opened(log)
    scene = stack.top
    assert isinstance(scene, Note)
    stack.draw(pygame.Surface((1, 1)))
    scene.is_moving = True
    stack.draw(pygame.Surface((1, 1)))
    stack.update(0.1)
    scene.is_moving = False
    assert stack.is_stale
    stack.draw(pygame.Surface((1, 1)))
    assert not stack.is_stale


def test_a_scene_answers_from_events_and_from_time(log: list[str]) -> None:
    stack = opened(log, "b")
    top = stack.top
    assert isinstance(top, Note)
    top.answer = Pop()
    stack.update(0.1)
    assert names(stack) == ["a"]
