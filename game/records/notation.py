"""How records spell seats, sides, calls and declarations."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.rules.call import BIDS, GOALS, NAMED_GOALS, Bid, Call, Word, call_text
from game.rules.contract import Trumps
from game.rules.declaration import Kind
from game.rules.options.deal import Direction
from game.rules.seats import seats_of

if TYPE_CHECKING:
    from game.rules.declaration import Declaration
    from game.rules.options.rules import Rules
    from game.rules.seats import Seat, Side

PLACES: Final = {
    2: ("South", "North"),
    3: ("South", "East", "West"),
    4: ("South", "East", "North", "West"),
}
"""The seats in order of play where it goes counter-clockwise; the other way East and West change places."""

MIRRORED: Final = {"East": "West", "West": "East"}

TRUMP_WORDS: Final = {
    Trumps.CLUBS: "clubs",
    Trumps.DIAMONDS: "diamonds",
    Trumps.HEARTS: "hearts",
    Trumps.SPADES: "spades",
    Trumps.NONE: "notrumps",
    Trumps.ALL: "alltrumps",
}

PLAIN_CALLS: Final[tuple[Call, ...]] = (*Word, *BIDS.values())
"""Calls without a number."""
NUMBERED: Final[tuple[Call, ...]] = tuple(Bid(trumps, goal) for goal in GOALS for trumps in Trumps)

KIND_WORDS: Final = {Kind.SEQUENCE: "sequence", Kind.FOUR: "four", Kind.BELOTE: "bela"}
KINDS: Final = {word: kind for kind, word in KIND_WORDS.items()}

BELA: Final = "bela"
"""Stands after the card with which belote is said."""
REBELOTE: Final = "rebelote"
"""Stands after the card with which the second word is said, where both must be."""


def seat_names(rules: Rules) -> tuple[str, ...]:
    """The names of the seats, by seat."""
    names = PLACES[rules.players]
    if rules.deal.direction is Direction.COUNTER_CLOCKWISE:
        return names
    return tuple(MIRRORED.get(name, name) for name in names)


def seat_named(text: str, rules: Rules) -> Seat | None:
    """The seat of that name, large or small letters alike."""
    lowered = [name.lower() for name in seat_names(rules)]
    return lowered.index(text.lower()) if text.lower() in lowered else None


def side_name(side: Side, rules: Rules) -> str:
    """The seats of the side: South/North."""
    names = seat_names(rules)
    return "/".join(names[seat] for seat in seats_of(side, rules.players))


def by_side(points: tuple[object, ...], rules: Rules) -> str:
    """South/North 92, East/West 90."""
    return ", ".join(f"{side_name(side, rules)} {value}" for side, value in enumerate(points))


def call_word(call: Call) -> str:
    """Pass, hearts, contra, 80-hearts, capot-spades."""
    if not isinstance(call, Bid):
        return call.value
    number = f"{NAMED_GOALS.get(call.goal, call.goal)}-" if call.goal else ""
    return number + TRUMP_WORDS[call.trumps]


def call_named(text: str) -> Call | None:
    """The call of that word, or of the short form of other programs (H, NT, 80H), in any letter case."""
    return _CALLS.get(text.lower())


def declaration_text(declaration: Declaration) -> str:
    """Sequence 50 9H TH JH QH, all in small letters but the cards."""
    cards = " ".join(card.code for card in declaration.cards)
    return f"{KIND_WORDS[declaration.kind]} {declaration.value} {cards}"


_CALLS: Final[dict[str, Call]] = {
    spelled.lower(): call
    for call in (*PLAIN_CALLS, *NUMBERED)
    for spelled in (call_word(call), call_text(call))
}
