"""How a deal ends and is written, and whether the match ends with it (A11 to A15, D-22, E-06)."""

from __future__ import annotations

from operator import add
from typing import TYPE_CHECKING

from game.cards.card import card_of
from game.cards.rank import Rank
from game.rules.changing import changed
from game.rules.declaration import Declaration, Kind
from game.rules.dialogue import called_in_vain
from game.rules.events import DealScored, Event, MatchWon, PointsHung
from game.rules.fault import Fault
from game.rules.line import (
    DealFacts,
    belot_points,
    dealer_after,
    gain_of,
    line_at_once,
    often_declared,
    penalty_line,
    played_line,
    points_by_side,
    sheet_unit,
    so_far,
)
from game.rules.match import verdict, won_by
from game.rules.options.deal import ShuffleHabit
from game.rules.past import PlayedDeal
from game.rules.phase import Phase
from game.rules.result import Counted, DealResult, MatchResult, Outcome
from game.rules.seats import has_helped, side_of, sides
from game.rules.showing import laid_open, lay_open
from game.rules.trick import trick_points
from game.rules.writing.count import Count, plus

if TYPE_CHECKING:
    from game.cards.card import Card
    from game.rules.seats import Seat, Side
    from game.rules.state import MatchState


def end_by_counting(state: MatchState, events: list[Event]) -> MatchState:
    """All tricks are taken: the deal is settled and written."""
    deal = state.the_deal
    facts = _facts(state, (*deal.said.counted, *called_belotes(state)), lost_in_the_sheet(state))
    stock = deal.stock if state.rules.pack.pack_face_up else ()
    played = PlayedDeal(
        calls=deal.calls,
        contract=deal.the_contract,
        shown=laid_open(deal, state.rules),
        belotes=deal.the_play.belotes,
        tricks=deal.the_play.tricks,
        lying=tuple(card for card in (deal.turned, deal.bottom, *stock) if card is not None),
    )
    line = played_line(count_of(state), facts, state.rules)
    return _write(changed(state, past=(*state.past, played)), line, events)


def _facts(state: MatchState, declared: tuple[Counted, ...], lost: tuple[int, ...] = ()) -> DealFacts:
    deal = state.the_deal
    return DealFacts(
        number=deal.number, contract=deal.contract, declared=declared, hung=state.hung, lost=lost
    )


def _cards(state: MatchState) -> tuple[int, ...]:
    """What was taken so far, also before the play has begun."""
    return cards_taken(state) if state.the_deal.playing else (0,) * sides(state.rules.players)


def count_of(state: MatchState) -> Count:
    """What the deal came to; all tricks are taken."""
    deal, players = state.the_deal, state.rules.players
    playing, contract = deal.the_play, deal.the_contract
    takers = [side_of(seat, players) for seat in playing.takers]
    return Count(
        taker=side_of(contract.taker, players),
        cards=cards_taken(state),
        declared=points_by_side(deal.said.counted, players),
        belote=points_by_side(called_belotes(state), players),
        tricks=tuple(map(takers.count, range(sides(players)))),
        last=takers[-1],
        trumps=contract.trumps,
        multiplier=contract.multiplier,
        stake=state.rules.stake(contract.multiplier),
        goal=contract.goal,
        has_helped=has_helped(playing.takers, contract.taker, players),
    )


def cards_taken(state: MatchState) -> tuple[int, ...]:
    """Points of the cards that each side has taken so far, the taker's discards among them (C-04)."""
    deal, rules = state.the_deal, state.rules
    if not deal.discarded:
        return deal.the_play.card_points
    contract = deal.the_contract
    laid_away = trick_points(deal.discarded, contract.trumps, rules.score.scale(contract.trumps))
    return plus(deal.the_play.card_points, side_of(contract.taker, rules.players), laid_away)


def lost_in_the_sheet(state: MatchState) -> tuple[int, ...]:
    """What ten-point faults have cost and gained in the sheet, by side; ten points are one in tens."""
    unit = sheet_unit(state.rules.score)
    return tuple(points // unit for points in state.the_deal.the_play.lost)


def called_belotes(state: MatchState) -> tuple[Counted, ...]:
    """The belotes that count, each as king and queen: said, where it must be said twice with both cards."""
    playing, rules = state.the_deal.playing, state.rules.declarations
    if playing is None:
        return ()
    finished = {(seat, card.suit) for seat, card in playing.rebelotes}
    found = []
    for seat, card in playing.belotes:
        if rules.belote_twice and (seat, card.suit) not in finished:
            continue
        pair = (card_of(card.suit, Rank.QUEEN), card_of(card.suit, Rank.KING))
        found.append(Counted(seat, Declaration(Kind.BELOTE, pair, rules.belote_value)))
    return tuple(found)


def end_with_penalty(state: MatchState, offender: Seat, fault: Fault, events: list[Event]) -> MatchState:
    """A fault ends the deal: the others write the whole game, the offenders a dash (A15).

    With it goes all that was called, what lost the contest as well ([000] "sva zvanja koja su bila zvana").
    """
    side, said = side_of(offender, state.rules.players), state.the_deal.said
    lost = called_in_vain(said, state.rules.declarations)
    facts = _facts(state, (*said.counted, *lost, *called_belotes(state)))
    result = penalty_line(side, fault, _cards(state), facts, state.rules)
    return _write(state, result, events)


def end_with_belot(state: MatchState, belot: Counted, events: list[Event]) -> MatchState:
    """Eight in a row: as if the side had won the whole target at once ([000]); the match is over (A14)."""
    winner = side_of(belot.seat, state.rules.players)
    written = belot_points(winner, state.rules)
    return end_at_once(state, Outcome.BELOT, (winner,), written, (belot,), events)


def end_by_stopping(state: MatchState, seat: Seat, events: list[Event]) -> MatchState:
    """A side has enough in the middle of a deal and stops (finish=dosta)."""
    winner = side_of(seat, state.rules.players)
    so_far = written_so_far(state)
    written = tuple(points * (side == winner) for side, points in enumerate(so_far))
    called = (*state.the_deal.said.counted, *called_belotes(state))
    lost = tuple(points * (side == winner) for side, points in enumerate(lost_in_the_sheet(state)))
    return end_at_once(state, Outcome.STOPPED, (winner,), written, called, events, lost=lost)


def written_so_far(
    state: MatchState, cards: tuple[int, ...] | None = None, *, is_public: bool = False
) -> tuple[int, ...]:
    """What each side has in this deal so far, in points of the sheet, as if nobody could fall.

    `cards` are the points of cards that count for each side, if other than those of its tricks. With
    `is_public` declarations count once everybody has seen them.
    """
    deal, rules = state.the_deal, state.rules
    declared = laid_open(deal, rules) if is_public else deal.said.counted
    called = points_by_side(
        (*declared, *called_belotes(state)),
        rules.players,
        often_declared(deal.contract, rules.score),
    )
    counting = cards_taken(state) if cards is None else cards
    return so_far(counting, called, lost_in_the_sheet(state), deal.the_contract.trumps, rules.score)


def end_at_once(
    state: MatchState,
    outcome: Outcome,
    winners: tuple[Side, ...],
    written: tuple[int, ...],
    called: tuple[Counted, ...],
    events: list[Event],
    *,
    cards: tuple[int, ...] | None = None,
    lost: tuple[int, ...] = (),
) -> MatchState:
    """The match ends in the middle of a deal; `written`, which includes `lost`, enters the sheet.

    `cards` are the points of cards that count for each side, if other than those of its tricks.
    """
    counting = _cards(state) if cards is None else cards
    result = line_at_once(outcome, written, counting, _facts(state, called, lost), state.rules)
    state = lay_open(state, events)
    scores = tuple(map(add, state.scores, written))
    events.append(DealScored(result, scores))
    return _finish(
        changed(state, scores=scores, results=(*state.results, result)), won_by(winners, scores), events
    )


def _write(state: MatchState, result: DealResult, events: list[Event]) -> MatchState:
    """The line enters the sheet; the match ends, or the next dealer has the cards."""
    state = lay_open(state, events)  # whatever ended the deal: the line counts them
    scores = tuple(map(add, state.scores, result.written))
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
    end = verdict(
        scores,
        taker,
        state.rules.match,
        capot=result.capot,
        hung=result.hung_after,
        gain=gain_of(result, state.rules),
        winner=result.match_winner,
    )
    if end is not None:
        return _finish(state, end, events)
    return changed(state, phase=Phase.SHUFFLING, dealer=next_dealer(state, result))


def _finish(state: MatchState, end: MatchResult, events: list[Event]) -> MatchState:
    events.append(MatchWon(end))
    return changed(state, phase=Phase.OVER, result=end)


def next_dealer(state: MatchState, result: DealResult | None) -> Seat:
    """Who deals next; `result` is None after a deal that was thrown in."""
    return dealer_after(state.dealer, state.rules, None if result is None else result.written)


def gather(state: MatchState) -> tuple[Card, ...]:
    """The deck for rules that only cut: the sides' tricks on each other, then what was not played."""
    if state.rules.deal.shuffle is not ShuffleHabit.NEVER:
        return ()
    deal, players = state.the_deal, state.rules.players
    playing = deal.playing
    piles: list[list[Card]] = [[] for _ in range(sides(players))]
    if playing is not None:
        for trick, taker in zip(playing.tricks, playing.takers, strict=True):
            piles[side_of(taker, players)].extend(trick.cards)
    laid = [card for pile in piles for card in pile]
    seen = set(laid)
    return tuple(laid) + tuple(card for card in deal.deck if card not in seen)
