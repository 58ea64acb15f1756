"""The words for each course of the auction: its sentences in the rule book, and the question at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, assert_never

from game.rules.options.auction import AuctionKind

if TYPE_CHECKING:
    from game.rules.options.rules import Rules


class Wording(NamedTuple):
    """Keys of the catalogue for one course."""

    rounds: tuple[str, ...]
    """For each round of the auction the sentence of the rule book that says how trumps are called."""
    prompt: str = ""
    """What a player is asked who may choose; empty where the usual question of the phase is asked."""


def _wording(kind: AuctionKind) -> Wording:
    match kind:
        case AuctionKind.ONE_ROUND:
            return Wording(("auction.oneRound",))
        case AuctionKind.TURNED_CARD:
            return Wording(("auction.turnedFirst", "auction.turnedSecond"), "table.prompt.other")
        case AuctionKind.RISING:
            return Wording(("auction.rising",), "table.prompt.rising")
        case AuctionKind.NUMBERS:
            return Wording(("auction.numbers",), "table.prompt.number")
        case _:
            assert_never(kind)


WORDINGS: Final = {kind: _wording(kind) for kind in AuctionKind}


def wording_of(rules: Rules) -> Wording:
    """The words for the course that auctions take under these rules."""
    return WORDINGS[rules.auction_kind]
