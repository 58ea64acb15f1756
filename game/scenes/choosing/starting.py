"""The step from choosing to the table; an unfinished match is not lost without a question."""

from __future__ import annotations

from game.scenes.choosing.chosen import invitation
from game.scenes.confirm import Confirm
from game.scenes.desk import Desk
from game.scenes.scene import Push, Replace, Result


def start(desk: Desk, behind: int) -> Result:
    """Go to the table; `behind` scenes, this one and those below it up to the title, are left."""
    if not desk.preferences.has_chosen_game:
        desk.change(has_chosen_game=True)
    wanted = invitation(desk)
    doors = desk.doors
    if not doors.has_saved_match:
        return Replace(doors.new_match(desk, wanted), behind)
    return Push(
        Confirm(
            desk,
            "new",
            lambda: Replace(doors.new_match(desk, wanted), 1 + behind),
            lambda: Replace(doors.saved_match(desk), 1 + behind),
        )
    )
