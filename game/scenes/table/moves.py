"""The cards of the board move as the events tell."""

from __future__ import annotations

from game.rules import events
from game.rules.events import Event
from game.rules.options.rules import Rules
from game.scenes.table.board import Board


def move(board: Board, event: Event, rules: Rules) -> None:
    """Move the cards that the event moves; the hand is taken up before the first event after the dealing."""
    is_dealing = isinstance(event, events.HandDealt | events.CardTurned)
    if board.has_hand_to_take_up and not is_dealing:
        board.take_up()
    match event:
        case events.DealBegun(dealer=dealer):
            board.gather(dealer)
        case events.DeckCut(place=place):
            board.cut(place)
        case events.HandDealt(seat=seat, count=count, is_talon=is_talon, cards=cards):
            board.deal(seat, count, cards, is_talon=is_talon)
        case events.HandSeen(seat=seat, cards=cards):
            board.see(seat, cards)
        case events.ContractMade(contract=contract):
            board.call_trumps(contract.trumps, takes_turned=rules.taker_gets_turned)
        case events.CardTurned(card=card, is_bottom=is_bottom):
            board.turn_up(card, is_bottom=is_bottom)
        case events.TurnedTaken(seat=seat, card=card):
            board.take_turned(seat, card)
        case events.SevenExchanged(seat=seat, seven=seven, turned=turned, receiver=receiver):
            board.exchange(seat, seven, turned, receiver)
        case events.CardsDiscarded(seat=seat, count=count, cards=cards):
            board.discard(seat, count, cards)
        case events.TalonTaken(seat=seat, cards=cards, count=count):
            board.take_talon(seat, cards, count)
        case events.DeclarationShown(seat=seat, declaration=declaration):
            board.lay_open(seat, declaration)
        case events.CardPlayed(seat=seat, card=card):
            board.play(seat, card)
        case events.TrickTaken(seat=seat):
            board.collect(seat)
        case _:
            return  # words and figures move no card
