"""What the player points at: a card, a button, a place in the pack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.scenes.table.motion.counting import SOFT
from game.scenes.table.picture.pointing import card_at, corner_at, offer_at, ribbon_at
from game.scenes.table.queries import TIP_REST, has_cards, light, shown_corners

PATIENCE: Final = 3.0
"""Seconds between a step to a button that interrupts the others and its press."""

if TYPE_CHECKING:
    from game.scenes.table.geometry.pose import Point
    from game.scenes.table.update.step import Step


def point_at(step: Step, where: Point) -> None:
    """Note what lies under the mouse."""
    model, attention, question = step.model, step.model.attention, step.model.question
    attention.mouse = where
    corners = shown_corners(model, step.wishes.likes)
    attention.corner = corner_at(step.layout, corners, where)
    offer = offer_at(step.layout, question.prompt, question.extras, where)
    if offer is not None or not attention.has_focus:
        attention.hot, attention.has_focus = offer, False
    if question.spread is not None:
        spread_to(step, ribbon_at(model.show.board, step.motion.flights, where))
    if has_cards(model):
        hit = card_at(step.motion.flights, step.hand, where)
        is_new = hit is not attention.chosen
        attention.chosen, attention.by_keys = hit, False
        if is_new:
            step.slide()


def follow(step: Step) -> None:
    """The card under the mouse leans to it; one that the keyboard chose lies level."""
    attention, flights = step.model.attention, step.motion.flights
    leans = attention.chosen if has_cards(step.model) and not attention.by_keys else None
    is_level = leans not in step.hand or attention.is_finger or step.wishes.is_still
    token = None if is_level else leans
    step.motion.hover.follow(token, None if token is None else flights.pose(token), attention.mouse[0])


def spread_to(step: Step, count: int | None) -> None:
    """Choose how many cards a cut lifts; None: as many as before."""
    question = step.model.question
    if count is not None and count != question.spread:
        question.spread = count
        step.slide()


def lift(step: Step, where: Point) -> None:
    """Lift the upper part of the pack, or carry it to that point."""
    question = step.model.question
    if question.spread is not None:
        if question.grip is None:
            step.sound("cut", SOFT)
        step.model.attention.mouse = question.grip = where
        step.lay_in_place()


def focus_button(step: Step, place: int | None) -> None:
    """Focus that button by keys, for which the computers wait a while; None: the hand."""
    if place is not None:
        step.model.progress.thinking = max(step.model.progress.thinking, PATIENCE)
    step.model.attention.hot, step.model.attention.has_focus = place, place is not None


def step_card(step: Step, way: int, *, is_any: bool) -> None:
    """The next card on that side; one that is not dark, unless any card is meant."""
    attention, tokens = step.model.attention, step.hand
    if tokens:
        shown = light(step.model, step.wishes.likes)
        bright = [token for token in tokens if token in shown.lit] if shown.dims and not is_any else []
        before = -1 if way > 0 else len(tokens)
        now = tokens.index(attention.chosen) if attention.chosen in tokens else before
        along = (tokens[(now + way * far) % len(tokens)] for far in range(1, len(tokens) + 1))
        attention.chosen = next(token for token in along if not bright or token in bright)
        attention.by_keys, attention.hot, attention.has_focus = True, None, False
    step.slide()


def rest_mouse(step: Step, *, is_finger: bool | None, is_press: bool) -> None:
    """The mouse moved, or something was pressed, which ends what faces show."""
    attention = step.model.attention
    if is_finger is not None:
        attention.is_finger = is_finger
    if is_press:
        attention.over, attention.is_known = attention.corner, True
        step.motion.life.finish()


def pass_time(step: Step, seconds: float) -> None:
    """Count how long the mouse has rested on a corner button; let a card lean to the mouse."""
    follow(step)
    attention = step.model.attention
    if attention.corner is not attention.over:
        attention.over, attention.rested, attention.is_known = attention.corner, 0.0, False
    elif attention.over is not None and attention.rested < TIP_REST:
        attention.rested += seconds
