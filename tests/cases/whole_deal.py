"""Complete deals, replayed card by card."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from game.cards.card import Card, card
from game.records.dealt import Layout, NotADealError, deck_of
from game.rules.actions import Agree, Play
from game.rules.asking import seat_to_act
from game.rules.auction import auction_of
from game.rules.call import call_of
from game.rules.contract import Contract
from game.rules.declaring import begin_declaring
from game.rules.events import BeloteCalled, DealScored, DeclarationShown, Event, TrickTaken
from game.rules.options.rules import Rules
from game.rules.options.score import RoundSplit
from game.rules.phase import Phase
from game.rules.result import DealResult
from game.rules.scoring import factors_of
from tests.cases.figures import named_goal
from tests.cases.scored import compare_result
from tests.cases.shape import NotUnderstoodError, Part, by_side, cards_of, same, trumps_of
from tests.cases.stage import Stage


def run(deal: Part, rules: Rules) -> None:
    same("the number of players", rules.players, deal.take("players", rules.players))
    result = _play(deal, rules)
    if "recordedOfficialRounding" in deal:
        official = replace(rules, score=replace(rules.score, round_split=RoundSplit.LOSER_UP))
        wanted = by_side(deal.take("recordedOfficialRounding"), rules)
        same("the official rounding", _play(deal, official).result.written, wanted)
    _compare(deal, result)


@dataclass(frozen=True)
class Played:
    """A deal that was replayed card by card."""

    stage: Stage
    result: DealResult


def _play(deal: Part, rules: Rules) -> Played:
    """Deal, call and play it all; every card, trick and point is compared on the way."""
    stage = _begun(deal, rules)
    for number, trick in enumerate(deal.take("tricks"), 1):
        _trick(stage, number, Part(f"trick {number}", trick))
    while stage.state.phase is Phase.AGREEING:
        seat = seat_to_act(stage.state)
        assert seat is not None
        stage.do(Agree(seat))
    scored = [event for event in stage.events if isinstance(event, DealScored)]
    assert scored, "the deal is not at its end"
    return Played(stage, scored[0].result)


def _begun(deal: Part, rules: Rules) -> Stage:
    """The moment before the first lead."""
    leader, taker = deal.take("leader"), deal.take("declarer")
    stage = Stage(rules)
    dealer = (leader - 1) % rules.players
    stage.begin(dealer, hung=deal.take("hangingBefore", 0))
    hands = {int(str(seat)): cards_of(codes) for seat, codes in deal.take("hands").items()}
    _check(hands, rules)
    contract = Contract(
        trumps=trumps_of(deal.take("contract")),
        taker=taker,
        multiplier=deal.take("multiplier", 1),
        goal=_goal(deal),
    )
    calls, turned = deal.take("calls", None), deal.take("turned", None)
    discarded = cards_of(deal.take("discardedByDeclarer", deal.take("discards", ())))
    deal.take("talon", None)  # out of play, or in the hands by now
    deal.take("bottom", None)
    if calls is not None:
        proposed = None if turned is None else card(str(turned))
        said = tuple((int(seat), call_of(str(text))) for seat, text in calls)
        same("the contract", auction_of(said, dealer, rules, proposed).contract, contract)
    if rules.pack.turns_up or rules.pack.extra or contract.multiplier > 1 or contract.goal:
        return _inner_table(stage, hands, contract, discarded)
    first = rules.pack.first_hand
    packets = {seat: (held[:first], held[first:]) for seat, held in hands.items()}
    try:
        stage.deal(deck_of(Layout(hands=packets), dealer, rules))
    except NotADealError as error:
        raise NotUnderstoodError(str(error)) from None
    if calls is None:
        stage.contract(contract.trumps, taker)
    else:
        stage.call(calls)
    return stage


def _goal(deal: Part) -> int:
    goal = deal.take("goal", deal.take("bid", 0))
    return named_goal(goal)


def _check(hands: dict[int, tuple[Card, ...]], rules: Rules) -> None:
    """Every seat's cards, and none of them twice."""
    held = [one for hand in hands.values() for one in hand]
    sizes = {len(hand) for hand in hands.values()}
    if set(hands) != set(range(rules.players)) or sizes != {rules.pack.hand} or len(set(held)) != len(held):
        raise NotUnderstoodError(
            f"{rules.players} hands of {rules.pack.hand} cards, each card once, were expected"
        )


def _inner_table(
    stage: Stage, hands: dict[int, tuple[Card, ...]], contract: Contract, discarded: tuple[Card, ...]
) -> Stage:
    """Auction, exchange and discard are over: these are the hands, whatever the deck was."""
    players = stage.rules.players
    held = {one for hand in hands.values() for one in hand}
    if len(discarded) != stage.rules.pack.extra or held & set(discarded):
        raise NotUnderstoodError(f"{stage.rules.pack.extra} other cards laid away were expected")
    stage.deal()
    deal = replace(
        stage.state.the_deal,
        hands=tuple(tuple(sorted(hands[seat])) for seat in range(players)),
        talons=((),) * players,
        discarded=discarded,
        contract=contract,
    )
    events: list[Event] = []
    stage.state = begin_declaring(replace(stage.state, deal=deal), events)
    stage.events += events
    return stage


def _trick(stage: Stage, number: int, trick: Part) -> None:
    seat = seat_to_act(stage.state)
    same(f"who leads to trick {number}", seat, trick.take("lead"))
    taken: TrickTaken | None = None
    for code in trick.take("cards"):
        seat = seat_to_act(stage.state)
        assert seat is not None
        assert taken is None, f"trick {number} has too many cards"
        events = stage.do(Play(seat, card(code), says_belote=True))
        taken = next((event for event in events if isinstance(event, TrickTaken)), None)
    assert taken is not None, f"trick {number} is not complete"
    same(f"who takes trick {number}", taken.seat, trick.take("winner"))
    same(f"the points of trick {number}", taken.points, trick.take("points"))
    trick.finish()


def _compare(deal: Part, played: Played) -> None:
    stage, result = played.stage, played.result
    same("declarations that count", _shown(stage), _entries(deal.take("declarationsCounted", [])))
    same("belotes", _belotes(stage), _expected_belotes(deal.take("belas", [])))
    if "trickPointsInclLast10" in deal:
        wanted = by_side(deal.take("trickPointsInclLast10"), stage.rules)
        same("the points of the cards", _as_told(result, wanted, stage.rules), wanted)
    if "allTricks" in deal:
        same("who took all tricks", result.capot, deal.take("allTricks"))
    compare_result(deal, result, stage.rules)


def _as_told(result: DealResult, wanted: tuple[int, ...], rules: Rules) -> tuple[int, ...]:
    """Card points; at no trumps doubled if the case's are, as their sum tells."""
    contract = result.contract
    assert contract is not None
    is_doubled = sum(wanted) > sum(result.card_points)
    factor = factors_of(contract.trumps, rules.score).cards if is_doubled else 1
    return tuple(points * factor for points in result.card_points)


def _shown(stage: Stage) -> list[tuple[int, str, list[str], int]]:
    return sorted(
        (
            event.seat,
            event.declaration.kind.value,
            sorted(map(str, event.declaration.cards)),
            event.declaration.value,
        )
        for event in stage.events
        if isinstance(event, DeclarationShown)
    )


def _entries(entries: list[dict[str, Any]]) -> list[tuple[int, str, list[str], int]]:
    for one in entries:
        if set(one) != {"seat", "kind", "cards", "value"}:
            raise NotUnderstoodError(f"a counted entry {one} is not understood here")
    return sorted((one["seat"], one["kind"], sorted(map(str, one["cards"])), one["value"]) for one in entries)


def _belotes(stage: Stage) -> list[tuple[int, str, int]]:
    """Seat, suit and number of the trick of every belote."""
    found, trick = [], 1
    for event in stage.events:
        if isinstance(event, TrickTaken):
            trick = event.number + 1
        elif isinstance(event, BeloteCalled) and not event.is_second:
            found.append((event.seat, event.card.code[1], trick))
    return found


def _expected_belotes(entries: list[dict[str, Any]]) -> list[tuple[int, str, int]]:
    for one in entries:
        if set(one) != {"seat", "suit", "trick"}:
            raise NotUnderstoodError(f"a belote {one} is not understood here")
    return [(one["seat"], one["suit"], one["trick"]) for one in entries]
