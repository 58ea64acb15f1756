"""A record as text, in the one spelling that is ever written."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.records.deal_seal import is_pledging
from game.records.lexing import quoted
from game.records.notation import seat_names
from game.records.record import FORMAT
from game.records.replay import replay
from game.records.scribe import Scribe
from game.variants.catalogue import game_named
from game.variants.option_ids import options_of, value_text

if TYPE_CHECKING:
    from game.records.record import Record


def write(record: Record) -> str:
    """The text of the record; raise IllegalActionError if its actions cannot follow each other."""
    scribe = scribe_of(record)
    for action, step in replay(record):
        scribe.note(action, step)
    return scribe.text


def scribe_of(record: Record) -> Scribe:
    """A scribe that has written the head of this record and none of its actions."""
    return Scribe(header(record), record)


def header(record: Record) -> list[str]:
    """The tags at the head: format, game, options that differ from its base, players, and the rest.

    Only a match with a pledge needs the newest format; any other stays readable for earlier versions.
    """
    is_pledged = record.seed is not None and is_pledging(record.seed)
    tags = [("Format", str(FORMAT if is_pledged else FORMAT - 1)), ("Game", record.game)]
    options = options_of(record.rules, game_named(record.game).base)
    if options:
        tags.append(("Options", ", ".join(f"{key}={value_text(value)}" for key, value in options.items())))
    for name, seated in zip(seat_names(record.rules), record.players, strict=True):
        tags.append((name, f"{seated.mind}: {seated.name}".rstrip()))
    if record.seed is not None:
        tags.append(("Seed", record.seed))
    if record.take_backs:
        tags.append(("TakeBacks", str(record.take_backs)))
    return [f"[{name} {quoted(text)}]" for name, text in (*tags, *record.tags)]
