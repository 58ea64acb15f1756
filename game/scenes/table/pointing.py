"""What lies at a point of the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.table.corner import Corner
from game.scenes.table.prompt_view import extra_boxes, prompt_boxes

if TYPE_CHECKING:
    from game.scenes.table.layout import TableLayout
    from game.scenes.table.offers import Offer, Prompt
    from game.scenes.table.scene import TableScene
    from game.ui.layout import Rect

Point = tuple[float, float]


def hidden_corners(scene: TableScene) -> frozenset[Corner]:
    """The small buttons that are not there now."""
    is_wished = scene.desk.preferences.offers_hints
    there = {Corner.HINT: is_wished, Corner.LAST_TRICK: scene.show.last_trick is not None}
    return frozenset(corner for corner, is_there in there.items() if not is_there)


def corner_at(scene: TableScene, where: Point) -> Corner | None:
    """The small round button there."""
    found = next((one for one in Corner if scene.layout.button(one.value).contains(where)), None)
    return None if found in hidden_corners(scene) else found


def offer_at(
    layout: TableLayout, prompt: Prompt | None, extras: tuple[Offer, ...], where: Point
) -> int | None:
    """The place of the button there, extras counted after the prompt's."""
    offers = shown_offers(layout, prompt, extras)
    return next((index for index, (_, box) in enumerate(offers) if box.contains(where)), None)


def shown_offers(
    layout: TableLayout, prompt: Prompt | None, extras: tuple[Offer, ...]
) -> list[tuple[Offer, Rect]]:
    """All buttons with their boxes, extras after the prompt's."""
    asked = () if prompt is None else zip(prompt.offers, prompt_boxes(prompt, layout).buttons, strict=True)
    return [*asked, *zip(extras, extra_boxes(extras, layout), strict=True)]


def ribbon_at(scene: TableScene, where: Point) -> int | None:
    """How many cards a cut at that point lifts; None beside the ribbon."""
    pack = scene.show.board.pack
    hit = [index for index, token in enumerate(pack) if scene.flights.pose(token).covers(where)]
    return min(31, max(1, len(pack) - hit[-1])) if hit else None
