"""The pages over a replay: the key moment of a deal, and its great moment."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from game.scenes.aloud import aloud_words
from game.scenes.replay.intents import OpenMoment
from game.scenes.table.moments import Teller, set_piece
from game.table.history.stamps import BEGUN, tag_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.records.record import Record
    from game.scenes.page_desk import PageDesk
    from game.scenes.replay.sight import PastSight
    from game.scenes.setpiece.intents import OpenSetPiece
    from game.table.missed import Missed


def moment_page(sight: PastSight, missed: Missed | None, show: Callable[[int], None]) -> OpenMoment:
    """Return the page of the key moment; `missed` None: it looks for it, and `show` lays the table behind."""
    deal = sight.shown.deal
    return OpenMoment(
        record=sight.record,
        deal=deal.number,
        ends=deal.moments[-1].place,
        seat=sight.shown.viewer,
        missed=missed,
        show=show,
        cards=sight.painter.cards,
        deck=sight.deck,
    )


def great_page(sight: PastSight, desk: PageDesk) -> OpenSetPiece | None:
    """Return the page of the great moment as the table showed it; None where the deal has none now."""
    kind, result = sight.shown.great, sight.shown.show.result
    if kind is None or result is None:
        return None
    told = Teller(
        view=sight.view,
        game=sight.record.game,
        names=sight.names,
        portraits=sight.portraits,
        deck=sight.deck,
        say=sight.say,
        aloud=aloud_words(desk, sight.record.game),
        day=_day(sight.record),
    )
    return set_piece(told, kind, result, sight.painter.cards, sight.layout, stays=True)


def _day(record: Record) -> date | None:
    """Return the day on which the match was begun; None if the record does not tell it."""
    try:
        return date.fromisoformat(tag_of(record, BEGUN)[:10])
    except ValueError:
        return None
