"""What was said and shown of declarations, as another program tells it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.asked import Asked, AskedError
from game.cards.rank import RANK_LETTERS, Rank
from game.rules.declaration import Declaration, Kind
from game.rules.declarations import belote_partner
from game.rules.result import Counted
from game.rules.view import Announcement

if TYPE_CHECKING:
    from game.cards.card import Card
    from game.rules.contract import Contract
    from game.rules.seats import Seat


def declared_asked(
    asked: Asked, players: int, contract: Contract | None
) -> tuple[tuple[Announcement, ...], tuple[Counted, ...], tuple[tuple[Seat, Card], ...]]:
    """What was said, laid open, and who said belote: [{"seat", "value", "kind"?, "top"?, "cards"?}].

    Without a kind only the value was said, as at the table; a declaration that lies open has a kind.
    """
    announced: list[Announcement] = []
    shown: list[Counted] = []
    belotes: list[tuple[Seat, Card]] = []
    for place, entry in enumerate(asked.items("declared")):
        where = f"declared[{place}]"
        if not isinstance(entry, dict):
            raise AskedError(where, "an object with seat, kind and value was expected")
        part = Asked(entry)
        try:
            seat, value, held = (
                part.number("seat", limit=players),
                part.number("value", 0),
                part.cards("cards"),
            )
            kind = Kind(part.word("kind")) if "kind" in part or held else None
            top = _rank(part.word("top")) if "top" in part else None
        except AskedError as error:
            raise AskedError(f"{where}.{error.where}", str(error)) from None
        except ValueError:
            raise AskedError(f"{where}.kind", "seq, four or bela was expected") from None
        if kind is Kind.BELOTE:
            belotes += [(seat, card) for card in held[:1] if _is_half(card, contract)]
            continue
        announced.append(Announcement(seat, value, kind, top))
        if kind is not None and held:
            shown.append(Counted(seat, Declaration(kind, tuple(sorted(held)), value)))
    return tuple(announced), tuple(shown), tuple(belotes)


def _is_half(card: Card, contract: Contract | None) -> bool:
    return contract is not None and belote_partner(card, contract.trumps) is not None


def _rank(text: str) -> Rank:
    if len(text) != 1 or text not in RANK_LETTERS:
        raise AskedError("top", f"a rank of {RANK_LETTERS} was expected, not {text!r}")
    return Rank(RANK_LETTERS.index(text))
