"""A deal for a friend: game, house rules, dealer and deck as one code, and behind it lines of who played it.

A code is `D1`, 24 signs that hold deck and dealer, a sign for the game, the signs of the house rules that
differ from the game's own, and 4 check signs. `D` says that it is a deal, `1` is the version of this layout.
Every later version ends in the same 4 check signs, so that an older program can tell a newer code from a
damaged one. Bela in four by its own rules, all cards in order: `D100-0000-0000-0000-0000-0000-000M-1CW`.

What somebody made of the deal may follow: `CODE + 2 104:58 Ana`, with the seat and the points of all sides.
The deck is the one that is dealt: whoever plays the deal again knocks instead of cutting.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from game.records.deal_code import LENGTH, deck_of_number, number_of_deck
from game.rules.seats import sides
from game.variants.code_signs import (
    LETTERS,
    CodeError,
    CodeFault,
    check_signs,
    digits_of,
    grouped,
    number_of,
    signs_of,
)
from game.variants.codes import newer, rules_of_signs, signs_of_rules

if TYPE_CHECKING:
    from collections.abc import Iterable

    from game.cards.card import Card
    from game.rules.options.rules import Rules
    from game.rules.seats import Seat

KIND: Final = "deal code"

VERSION: Final = [LETTERS.index("D"), 1]
"""The first signs of a code; the second grows when the meaning of a sign changes, not with new options."""

HEADING: Final = "".join(LETTERS[sign] for sign in VERSION)
"""How every code of a deal begins; one in 1,024 codes of a deck alone does so too."""

HEAD: Final = len(VERSION) + LENGTH
"""Where the signs of the rules begin."""

DEALERS: Final = 4
"""Deck and dealer are one number: four times 32! is less than 32 to the power of 24."""

CHECK: Final = 4
PRIME: Final = 1_048_573
"""The largest prime below 32 to the power of 4."""

LONGEST_TEXT: Final = 500
"""Characters of a code with lines behind it; a longer text is refused unread.

A code in which all options were changed at once would have fewer.
"""

LONGEST_NAME: Final = 20
PLUS: Final = "+"
DOT: Final = "·"
"""Stands between the parts of a line that people paste into messages; the code is the last part."""
LINE: Final = re.compile(r"(\d) +(-?\d{1,4}(?::-?\d{1,4}){1,2})(?: +(.*))?", re.ASCII)


@dataclass(frozen=True, slots=True, kw_only=True)
class SharedDeal:
    """One deal, as everybody gets it who has its code."""

    game: str
    rules: Rules
    dealer: Seat
    deck: tuple[Card, ...]
    """From the top, after the cut."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SharedLine:
    """What a player made of a shared deal; nobody vouches for the figures."""

    seat: Seat
    """The player's seat, as the code counts seats."""
    points: tuple[int, ...]
    """What each side wrote, by side of the code."""
    name: str = ""
    """At most 20 printable characters, or nothing."""

    @property
    def own(self) -> int:
        """What the player's side wrote."""
        return self.points[self.side]

    @property
    def side(self) -> int:
        """The player's side, as `side_of` counts sides: two are those of two pairs or of two players."""
        return self.seat % len(self.points)


class SharedLineError(ValueError):
    """A text that is no line of a friend; the text is a sentence."""


def code_of_deal(deal: SharedDeal) -> str:
    """The code of the deal: groups of four signs."""
    number = number_of_deck(deal.deck) * DEALERS + deal.dealer
    signs = [*VERSION, *digits_of(number, LENGTH), *signs_of_rules(deal.game, deal.rules)]
    return grouped([*signs, *check_signs(signs, PRIME, CHECK)])


def deal_of_code(code: str) -> SharedDeal:
    """The deal of a code; blanks, hyphens and letter case do not matter. Raises CodeError with a sentence."""
    _check_length(code)
    signs = signs_of(code, KIND, LONGEST_TEXT)
    name = f"the {KIND} {code.strip()!r}"
    body, check = signs[:-CHECK], signs[-CHECK:]
    if len(body) < len(VERSION) or check_signs(body, PRIME, CHECK) != check:
        raise CodeError(CodeFault.MISTYPED, f"{name} is mistyped: its end does not fit")
    if body[: len(VERSION)] != VERSION:
        raise newer(name)
    game, rules = rules_of_signs(body[HEAD:], name)
    number, dealer = divmod(number_of(body[len(VERSION) : HEAD]), DEALERS)
    deck = deck_of_number(number)
    if deck is None or dealer >= rules.players:
        raise CodeError(CodeFault.MISTYPED, f"{name} stands for no deal")
    return SharedDeal(game=game, rules=rules, dealer=dealer, deck=deck)


def plain_name(text: str) -> str:
    """The text as a name in a line: printable, single blanks, no plus sign, at most 20 characters."""
    printable = "".join(sign if sign.isprintable() and sign != PLUS else " " for sign in text)
    return " ".join(printable.split())[:LONGEST_NAME].rstrip()


def text_of_deal(deal: SharedDeal, lines: Iterable[SharedLine] = ()) -> str:
    """The code with the lines behind it, as one line to send."""
    parts = [code_of_deal(deal)]
    for line in lines:
        points = ":".join(map(str, line.points))
        parts.append(f"{line.seat} {points} {plain_name(line.name)}".rstrip())
    return f" {PLUS} ".join(parts)


def deal_of_text(text: str) -> tuple[SharedDeal, tuple[SharedLine, ...]]:
    """The deal of a text, and the lines behind its code; words with a middle dot before it are left out.

    Raises CodeError if the code is wrong, SharedLineError if a line is.
    """
    _check_length(text)
    code, *lines = text.split(PLUS)
    deal = deal_of_code(code.rpartition(DOT)[2])
    return deal, tuple(_line(line.strip(), deal.rules.players) for line in lines)


def _check_length(text: str) -> None:
    if len(text) > LONGEST_TEXT:
        raise CodeError(
            CodeFault.MISTYPED,
            f"the {KIND} has {len(text)} characters; at most {LONGEST_TEXT} were expected",
        )


def _line(text: str, players: int) -> SharedLine:
    found = LINE.fullmatch(text)
    if found is None:
        raise SharedLineError(f"a line such as '2 104:58 Ana' was expected, not {text!r}")
    seat, points, name = int(found[1]), tuple(map(int, found[2].split(":"))), found[3] or ""
    if seat >= players:
        raise SharedLineError(f"the line {text!r} names seat {seat}; there are seats 0 to {players - 1}")
    if len(points) != sides(players):
        raise SharedLineError(
            f"the line {text!r} has the points of {len(points)} sides; {sides(players)} were expected"
        )
    if name != plain_name(name):
        raise SharedLineError(
            f"the name in the line {text!r} has more than {LONGEST_NAME} characters or strange ones"
        )
    return SharedLine(seat=seat, points=points, name=name)
