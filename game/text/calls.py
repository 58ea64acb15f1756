"""What is said aloud at the table: calls, the value of declarations, bela."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.rules.call import Word
from game.rules.declaration import Kind
from game.text.cards import Form, rank_name, suit_name, trumps_name

if TYPE_CHECKING:
    from game.cards.rank import Rank
    from game.rules.call import Call
    from game.rules.declaration import Declaration
    from game.text.catalogue import Words

SPOKEN_VALUES: Final = (20, 50, 100, 120, 150, 200)
BELOT_LENGTH: Final = 8


def call_phrase(say: Words, call: Call, deck: str, *, is_forced: bool = False) -> str:
    """A call in the auction; `is_forced` is the dealer's who has to call (mus)."""
    if isinstance(call, Word):
        return say(f"call.{call.value}")
    trumps = trumps_name(say, call.trumps, deck, Form.OBJECT)
    return say("call.forcedBid", trumps=trumps) if is_forced else say("call.bid", trumps=trumps)


def announcement_phrase(
    say: Words, value: int, kind: Kind | None, top: Rank | None, deck: str, *, is_answer: bool = False
) -> str:
    """How much somebody has, as in DeclarationAnnounced.

    Value 0 is "nothing", or "good" as the answer to somebody who has announced before; with kind and top
    it is the answer to "up to what?", said when values are level.
    """
    if not value:
        return say("announce.good") if is_answer else say("announce.nothing")
    if top is not None and kind is Kind.FOUR:
        return say("announce.four", four=rank_name(say, top, deck, Form.FOUR))
    spoken = say(f"announce.{value}") if value in SPOKEN_VALUES else say("announce.other", value=value)
    if top is None:
        return spoken
    return say("announce.upTo", value=spoken, top=rank_name(say, top, deck, Form.UP_TO))


def declaration_phrase(say: Words, declaration: Declaration, deck: str) -> str:
    """A declaration that is laid open or stands in the score sheet: what it is and what it counts."""
    top = declaration.top
    suit = suit_name(say, top.suit, deck, Form.IN)
    if declaration.kind is Kind.FOUR:
        return say(
            "declaration.four", value=declaration.value, four=rank_name(say, top.rank, deck, Form.FOUR)
        )
    if declaration.kind is Kind.BELOTE:
        return say("declaration.belote", value=declaration.value, suit=suit)
    if len(declaration.cards) == BELOT_LENGTH:
        return say("declaration.eight", suit=suit)
    return say(
        "declaration.sequence",
        value=declaration.value,
        suit=suit,
        top=rank_name(say, top.rank, deck, Form.UP_TO),
    )


def belote_phrase(say: Words, *, is_second: bool = False) -> str:
    """What is said with king and queen of trumps: "bela" with the first, "od bele" with the second."""
    return say("call.beloteSecond") if is_second else say("call.belote")


def stop_phrase(say: Words) -> str:
    """What a side says that has enough."""
    return say("call.stop")


def belot_phrase(say: Words) -> str:
    """What is said with eight in a row."""
    return say("call.belot")
