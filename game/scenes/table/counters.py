"""Who counts the tricks of a deal by hand: those who did not call, people before computers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.events import DealScored
from game.rules.seats import seats_of, side_of
from game.rules.trick import trick_points
from game.scenes.counting.intents import TrickCount
from game.scenes.table.queries import PLAYED_OUT, speaks_of_us
from game.scenes.table.sheet import side_names
from game.text.calls import capitalised
from game.text.cards import trumps_name

if TYPE_CHECKING:
    from collections.abc import Collection

    from game.rules.contract import Trumps
    from game.rules.seats import Seat, Side
    from game.rules.view import View
    from game.scenes.preferences import Preferences
    from game.scenes.table.model import TableModel
    from game.scenes.table.wishes import Wishes


def awaits_count(model: TableModel, likes: Preferences) -> bool:
    """Whether the deal that was scored last is to be counted by hand first.

    Practice, lessons and matches among computers are not counted.
    """
    is_wanted = likes.counts_tricks and not (model.is_practice or model.is_lesson or model.progress.is_told)
    return is_wanted and bool(_sides(_view(model), model.seating.people))


def holds_count(model: TableModel) -> bool:
    """Whether the scoring of the deal is held back."""
    held = model.progress.held
    return bool(held) and isinstance(held[0], DealScored)


def is_uncounted(model: TableModel, likes: Preferences) -> bool:
    """Whether the tricks of the deal that was scored last are still to be counted, shown already or not."""
    is_scored = any(isinstance(one, DealScored) for one in model.progress.held)
    return holds_count(model) or (is_scored and awaits_count(model, likes))


def trick_counts(model: TableModel, wishes: Wishes) -> tuple[TrickCount, ...]:
    """Return what each side that counts has before it."""
    view = _view(model)
    return tuple(_count(model, view, side, wishes) for side in _sides(view, model.seating.people))


def _view(model: TableModel) -> View:
    return model.match.view(model.seating.viewer)


def _sides(view: View, people: Collection[Seat]) -> tuple[Side, ...]:
    """Return the sides that count: of those who did not call and have a trick the people's, else all."""
    result = view.results[-1] if view.results else None
    if result is None or result.contract is None or result.outcome not in PLAYED_OUT or not people:
        return ()
    players = view.rules.players
    took = {side_of(seat, players) for seat in view.takers} - {side_of(result.contract.taker, players)}
    own = took & {side_of(seat, players) for seat in people}
    return tuple(sorted(own or took))


def _count(model: TableModel, view: View, side: Side, wishes: Wishes) -> TrickCount:
    say, names, players = wishes.say, model.seating.names, view.rules.players
    result = view.results[-1]
    contract = result.contract
    assert contract is not None, "without a contract nothing is counted"  # noqa: S101
    own = seats_of(side, players)
    person = next((seat for seat in own if seat in model.seating.people), None)
    king = view.rules.score.scale(contract.trumps)
    won = [one for one, seat in zip(view.tricks, view.takers, strict=True) if side_of(seat, players) == side]
    points = [trick_points(trick.cards, contract.trumps, king) for trick in won]
    bonus = result.card_points[side] - sum(points)
    points[-1] += bonus
    if person is None:
        heading = say("count.aloud", name=names[own[0]])
    elif speaks_of_us(model):
        heading = say("count.own")
    else:
        heading = say("count.named", names=side_names(view, say, names, speaks_of_us=False)[side])
    return TrickCount(
        heading=heading,
        name=names[own[0] if person is None else person],
        checker=names[contract.taker],
        trumps=_trumps(contract.trumps, wishes),
        is_person=person is not None,
        tricks=tuple(trick.cards for trick in won),
        points=tuple(points),
        bonus=bonus,
    )


def _trumps(trumps: Trumps, wishes: Wishes) -> str:
    name = trumps_name(wishes.say, trumps, wishes.deck.value)
    return capitalised(name) if trumps.suit is None else wishes.say("book.trick.trumps", trumps=name)
