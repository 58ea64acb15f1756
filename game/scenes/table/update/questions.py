"""What the player is asked: the question, its buttons, and what explains the moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.proven import proof
from game.scenes.table.effects import Change, Speak
from game.scenes.table.offers import ButtonKind, Offer, extras_of, prompt_of
from game.scenes.table.queries import guide_sentence, is_covered, is_shared
from game.scenes.table.shared_offers import shared_extras, shared_prompt
from game.scenes.table.update import arranging
from game.scenes.table.update.notes import forget_hint, forget_why

if TYPE_CHECKING:
    from game.scenes.table.update.step import Step


def ask(step: Step) -> None:
    """Put the question of the moment."""
    model, wishes, question = step.model, step.wishes, step.model.question
    cards = tuple(token.face for token in question.laid_away if token.face is not None)
    names = model.seating.names
    prompt = prompt_of(
        model.view, wishes.say, wishes.deck, names, goal=question.goal, chosen=cards, aloud=wishes.aloud
    )
    question.prompt = shared_prompt(model, prompt, wishes.say)


def find_extras(step: Step) -> None:
    """Find the small buttons of the moment."""
    model, wishes, question = step.model, step.wishes, step.model.question
    extras = extras_of(
        model.view,
        wishes.say,
        wishes.deck,
        model.seating.names,
        says_belote=question.says_belote,
        aloud=wishes.aloud,
    )
    question.extras = (*extras, *_claim(step), *shared_extras(step))


def _claim(step: Step) -> tuple[Offer, ...]:
    """Return the button that claims the rest, if the player on lead has proof and sees the hand."""
    model, likes, view = step.model, step.wishes.likes, step.model.view
    if likes.plays_to_end or not likes.offers_claim or is_covered(model):
        return ()
    if view.seat not in model.seating.people or not proof(view):
        return ()
    return (Offer(step.wishes.say("claim.rest"), None, "R", kind=ButtonKind.CLAIM),)


def go_back(step: Step) -> None:
    """Return to the question before."""
    step.model.attention.hot = None
    ask(step)
    find_extras(step)


def choose_number(step: Step, goal: int) -> None:
    """Choose the number to bid."""
    step.model.question.goal = goal
    ask(step)


def forget(step: Step) -> None:
    """Withdraw the question and all choices until the next events have been shown."""
    model, question, attention = step.model, step.model.question, step.model.attention
    question.is_fresh = False
    question.prompt, question.extras, question.spread, question.grip = None, (), None, None
    attention.hot, attention.has_focus = None, False
    _answered(step)
    question.says_belote, question.goal, question.laid_away = False, 0, ()
    question.warned = None
    arranging.forget(step)
    forget_hint(step)
    forget_why(step)
    model.review = None
    attention.chosen, attention.by_keys = None, False


def explain(step: Step) -> None:
    """Explain the moment to somebody new."""
    model, guidance = step.model, step.model.guidance
    steps = guidance.guide.steps(model.view, guidance.said, step.wishes.likes, is_alone=not is_shared(model))
    if steps is None:
        return
    guidance.steps, guidance.view = steps, model.view
    guidance.said.update(steps)
    if steps:
        step.effects.append(Speak(guide_sentence(model, step.wishes)))


def _answered(step: Step) -> None:
    """Remove the explanation, because the player has answered."""
    guidance = step.model.guidance
    change = guidance.guide.learned(guidance.steps)
    if change is not None:
        step.effects.append(Change(change))
    guidance.steps, guidance.view = (), None
