"""Dispatch each intent to the function that carries it out."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, assert_never

from game.scenes.table import effects, intents
from game.scenes.table.counters import holds_count
from game.scenes.table.intents import Answering, Command, Handling, Intent, Looking, Pointing
from game.scenes.table.update import (
    arranging,
    asking,
    cards,
    notes,
    passing_time,
    phones,
    playing,
    pointing,
    questions,
    seating,
    sharing,
    telling,
)

if TYPE_CHECKING:
    from game.scenes.table.effects import Effect
    from game.scenes.table.intents import Settling
    from game.scenes.table.update.step import Step


def update(step: Step, intent: Intent | float, *, is_sketchy: bool = False) -> list[Effect]:
    """Carry out an intent, or let so many seconds pass; return the effects in order.

    While the pictures of cards are sketchy (`is_sketchy`) no picture of a phase is taken.
    """
    if not isinstance(intent, float | int | Pointing):
        step.motion.score.finish()
    if isinstance(intent, float | int):
        passing_time.pass_time(step, intent, is_sketchy=is_sketchy)
    elif isinstance(intent, Command):
        COMMANDS[intent](step)
    elif isinstance(intent, Pointing):
        _point(step, intent)
    elif isinstance(intent, Handling):
        _handle(step, intent)
    elif isinstance(intent, Answering):
        _answer(step, intent)
    elif isinstance(intent, Looking):
        _look(step, intent)
    else:
        _settle(step, intent)
    if step.effects and any(isinstance(effect, effects.Over) for effect in step.effects):
        step.model.note.text = ""
        sharing.leave_screen(step)
    return step.effects


COMMANDS: Final[dict[Command, Callable[[Step], None]]] = {
    Command.TOUCH: sharing.touch,
    Command.HURRY: playing.hurry,
    Command.SKIP: playing.skip,
    Command.DESELECT: arranging.deselect,
    Command.CUT_PACK: asking.cut,
    Command.GO_BACK: questions.go_back,
    Command.TAKE_BACK: playing.take_back,
    Command.TOGGLE_HINT: notes.toggle_hint,
    Command.FORGET_HINT: notes.forget_hint,
    Command.TOGGLE_FIGURES: notes.toggle_figures,
    Command.TOGGLE_OLD_TRICKS: notes.toggle_old_tricks,
    Command.CLOSE_OLD_TRICKS: notes.close_old_tricks,
    Command.STEP_WHY: notes.step_why,
    Command.FORGET_WHY: notes.forget_why,
    Command.REPEAT: telling.repeat,
    Command.TELL_TABLE: telling.tell_table,
    Command.TELL_HAND: telling.tell_hand,
    Command.TELL_SCORE: telling.tell_score,
    Command.COVER_HAND: sharing.cover_own,
    Command.LEAVE_SCREEN: sharing.leave_screen,
    Command.TOGGLE_HAND: sharing.toggle,
    Command.LET_GO_SHOULDER: sharing.let_go_shoulder,
    Command.HOLD_HAND: cards.hold_hand,
    Command.FORGET_HOLD: arranging.forget_hold,
    Command.OPEN_MENU: lambda step: step.effects.append(effects.Page.MENU),
    Command.OPEN_RULES: lambda step: step.effects.append(effects.Page.RULES),
    Command.OPEN_LOG: lambda step: step.effects.append(effects.Page.LOG),
    Command.TOGGLE_SOUND: asking.toggle_sound,
    Command.RELAYOUT: sharing.relayout,
    Command.ASK_AGAIN: sharing.ask_again,
    Command.CLOSE_PAGE: passing_time.page_closed,
}


def _point(step: Step, intent: Pointing) -> None:
    match intent:
        case intents.PointAt(where):
            pointing.point_at(step, where)
        case intents.RestMouse(is_finger, is_press):
            pointing.rest_mouse(step, is_finger=is_finger, is_press=is_press)
        case intents.FocusButton(place):
            pointing.focus_button(step, place)
        case intents.StepCard(way, is_any):
            pointing.step_card(step, way, is_any=is_any)
        case intents.SpreadTo(count):
            pointing.spread_to(step, count)
        case intents.LiftPack(where):
            pointing.lift(step, where)
        case _:
            assert_never(intent)


def _handle(step: Step, intent: Handling) -> None:
    match intent:
        case intents.Grab(token, where, plays):
            arranging.grab(step, token, where, plays=plays)
        case intents.Pull(where):
            arranging.pull(step, where)
        case intents.LetGo(where):
            cards.drop(step, where)
        case intents.Tap(token):
            cards.tap(step, token)
        case intents.TakeCard(token):
            cards.take(step, token)
        case intents.Commit(fault):
            cards.commit(step, fault)
        case intents.DragHand(pulled):
            step.model.hands.pulled = pulled
        case intents.DropHand(where):
            cards.drop_hand(step, where)
        case _:
            assert_never(intent)


def _answer(step: Step, intent: Answering) -> None:
    match intent:
        case intents.Use(offer):
            asking.use(step, offer)
        case intents.ChooseNumber(goal):
            questions.choose_number(step, goal)
        case intents.Act(action):
            playing.act(step, action)
        case intents.BrowseOldTricks(way):
            notes.browse_old_tricks(step, way)
        case intents.AskWhy(done):
            notes.ask_why(step, done)
        case intents.ChooseNumbered(chosen):
            step.model.phones.chosen = chosen
        case intents.PlayNumbered(place):
            phones.play(step, place)
        case _:
            assert_never(intent)


def _look(step: Step, intent: Looking) -> None:
    match intent:
        case intents.OpenHand(seat, pad):
            sharing.open_hand(step, seat, pad)
        case intents.SitDown(seat, pad):
            sharing.sit_down(step, seat, pad)
        case intents.TurnPage(seat):
            sharing.turn_by_hand(step, seat)
        case intents.Refuse(seat):
            sharing.refuse(step, seat)
        case intents.MakeCode(seat):
            phones.make_code(step, seat)
        case intents.Scanned(seat):
            sharing.scanned(step, seat)
        case _:
            assert_never(intent)


def _settle(step: Step, intent: Settling) -> None:
    match intent:
        case intents.OpenScore() if holds_count(step.model):
            step.tell(step.wishes.say("count.first"))
        case intents.OpenScore(at):
            if at is not None:
                sharing.turn_score(step, is_turned=at[1] < 0.5)
            step.effects.append(effects.Page.SCORE)
        case intents.WantCompany(company):
            step.model.seating.wanted = company
        case intents.Reseated():
            seating.reseat(step, intent)
        case intents.HintFound(advice):
            notes.hint_found(step, advice)
        case intents.ThoughtFound(found):
            notes.thought_found(step, found)
        case _:
            assert_never(intent)
