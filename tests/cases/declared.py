"""Declarations and belote: what counts, and for whom."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from game.cards.card import card
from game.cards.rank import Rank
from game.rules.actions import Declare, Play
from game.rules.asking import seat_to_act
from game.rules.contract import Trumps
from game.rules.declaration import Declaration
from game.rules.declarations import belote_suits, fours, held, runs
from game.rules.events import BeloteCalled, DealScored, DeclarationShown, MatchWon
from game.rules.options.declarations import Announce, DeclarationTiming
from game.rules.options.rules import Rules
from game.rules.phase import Phase
from game.rules.scoring import settle
from game.rules.seats import side_of, sides
from game.rules.trick import Trick
from tests.cases.shape import NotUnderstoodError, Part, by_side, cards_of, same, side_number, trumps_of
from tests.cases.stage import Stage

if TYPE_CHECKING:
    from game.cards.card import Card

BELOTE_WORDS = {"bela", "belot", "belote", "rebelote"}

Entry = tuple[int, str, frozenset[str], int]
"""Seat, kind, cards, value."""


def run(given: Part, expect: Part, rules: Rules) -> None:
    announced, plays = given.take("announced", None), given.take("events", None)
    manual = announced is not None or plays is not None
    rules = _at_once(rules, manual=manual)
    first = given.take("first")
    trumps = trumps_of(given.take("contract"))
    hands = _hands(given.take("hands"), rules)
    stage = Stage(rules)
    stage.begin((first - 1) % rules.players)
    stage.deal()
    taker = given.take("declarer", first)
    _lay(stage, hands)
    stage.contract(trumps, taker)
    contract = stage.state.the_deal.contract
    assert contract is not None
    assert contract.trumps is trumps, f"{trumps.value} cannot be called in this game"
    while stage.state.phase is Phase.DECLARING:
        seat = seat_to_act(stage.state)
        assert seat is not None
        stage.do(Declare(seat, _said(seat, hands, announced, rules)))
    if stage.state.phase is not Phase.OVER:
        _belotes(stage, hands, trumps, plays, announced)
    counted = _counted(stage)
    _compare(given, expect, stage, counted)


def _at_once(rules: Rules, *, manual: bool) -> Rules:
    """Declarations said before the lead, so that hands of a few cards suffice; it changes no contest."""
    told = replace(rules.declarations, timing=DeclarationTiming.BEFORE_LEAD)
    if manual:
        told = replace(told, announce=Announce.MANUAL)
    return replace(rules, declarations=told)


def _hands(hands: dict[object, list[str]], rules: Rules) -> tuple[tuple[Card, ...], ...]:
    found = {int(str(seat)): tuple(sorted(cards_of(codes))) for seat, codes in hands.items()}
    if set(found) - set(range(rules.players)):
        raise NotUnderstoodError(
            f"hands of seats 0 to {rules.players - 1} were expected, not {sorted(found)}"
        )
    return tuple(found.get(seat, ()) for seat in range(rules.players))


def _lay(stage: Stage, hands: tuple[tuple[Card, ...], ...]) -> None:
    """Everybody holds just the cards that matter."""
    deal = stage.state.the_deal
    empty: tuple[tuple[Card, ...], ...] = ((),) * stage.rules.players
    stage.state = replace(stage.state, deal=replace(deal, hands=hands, talons=empty))


def _said(
    seat: int, hands: tuple[tuple[Card, ...], ...], announced: dict[Any, Any] | None, rules: Rules
) -> tuple[Declaration, ...]:
    """What the seat announced, in its order; without a list: all that it holds."""
    if announced is None:
        return held(hands[seat], rules.declarations)
    lists = announced.get(seat, announced.get(str(seat), []))
    return tuple(
        one for codes in lists if not _is_belote(codes) for one in [_declaration(cards_of(codes), rules)]
    )


def _is_belote(codes: list[str]) -> bool:
    return len(codes) == 2


def _declaration(cards: tuple[Card, ...], rules: Rules) -> Declaration:
    found = [one for one in (*fours(cards), *runs(cards, rules.declarations)) if set(one.cards) == set(cards)]
    if not found:
        raise NotUnderstoodError(f"{cards} is no declaration")
    return found[0]


def _belotes(
    stage: Stage,
    hands: tuple[tuple[Card, ...], ...],
    trumps: Trumps,
    plays: list[dict[str, Any]] | None,
    announced: dict[Any, Any] | None,
) -> None:
    """Play kings and queens of trumps: as the case tells, or the king first, belote said where it counts."""
    if plays is not None:
        for play in plays:
            if set(play) - {"seat", "plays", "says"}:
                raise NotUnderstoodError(f"an event {play} is not understood here")
            _lead(stage, play["seat"], card(play["plays"]), says=play.get("says") in BELOTE_WORDS)
        return
    for seat, hand in enumerate(hands):
        said = announced is None or any(_is_belote(codes) for codes in announced.get(seat, []))
        for suit in belote_suits(trumps):
            pair = [one for one in hand if one.suit == suit and one.rank in {Rank.KING, Rank.QUEEN}]
            if len(pair) == 2:
                for one in reversed(pair):
                    _lead(stage, seat, one, says=said)


def _lead(stage: Stage, seat: int, one: Card, *, says: bool) -> None:
    """The seat leads the card, whoever is on lead."""
    deal = stage.state.the_deal
    playing = replace(deal.the_play, trick=Trick(seat))
    stage.state = replace(stage.state, deal=replace(deal, playing=playing))
    stage.do(Play(seat, one, says_belote=says))


def _counted(stage: Stage) -> list[Entry]:
    found: list[Entry] = []
    for event in stage.events:
        if isinstance(event, DeclarationShown):
            one = event.declaration
            found.append((event.seat, one.kind.value, frozenset(map(str, one.cards)), one.value))
        elif isinstance(event, BeloteCalled):
            suit = event.card.code[1]
            found.append((event.seat, "bela", frozenset({"K" + suit, "Q" + suit}), 20))
    return found


def _compare(given: Part, expect: Part, stage: Stage, counted: list[Entry]) -> None:
    rules = stage.rules
    if "counted" in expect:
        wanted = [_entry(one) for one in expect.take("counted")]
        same("what counts", _sorted(counted), _sorted(wanted))
    points = [0] * sides(rules.players)
    for seat, _, _, value in counted:
        points[side_of(seat, rules.players)] += value
    if "tricksWon" in given:
        points = _after_tricks(points, given.take("tricksWon"), rules)
    if "points" in expect:
        same("the points", tuple(points), by_side(expect.take("points"), rules))
    if "instantWin" in expect:
        winner = expect.take("instantWin")
        ended = [event.result for event in stage.events if isinstance(event, MatchWon)]
        if winner in {None, False}:
            assert not ended, "the match was not expected to end"
            return
        assert ended, "the match was expected to end"
        assert any(isinstance(event, DealScored) for event in stage.events)
        same("who wins at once", ended[0].winners, (side_number(winner),))
    else:
        assert stage.state.phase is not Phase.OVER, "nothing was said of an instant win"


def _after_tricks(points: list[int], tricks: list[int], rules: Rules) -> list[int]:
    """What is left of declarations when a side has no trick."""
    won = [0] * sides(rules.players)
    for place, count in enumerate(tricks):
        won[place if len(tricks) == len(won) else side_of(place, rules.players)] += count
    capot = next((side for side, count in enumerate(won) if count == sum(won)), None)
    zeros = (0,) * len(won)
    settled = settle(
        taker=0, cards=zeros, declared=tuple(points), belote=zeros, capot=capot, score=rules.score
    )
    return list(settled.declared)


def _entry(one: dict[str, Any]) -> Entry:
    if set(one) - {"seat", "kind", "cards", "value"}:
        raise NotUnderstoodError(f"a counted entry {one} is not understood here")
    return (one["seat"], one["kind"], frozenset(map(str, one["cards"])), one["value"])


def _sorted(entries: list[Entry]) -> list[tuple[int, str, list[str], int]]:
    return sorted((seat, kind, sorted(cards), value) for seat, kind, cards, value in entries)
