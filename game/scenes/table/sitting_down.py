"""Create the model of a table; `House` is what the table asks of whoever keeps its match."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import count
from operator import sub
from typing import TYPE_CHECKING, Final

from game.rules.events import DealScored
from game.scenes.table import phones
from game.scenes.table.counters import awaits_count, is_uncounted
from game.scenes.table.guide import FirstCall
from game.scenes.table.model import Guidance, TableModel
from game.scenes.table.picture.people import portrait_of
from game.scenes.table.queries import known, laid, watcher
from game.scenes.table.show import Show
from game.scenes.table.sorting import sorting_of
from game.scenes.table.update.phones import remember
from game.scenes.table.update.sharing import resume

if TYPE_CHECKING:
    from game.scenes.intents import Intent
    from game.scenes.preferences import Preferences, Sitter
    from game.scenes.table.match import Match
    from game.scenes.table.model import Guide, Seating


UNCOUNTED: Final = "uncounted"
"""The note of a match that was left while the tricks of its last deal were still to be counted.

A match that ended with that deal goes on so far until they are counted.
"""


@dataclass(frozen=True, slots=True)
class House:
    """What the table asks of the owner of the match."""

    changed: Callable[[], None] = lambda: None
    """Called after everything that happened."""
    may_go_on: Callable[[], bool] = lambda: True
    """Whether the last action is on the disk; the match waits until it is."""
    reseat: Callable[[tuple[Sitter, ...]], None] | None = None
    """Changes the players between two deals; None: they never change."""
    left: Callable[[], None] = lambda: None
    """Called when the table is left."""
    afterwards: Callable[[], str] | None = None
    """What the sheet of a lesson says below its figures."""
    next_page: Callable[[], Intent] | None = None
    """Returns where a lesson or a practice leads after its deal."""


def sit_down(
    match: Match,
    seating: Seating,
    likes: Preferences,
    *,
    game: str = "bela4",
    deals: int | None = None,
    noted: str = "",
    guide: Guide | None = None,
    is_practice: bool = False,
) -> TableModel:
    """Return the model of a table for that match; nothing moves.

    `deals` ends the program after so many deals, `noted` is what `note_of` returned for the saved match.
    With a `guide` the deal is a lesson: nobody chats, and after it another page comes.
    """
    seating.portraits = seating.portraits or tuple(map(portrait_of, seating.names, count()))
    view = match.view(seating.viewer)
    model = TableModel(
        match=match,
        game=game,
        seating=seating,
        view=view,
        show=Show(view),
        guidance=Guidance(guide or FirstCall(likes.has_seen_caption)),
        deals=deals,
        is_lesson=guide is not None,
        is_practice=is_practice,
    )
    model.view, model.show = known(model), Show(laid(model))
    model.show.board.sorting = sorting_of(likes)
    if model.show.board.is_hand_up:
        model.show.board.sort()
    model.hands.is_lit = likes.lights_legal
    model.told.events = list(match.told(watcher(model)))
    remember(model, noted)
    resume(model)
    if noted == UNCOUNTED and awaits_count(model, likes):
        _hold_scoring(model)
    return model


def note_of(model: TableModel, likes: Preferences) -> str:
    """Return what a saved match keeps of its table besides the record: open counting, or hands on phones."""
    return UNCOUNTED if is_uncounted(model, likes) else phones.note_of(model.phones)


def _hold_scoring(model: TableModel) -> None:
    """Hold the scoring of the last deal back once more; the account lacks it until it is shown."""
    told, account = model.told.events, model.show.account
    first = next((at for at, one in enumerate(told) if isinstance(one, DealScored)), len(told))
    model.told.events, model.progress.held = told[:first], told[first:]
    result = model.view.results[-1]
    before = tuple(map(sub, account.scores, result.written))
    model.show.account = replace(account, scores=before, hung=result.hung_before)
