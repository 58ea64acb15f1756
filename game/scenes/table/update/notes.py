"""What is told in notes: hints, why somebody did something, old tricks, warnings."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.rules.reviewing import reviewable
from game.scenes.table.effects import Change, Order, ThinkBack, ThinkHint
from game.scenes.table.public_acts import place_of, public_acts_of
from game.scenes.table.queries import is_asked, known, public_acts
from game.table.seating import seed_of_view

if TYPE_CHECKING:
    from game.rules.actions import MakeCall, Play
    from game.scenes.table.advice import Advice
    from game.scenes.table.public_acts import PublicAct
    from game.scenes.table.update.step import Step
    from game.table.hindsight import Hindsight


def fade(step: Step, seconds: float) -> None:
    """Let notes fade and hints take their time."""
    model = step.model
    if model.hint.is_asked:
        model.hint.waited += seconds
    if not model.note.text:
        return
    model.note.left -= seconds
    if model.note.left <= 0:
        model.note.text = ""
        model.question.warned = None


# --- hints


def toggle_hint(step: Step) -> None:
    """Ask for a hint, or close it."""
    model, say = step.model, step.wishes.say
    if model.hint.is_wanted:
        forget_hint(step)
    elif not step.wishes.likes.offers_hints:
        step.tell(say("table.switchedOff"))
    elif not is_asked(model):
        step.tell(say("table.hint.notYet"))
    else:
        close_old_tricks(step)
        model.note.text = ""
        model.hint.is_asked, model.hint.waited = True, 0.0
        # the look back thinks about the same imagined deals
        record = model.match.record()
        seed_of = seed_of_view("" if record is None else record.seed or "")
        step.effects.append(ThinkHint(model.view, seed_of(model.view)))


def forget_hint(step: Step) -> None:
    """Close the hint and cancel its computation."""
    hint = step.model.hint
    if hint.is_wanted:
        step.effects.append(Order.DROP_HINT)
    hint.is_asked, hint.advice = False, None


def hint_found(step: Step, advice: Advice | None) -> None:
    """Show the hint that was found; None: no hint can be given."""
    hint = step.model.hint
    if not hint.is_asked:
        return
    hint.is_asked, hint.advice = False, advice
    if advice is None:
        step.tell(step.wishes.say("table.hint.none"))


def toggle_figures(step: Step) -> None:
    """Show what the hint weighed, or fold it away; the next hint will look the same."""
    step.effects.append(Change(lambda likes: replace(likes, shows_figures=not likes.shows_figures)))


# --- why


def step_why(step: Step) -> None:
    """Open or fold the figures of the hint that is shown, if it has any.

    Otherwise explain the latest act of a computer, then the one before; after the first act, close.
    """
    advice = step.model.hint.advice
    if advice is not None and advice.has_figures:
        toggle_figures(step)
        return
    found, act = public_acts(step.model), step.model.why.act
    if act is not None and act in found:
        found = found[: found.index(act)]
        if not found:
            forget_why(step)
            return
    if not found:
        step.tell(step.wishes.say("why.none"))
        return
    _explain(step, found[-1])


def ask_why(step: Step, done: Play | MakeCall) -> None:
    """Explain that act; if it is explained already, close the explanation."""
    found = [one for one in public_acts(step.model) if one.done == done]
    if not found:
        return
    if found[-1] == step.model.why.act:
        forget_why(step)
    else:
        _explain(step, found[-1])


def _explain(step: Step, act: PublicAct) -> None:
    """Explain the act by what was public, and compute its reasons if they may be told already."""
    model = step.model
    forget_hint(step)
    forget_why(step)
    model.note.text = ""
    model.why.act = act
    done = public_acts_of(model.match.view(model.seating.viewer))
    later = sum(one.done == act.done for one in done[done.index(act) + 1 :])
    record = model.match.record()
    if step.wishes.likes.thoughts_after_deal or record is None:
        return
    place = place_of(record, act.done, later)
    if place is not None:
        model.why.is_thinking = True
        step.effects.append(ThinkBack(record, place))


def forget_why(step: Step) -> None:
    """Close the explanation and cancel its computation."""
    why = step.model.why
    if why.is_thinking:
        step.effects.append(Order.DROP_THOUGHT)
    why.act, why.is_thinking, why.is_found, why.found = None, False, False, None


def thought_found(step: Step, found: Hindsight | None) -> None:
    """Show what the computer thought."""
    why = step.model.why
    if why.is_thinking:
        why.is_thinking, why.is_found, why.found = False, True, found


# --- old tricks


def toggle_old_tricks(step: Step) -> None:
    """Show the last trick, or close it."""
    model = step.model
    if model.review is not None:
        close_old_tricks(step)
        return
    model.view = known(model)
    tricks = reviewable(model.view)
    if tricks:
        model.review, model.note.text = len(tricks) - 1, ""
        forget_hint(step)
        forget_why(step)
    elif model.view.tricks:
        step.tell(step.wishes.say("table.review.none"))


def browse_old_tricks(step: Step, way: int) -> None:
    """Look at the next old trick, or the one before."""
    model = step.model
    if model.review is not None:
        model.review = min(len(reviewable(model.view)) - 1, max(0, model.review + way))
        forget_why(step)


def close_old_tricks(step: Step) -> None:
    """Close the old trick."""
    step.model.review = None
    forget_why(step)
