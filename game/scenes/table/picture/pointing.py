"""What lies at a point of the screen."""

from __future__ import annotations

from collections.abc import Iterable

from game.scenes.table.board import Board, Token
from game.scenes.table.corners import Corner
from game.scenes.table.geometry.layout import TableLayout
from game.scenes.table.geometry.pose import Point
from game.scenes.table.motion.flights import Flights
from game.scenes.table.offers import Offer, Prompt
from game.scenes.table.picture.prompt_view import extra_boxes, prompt_boxes
from game.ui.layout import Rect


def corner_at(layout: TableLayout, corners: Iterable[Corner], where: Point) -> Corner | None:
    """The one of these small round buttons that is there."""
    return next((one for one in corners if layout.button(one.value).contains(where)), None)


def shown_offers(
    layout: TableLayout, prompt: Prompt | None, extras: tuple[Offer, ...]
) -> list[tuple[Offer, Rect]]:
    """All buttons with their boxes, extras after the prompt's."""
    asked = () if prompt is None else zip(prompt.offers, prompt_boxes(prompt, layout).buttons, strict=True)
    return [*asked, *zip(extras, extra_boxes(extras, layout), strict=True)]


def offer_at(
    layout: TableLayout, prompt: Prompt | None, extras: tuple[Offer, ...], where: Point
) -> int | None:
    """The place of the button there, extras counted after the prompt's."""
    offers = shown_offers(layout, prompt, extras)
    return next((index for index, (_, box) in enumerate(offers) if box.contains(where)), None)


def card_at(flights: Flights, tokens: Iterable[Token], where: Point) -> Token | None:
    """Return the uppermost of these cards at that point; later cards lie above earlier ones."""
    return next((token for token in reversed([*tokens]) if flights.pose(token).covers(where)), None)


def ribbon_at(board: Board, flights: Flights, where: Point) -> int | None:
    """How many cards a cut at that point lifts; None beside the ribbon."""
    hit = card_at(flights, board.pack, where)
    return None if hit is None else min(31, max(1, len(board.pack) - board.pack.index(hit)))
