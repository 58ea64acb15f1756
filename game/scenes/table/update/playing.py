"""Carry out actions of the player and show the events of the match one by one."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from game.rules.events import CardTurned, DealBegun, DealScored, DeclarationShown, HandDealt
from game.scenes.table.account import account_of
from game.scenes.table.counters import awaits_count, holds_count
from game.scenes.table.effects import Order, Photograph
from game.scenes.table.geometry.poses import poses_of, starts
from game.scenes.table.moments import moment_of
from game.scenes.table.motion.beats import Beat, beat_of
from game.scenes.table.motion.counting import Counting
from game.scenes.table.motion.courses import course_of
from game.scenes.table.motion.director import Queued
from game.scenes.table.phases import DEALING, picture_name
from game.scenes.table.queries import (
    DECLARED,
    awaits_looks,
    emphasis,
    known,
    taker_back,
    watcher,
    why_not_back,
)
from game.scenes.table.update import living, scoring, sharing, telling
from game.scenes.table.update.questions import forget
from game.scenes.table.update.step import awaits_picture, is_popping

if TYPE_CHECKING:
    from game.rules.actions import Action
    from game.rules.events import Event
    from game.scenes.pace import Pace
    from game.scenes.table.update.step import Step

COUNTED: Final = 1.1
"""The counted points stay so many times as long as they took to count."""

INTERRUPTIBLE: Final = 1.2
"""Seconds for which, at any speed, a call may be doubled out of turn before the next one speaks."""

WHOLE: Final = 0.6
"""Seconds in which all cards that are left fall when the rest is claimed."""


def act(step: Step, action: Action) -> None:
    """Carry out an action of the player at once."""
    model = step.model
    sharing.acts(step, action)
    model.match.act(action)
    events = list(model.match.advance(watcher(model)))
    step.effects.append(Order.SAVE)
    model.progress.held = []
    feed(step, events)
    show_events(step)
    sharing.acted(step, action)


def claim(step: Step) -> None:
    """Claim the rest for the viewer, and cover open hands, since everybody looks at the proof."""
    if step.model.match.claim(step.model.seating.viewer):
        sharing.cover(step)
        forget(step)
        telling.look_at_claim(step)


def feed(step: Step, events: list[Event]) -> None:
    """Show these events one after the other.

    Declarations are held back until everybody has seen the own hand, the sheet until tricks are counted.
    """
    model, show = step.model, step.model.show
    waits: tuple[type[Event], ...] = ()
    if awaits_looks(model):
        waits = DECLARED
    elif awaits_count(model, step.wishes.likes):
        waits = (DealScored,)
    first = next((at for at, one in enumerate(events) if isinstance(one, waits)), len(events))
    events, model.progress.held = events[:first], events[first:]
    if holds_count(model):
        step.effects.append(Order.SAVE)  # the saved match notes that its tricks are still to be counted
    pace = _pace(step)
    viewer = model.seating.viewer
    after = account_of(model.match.view(viewer))
    beats = [Beat() if show.is_unsaid(one) else beat_of(one, pace, viewer, show.players) for one in events]
    if not model.seating.people:  # nobody is there to press
        beats = [replace(beat, waits_for_press=False) for beat in beats]
    step.motion.director.feed(Queued(event, beat, after) for event, beat in zip(events, beats, strict=True))
    waits_for = model.match.waits_for
    is_prompt = waits_for is None or waits_for in model.seating.people
    may_interrupt = bool(model.match.view(viewer).choices.out_of_turn)
    least = INTERRUPTIBLE if may_interrupt else 0.0
    model.progress.thinking = 0.0 if is_prompt else max(pace.think, least)
    forget(step)


def _pace(step: Step) -> Pace:
    """Return the pace of the table; after a claim one that shows the rest within `WHOLE` seconds."""
    pace, rest = step.wishes.pace, step.model.match.claimed
    if rest is None:
        return pace
    each = min(pace.play, WHOLE / (len(rest.order) * (step.model.show.players + 2)))
    return replace(pace, play=each, think=0.0, full_trick=each, waits_on_trick=False, collect=each)


def show_events(step: Step) -> None:
    """Show the events whose time has come."""
    while not awaits_picture(step):
        queued = step.motion.director.next(are_cards_at_rest=step.motion.flights.are_over)
        if queued is None:
            return
        happen(step, queued)


def happen(step: Step, queued: Queued) -> None:
    """Show one event: the board changes, and the cards fly to their new places."""
    model, show, event, beat = step.model, step.model.show, queued.event, queued.beat
    likes, flights = step.wishes.likes, step.motion.flights
    portraits, pace = model.seating.portraits, step.wishes.pace
    course = course_of(event, show.board, step.layout, portraits, pace.shuffle)
    show.apply(event, queued.after, step.wishes.pace.bubble)
    poses = poses_of(show.board, step.layout, emphasis(model, likes))
    begun = {}
    if isinstance(event, DeclarationShown):
        begun = starts(show.board, step.layout, event.seat, poses)
    flights.send(poses, beat.flight, stagger=beat.stagger, course=course, start=begun)
    step.motion.contacts.begin(event, beat, show.board, step.layout, flights)
    step.hear()
    scoring.happened(step, event, beat)
    if isinstance(event, DealScored):
        _count(step)
    if isinstance(event, DealBegun):
        model.note.text = ""
        sharing.begin_deal(step)
    if isinstance(event, CardTurned | HandDealt) and not show.board.has_hand_to_take_up:
        show.board.open_pack(known(model).stock)
    telling.happened(step, event)
    living.happened(step, event)
    model.progress.phase = picture_name(event, show) or model.progress.phase


def _count(step: Step) -> None:
    """Count the points up on the table, or show the deal as a great moment."""
    motion, progress, result = step.motion, step.model.progress, step.model.show.result
    seconds = step.wishes.pace.count_up
    is_seen = bool(step.model.seating.people) or seconds > 0
    progress.moment = moment_of(result, step.model.match.rules) if result is not None and is_seen else None
    progress.is_celebrated = progress.moment is not None
    motion.counting = Counting(0.0 if progress.moment is not None else seconds)
    motion.director.hold(motion.counting.seconds * (1 + COUNTED))
    progress.dealt += 1


def hurry(step: Step) -> None:
    """Finish the running animation in this frame."""
    motion = step.motion
    motion.flights.finish()
    motion.score.finish()
    motion.life.finish()
    if motion.counting.is_over:
        motion.director.press()
    else:
        motion.counting.finish()
    step.model.progress.thinking = 0.0
    step.hear()
    show_events(step)


def skip(step: Step) -> None:
    """Do not wait any longer for the computer whose turn it is."""
    step.model.progress.thinking = 0.0


def take_back(step: Step) -> None:
    """Undo the player's last decision, where that is switched on and the match allows it."""
    model, say, likes = step.model, step.wishes.say, step.wishes.likes
    seat = taker_back(model) if likes.offers_take_back else None
    if seat is None or not (model.match.can_undo(seat) and model.match.undo(seat)):
        step.tell(say(why_not_back(model, likes)))
        return
    sharing.took_back(step, seat)
    model.progress.held = []
    model.progress.is_counted = False
    step.motion.director.skip()
    step.motion.contacts.forget()
    sharing.look_anew(step)
    model.show.bubbles.clear()
    telling.took_back(step)
    view = known(model)
    number = 0 if view.trick is None else len(view.tricks) + 1
    step.tell(say("table.takenBack.trick", number=number) if number else say("table.takenBack"))
    step.effects.append(Order.SAVE)


# --- pictures of the phases of a deal ---------------------------------------------------------------------


def take_picture(step: Step) -> None:
    """Ask for the picture of the phase as it is on the screen now."""
    progress = step.model.progress
    if not progress.phase:
        return
    is_at_rest = step.motion.flights.are_over and not is_popping(step.model)
    if progress.phase == DEALING or is_at_rest:
        step.effects.append(Photograph(progress.phase))
        progress.phase = ""
