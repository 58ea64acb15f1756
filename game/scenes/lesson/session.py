"""The match of the lesson: the deal, and what the computers make of it, are the same for everybody."""

from __future__ import annotations

from typing import Final

from game.records.record import Record
from game.scenes.company import company_of
from game.scenes.seated import with_company
from game.table.seating import players_of
from game.table.session import Session
from game.table.thinker import Thinker
from game.variants.catalogue import game_named

GAME: Final = "bela4"
SEED: Final = "lesson 220"
"""With it the deal, and what the computers make of it, are the same for everybody."""


def lesson_session(thinker: Thinker, seed: str = SEED) -> tuple[Record, Session]:
    """The match of the lesson, of which only the first deal is played; `thinker` thinks for the computers."""
    rules = game_named(GAME).rules
    company = company_of({}, rules.players)
    record = with_company(Record(game=GAME, rules=rules, players=(), seed=seed), company)
    return record, Session(record, players_of(record, seed, thinker), hold_between_deals=True)
