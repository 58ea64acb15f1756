"""The scenes that are open, the one on top being the one in use."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, assert_never

import pygame

from game.scenes.overlay import Overlay
from game.scenes.scene import Home, Pop, Push, Quit, Replace, Result, Scene
from game.scenes.spread import Spread

if TYPE_CHECKING:
    from game.scenes.intents import Intent


class Stack:
    """Folds the results of scenes into what is shown next."""

    def __init__(self, first: Scene, scene_of: Callable[[Intent], Scene]) -> None:
        """Begin with one scene; `scene_of` makes the others, of what scenes ask for."""
        self._scene_of = scene_of
        self._scenes: list[Scene] = []
        self._redraws = True
        self._below: pygame.Surface | None = None
        """What lies below the top scene, drawn once; nothing moves there."""
        self._put(first)

    @property
    def is_empty(self) -> bool:
        """Whether the program is over."""
        return not self._scenes

    @property
    def top(self) -> Scene:
        """The scene in use; IndexError when the stack is empty."""
        return self._scenes[-1]

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """All of them, the top last."""
        return tuple(self._scenes)

    @property
    def is_moving(self) -> bool:
        """Whether the top scene needs frames."""
        return bool(self._scenes) and self.top.is_moving

    @property
    def is_stale(self) -> bool:
        """Whether what is on the screen is not what should be there."""
        return bool(self._scenes) and (
            self._redraws or self.top.is_moving or any(scene.is_stale for scene in self._shown())
        )

    @property
    def is_slightly_stale(self) -> bool:
        """Whether something small has changed in the top scene."""
        return bool(self._scenes) and self.top.is_slightly_stale

    def push(self, scene: Scene) -> None:
        """Open with more than one scene: put this one on top."""
        self._redraws = True
        self._put(scene)

    def handle(self, event: pygame.Event) -> None:
        """Give the event to the top scene and do what it asks."""
        if not self._scenes:
            return
        top = self.top
        page = top if isinstance(top, Spread) else None
        if page is not None and page.pan(event):
            return
        result = top.handle(event)
        if page is not None and result is None:
            page.follow(event)
        self.fold(result)

    def update(self, seconds: float) -> None:
        """Let time pass in the top scene and do what it asks."""
        if self._scenes:
            # the picture in which a motion has come to rest must be drawn as well
            self._redraws = self._redraws or self.top.is_moving
            self.fold(self.top.update(seconds))

    def resized(self) -> None:
        """Tell every scene that the window has another size."""
        self._redraws = True
        self._below = None
        for scene in self._scenes:
            scene.resized()

    def draw(self, screen: pygame.Surface) -> None:
        """Draw what shows: the top scene, after those that shine through from below."""
        self._redraws = False
        *below, top = self._shown()
        if below:
            if self._below is None or any(scene.is_stale for scene in below):
                self._below = None
                for scene in below:
                    scene.draw(screen)
                self._below = screen.copy()
            else:
                screen.blit(self._below, (0, 0))
        top.draw(screen)
        screen.set_clip(None)
        if isinstance(top, Spread):
            top.draw_bars(screen)

    def fold(self, result: Result) -> None:
        """Do what a scene asked for."""
        match result:
            case None:
                return
            case Push(page):
                self._put(self._scene_of(page))
            case Pop(count):
                was_dark = self.top.leaves_dark
                self._take(count)
                if self._scenes:
                    self.top.entered()
                if was_dark:
                    self._open_dark()
            case Home(page):
                self._take(len(self._scenes) - 1)
                if page is None:
                    self.top.entered()
                else:
                    self._put(self._scene_of(page))
            case Replace(page, count):
                self._take(count)
                self._put(self._scene_of(page))
            case Quit():
                self._take(len(self._scenes))
            case _:
                assert_never(result)
        self._redraws = True
        self._below = None

    def _open_dark(self) -> None:
        """Let the top scene open its next page now, which need not darken what is dark."""
        if self._scenes:
            self.fold(self.top.update(0.0))
        if self._scenes and isinstance(self.top, Overlay):
            self.top.finish_appearing()

    def _put(self, scene: Scene) -> None:
        self._below = None
        self._scenes.append(scene)
        scene.entered()

    def _take(self, count: int) -> None:
        for _ in range(min(count, len(self._scenes))):
            self._scenes.pop().left()

    def _shown(self) -> list[Scene]:
        lowest = len(self._scenes) - 1
        while lowest > 0 and self._scenes[lowest].is_overlay:
            lowest -= 1
        return self._scenes[lowest:]
