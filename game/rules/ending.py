"""How a deal ends and is written, and whether the match ends with it (A11 to A15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.changing import changed
from game.rules.declaration import Declaration, Kind
from game.rules.declarations import belote_partner
from game.rules.events import DealScored, Event, MatchWon, PointsHung
from game.rules.fault import Fault
from game.rules.match import verdict, won_by
from game.rules.options.deal import NextDealer, ShuffleHabit
from game.rules.phase import Phase
from game.rules.result import Counted, DealResult, MatchResult, Outcome
from game.rules.scoring import penalty, settle
from game.rules.seats import after, in_order, side_of, sides

if TYPE_CHECKING:
    from game.cards.card import Card
    from game.rules.seats import Seat, Side
    from game.rules.state import Deal, MatchState

BELOTE_VALUE = 20


def end_by_counting(state: MatchState, events: list[Event]) -> MatchState:
    """All tricks are taken: the deal is settled and written."""
    deal = state.the_deal
    playing, contract, players = deal.the_play, deal.the_contract, state.rules.players
    owners = {side_of(seat, players) for seat in playing.takers}
    capot = next(iter(owners)) if len(owners) == 1 else None
    belotes = called_belotes(deal)
    settlement = settle(
        taker=side_of(contract.taker, players),
        cards=playing.card_points,
        declared=points_by_side(deal.said.counted, players),
        belote=points_by_side(belotes, players),
        capot=capot,
        score=state.rules.score,
        hung=state.hung,
        multiplier=contract.multiplier,
    )
    written = tuple(one + two for one, two in zip(settlement.written, playing.lost, strict=True))
    result = DealResult(
        number=deal.number,
        outcome=settlement.outcome,
        contract=contract,
        card_points=playing.card_points,
        declared=(*deal.said.counted, *belotes),
        declaration_points=settlement.declared,
        capot=capot,
        totals=settlement.totals,
        written=written,
        dashes=frozenset(side for side in settlement.dashes if written[side] == 0),
        hung_before=state.hung,
        hung_after=settlement.hung,
    )
    return _write(state, result, events)


def called_belotes(deal: Deal) -> tuple[Counted, ...]:
    """The belotes that were said, each as king and queen."""
    if deal.playing is None or deal.contract is None:
        return ()
    found = []
    for seat, card in deal.playing.belotes:
        other = belote_partner(card, deal.contract.trumps) or card
        pair = (min(card, other), max(card, other))
        found.append(Counted(seat, Declaration(Kind.BELOTE, pair, BELOTE_VALUE)))
    return tuple(found)


def points_by_side(counted: tuple[Counted, ...], players: int) -> tuple[int, ...]:
    """The sum of the declarations of each side."""
    points = [0] * sides(players)
    for one in counted:
        points[side_of(one.seat, players)] += one.declaration.value
    return tuple(points)


def end_with_penalty(state: MatchState, offender: Seat, fault: Fault, events: list[Event]) -> MatchState:
    """A fault ends the deal: the others write 162 and everything called, the offenders a dash (A15)."""
    deal = state.the_deal
    players = state.rules.players
    side = side_of(offender, players)
    called = (*deal.said.counted, *called_belotes(deal))
    declared = points_by_side(called, players)
    written = penalty(side, declared, state.rules.score)
    if state.hung:
        innocent = next(one for one in range(len(written)) if one != side)
        written = tuple(value + state.hung * (one == innocent) for one, value in enumerate(written))
    cards = deal.playing.card_points if deal.playing else (0,) * sides(players)
    result = DealResult(
        number=deal.number,
        outcome=Outcome.PENALTY,
        contract=deal.contract,
        card_points=cards,
        declared=called,
        declaration_points=declared,
        capot=None,
        totals=written,
        written=written,
        dashes=frozenset({side}),
        hung_before=state.hung,
        fault=fault,
    )
    return _write(state, result, events)


def end_with_belot(state: MatchState, belot: Counted, events: list[Event]) -> MatchState:
    """Eight in a row: as if the side had won the whole target at once ([000]); the match is over (A14)."""
    players = state.rules.players
    winner = side_of(belot.seat, players)
    written = tuple(state.rules.match.target * (side == winner) for side in range(sides(players)))
    return _end_now(state, Outcome.BELOT, winner, written, (belot,), events)


def end_by_stopping(state: MatchState, seat: Seat, events: list[Event]) -> MatchState:
    """A side has enough in the middle of a deal and stops (finish=dosta)."""
    winner = side_of(seat, state.rules.players)
    so_far = points_so_far(state)
    written = tuple(points * (side == winner) for side, points in enumerate(so_far))
    deal = state.the_deal
    return _end_now(
        state, Outcome.STOPPED, winner, written, (*deal.said.counted, *called_belotes(deal)), events
    )


def points_so_far(state: MatchState) -> tuple[int, ...]:
    """Cards taken and declarations called in this deal, by side."""
    deal = state.the_deal
    called = points_by_side((*deal.said.counted, *called_belotes(deal)), state.rules.players)
    return tuple(one + two for one, two in zip(deal.the_play.card_points, called, strict=True))


def _end_now(
    state: MatchState,
    outcome: Outcome,
    winner: Side,
    written: tuple[int, ...],
    called: tuple[Counted, ...],
    events: list[Event],
) -> MatchState:
    deal = state.the_deal
    players = state.rules.players
    result = DealResult(
        number=deal.number,
        outcome=outcome,
        contract=deal.contract,
        card_points=deal.playing.card_points if deal.playing else (0,) * sides(players),
        declared=called,
        declaration_points=points_by_side(called, players),
        capot=None,
        totals=written,
        written=written,
        dashes=frozenset(),
        hung_before=state.hung,
        hung_after=state.hung,
    )
    scores = tuple(one + two for one, two in zip(state.scores, written, strict=True))
    events.append(DealScored(result, scores))
    return _finish(
        changed(state, scores=scores, results=(*state.results, result)), won_by((winner,), scores), events
    )


def _write(state: MatchState, result: DealResult, events: list[Event]) -> MatchState:
    """The line enters the sheet; the match ends, or the next dealer has the cards."""
    scores = tuple(one + two for one, two in zip(state.scores, result.written, strict=True))
    events.append(DealScored(result, scores))
    if result.hung_after:
        events.append(PointsHung(result.hung_after))
    state = changed(
        state,
        scores=scores,
        hung=result.hung_after,
        results=(*state.results, result),
        gathered=gather(state),
    )
    taker = None if result.contract is None else side_of(result.contract.taker, state.rules.players)
    end = verdict(scores, taker, state.rules.match)
    if end is not None:
        return _finish(state, end, events)
    return changed(state, phase=Phase.SHUFFLING, dealer=next_dealer(state, result))


def _finish(state: MatchState, end: MatchResult, events: list[Event]) -> MatchState:
    events.append(MatchWon(end))
    return changed(state, phase=Phase.OVER, result=end)


def next_dealer(state: MatchState, result: DealResult | None) -> Seat:
    """Who deals next; `result` is None after a deal that was thrown in."""
    players = state.rules.players
    following = after(state.dealer, players)
    if result is None or state.rules.deal.next_dealer is NextDealer.ROTATE:
        return following
    most = max(result.written)
    if result.written.count(most) > 1:
        return following
    side = result.written.index(most)
    return next(seat for seat in in_order(following, players) if side_of(seat, players) == side)


def gather(state: MatchState) -> tuple[Card, ...]:
    """The deck for rules that only cut: the sides' tricks on each other, then what was not played."""
    deal = state.deal
    if state.rules.deal.shuffle is not ShuffleHabit.NEVER or deal is None:
        return ()
    playing, players = deal.playing, state.rules.players
    piles: list[list[Card]] = [[] for _ in range(sides(players))]
    if playing is not None:
        for trick, taker in zip(playing.tricks, playing.takers, strict=True):
            piles[side_of(taker, players)].extend(trick.cards)
    laid = [card for pile in piles for card in pile]
    seen = set(laid)
    return tuple(laid) + tuple(card for card in deal.deck if card not in seen)
