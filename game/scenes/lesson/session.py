"""The match of a guided deal: the deal, and what the computers make of it, are the same for everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.records.record import Record
from game.scenes.company import company_of, country, named
from game.scenes.seated import with_company
from game.table.seating import players_of
from game.table.session import Session
from game.table.thinker import Thinker
from game.variants.catalogue import game_named

if TYPE_CHECKING:
    from game.scenes.preferences import Preferences


def lesson_session(
    thinker: Thinker, game: str, seed: str, likes: Preferences | None = None
) -> tuple[Record, Session]:
    """The match of a guided deal, which ends with the first deal written; `thinker` is for the computers.

    With `likes` the players have the names of the country of the game, in the look back as well.
    """
    rules = game_named(game).rules
    company = company_of({}, rules.players)
    if likes is not None:
        company = named(company, country(likes, game))
    record = with_company(Record(game=game, rules=rules, players=(), seed=seed), company)
    return record, Session(record, players_of(record, seed, thinker), hold_between_deals=True)
