"""The table by keys alone: letters of buttons, arrows, Enter, digits, and the keys of the corner."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.scenes.digits import digit
from game.scenes.table.input.hearing import NOTHING, Heard, heard
from game.scenes.table.intents import (
    BrowseOldTricks,
    ChooseNumber,
    Command,
    FocusButton,
    Intent,
    OpenScore,
    SpreadTo,
    StepCard,
    TakeCard,
    Tap,
    Use,
)
from game.scenes.table.keys import ARROWS, ENTER_KEYS, QUIET_KEYS, letters_of, with_marks
from game.scenes.table.offers import ButtonKind, Offer, chosen_goal
from game.scenes.table.queries import has_cards, is_hint_shown, is_shared, offer_of

if TYPE_CHECKING:
    from game.scenes.table.board import Token
    from game.scenes.table.queries import Seen

SAYING_KEYS: Final = (pygame.K_p, pygame.K_x)
"""The keys of passing and contra; a button of a controller may be mapped to them."""

HASTE: Final = 0.6
"""Seconds after a question among several people in which no key answers: it was meant for the last one."""

TELLING: Final[dict[int, Intent]] = {
    pygame.K_F2: Command.REPEAT,
    pygame.K_F3: Command.TELL_TABLE,
    pygame.K_F4: Command.TELL_HAND,
    pygame.K_F6: Command.TELL_SCORE,
    pygame.K_F7: Command.OPEN_LOG,
}
"""Keys that let the table tell something; neither the match nor what is shown changes."""

ASKING: Final[dict[int, Intent]] = {
    pygame.K_h: Command.TOGGLE_HINT,
    pygame.K_l: Command.TOGGLE_OLD_TRICKS,
    pygame.K_u: Command.TAKE_BACK,
    pygame.K_w: Command.STEP_WHY,
    pygame.K_F1: Command.OPEN_RULES,
}


def hear(seen: Seen, event: pygame.Event) -> Heard:
    """Return the intents of a key."""
    if event.type != pygame.KEYDOWN or event.key in QUIET_KEYS:
        return NOTHING
    if event.key in TELLING:
        return heard(TELLING[event.key])
    if event.key == pygame.K_ESCAPE:
        return _escape(seen)
    if seen.is_busy:
        # a deal that is counted is not hurried on by a press that wants it back
        is_back, is_counted = event.key == pygame.K_u, seen.model.show.result is not None
        hurry = () if is_back and is_counted else (Command.HURRY,)
        return heard(*hurry, *([Command.TAKE_BACK] if is_back else []))
    meant = _meant(seen, event)
    if isinstance(meant, Use) and is_shared(seen.model) and seen.model.question.age < HASTE:
        meant = None
    # whoever steps to a button that interrupts the others is waited for
    skips = () if isinstance(meant, FocusButton) else (Command.SKIP,)
    return heard(*skips, *([] if meant is None else [meant]))


def _escape(seen: Seen) -> Heard:
    """Escape closes the topmost note; if there is none, it opens the menu."""
    model = seen.model
    if model.review is not None:
        return heard(Command.CLOSE_OLD_TRICKS)
    if model.why.act is not None:
        return heard(Command.FORGET_WHY)
    if is_hint_shown(model):
        return heard(Command.FORGET_HINT)
    if model.question.prompt is not None and model.question.prompt.is_extra:
        return heard(Command.GO_BACK)
    return heard(Command.HURRY, Command.OPEN_MENU)


def _meant(seen: Seen, event: pygame.Event) -> Intent | None:
    offer = _lettered(seen, event)
    if offer is not None:
        return Use(offer)
    if event.key == pygame.K_SPACE and is_shared(seen.model):
        return Command.TOGGLE_HAND
    if event.key == pygame.K_SPACE and "pad" in event.dict:
        return None  # a shoulder is held to step over every card, and must not play one
    number = _bid(seen, event)
    if number is not None:
        return ChooseNumber(number)
    if event.key in ARROWS:
        is_upright = event.key in (pygame.K_UP, pygame.K_DOWN)
        is_any = bool(event.dict.get("mod", 0) & pygame.KMOD_SHIFT)
        return _step(seen, ARROWS[event.key], is_upright=is_upright, is_any=is_any)
    if event.key in ENTER_KEYS:
        return None if seen.model.question.is_guarded else _enter(seen)
    figure = digit(event.key, event.unicode)
    if figure is not None:
        return _figure(seen, figure - 1)
    if event.key == pygame.K_s:
        return OpenScore(event.dict.get("at"))
    return ASKING.get(event.key)


def _lettered(seen: Seen, event: pygame.Event) -> Offer | None:
    """Return the button of the typed letter; from controllers and fingers only passing and contra count."""
    if {"pad", "by_finger"} & event.dict.keys() and event.key not in SAYING_KEYS:
        return None
    for letter in letters_of(event.unicode, event.key):
        for one in seen.model.question.offers:
            if one.key and letter in (one.key, *with_marks(one.key)):
                return one
    return None


def _bid(seen: Seen, event: pygame.Event) -> int | None:
    """Return the number to bid that up, down, plus or minus selects; None if no number is bid."""
    prompt = seen.model.question.prompt
    way = {pygame.K_UP: 1, pygame.K_DOWN: -1}.get(event.key, {"+": 1, "-": -1}.get(event.unicode, 0))
    goals = [one.goal for one in _offered(seen) if one.kind is ButtonKind.NUMBER]
    if not way or not goals or prompt is None:
        return None
    place = goals.index(chosen_goal(prompt)) + way
    return goals[min(len(goals) - 1, max(0, place))]


def _offered(seen: Seen) -> tuple[Offer, ...]:
    """The answers to the question, without the small buttons."""
    prompt = seen.model.question.prompt
    return () if prompt is None else prompt.offers


def _step(seen: Seen, way: int, *, is_upright: bool, is_any: bool) -> Intent | None:
    """Left and right step through cards or buttons; up moves from cards to buttons, down moves back.

    Cards that may not be played are stepped over, unless `is_any` card is meant.
    """
    model, question, attention = seen.model, seen.model.question, seen.model.attention
    buttons = len(question.offers)
    if model.review is not None:
        return BrowseOldTricks(way)
    if is_upright and (has_cards(model) or question.spread is not None) and buttons:
        return _climb(seen, -way)
    if question.prompt is None and not has_cards(model) and question.spread is None:
        return _step_aside(seen, way)
    # beside a single button there is only the hand
    if attention.has_focus and attention.hot is not None and (buttons > 1 or not has_cards(model)):
        return FocusButton((attention.hot + way) % buttons)
    if question.spread is not None:
        return SpreadTo(min(31, max(1, question.spread - way)))
    if has_cards(model) and (question.prompt is None or model.view.choices.discards):
        return StepCard(way, is_any)
    # the numbers, which up and down choose, are stepped over
    first = next((place for place, one in enumerate(_offered(seen)) if one.kind is not ButtonKind.NUMBER), 0)
    return FocusButton(first if way > 0 else buttons - 1)


def _step_aside(seen: Seen, way: int) -> FocusButton | None:
    """Step through the small buttons where nothing is asked, such as contra out of turn, and off them."""
    attention, buttons = seen.model.attention, len(seen.model.question.extras)
    if not buttons:
        return None
    if not attention.has_focus or attention.hot is None:
        return FocusButton(0 if way > 0 else buttons - 1)
    place = attention.hot + way
    return FocusButton(place if 0 <= place < buttons else None)


def _climb(seen: Seen, up: int) -> FocusButton:
    """Move the focus one button away from the hand or towards it, and from the nearest button to the hand."""
    attention = seen.model.attention
    hot = attention.hot if attention.has_focus else None
    place = (-1 if hot is None else hot) + up
    return FocusButton(None if place < 0 else min(len(seen.model.question.offers) - 1, place))


def _enter(seen: Seen) -> Intent | None:
    model, question, attention = seen.model, seen.model.question, seen.model.attention
    chosen, offer = _chosen(seen), offer_of(model, attention.hot)
    if question.spread is not None and not attention.has_focus:
        return Command.CUT_PACK
    if offer is not None:
        return Use(offer)
    is_discard = question.is_fresh and model.view.choices.discards
    if len(_offered(seen)) == 1 and not (chosen is not None and is_discard):
        return Use(_offered(seen)[0])
    return None if chosen is None else TakeCard(chosen)


def _chosen(seen: Seen) -> Token | None:
    """Return the card chosen by keys; Enter does not play a card that only lies under the mouse."""
    attention = seen.model.attention
    return attention.chosen if attention.by_keys else None


def _figure(seen: Seen, place: int) -> Intent | None:
    """Return the answer with that number; if cards are asked for, the card at that place."""
    question, hand = seen.model.question, seen.hand
    is_discard = question.is_fresh and seen.model.view.choices.discards
    if question.prompt is not None and question.spread is None and not is_discard:
        acts = [one for one in _offered(seen) if one.kind is not ButtonKind.NUMBER]
        return Use(acts[place]) if place < len(acts) else None
    return Tap(hand[place]) if question.is_fresh and place < len(hand) else None
