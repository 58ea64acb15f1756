"""The intents that one device makes of an event."""

from __future__ import annotations

from typing import NamedTuple

from game.scenes.table.intents import Intent


class Heard(NamedTuple):
    """The intents in order, and whether the event is used up by them."""

    intents: tuple[Intent, ...] = ()
    is_done: bool = True


NOTHING = Heard(is_done=False)
"""The event is not for this device."""


def heard(*intents: Intent) -> Heard:
    """These intents, and the event means nothing else."""
    return Heard(intents)


def besides(*intents: Intent) -> Heard:
    """These intents, and the event goes on to the next device."""
    return Heard(intents, is_done=False)
