"""What is said aloud at the table: calls, the value of declarations, bela."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.rules.call import NAMED_GOALS, Word
from game.rules.declaration import Kind
from game.text.cards import Form, rank_name, suit_name, trumps_name

if TYPE_CHECKING:
    from game.cards.rank import Rank
    from game.rules.call import Call
    from game.rules.contract import Contract
    from game.rules.declaration import Declaration
    from game.text.catalogue import Words

NAMED_VALUES: Final = (20, 50, 100, 120)
SPOKEN_VALUES: Final = (20, 50, 100, 120, 150, 200)
BELOT_LENGTH: Final = 8


def call_phrase(say: Words, call: Call, deck: str, *, is_forced: bool = False, is_bare: bool = False) -> str:
    """A call in the auction; `is_forced` is the dealer's who has to call (mus).

    `is_bare` is for games in which each names a higher one: only the name of the game is said.
    """
    if isinstance(call, Word):
        return say(f"call.{call.value}")
    if call.goal:
        return say(
            "call.number", number=goal_phrase(say, call.goal), trumps=trumps_name(say, call.trumps, deck)
        )
    if is_bare:
        return capitalised(trumps_name(say, call.trumps, deck))
    trumps = trumps_name(say, call.trumps, deck, Form.OBJECT)
    return say("call.forcedBid", trumps=trumps) if is_forced else say("call.bid", trumps=trumps)


def capitalised(text: str) -> str:
    """The same with a large first letter."""
    return text[:1].upper() + text[1:]


def goal_phrase(say: Words, goal: int, *, is_short: bool = False) -> str:
    """What was bid in coinche: a number, or all tricks; short where there is room for a few letters."""
    if goal not in NAMED_GOALS:
        return str(goal)
    key = f"call.{NAMED_GOALS[goal]}"
    return say(f"{key}.short") if is_short else say(key)


def goal_sign(say: Words, goal: int) -> str:
    """What was bid where there is room for three letters: a number, or letters for what has a name."""
    return say(f"call.{NAMED_GOALS[goal]}.sign") if goal in NAMED_GOALS else str(goal)


def contract_phrase(say: Words, contract: Contract, deck: str) -> str:
    """What is played, or would be: the number that was bid, the trumps, how often it was doubled."""
    number = f"{goal_phrase(say, contract.goal)} " if contract.goal else ""
    times = f" ×{contract.multiplier}" if contract.multiplier > 1 else ""
    return f"{number}{trumps_name(say, contract.trumps, deck)}{times}"


def announcement_phrase(
    say: Words,
    value: int,
    kind: Kind | None,
    top: Rank | None,
    deck: str,
    *,
    is_answer: bool = False,
) -> str:
    """How much somebody has, as in DeclarationAnnounced.

    Value 0 is "nothing", or "good" as the answer to somebody who has announced before; with kind and top
    it is the answer to "up to what?", said when values are level. A kind
    without a top is the name of a declaration, said instead of its value.
    """
    if not value:
        return say("announce.good") if is_answer else say("announce.nothing")
    if top is not None and kind is Kind.FOUR:
        return say("announce.four", four=rank_name(say, top, deck, Form.FOUR))
    if top is None and kind is Kind.FOUR:
        return say("announce.name.four")
    if top is None and kind is not None and value in NAMED_VALUES:
        return say(f"announce.name.{value}")
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
    """What is said with king and queen of trumps: "bela", or the word for the other one, "rebelote"."""
    return say("call.beloteSecond") if is_second else say("call.belote")


def claim_phrase(say: Words) -> str:
    """What is said by who has enough to win the match: "skończyłem"."""
    return say("call.claim")


def exchange_phrase(say: Words) -> str:
    """What is said with the seven of trumps that is laid down for the turned card."""
    return say("call.exchange")


def stop_phrase(say: Words) -> str:
    """What a side says that has enough."""
    return say("call.stop")


def belot_phrase(say: Words) -> str:
    """What is said with eight in a row."""
    return say("call.belot")
