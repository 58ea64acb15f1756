"""Mouse input: point, press, and browse old tricks with the wheel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.rules.actions import Play
from game.rules.fault import Fault
from game.scenes.table.corners import Corner
from game.scenes.table.input.hearing import NOTHING, Heard, heard
from game.scenes.table.input.places import card_under, corner_under, offer_under
from game.scenes.table.intents import (
    AskWhy,
    BrowseOldTricks,
    Command,
    Commit,
    LiftPack,
    OpenScore,
    PointAt,
    TakeCard,
    Use,
)
from game.scenes.table.picture.pointing import ribbon_at
from game.scenes.table.queries import has_cards, public_acts

if TYPE_CHECKING:
    from game.scenes.table.geometry.pose import Point
    from game.scenes.table.intents import Intent
    from game.scenes.table.queries import Seen


CORNERS: Final[dict[Corner, Intent]] = {
    Corner.MENU: Command.OPEN_MENU,
    Corner.SOUND: Command.TOGGLE_SOUND,
    Corner.SCORE: OpenScore(),
    Corner.HINT: Command.TOGGLE_HINT,
    Corner.LAST_TRICK: Command.TOGGLE_OLD_TRICKS,
    Corner.TAKE_BACK: Command.TAKE_BACK,
    Corner.WHY: Command.STEP_WHY,
}
"""What the small round buttons mean."""


def hear(seen: Seen, event: pygame.Event) -> Heard:
    """What the mouse means."""
    if event.type == pygame.MOUSEMOTION:
        is_held = seen.model.question.grip is not None
        return heard(LiftPack(event.pos) if is_held else PointAt(event.pos))
    if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and seen.model.question.grip is not None:
        return heard(Command.CUT_PACK)
    if event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 3):
        return _click(seen, event.pos, is_left=event.button == 1)
    if event.type == pygame.MOUSEWHEEL and seen.model.review is not None:
        return heard(BrowseOldTricks(-event.y))
    return NOTHING


def _click(seen: Seen, where: Point, *, is_left: bool) -> Heard:
    corner = corner_under(seen, where)
    if corner is not None:
        return heard(Command.HURRY, CORNERS[corner])
    if seen.is_busy:
        return heard(Command.HURRY)
    if seen.model.review is not None:
        return heard(Command.CLOSE_OLD_TRICKS)
    advice, box = seen.model.hint.advice, seen.hint_box
    if advice is not None and advice.has_figures and box is not None and box.contains(where):
        return heard(Command.TOGGLE_FIGURES)
    pressed = None if seen.model.question.is_guarded or not is_left else _pressed(seen, where)
    return heard(Command.SKIP, PointAt(where), *([] if pressed is None else [pressed]))


def _pressed(seen: Seen, where: Point) -> Intent | None:
    """Return the intent of a press at that point."""
    model, board = seen.model, seen.model.show.board
    offer = offer_under(seen, where)
    if offer is not None:
        return Use(offer)
    if model.question.spread is not None and ribbon_at(board, seen.motion.flights, where) is not None:
        return LiftPack(where)
    token = card_under(seen, seen.hand, where)
    if token is not None and has_cards(model):
        return TakeCard(token)
    why = _why(seen, where)
    if why is not None:
        return why
    if card_under(seen, board.pack, where) is not None:
        return Commit(Fault.EXPOSED)
    return None if token is None else Commit(Fault.OUT_OF_TURN)


def _why(seen: Seen, where: Point) -> AskWhy | None:
    """Return the question why, if the press is on a card or the portrait of a computer."""
    board, found = seen.model.show.board, public_acts(seen.model)
    for seat, token in reversed(board.trick):
        if token.face is not None and seen.motion.flights.pose(token).covers(where):
            played = Play(seat, token.face)
            return next((AskWhy(one.done) for one in found if one.done == played), None)
    for seat in range(len(seen.model.seating.names)):
        if seen.layout.portrait(seen.layout.place(seat, board.viewer, board.players)).contains(where):
            return next((AskWhy(one.done) for one in reversed(found) if one.seat == seat), None)
    return None
