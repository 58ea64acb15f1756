"""How the own cards are held: pulled about, put into another order, sorted."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from game.scenes.table.queries import is_shared
from game.scenes.table.sorting import sorting_of

if TYPE_CHECKING:
    from game.scenes.table.board import Token
    from game.scenes.table.geometry.pose import Point
    from game.scenes.table.update.step import Step


PULL: Final = 10
"""Design units that the mouse may move before a press is taken for a pull."""


def grab(step: Step, token: Token, where: Point, *, plays: bool) -> None:
    """The mouse is held down on that card."""
    hands = step.model.hands
    hands.held, hands.start, hands.origin, hands.plays_pulled = token, where, None, plays
    step.model.progress.thinking = 0.0


def pull(step: Step, where: Point) -> None:
    """The card that is held follows the mouse."""
    hands, flights = step.model.hands, step.motion.flights
    token = hands.held
    if token is None or token not in step.hand:
        let_go(step)
        return
    across, down = where[0] - hands.start[0], where[1] - hands.start[1]
    if hands.origin is None:
        if abs(across) + abs(down) < step.layout.page.px(PULL):
            return
        hands.origin = flights.pose(token)
    origin = hands.origin
    flights.carry(token, replace(origin, x=origin.x + across, y=origin.y + down, angle=0.0, lift=14.0))


def deselect(step: Step) -> None:
    """Choose no card."""
    step.model.hands.selected = None


def forget_hold(step: Step) -> None:
    """Stop holding the hand open, because cards are moving."""
    step.model.hands.is_pressed = False


def let_go(step: Step) -> None:
    """Let go of the card that is held."""
    step.model.hands.held = step.model.hands.origin = None
    step.motion.flights.let_go()


def put(step: Step, token: Token, x: float) -> None:
    """Insert the card into the hand at that place; the order stays for the rest of the deal."""
    show = step.model.show
    others = [one for one in show.board.hands[show.board.viewer] if one is not token]
    place = sum(step.motion.flights.pose(one).x < x for one in others)
    order = [*others[:place], token, *others[place:]]
    step.model.hands.own = (
        show.account.deal_number,
        tuple(one.face for one in order if one.face is not None),
    )
    arrange(step)


def forget(step: Step) -> None:
    """Choose no card; at a shared screen let go of the held card as well."""
    hands = step.model.hands
    hands.selected, hands.waited = None, 0.0
    if is_shared(step.model):
        let_go(step)
    arrange(step)


def arrange(step: Step) -> None:
    """Sort the hand if its order differs from the wished one."""
    model, likes, hands = step.model, step.wishes.likes, step.model.hands
    board = model.show.board
    if is_shared(model) or hands.own[0] != model.show.account.deal_number:
        hands.own = (0, ())  # at a shared screen no own order is kept
    if hands.is_lit != likes.lights_legal:
        hands.is_lit = likes.lights_legal
        step.slide()
    wanted = sorting_of(likes, hands.own[1])
    if board.sorting == wanted:
        return
    board.sorting = wanted
    if board.is_hand_up:
        board.sort()
        step.lay_in_place()
