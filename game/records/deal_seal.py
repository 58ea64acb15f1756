"""Sealed deals: a pledge binds the program, and only then a number of the players enters every shuffle.

A match has one pledge for all its deals. Out of a secret of the program comes a chain of links: each is the
SHA-256 of `belot link 2 LINK` with the link behind it. The pledge is the SHA-256 of `belot match 2 LINK` with
link 0; it stands before the match is begun. With the match the players add their number, which is any text.
Deal n is shuffled by `belot deal 2 N LINK PLAYERS`: its number, link n, that text. After the deal link n is
told: hashed n times it is the link of the pledge, and no later link follows from it. The program cannot
choose a secret that suits the number, for it does not know the number yet.

Deals of older matches have a seal each: the SHA-256 of `belot deal 1 RULES NUMBER SECRET`, where the secret
gives the deck, and no number of the players.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import sha256
from itertools import accumulate, repeat
from typing import TYPE_CHECKING, Final
from urllib.parse import quote

from game.cards.card import DECK
from game.cards.shuffle import shuffled
from game.variants.codes import code_of

if TYPE_CHECKING:
    from game.cards.card import Card
    from game.records.record import Record

SEALS: Final = "sealed-"
"""What the seed of a match begins with whose deals are sealed; older seeds shuffle as they always did."""

PLEDGES: Final = "sealed-2-"
"""What the seed of a match with a pledge begins with, before its secret, a hyphen and the players' number."""

LINKS: Final = 1000
"""Deals of a match beyond so many are not sealed."""

NOBODY: Final = "-"
"""The number of the players where nobody has added anything."""

MOST_SIGNS: Final = 600
"""Signs of the players' number; what is longer is hashed."""

GROUP: Final = 4
SHORT: Final = 32
"""So many hexadecimal signs are shown at the table: 128 bits."""


@dataclass(frozen=True, slots=True)
class SealedDeal:
    """The seal of one deal, and what is under it."""

    number: int
    rules: str
    """The code of the house rules."""
    seal: str
    """64 hexadecimal signs, no secret: the pledge of the match, or the seal of the deal in an older one."""
    secret: str = field(repr=False)
    """64 hexadecimal signs; nobody's business before the deal is over."""
    players: str | None = None
    """The number of the players; None in an older match, which has none."""


def is_sealing(seed: str) -> bool:
    """Whether the deals of a match with this seed are sealed."""
    return seed.startswith(SEALS)


def is_pledging(seed: str) -> bool:
    """Whether a match with this seed has one pledge for all its deals."""
    return seed.startswith(PLEDGES)


def with_players(seed: str, number: str) -> str:
    """The seed of the same pledge with the number that the players have added: any text.

    Raises ValueError for a seed that has no pledge, or a number already.
    """
    if not is_pledging(seed) or _players(seed) != NOBODY:
        raise ValueError("a pledge to which nobody has added a number was expected")
    signs = quote(number, safe=":.+=@") or NOBODY
    return f"{seed}-{signs if len(signs) <= MOST_SIGNS else _digest(number)}"


def pledge_of(seed: str) -> str:
    """The pledge of a match; it stands before the players add their number."""
    return _digest(f"belot match 2 {_chain(_program(seed))[0]}")


def secret_of(seed: str, number: int) -> str:
    """The secret of a deal by its number; neither the seed nor the secret of a later deal follows from it."""
    if is_pledging(seed) and number <= LINKS:
        return _chain(_program(seed))[number]
    return _digest(f"{seed}/secret of deal {number}")


def sealed_deck(seed: str, number: int) -> tuple[Card, ...]:
    """The deck of a deal by its number, from the top, before the cut, in a match whose deals are sealed."""
    secret = secret_of(seed, number)
    if is_pledging(seed):
        return shuffled(DECK, f"belot deal 2 {number} {secret} {_players(seed)}".encode())
    return shuffled(DECK, secret.encode())


def seal_of(rules: str, number: int, secret: str) -> str:
    """The seal of a deal of an older match by rules with that code."""
    return _digest(f"belot deal 1 {rules} {number} {secret}")


def sealed_deal(record: Record, number: int, deck: tuple[Card, ...]) -> SealedDeal | None:
    """The seal of a deal of the match that began with this deck, before the cut.

    None if there is none: an old seed, a deck that was given or only gathered, or one that does not follow.
    """
    seed = record.seed
    if seed is None or not is_sealing(seed) or sealed_deck(seed, number) != deck:
        return None
    rules, secret = code_of(record.game, record.rules), secret_of(seed, number)
    if not is_pledging(seed):
        return SealedDeal(number, rules, seal_of(rules, number, secret), secret)
    return SealedDeal(number, rules, pledge_of(seed), secret, _players(seed)) if number <= LINKS else None


def shown(signs: str) -> str:
    """Signs in groups of four."""
    return " ".join(signs[start : start + GROUP] for start in range(0, len(signs), GROUP))


def in_short(seal: str) -> str:
    """The beginning of a seal, as it is shown at the table."""
    return shown(seal[:SHORT])


def _program(seed: str) -> str:
    """What the program alone knows of a seed with a pledge."""
    return seed.removeprefix(PLEDGES).partition("-")[0]


def _players(seed: str) -> str:
    """The number of the players in a seed with a pledge."""
    return seed.removeprefix(PLEDGES).partition("-")[2] or NOBODY


@lru_cache(maxsize=8)
def _chain(secret: str) -> tuple[str, ...]:
    """The links from 0, which is pledged, to the last, which comes from the secret."""
    last = _digest(f"belot chain 2 {secret}")
    links = accumulate(repeat(None, LINKS), lambda link, _: _digest(f"belot link 2 {link}"), initial=last)
    return tuple(links)[::-1]


def _digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()
