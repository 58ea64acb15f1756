"""Complete deals, replayed card by card."""

from __future__ import annotations

from typing import Any

from game.cards.card import card
from game.records.dealt import deck_of_hands
from game.rules.actions import Agree, Play
from game.rules.asking import seat_to_act
from game.rules.events import BeloteCalled, DealScored, DeclarationShown, TrickTaken
from game.rules.options.rules import Rules
from game.rules.phase import Phase
from tests.cases.scored import compare_result
from tests.cases.shape import NotUnderstoodError, Part, by_side, cards_of, same, trumps_of
from tests.cases.stage import Stage


def run(deal: Part, rules: Rules) -> None:
    same("the number of players", rules.players, deal.take("players", rules.players))
    leader, taker = deal.take("leader"), deal.take("declarer")
    stage = Stage(rules)
    dealer = (leader - 1) % rules.players
    stage.begin(dealer, hung=deal.take("hangingBefore", 0))
    first = sum(rules.pack.packets)
    hands: dict[int, Any] = {}
    for seat, codes in deal.take("hands").items():
        held = cards_of(codes)
        hands[int(str(seat))] = (held[:first], held[first:])
    deck = deck_of_hands(hands, dealer, rules) if len(hands) == rules.players else None
    if deck is None:
        raise NotUnderstoodError("hands as large as the game deals them, each card once, were expected")
    stage.deal(deck)
    if "calls" in deal:
        stage.call(deal.take("calls"))
        contract = stage.state.the_deal.contract
        same("the taker", contract and contract.taker, taker)
        same("the trumps", contract and contract.trumps.value, deal.take("contract"))
    else:
        stage.contract(trumps_of(deal.take("contract")), taker)
    for number, trick in enumerate(deal.take("tricks"), 1):
        _trick(stage, number, Part(f"trick {number}", trick))
    while stage.state.phase is Phase.AGREEING:
        seat = seat_to_act(stage.state)
        assert seat is not None
        stage.do(Agree(seat))
    _compare(deal, stage)


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


def _compare(deal: Part, stage: Stage) -> None:
    scored = [event for event in stage.events if isinstance(event, DealScored)]
    assert scored, "the deal is not at its end"
    result = scored[0].result
    same("declarations that count", _shown(stage), _entries(deal.take("declarationsCounted", [])))
    same("belotes", _belotes(stage), _expected_belotes(deal.take("belas", [])))
    if "trickPointsInclLast10" in deal:
        wanted = by_side(deal.take("trickPointsInclLast10"), stage.rules)
        same("the points of the cards", result.card_points, wanted)
    if "allTricks" in deal:
        same("who took all tricks", result.capot, deal.take("allTricks"))
    compare_result(deal, result, stage.rules)


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
        elif isinstance(event, BeloteCalled):
            found.append((event.seat, event.card.code[1], trick))
    return found


def _expected_belotes(entries: list[dict[str, Any]]) -> list[tuple[int, str, int]]:
    for one in entries:
        if set(one) != {"seat", "suit", "trick"}:
            raise NotUnderstoodError(f"a belote {one} is not understood here")
    return [(one["seat"], one["suit"], one["trick"]) for one in entries]
