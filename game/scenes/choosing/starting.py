"""The step from choosing to the table; an unfinished match is not lost without a question."""

from __future__ import annotations

from dataclasses import replace

from game.scenes.choosing.chosen import invitation
from game.scenes.desk import Desk
from game.scenes.intents import NewMatch, OpenConfirm, SavedMatch
from game.scenes.scene import Home, Push, Result


def start(desk: Desk) -> Result:
    """Go from the title to the table; all scenes between are left."""
    if not desk.preferences.has_chosen_game:
        desk.change(lambda likes: replace(likes, game=likes.current_game, has_chosen_game=True))
    if desk.doors.has_saved_match and not desk.preferences.has_played_match:
        desk.change(lambda likes: replace(likes, has_played_match=True))
    wanted = NewMatch(invitation(desk))
    return Push(OpenConfirm("new", wanted, SavedMatch())) if desk.doors.has_saved_match else Home(wanted)
