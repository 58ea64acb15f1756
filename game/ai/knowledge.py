"""What a seat can know of the cards it does not see: which are out, who may hold them, who must."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from game.ai.allies import ally_of
from game.ai.coding import TRUMP_CODES, WHOLE_DECK, duties_of, mask_of, packed
from game.ai.masks import excluded, higher, trumps_of
from game.cards.card import card_of
from game.cards.rank import Rank
from game.rules.contract import Trumps
from game.rules.declarations import belote_partner

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.rules.seats import Seat
    from game.rules.trick import Trick
    from game.rules.view import View

SUIT_CONTRACTS: Final = 4
"""Codes of trumps below this are suits."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Knowledge:
    """A seat's knowledge during the play; cards are masks, tuples are by seat."""

    seat: Seat
    partner: Seat | None
    """Whoever plays with the seat (`game.ai.allies`)."""
    players: int
    trumps: int
    """Code of the masks."""
    all_trumps: int
    hand: int
    played: int
    """Cards remembered as played, the trick on the table included."""
    unknown: int
    """Cards that somebody else holds, or nobody does, as far as the seat remembers."""
    may_hold: tuple[int, ...]
    """Unknown cards that the seat may hold (nothing for the own seat)."""
    holds: tuple[int, ...]
    """Unknown cards that the seat must hold: shown or said, and not played yet."""
    counts: tuple[int, ...]
    """How many cards each seat holds."""
    opponents: tuple[Seat, ...]
    against: int
    """Unknown cards that an opponent may hold."""

    def beaten_by(self, card: int) -> int:
        """Cards of the same suit that beat the card and may be with an opponent."""
        return higher(card, self.trumps) & self.against

    def is_master(self, card: int) -> bool:
        """Whether no opponent can have a card of its suit that beats it."""
        return not self.beaten_by(card)

    def is_trump(self, card: int) -> bool:
        """Whether the card is of a trump suit; at all trumps none is, for none beats another suit."""
        return self.trumps < SUIT_CONTRACTS and card >> 3 == self.trumps

    @property
    def trumps_against(self) -> int:
        """Trumps that an opponent may hold and ruff with."""
        return self.against & self.all_trumps if self.trumps < SUIT_CONTRACTS else 0


def knowledge_of(view: View, tricks: Sequence[Trick] | None = None, believed: int = 0) -> Knowledge:
    """What the seat knows from the view; `tricks` are those it remembers, by default all.

    `believed` are cards that it takes for played though it does not remember them.
    """
    remembered = view.tricks if tricks is None else tricks
    players, seat = view.rules.players, view.seat
    named = Trumps.CLUBS if view.contract is None else view.contract.trumps
    trumps, duties = TRUMP_CODES[named], duties_of(view.rules.play)
    hand = mask_of(view.hand)
    lacks = [0] * players
    played = believed & ~hand
    for trick in (*remembered, view.trick):
        if trick is None:
            continue
        number = packed(trick.cards)
        for place, card in enumerate(trick.cards):
            player = (trick.leader + place) % players
            lacks[player] |= excluded(card, number & ((1 << 8 * place) - 1), place, players, trumps, duties)
            played |= 1 << card
    unknown = WHOLE_DECK & ~(hand | played | _out_of_play(view))
    holds = [0] * players
    for player, mask in (*_shown(view, named), *_taken(view)):
        holds[player] |= mask & unknown
    held = 0
    for mask in holds:
        held |= mask
    free = unknown & ~held
    may_hold = tuple(
        0 if player == seat else holds[player] | (free & ~lacks[player]) for player in range(players)
    )
    partner = ally_of(seat, view.contract, view.rules)
    opponents = tuple(player for player in range(players) if player not in {seat, partner})
    against = 0
    for player in opponents:
        against |= may_hold[player]
    return Knowledge(
        seat=seat,
        partner=partner,
        players=players,
        trumps=trumps,
        all_trumps=trumps_of(trumps),
        hand=hand,
        played=played,
        unknown=unknown,
        may_hold=may_hold,
        holds=tuple(holds),
        counts=view.counts,
        opponents=opponents,
        against=against,
    )


def _shown(view: View, trumps: Trumps) -> list[tuple[Seat, int]]:
    """Cards laid open in declarations, and the other half of a belote that was said."""
    shown = [(one.seat, mask_of(one.declaration.cards)) for one in view.shown if one.seat != view.seat]
    for seat, card in view.belotes:
        other = belote_partner(card, trumps)
        if seat != view.seat and other is not None:
            shown.append((seat, 1 << other))
    return shown


def _out_of_play(view: View) -> int:
    """Cards that the seat has seen and that nobody holds: beside the pack, under it, laid away by itself."""
    lying = [card for card in (view.turned, view.bottom) if card is not None and view.contract is not None]
    return mask_of((*lying, *view.stock, *view.discarded))


def _taken(view: View) -> list[tuple[Seat, int]]:
    """Who has the turned card, and the seven that was laid down for it.

    A taker who lays cards away may have laid this one away, too.
    """
    card, contract = view.proposed, view.contract
    if card is None or contract is None or view.rules.pack.extra:
        return []
    if view.exchanged is None:
        taken = [(contract.taker, 1 << card)] if view.turned is None else []
    else:
        taken = [(view.exchanged, 1 << card)]
        if view.turned is None:
            taken.append((contract.taker, 1 << card_of(card.suit, Rank.SEVEN)))
    return [(seat, mask) for seat, mask in taken if seat != view.seat]
