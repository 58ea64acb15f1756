"""What a table shows at this moment: tests ask here, not the table's insides."""

from __future__ import annotations

from game.scenes.table.looking import sight_of
from game.scenes.table.picture.frame import frame_of
from game.scenes.table.picture.sight import Sight
from game.scenes.table.scene import TableScene
from game.ui.render.stage import Picture


def seen(scene: TableScene) -> Sight:
    """All that the pictures of this moment are made from."""
    return sight_of(scene.seen)


def painted(scene: TableScene) -> list[Picture]:
    """The pictures of this moment, from below upwards."""
    return frame_of(scene.studio.painter, seen(scene)).pictures
