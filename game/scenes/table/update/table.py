"""What happens when somebody wants something: each intent goes to the file that carries it out."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, assert_never

from game.scenes.table.corners import Corner
from game.scenes.table.effects import Change, Effect, Page, ShowLog, ShowMenu, ShowRules, ShowScore
from game.scenes.table.intents import (
    Act,
    Answering,
    Asking,
    AskWhy,
    BrowseOldTricks,
    ChooseNumber,
    ChooseNumbered,
    CloseOldTricks,
    ClosePage,
    Commit,
    CoverHand,
    CutPack,
    Deselect,
    DragHand,
    DropHand,
    FocusButton,
    ForgetHint,
    ForgetHold,
    ForgetWhy,
    GoBack,
    Grab,
    Handling,
    Hearing,
    HintFound,
    HoldHand,
    Holding,
    Hurry,
    Intent,
    LetGo,
    LetGoShoulder,
    LieAnew,
    Looking,
    OpenHand,
    Opening,
    OpenLog,
    OpenMenu,
    OpenRules,
    OpenScore,
    PlayNumbered,
    PointAt,
    Pointing,
    PressCorner,
    Pull,
    Refuse,
    Repeat,
    Reseated,
    RestMouse,
    Scanned,
    Settling,
    SitDown,
    Skip,
    SpreadTo,
    StepCard,
    StepWhy,
    TakeBack,
    TakeCard,
    Tap,
    TellHand,
    TellScore,
    TellTable,
    ThoughtFound,
    ToggleHand,
    ToggleHint,
    ToggleOldTricks,
    Touch,
    TurnPage,
    Use,
    WantCompany,
)
from game.scenes.table.update import (
    arranging,
    asking,
    cards,
    notes,
    phones,
    playing,
    pointing,
    questions,
    seating,
    sharing,
    telling,
    time,
)

if TYPE_CHECKING:
    from game.scenes.table.update.step import Step


def update(step: Step, intent: Intent | float, *, is_sketchy: bool = False) -> list[Effect]:
    """Carry out an intent, or let so many seconds pass; the effects in their order.

    While the pictures of cards are sketchy (`is_sketchy`) no picture of a phase is taken.
    """
    if isinstance(intent, float | int):
        time.pass_time(step, intent, is_sketchy=is_sketchy)
    else:
        _carry_out(step, intent)
    if any(isinstance(effect, Page) for effect in step.effects):
        step.model.note.text = ""
    return step.effects


def _carry_out(step: Step, intent: Intent) -> None:
    if isinstance(intent, Pointing):
        _point(step, intent)
    elif isinstance(intent, Handling):
        _handle(step, intent)
    elif isinstance(intent, Answering):
        _answer(step, intent)
    elif isinstance(intent, Asking):
        _ask(step, intent)
    elif isinstance(intent, Hearing):
        _tell(step, intent)
    elif isinstance(intent, Looking):
        _look(step, intent)
    elif isinstance(intent, Holding):
        _hold(step, intent)
    elif isinstance(intent, Opening):
        _open(step, intent)
    else:
        _settle(step, intent)


def _point(step: Step, intent: Pointing) -> None:
    match intent:
        case PointAt(where):
            pointing.point_at(step, where)
        case RestMouse(is_finger, is_press):
            pointing.rest_mouse(step, is_finger=is_finger, is_press=is_press)
        case FocusButton(place):
            pointing.focus_button(step, place)
        case StepCard(way):
            pointing.step_card(step, way)
        case SpreadTo(count):
            pointing.spread_to(step, count)
        case _:
            assert_never(intent)


def _handle(step: Step, intent: Handling) -> None:
    match intent:
        case Grab(token, where, plays):
            arranging.grab(step, token, where, plays=plays)
        case Pull(where):
            arranging.pull(step, where)
        case LetGo(where):
            cards.drop(step, where)
        case Deselect():
            step.model.hands.selected = None
        case Tap(token):
            cards.tap(step, token)
        case TakeCard(token):
            cards.take(step, token)
        case CutPack():
            asking.cut(step)
        case Commit(fault):
            cards.commit(step, fault)
        case _:
            assert_never(intent)


def _answer(step: Step, intent: Answering) -> None:
    match intent:
        case Use(offer):
            asking.use(step, offer)
        case GoBack():
            questions.go_back(step)
        case ChooseNumber(goal):
            questions.choose_number(step, goal)
        case Act(action):
            playing.act(step, action)
        case TakeBack():
            if step.wishes.likes.offers_take_back:
                playing.take_back(step)
            else:
                step.tell(step.wishes.say("table.switchedOff"))
        case _:
            assert_never(intent)


def _ask(step: Step, intent: Asking) -> None:
    match intent:
        case ToggleHint():
            notes.toggle_hint(step)
        case ForgetHint():
            notes.forget_hint(step)
        case ToggleOldTricks():
            notes.toggle_old_tricks(step)
        case CloseOldTricks():
            notes.close_old_tricks(step)
        case BrowseOldTricks(way):
            notes.browse_old_tricks(step, way)
        case StepWhy():
            notes.step_why(step)
        case AskWhy(done):
            notes.ask_why(step, done)
        case ForgetWhy():
            notes.forget_why(step)
        case _:
            assert_never(intent)


def _tell(step: Step, intent: Hearing) -> None:
    match intent:
        case Repeat():
            telling.repeat(step)
        case TellTable():
            telling.tell_table(step)
        case TellHand():
            telling.tell_hand(step)
        case TellScore():
            telling.tell_score(step)
        case _:
            assert_never(intent)


def _look(step: Step, intent: Looking) -> None:
    match intent:
        case OpenHand(seat, pad):
            sharing.open_hand(step, seat, pad)
        case CoverHand():
            sharing.cover(step)
        case ToggleHand():
            sharing.toggle(step)
        case SitDown(seat, pad):
            sharing.sit_down(step, seat, pad)
        case TurnPage(seat):
            sharing.turn_by_hand(step, seat)
        case LetGoShoulder():
            sharing.let_go_shoulder(step)
        case Refuse(seat):
            sharing.refuse(step, seat)
        case Scanned(seat):
            sharing.scanned(step, seat)
        case _:
            assert_never(intent)


def _hold(step: Step, intent: Holding) -> None:
    match intent:
        case HoldHand():
            cards.hold_hand(step)
        case DragHand(token):
            step.model.hands.pulled = token
        case DropHand(where):
            cards.drop_hand(step, where)
        case ForgetHold():
            step.model.hands.is_pressed = False
        case ChooseNumbered(place):
            step.model.phones.chosen = place
        case PlayNumbered(place):
            phones.play(step, place)
        case _:
            assert_never(intent)


def _open(step: Step, intent: Opening) -> None:
    match intent:
        case PressCorner(corner):
            _press_corner(step, corner)
        case OpenMenu():
            step.effects.append(ShowMenu())
        case OpenScore(at):
            if at is not None:
                sharing.turn_score(step, is_turned=at[1] < 0.5)
            step.effects.append(ShowScore())
        case OpenRules():
            step.effects.append(ShowRules())
        case OpenLog():
            step.effects.append(ShowLog())
        case _:
            assert_never(intent)


def _press_corner(step: Step, corner: Corner) -> None:
    match corner:
        case Corner.MENU:
            step.effects.append(ShowMenu())
        case Corner.SOUND:
            step.effects.append(Change(lambda likes: replace(likes, is_muted=not likes.is_muted)))
        case Corner.SCORE:
            step.effects.append(ShowScore())
        case Corner.LAST_TRICK:
            notes.toggle_old_tricks(step)
        case Corner.HINT:
            notes.toggle_hint(step)


def _settle(step: Step, intent: Settling) -> None:
    match intent:
        case Touch():
            step.model.sharing.waited = 0.0
        case Hurry():
            playing.hurry(step)
        case Skip():
            step.model.course.thinking = 0.0
        case WantCompany(company):
            step.model.seating.wanted = company
        case Reseated():
            seating.reseat(step, intent)
        case LieAnew(is_reworded):
            sharing.lie_anew(step, is_reworded=is_reworded)
        case ClosePage():
            time.page_closed(step)
        case HintFound(advice):
            notes.hint_found(step, advice)
        case ThoughtFound(found):
            notes.thought_found(step, found)
        case _:
            assert_never(intent)
