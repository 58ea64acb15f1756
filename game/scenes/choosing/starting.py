"""The step from choosing to the table; an unfinished match is not lost without a question."""

from __future__ import annotations

from game.scenes.choosing.chosen import invitation
from game.scenes.confirm import Confirm
from game.scenes.desk import Desk
from game.scenes.scene import Home, Push, Result


def start(desk: Desk) -> Result:
    """Go from the title to the table; all scenes between are left."""
    if not desk.preferences.has_chosen_game:
        desk.change(has_chosen_game=True)
    wanted = invitation(desk)
    doors = desk.doors
    if not doors.has_saved_match:
        return Home(doors.new_match(desk, wanted))
    return Push(
        Confirm(
            desk,
            "new",
            lambda: Home(doors.new_match(desk, wanted)),
            lambda: Home(doors.saved_match(desk)),
        )
    )
