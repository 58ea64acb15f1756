"""How a deal ends and is written, and whether the match ends with it (A11 to A15, D-22, E-06)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.changing import changed
from game.rules.declaration import Declaration, Kind
from game.rules.declarations import belote_partner
from game.rules.events import DealScored, Event, MatchWon, PointsHung
from game.rules.fault import Fault
from game.rules.match import verdict, won_by
from game.rules.options.deal import NextDealer, ShuffleHabit
from game.rules.options.play import BulgarianRenege
from game.rules.options.score import Writing
from game.rules.phase import Phase
from game.rules.result import Counted, DealResult, MatchResult, Outcome
from game.rules.scoring import card_factor, penalty, settle
from game.rules.seats import after, in_order, side_of, sides
from game.rules.trick import trick_points
from game.rules.writing.count import Count, plus

if TYPE_CHECKING:
    from game.cards.card import Card
    from game.rules.seats import Seat, Side
    from game.rules.state import MatchState

BELOTE_VALUE = 20


def end_by_counting(state: MatchState, events: list[Event]) -> MatchState:
    """All tricks are taken: the deal is settled and written."""
    deal, rules = state.the_deal, state.rules
    count = count_of(state)
    settlement = settle(count, rules.score, state.hung)
    lost = lost_in_the_sheet(state)
    written = _sum(settlement.written, lost)
    result = DealResult(
        number=deal.number,
        outcome=settlement.outcome,
        contract=deal.contract,
        card_points=count.cards,
        declared=(*deal.said.counted, *called_belotes(state)),
        declaration_points=settlement.declared,
        capot=count.capot,
        totals=settlement.totals,
        written=written,
        dashes=frozenset(side for side in settlement.dashes if written[side] == 0),
        hung_before=state.hung,
        hung_after=settlement.hung,
        lost=lost if any(lost) else (),
        multiplier=settlement.multiplier,
        bonus=settlement.bonus if any(settlement.bonus) else (),
    )
    return _write(state, result, events)


def count_of(state: MatchState) -> Count:
    """What the deal came to; all tricks are taken."""
    deal, players = state.the_deal, state.rules.players
    playing, contract = deal.the_play, deal.the_contract
    tricks = [0] * sides(players)
    for seat in playing.takers:
        tricks[side_of(seat, players)] += 1
    return Count(
        taker=side_of(contract.taker, players),
        cards=cards_taken(state),
        declared=points_by_side(deal.said.counted, players),
        belote=points_by_side(called_belotes(state), players),
        tricks=tuple(tricks),
        last=side_of(playing.takers[-1], players),
        trumps=contract.trumps,
        multiplier=contract.multiplier,
        goal=contract.goal,
    )


def cards_taken(state: MatchState) -> tuple[int, ...]:
    """Points of the cards that each side has taken so far, the taker's discards among them (C-04)."""
    deal, rules = state.the_deal, state.rules
    if not deal.discarded:
        return deal.the_play.card_points
    contract = deal.the_contract
    laid_away = trick_points(deal.discarded, contract.trumps, rules.score.king)
    return plus(deal.the_play.card_points, side_of(contract.taker, rules.players), laid_away)


def lost_in_the_sheet(state: MatchState) -> tuple[int, ...]:
    """What ten-point faults have cost and gained in the sheet, by side; ten points are one in tens."""
    unit = 10 if state.rules.score.writing is Writing.TENS else 1
    return tuple(points // unit for points in state.the_deal.the_play.lost)


def called_belotes(state: MatchState) -> tuple[Counted, ...]:
    """The belotes that count, each as king and queen: said, where it must be said twice with both cards."""
    deal, is_twice = state.the_deal, state.rules.declarations.belote_twice
    if deal.playing is None or deal.contract is None:
        return ()
    finished = {(seat, card.suit) for seat, card in deal.playing.rebelotes}
    found = []
    for seat, card in deal.playing.belotes:
        if is_twice and (seat, card.suit) not in finished:
            continue
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
    """A fault ends the deal: the others write the whole game, the offenders a dash (A15).

    Everything called is written with it ([000]), but not under the Bulgarian house rule (D-22). Points that
    hang go to the side after the offender.
    """
    deal = state.the_deal
    players = state.rules.players
    side = side_of(offender, players)
    called = (*deal.said.counted, *called_belotes(state))
    if state.rules.play.bulgarian_renege is BulgarianRenege.WHOLE_GAME:
        called = ()
    declared = points_by_side(called, players)
    written = penalty(side, declared, state.rules.score, deal.contract.trumps if deal.contract else None)
    if state.hung:
        written = plus(written, (side + 1) % len(written), state.hung)
    cards = cards_taken(state) if deal.playing else (0,) * sides(players)
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
    return end_at_once(state, Outcome.BELOT, (winner,), written, (belot,), events)


def end_by_stopping(state: MatchState, seat: Seat, events: list[Event]) -> MatchState:
    """A side has enough in the middle of a deal and stops (finish=dosta)."""
    winner = side_of(seat, state.rules.players)
    so_far = points_so_far(state)
    written = tuple(points * (side == winner) for side, points in enumerate(so_far))
    called = (*state.the_deal.said.counted, *called_belotes(state))
    lost = tuple(points * (side == winner) for side, points in enumerate(lost_in_the_sheet(state)))
    return end_at_once(state, Outcome.STOPPED, (winner,), written, called, events, lost=lost)


def points_so_far(state: MatchState) -> tuple[int, ...]:
    """What each side has in this deal so far, in points of the sheet, as if nobody could fall.

    Cards taken, declarations that count, belotes, ten-point faults; full tens only where deals are written
    in tens.
    """
    deal, rules = state.the_deal, state.rules
    called = points_by_side((*deal.said.counted, *called_belotes(state)), rules.players)
    twice = card_factor(deal.the_contract.trumps, rules.score)
    unit = 10 if rules.score.writing is Writing.TENS else 1
    points = (cards * twice + more for cards, more in zip(cards_taken(state), called, strict=True))
    return _sum(tuple(one // unit for one in points), lost_in_the_sheet(state))


def end_at_once(
    state: MatchState,
    outcome: Outcome,
    winners: tuple[Side, ...],
    written: tuple[int, ...],
    called: tuple[Counted, ...],
    events: list[Event],
    *,
    lost: tuple[int, ...] = (),
) -> MatchState:
    """The match ends in the middle of a deal; `written`, which includes `lost`, enters the sheet."""
    deal = state.the_deal
    players = state.rules.players
    result = DealResult(
        number=deal.number,
        outcome=outcome,
        contract=deal.contract,
        card_points=cards_taken(state) if deal.playing else (0,) * sides(players),
        declared=called,
        declaration_points=points_by_side(called, players),
        capot=None,
        totals=written,
        written=written,
        dashes=frozenset(),
        hung_before=state.hung,
        hung_after=state.hung,
        lost=lost if any(lost) else (),
    )
    scores = _sum(state.scores, written)
    events.append(DealScored(result, scores))
    return _finish(
        changed(state, scores=scores, results=(*state.results, result)), won_by(winners, scores), events
    )


def _sum(one: tuple[int, ...], two: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(left + right for left, right in zip(one, two, strict=True))


def _write(state: MatchState, result: DealResult, events: list[Event]) -> MatchState:
    """The line enters the sheet; the match ends, or the next dealer has the cards."""
    scores = _sum(state.scores, result.written)
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
    end = verdict(scores, taker, state.rules.match, capot=result.capot, hung=result.hung_after)
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
