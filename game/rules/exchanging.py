"""The seven of trumps for the turned card: who may, until when, and where the seven goes (B-02, E, F-03)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.cards.card import card_of
from game.cards.rank import Rank
from game.rules.actions import Exchange, Keep
from game.rules.changing import changed
from game.rules.declaring import begin_declaring
from game.rules.events import Event, SevenExchanged
from game.rules.options.pack import SevenExchange
from game.rules.phase import Phase
from game.rules.refusal import IllegalActionError, Refusal
from game.rules.seats import after, in_order

if TYPE_CHECKING:
    from game.cards.card import Card
    from game.rules.seats import Seat
    from game.rules.state import Deal, MatchState


def begin_exchanging(state: MatchState, events: list[Event]) -> MatchState:
    """All cards are dealt: the seats are asked for the seven where it may be worth something.

    Everybody is asked, so that the question itself tells nobody who holds it.
    """
    if not _is_possible(state):
        return begin_declaring(state, events)
    return changed(state, phase=Phase.EXCHANGING)


def _is_possible(state: MatchState) -> bool:
    """Whether the turned suit became trumps, the card is to be had, and it is not the seven itself."""
    deal, proposed = state.the_deal, state.the_deal.proposed
    if state.rules.pack.seven_exchange is SevenExchange.OFF or proposed is None:
        return False
    if deal.turned is None and proposed not in deal.hands[deal.the_contract.taker]:
        return False  # he took it and has laid it away
    return deal.the_contract.trumps.suit is proposed.suit and proposed.rank is not Rank.SEVEN


def seat_to_exchange(state: MatchState) -> Seat:
    """The next seat that is asked for the seven, eldest hand first."""
    players = state.rules.players
    return in_order(after(state.dealer, players), players)[state.the_deal.kept]


def has_seven(state: MatchState, seat: Seat) -> bool:
    """Whether the seat may exchange: it holds the seven where it must hold it, and is not too late.

    It is a question while the seats are asked for the seven, and while cards are played. Who was asked and
    kept it may still exchange until another player begins to play ([004] "prawo … wygasa w momencie gdy
    przeciwnik … rozpocznie swój ruch"); with pairs until the first card (F-03).
    """
    deal, pack = state.the_deal, state.rules.pack
    if seat not in range(state.rules.players) or (deal.playing and not _is_in_time(state, seat)):
        return False
    seven = _seven(deal)
    hands = deal.hands if deal.playing is None else deal.playing.hands
    if seven not in hands[seat] or (_seven_goes_to_taker(state) and seat == deal.the_contract.taker):
        return False
    return pack.seven_exchange is SevenExchange.ANY_HAND or seven in deal.first_hands[seat]


def exchange(state: MatchState, action: Exchange, events: list[Event]) -> MatchState:
    """A seat lays the seven down and takes the turned card."""
    is_late = state.phase is Phase.PLAYING
    if not is_late:
        _must_be_asked(state, action)
    if not has_seven(state, action.seat):
        raise IllegalActionError(action, Refusal.NOT_NOW if is_late else Refusal.NO_SEVEN)
    deal, seven = state.the_deal, _seven(state.the_deal)
    turned = deal.proposed or seven
    receiver = None
    if _seven_goes_to_taker(state):
        receiver = deal.the_contract.taker
    events.append(SevenExchanged(action.seat, seven, turned, receiver))
    swaps = {action.seat: (seven, turned)} | ({} if receiver is None else {receiver: (turned, seven)})
    deal = changed(
        deal,
        hands=_after(deal.hands, swaps),
        turned=seven if receiver is None else None,
        exchanged=action.seat,
    )
    if deal.playing is None:
        return begin_declaring(changed(state, deal=deal), events)
    playing = changed(deal.playing, hands=_after(deal.playing.hands, swaps))
    return changed(state, deal=changed(deal, playing=playing))


def _is_in_time(state: MatchState, seat: Seat) -> bool:
    """Whether the seats were asked for the seven, and nobody else has played a card since."""
    deal, playing = state.the_deal, state.the_deal.the_play
    played = playing.trick.cards
    if playing.tricks or not deal.kept or (played and _seven_goes_to_taker(state)):
        return False
    return not played or (len(played) == 1 and playing.trick.leader == seat)


def keep(state: MatchState, action: Keep, events: list[Event]) -> MatchState:
    """A seat does not exchange; the next one is asked."""
    _must_be_asked(state, action)
    deal = state.the_deal
    state = changed(state, deal=changed(deal, kept=deal.kept + 1))
    return begin_declaring(state, events) if deal.kept + 1 == state.rules.players else state


def _must_be_asked(state: MatchState, action: Exchange | Keep) -> None:
    if state.phase is not Phase.EXCHANGING:
        raise IllegalActionError(action, Refusal.NOT_NOW)
    if action.seat != seat_to_exchange(state):
        raise IllegalActionError(action, Refusal.NOT_YOUR_TURN)


def _seven_goes_to_taker(state: MatchState) -> bool:
    """Whether the taker has the turned card and would get the seven for it; he himself cannot exchange."""
    return state.the_deal.turned is None


def _seven(deal: Deal) -> Card:
    suit = deal.the_contract.trumps.suit
    assert suit is not None, "a turned card proposes a suit"  # noqa: S101
    return card_of(suit, Rank.SEVEN)


def _after(
    hands: tuple[tuple[Card, ...], ...], swaps: dict[Seat, tuple[Card, Card]]
) -> tuple[tuple[Card, ...], ...]:
    """The hands when some seats have given one card for another."""
    found = list(hands)
    for seat, (given, got) in swaps.items():
        found[seat] = tuple(sorted([got, *(card for card in hands[seat] if card is not given)]))
    return tuple(found)
