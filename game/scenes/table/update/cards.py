"""A card of the hand is selected, laid away, played, or refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.actions import Blunder, Play
from game.rules.fault import Fault
from game.scenes.preferences import PlaysBy, SuitOrder
from game.scenes.table.queries import holder, is_asked, is_covered, is_shared, known
from game.scenes.table.sentences import duty_sentence
from game.scenes.table.update import arranging, playing, sharing
from game.scenes.table.update.questions import ask

if TYPE_CHECKING:
    from game.cards.card import Card
    from game.rules.view import View
    from game.scenes.table.board import Token
    from game.scenes.table.geometry.pose import Point
    from game.scenes.table.update.step import Step


def tap(step: Step, token: Token) -> None:
    """A card was tapped, or its digit typed; whoever only watches cannot play."""
    model, attention = step.model, step.model.attention
    if model.seating.viewer not in model.seating.people:
        return
    is_first = token is not model.hands.selected
    if step.wishes.likes.plays_by is PlaysBy.SELECT and is_first and model.view.choices.playable:
        step.motion.flights.press(token)
        model.hands.selected = attention.chosen = token
        attention.by_keys = True
        model.note.text = ""
        step.sound("button", 0.5)
        step.slide()
        return
    model.hands.selected = None
    take(step, token)


def take(step: Step, token: Token) -> None:
    """Lay the card away or play it; out of turn, commit that fault; whoever only watches cannot play."""
    if step.model.seating.viewer not in step.model.seating.people:
        return
    choices, is_fresh = step.model.view.choices, step.model.question.is_fresh
    step.motion.flights.press(token)
    if is_fresh and choices.discards:
        _toggle_laid_away(step, token)
    elif not choices.playable or not is_fresh:
        commit(step, Fault.OUT_OF_TURN)
    else:
        _play(step, token)


def _toggle_laid_away(step: Step, token: Token) -> None:
    """Select a card to lay away, or deselect it; one card too many replaces the oldest selection."""
    model, question, choices = step.model, step.model.question, step.model.view.choices
    if token.face not in choices.discardable:
        step.refuse(step.wishes.say("table.discard.trump"))
        return
    if token in question.laid_away:
        question.laid_away = tuple(one for one in question.laid_away if one is not token)
    else:
        question.laid_away = (*question.laid_away, token)[-choices.discards :]
    model.note.text = ""
    ask(step)
    step.slide()


def _play(step: Step, token: Token) -> None:
    """Play the card, or refuse it and name the duty."""
    model, card, choices = step.model, token.face, step.model.view.choices
    viewer = model.seating.viewer
    if card is None or model.match.waits_for != viewer:
        return
    if card in choices.playable:
        model.note.text = ""
        says = card in choices.belote_cards and model.question.says_belote
        playing.act(step, Play(viewer, card, says_belote=says))
        return
    refuse(step, model.view, card)


def refuse(step: Step, view: View, card: Card, number: int | None = None) -> None:
    """Refuse a card that may not be played, and name the duty that forbids it if the player wishes that.

    A card with a `number` is on a phone: the sentence names the number, and only in a trick that has begun,
    since otherwise the duty would tell something about the hand.
    """
    why = duty_sentence(view, card, step.wishes)
    if number is not None:
        is_following = view.trick is not None and view.trick.cards
        why = step.wishes.say("phone.illegal", number=number, why=why) if why and is_following else ""
    elif not why:
        return
    step.refuse(why if step.wishes.likes.explains_illegal else "")


def drop(step: Step, where: Point) -> None:
    """The card that was held is let go: tapped, played above the hand, or put elsewhere in it."""
    hands, likes = step.model.hands, step.wishes.likes
    token, was_pulled, plays = hands.held, hands.origin is not None, hands.plays_pulled
    arranging.let_go(step)
    if token is None or token not in step.hand:
        return
    if not was_pulled:
        tap(step, token)
        return
    if not step.layout.page.area.contains(where):
        pass  # a card let go outside of the window is not played
    elif where[1] < step.layout.hand_zone.y:
        if plays:
            take(step, token)
    elif likes.suit_order is SuitOrder.OWN:
        arranging.put(step, token, where[0])
    if token in step.hand:
        step.lay_in_place()


def commit(step: Step, fault: Fault) -> None:
    """A fault that costs ten points ([004]): warn, and the second time commit it."""
    model, question = step.model, step.model.question
    viewer = model.seating.viewer
    if viewer not in model.seating.people or fault not in known(model).choices.blunders:
        return
    if question.warned is fault:
        model.note.text, question.warned = "", None
        playing.act(step, Blunder(viewer, fault))
        return
    step.refuse(step.wishes.say("table.warn.turn" if fault is Fault.OUT_OF_TURN else "table.warn.pack"))
    question.warned = fault


def hold_hand(step: Step) -> None:
    """Open the own hand while mouse or finger are held down on it."""
    model = step.model
    model.hands.is_pressed = True
    seat = holder(model, step.wishes.likes)
    if seat is not None and is_covered(model):
        sharing.open_hand(step, seat)


def drop_hand(step: Step, where: Point) -> None:
    """The hand was let go: play the card that was pulled up, and cover the others."""
    model, hands = step.model, step.model.hands
    pulled, hands.pulled, hands.is_pressed = hands.pulled, None, False
    if pulled is not None and where[1] < step.layout.hand_zone.y:
        take(step, pulled)
    if holder(model, step.wishes.likes) is not None and not is_covered(model):
        sharing.cover(step)


def play_single(step: Step, seconds: float) -> None:
    """Play the only card that may be played, once the player has had the time to see it."""
    model, hands, choices = step.model, step.model.hands, step.model.view.choices
    is_bare = model.question.prompt is None and not model.question.extras and model.review is None
    is_single = len(choices.playable) == 1 and not model.view.rules.play.allows_faults
    is_alone = not is_shared(model)  # at a shared screen the tempo would reveal the single card
    if not (step.wishes.likes.plays_single and is_alone and is_asked(model) and is_bare and is_single):
        hands.waited = 0.0
        return
    hands.waited += seconds
    if hands.waited >= step.wishes.pace.think and not step.is_busy:
        hands.waited, hands.selected = 0.0, None
        take(step, next(one for one in step.hand if one.face in choices.playable))
