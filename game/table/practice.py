"""A deal played for practice: a record that begins with the cards of a shared deal and is marked as practice.

The tag `Practice "CODE SEAT"` marks it: the code of the deal, and the seat of the code at which seat 0 of the
record sits. Seats are turned so that every seat of the code gets its own cards wherever the person sits. The
figures and the list of matches do not count such a record. It is one deal long: whoever draws the table ends
it when `line_of` answers.
"""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

from game.records.record import HUMAN, Record
from game.records.replay import replay, state_after
from game.records.shared_deal import SharedDeal, SharedLine, code_of_deal, deal_of_code, plain_name
from game.rules.actions import Action, ChooseDealer, Cut, Knock, Shuffle
from game.rules.neighbours import left_of
from game.rules.options.deal import FirstDealer
from game.rules.phase import Phase
from game.rules.seats import sides
from game.table.chance import first_dealer
from game.table.history.stamps import PRACTICE, THEN, tag_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.records.record import Seated
    from game.rules.options.rules import Rules
    from game.rules.seats import Seat
    from game.rules.state import MatchState


def practice_record(deal: SharedDeal, seat: Seat, players: Sequence[Seated] = ()) -> Record:
    """A match that has just dealt this deal; seat 0 of the record has the cards of that seat of the code.

    `players` are by seat of the record; whoever seats a company later may leave them out. The record has no
    seed yet. Raises ValueError for a seat that the game does not have.
    """
    if seat not in range(deal.rules.players):
        raise ValueError(f"there is no seat {seat}; there are seats 0 to {deal.rules.players - 1}")
    dealer = (deal.dealer - seat) % deal.rules.players
    return Record(
        game=deal.game,
        rules=deal.rules,
        players=tuple(players),
        tags=((PRACTICE, f"{code_of_deal(deal)} {seat}"),),
        actions=opening(deal, dealer),
    )


def opening(deal: SharedDeal, dealer: Seat) -> tuple[Action, ...]:
    """What happens before the first call: that seat is the dealer, and the cutter knocks on the deck."""
    return (
        _chosen(dealer, deal.rules),
        Shuffle(deal.deck),
        Knock(left_of(dealer, deal.rules)),
    )


def _chosen(dealer: Seat, rules: Rules) -> ChooseDealer:
    """That dealer, with the cards that a draw would need for it."""
    if rules.deal.first_dealer is not FirstDealer.DRAW:
        return ChooseDealer(dealer)
    draws = (first_dealer(rules, f"practice {number}") for number in count())
    return next(choice for choice in draws if choice.dealer == dealer)


def shared_deal_of(record: Record) -> tuple[SharedDeal, Seat] | None:
    """The shared deal of a practice record, and the seat of the code at which seat 0 of the record sits.

    None for any other record.
    """
    code, _, seat = tag_of(record, PRACTICE).rpartition(" ")
    try:
        deal = deal_of_code(code)
    except ValueError:
        return None
    is_seat = seat.isascii() and seat.isdigit() and len(seat) == 1 and int(seat) < deal.rules.players
    return (deal, int(seat)) if is_seat and deal.rules == record.rules else None


def shared_deals(record: Record) -> dict[int, SharedDeal]:
    """All deals of a match by their numbers, as a friend gets them; they tell every card of a deal.

    The deal of a practice record has the seats of the code that it came with.
    """
    found = {}
    for action, step in replay(record):
        if isinstance(action, Cut | Knock):
            deal = step.state.the_deal
            found[deal.number] = SharedDeal(
                game=record.game, rules=record.rules, dealer=deal.dealer, deck=deal.deck
            )
    practised = shared_deal_of(record)
    return found if practised is None else {**found, 1: practised[0]}


def written_deal(record: Record, line: int, seat: Seat = 0) -> tuple[SharedDeal, SharedLine]:
    """The deal of a line of the score sheet, from 0, and what the player at that seat made of it.

    Raises IndexError for a line that is not written: the code of such a deal would tell its cards.
    """
    result = state_after(record).results[line]
    practised = shared_deal_of(record) if result.number == 1 else None
    turn = 0 if practised is None else practised[1]
    return shared_deals(record)[result.number], _line(record, seat, turn, result.written)


def line_of(record: Record, seat: Seat = 0) -> SharedLine | None:
    """What the player at that seat of a practice record made of its deal, by the seats of the code.

    A deal that was thrown in brings nobody anything. None while the deal is played, and for other records.
    """
    shared = shared_deal_of(record)
    points = None if shared is None else first_points(state_after(record))
    return None if shared is None or points is None else _line(record, seat, shared[1], points)


def own_line(record: Record, seat: Seat) -> tuple[str, SharedLine] | None:
    """The code of a practised deal and what the person at that seat made of it.

    None while the deal is played, where no person sits there, where the deal was known before, and for other
    records.
    """
    shared, line = shared_deal_of(record), line_of(record, seat)
    is_own = record.players[seat].mind == HUMAN and not tag_of(record, THEN)
    if shared is None or line is None or not is_own:
        return None
    return code_of_deal(shared[0]), line


def _line(record: Record, seat: Seat, turn: Seat, points: Sequence[int]) -> SharedLine:
    """The line of a seat of the record, which sits `turn` seats further by the code."""
    return SharedLine(
        seat=(seat + turn) % record.rules.players,
        points=tuple(points[(side - turn) % len(points)] for side in range(len(points))),
        name=plain_name(record.players[seat].name),
    )


def first_points(state: MatchState) -> tuple[int, ...] | None:
    """What each side wrote in the first deal, noughts if it was thrown in, None while it is played."""
    written = next((result.written for result in state.results if result.number == 1), None)
    is_thrown_in = state.deal_number > 1 or (state.deal_number == 1 and state.phase is Phase.SHUFFLING)
    return (0,) * sides(state.rules.players) if written is None and is_thrown_in else written
