"""Ask the player whose turn it is, and carry out the button that answers."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from game.rules.actions import Cut, Keep, Knock
from game.scenes.table.effects import Change, Photograph
from game.scenes.table.offers import ButtonKind
from game.scenes.table.queries import is_shared, known
from game.scenes.table.update import playing, pointing, sharing
from game.scenes.table.update.questions import ask, choose_number, explain, find_extras, forget, go_back
from game.scenes.table.update.step import GUARD

if TYPE_CHECKING:
    from game.scenes.table.offers import Offer
    from game.scenes.table.update.step import Step

MIDDLE_CUT: Final = 16


def refresh(step: Step) -> None:
    """Bring the question up to date once everything has been shown.

    Where there is nothing to ask, act for the player: keep the seven, or knock if `asks_for_cut` is off.
    """
    model, question = step.model, step.model.question
    asked = model.match.waits_for
    if question.is_fresh and asked == question.turn:
        return
    if question.is_fresh:  # an action without a visible event, such as keeping the seven
        forget(step)
    moment = (asked, model.match.length)
    if moment != question.moment:  # whoever has only held the cards open may answer at once
        question.age = 0.0
    question.is_fresh, question.turn, question.moment = True, asked, moment
    view = model.view = known(model)
    if model.seating.viewer not in model.seating.people:
        return
    choices = view.choices
    if choices.may_keep and not choices.may_exchange and not is_shared(model):
        playing.act(step, Keep(view.seat))
        return
    ask(step)
    find_extras(step)
    explain(step)
    if choices.may_cut:
        if model.is_lesson or not step.wishes.likes.asks_for_cut:
            playing.act(step, Knock(view.seat))
            return
        question.spread = MIDDLE_CUT
    if choices.is_asked:
        question.guard = GUARD
        sharing.call_pad(step, view.seat)
        step.effects.append(Photograph(f"own_{view.phase.value}"))
    pointing.point_at(step, model.attention.mouse)
    step.slide()


def use(step: Step, offer: Offer) -> None:
    """Do what the pressed button does."""
    model, question = step.model, step.model.question
    model.note.text = ""
    if offer.is_dead:
        missing = model.view.choices.discards - len(question.laid_away)
        step.refuse(step.wishes.say.count("table.discard.title", missing))
        return
    step.sound("button", 0.5)
    match offer.kind:
        case ButtonKind.BELOTE:
            question.says_belote = not question.says_belote
            find_extras(step)
        case ButtonKind.NUMBER:
            choose_number(step, offer.goal)
        case ButtonKind.ASK:
            question.prompt, question.extras, model.attention.hot = offer.question, (), None
        case ButtonKind.BACK:
            go_back(step)
        case ButtonKind.COVER:
            sharing.cover_own(step)
        case ButtonKind.CLAIM:
            playing.claim(step)
        case ButtonKind.PEEK:
            sharing.peek(step)
        case ButtonKind.ACT:
            if offer.action is not None:
                playing.act(step, offer.action)


def cut(step: Step) -> None:
    """Cut the pack at the chosen place."""
    spread = step.model.question.spread
    if spread is not None:
        playing.act(step, Cut(step.model.view.seat, spread))


def toggle_sound(step: Step) -> None:
    """Switch all sounds off, or on again."""
    step.effects.append(Change(lambda likes: replace(likes, is_muted=not likes.is_muted)))
