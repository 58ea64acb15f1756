"""The practice record that an intent begins, with the company that sits there."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from game.scenes.company import alone, company_of, country, moved, named, with_own_face
from game.scenes.intents import PlayDeal, PlayOn, Practise
from game.scenes.seated import company_at, with_company
from game.table.once_more import deal_practice, past_practice

if TYPE_CHECKING:
    from game.records.record import Record
    from game.scenes.preferences import Preferences


def practice_of(intent: PlayDeal | PlayOn | Practise, likes: Preferences) -> Record:
    """Return the record with which the practice of `intent` begins.

    In a deal from a code, computers get names of the country of the game.

    Raises ValueError for a deal or a seat that does not exist.
    """
    match intent:
        case PlayDeal(deal, seat, lines):
            sitters = alone(company_of(likes.tables, deal.rules.players), 0)
            company = named(with_own_face(sitters, likes.own_face), country(likes, deal.game))
            return with_company(deal_practice(deal, seat, lines), company)
        case PlayOn(record, number, place, seat, company):
            sitters = company or moved(company_at(record), seat)
            return past_practice(with_company(record, sitters), number, place, seat)
        case Practise(record):
            return record
        case _:
            assert_never(intent)
