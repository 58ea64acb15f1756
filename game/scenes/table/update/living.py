"""Let the people at the table live: they look at cards and at each other, and react to public events."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING, Final

from game.rules.events import CardPlayed
from game.scenes.preferences import Speed
from game.scenes.table.looking import active
from game.scenes.table.reactions import reactions

if TYPE_CHECKING:
    from game.rules.events import Event
    from game.rules.seats import Seat
    from game.scenes.table.geometry.pose import Point
    from game.scenes.table.motion.poses import Shift
    from game.scenes.table.update.step import Step

FAR: Final = (5, 3)
"""How far eyes turn to the side and up or down, in units of a portrait of 256."""
LEAN: Final = (3, 2)
"""How far the head of somebody whose turn it is moves to the middle and down, in the same units."""
STARES: Final = 1.2
"""Seconds for which everybody looks at a card that was played."""


def happened(step: Step, event: Event) -> None:
    """Let people react to an event that is being shown, after the board has changed."""
    if not _lives(step):
        return
    show, life = step.model.show, step.motion.life
    life.sit(step.model.seating.portraits)
    trick = [(seat, token.face) for seat, token in show.board.trick if token.face is not None]
    life.react(reactions(event, trick, show.account.standing, show.players))
    if isinstance(event, CardPlayed):
        life.stare(event.seat, STARES)


def pass_time(step: Step, seconds: float) -> None:
    """Let faces move; where little may move each is as it is drawn."""
    life = step.motion.life
    life.sit(step.model.seating.portraits)
    if not _lives(step):
        life.rest()
        return
    show = step.model.show
    if life.notices((step.layout, life.stared_at, active(step), show.viewer, show.players)):
        life.watch(_gazes(step))
        life.lean(_leans(step))
    life.advance(seconds)


def _lives(step: Step) -> bool:
    wishes = step.wishes
    return step.motion.life.is_watched and not (wishes.is_still or wishes.likes.speed is Speed.INSTANT)


def _gazes(step: Step) -> dict[Seat, Shift]:
    """Return by seat where it looks: at the card just played, else at whose turn it is.

    Whose turn it is looks at his own cards. On a flat screen people are turned and look straight ahead.
    """
    layout, show = step.layout, step.model.show
    player, asked = step.motion.life.stared_at, active(step)
    if layout.faces_players:
        return {}
    places = [layout.place(seat, show.viewer, show.players) for seat in range(show.players)]
    faces = [layout.portrait(place).centre for place in places]
    if player is not None:
        pose = layout.trick_card(places[player])
        return {seat: _towards(face, (pose.x, pose.y)) for seat, face in enumerate(faces)}
    if asked is None:
        return {}
    gazes = {seat: _towards(face, faces[asked]) for seat, face in enumerate(faces)}
    return {**gazes, asked: (0, FAR[1])}


def _leans(step: Step) -> dict[Seat, Shift]:
    """Return whose turn it is, and how he leans over the table."""
    layout, show, asked = step.layout, step.model.show, active(step)
    if asked is None or layout.faces_players:
        return {}
    across = layout.middle[0] - layout.portrait(layout.place(asked, show.viewer, show.players)).centre[0]
    return {asked: (LEAN[0] if across > 0 else -LEAN[0], LEAN[1])}


def _towards(face: Point, goal: Point) -> Shift:
    """Return how the eyes of a face turn to look at a point of the screen."""
    dx, dy = goal[0] - face[0], goal[1] - face[1]
    far = hypot(dx, dy) or 1.0
    return round(FAR[0] * dx / far), round(FAR[1] * dy / far)
