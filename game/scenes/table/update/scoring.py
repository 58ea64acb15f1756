"""Let points rise from a trick and be counted, ring when a contract is made, lay trumps into the cloth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.rules.events import CardPlayed, ContractMade, DealBegun, TrickTaken
from game.rules.result import Outcome
from game.rules.seats import side_of
from game.rules.standing import is_made, needed, often_cards
from game.rules.strength import points_of
from game.scenes.table.motion.score import LEAVING
from game.scenes.table.motion.tones import tone
from game.scenes.table.on_the_cloth import laid_of
from game.scenes.table.queries import counted_points, shows_points

if TYPE_CHECKING:
    from game.rules.events import Event
    from game.scenes.table.motion.beats import Beat
    from game.scenes.table.show import Show
    from game.scenes.table.update.step import Step

BELL: Final = "bell"
BURN: Final = "burn"
"""A doubling is burnt into the rail."""
FLIGHT: Final = 1.15
"""The flight of a card's points by that of the card itself."""


def happened(step: Step, event: Event, beat: Beat) -> None:
    """Start what the event moves; it has just happened, and its cards fly as the beat says."""
    motion, show = step.motion.score, step.model.show
    motion.version += 1
    if isinstance(event, ContractMade):
        motion.named = 0.0
        if event.contract.multiplier > 1 and shows_points(step.model, step.wishes.likes):
            step.sound(BURN)
    elif isinstance(event, DealBegun):
        motion.rising.finish()
        motion.lit = None
    elif not shows_points(step.model, step.wishes.likes):
        return
    elif isinstance(event, CardPlayed) and len(show.board.trick) == show.players:
        motion.rising.lift(_trick_points(show), beat.flight)
    elif isinstance(event, TrickTaken):
        score = show.account.rules.score
        last = score.last_trick * often_cards(show.account) if event.is_last else 0
        motion.rising.send(side_of(event.seat, show.players), beat.flight * FLIGHT, last)


def _trick_points(show: Show) -> list[tuple[int, int]]:
    """What each card of the trick counts, with the seat that played it."""
    contract, account = show.account.contract, show.account
    if contract is None:
        return []
    often, king = often_cards(account), account.rules.score.scale(contract.trumps)
    return [
        (seat, points_of(token.face, contract.trumps, king) * often)
        for seat, token in show.board.trick
        if token.face is not None
    ]


def pass_time(step: Step, seconds: float) -> None:
    """Let points fly and be counted; ring and light the rail once the contract is made."""
    motion, show = step.motion.score, step.model.show
    if not motion.rising.is_flying and len(show.board.trick) < show.players:
        motion.rising.finish()  # the trick was taken back
    if motion.is_still and motion.told == (show.account, show.result):
        return
    motion.told = show.account, show.result
    motion.advance(seconds)
    is_first, before = not motion.meter.points, motion.meter.points
    goal = tuple(points - motion.rising.on_the_way(side) for side, points in enumerate(counted_points(show)))
    is_at_once = step.wishes.is_still or not step.wishes.pace.collect
    if is_first or show.result is not None:
        motion.meter.settle(goal)
    else:
        ten = motion.meter.follow(goal, seconds, is_still=is_at_once)
        if ten and shows_points(step.model, step.wishes.likes):
            step.sound(*tone(ten))
    motion.lay(laid_of(step), LEAVING if is_at_once else seconds)
    _light(step, is_first=is_first)
    motion.version += before != motion.meter.points


def _light(step: Step, *, is_first: bool) -> None:
    """Light the rail, with a bell unless it was lit when the table was set up; let it go out again."""
    motion, show = step.motion.score, step.model.show
    account, goal, result = show.account, needed(show.account), show.result
    if account.contract is None or goal is None:
        is_lit = False
    elif result is not None:
        is_lit = result.outcome is Outcome.MADE
    else:
        side = side_of(account.contract.taker, show.players)
        is_lit = is_made(account) and motion.meter.points[side] >= goal
    if is_lit is (motion.lit is not None):
        return
    motion.lit = 0.0 if is_lit else None
    motion.version += 1
    if is_lit and not is_first and result is None and shows_points(step.model, step.wishes.likes):
        step.sound(BELL)
