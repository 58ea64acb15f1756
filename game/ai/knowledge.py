"""What a seat can know of the cards it does not see: which are out, who may or must or cannot hold them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.ai.coding import (
    TRUMP_CODES,
    WHOLE_DECK,
    WHOLE_SUIT,
    cards_of,
    duties_of,
    higher,
    mask_of,
    tricks_of,
    union,
)
from game.ai.deal_state import DealState
from game.ai.rollout.batch import renumbered
from game.cards.card import Card, card_of
from game.cards.rank import Rank
from game.cards.suit import SUITS
from game.rules.auction import auction_of
from game.rules.belote import is_first_word
from game.rules.call import Bid, Call, Word
from game.rules.contract import Contract, Trumps
from game.rules.declarations import belote_partner
from game.rules.options.declarations import Announce
from game.rules.options.rules import Rules
from game.rules.scoring import PLAIN_KING
from game.rules.seats import Seat, partner_of, side_of
from game.rules.trick import Trick
from game.rules.view import View

THREE: Final = 3


def is_own(view: View, seat: Seat) -> bool:
    """Whether the points of that seat are written for the seat of the view."""
    return side_of(seat, view.rules.players) == side_of(view.seat, view.rules.players)


def standing_of(view: View) -> Contract | None:
    """Return the contract that the calls so far make; None if nobody has named trumps."""
    return auction_of(view.calls, view.dealer, view.rules, view.proposed).standing


def trumps_named(view: View, call: Call) -> Trumps | None:
    """Return the trumps that a call names, None for a pass and a double."""
    if call is Word.TAKE and view.proposed is not None:
        return Trumps.of(view.proposed.suit)
    return call.trumps if isinstance(call, Bid) else None


def ally_of(seat: Seat, contract: Contract | None, rules: Rules) -> Seat | None:
    """Whose tricks help the seat; None where everybody plays for himself, and for a taker alone.

    In three the taker of a contract that can fall stands against the two others (rule book C).
    """
    if rules.players != THREE:
        return partner_of(seat, rules.players)
    if contract is None or contract.taker == seat or not rules.score.can_fall:
        return None
    return next(other for other in range(THREE) if other not in {seat, contract.taker})


@dataclass(frozen=True, slots=True, kw_only=True)
class Knowledge:
    """A seat's knowledge during the play; cards are masks, tuples are by seat."""

    seat: Seat
    partner: Seat | None
    """Whoever plays with the seat (`ally_of`)."""
    players: int
    trumps: Trumps
    """Any suit before somebody has named trumps."""
    all_trumps: int
    hand: int
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

    def beaten_by(self, card: Card) -> int:
        """Cards of the same suit that beat the card and may be with an opponent."""
        return higher(card, self.trumps) & self.against

    def is_master(self, card: Card) -> bool:
        """Whether no opponent can have a card of its suit that beats it."""
        return not self.beaten_by(card)

    def masters(self, cards: int) -> int:
        """Return the masters among these cards."""
        return mask_of(card for card in cards_of(cards) if self.is_master(card))

    def is_trump(self, card: Card) -> bool:
        """Whether the card is of a trump suit; at all trumps none is, for none beats another suit."""
        return card.suit is self.trumps.suit

    @property
    def trumps_against(self) -> int:
        """Trumps that an opponent may hold and ruff with."""
        return 0 if self.trumps.suit is None else self.against & self.all_trumps


def knowledge_of(view: View, tricks: Sequence[Trick] | None = None, believed: int = 0) -> Knowledge:
    """What the seat knows from the view; `tricks` are those it remembers, by default all.

    `believed` are cards that it takes for played though it does not remember them.
    """
    remembered = view.tricks if tricks is None else tricks
    players, seat = view.rules.players, view.seat
    named = Trumps.CLUBS if view.contract is None else view.contract.trumps
    hand, watched = mask_of(view.hand), remembered if view.trick is None else (*remembered, view.trick)
    lacks, _ = shown_by_plays(view, watched, named)
    played = believed & ~hand | mask_of(card for trick in watched for card in trick.cards)
    unknown = WHOLE_DECK & ~(hand | played | _out_of_play(view))
    holds = [0] * players
    for player, mask in (*_shown(view, named), *_taken(view)):
        holds[player] |= mask & unknown
    free = unknown & ~union(holds)
    may_hold = tuple(
        0 if player == seat else holds[player] | (free & ~lacks[player]) for player in range(players)
    )
    partner = ally_of(seat, view.contract, view.rules)
    opponents = tuple(player for player in range(players) if player not in {seat, partner})
    return Knowledge(
        seat=seat,
        partner=partner,
        players=players,
        trumps=named,
        all_trumps=union(WHOLE_SUIT << 8 * suit for suit in SUITS if named.is_trump(suit)),
        hand=hand,
        unknown=unknown,
        may_hold=may_hold,
        holds=tuple(holds),
        counts=view.counts,
        opponents=opponents,
        against=union(may_hold[player] for player in opponents),
    )


def shown_by_plays(view: View, tricks: Sequence[Trick], named: Trumps) -> tuple[list[int], set[Seat]]:
    """Return by seat the cards that a lawful player lacks after these tricks, and who played such a card."""
    rules, players, deal, guilty = view.rules, view.rules.players, DealState(), set[Seat]()
    deal.set_up(TRUMP_CODES[named], duties_of(rules.play), players, (0,) * players, 0, 0, PLAIN_KING)
    lacks = deal.lacks
    for trick in tricks:
        for player, card in trick.played(players):
            inner = deal.inner(card)
            if lacks[player] >> inner & 1:
                guilty.add(player)
            deal.play(player, inner)
    return list(renumbered(lacks, deal.outer())), guilty


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
    is_taken = [(contract.taker, card)] if view.turned is None else []
    if view.exchanged is not None:
        is_taken = [(seat, card_of(card.suit, Rank.SEVEN)) for seat, _ in is_taken] + [(view.exchanged, card)]
    return [(seat, 1 << one) for seat, one in is_taken if seat != view.seat]


def excluded_by_silence(view: View) -> tuple[int, ...]:
    """By seat the cards, a mask, that it would have said belote with, and did not.

    Nothing where players announce themselves: who forgets says nothing either.
    """
    rules, players, contract = view.rules.declarations, view.rules.players, view.contract
    found = [0] * players
    if contract is None or not rules.belote or rules.announce is Announce.MANUAL:
        return tuple(found)
    for trick in tricks_of(view):
        for place, (seat, card) in enumerate(trick.played(players)):
            other, before = belote_partner(card, contract.trumps), Trick(trick.leader, trick.cards[:place])
            if other is None or (seat, card) in view.belotes:
                continue
            if is_first_word(card, before, contract.trumps, rules):
                found[seat] |= 1 << other
    return tuple(found)
