"""Let time pass: advance animations, then show the next event or continue the match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.rules.phase import Phase
from game.scenes.table.counters import holds_count
from game.scenes.table.effects import Order, Page, Reseat, ShowEnd, ShowSetPiece
from game.scenes.table.motion.counting import SOFT
from game.scenes.table.motion.courses import opened
from game.scenes.table.queries import holds_declarations, is_shared, known, watcher
from game.scenes.table.update import (
    arranging,
    asking,
    cards,
    curtain,
    living,
    notes,
    playing,
    pointing,
    scoring,
    sharing,
    telling,
)
from game.scenes.table.update.step import awaits_picture

if TYPE_CHECKING:
    from game.scenes.table.model import TableModel
    from game.scenes.table.update.step import Step


OPENING: Final = 2.2
"""To take up and open the own hand takes so many times as long as to play a card."""


def pass_time(step: Step, seconds: float, *, is_sketchy: bool) -> None:
    """Cards fly, bubbles burst, the next event is shown, the match goes on.

    While the pictures of cards are sketchy no picture of a phase is taken.
    """
    model, motion = step.model, step.motion
    model.show.pass_time(seconds)
    model.question.guard = max(0.0, model.question.guard - seconds)
    model.question.age += seconds
    arranging.arrange(step)
    cards.play_single(step, seconds)
    pointing.pass_time(step, seconds)
    notes.fade(step, seconds)
    motion.flights.advance(seconds)
    motion.hover.advance(seconds)
    living.pass_time(step, seconds)
    if motion.counting.pass_time(seconds):
        step.sound("score_tick", SOFT)
    motion.director.pass_time(seconds)
    step.hear()
    sharing.pass_time(step, seconds)
    if not is_sketchy:
        playing.take_picture(step)
    playing.show_events(step)
    telling.look(step)
    if not (step.is_busy or awaits_picture(step)):
        _go_on(step, seconds)
    scoring.pass_time(step, seconds)


def _go_on(step: Step, seconds: float) -> None:
    """Continue after everything was shown: take up the hand, end the deal, or advance the match."""
    model, progress, pace = step.model, step.model.progress, step.wishes.pace
    if model.show.board.has_hand_to_take_up:
        step.sound("fan")
        model.show.board.take_up()
        model.show.board.open_pack(known(model).stock)
        step.send(pace.play * OPENING, course=opened(model.show.board, step.layout))
        return
    is_over = (model.match.is_over and not progress.held) or _is_dealt(model)
    if not progress.is_counted and (model.show.result is not None or is_over):
        _after_deal(step)
        return
    if is_over or _looks_first(step):
        return
    if holds_count(model) and not progress.is_told:
        progress.is_told = True
        step.effects.append(Page.TRICKS)
        return
    progress.thinking -= seconds  # counted from the question, so that computing time does not show
    if progress.thinking > 0 and not progress.held and _may_interrupt(step):
        return
    if not progress.held and not _ask_match(step, seconds):
        return
    if progress.thinking <= 0:
        if holds_count(model):
            step.effects.append(Order.SAVE)  # the tricks are counted, and a match that is over has ended now
        events, progress.held = progress.held, []
        playing.feed(step, events)
        playing.show_events(step)


def _looks_first(step: Step) -> bool:
    """Let everybody look at the whole hand before declarations are shown; return whether somebody has to."""
    if step.model.sharing.is_looking and holds_declarations(step.model):
        asking.refresh(step)
        return True
    return curtain.before_declarations(step)


def _may_interrupt(step: Step) -> bool:
    """Ask no computer yet while the player may double out of turn; return whether he may."""
    model = step.model
    if not model.match.rules.auction.doubles_out_of_turn or is_shared(model):
        return False
    if not known(model).choices.out_of_turn or not step.motion.director.is_idle:
        return False
    asking.refresh(step)
    return True


def _is_dealt(model: TableModel) -> bool:
    """Whether the one deal of a practice is over and everything of it was shown."""
    is_waiting = model.is_practice and not model.progress.held and model.match.waits_for is None
    return is_waiting and known(model).phase is Phase.SHUFFLING


def _ask_match(step: Step, seconds: float) -> bool:
    """Advance the match by an action; return whether it has visible events."""
    model, progress = step.model, step.model.progress
    progress.turn, before = model.match.waits_for, model.match.length
    if curtain.before(step) or not step.wishes.may_go_on:
        return False  # nobody is asked before the last action is on the disk
    if not model.sharing.is_looking:
        progress.held = list(model.match.advance(watcher(model)))
    # an action may have no visible event, such as keeping the seven
    if progress.held or before != model.match.length:
        step.effects.append(Order.SAVE)
    elif not curtain.ask(step, seconds) and step.motion.director.is_idle:
        asking.refresh(step)
    return bool(progress.held)


def _after_deal(step: Step) -> None:
    """Show a great moment, then open the score sheet or the page of the end of the match, or deal again."""
    model, progress = step.model, step.model.progress
    model.view = known(model)
    if progress.moment is not None and model.show.result is not None:
        model.show.bubbles.clear()  # none stands half grown under the page
        step.effects.append(ShowSetPiece(progress.moment, model.show.result))
        progress.moment = None
        return
    progress.is_counted = True
    if model.deals is not None and model.progress.dealt >= model.deals:
        step.effects.append(Page.END_PROGRAM)
    elif model.is_practice:
        step.effects.append(Page.AFTERWARDS)
    elif model.view.match_result is not None:
        step.effects.append(ShowEnd(model.view.match_result))
    elif model.seating.people and step.wishes.likes.shows_sheet:
        step.effects.append(Page.COUNT)
    else:
        deal_again(step)


def page_closed(step: Step) -> None:
    """A page over the table was closed: after the score sheet begin the next deal."""
    if step.model.progress.is_counted and not step.model.match.is_over:
        deal_again(step)


def deal_again(step: Step) -> None:
    """Begin the next deal, with new players if they were chosen; end a lesson."""
    model = step.model
    if model.is_lesson:
        step.effects.append(Page.AFTERWARDS)
    elif model.seating.wanted is not None:
        step.effects.append(Reseat(model.seating.wanted))
    else:
        begin_deal(step)


def begin_deal(step: Step) -> None:
    """Let the match deal again."""
    progress = step.model.progress
    progress.is_counted = progress.is_celebrated = progress.is_told = False
    step.model.show.result = None
    step.model.match.continue_match()
