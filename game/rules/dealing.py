"""From the first dealer to six cards in every hand: the draw, the shuffle, the cut, the deal (A2, A3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.cards.card import DECK
from game.rules.actions import ChooseDealer, Cut, Knock, Shuffle
from game.rules.changing import changed
from game.rules.events import DealBegun, DeckCut, Event, HandDealt, HandSeen, MatchBegun
from game.rules.options.deal import FirstDealer
from game.rules.phase import Phase
from game.rules.refusal import IllegalActionError, Refusal
from game.rules.seats import after, before, in_order
from game.rules.state import Deal, MatchState, Said

if TYPE_CHECKING:
    from game.cards.card import Card


def choose_dealer(state: MatchState, action: ChooseDealer, events: list[Event]) -> MatchState:
    """The match begins; with firstDealer=draw the lowest card drawn settles who deals."""
    players = state.rules.players
    if state.phase is not Phase.SEATING:
        raise IllegalActionError(action, Refusal.NOT_NOW)
    if action.dealer not in range(players):
        raise IllegalActionError(action, Refusal.NOT_A_SEAT)
    draws = state.rules.deal.first_dealer is FirstDealer.DRAW
    if (action.drawn or draws) and lowest(action.drawn, players) != action.dealer:
        raise IllegalActionError(action, Refusal.NOT_A_DRAW)
    events.append(MatchBegun(action.dealer, action.drawn))
    return changed(state, dealer=action.dealer, phase=Phase.SHUFFLING)


def lowest(drawn: tuple[Card, ...], players: int) -> int | None:
    """The seat with the only lowest rank among one card a seat, or None if they must draw again."""
    if len(set(drawn)) != players or len(drawn) != players:
        return None
    ranks = [card.rank for card in drawn]
    low = min(ranks)
    return ranks.index(low) if ranks.count(low) == 1 else None


def shuffle(state: MatchState, action: Shuffle, events: list[Event]) -> MatchState:
    """A deal begins with the deck before the cutter, the dealer's left neighbour, the last in play order."""
    if state.phase is not Phase.SHUFFLING:
        raise IllegalActionError(action, Refusal.NOT_NOW)
    wanted = state.gathered
    if (wanted and action.deck != wanted) or tuple(sorted(action.deck)) != DECK:
        raise IllegalActionError(action, Refusal.NOT_A_DECK)
    players, number = state.rules.players, state.deal_number + 1
    cutter = before(state.dealer, players)
    events.append(DealBegun(number, state.dealer, cutter, not wanted, action.deck))
    deal = Deal(
        number=number, dealer=state.dealer, deck=action.deck, said=Said(declarations=(None,) * players)
    )
    return changed(state, phase=Phase.CUTTING, deal_number=number, deal=deal, gathered=())


def cut(state: MatchState, action: Cut | Knock, events: list[Event]) -> MatchState:
    """The deck is cut or knocked on, and the cards are dealt."""
    deal = state.deal
    if state.phase is not Phase.CUTTING or deal is None:
        raise IllegalActionError(action, Refusal.NOT_NOW)
    if action.seat != before(state.dealer, state.rules.players):
        raise IllegalActionError(action, Refusal.NOT_YOUR_TURN)
    place = action.place if isinstance(action, Cut) else 0
    if isinstance(action, Cut) and place not in range(1, len(deal.deck)):
        raise IllegalActionError(action, Refusal.NOT_A_PLACE)
    events.append(DeckCut(action.seat, place))
    return _deal_out(
        changed(state, deal=changed(deal, deck=deal.deck[place:] + deal.deck[:place], cut=place)), events
    )


def _deal_out(state: MatchState, events: list[Event]) -> MatchState:
    """Packets go round from eldest hand; then every seat's talon is laid apart, face down."""
    deal, rules = state.the_deal, state.rules.deal
    players = state.rules.players
    order = in_order(after(state.dealer, players), players)
    hands: list[tuple[Card, ...]] = [()] * players
    talons: list[tuple[Card, ...]] = [()] * players
    top = 0
    rounds = [(size, False) for size in rules.packets] + ([(rules.talon, True)] if rules.talon else [])
    for size, is_talon in rounds:
        for seat in order:
            packet = tuple(sorted(deal.deck[top : top + size]))
            top += size
            pile = talons if is_talon else hands
            pile[seat] = tuple(sorted(pile[seat] + packet))
            events.append(HandDealt(seat, size, is_talon, is_talon or rules.strict_table, packet))
    if rules.strict_table:
        events.append(HandSeen(order[0], is_visible=True, cards=hands[order[0]]))
    return changed(state, phase=Phase.CALLING, deal=changed(deal, hands=tuple(hands), talons=tuple(talons)))
