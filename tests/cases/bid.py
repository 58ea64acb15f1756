"""Dealing, cutting, calling, and the manners at the table."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.cards.card import DECK, Card, card
from game.cards.shuffle import shuffled
from game.records.record import Record, Seated
from game.rules.actions import Action, LiftTalon, Peek, Shuffle
from game.rules.asking import choices_for, seat_to_act
from game.rules.auction import auction_of
from game.rules.call import call_text
from game.rules.calling import sees_own_cards
from game.rules.contract import Contract
from game.rules.drawing import dealer_by_draw, seating_by_draw
from game.rules.ending import next_dealer
from game.rules.events import DealScored, HandDealt, Redeal, TurnedTaken
from game.rules.neighbours import left_of
from game.rules.options.rules import Rules
from game.rules.phase import Phase
from game.rules.refusal import IllegalActionError, Refusal
from game.rules.result import Outcome
from game.rules.reviewing import reviewable
from game.rules.seats import FOUR, after, side_of
from game.rules.view import Choices
from game.rules.viewing import view_for
from game.table.player import Human, Scripted
from game.table.session import Session
from tests.cases.laid_deck import laid_deck
from tests.cases.shape import NotUnderstoodError, Part, same
from tests.cases.stage import Stage
from tests.cases.swapped import discard, exchange

ATTEMPTS = 500


def run(given: Part, expect: Part, rules: Rules) -> None:
    if "draw" in given:
        _draw(given, expect, rules)
        return
    stage = Stage(rules)
    dealer = given.take("dealer") if "dealer" in given else given.take("previousDealer")
    stage.begin(dealer)
    turned = card(given.take("turned")) if "turned" in given else None
    phase = given.take("phase", None)
    if phase not in {None, "auction", "cut", "play", "call", "deal"}:
        raise NotUnderstoodError(f"given.phase {phase!r} is not understood here")
    if turned is not None and given.take("event", None) == "exchange7":
        exchange(given, expect, stage, turned, dealer)
        return
    if "discard" in given:
        discard(given, expect, stage, dealer)
        return
    if "event" in given:
        _event(given, expect, stage, phase)
        return
    if given.take("dealOver", default=False) or "dealPoints" in given:
        _deal_over(given, expect, stage)
        return
    if phase == "cut":
        stage.do(Shuffle(DECK))
        same("who cuts", seat_to_act(stage.state), expect.take("cutter", seat_to_act(stage.state)))
    else:
        stage.deal(None if turned is None else laid_deck(rules, dealer, turned=turned))
        is_possible = _calls(stage, given.take("calls", []))
        if "allowed" in expect:
            same("whether this may be called", is_possible, expect.take("allowed"))
        else:
            assert is_possible, "one of the calls is not possible"
    _look(expect, stage)


def _calls(stage: Stage, calls: list[list[object]]) -> bool:
    try:
        stage.call(calls)
    except IllegalActionError:
        return False
    return True


def _look(expect: Part, stage: Stage) -> None:
    """Compare everything that is expected with where the match stands."""
    state, rules = stage.state, stage.rules
    deal = state.deal
    contract = None if deal is None else deal.contract
    questions: dict[str, Any] = {
        "turn": lambda: seat_to_act(state),
        "actions": lambda: _open(stage),
        "result": lambda: _result(stage),
        "nextDealer": lambda: state.dealer,
        "nextFirstCaller": lambda: after(state.dealer, rules.players),
        "firstCaller": lambda: after(state.dealer, rules.players),
        "cutter": lambda: left_of(state.dealer, rules),
        "trump": lambda: contract and contract.trumps.value,
        "contract": lambda: _standing(stage),
        "declarer": lambda: contract and contract.taker,
        "multiplier": lambda: _multiplier(stage),
        "leader": lambda: _leader(stage),
        "handSizes": lambda: list(view_for(state, 0).counts),
        "talonSizes": lambda: list(view_for(state, 0).talon_counts),
        "hanging": lambda: state.hung,
        "mustDiscard": lambda: None if seat_to_act(state) is None else _asked(stage).discards,
        "turnedTo": lambda: _turned_to(stage),
        "dealtNow": lambda: _dealt_now(stage),
        "faceUp": lambda: sum(card is not None for card in (deal and deal.turned, deal and deal.bottom)),
        "outOfPlay": lambda: len(DECK) - sum(view_for(state, 0).counts) - view_for(state, 0).extra_count,
    }
    for key, answer in questions.items():
        if key not in expect:
            continue
        expected = expect.take(key)
        if key == "actions":
            expected = sorted(expected)
        if key == "result" and expected == "contract":
            expected = "trump"
        if expected == "unchanged":
            expected = 0
        same(key, answer(), expected)
    if "scores" in expect:
        wanted = expect.take("scores")
        nothing = [0] * len(state.scores)
        same("the scores", list(state.scores), nothing if wanted == "unchanged" else wanted)


def _bid_so_far(stage: Stage) -> Contract | None:
    """The contract, or what stands in an auction that goes on."""
    deal = stage.state.deal
    if deal is None or deal.contract is not None:
        return None if deal is None else deal.contract
    return auction_of(deal.calls, deal.dealer, stage.rules, deal.proposed).standing


def _standing(stage: Stage) -> str | None:
    contract = _bid_so_far(stage)
    return None if contract is None else contract.trumps.value


def _multiplier(stage: Stage) -> int | None:
    contract = _bid_so_far(stage)
    return None if contract is None else contract.multiplier


def _leader(stage: Stage) -> int | None:
    """Who leads, or will lead once the taker has laid cards away."""
    deal = stage.state.deal
    if deal is None or deal.contract is None:
        return None
    return after(deal.dealer, stage.rules.players) if deal.playing is None else deal.playing.trick.leader


def _asked(stage: Stage) -> Choices:
    seat = seat_to_act(stage.state)
    assert seat is not None
    return choices_for(stage.state, seat)


def _turned_to(stage: Stage) -> int | None:
    return next((event.seat for event in stage.events if isinstance(event, TurnedTaken)), None)


def _dealt_now(stage: Stage) -> list[int]:
    """How many cards each seat was dealt after the auction, by seat; the turned card is not dealt."""
    counts = [-sum(stage.rules.pack.rounds) - stage.rules.pack.talon] * stage.rules.players
    for event in stage.events:
        if isinstance(event, HandDealt):
            counts[event.seat] += event.count
    return counts


def _open(stage: Stage) -> list[str]:
    seat = seat_to_act(stage.state)
    if seat is None:
        return []
    choices = choices_for(stage.state, seat)
    if choices.may_cut:
        return ["cut", "knock"]
    return sorted(call_text(call) for call in choices.calls)


def _result(stage: Stage) -> str | None:
    if any(isinstance(event, Redeal) for event in stage.events):
        return "redeal"
    deal = stage.state.deal
    return None if deal is None or deal.contract is None else "trump"


def _deal_over(given: Part, expect: Part, stage: Stage) -> None:
    """Play a deal to its end; the points may be given."""
    stage.deal()
    while not stage.state.results:
        stage.play_on()
    if "dealPoints" in given:
        result = replace(stage.state.results[-1], written=tuple(given.take("dealPoints")))
        finished = replace(stage.state, dealer=stage.state.the_deal.dealer)
        stage.state = replace(stage.state, dealer=next_dealer(finished, result))
    _look(expect, stage)


def _draw(given: Part, expect: Part, rules: Rules) -> None:
    """Everybody draws a card, and the lowest deals."""
    drawn: dict[Any, Card] = {name: card(code) for name, code in given.take("draw").items()}
    names = list(drawn)
    if rules.deal.draws_seats and rules.players == FOUR:
        order = seating_by_draw(tuple(drawn.values()))
        seated = tuple(drawn[names[place]] for place in order)
        in_order = [names[place] for place in order]
        if "seatsInPlayOrder" in expect:
            same("the seats", in_order, expect.take("seatsInPlayOrder"))
        if "partners" in expect:
            pairs = {frozenset((in_order[seat], in_order[seat + 2])) for seat in (0, 1)}
            same("the partners", pairs, {frozenset(pair) for pair in expect.take("partners")})
        names = in_order
    else:
        seated = tuple(drawn.values())
    dealer = dealer_by_draw(seated, rules)
    same("the dealer", None if dealer is None else names[dealer], expect.take("dealer"))
    if "firstHand" in expect and dealer is not None:
        same("first hand", names[after(dealer, rules.players)], expect.take("firstHand"))


def _event(given: Part, expect: Part, stage: Stage, phase: str | None) -> None:
    """Somebody does something that manners allow or not."""
    event, seat = given.take("event"), given.take("seat")
    if event == "review_tricks":
        _review(given, expect, stage, seat)
        return
    if event == "retract_card":
        same("whether the card may be taken back", _may_retract(stage, seat), expect.take("allowed"))
        return
    if event not in {"peek_own_cards", "lift_talon"}:
        raise NotUnderstoodError(f"given.event {event!r} is not understood here")
    stage.deal()
    stage.call(given.take("calls", []))
    if phase == "play":
        while stage.state.phase is not Phase.PLAYING:
            stage.play_on()
    if event == "peek_own_cards":
        _look_at_cards(expect, stage, Peek(seat), is_open=sees_own_cards(stage.state, seat))
    else:
        deal = stage.state.the_deal
        _look_at_cards(expect, stage, LiftTalon(seat), is_open=not deal.talons[seat])


def _look_at_cards(expect: Part, stage: Stage, action: Peek | LiftTalon, *, is_open: bool) -> None:
    """Whether a seat may look, and what it costs if it may not."""
    scores = stage.state.scores
    allowed, events = _try(stage, action)
    same("whether it may look", allowed if not is_open else True, expect.take("allowed"))
    scored = [event for event in events if isinstance(event, DealScored)]
    if "penalty" in expect:
        penalty = expect.take("penalty")
        if not penalty:
            assert not scored, "no penalty was expected"
            return
        wanted = Part("expect.penalty", penalty)
        assert scored, "a penalty was expected"
        result = scored[0].result
        side = 1 - side_of(action.seat, stage.rules.players)
        same("who writes the penalty", side, wanted.take("toSide", side))
        same("the penalty", result.written[side], wanted.take("points", result.written[side]))
        same(
            "whether the deal ends", result.outcome is Outcome.PENALTY, wanted.take("dealEnds", default=True)
        )
        wanted.finish()
    else:
        assert not scored or stage.state.scores != scores
    _look(expect, stage)


def _try(stage: Stage, action: Action) -> tuple[bool, tuple[object, ...]]:
    try:
        events = stage.do(action)
    except IllegalActionError as error:
        return error.reason is Refusal.NOTHING_COVERED, ()
    return False, events


def _review(given: Part, expect: Part, stage: Stage, seat: int) -> None:
    """Look for a deal in which that seat is on lead after some tricks, then ask who may look at tricks."""
    on_lead = given.take("onLead", seat)
    given.take("calls", [])
    for attempt in range(ATTEMPTS):
        trial = Stage(stage.rules)
        trial.begin(stage.state.dealer)
        trial.deal(shuffled(DECK, b"review" + attempt.to_bytes(2, "big")))
        while not trial.state.results:
            trial.play_on()
            playing = trial.state.the_deal.playing
            if playing is None or playing.trick.cards or trial.state.results:
                continue
            sides_with_tricks = {side_of(taker, trial.rules.players) for taker in playing.takers}
            if playing.tricks and playing.trick.leader == on_lead and len(sides_with_tricks) > 1:
                may = bool(reviewable(view_for(trial.state, seat)))
                same("whether the tricks may be looked at", may, expect.take("allowed"))
                return
    raise NotUnderstoodError(f"no deal was found in which seat {on_lead} leads")


def _may_retract(stage: Stage, seat: int) -> bool:
    """Play until the seat has played a card, then ask the table whether it may take it back."""
    record = Record(game="bela4", rules=stage.rules, players=(Seated(),) * stage.rules.players, seed="a case")
    players: list[Any] = [Scripted([]) for _ in range(stage.rules.players)]
    players[seat] = Human()
    stage.deal()
    actions: list[Action] = []
    trial = Stage(stage.rules)
    trial.do = lambda action: (actions.append(action), Stage.do(trial, action))[1]  # type: ignore[method-assign]
    while not (trial.state.deal and trial.state.deal.playing and trial.state.deal.playing.tricks):
        trial.play_on()
    session = Session(replace(record, actions=tuple(actions)), players)
    return session.can_undo(seat)
