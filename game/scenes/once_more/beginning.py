"""The practice record that an intent begins, with the company that sits there."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, assert_never

from game.scenes.company import company_of, people_of, with_sitter
from game.scenes.intents import PlayDeal, PlayOn, Practise
from game.scenes.seated import company_at, with_company
from game.table.once_more import deal_practice, past_practice

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.records.record import Record
    from game.rules.seats import Seat
    from game.scenes.preferences import Preferences, Sitter


def practice_of(intent: PlayDeal | PlayOn | Practise, likes: Preferences) -> Record:
    """The record; raises ValueError for a deal or a seat that does not exist."""
    match intent:
        case PlayDeal(deal, seat, lines):
            company = alone(company_of(likes.tables, deal.rules.players), 0)
            return with_company(deal_practice(deal, seat, lines), company)
        case PlayOn(record, number, place, seat, company):
            sitters = company or moved(company_at(record), seat)
            return past_practice(with_company(record, sitters), number, place, seat)
        case Practise(record):
            return record
        case _:
            assert_never(intent)


def alone(company: Sequence[Sitter], seat: Seat) -> tuple[Sitter, ...]:
    """The company with one person, in that seat."""
    return tuple(replace(sitter, is_person=place == seat) for place, sitter in enumerate(company))


def moved(company: Sequence[Sitter], seat: Seat) -> tuple[Sitter, ...]:
    """The company with a person in that seat: the first person changes places with who sits there."""
    people = people_of(company)
    if seat in people:
        return tuple(company)
    if not people:
        return with_sitter(company, seat, replace(company[seat], is_person=True))
    return swapped(company, min(people), seat)


def swapped(company: Sequence[Sitter], one: Seat, other: Seat) -> tuple[Sitter, ...]:
    """The company after two have changed places."""
    return with_sitter(with_sitter(company, one, company[other]), other, company[one])
