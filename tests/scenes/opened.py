"""The scene of an intent, as the program makes it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.scenes.desk import Desk
from game.scenes.intents import Intent
from game.scenes.routes import scene_of
from game.scenes.scene import Scene


def opening(intent: Intent) -> Callable[[Desk], Scene]:
    """What makes the scene at a desk."""
    return partial(scene_of, intent)
