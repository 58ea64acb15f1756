"""Endings whose continuations are counted: read from `.perft` files, counted by the readable rules.

A file holds comments (#), one line for the players, one line of cards a seat, and lines of counts:
the duties by name, the trumps, and in how many ways the cards can be played out from seat 0's lead.
Run as a script with file names it prints each file with its counts filled in.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

from game.cards.card import Card, cards
from game.rules.contract import Trumps
from game.rules.options.play import PlayRules, Ruff, UnderPartner, Undertrump
from game.rules.play import legal_cards
from game.rules.trick import Trick, winner_of

DUTIES = {
    "bela": PlayRules(),
    "belot": PlayRules(raise_plain=False, ruff=Ruff.UNLESS_PARTNER_WINS, undertrump=Undertrump.FREE),
    "belote": PlayRules(raise_plain=False, ruff=Ruff.UNLESS_PARTNER_WINS),
    "sparing": PlayRules(
        raise_plain=False, ruff=Ruff.UNLESS_PARTNER_WINS, under_partner=UnderPartner.FORBIDDEN
    ),
    "free": PlayRules(raise_plain=False, ruff=Ruff.OPTIONAL, overtrump=False),
    "never": PlayRules(raise_plain=False, ruff=Ruff.NEVER),
}

Hands = tuple[tuple[Card, ...], ...]


@dataclass(frozen=True)
class Count:
    """One line of counts."""

    duties: str
    trumps: Trumps
    ways: int


@dataclass(frozen=True)
class Ending:
    """One file."""

    name: str
    hands: Hands
    counts: tuple[Count, ...]

    @property
    def players(self) -> int:
        return len(self.hands)


def read(path: Path) -> Ending:
    """The ending of a file; a line of another shape raises ValueError."""
    hands, counts = [], []
    for line in path.read_text("utf-8").splitlines():
        match line.partition("#")[0].split():
            case []:
                continue
            case ["seat", number, *codes] if number == f"{len(hands)}:":
                hands.append(cards(codes))
            case [duties, trumps, ways] if duties in DUTIES:
                counts.append(Count(duties, Trumps(trumps), int(ways)))
            case _:
                raise ValueError(f"{path.name}: {line!r} is no line of an ending")
    return Ending(path.stem, tuple(hands), tuple(counts))


def count_by_rules(hands: Hands, trick: Trick, trumps: Trumps, play: PlayRules) -> int:
    """Every lawful way of playing the cards out, by the duties as `game.rules.play` states them."""
    players = len(hands)
    if len(trick.cards) == players:
        trick = Trick(winner_of(trick, trumps, players))
    seat = (trick.leader + len(trick.cards)) % players
    if not hands[seat]:
        return 1
    total = 0
    for card in legal_cards(hands[seat], trick, trumps, play, players):
        rest = tuple(
            tuple(one for one in hand if one != card) if place == seat else hand
            for place, hand in enumerate(hands)
        )
        total += count_by_rules(rest, Trick(trick.leader, (*trick.cards, card)), trumps, play)
    return total


def recounted(path: Path) -> str:
    """The file with its counts made anew by the readable rules."""
    ending, lines = read(path), []
    for line in path.read_text("utf-8").splitlines():
        first, *rest = line.split() or [""]
        if first in DUTIES:
            ways = count_by_rules(ending.hands, Trick(0), Trumps(rest[0]), DUTIES[first])
            lines.append(f"{first} {rest[0]} {ways}")
        else:
            lines.append(line)
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    for name in sys.argv[1:]:
        print(f"== {name}\n{recounted(Path(name))}")  # noqa: T201 - a script
