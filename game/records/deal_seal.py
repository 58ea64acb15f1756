"""A sealed deal: what is shown before the cut binds the program to a secret from which the deck follows.

Out of the seed of a match every deal has a secret of its own, by SHA-256: whoever is told one of them learns
nothing of the others. The seal is the SHA-256 of the text `belot deal 1 RULES NUMBER SECRET`: the version of
the shuffle, the code of the house rules, the number of the deal and its secret in hexadecimal signs. It is
shown once the deck lies on the table; then it is cut or knocked on, and after the deal the secret is told.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from game.cards.card import DECK
from game.cards.shuffle import shuffled
from game.variants.codes import code_of

if TYPE_CHECKING:
    from game.cards.card import Card
    from game.records.record import Record

VERSION: Final = 1
"""Of the shuffle and of what is sealed; it grows when either changes."""

SEALS: Final = "sealed-"
"""What the seed of a match begins with whose deals are sealed; older seeds shuffle as they always did."""

GROUP: Final = 4
SHORT: Final = 16
"""So many signs of a seal are shown at the table."""


@dataclass(frozen=True, slots=True)
class SealedDeal:
    """The seal of one deal, and what is under it."""

    number: int
    rules: str
    """The code of the house rules."""
    seal: str
    """64 hexadecimal signs; no secret."""
    secret: str = field(repr=False)
    """64 hexadecimal signs; nobody's business before the deal is over."""


def is_sealing(seed: str) -> bool:
    """Whether the deals of a match with this seed are sealed."""
    return seed.startswith(SEALS)


def secret_of(seed: str, number: int) -> str:
    """The secret of the deal with that number: neither the seed nor another secret follows from it."""
    return sha256(f"{seed}/secret of deal {number}".encode()).hexdigest()


def deck_under(secret: str) -> tuple[Card, ...]:
    """The deck that follows from the secret of a deal, from the top, before the cut."""
    return shuffled(DECK, secret.encode())


def seal_of(rules: str, number: int, secret: str) -> str:
    """The seal of a deal by rules with that code."""
    return sha256(f"belot deal {VERSION} {rules} {number} {secret}".encode()).hexdigest()


def sealed_deal(record: Record, number: int, deck: tuple[Card, ...]) -> SealedDeal | None:
    """The seal of a deal of the match that began with this deck, before the cut.

    None if there is none: an old seed, a deck that was given or only gathered, or one that does not follow.
    """
    if record.seed is None or not is_sealing(record.seed):
        return None
    secret = secret_of(record.seed, number)
    if deck_under(secret) != deck:
        return None
    rules = code_of(record.game, record.rules)
    return SealedDeal(number, rules, seal_of(rules, number, secret), secret)


def shown(signs: str) -> str:
    """Signs in groups of four."""
    return " ".join(signs[start : start + GROUP] for start in range(0, len(signs), GROUP))


def in_short(seal: str) -> str:
    """The beginning of a seal, as it is shown at the table."""
    return shown(seal[:SHORT])
