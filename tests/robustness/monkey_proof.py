"""A known way of keys leads from everywhere back to the table, and there something can be done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.rules.actions import SeatAction
from game.scenes.table.input.keyboard import HASTE
from game.scenes.table.scene import TableScene
from game.variants.catalogue import GAMES
from tests.robustness.monkey_cage import BrokenError, Cage
from tests.scenes.table.eyes import eyes

if TYPE_CHECKING:
    from game.scenes.scene import Scene

PRESSES: Final = 60
"""So many keys lead from any page to the table."""
TRIES: Final = 160
"""So many keys, at the table, lead to something that is done."""
PATIENCE: Final = 1800
"""So many turns in all the proof waits for computers, and for what is being shown."""
GUARDED: Final = 20
"""So many turns after cards were opened the table takes presses as meant for them."""

UNGUARDED: Final = 60
"""So many turns after a curtain fell or was pressed too early it takes a press as meant for it."""

WAYS: Final[dict[str, tuple[str, ...]]] = {
    "Title": ("title.continue", "title.play", *(f"offer.{game}" for game in GAMES)),
    "Games": ("games.again",),
    "Confirm": ("new.no",),
    "MatchOver": ("over.again",),
    "Curtain": ("people.show",),
    "FirstGame": (),
    "ScoreSheet": ("go_on",),
}
"""By the name of a scene the widget that leads on: the first of these that is there, or where none is named
the first of all."""


def prove(cage: Cage) -> None:
    """Show that the match can be continued; BrokenError where it cannot."""
    tally = cage.tally
    tally.proofs += 1
    drawn = tally.events.copy()
    try:
        _prove(cage)
    finally:
        tally.events = drawn  # what the proof presses is no event of the monkey's


def _prove(cage: Cage) -> None:
    let_go(cage)
    to_the_table(cage)
    before, patience = _done(cage), PATIENCE
    for number in range(TRIES):
        to_the_table(cage)
        patience -= _wait(cage, patience)
        to_the_table(cage)
        if _done(cage) != before or _is_watched(cage):
            return
        _try(cage, number)
    raise BrokenError(f"nothing can be done at the table: {cage.top} {_done(cage)}")


def play_on(cage: Cage) -> None:
    """Play at the table on top until a page lies over it that is not the sheet, as after a lesson."""
    drawn = cage.tally.events.copy()
    for number in range(TRIES):
        top = cage.top
        if type(top).__name__ == "ScoreSheet":
            _leave(cage, top)
            cage.turns(2)
        elif not isinstance(top, TableScene):
            break
        else:
            _wait(cage, PATIENCE)
            if cage.top is top:
                _try(cage, number)
    cage.tally.events = drawn


def let_go(cage: Cage) -> None:
    """The window is in front, no key, no button and no finger is down."""
    cage.do(("WINDOWRESTORED", {}))
    cage.do(("WINDOWFOCUSGAINED", {}))
    for pad in range(3):
        for axis in range(7):
            cage.do(("JOYAXISMOTION", {"instance_id": pad, "joy": 0, "axis": axis, "value": 0.0}))
            cage.do(("CONTROLLERAXISMOTION", {"instance_id": pad, "joy": 0, "axis": axis, "value": 0}))
        cage.do(("JOYHATMOTION", {"instance_id": pad, "joy": 0, "hat": 0, "value": [0, 0]}))
    for finger in range(3):
        lifted = {"touch_id": 1, "finger_id": finger, "x": 0.0, "y": 0.0, "dx": 0.0, "dy": 0.0}
        cage.do(("FINGERUP", {**lifted, "pressure": 0.0}))
    cage.do(("KEYUP", {"key": pygame.K_SPACE, "mod": 0, "unicode": "", "scancode": 0}))
    cage.do(("MOUSEBUTTONUP", {"pos": [1, 1], "button": 1, "touch": False}))
    cage.do(("MOUSEMOTION", {"pos": [1, 1], "rel": [0, 0], "buttons": [0, 0, 0], "touch": False}))
    cage.turns(2)


def to_the_table(cage: Cage) -> None:
    """Press keys until the table is on top."""
    seen = []
    for _ in range(PRESSES):
        top = cage.top
        if isinstance(top, TableScene):
            return
        seen.append(type(top).__name__)
        _leave(cage, top)
        cage.turns(2)
    raise BrokenError(f"no way leads to the table: {' > '.join(seen)}")


def _leave(cage: Cage, top: Scene) -> None:
    name = type(top).__name__
    if name == "Curtain":
        cage.turns(UNGUARDED)
    if name in WAYS:
        _use(cage, WAYS[name] or (top.focus.widgets[0].name,))
    else:
        cage.key(pygame.K_ESCAPE)


def _use(cage: Cage, names: tuple[str, ...]) -> None:
    """Walk to the widget with the Tab key, and press Enter."""
    focus = cage.top.focus
    here = [widget.name for widget in focus.widgets]
    wanted = next(name for name in names if name in here)
    for _ in range(len(here) + 1):
        current = cage.top.focus.current
        if current is not None and current.name == wanted:
            cage.key(pygame.K_RETURN)
            return
        cage.key(pygame.K_TAB)
    raise BrokenError(f"the Tab key never comes to {wanted}: {here}")


def _wait(cage: Cage, most: int) -> int:
    """Wait as a person does until the table takes a press; answer for how many turns, so many at most."""
    for turns in range(most):
        if not isinstance(cage.top, TableScene) or _takes_a_press(cage.top):
            return turns
        cage.turns(1)
    return most


def _takes_a_press(table: TableScene) -> bool:
    """Whether a press now is an answer, and not one that comes before the question has been seen."""
    seen = eyes(table)
    if table.motion.director.waits_for_press:
        return True
    is_asked = seen.is_fresh and (seen.prompt is not None or seen.view.choices.is_asked)
    is_settled = not seen.is_guarded and seen.model.question.age >= HASTE and not table.motion.is_busy
    return is_settled and (is_asked or seen.asked_by_number is not None)


def _try(cage: Cage, number: int) -> None:
    """Something that a person at the table might press, half of the time with his cards held open.

    Calls are made aloud: whoever holds his cards meanwhile looks at them, and is asked nothing.
    """
    table = cage.top
    assert isinstance(table, TableScene)
    space = {"key": pygame.K_SPACE, "mod": 0, "unicode": " ", "scancode": 0}
    is_held = eyes(table).holder is not None and number % 8 < 4
    if is_held:
        cage.do(("KEYDOWN", space))
        cage.turns(GUARDED)
    seen = eyes(table)
    view, hand = seen.view, seen.hand
    wanted = [token for token in hand if token.face in view.choices.playable]
    if number % 2 and eyes(table).asked_by_number is not None:
        cage.key(pygame.K_RIGHT)  # to the next number: some have two digits
    elif number % 2 and wanted:
        for _ in hand:
            if cage.top is table and seen.chosen not in wanted:
                cage.key(pygame.K_RIGHT)
        cage.key(pygame.K_RETURN)
    elif number % 4 == 0:
        cage.key(pygame.K_1 + number // 4 % 9)
    elif view.choices.discards:
        _climb_to_the_button(cage, table)
    cage.key(pygame.K_RETURN)
    if is_held:
        cage.do(("KEYUP", space))
    cage.turns(20)


def _climb_to_the_button(cage: Cage, table: TableScene) -> None:
    """From the cards, one of which Enter would mean, to the one that lays them away."""
    controls = eyes(table)
    for _ in range(4):
        if cage.top is not table or (controls.prompt and controls.hot_offer in controls.prompt.offers):
            return
        cage.key(pygame.K_UP)


def _done(cage: Cage) -> tuple[int, int]:
    """Which table it is, and what people have done there."""
    for scene in reversed(cage.loop.stack.scenes):
        if isinstance(scene, TableScene):
            actions = scene.model.match.record().actions
            people = scene.model.seating.people
            return id(scene), sum(isinstance(one, SeatAction) and one.seat in people for one in actions)
    return 0, 0


def _is_watched(cage: Cage) -> bool:
    """Whether only computers play: nobody has anything to do."""
    return isinstance(cage.top, TableScene) and not cage.top.model.seating.people
