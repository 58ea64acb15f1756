"""From the first dealer to six cards in every hand: the draw, the shuffle, the cut, the deal (A2, A3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from game.cards.card import DECK
from game.rules.actions import ChooseDealer, Cut, Knock, Shuffle
from game.rules.auction import auction_of
from game.rules.changing import changed
from game.rules.drawing import dealer_by_draw
from game.rules.events import (
    CardTurned,
    DealBegun,
    DeckCut,
    Event,
    HandDealt,
    HandSeen,
    MatchBegun,
    TalonTaken,
    TurnedTaken,
)
from game.rules.neighbours import left_of, right_of
from game.rules.options.deal import FirstDealer
from game.rules.options.pack import RestDealFrom, TurnedTo
from game.rules.phase import Phase
from game.rules.refusal import IllegalActionError, Refusal
from game.rules.seats import after, in_order
from game.rules.state import Deal, MatchState, Said

if TYPE_CHECKING:
    from game.cards.card import Card
    from game.rules.seats import Seat


def choose_dealer(state: MatchState, action: ChooseDealer, events: list[Event]) -> MatchState:
    """The match begins; with firstDealer=draw the cards drawn settle who deals."""
    players = state.rules.players
    if state.phase is not Phase.SEATING:
        raise IllegalActionError(action, Refusal.NOT_NOW)
    if action.dealer not in range(players):
        raise IllegalActionError(action, Refusal.NOT_A_SEAT)
    draws = state.rules.deal.first_dealer is FirstDealer.DRAW
    if (action.drawn or draws) and dealer_by_draw(action.drawn, state.rules) != action.dealer:
        raise IllegalActionError(action, Refusal.NOT_A_DRAW)
    events.append(MatchBegun(action.dealer, action.drawn))
    return changed(state, dealer=action.dealer, phase=Phase.SHUFFLING)


def shuffle(state: MatchState, action: Shuffle, events: list[Event]) -> MatchState:
    """A deal begins with the deck before the cutter, the dealer's left neighbour."""
    if state.phase is not Phase.SHUFFLING:
        raise IllegalActionError(action, Refusal.NOT_NOW)
    wanted = state.gathered
    if (wanted and action.deck != wanted) or tuple(sorted(action.deck)) != DECK:
        raise IllegalActionError(action, Refusal.NOT_A_DECK)
    players, number = state.rules.players, state.deal_number + 1
    cutter = left_of(state.dealer, state.rules)
    events.append(DealBegun(number, state.dealer, cutter, not wanted, action.deck))
    deal = Deal(
        number=number, dealer=state.dealer, deck=action.deck, said=Said(declarations=(None,) * players)
    )
    return changed(state, phase=Phase.CUTTING, deal_number=number, deal=deal, gathered=())


def cut(state: MatchState, action: Cut | Knock, events: list[Event]) -> MatchState:
    """The deck is cut or knocked on, and the cards are dealt."""
    if state.phase is not Phase.CUTTING:
        raise IllegalActionError(action, Refusal.NOT_NOW)
    deal = state.the_deal
    if action.seat != left_of(state.dealer, state.rules):
        raise IllegalActionError(action, Refusal.NOT_YOUR_TURN)
    place = action.place if isinstance(action, Cut) else 0
    if isinstance(action, Cut) and place not in range(1, len(deal.deck)):
        raise IllegalActionError(action, Refusal.NOT_A_PLACE)
    events.append(DeckCut(action.seat, place))
    return _deal_out(
        changed(state, deal=changed(deal, deck=deal.deck[place:] + deal.deck[:place], cut=place)), events
    )


def _deal_out(state: MatchState, events: list[Event]) -> MatchState:
    """Packets go round from eldest hand, a card may be turned up, talons are laid apart, face down."""
    deal, rules, pack = state.the_deal, state.rules, state.rules.pack
    players = rules.players
    order = in_order(after(state.dealer, players), players)
    hands: list[tuple[Card, ...]] = [()] * players
    talons: list[tuple[Card, ...]] = [()] * players
    top = 0
    for size in pack.rounds:
        top = _round(deal, order, top, size, hands)
        for seat in order:
            dealt = hands[seat][-size:]
            events.append(HandDealt(seat, size, False, rules.deal.strict_table, tuple(sorted(dealt))))
    turned = None
    if pack.turns_up:
        turned = deal.deck[top]
        top += 1
        events.append(CardTurned(turned, is_bottom=False))
    if pack.talon:
        top = _round(deal, order, top, pack.talon, talons)
        events.extend(
            HandDealt(seat, pack.talon, is_talon=True, is_covered=True, cards=tuple(sorted(talons[seat])))
            for seat in order
        )
    extra = deal.deck[top : top + pack.extra]
    top += pack.extra
    if rules.turns_extra_up:
        turned, extra = extra[0], extra[1:]
        events.append(CardTurned(turned, is_bottom=False))
    in_hand = tuple(tuple(sorted(hand)) for hand in hands)
    if rules.deal.strict_table:
        events.append(HandSeen(order[0], is_visible=True, cards=in_hand[order[0]]))
    deal = changed(
        deal,
        hands=in_hand,
        first_hands=in_hand,
        talons=tuple(tuple(sorted(talon)) for talon in talons),
        turned=turned,
        proposed=turned,
        extra=extra,
        stock=deal.deck[top:],
        auction=auction_of((), deal.dealer, rules, turned),
    )
    return changed(state, phase=Phase.CALLING, deal=deal)


def _round(deal: Deal, order: tuple[Seat, ...], top: int, size: int, piles: list[tuple[Card, ...]]) -> int:
    """Deal so many cards to each pile in turn; return where the deck goes on."""
    for seat in order:
        piles[seat] = (*piles[seat], *deal.deck[top : top + size])
        top += size
    return top


def deal_rest(state: MatchState, events: list[Event]) -> MatchState:
    """The contract is made: somebody may get the turned card, all get the rest, the bottom card is shown."""
    deal, pack, players = state.the_deal, state.rules.pack, state.rules.players
    taker = deal.the_contract.taker
    hands, turned, stock = list(deal.hands), deal.turned, deal.stock
    owner = None if turned is None else _owner_of_turned(taker, state.rules.turned_to)
    if turned is not None and owner is not None:
        events.append(TurnedTaken(owner, turned))
        hands[owner] = tuple(sorted((*hands[owner], turned)))
        turned = None
    if deal.extra:
        events.append(TalonTaken(taker, len(deal.extra), deal.extra))
        hands[taker] = tuple(sorted((*hands[taker], *deal.extra)))
    if pack.later:
        first = after(state.dealer, players)
        if pack.rest_deal_from is RestDealFrom.TAKERS_RIGHT:
            first = right_of(taker, state.rules)
        for seat in in_order(first, players):
            size = pack.later - (seat == owner)
            packet, stock = tuple(sorted(stock[:size])), stock[size:]
            hands[seat] = tuple(sorted((*hands[seat], *packet)))
            events.append(HandDealt(seat, size, False, False, packet))
    bottom = None
    if pack.shows_bottom:
        bottom, stock = stock[-1], stock[:-1]
        events.append(CardTurned(bottom, is_bottom=True))
    deal = changed(deal, hands=tuple(hands), turned=turned, extra=(), stock=stock, bottom=bottom)
    return changed(state, deal=deal)


def _owner_of_turned(taker: Seat, turned_to: TurnedTo) -> Seat | None:
    match turned_to:
        case TurnedTo.TAKER:
            return taker
        case TurnedTo.NOBODY:
            return None
        case _:
            assert_never(turned_to)
