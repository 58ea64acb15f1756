"""What another program asks about open hands, answered exactly."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from game.ai.solver.double_dummy import DoubleDummy, side_against_all
from game.app.asked import Asked, AskedError
from game.app.position import rules_asked
from game.rules.call import Bid, Call, call_of
from game.rules.contract import Contract
from game.rules.play import seat_to_move
from game.rules.trick import Trick

if TYPE_CHECKING:
    from game.cards.card import Card
    from game.rules.contract import Trumps
    from game.rules.seats import Seat


def solve(asked: Asked) -> dict[str, object]:
    """The exact values of the cards that may be played, for the side of the player to move.

    `contract` is the word of a bid (H, NT, 90S), or an object with `trumps` and `taker`: with three players
    the taker may stand against the two others, and only there his seat matters.
    """
    rules = rules_asked(asked)
    trumps, taker = _contract(asked, rules.players)
    trick = Trick(asked.number("leader", limit=rules.players), asked.cards("trick"))
    if len(trick.cards) >= rules.players:
        raise AskedError("trick", f"fewer than {rules.players} cards were expected; the trick is over")
    hands = _hands(asked, trick, rules.players)
    seat = seat_to_move(trick, rules.players)
    contract = None if taker is None else Contract(trumps=trumps, taker=taker)
    double_dummy = DoubleDummy(rules, trumps, side_against_all(seat, contract, rules))
    began = time.perf_counter()
    values = double_dummy.values(hands, trick)
    return {
        "values": {card.code: value for card, value in values.items()},
        "ms": round(1000 * (time.perf_counter() - began), 3),
    }


def _contract(asked: Asked, players: int) -> tuple[Trumps, Seat | None]:
    """The trumps, and who took them if that is told."""
    told = asked.value("contract")
    where = "contract.trumps" if isinstance(told, dict) else "contract"
    content = asked.mapping("contract") if isinstance(told, dict) else {"trumps": told}
    call: Call | None = None
    word = content.get("trumps")
    if isinstance(word, str):
        try:
            call = call_of(word)
        except ValueError:
            call = None
    if not isinstance(call, Bid):
        raise AskedError(where, "trumps such as H, NT or AT were expected")
    taker = content.get("taker")
    if taker is None:
        return call.trumps, None
    if type(taker) is not int or not 0 <= taker < players:
        raise AskedError("contract.taker", f"a seat from 0 to {players - 1} was expected")
    return call.trumps, taker


def _hands(asked: Asked, trick: Trick, players: int) -> tuple[tuple[Card, ...], ...]:
    """All hands in the order of the seats, as many cards as there must be, none of them elsewhere too."""
    listed = asked.items("hands")
    if len(listed) != players:
        raise AskedError("hands", f"one list of cards for each of {players} seats was expected")
    gone = {*trick.cards, *(card for _, card in asked.plays("played", players))}
    hands: list[tuple[Card, ...]] = []
    for seat, codes in enumerate(listed):
        where = f"hands[{seat}]"
        hand = Asked({where: codes}).cards(where)
        for place, card in enumerate(hand):
            if card in gone:
                raise AskedError(f"{where}[{place}]", f"{card} stands somewhere else too")
        gone.update(hand)
        hands.append(tuple(sorted(hand)))
    count = len(hands[seat_to_move(trick, players)])
    if not count:
        raise AskedError(f"hands[{seat_to_move(trick, players)}]", "the player to move has no card")
    has_played = {seat for seat, _ in trick.played(players)}
    for seat, cards in enumerate(hands):
        expected = count - (seat in has_played)
        if len(cards) != expected:
            raise AskedError(f"hands[{seat}]", f"{expected} cards were expected, not {len(cards)}")
    return tuple(hands)
