"""The stack of the program: the routes make what its scenes ask for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.stack import Stack

if TYPE_CHECKING:
    from game.scenes.desk import Desk
    from game.scenes.intents import Intent
    from game.scenes.scene import Scene


def stack_at(desk: Desk, first: Scene) -> Stack:
    """A stack that begins with one scene and opens others at that desk."""

    def made(intent: Intent) -> Scene:
        from game.scenes.routes import scene_of

        return scene_of(intent, desk)

    return Stack(first, made)
